import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { noBrowser, person } from './support/person.js';

const sunOf = async (page: Page, dt: string): Promise<void> =>
  void (await page
    .getByRole('region', { name: 'Wheel' })
    .getByRole('img', { name: new RegExp(dt) })
    .waitFor());

test(
  'rule: at 1440x900 wheel and slider are visible without scrolling, 2560 is fully used, a phone begins with the chart',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    const box = async (selector: string) =>
      (await page.locator(selector).first().boundingBox()) ?? assert.fail(selector);
    try {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${address}/`);
      await sunOf(page, '1990-06-15 13:30');
      const slider = await box('.stepper');
      assert.ok(slider.y + slider.height <= 900, `${slider.y + slider.height}`);
      assert.ok((await box('.wheel')).height > 480);
      await page.setViewportSize({ width: 2560, height: 1440 });
      const main = await box('main');
      assert.ok(main.width >= 2540, String(main.width));
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${address}/`);
      await sunOf(page, '1990-06-15 13:30');
      const wheel = await box('.wheel');
      assert.ok(wheel.y + wheel.height < 844, `${wheel.y + wheel.height}`);
    } finally {
      await leave();
    }
  },
);

test(
  'rule: house system and zodiac are next to the chart, the Vedic ayanamsa is a separate choice, and all have conventional names',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    try {
      await page.goto(`${address}/`);
      await page.getByLabel('House system').selectOption('K');
      await page.getByLabel('Zodiac').selectOption('Fagan-Bradley');
      await page.getByText(/Sidereal zodiac: Fagan-Bradley/).waitFor();
      await page.getByRole('link', { name: 'Vedic', exact: true }).click();
      await page
        .getByText(/Sidereal zodiac: Lahiri/)
        .first()
        .waitFor();
      await page.getByLabel('Ayanamsa').selectOption('Raman');
      await page
        .getByText(/Sidereal zodiac: Raman/)
        .first()
        .waitFor();
      await page.getByRole('link', { name: 'Chart', exact: true }).click();
      await page.getByText(/Sidereal zodiac: Fagan-Bradley/).waitFor();
      await page.goto(`${address}/?view=vedic&d=1990-06-15T14:30&u=12&z=authI`);
      await page.getByText(/The time of birth is uncertain/).waitFor();
      assert.doesNotMatch((await page.locator('body').textContent()) ?? '', /auth[A-Q]\b/);
    } finally {
      await leave();
    }
  },
);

test(
  'rule: an eclipse shows its local circumstances with sunset; the dome opens at night or shows a note',
  { skip: noBrowser },
  async () => {
    const { page, address, ask, leave } = await person();
    const palma = { latitude: 39.57, longitude: 2.65 };
    try {
      await page.goto(
        `${address}/?view=sky&e=solar-2026-08-12&op=Palma&olat=39.57&olon=2.65&otz=Europe/Madrid&d=1990-06-15T14:30`,
      );
      const here = page.locator('.sky-here');
      await here.getByRole('rowheader', { name: 'Sunset' }).waitFor();
      const { set } = (await ask('/v1/rise-set/phenomena', {
        body: 'Sun',
        jd_start: 2461265,
        lat: palma.latitude,
        lon: palma.longitude,
      })) as { set: { datetime_utc: string } };
      await here.getByText(set.datetime_utc.slice(11, 19)).waitFor();
      const list = page.getByRole('group', { name: 'List of eclipses' });
      const row = list.getByRole('row').filter({ hasText: '2026-08-12' });
      await row.getByText('Total 1.0').waitFor();
      await list.getByRole('row').filter({ hasText: '2027-02-06' }).getByText('not visible').waitFor();
      await page.getByLabel('Only visible from here').check();
      await list.getByRole('row').filter({ hasText: '2027-02-06' }).waitFor({ state: 'detached' });
      await row.waitFor();

      await page.goto(`${address}/?view=sky&tab=dome&mv=2026-06-15T12:00&olat=51.5&olon=-0.12&otz=Europe/London`);
      await page.getByText(/Daylight: the Sun is/).waitFor();
      await page.getByRole('button', { name: 'One hour forward' }).click();
      await page.waitForURL(/mv=2026-06-15T13:00/);
      await page.goto(`${address}/?view=sky&tab=dome&mv=2026-01-15T22:00&olat=51.5&olon=-0.12&otz=Europe/London`);
      await page.getByRole('cell', { name: /°/ }).first().waitFor();
      assert.equal(await page.getByText(/^(Daylight|Twilight): the Sun/).count(), 0);
    } finally {
      await leave();
    }
  },
);

test(
  'rule: the civil time of tables is a choice: UTC, the place of observation or the place of birth',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    try {
      await page.goto(
        `${address}/?view=time&tab=returns&rfrom=2026-01-01&rto=2027-01-01&d=1990-06-15T14:30&tz=Europe/London&lat=51.5&lon=-0.12`,
      );
      const row = page.getByRole('row').filter({ hasText: 'Solar return' });
      await row.getByText('2026-06-15 06:23').waitFor();
      await page.getByText('Settings', { exact: true }).click();
      await page.getByLabel('Times in tables').selectOption('birth');
      await row.getByText('2026-06-15 07:23').waitFor();
      await page.getByRole('columnheader', { name: 'Exact (Europe/London)' }).first().waitFor();
    } finally {
      await leave();
    }
  },
);
