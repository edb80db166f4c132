import { SIGNS } from '../zodiac/zodiac.js';
import type { Sign } from '../zodiac/zodiac.js';
import type { NormalChart } from './normal.js';
import { manualRound } from './progressed.js';
import { rulersOf } from './tables.js';
import type { AstrodyneBody } from './tables.js';

/** An aspect within orb at a date, or the mutual reception of one body (which has no power). */
export interface PracticalSource {
  readonly id: string;
  readonly bodies: readonly AstrodyneBody[];
  readonly reception: boolean;
  readonly directTerminalIds: readonly string[];
  readonly indirectTerminalIds: readonly string[];
  readonly power: number;
  readonly harmony: number;
  readonly discord: number;
}

interface PracticalInput {
  readonly normal: NormalChart;
  readonly sources: readonly PracticalSource[];
  readonly locations: readonly { readonly terminalId: string; readonly sign: Sign; readonly house: number }[];
  readonly cuspSigns: readonly Sign[];
  readonly intercepted: readonly (readonly Sign[])[];
}

/** A sign or house: its terminals, and the rulers of its cusps and of its intercepted signs. */
interface Region {
  readonly occupied: ReadonlySet<string>;
  readonly cuspRulers: readonly AstrodyneBody[];
  readonly interceptedRulers: readonly AstrodyneBody[];
}

/**
 * The factor of an aspect that a body adds to a region (pp. 38-45): 1/2 for each cusp that it rules, 1/4 for each
 * intercepted sign, 1 for a terminal that forms the aspect, 1/2 for its other terminal. A body in aspect to its own
 * radical position counts 1 1/2.
 */
function shareOf(body: AstrodyneBody, source: PracticalSource, region: Region) {
  const own = (ids: readonly string[]) => ids.filter((id) => id.startsWith(`${body}:`));
  const there = (ids: readonly string[]) => ids.filter((id) => region.occupied.has(id)).length;
  const direct = own(source.directTerminalIds),
    indirect = own(source.indirectTerminalIds);
  const count = (rulers: readonly AstrodyneBody[]) => rulers.filter((ruler) => ruler === body).length;
  const ruling = 0.5 * count(region.cuspRulers) + 0.25 * count(region.interceptedRulers);
  const alone = direct.length === 2 && indirect.length === 0 && there(direct) > 0;
  const occupying = alone ? 1.5 : there(direct) + 0.5 * there(indirect);
  const channels = [
    ...(source.reception ? ['mutualReception'] : []),
    ...(ruling > 0 ? ['ruler'] : []),
    ...(occupying > 0 ? ['occupiedTerminal'] : []),
  ];
  return { factor: ruling + occupying, channel: channels.join('+') };
}

function contributionsTo(region: Region, sources: readonly PracticalSource[]) {
  const rows = sources.flatMap((source) =>
    [...new Set(source.bodies)].flatMap((body) => {
      const { factor, channel } = shareOf(body, source, region);
      if (factor === 0) return [];
      const harmony = source.harmony * factor,
        discord = source.discord * factor;
      return [
        {
          sourceId: source.id,
          body,
          channel,
          factor,
          power: source.power * factor,
          harmony,
          discord,
          netHarmony: harmony - discord,
        },
      ];
    }),
  );
  const key = ({ body, sourceId, channel }: (typeof rows)[number]) => `${body}\u0000${sourceId}\u0000${channel}`;
  return rows.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** A row of the progressed chart with its aspects; harmony and discord are netted by body. */
function practicalRow(row: NormalChart['signs'][number], region: Region, sources: readonly PracticalSource[]) {
  const contributions = contributionsTo(region, sources);
  const nets = new Map<string, number>();
  for (const { body, netHarmony } of contributions) nets.set(body, (nets.get(body) ?? 0) + netHarmony);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const netList = [...nets.values()];
  const normalHarmony = Math.max(row.netHarmony, 0),
    normalDiscord = Math.max(-row.netHarmony, 0);
  const addedPower = manualRound(sum(contributions.map(({ power }) => power))),
    addedHarmony = manualRound(sum(netList.map((net) => Math.max(net, 0)))),
    addedDiscord = manualRound(sum(netList.map((net) => Math.max(-net, 0))));
  const totalHarmony = manualRound(normalHarmony + addedHarmony),
    totalDiscord = manualRound(normalDiscord + addedDiscord);
  return {
    name: row.name,
    normalPower: row.totalPower,
    normalHarmony,
    normalDiscord,
    contributions,
    addedPower,
    addedHarmony,
    addedDiscord,
    totalPower: manualRound(row.totalPower + addedPower),
    totalHarmony,
    totalDiscord,
    netHarmony: manualRound(totalHarmony - totalDiscord),
  };
}

/** The progressed chart with its aspects distributed over signs and houses (Manual, pp. 38-45). */
export function practicalChart({ normal, sources, locations, cuspSigns, intercepted }: PracticalInput) {
  const occupied = (of: (location: PracticalInput['locations'][number]) => boolean) =>
    new Set(locations.filter(of).map(({ terminalId }) => terminalId));
  const signs = normal.signs.map((row, index) => {
    const sign = SIGNS[index];
    const rulers = rulersOf(sign);
    const region: Region = {
      occupied: occupied((one) => one.sign === sign),
      cuspRulers: cuspSigns.filter((one) => one === sign).flatMap(() => rulers),
      interceptedRulers: intercepted.flatMap((within) => within.filter((one) => one === sign)).flatMap(() => rulers),
    };
    return practicalRow(row, region, sources);
  });
  const houses = normal.houses.map((row, index) => {
    const region: Region = {
      occupied: occupied((one) => one.house === index + 1),
      cuspRulers: rulersOf(cuspSigns[index]),
      interceptedRulers: intercepted[index].flatMap(rulersOf),
    };
    return practicalRow(row, region, sources);
  });
  return { signs, houses };
}
