import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { noBrowser, person } from './support/person.js';
import { LOOKS } from './support/looks.js';

const BIRTH = 'd=1990-06-15T14:30&tz=Europe/London&lat=51.5&lon=-0.12';

/** The panels with calendar feeds, by the address of their view. */
const CALENDARS: Readonly<Record<string, string>> = {
  'transits, as they become exact': `/?view=time&${BIRTH}&from=2026-01-01&to=2026-07-01&m=Jupiter,Saturn`,
  'stations and returns': `/?view=time&tab=returns&${BIRTH}&rfrom=2026-01-01&rto=2026-07-01`,
  'periods of life': `/?view=time&tab=periods&${BIRTH}`,
  occultations: '/?view=sky&tab=occultations&y=2025&os=Spica&p=Dallas&lat=32.78&lon=-96.8&tz=America/Chicago',
  'rise and set': '/?view=sky&tab=year&sy=2024&p=Dallas&lat=32.78&lon=-96.8&tz=America/Chicago',
  'kinds of events': '/?view=tables&ef=2024-01-01&et=2024-01-03&eb=Sun&ey=2024&ek=station,lunation',
  dashas: LOOKS['vedic'],
};

/** The addresses of the calendar links of the page, without duplicates. */
async function subscriptions(page: Page): Promise<string[]> {
  await page.locator('a[href^="webcal:"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  return page
    .locator('a[href^="webcal:"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

test(
  'rule: lists of events are calendar feeds, and each of their addresses answers a calendar with events',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    try {
      for (const [name, path] of Object.entries(CALENDARS)) {
        await page.goto(address + path);
        for (const link of await subscriptions(page)) {
          const answer = await page.request.get(link.replace(/^webcal:/, 'http:'));
          const calendar = await answer.text();
          assert.equal(answer.status(), 200, `${name}: ${calendar}`);
          assert.match(calendar, /^BEGIN:VCALENDAR[\s\S]*DTSTART:\d{8}T\d{6}Z/, `${name}: ${link}`);
        }
      }
    } finally {
      await leave();
    }
  },
);

test(
  'rule: a click on a column head sorts the table by the shown values, a second reverses it, a third restores the first order',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    try {
      await page.goto(address + LOOKS['chart']);
      const table = page.getByRole('group', { name: 'Positions', exact: true });
      const longitudes = async (): Promise<string[]> =>
        table.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.children[1].textContent ?? ''));
      const head = table.getByRole('columnheader', { name: 'Longitude' });
      await head.waitFor();
      const first = await longitudes();
      // Mars in Aries at birth is the first of the zodiac, the Moon in Pisces the last.
      await head.getByRole('button').press('Enter');
      assert.equal(await head.getAttribute('aria-sort'), 'ascending');
      const up = await longitudes();
      assert.match(up[0], /^11°05′10″ ♈/);
      assert.match(up.at(-1) ?? '', /^16°11′37″ ♓/);
      await head.getByRole('button').press('Enter');
      assert.deepEqual(await longitudes(), up.toReversed());
      await head.getByRole('button').press('Enter');
      assert.deepEqual(await longitudes(), first);
    } finally {
      await leave();
    }
  },
);

test(
  'regression: a view whose files are missing is requested again once, and then reported with a retry',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person({ meansFaults: true });
    try {
      let loads = 0;
      page.on('load', () => loads++);
      // The file of the view, after the entry that names it.
      await page.route(/\/workbench\/vedic-.*\.js$/, (route) => route.abort());
      await page.goto(`${address}/?view=vedic`);
      const again = page.getByRole('button', { name: 'Try again' });
      await again.waitFor();
      assert.ok(loads <= 2, `${loads} loads`);
      await page.unroute(/\/workbench\/vedic-.*\.js$/);
      await again.click();
      await page.getByRole('img', { name: /drawing$/ }).waitFor();
    } finally {
      await leave();
    }
  },
);
