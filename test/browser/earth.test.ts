import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { noBrowser, person, personWithPhone, savedText, violations } from './support/person.js';
import { becomes } from './support/figures.js';

interface NearLine {
  readonly planet: string;
  readonly line_type: string;
  readonly distance_km: number;
}
interface Features {
  readonly features: readonly { readonly properties: { readonly planet: string; readonly line_type: string } }[];
}

interface DOMBox {
  readonly height: number;
}

const ADDRESS = '/?view=earth&d=1985-07-13T16:05&tz=Europe/London&p=London&lat=51.5&lon=-0.12';
const DT = '1985-07-13T15:05:00Z';
const BODIES = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
const LINES = '/v1/astrocartography/chart/lines';

/** The rows of a table as text without the symbols of bodies. */
async function rows(page: Page, name: string): Promise<string[][]> {
  const region = page.getByRole('group', { name });
  await region.locator('tbody tr').first().waitFor();
  return region
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => (cell.textContent ?? '').replace(/[^ -~°′″−]/gu, '').trim())),
    );
}
const picked = (page: Page): number[] => (new URL(page.url()).searchParams.get('at') ?? '').split(',').map(Number);

test(
  'rule: a person clicks the map and reads the lines near the place, as the route answers them; the link brings it back',
  { skip: noBrowser },
  async () => {
    const { page, address, ask, leave } = await person();
    try {
      await page.goto(`${address}${ADDRESS}`);
      await page.locator('path[data-line="Sun MC"]').waitFor({ state: 'attached' });
      const map = page.getByRole('group', { name: /^Astrocartography/ });
      const box = await map.boundingBox();
      assert.ok(box);
      // Paris on the plain map.
      await map.click({ position: { x: (box.width * 182.35) / 360, y: (box.height * 41.15) / 180 } });
      await page.waitForURL(/at=/);
      const [latitude, longitude] = picked(page);
      assert.ok(Math.abs(latitude - 48.85) < 0.5 && Math.abs(longitude - 2.35) < 0.5, page.url());
      const near = async (): Promise<string[][]> => {
        const [lat, lon] = picked(page);
        const answer = (await ask(LINES, {
          dt: DT,
          bodies: BODIES,
          near: { latitude: lat, longitude: lon, orb_km: 1000 },
        })) as { near: { lines: NearLine[] } };
        return answer.near.lines.map((line) => [
          `${line.planet} ${line.line_type}`,
          `${line.distance_km.toFixed(1)} km`,
        ]);
      };
      const firstTwo = async (): Promise<string[][]> =>
        (await rows(page, 'Lines by distance')).map((row) => row.slice(0, 2));
      await page.getByRole('heading', { name: /^Lines near 4\d°/ }).waitFor();
      await page.locator('.answer[aria-busy=true]').waitFor({ state: 'detached' });
      const expected = await near();
      assert.ok(expected.length > 1);
      assert.deepEqual(await firstTwo(), expected);

      await page.getByRole('checkbox', { name: 'MC' }).uncheck();
      await page.locator('path[data-line="Sun MC"]').waitFor({ state: 'detached' });
      const withoutMc = expected.filter(([name]) => !name.endsWith(' MC'));
      assert.deepEqual(await firstTwo(), withoutMc);
      const first = withoutMc[0][0];
      await page.getByRole('group', { name: 'Lines by distance' }).locator('tbody button').first().click();
      await page.locator(`path.lit[data-line="${first}"]`).waitFor({ state: 'attached' });

      const saved = JSON.parse(await savedText(page, page.getByRole('button', { name: 'GeoJSON' }))) as Features;
      const { geojson } = (await ask(LINES, { dt: DT, bodies: BODIES, geojson: true })) as { geojson: Features };
      assert.deepEqual(
        saved.features,
        geojson.features.filter(({ properties }) => properties.line_type !== 'MC'),
      );
      assert.deepEqual(await violations(page), []);

      await page.reload();
      assert.deepEqual(await firstTwo(), withoutMc);
      assert.deepEqual(picked(page), [latitude, longitude]);

      // By keys only: zoom and move, then Enter picks the place in the middle.
      await map.focus();
      for (const key of ['+', '+', '+', 'ArrowRight', 'Enter']) await map.press(key);
      await page.waitForURL(({ searchParams }) => searchParams.has('map'));
      const [, , zoom] = (new URL(page.url()).searchParams.get('map') ?? '').split(',').map(Number);
      assert.ok(zoom > 3 && zoom < 4, page.url());
      assert.notDeepEqual(picked(page), [latitude, longitude]);
    } finally {
      await leave();
    }
  },
);

test(
  'rule: local space shows the directions and parans the minutes that the routes answer, with the strip where a paran holds',
  { skip: noBrowser },
  async () => {
    const { page, address, ask, leave } = await person();
    try {
      await page.goto(`${address}${ADDRESS}&tab=local`);
      const directions = await rows(page, 'Directions from the place, table');
      const local = (await ask('/v1/local-space/chart/positions', {
        dt: DT,
        bodies: BODIES,
        observer_lat: 51.5,
        observer_lon: -0.12,
      })) as { positions: { body: string; azimuth: number; compass_direction: string }[] };
      assert.deepEqual(
        directions.map(([body, azimuth, compass]) => [body, azimuth.split('°')[0], compass]),
        local.positions.map(({ body, azimuth, compass_direction }) => [
          body,
          String(Math.floor(azimuth)),
          compass_direction,
        ]),
      );
      assert.deepEqual(await violations(page), []);

      await page.getByRole('link', { name: 'Parans' }).click();
      await page.getByLabel('Largest orb').selectOption('16');
      await page.waitForURL(/mi=16/);
      const lines = (await ask(LINES, { dt: DT, bodies: ['Sun'] })) as { provenance: { jd_ut: number } };
      const { events } = (await ask('/v1/parans/natal', {
        bodies: BODIES,
        natal_jd: lines.provenance.jd_ut,
        lat: 51.5,
        lon: -0.12,
        orb_minutes: 16,
      })) as { events: { orb_min: number }[] };
      const table = page.getByRole('group', { name: 'Parans by orb' });
      await table.locator(`tbody tr:nth-child(${events.length})`).waitFor();
      assert.deepEqual(
        (await rows(page, 'Parans by orb')).map((row) => row[1]),
        events.map(({ orb_min }) => `${orb_min.toFixed(2)} min`),
      );
      await table.locator('tbody button').first().click();
      await page.locator('path.line-strip').first().waitFor({ state: 'attached' });
      const saved = JSON.parse(await savedText(page, page.getByRole('button', { name: 'GeoJSON' }))) as {
        features: { properties: { name: string } }[];
      };
      assert.ok(saved.features.some(({ properties }) => properties.name.startsWith('strip')));
      assert.deepEqual(await violations(page), []);
    } finally {
      await leave();
    }
  },
);

/** Touch points as the browser receives them. */
async function touching(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  /** Touch points that move in steps. */
  return async (ways: readonly (readonly [from: number[], to: number[]])[]): Promise<void> => {
    const at = (part: number) =>
      ways.map(([from, to], id) => ({
        id,
        x: from[0] + (to[0] - from[0]) * part,
        y: from[1] + (to[1] - from[1]) * part,
      }));
    await send('touchStart', at(0));
    for (let step = 1; step <= 6; step++) await send('touchMove', at(step / 6));
    await send('touchEnd', []);
  };
}

test(
  'rule: on a phone the map is as wide as its panel and nearly as tall; a finger moves it sideways, two enlarge it, one that goes up scrolls the page',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await personWithPhone();
    try {
      await page.goto(`${address}${ADDRESS}`);
      await page.locator('path[data-line="Sun MC"]').waitFor({ state: 'attached' });
      const map = page.locator('.earth-map');
      await map.scrollIntoViewIfNeeded();
      const box = (await map.boundingBox()) ?? assert.fail('no map');
      const panel = (await page.locator('.earth-panel').boundingBox()) ?? assert.fail('no panel');
      assert.ok(panel.width - box.width <= 2 && box.height > 0.8 * box.width, JSON.stringify({ box, panel }));
      // All latitudes around the birth place: London is in the middle of the width.
      const mark = async (): Promise<number> => {
        const dot = (await page.locator('[data-mark=birth] circle').boundingBox()) ?? assert.fail('no mark');
        return dot.x + dot.width / 2 - box.x;
      };
      assert.ok(Math.abs((await mark()) - box.width / 2) < 2);
      const places = await page
        .locator('.line-label')
        .evaluateAll((all) => all.map((label) => label.getBoundingClientRect().toJSON() as DOMBox));
      assert.ok(places.length > 10 && places.every(({ height }) => height >= 12), 'names are large enough to read');

      const fingers = await touching(page);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await fingers([
        [
          [x, y],
          [x - 60, y],
        ],
      ]);
      await page.waitForURL(/map=/);
      assert.ok(Math.abs((await mark()) - (box.width / 2 - 60)) < 12, `${await mark()}`);
      const zoom = (): number => Number(new URL(page.url()).searchParams.get('map')?.split(',')[2]);
      const before = zoom();
      await fingers([
        [
          [x - 20, y],
          [x - 80, y],
        ],
        [
          [x + 20, y],
          [x + 80, y],
        ],
      ]);
      await page.waitForURL(() => zoom() > 2 * before);

      await page.goto(`${address}${ADDRESS}`);
      await page.locator('path[data-line="Sun MC"]').waitFor({ state: 'attached' });
      await map.scrollIntoViewIfNeeded();
      const from = await page.evaluate<number>('scrollY');
      await fingers([
        [
          [x, y],
          [x, y - 150],
        ],
      ]);
      await becomes(
        page,
        async () => (await page.evaluate<number>('scrollY')) > from + 50,
        true,
        'the page is scrolled',
      );
      assert.doesNotMatch(page.url(), /[?&](map|at)=/);
    } finally {
      await leave();
    }
  },
);
