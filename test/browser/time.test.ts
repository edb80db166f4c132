import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { noBrowser, person, savedText, violations } from './support/person.js';
import type { Person } from './support/person.js';

const BIRTH = 'd=1990-06-15T14:30&tz=Europe/London&lat=51.5&lon=-0.12';
const DT = '1990-06-15T13:30:00Z';
/** Julian days of 2026-01-01 and 2027-01-01. */
const YEAR = [2461041.5, 2461406.5];
/** An ISO datetime as `2026-05-13 12:05`, as the tables show it. */
const minute = (iso: string): string => iso.slice(0, 16).replace('T', ' ');
const rowsOf = (page: Page, caption: string): Promise<string[]> =>
  page
    .getByRole('group', { name: caption, exact: true })
    .locator('tbody tr')
    .evaluateAll((list) => list.map((row) => row.textContent ?? ''));
const settled = async (page: Page): Promise<void> => {
  await page.locator('.answer').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('.answer.loading').first().waitFor({ state: 'detached' });
};
const saves = (page: Page, panel: string, form: string): Promise<string> =>
  savedText(
    page,
    page.getByRole('region', { name: panel, exact: true }).getByRole('button', { name: form, exact: true }),
  );

/** The exact hits of the year on the page are those of the route, and the other way round. */
async function comparePassages({ page, ask }: Person): Promise<void> {
  const chart = (await ask('/v1/batch/charts', { requests: [{ dt: DT }] })) as {
    results: { chart: { planets: Record<string, { longitude: number }> } }[];
  };
  const { longitude } = chart.results[0].chart.planets['Neptune'];
  const found = (await ask('/v1/transits/natal-aspects', {
    body: 'Saturn',
    natal_longitudes: [longitude],
    aspect_angles: [0, 60, 90, 120, 180, 240, 270, 300],
    aspect_orbs: [1, 1, 1, 1, 1, 1, 1, 1],
    jd_start: YEAR[0],
    jd_end: YEAR[1],
  })) as { events: { datetime_utc: string; is_retrograde_hit: boolean }[] };
  const listed = (await rowsOf(page, 'Passages in order of time')).filter((row) => /Saturn.*Neptune/u.test(row));
  assert.equal(found.events.length, 2);
  assert.deepEqual(
    listed.map((row) => [row.slice(0, 16), row.includes('retrograde')]),
    found.events.map((event) => [minute(event.datetime_utc), event.is_retrograde_hit]),
  );
}

async function readTransits(who: Person): Promise<void> {
  const { page, address } = who;
  await page.goto(`${address}/?view=time&${BIRTH}&from=2026-01-01&to=2027-01-01`);
  await settled(page);
  await comparePassages(who);
  const movers = page.getByRole('group', { name: 'Moving bodies' });
  await movers.getByRole('button', { name: 'Jupiter' }).click();
  await settled(page);
  assert.match(page.url(), /m=Saturn,Uranus/);
  const ics = await saves(page, 'Passages', 'ICS');
  assert.match(ics, /SUMMARY:Saturn square natal Neptune/);
  assert.ok(!ics.includes('SUMMARY:Jupiter'));
  await page.getByLabel('To', { exact: true }).fill('soon');
  await page.keyboard.press('Enter');
  assert.match((await page.getByRole('alert').textContent()) ?? '', /the first before the second/);
  await page.getByLabel('To', { exact: true }).fill('2027-01-01');
  await page.keyboard.press('Enter');
  const frame = page.getByRole('group', { name: /^Transits: 2026-01-01/ });
  await frame.focus();
  await page.keyboard.press('+');
  await page.waitForURL(/from=2026-02-/);
  await page.reload();
  await settled(page);
  assert.equal(await movers.getByRole('button', { name: 'Jupiter' }).getAttribute('aria-pressed'), 'false');
  assert.deepEqual(await violations(page), []);
}

/** Progressed hits agree with the events of the progressions family. */
async function readProgressions({ page, address, ask }: Person): Promise<void> {
  await page.goto(
    `${address}/?view=time&tab=progressions&${BIRTH}&gfrom=2026-01-01&gto=2032-01-01&gm=Mercury&np=Sun,Venus`,
  );
  await settled(page);
  const { progressed_events: events } = (await ask('/v1/progressions/secondary', {
    natal: { dt: DT, bodies: ['Sun', 'Mercury', 'Venus'] },
    target_dt: '2026-01-01T00:00:00Z',
    events: {
      start_dt: '2026-01-01T00:00:00Z',
      end_dt: '2032-01-01T00:00:00Z',
      kinds: ['aspect_to_natal'],
    },
  })) as { progressed_events: { events: { body: string; target: string; datetime_utc: string }[] } };
  assert.ok(
    (await rowsOf(page, 'Sign changes, stations and lunations as a table')).some((row) => row.includes('Moon enters')),
  );
  const wanted = events.events
    .filter(({ body, target }) => body === 'Mercury' && (target === 'Sun' || target === 'Venus'))
    .map(({ datetime_utc: iso }) => iso);
  const listed = (await rowsOf(page, 'Passages in order of time')).map((row) => row.slice(0, 16));
  assert.equal(wanted.length, 2);
  assert.equal(listed.length, wanted.length);
  // The table truncates to the minute.
  listed.forEach((text, i) =>
    assert.ok(
      Math.abs(Date.parse(`${text.replace(' ', 'T')}Z`) - Date.parse(wanted[i])) <= 61_000,
      `${text} ${wanted[i]}`,
    ),
  );
}

async function readEphemeris({ page, ask }: Person): Promise<void> {
  await page.getByRole('link', { name: 'Graphic ephemeris' }).click();
  await settled(page);
  await page.getByRole('button', { name: '45°' }).click();
  await page.waitForURL(/tab=ephemeris.*scale=45/);
  const csv = (await saves(page, 'Positions', 'CSV')).split('\r\n').map((line) => line.split(','));
  const dt = csv[1][0];
  const { results } = (await ask('/v1/batch/charts', { requests: [{ dt }] })) as {
    results: { chart: { planets: Record<string, { longitude: number }> } }[];
  };
  assert.equal(Number(csv[1][csv[0].indexOf('Jupiter_longitude_deg')]), results[0].chart.planets['Jupiter'].longitude);
  await page.getByRole('button', { name: 'Declination' }).click();
  await page.getByRole('region', { name: 'Graphic ephemeris', exact: true }).getByText('−20°').waitFor();
  await settled(page);
  assert.deepEqual(await violations(page), []);
}

async function readPeriods({ page, ask }: Person): Promise<void> {
  await page.getByRole('link', { name: 'Time lords' }).click();
  await page.getByRole('region', { name: 'Zodiacal releasing', exact: true }).waitFor();
  await settled(page);
  const firdaria = page.getByRole('region', { name: 'Firdaria', exact: true });
  await page.getByLabel('From', { exact: true }).fill('1990-06-15');
  await page.getByLabel('To', { exact: true }).fill('2065-06-01');
  await page.keyboard.press('Enter');
  await page.waitForURL(/lto=2065/);
  await settled(page);
  await firdaria.getByText('As a table').click();
  const { groups } = (await ask('/v1/timelords/firdaria/groups', { natal: { dt: DT, is_day_chart: true } })) as {
    groups: { major: { planet: string; start_date: string } }[];
  };
  const majors = (await rowsOf(page, 'Firdaria as a table')).filter((row) => row.includes('Major'));
  assert.deepEqual(
    majors.map((row) => row.slice(0, 16)),
    groups.map(({ major }) => minute(major.start_date)),
  );
  assert.deepEqual(await violations(page), []);
}

async function readReturns({ page, ask, address }: Person): Promise<void> {
  await page.goto(`${address}/?view=time&tab=returns&${BIRTH}&rfrom=2026-01-01&rto=2028-01-01`);
  await settled(page);
  const chart = (await ask('/v1/batch/charts', { requests: [{ dt: DT }] })) as {
    results: { chart: { planets: Record<string, { longitude: number }> } }[];
  };
  const solar = (await ask('/v1/returns/solar', {
    natal_sun_lon: chart.results[0].chart.planets['Sun'].longitude,
    year: 2026,
  })) as { datetime_utc: string };
  const rows = await rowsOf(page, 'Returns as a table');
  assert.equal(rows.filter((row) => row.includes('Solar return'))[0].slice(0, 16), minute(solar.datetime_utc));
  const { periods } = (await ask('/v1/stations/retrograde-periods', {
    body: 'Mercury',
    jd_start: YEAR[0],
    jd_end: YEAR[1],
  })) as { periods: { start: { datetime_utc: string }; end: { datetime_utc: string } }[] };
  const loops = await rowsOf(page, 'Stations and retrograde loops as a table');
  for (const { start, end } of periods)
    assert.ok(loops.some((row) => row.includes(minute(start.datetime_utc)) && row.includes(minute(end.datetime_utc))));
  assert.deepEqual(await violations(page), []);
  await page.getByRole('link', { name: 'Solar return, chart' }).first().click();
  await page.waitForURL(/view=chart/);
  assert.match(page.url(), /mv=2026-06-15T06:\d\d:\d\d/);
  assert.match(page.url(), /[?&]d=1990-06-15T14:30&/);
}

interface Arcs {
  readonly arcs: readonly {
    readonly promissor: string;
    readonly significator: string;
    readonly motion: string;
    readonly timing: { readonly age_years: number; readonly datetime_utc: string };
  }[];
}

/** Directions to the Midheaven with a user-defined rate: as the route answers, by keys, with an error at the field, and in the files. */
async function readDirections({ page, ask, address }: Person): Promise<void> {
  await page.goto(`${address}/?view=time&tab=directions&${BIRTH}&pdfrom=1991-01-01&pdto=2060-01-01&ds=MC&da=0`);
  await settled(page);
  await page.getByRole('combobox', { name: 'Method' }).selectOption({ label: 'Regiomontanus, with aspects' });
  await page.getByRole('combobox', { name: 'Key' }).selectOption('user_rate');
  const rate = page.getByLabel('Degrees per year');
  await rate.fill('1.5');
  await rate.press('Enter');
  await page.waitForURL(/dr=1\.5/);
  await page.getByRole('combobox', { name: 'Latitude' }).selectOption('bianchini');
  await page.getByLabel('Aspects of the promissors').check();
  const promissors = page.getByRole('group', { name: 'Promissors' });
  for (const name of ['Sun', 'Moon', 'Mercury', 'Venus', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'])
    await promissors.getByRole('button', { name }).press('Enter');
  await page.waitForURL(/dp=Mars(&|$)/);
  await settled(page);
  const { arcs } = (await ask('/v1/primary-directions/arcs', {
    dt: DT,
    latitude: 51.5,
    longitude: -0.12,
    observer_lat: 51.5,
    max_arc: 200,
    max_age: 100,
    significators: ['MC'],
    aspect_promissors: true,
    policy: { preset: 'regiomontanus_zodiacal_aspect', aspect_latitude: 'bianchini' },
    timing: { key: 'user_rate', rate_deg_per_year: 1.5 },
  })) as Arcs;
  const ofMars = arcs
    .filter(({ promissor, timing: { datetime_utc: iso } }) => /^Mars/.test(promissor) && iso > '1991' && iso < '2060')
    .map(({ timing }) => timing)
    .sort((a, b) => a.age_years - b.age_years);
  assert.ok(ofMars.length > 2);
  const rows = await rowsOf(page, 'Directions in order of time');
  assert.deepEqual(
    rows.map((row) => row.split('♂')[0]),
    ofMars.map(({ age_years, datetime_utc }) => minute(datetime_utc) + age_years.toFixed(2)),
  );
  assert.ok(rows.some((row) => /(dexter|sinister) (square|trine|sextile)/.test(row)));
  const ics = await saves(page, 'Primary directions', 'ICS');
  assert.match(ics, /SUMMARY:Mars .* to MC\\, (direct|converse)\\, age/);
  // A calendar program gets the same events from the address of the link.
  const link = (await page.getByRole('link', { name: 'Subscribe' }).getAttribute('href')) ?? '';
  assert.match(link, /^webcal:/);
  const feed = await (await page.request.get(link.replace(/^webcal:/, 'http:'))).text();
  const stamps = (calendar: string): string[] => (calendar.match(/DTSTART:\d+/g) ?? []).sort();
  assert.deepEqual(stamps(feed), stamps(ics));
  assert.deepEqual(await violations(page), []);
  await rate.fill('0');
  await rate.press('Enter');
  assert.equal(await rate.evaluate((field: { validity: { valid: boolean } }) => field.validity.valid), false);
  assert.match(page.url(), /dr=1\.5/);
  await page.reload();
  await settled(page);
  assert.deepEqual(await rowsOf(page, 'Directions in order of time'), rows);
}

test(
  'rule: transits, progressions, ephemeris, periods, stations, returns and directions are the answers of the routes, are saved, and are in the link',
  { skip: noBrowser },
  async () => {
    const who = await person();
    try {
      await readTransits(who);
      await readProgressions(who);
      await readEphemeris(who);
      await readPeriods(who);
      await readReturns(who);
      await readDirections(who);
    } finally {
      await who.leave();
    }
  },
);
