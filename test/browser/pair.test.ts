import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHOWN } from './support/figures.js';
import { noBrowser, person, savedText, violations } from './support/person.js';

interface Aspect {
  readonly body1: string;
  readonly body2: string;
  readonly aspect: string;
  readonly orb: number;
  readonly classification: { readonly tier: string };
}

const first = { dt: '1990-06-15T13:30:00Z', ...SHOWN, latitude: 51.50853, longitude: -0.12574 };
const second = { dt: '1988-11-03T02:40:00Z', ...SHOWN, latitude: 40.71427, longitude: -74.00597 };
const LINK =
  'view=pair&n=Ada&d=1990-06-15T14:30&tz=Europe/London&lat=51.50853&lon=-0.12574&bn=Ben&bd=1988-11-02T21:40&btz=America/New_York&blat=40.71427&blon=-74.00597';

const two = (value: number): string => String(value).padStart(2, '0');
function dms(degrees: number): string {
  const seconds = Math.floor(degrees * 3600 + 1e-7);
  return `${Math.floor(seconds / 3600)}°${two(Math.floor(seconds / 60) % 60)}′${two(seconds % 60)}″`;
}
const within = (longitude: number): string => dms(longitude % 30);

test(
  'rule: the bi-wheel and the grid of two charts show the values of the routes, and the link restores them',
  { skip: noBrowser },
  async () => {
    const { page, address, ask, leave } = await person();
    try {
      await page.goto(`${address}/?${LINK}`);
      const wheel = page.getByRole('region', { name: 'Bi-wheel' });
      await wheel.getByRole('img').waitFor();
      await wheel.getByText('Inside Ada, outside Ben').waitFor();
      assert.equal(await wheel.locator('.cw-label-point.cw-ring-1').count(), 12);
      const { events } = (await ask('/v1/synastry/aspects', { first, second, tier: 1 })) as { events: Aspect[] };
      const major = events.filter(({ classification }) => classification.tier === 'major');
      assert.equal(await wheel.locator('.cw-aspect').count(), major.length);
      const rows = await page
        .getByRole('region', { name: 'Aspects between the charts' })
        .locator('tbody tr')
        .evaluateAll((found) =>
          found.map((row) =>
            [...row.children].map((cell) => (cell.textContent ?? '').replace(/^[^A-Za-z0-9]+/, '').trim()),
          ),
        );
      assert.deepEqual(
        rows,
        major.map(({ body1, aspect, body2, orb }) => [body1, aspect, body2, dms(orb)]),
      );
      const overlays = (await ask('/v1/synastry/overlays', { first, second })) as {
        first_in_second: { placements: Record<string, { house: number }> };
      };
      const moon = page.getByRole('region', { name: 'House overlays' }).getByRole('row', { name: /Moon/ });
      assert.equal(
        await moon.locator('td').first().textContent(),
        String(overlays.first_in_second.placements['Moon'].house),
      );
      await page.getByLabel('Aspect lines').selectOption('all');
      await wheel.locator('.cw-aspect:not([data-ring1])').first().waitFor({ state: 'attached' });
      assert.deepEqual(await violations(page), []);

      await page.getByRole('tab', { name: 'Bi-wheel' }).press('ArrowRight');
      const grid = page.getByRole('region', { name: 'Synastry grid' });
      await grid.waitFor();
      assert.equal(await grid.locator('td.aspect').count(), major.length);
      const csv = await savedText(page, grid.getByRole('button', { name: 'CSV' }));
      assert.ok(csv.startsWith('Ada / Ben,Sun,Moon,'));
      assert.deepEqual(await violations(page), []);

      await page.getByRole('button', { name: 'Swap the charts' }).click();
      await page.waitForURL(/n=Ben/);
      await page.goto(page.url());
      await page.getByRole('region', { name: 'Synastry grid' }).getByText('Ben ↓ Ada →').waitFor();
    } finally {
      await leave();
    }
  },
);

test('rule: composite, Davison and relocation show the answers of their routes', { skip: noBrowser }, async () => {
  const { page, address, ask, leave } = await person();
  try {
    await page.goto(`${address}/?${LINK}&mode=composite`);
    const cell = (panel: string, row: string | RegExp) =>
      page.getByRole('region', { name: panel, exact: true }).getByRole('row', { name: row }).locator('td').first();
    const composite = (await ask('/v1/composite/chart', { first, second })) as {
      planets: Record<string, number>;
      cusps: number[];
    };
    await page.getByRole('region', { name: 'Composite chart' }).getByRole('img').waitFor();
    for (const [name, longitude] of Object.entries(composite.planets))
      assert.ok((await cell('Positions', new RegExp(`^${name} `)).textContent())?.startsWith(within(longitude)), name);
    assert.ok((await cell('Houses', /^1 /).textContent())?.startsWith(within(composite.cusps[0])));

    await page.getByRole('tab', { name: 'Davison' }).click();
    await page.getByLabel('Method').selectOption('spherical_midpoint');
    const davison = (await ask('/v1/authP/chart', { first, second, method: 'spherical_midpoint' })) as {
      chart: { planets: Record<string, { longitude: number }> };
      houses: { cusps: number[] };
      info: { datetime_utc: string };
    };
    await page.locator('.note').getByText(davison.info.datetime_utc.slice(0, 19).replace('T', ' ')).waitFor();
    for (const [name, { longitude }] of Object.entries(davison.chart.planets))
      await cell('Positions', new RegExp(`^${name} `))
        .filter({ hasText: within(longitude) })
        .waitFor();
    await cell('Houses', /^10 /)
      .filter({ hasText: within(davison.houses.cusps[9]) })
      .waitFor();
    assert.deepEqual(await violations(page), []);

    await page.getByRole('tab', { name: 'Relocation' }).click();
    await page.getByText('Choose a place').waitFor();
    const place = page.getByRole('tabpanel').getByRole('combobox', { name: 'Place' });
    await place.fill('-33.87, 151.21');
    await place.press('Enter');
    const houses = (await ask('/v1/houses', { dt: first.dt, latitude: -33.87, longitude: 151.21 })) as {
      cusps: number[];
    };
    const there = page
      .getByRole('region', { name: 'Houses at both places' })
      .getByRole('row', { name: /^1 / })
      .locator('td')
      .last();
    await there.filter({ hasText: within(houses.cusps[0]) }).waitFor();
    assert.match(page.url(), /rlat=-33\.87&rlon=151\.21/);
    assert.deepEqual(await violations(page), []);
  } finally {
    await leave();
  }
});
