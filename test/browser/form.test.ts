import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { noBrowser, person, violations } from './support/person.js';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];
const query = (page: Page, name: string): string => new URL(page.url()).searchParams.get(name) ?? '';

/** Opens the form if a narrow page has folded it. */
async function openForm(page: Page): Promise<void> {
  const fold = page.locator('.moment-fold:not([open]) > summary').first();
  await page.locator('.chart-view').first().waitFor();
  if ((await fold.count()) > 0) await fold.click();
}

async function enter(page: Page, label: string, typed: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label, exact: true });
  await field.fill(typed);
  await field.press('Tab');
}

/** Types a place and continues at once. */
async function enterPlace(page: Page, typed: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Place', exact: true });
  await field.fill(typed);
  await field.press('Tab');
}

const sunOf = async (page: Page, dt: string): Promise<void> =>
  void (await page
    .getByRole('region', { name: 'Wheel' })
    .getByRole('img', { name: new RegExp(dt) })
    .waitFor());

interface Birth {
  readonly date: string;
  readonly time: string;
  readonly place: string;
  readonly isUnknown?: boolean;
  /** The caption of the wheel, and the zone that was found. */
  readonly utc: string;
  readonly zone: string;
}

// UTC from historical rules: double summer time in 1942 (UTC+2), Norway CET, Peru UTC-5, local mean time of Rome +0:49:56 in 1452.
const BIRTHS: readonly Birth[] = [
  { date: '18 June 1942', time: '2 am', place: 'Liverpool', utc: '1942-06-18 00:00', zone: 'Europe/London' },
  { date: '1990-6-15', time: '', place: 'Kesswil', isUnknown: true, utc: '1990-06-15 10:00', zone: 'Europe/Zurich' },
  { date: '21.12.1985', time: '14.30', place: 'Tromsø', utc: '1985-12-21 13:30', zone: 'Europe/Oslo' },
  { date: '3 Mar 1976', time: '2:30 pm', place: 'Lima', utc: '1976-03-03 19:30', zone: 'America/Lima' },
  { date: '15 April 1452', time: '22:30', place: 'Vinci', utc: '1452-04-24 21:40', zone: 'Europe/Rome' },
];

for (const size of SIZES)
  test(
    `rule: a first-time user enters five births and reads five right wheels, at ${size.width}x${size.height}`,
    { skip: noBrowser },
    async () => {
      const { page, address, leave } = await person();
      try {
        await page.setViewportSize(size);
        for (const { date, time, place, isUnknown = false, utc, zone } of BIRTHS) {
          await page.goto(`${address}/`);
          await openForm(page);
          await enter(page, 'Date', date);
          if (isUnknown) await page.getByLabel('Time uncertain by').selectOption('12');
          else await enter(page, 'Local time', time);
          await enterPlace(page, place);
          await page.waitForURL((url) => (url.searchParams.get('p') ?? '').startsWith(place));
          await sunOf(page, `${utc}(:\\d\\d)? UTC`);
          assert.equal(query(page, 'tz'), zone, place);
          // No field differs from the chart.
          await page.locator('.note.warn').first().waitFor({ state: 'detached' });
        }
        assert.deepEqual(await violations(page), []);
      } finally {
        await leave();
      }
    },
  );

test(
  'rule: the date of Leonardo is Julian as in Italy, is shown in words, and another calendar can be chosen',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    try {
      await page.goto(`${address}/?d=1452-04-15T22:30&tz=Europe/Rome&p=Vinci, Italy&pc=IT&lat=43.78&lon=10.92`);
      await page.getByText('Saturday, 15 April 1452 (Julian calendar)').waitFor();
      await sunOf(page, '1452-04-24 21:40');
      await page.getByLabel('Calendar of this date').selectOption('gregorian');
      await sunOf(page, '1452-04-15 21:40');
      await page.getByText('(Gregorian calendar)', { exact: false }).first().waitFor();
      // The picture and the slider keep the Julian date.
      await page.getByLabel('Calendar of this date').selectOption('');
      await page.locator('.wheel text', { hasText: '15 April 1452, 22:30' }).first().waitFor();
      await page.locator('.wheel text', { hasText: 'Julian calendar' }).first().waitFor();
      await page.locator('output', { hasText: '1452-04-15 22:30 local time, Julian calendar' }).waitFor();
      await page.getByRole('button', { name: 'One step forward' }).click();
      await page.locator('output', { hasText: '1452-04-16 22:30 local time, Julian calendar' }).waitFor();
      await page.locator('.wheel text', { hasText: '16 April 1452, 22:30' }).first().waitFor();
    } finally {
      await leave();
    }
  },
);

test(
  'rule: a field with an error keeps the last valid chart and reports it; dates, times and years are read as people write them',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    try {
      await page.goto(`${address}/`);
      await sunOf(page, '1990-06-15 13:30');
      const date = page.getByLabel('Date', { exact: true });
      assert.equal(await date.getAttribute('inputmode'), null, 'a phone shows a keyboard with hyphens and letters');
      for (const [typed, said] of [
        ['soon', /This is not a date/],
        ['15.6.90', /four digits/],
        ['12000-01-01', /outside the coverage/],
        ['30 Feb 1991', /day does not exist in this month/],
      ] as const) {
        await enter(page, 'Date', typed);
        await page.getByRole('alert').filter({ hasText: said }).waitFor();
        await page.getByText('The page shows the last valid entry: 15 Jun 1990, 14:30, London').waitFor();
        assert.equal(await page.getByRole('region', { name: 'Wheel' }).getByRole('img').count(), 1);
        assert.equal(await page.getByRole('textbox', { name: 'Date', exact: true }).inputValue(), typed);
      }
      for (const [typed, utc] of [
        ['15/06/1991', '1991-06-15'],
        ['15.06.1992', '1992-06-15'],
        ['19930615', '1993-06-15'],
        ['15 Jun 1994', '1994-06-15'],
      ]) {
        await enter(page, 'Date', typed);
        await sunOf(page, `${utc} 13:30`);
      }
      assert.equal(await page.locator('.note.warn').count(), 0);
      await enter(page, 'Local time', '25:00');
      await page.getByRole('alert').filter({ hasText: 'not a time of day' }).waitFor();
      await enter(page, 'Local time', '2:30:15 pm');
      await page.waitForURL(/d=1994-06-15T14:30:15/);
      // Five hundred years before Christ, and every view of it.
      await enter(page, 'Date', '15 June 500 BC');
      await page.waitForURL(/d=-0499-06-15/);
      for (const view of ['Two charts', 'Time', 'Earth', 'Vedic', 'Sky', 'Tables', 'Chart']) {
        await page.getByRole('link', { name: view, exact: true }).click();
        await page.locator('main .panel').first().waitFor();
        assert.equal(await page.getByText('This view could not be displayed').count(), 0, view);
      }
      await page.getByRole('region', { name: 'Wheel' }).getByRole('img').waitFor();
    } finally {
      await leave();
    }
  },
);

test(
  'rule: an ambiguous order of day and month is shown, and one click selects the other order',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    try {
      await page.goto(`${address}/`);
      await enter(page, 'Date', '5/6/1990');
      await page.getByText(/Read as (month, day|day, month), year/).waitFor();
      const first = query(page, 'd').slice(0, 10);
      await page.getByRole('button', { name: /^Read (day|month) first$/ }).click();
      await page.waitForURL((url) => !(url.searchParams.get('d') ?? '').startsWith(first));
      assert.deepEqual([first, query(page, 'd').slice(0, 10)].sort(), ['1990-05-06', '1990-06-05']);
    } finally {
      await leave();
    }
  },
);

test(
  'rule: a place is found by its name in any script or by coordinates with their zone, or the field reports that the chart does not use it',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    try {
      await page.goto(`${address}/`);
      const field = page.getByRole('combobox', { name: 'Place', exact: true });
      for (const [typed, place, zone] of [
        ['Москва', 'Moscow', 'Europe/Moscow'],
        ['東京', 'Tokyo', 'Asia/Tokyo'],
        ['Kesswil', 'Kesswil', 'Europe/Zurich'],
        ['28.6, 77.2', '', 'Asia/Kolkata'],
        ['51n30 0w07', '', 'Europe/London'],
        ["33°52'S 151°12'E", '', 'Australia/Sydney'],
      ]) {
        await enterPlace(page, typed);
        await page.waitForURL((url) => url.searchParams.get('tz') === zone);
        assert.ok(query(page, 'p').startsWith(place), `${typed}: ${query(page, 'p')}`);
      }
      assert.equal(query(page, 'lat'), '-33.866667');
      // A link with a point and no zone uses the zone of the point.
      await page.goto(`${address}/?d=1990-06-15T14:30&lat=28.6&lon=77.2`);
      await page.waitForURL((url) => url.searchParams.get('tz') === 'Asia/Kolkata');
      await sunOf(page, '1990-06-15 09:00 UTC');
      await page.goto(`${address}/?d=1990-06-15T14:30&tz=Australia/Sydney&lat=-33.866667&lon=151.2`);
      await sunOf(page, '1990-06-15 04:30 UTC');
      await enterPlace(page, 'Qqzzxx');
      await page.getByRole('alert').filter({ hasText: 'No place with this name was found' }).waitFor();
      await page.getByText('Place: not valid.').waitFor();
      assert.equal(query(page, 'lat'), '-33.866667');
      await field.press('Escape');
      await page.getByText('Place: not valid.').waitFor({ state: 'detached' });
      // Enter before the list arrives also takes the best match.
      await field.fill('Lima');
      await field.press('Enter');
      await page.waitForURL((url) => url.searchParams.get('tz') === 'America/Lima');
      // So does a click elsewhere.
      await field.fill('Nairobi');
      await page.getByRole('heading', { name: 'Wheel' }).click();
      await page.waitForURL((url) => url.searchParams.get('tz') === 'Africa/Nairobi');
      await page.getByRole('combobox', { name: 'Time zone' }).fill('Berlin');
      await page
        .getByRole('option', { name: /Europe\/Berlin/ })
        .first()
        .click();
      await page.waitForURL((url) => url.searchParams.get('tz') === 'Europe/Berlin');
    } finally {
      await leave();
    }
  },
);

test(
  'rule: a skipped hour shows the used time, and an unknown time keeps the typed one',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    try {
      await page.goto(`${address}/?d=2026-03-29T01:30&tz=Europe/London`);
      await page.getByRole('alert').filter({ hasText: '02:30 at the new offset and 2026-03-29 01:30 UTC' }).waitFor();
      await sunOf(page, '2026-03-29 01:30 UTC');
      await page.goto(`${address}/?d=1990-06-15T08:25&tz=Europe/London`);
      await page.getByLabel('Time uncertain by').selectOption('12');
      await sunOf(page, '1990-06-15 11:00 UTC');
      assert.equal(await page.getByRole('textbox', { name: 'Local time' }).inputValue(), '08:25');
      await page.getByLabel('Time uncertain by').selectOption('0');
      await sunOf(page, '1990-06-15 07:25 UTC');
    } finally {
      await leave();
    }
  },
);

test(
  'rule: a place chosen in Sky or Earth does not change the birth, and a return next to the birth keeps its instant at every place',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    const birth = (): string[] => ['d', 'tz', 'lat', 'lon', 'p'].map((name) => query(page, name));
    try {
      await page.goto(
        `${address}/?view=sky&tab=year&y=2026&d=1990-06-15T14:30&tz=Europe/London&p=London&pc=GB&lat=51.5&lon=-0.12`,
      );
      const stated = birth();
      const place = page.getByRole('combobox', { name: 'Place of observation' });
      await place.fill('Sydney');
      await place.press('Tab');
      await page.waitForURL(/otz=Australia/);
      assert.deepEqual(birth(), stated);
      await page.getByRole('heading', { name: /2026, Sydney/ }).waitFor();
      await page.getByRole('button', { name: 'Back to the place of birth' }).click();
      await page.getByRole('heading', { name: /2026, London/ }).waitFor();

      for (const query of ['view=earth', 'view=sky&tab=eclipses&e=solar-2026-08-12']) {
        await page.goto(page.url().replace(/view=[^&]*(&tab=[^&]*)?/, query));
        const map = page.locator('.earth-svg, .sky-map svg').first();
        await map.locator('path').first().waitFor({ state: 'attached' });
        await page.waitForLoadState('networkidle');
        const before = page.url();
        await map.click({ position: { x: 200, y: 140 } });
        await page.waitForURL((url) => url.href !== before);
        await page.waitForLoadState('networkidle');
        assert.deepEqual(birth(), stated, query);
      }

      await page.goto(
        `${address}/?view=chart&derived=return:Sun&mv=2026-06-15T06:23:38&d=1990-06-15T14:30&tz=Europe/London&p=London&pc=GB&lat=51.5&lon=-0.12`,
      );
      const solar = page.getByRole('region', { name: 'Solar return', exact: true });
      await solar.getByRole('img', { name: /2026-06-15 06:23/ }).waitFor();
      await page
        .getByRole('region', { name: 'Wheel' })
        .getByRole('img', { name: /1990-06-15 13:30/ })
        .waitFor();
      const sun = page
        .getByRole('region', { name: 'Positions: Solar return' })
        .getByRole('row')
        .filter({ hasText: 'Sun' });
      const before = await sun.locator('td').first().textContent();
      await solar.getByRole('combobox', { name: 'For the place' }).fill('New York');
      await solar.getByRole('combobox', { name: 'For the place' }).press('Tab');
      await page.waitForURL(/otz=America/);
      await solar.getByText('02:23 local time').waitFor();
      await solar.getByRole('img', { name: /2026-06-15 06:23/ }).waitFor();
      assert.equal(await sun.locator('td').first().textContent(), before, 'the Sun stays at its natal longitude');
      assert.deepEqual(birth(), stated);
      assert.deepEqual(await violations(page), []);
      await page.getByRole('button', { name: 'Birth chart only' }).click();
      await solar.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Now' }).click();
      await page.getByRole('region', { name: 'Transits', exact: true }).getByRole('img').waitFor();
    } finally {
      await leave();
    }
  },
);

test('rule: replacing and removing a saved chart can be undone', { skip: noBrowser }, async () => {
  const { page, address, leave } = await person();
  try {
    await page.goto(`${address}/?n=Ada&d=1990-06-15T14:30`);
    const form = page.getByRole('form', { name: 'Moment and place' });
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await form.getByText('Ada was saved.').waitFor();
    await enter(page, 'Local time', '16:00');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await form.getByText('the earlier chart of this name was replaced').waitFor();
    await form.getByRole('button', { name: 'Undo' }).click();
    await form.getByRole('button', { name: 'Save changes' }).waitFor();
    await form.getByRole('button', { name: 'Remove' }).click();
    await form.getByText('Ada was removed.').waitFor();
    await form.getByRole('button', { name: 'Undo' }).click();
    await form.getByLabel('Saved charts').selectOption('Ada');
    await page.waitForURL(/d=1990-06-15T14:30/);
  } finally {
    await leave();
  }
});

test(
  'rule: a slow answer marks the previous wheel as outdated; a view with missing files reports it and loads on a retry',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person({ meansFaults: true });
    try {
      await page.goto(`${address}/`);
      await sunOf(page, '1990-06-15 13:30');
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/chart-wheel/packet*', async (route) => {
        await held;
        await route.continue();
      });
      await enter(page, 'Date', '16 Jun 1990');
      await page.getByText('The page still shows the previous entry').waitFor();
      await page.locator('.outdated').waitFor();
      release();
      await sunOf(page, '1990-06-16 13:30');
      await page.locator('.outdated').waitFor({ state: 'detached' });
      await page.unroute('**/chart-wheel/packet*');
      // The instant of the civil time is not answered: the last valid wheel stays, and the form offers a retry.
      await page.route('**/timezone/validate', (route) => route.abort());
      await enter(page, 'Date', '17 Jun 1990');
      await page.getByText('The page shows the previous entry').waitFor();
      await sunOf(page, '1990-06-16 13:30');
      await page.unroute('**/timezone/validate');
      await page.getByRole('form').getByRole('button', { name: 'Try again' }).click();
      await sunOf(page, '1990-06-17 13:30');
      await page.locator('.outdated').waitFor({ state: 'detached' });

      await page.route(/\.(js|css)(\?|$)/, (route) => route.abort());
      await page.route(/\/\?/, (route) => route.abort());
      await page.getByRole('link', { name: 'Tables', exact: true }).click();
      await page.getByText('This part of the page could not be loaded').waitFor();
      assert.match(page.url(), /view=tables/);
      await page.unroute(/\.(js|css)(\?|$)/);
      await page.unroute(/\/\?/);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator('main .panel').first().waitFor();
      assert.equal(await page.getByText('This part of the page could not be loaded').count(), 0);
    } finally {
      await leave();
    }
  },
);
