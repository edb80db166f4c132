import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noBrowser, person, violations } from './support/person.js';

const BIRTH = 'n=Ada&d=1990-06-15T14:30&p=London&pc=GB&tz=Europe/London&lat=51.50853&lon=-0.12574';
const SECOND = 'bn=Ben&bd=1988-11-02T21:40&btz=America/New_York&bp=New+York&blat=40.71427&blon=-74.00597';

/** Every view and every part of a view. */
const PARTS: readonly string[] = [
  'view=chart',
  'view=chart&u=12',
  'view=chart&d=1452-04-15T22:30&pc=IT',
  'view=chart&derived=return:Sun&mv=2026-06-15T06:23:38',
  ...['wheel', 'grid', 'composite', 'midtime', 'relocation'].map((mode) => `view=pair&mode=${mode}`),
  ...['transits', 'progressions', 'ephemeris', 'periods', 'directions', 'returns'].map((tab) => `view=time&tab=${tab}`),
  'view=sky&e=solar-2026-08-12',
  ...['year', 'heliacal', 'dome', 'occultations'].map((tab) => `view=sky&tab=${tab}`),
  ...['lines', 'local', 'parans'].map((tab) => `view=earth&tab=${tab}`),
  'view=vedic',
  'view=vedic&u=12',
  'view=tables&ef=2024-01-01&et=2024-01-31&eb=Sun,Mean+Lilith',
];

for (const colorScheme of ['light', 'dark'] as const)
  test(`rule: axe-core finds nothing in any part of any view, ${colorScheme}`, { skip: noBrowser }, async () => {
    const { page, address, leave } = await person();
    const found: string[] = [];
    try {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const part of PARTS) {
        // Parameters of the part replace those of the birth.
        const query = new URLSearchParams(`${BIRTH}&${SECOND}`);
        for (const [name, value] of new URLSearchParams(part)) query.set(name, value);
        await page.goto(`${address}/?${query.toString()}`);
        await page.locator('main .panel').first().waitFor();
        await page.waitForLoadState('networkidle');
        found.push(...(await violations(page)).map((fault) => `${part}: ${fault}`));
      }
      assert.deepEqual(found, []);
    } finally {
      await leave();
    }
  });
