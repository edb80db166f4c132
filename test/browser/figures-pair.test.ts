import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { asking, becomes, bodyWord, SHOWN, dm, dms, shows, zodiacal } from './support/figures.js';
import { noBrowser, person } from './support/person.js';

interface Aspect {
  readonly body1: string;
  readonly body2: string;
  readonly aspect: string;
  readonly orb: number;
  readonly classification?: { readonly tier: string };
}
interface Point {
  readonly key: string;
  readonly longitude: number;
  readonly house: number | null;
}
interface Packet {
  readonly points: readonly Point[];
  readonly aspects: readonly Aspect[];
  readonly house_cusps: readonly { readonly longitude: number }[];
  readonly rings?: readonly { readonly points: readonly Point[] }[];
  readonly ring_aspects?: readonly Aspect[];
}
interface Place {
  readonly name: string;
  readonly longitude: number;
  readonly speed: number;
}
type Ask = ReturnType<typeof asking>;

const WHEEL = '/v1/website/chart-wheel/packet';
const HERE = { latitude: 51.50853, longitude: -0.12574 },
  THERE = { latitude: -33.87, longitude: 151.21 };
const first = { dt: '1990-06-15T13:30:00Z', ...SHOWN, ...HERE },
  second = { dt: '1988-11-03T02:40:00Z', ...SHOWN, latitude: 40.71427, longitude: -74.00597 };
const LINK =
  'view=pair&n=Ada&d=1990-06-15T14:30&tz=Europe/London&lat=51.50853&lon=-0.12574&bn=Ben&bd=1988-11-02T21:40&btz=America/New_York&blat=40.71427&blon=-74.00597';

const listed = (aspects: readonly Aspect[]): string[][] =>
  aspects.map(({ body1, aspect, body2, orb }) => [bodyWord(body1), aspect, bodyWord(body2), dms(orb)]);
const cusps = (degrees: readonly number[]): string[][] => degrees.map((at, i) => [String(i + 1), zodiacal(at)]);
const longitudes = ({ house_cusps: all }: Packet): number[] => all.map(({ longitude }) => longitude);

async function compareBiWheel(page: Page, address: string, ask: Ask): Promise<void> {
  const packet = await ask<Packet>(WHEEL, {
    chart: { dt: first.dt, ...SHOWN },
    houses: HERE,
    rings: [{ label: 'Ben', chart: { dt: second.dt, ...SHOWN } }],
    include_svg: false,
  });
  const overlays = await ask<Record<string, { placements: Record<string, { house: number }> }>>(
    '/v1/synastry/overlays',
    { first, second },
  );
  await page.goto(`${address}/?${LINK}`);
  await shows(
    page,
    'Positions',
    packet.points.map(({ key, longitude }, i) => [
      bodyWord(key),
      zodiacal(longitude),
      zodiacal(packet.rings?.[0].points[i].longitude ?? NaN),
    ]),
  );
  await shows(page, 'Aspects between the charts, closest first', listed(packet.ring_aspects ?? []));
  const { first_in_second: there, second_in_first: here } = overlays;
  await shows(
    page,
    'House overlays',
    Object.entries(there.placements).map(([name, { house }]) => [
      bodyWord(name),
      String(house),
      String(here.placements[name].house),
    ]),
  );
}

/** The accessible sentences of the grid, with their rows and columns. */
const gridOf = (page: Page): Promise<string[][]> =>
  page.locator('table.synastry-grid').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const [head, body] = [...table.children];
      const heads = [...head.children[0].children].map((cell) => (cell.textContent ?? '').trim());
      return [...body.children].flatMap((row) =>
        [...row.children].flatMap((cell, i) =>
          i === 0
            ? []
            : [...cell.children].map((aspect) => [
                (row.children[0].textContent ?? '').trim(),
                heads[i],
                aspect.children[0].textContent ?? '',
                aspect.children[aspect.children.length - 1].textContent ?? '',
              ]),
        ),
      );
    }),
  );

async function compareGrid(page: Page, address: string, ask: Ask): Promise<void> {
  const { events } = await ask<{ events: Aspect[] }>('/v1/synastry/aspects', { first, second, tier: 2, orb_factor: 2 });
  const wanted = events.map(({ body1, aspect, body2, orb }) => [
    bodyWord(body1),
    bodyWord(body2),
    `Ada ${body1} ${aspect} Ben ${body2}, ${dm(orb)}`,
    dm(orb),
  ]);
  const pairs = new Set(wanted.map(([row, column]) => `${row} ${column}`));
  assert.ok(pairs.size < wanted.length, 'some pairs have several aspects');
  await page.goto(`${address}/?${LINK}&mode=grid&tier=2&orb=2`);
  await becomes(page, async () => (await gridOf(page)).sort(), wanted.sort(), 'Synastry grid');
}

/** Positions, houses and aspects of a relationship chart: positions and cusps from its route, houses and aspects from the wheel. */
async function compareFigure(page: Page, places: ReadonlyMap<string, number>, degrees: number[], wheel: Packet) {
  await shows(
    page,
    'Positions',
    wheel.points.map(({ key, house }) => [bodyWord(key), zodiacal(places.get(key) ?? NaN), String(house)]),
  );
  assert.equal(wheel.points.length, places.size);
  await shows(page, 'Houses', cusps(degrees));
  await shows(page, 'Aspects, closest first', listed(wheel.aspects));
}

async function compareComposite(page: Page, address: string, ask: Ask): Promise<void> {
  const made = await ask<{
    planets: Record<string, number>;
    nodes: Record<string, number>;
    cusps: number[];
    asc: number;
    mc: number;
  }>('/v1/composite/chart', { first, second, house_system: 'R' });
  const places = new Map(Object.entries({ ...made.planets, ...made.nodes }));
  const wheel = await ask<Packet>(WHEEL, {
    chart: { dt: first.dt },
    figure: {
      points: [...places].map(([name, longitude]) => ({ name, longitude })),
      cusps: made.cusps,
      asc: made.asc,
      mc: made.mc,
    },
    include_svg: false,
  });
  await page.goto(`${address}/?${LINK}&mode=composite&hs=R`);
  await compareFigure(page, places, made.cusps, wheel);
}

async function compareMidtime(page: Page, address: string, ask: Ask): Promise<void> {
  const { chart, houses } = await ask<{
    chart: { datetime_utc: string; planets: Record<string, Place>; nodes: Record<string, Place> };
    houses: { cusps: number[]; asc: number; mc: number };
  }>('/v1/authP/chart', { first, second, method: 'corrected', house_system: 'P' });
  const points = [...Object.values(chart.planets), ...Object.values(chart.nodes)];
  const wheel = await ask<Packet>(WHEEL, {
    chart: { dt: chart.datetime_utc },
    figure: {
      points: points.map(({ name, longitude, speed }) => ({ name, longitude, speed })),
      cusps: houses.cusps,
      asc: houses.asc,
      mc: houses.mc,
    },
    include_svg: false,
  });
  await page.goto(`${address}/?${LINK}&mode=midtime&mm=corrected`);
  await compareFigure(page, new Map(points.map(({ name, longitude }) => [name, longitude])), houses.cusps, wheel);
}

async function compareRelocation(page: Page, address: string, ask: Ask): Promise<void> {
  const at = (houses: object): Promise<Packet> =>
    ask<Packet>(WHEEL, { chart: { dt: first.dt, ...SHOWN }, houses, include_svg: false });
  const [before, after] = [await at(HERE), await at(THERE)];
  await page.goto(`${address}/?${LINK}&mode=relocation&rlat=-33.87&rlon=151.21`);
  const there = longitudes(after);
  await shows(
    page,
    'Houses at both places',
    cusps(longitudes(before)).map((row, i) => [...row, zodiacal(there[i])]),
  );
  await shows(
    page,
    'Bodies that change house',
    before.points
      .map(({ key, house }, i) => [bodyWord(key), String(house), String(after.points[i].house)])
      .filter(([, born, moved]) => born !== moved),
  );
}

test(
  'rule: the tables of two charts are, cell by cell, the answers of the routes: bi-wheel, grid, composite, Davison, relocation',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    const ask = asking(address);
    try {
      await compareBiWheel(page, address, ask);
      await compareGrid(page, address, ask);
      await compareComposite(page, address, ask);
      await compareMidtime(page, address, ask);
      await compareRelocation(page, address, ask);
    } finally {
      await leave();
    }
  },
);
