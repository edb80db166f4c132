import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { noBrowser, person } from './support/person.js';

const PLACE = 'p=London&tz=Europe/London&lat=51.5&lon=-0.12';

/** Lists of events in order of time, by the address of their view. */
const LISTS: Readonly<Record<string, string>> = {
  'List of eclipses': 'view=sky',
  'List of occultations': 'view=sky&tab=occultations',
  'Heliacal events of the year': 'view=sky&tab=heliacal',
  'Positions by instant': 'view=tables&eb=Sun&ek=none',
  'Events, in order of time': 'view=tables&eb=Sun&ek=lunation,station',
};

interface Row {
  readonly time: string;
  readonly isShown: boolean;
}

/** The rows of a list with their first cells, and whether they are within the visible part of the list. */
const rowsOf = (page: Page, name: string): Promise<Row[]> =>
  page
    .locator(`.table[aria-label="${name}"]`)
    .first()
    .evaluate((frame) => {
      const outer = frame.getBoundingClientRect();
      return [...frame.querySelectorAll('tbody tr')].map((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return {
          time: row.firstElementChild?.textContent?.trim() ?? '',
          isShown: top >= outer.top && bottom <= outer.bottom + 1,
        };
      });
    });

test('rule: lists of events open at the present', { skip: noBrowser }, async () => {
  const { page, address, leave } = await person();
  try {
    for (const [name, query] of Object.entries(LISTS)) {
      await page.goto(`${address}/?${query}&${PLACE}`);
      await page.locator(`.table[aria-label="${name}"] tbody tr`).first().waitFor();
      await page.waitForLoadState('networkidle');
      const now = new Date().toISOString().slice(0, 16).replace('T', ' ');
      // The next event, or the last of the list.
      let rows: Row[] = [];
      const isOpen = async (): Promise<boolean> => {
        rows = await rowsOf(page, name);
        const next = rows.findIndex(({ time }) => time > now);
        return rows.at(next === -1 ? -1 : Math.max(0, next - 1))?.isShown === true;
      };
      for (let i = 0; i < 50 && !(await isOpen()); i++) await page.waitForTimeout(100);
      assert.ok(await isOpen(), `${name}: shows ${rows.find(({ isShown }) => isShown)?.time} of ${rows.length} rows`);
    }
  } finally {
    await leave();
  }
});

test(
  'rule: the slider shows local time and UTC and leads back to the birth; a button shows the present',
  // After "Back to birth" the clock of the slider does not return within the time limit; to be examined.
  { skip: noBrowser || 'open: the clock after "Back to birth"' },
  async () => {
    const { page, address, leave } = await person();
    try {
      await page.goto(`${address}/?view=chart&d=1990-06-15T14:30&${PLACE}`);
      const shows = (text: string) => page.locator('.stepper-now output', { hasText: text }).waitFor();
      await shows('1990-06-15 14:30 local time (1990-06-15 13:30 UTC)');
      const back = page.getByRole('button', { name: 'Back to birth' });
      assert.ok(await back.isDisabled());
      await page.getByRole('button', { name: 'One step forward' }).click();
      await shows('1990-06-16 14:30 local time');
      await page.getByText('The wheel and the tables are 1 day after the entered moment.').waitFor();
      await back.click();
      await shows('1990-06-15 14:30 local time');
      await page.getByRole('button', { name: 'Now', exact: true }).click();
      const transits = page.getByRole('region', { name: 'Transits', exact: true });
      await transits.getByRole('img', { name: new RegExp(new Date().toISOString().slice(0, 10)) }).waitFor();
      assert.equal(new URL(page.url()).searchParams.get('d'), '1990-06-15T14:30');
    } finally {
      await leave();
    }
  },
);

test('rule: the moment of the sky above a place is in the chosen civil time', { skip: noBrowser }, async () => {
  const { page, address, leave } = await person();
  try {
    await page.goto(
      `${address}/?view=sky&tab=dome&mv=2026-06-15T12:00&olat=-33.87&olon=151.2&otz=Australia/Sydney&${PLACE}`,
    );
    await page.getByLabel('Time (UTC)').waitFor();
    await page.getByText('Settings', { exact: true }).click();
    await page.getByLabel('Times in tables').selectOption('place');
    const field = page.getByLabel('Time (Australia/Sydney)');
    assert.equal(await field.inputValue(), '2026-06-15T22:00');
    await field.fill('2026-06-15T20:00');
    await field.press('Tab');
    await page.waitForURL(/mv=2026-06-15T10:00/);
    await page.goto(page.url().replace('tab=dome', 'tab=eclipses'));
    await page.getByRole('columnheader', { name: 'Greatest eclipse (Australia/Sydney)' }).first().waitFor();
  } finally {
    await leave();
  }
});
