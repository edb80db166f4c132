import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { asking, becomes, bodyWord, SHOWN, SHOWN_BODIES, dm, dms, shows, zodiacal } from './support/figures.js';
import { noBrowser, person } from './support/person.js';

interface Aspect {
  readonly body1: string;
  readonly body2: string;
  readonly aspect: string;
  readonly orb: number;
  readonly applying: boolean | null;
}
interface Place {
  readonly latitude?: number;
  readonly speed: number;
}
interface Point {
  readonly key: string;
  readonly longitude: number;
  readonly house: number | null;
}
interface Packet {
  readonly chart: { readonly planets: Record<string, Place>; readonly nodes: Record<string, Place> };
  readonly points: readonly Point[];
  readonly aspects: readonly Aspect[];
  readonly aspects_to_angles?: readonly Aspect[];
  readonly house_cusps: readonly { readonly longitude: number }[];
  readonly rings?: readonly { readonly points: readonly Point[] }[];
}
const WHEEL = '/v1/website/chart-wheel/packet';
const LONDON = { latitude: 51.50853, longitude: -0.12574 };
const BIRTH = 'd=1990-06-15T14:30&tz=Europe/London&lat=51.50853&lon=-0.12574';
const DT = '1990-06-15T13:30:00Z';
const OBSERVER = { dt: DT, observer_lat: LONDON.latitude, observer_lon: LONDON.longitude };

/** The non-empty cells of a triangle of aspects: row, column, accessible text, shown text. */
const gridOf = (page: Page, caption: string): Promise<string[][]> =>
  page.locator(`.table[aria-label="${caption}"] tbody`).evaluateAll((bodies) =>
    bodies.flatMap((body) => {
      const rows = [...body.children];
      const name = (row: (typeof rows)[number]): string => (row.children[0].textContent ?? '').trim();
      return rows.flatMap((row) =>
        [...row.children].slice(1).flatMap((cell, i) =>
          [...cell.children].map((aspect) => {
            const [sentence] = aspect.children,
              small = aspect.children[aspect.children.length - 1];
            return [name(row), name(rows[i]), sentence.textContent ?? '', small.textContent ?? ''];
          }),
        ),
      );
    }),
  );

/** The same for an answer: every aspect of each pair, closest first, below the diagonal, in the order of the points. */
function gridFrom({ points, aspects: own, aspects_to_angles: toAngles = [] }: Packet): string[][] {
  const aspects = [...own, ...toAngles];
  const names = [...points.map(({ key }) => key), 'Ascendant', 'Midheaven'].filter((key) =>
    aspects.some((a) => a.body1 === key || a.body2 === key),
  );
  return names.flatMap((row, i) =>
    names.slice(0, i).flatMap((column) =>
      aspects
        .filter(({ body1, body2 }) => (body1 === row && body2 === column) || (body1 === column && body2 === row))
        .sort((a, b) => a.orb - b.orb)
        .map(({ body1, aspect, body2, orb, applying }) => [
          bodyWord(row),
          bodyWord(column),
          `${body1} ${aspect} ${body2}, ${dm(orb)} ${applying === null ? '' : applying ? 'applying' : 'separating'}`,
          `${dm(orb)}${applying === null ? '' : applying ? ' a' : ' s'}`,
        ]),
    ),
  );
}

const positionRows = ({ points, chart }: Packet): string[][] =>
  points.map(({ key, longitude, house }) => {
    const { latitude, speed } = { ...chart.planets, ...chart.nodes }[key];
    return [
      bodyWord(key),
      `${zodiacal(longitude)}${speed < 0 ? '℞' : ''}`,
      latitude === undefined ? '' : dm(latitude),
      dms(speed),
      String(house),
    ];
  });
const cuspRows = (cusps: readonly number[]): string[][] =>
  cusps.map((degrees, i) => [String(i + 1), zodiacal(degrees)]);

interface Dignities {
  readonly dignities: readonly {
    readonly planet: string;
    readonly essential_dignity: string;
    readonly essential_score: number;
    readonly accidental_dignities: readonly string[];
    readonly accidental_score: number;
    readonly total_score: number;
  }[];
}
interface Lots {
  readonly parts: readonly { readonly name: string; readonly longitude: number; readonly formula: string }[];
}
const LOTS = ['Fortune', 'Spirit', 'Eros (Paulus)', 'Necessity (Paulus)', 'Courage', 'Victory', 'Nemesis'];

/** Charts by the parameters of the link, and the same as requests. */
const CHARTS = [
  { link: '', system: 'P', chart: { dt: DT, ...SHOWN }, more: {} },
  {
    link: '&hs=R&z=authI&tier=2&orb=2&bodies=Ceres&obs=topo',
    system: 'R',
    chart: {
      ...OBSERVER,
      ...SHOWN,
      bodies: [...SHOWN_BODIES, 'Ceres'],
    },
    more: { config: { orb_factor: 2, aspect_tier: 2 }, ayanamsa_system: 'authI' },
  },
];

test(
  'rule: positions, houses, aspects, dignities and lots of a chart are, cell by cell, the answers of the routes',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    const ask = asking(address);
    try {
      for (const { link, system, chart, more } of CHARTS) {
        const request = { chart, houses: { ...LONDON, system }, include_svg: false, angle_aspects: true, ...more };
        const packet = await ask<Packet>(WHEEL, request);
        const { dignities } = await ask<Dignities>('/v1/dignities/chart', { ...OBSERVER, house_system: system });
        const { parts } = await ask<Lots>('/v1/lots/chart', { ...OBSERVER, names: LOTS });
        const placed = await ask<Packet>(WHEEL, {
          chart: { dt: DT, bodies: ['Sun'], include_nodes: false },
          rings: [{ points: parts.map(({ name, longitude }) => ({ name, longitude })) }],
          ...more,
          include_svg: false,
        });
        await page.goto(`${address}/?view=chart&${BIRTH}${link}`);
        await shows(page, 'Positions', positionRows(packet));
        await shows(page, 'Houses', cuspRows(packet.house_cusps.map(({ longitude }) => longitude)));
        const grid = gridFrom(packet);
        assert.ok(grid.length > 10);
        await becomes(page, () => gridOf(page, 'Aspects'), grid, 'Aspects');
        await shows(
          page,
          'Dignities',
          dignities.map((one) => [
            one.planet,
            `${one.essential_dignity} (${one.essential_score})`,
            `${one.accidental_dignities.join(', ')} (${one.accidental_score})`.trim(),
            String(one.total_score),
          ]),
        );
        await shows(
          page,
          'Lots',
          parts.map(({ name, formula }, i) => [name, zodiacal(placed.rings?.[0].points[i].longitude ?? NaN), formula]),
        );
      }
      // The tropical cusps from the route of houses.
      const { cusps } = await ask<{ cusps: number[] }>('/v1/houses', { dt: DT, ...LONDON, system: 'P' });
      await page.goto(`${address}/?view=chart&${BIRTH}`);
      await shows(page, 'Houses', cuspRows(cusps));
    } finally {
      await leave();
    }
  },
);
