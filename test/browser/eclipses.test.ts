import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { becomes } from './support/figures.js';
import { noBrowser, person, savedText, violations } from './support/person.js';

interface View {
  readonly event: string;
  readonly datetime_utc: string;
  readonly altitude: number;
  readonly disc_altitude_deg: number;
  readonly parallactic_angle_deg: number;
  readonly position_angle_deg: number;
  readonly separation_deg: number;
  readonly sun_semidiameter_deg: number;
  readonly moon_semidiameter_deg: number;
  readonly umbra_radius_deg: number;
}

const BILBAO = 'op=Bilbao&olat=43.263&olon=-2.935&otz=Europe/Madrid';
const SYDNEY = 'op=Sydney&olat=-33.87&olon=151.21&otz=Australia/Sydney';
const jd2026 = 2461264.5;

const mapParam = (page: Page): number[] => (new URL(page.url()).searchParams.get('map') ?? '').split(',').map(Number);

test(
  'rule: an eclipse is shown at the scale of a city with limits, towns and rivers; zooming leads to the place, and a click uses its time zone',
  { skip: noBrowser },
  async () => {
    const { page, address, ask, leave } = await person();
    const fine: string[] = [];
    page.on('request', (request) => {
      if (/\/workbench\/(atlas|land-50m)/.test(request.url())) fine.push(request.url());
    });
    try {
      await page.goto(`${address}/?view=sky&e=solar-2026-08-12&${BILBAO}`);
      const map = page.getByRole('group', { name: /^Map of the eclipse/ });
      for (const side of ['north', 'south'])
        await map.locator(`[data-line^=central-${side}]`).first().waitFor({ state: 'attached' });
      assert.equal(fine.length, 0, 'the first view loads no fine map');

      // The first plus zooms to the place, not to the equator.
      await map.focus();
      await map.press('+');
      await page.waitForURL(/map=/);
      await map.press('+');
      await map.press('+');
      await becomes(page, async () => Math.abs(mapParam(page)[0] - 43.3) < 25, true, 'the place stays in sight');

      // The wheel zooms on to the detailed map, about the place under the pointer.
      const box = await map.boundingBox();
      assert.ok(box);
      for (let i = 0; i < 8; i++) {
        const mark = await map.locator('[data-mark=here] circle').boundingBox();
        assert.ok(mark, 'the place is in sight');
        await page.mouse.move(mark.x + mark.width / 2, mark.y + mark.height / 2);
        await page.mouse.wheel(0, -700);
        await page.waitForTimeout(350);
      }
      await page.waitForURL(/pj=close/);
      const [latitude, longitude] = mapParam(page);
      assert.ok(Math.abs(latitude - 43.263) < 2 && Math.abs(longitude + 2.935) < 4, page.url());
      await map.locator('.map-scale').waitFor();
      await map.locator('.town-name').first().waitFor();
      assert.ok(fine.some((url) => url.endsWith('/atlas/index.json')));
      assert.ok(fine.length < 20, `${fine.length} files of the fine map`);

      await page.getByRole('button', { name: 'Entire map' }).click();
      await page.waitForURL((url) => !url.searchParams.has('pj'));
      await page.getByRole('button', { name: 'Zoom to the place' }).click();
      await page.waitForURL(/pj=close/);
      assert.deepEqual(mapParam(page).slice(0, 2), [43.263, -2.935]);
      await map.locator('.town-name').first().waitFor();
      assert.ok((await map.locator('.map-rivers').first().getAttribute('d'))?.startsWith('M'));

      // The saved file contains the limits of the route.
      await page.waitForTimeout(500);
      const saved = JSON.parse(await savedText(page, page.getByRole('button', { name: 'GeoJSON' }))) as {
        features: { properties: { id: string }; geometry: { coordinates: number[][][] } }[];
      };
      const path = (await ask('/v1/eclipses/solar/path', {
        jd_start: jd2026,
        sample_count: 1801,
        include_limits: true,
      })) as { limits: { side: string; points: { latitude_deg: number; longitude_deg: number }[] }[] };
      const north = saved.features.find(({ properties }) => properties.id === 'central-north-0');
      const first = path.limits.find(({ side }) => side === 'north')?.points[0];
      assert.deepEqual(north?.geometry.coordinates[0][0], [first?.longitude_deg, first?.latitude_deg]);

      // A click on the detailed map: circumstances at that place, in its civil time.
      const frame = await map.boundingBox();
      assert.ok(frame);
      await page.mouse.click(frame.x + frame.width * 0.3, frame.y + frame.height * 0.8);
      await page.waitForURL(/otz=Europe/);
      assert.match(page.url(), /otz=Europe(%2F|\/)Madrid/);
      await page.getByText('Clock: Europe/Madrid').first().waitFor();
      assert.deepEqual(await violations(page), []);
    } finally {
      await leave();
    }
  },
);

/** The position of a disc in the large drawing, in radii of the disc in the middle. */
async function drawn(page: Page, disc: string): Promise<{ x: number; y: number; r: number }> {
  const circle = page.locator(`.through-main [data-disc=${disc}]`);
  const [x, y, r] = await Promise.all(['cx', 'cy', 'r'].map(async (name) => Number(await circle.getAttribute(name))));
  return { x, y, r };
}

/** The expected position: counterclockwise from the zenith. */
function wanted(view: View, unit: number): { x: number; y: number } {
  const angle = ((view.position_angle_deg - view.parallactic_angle_deg) * Math.PI) / 180;
  return { x: -Math.sin(angle) * view.separation_deg * unit, y: -Math.cos(angle) * view.separation_deg * unit };
}

test(
  'rule: the drawing at each contact agrees with the values, north and south of the equator, for Sun and Moon; a slider moves through it',
  { skip: noBrowser },
  async () => {
    const { page, address, ask, leave } = await person();
    const near = (a: number, b: number, what: string): void =>
      assert.ok(Math.abs(a - b) < 0.05, `${what}: ${a} for ${b}`);
    try {
      for (const [eclipse, jd_start, place, latitude, longitude] of [
        ['solar-2026-08-12', jd2026, BILBAO, 43.263, -2.935],
        ['solar-2028-07-22', 2461972.5, SYDNEY, -33.87, 151.21],
      ] as const) {
        await page.goto(`${address}/?view=sky&e=${eclipse}&${place}`);
        const { views } = (await ask('/v1/eclipses/solar/local-visible', {
          jd_start,
          latitude,
          longitude,
          max_lunations: 1,
          view_samples: 72,
        })) as { views: View[] };
        for (const view of views.filter(({ event }) => event !== 'sample')) {
          await page.locator(`.through-contacts [data-event=${view.event}]`).click();
          const sun = await drawn(page, 'sun'),
            moon = await drawn(page, 'moon'),
            unit = sun.r / view.sun_semidiameter_deg;
          const at = wanted(view, unit);
          near(moon.x, at.x, `${eclipse} ${view.event} x`);
          near(moon.y, at.y, `${eclipse} ${view.event} y`);
          near(moon.r, view.moon_semidiameter_deg * unit, 'radius of the Moon');
          const ground = page.locator('.through-main .disc-ground');
          if (view.disc_altitude_deg * unit < 100)
            near(
              Number(await ground.getAttribute('data-horizon')),
              Math.max(-100, view.disc_altitude_deg * unit),
              'horizon',
            );
          else assert.equal(await ground.count(), 0);
          await page.locator('.through-facts').getByText(view.datetime_utc.slice(11, 19)).waitFor();
        }
      }
      // By keys through the eclipse of Sydney.
      const slider = page.getByRole('slider', { name: 'Time of the drawing' });
      await slider.focus();
      await slider.press('Home');
      const before = await drawn(page, 'moon');
      for (let i = 0; i < 30; i++) await slider.press('ArrowRight');
      const after = await drawn(page, 'moon');
      assert.ok(Math.hypot(after.x, after.y) < Math.hypot(before.x, before.y), 'the Moon comes nearer');
      await page.getByRole('button', { name: /Play/ }).click();
      await becomes(page, async () => Number(await slider.inputValue()) > 35, true, 'it plays');
      await page.getByRole('button', { name: /Pause/ }).click();
      await page.getByRole('combobox', { name: 'Up is' }).selectOption('north');
      await page.getByText('north ↑').first().waitFor();
      assert.deepEqual(await violations(page), []);

      await page.goto(`${address}/?view=sky&e=lunar-2025-03-14&${BILBAO}`);
      const { views } = (await ask('/v1/eclipses/lunar/local', {
        jd_start: 2460747.5,
        latitude: 43.263,
        longitude: -2.935,
        view_samples: 72,
      })) as { views: View[] };
      assert.ok(views.some(({ event }) => event === 'moonset'));
      for (const view of views.filter(({ event }) => ['u1', 'u2', 'greatest', 'moonset'].includes(event))) {
        await page.locator(`.through-contacts [data-event=${view.event}]`).click();
        const umbra = await drawn(page, 'umbra'),
          unit = umbra.r / view.umbra_radius_deg;
        near(umbra.x, wanted(view, unit).x, `${view.event} x`);
        near(umbra.y, wanted(view, unit).y, `${view.event} y`);
      }
      await page.getByRole('rowheader', { name: 'Moonset' }).waitFor();
    } finally {
      await leave();
    }
  },
);

test(
  'rule: the list shows the visibility of each eclipse from the place, with one request for each luminary',
  { skip: noBrowser },
  async () => {
    const { page, address, ask, leave } = await person();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/v1\/eclipses\/(solar|lunar)\/next/.test(request.url())) asked.push(request.url());
    });
    try {
      await page.goto(`${address}/?view=sky&c=2001&e=solar-2028-07-22&lum=solar&${SYDNEY}&eh=1`);
      const { events, sights } = (await ask('/v1/eclipses/solar/next', {
        jd_start: 2451910.5 - 1e-6,
        count: 275,
        latitude: -33.87,
        longitude: 151.21,
      })) as {
        events: { datetime_utc: string; jd_ut: number }[];
        sights: { visible: boolean; eclipse_type: string | null; magnitude: number }[];
      };
      const seen = events.flatMap(({ datetime_utc, jd_ut }, i) =>
        sights[i].visible && jd_ut < 2488434.5
          ? [
              [
                datetime_utc.slice(0, 16).replace('T', ' '),
                `${sights[i].eclipse_type} ${sights[i].magnitude.toFixed(2)}`,
              ],
            ]
          : [],
      );
      assert.ok(seen.length > 20 && seen.length < 100);
      const rows = page.getByRole('group', { name: 'List of eclipses' }).locator('tbody tr');
      const cells = (): Promise<(string | undefined)[][]> =>
        rows.evaluateAll((all) => all.map((row) => [0, 2].map((i) => row.children[i]?.textContent ?? undefined)));
      await becomes(page, cells, seen, 'eclipses that Sydney sees');
      assert.ok(asked.length <= 4, asked.join('\n'));
      await page.getByLabel('Only visible from here').uncheck();
      await page.getByText('not visible').first().waitFor();
      assert.ok(asked.length <= 4, asked.join('\n'));
    } finally {
      await leave();
    }
  },
);

test(
  'rule: an occultation shows its limits at the scale of a city, its contacts in local time, and a drawing of the Moon',
  { skip: noBrowser },
  async () => {
    const { page, address, ask, leave } = await person();
    try {
      await page.goto(
        `${address}/?view=sky&tab=occultations&y=2024&os=Spica&oc=Spica-2024-11-27&op=Boston&olat=42.36&olon=-71.06&otz=America/New_York`,
      );
      const { events } = (await ask('/v1/occultations/lunar-star', {
        star_name: 'Spica',
        star_place: 'catalogue',
        jd_start: 2460641.5,
        jd_end: 2460642.5,
        observer_lat: 42.36,
        observer_lon: -71.06,
        view_samples: 121,
      })) as { events: { views: View[] }[] };
      const { views } = events[0];
      await page.getByRole('columnheader', { name: 'Clock: America/New_York' }).waitFor();
      for (const view of views.filter(({ event }) => event === 'ingress' || event === 'egress')) {
        await page.locator('.sky-here tbody').getByText(view.datetime_utc.slice(11, 19)).waitFor();
        await page.locator(`.through-contacts [data-event=${view.event}]`).click();
        const star = await drawn(page, 'target');
        const unit = Math.hypot(star.x, star.y) / view.separation_deg;
        assert.ok(Math.abs(unit * view.moon_semidiameter_deg - 55) < 0.1, 'the star touches the limb');
        assert.ok(Math.abs(star.x - wanted(view, unit).x) < 0.05 && Math.abs(star.y - wanted(view, unit).y) < 0.05);
      }
      const map = page.getByRole('group', { name: /^Map of the occultation/ });
      for (const side of ['north', 'south'])
        await map.locator(`[data-line^=${side}-]`).first().waitFor({ state: 'attached' });
      await page.getByRole('button', { name: 'Zoom to the place' }).click();
      await map.getByText('Worcester').waitFor();
      assert.deepEqual(await violations(page), []);
    } finally {
      await leave();
    }
  },
);
