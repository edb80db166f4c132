import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noBrowser, person } from './support/person.js';

test(
  'rule: a link to the sky with coordinates and no time zone uses the zone of the coordinates, for the birth place and for a place of observation',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    try {
      const zoneOf = (name: string): string | null => new URL(page.url()).searchParams.get(name);
      await page.goto(`${address}/?view=sky&tab=year&y=2026&lat=28.61&lon=77.21`);
      await page.getByText('Clock: Asia/Kolkata').first().waitFor();
      assert.equal(zoneOf('tz'), 'Asia/Kolkata');
      await page.goto(`${address}/?view=sky&tab=year&y=2026&olat=-33.87&olon=151.21`);
      await page.getByText('Clock: Australia/Sydney').first().waitFor();
      assert.equal(zoneOf('otz'), 'Australia/Sydney');
    } finally {
      await leave();
    }
  },
);

test(
  'regression: an eclipse that the place does not see has a note and no error in the console',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    try {
      await page.goto(`${address}/?view=sky&p=Sydney&lat=-33.87&lon=151.21&tz=Australia/Sydney&e=solar-2024-04-08`);
      await page.getByText('This eclipse is not visible from here.').waitFor();
      await page.waitForLoadState('networkidle');
    } finally {
      await leave();
    }
  },
);

test(
  'rule: while the instant of a new place is pending, the Earth view keeps the previous map, dimmed',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    try {
      await page.goto(`${address}/?view=earth&d=1990-06-15T14:30&p=London&tz=Europe/London&lat=51.50853&lon=-0.12574`);
      const line = page.locator('.earth-panel .map-line').first();
      await line.waitFor({ state: 'attached' });
      const sent: { readonly dt?: string }[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/v1/astrocartography/'))
          sent.push(request.postDataJSON() as { readonly dt?: string });
      });
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/v1/locations/timezone/validate*', async (route) => {
        await held;
        await route.continue();
      });
      const place = page.getByRole('combobox', { name: 'Place', exact: true }).first();
      await place.fill('40.71, -74.01');
      await place.press('Enter');
      await page.locator('.earth-panel .answer.loading').waitFor();
      assert.equal(await line.count(), 1, 'the previous map stays');
      assert.deepEqual(sent, [], 'no request mixes the old instant with the new place');
      release();
      await page.locator('.earth-panel .answer.loading').waitFor({ state: 'detached' });
      await page.waitForLoadState('networkidle');
      assert.ok(sent.length > 0, 'the new map is requested');
      for (const { dt } of sent) assert.match(dt ?? '', /^1990-06-15T18:30/);
    } finally {
      await leave();
    }
  },
);
