import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { asking, dms, minute, shows, signGlyph, zodiacalMinute } from './support/figures.js';
import { noBrowser, person } from './support/person.js';

type Ask = ReturnType<typeof asking>;
interface Station {
  readonly body: string;
  readonly station_type: string;
  readonly jd_ut: number;
  readonly datetime_utc: string;
  readonly longitude: number;
}
interface Crossing {
  readonly body: string;
  readonly datetime_utc: string;
  readonly direction: string;
}
interface Results<T> {
  readonly results: readonly { readonly events: readonly T[] }[];
}

const BIRTH = 'd=1990-06-15T14:30&tz=Europe/London&lat=51.5&lon=-0.12';
const NATAL = { dt: '1990-06-15T13:30:00Z', latitude: 51.5, longitude: -0.12 };
const OBSERVER = { dt: NATAL.dt, observer_lat: 51.5, observer_lon: -0.12 };
const BODIES = 'Sun Moon Mercury Venus Mars Jupiter Saturn Uranus Neptune Pluto'.split(' ');
/** Julian days of 2026-01-01 and 2028-01-01. */
const [FROM, TO] = [2461041.5, 2461771.5];
const MINUTE_MS = 60_000;
const byTime = <T extends { datetime_utc: string }>(events: readonly T[]): T[] =>
  [...events].sort((a, b) => Date.parse(a.datetime_utc) - Date.parse(b.datetime_utc));

/** The lords of years and months by their symbols, as in the bands. */
const LORDS: Readonly<Record<string, string>> = {
  Sun: '☉',
  Moon: '☽',
  Mercury: '☿',
  Venus: '♀',
  Mars: '♂',
  Jupiter: '♃',
  Saturn: '♄',
};

async function compareReturns(page: Page, address: string, ask: Ask): Promise<void> {
  const events = async <T>(requests: readonly object[]): Promise<Results<T>> =>
    ask<Results<T>>('/v1/batch/events', { requests });
  const { results: births } = await ask<{
    results: { chart: { planets: Record<string, { longitude: number }> } }[];
  }>('/v1/batch/charts', { requests: [{ dt: NATAL.dt }] });
  const { planets } = births[0].chart;
  const returns = await events<Crossing>(
    BODIES.map((body) => ({
      kind: 'transit',
      body,
      target_lon: planets[body].longitude,
      jd_start: FROM,
      jd_end: TO,
    })),
  );
  // Mercury of these two years: each loop with the passages over its degrees before and after it.
  const { results } = await events<Station>([
    { kind: 'station', body: 'Mercury', jd_start: FROM - 60, jd_end: TO + 60 },
  ]);
  const stations = results[0].events;
  const loops = stations.flatMap((back, i) =>
    back.station_type === 'retrograde' && i + 1 < stations.length ? [[back, stations[i + 1]] as const] : [],
  );
  const shadow = { kind: 'transit', body: 'Mercury' };
  const shadows = await events<Crossing>(
    loops.flatMap(([back, on]) => [
      { ...shadow, target_lon: on.longitude, jd_start: back.jd_ut - 40, jd_end: back.jd_ut },
      { ...shadow, target_lon: back.longitude, jd_start: on.jd_ut, jd_end: on.jd_ut + 40 },
    ]),
  );
  const rows = loops.map(([back, on], i) => [
    'Mercury',
    minute(shadows.results[2 * i].events[shadows.results[2 * i].events.length - 1].datetime_utc),
    minute(back.datetime_utc),
    zodiacalMinute(back.longitude),
    minute(on.datetime_utc),
    zodiacalMinute(on.longitude),
    minute(shadows.results[2 * i + 1].events[0].datetime_utc),
  ]);
  await page.goto(`${address}/?view=time&tab=returns&${BIRTH}&rfrom=2026-01-01&rto=2028-01-01`);
  await shows(
    page,
    'Returns as a table',
    byTime(returns.results.flatMap(({ events: found }) => found)).map(({ body, datetime_utc: iso, direction }) => {
      const what = body === 'Sun' ? 'Solar return' : body === 'Moon' ? 'Lunar return' : `${body} return`;
      return [minute(iso), body, direction === 'retrograde' ? 'retrograde' : 'direct', `${what}, chart`];
    }),
  );
  await shows(
    page,
    'Stations and retrograde loops as a table',
    rows.filter((row) => row[1] < '2028' && row[6] > '2026'),
    ([body]) => body === 'Mercury',
  );
}

interface Dated {
  readonly start_date: string;
  readonly end_date: string;
}
interface ProfectedYear {
  readonly age_years: number;
  readonly profected_sign: string;
  readonly lord_of_year: string;
  readonly chronology: {
    readonly annual_start_utc: string;
    readonly annual_end_utc: string;
    readonly intervals: readonly { sign: string; lord_of_month: string; start_utc: string; end_utc: string }[];
  };
}
/** A row of a table of periods that may or may not be shown. */
interface PeriodRow {
  readonly from: string;
  readonly to: string;
  readonly level: string;
  readonly label: string;
}
const SPAN = ['2026-01-01', '2028-01-01'];
/** The periods that touch the span, in order, the longer first. */
const periodRows = (rows: readonly PeriodRow[]): string[][] =>
  rows
    .filter(({ from, to }) => to > SPAN[0] && from < SPAN[1])
    .sort((a, b) => Date.parse(a.from) - Date.parse(b.from) || Date.parse(b.to) - Date.parse(a.to))
    .map(({ from, to, level, label }) => [minute(from), to.slice(0, 10), level, label]);

async function profections(ask: Ask): Promise<PeriodRow[]> {
  const years = await Promise.all(
    [35, 36, 37].map((age) =>
      ask<ProfectedYear>('/v1/profections/schedule', {
        natal: NATAL,
        current_dt: `${1990 + age}-12-15T12:00:00Z`,
        civil_timezone: 'Europe/London',
        leap_day_policy: 'february_28',
        ambiguous_time_policy: 'earlier_occurrence',
      }),
    ),
  );
  return years.flatMap(({ age_years: age, profected_sign: sign, lord_of_year: lord, chronology }) => [
    {
      from: chronology.annual_start_utc,
      to: chronology.annual_end_utc,
      level: 'Year',
      label: `${age} ${signGlyph(sign)} ${LORDS[lord]}`,
    },
    ...chronology.intervals.map((month) => ({
      from: month.start_utc,
      to: month.end_utc,
      level: 'Month',
      label: `${signGlyph(month.sign)} ${LORDS[month.lord_of_month]}`,
    })),
  ]);
}

async function comparePeriods(page: Page, address: string, ask: Ask): Promise<void> {
  const { parts } = await ask<{ parts: { name: string; longitude: number }[] }>('/v1/lots/chart', {
    ...OBSERVER,
    names: ['Spirit', 'Fortune'],
  });
  const lot = (wanted: string): number => parts.find(({ name }) => name === wanted)?.longitude ?? NaN;
  const { groups } = await ask<{
    groups: { major: Dated & { planet: string }; subs: (Dated & { planet: string })[] }[];
  }>('/v1/timelords/firdaria/groups', { natal: { dt: NATAL.dt, is_day_chart: true } });
  const firdar =
    (level: string) =>
    ({ planet, start_date: from, end_date: to }: Dated & { planet: string }): PeriodRow => ({
      from,
      to,
      level,
      label: planet,
    });
  const { periods } = await ask<{
    periods: (Dated & { level: number; sign: string; is_loosing_of_bond: boolean })[];
  }>('/v1/timelords/zodiacal-releasing/sequence', {
    natal: { dt: NATAL.dt, lot_longitude: lot('Spirit'), lot_name: 'Spirit', fortune_longitude: lot('Fortune') },
    levels: 3,
    span_years: 110,
  });
  await page.goto(`${address}/?view=time&tab=periods&${BIRTH}&lfrom=${SPAN[0]}&lto=${SPAN[1]}`);
  await shows(page, 'Profections as a table', periodRows(await profections(ask)));
  await shows(
    page,
    'Firdaria as a table',
    periodRows(groups.flatMap(({ major, subs }) => [firdar('Major')(major), ...subs.map(firdar('Sub-period'))])),
  );
  await shows(
    page,
    'Zodiacal releasing as a table',
    periodRows(
      periods.map(({ start_date: from, end_date: to, level, sign, is_loosing_of_bond: loosing }) => ({
        from,
        to,
        level: `Level ${level}`,
        label: `${signGlyph(sign)}${loosing ? ' ⟲' : ''} ${sign}`,
      })),
    ),
  );
}

interface Arc {
  readonly promissor: string;
  readonly significator: string;
  readonly motion: string;
  readonly arc: number;
  readonly timing: { readonly age_years: number; readonly datetime_utc: string };
}

async function compareDirections(page: Page, address: string, ask: Ask): Promise<void> {
  const { arcs } = await ask<{ arcs: Arc[] }>('/v1/primary-directions/arcs', {
    ...NATAL,
    observer_lat: 51.5,
    bodies: BODIES,
    include_nodes: false,
    max_arc: 360,
    max_age: 100,
    significators: ['Sun', 'MC'],
    promissors: ['Mars', 'Venus'],
    policy: { preset: 'regiomontanus_mundane' },
    timing: { key: 'naibod' },
  });
  await page.goto(
    `${address}/?view=time&tab=directions&${BIRTH}&pdfrom=1991-01-01&pdto=2060-01-01&dw=regiomontanus_mundane&dk=naibod&dc=role_exchange&dp=Venus,Mars&ds=Sun,MC&da=0`,
  );
  await shows(
    page,
    'Directions in order of time',
    arcs
      .filter(({ timing: { datetime_utc: iso } }) => iso >= '1991' && iso < '2060')
      .sort((a, b) => Date.parse(a.timing.datetime_utc) - Date.parse(b.timing.datetime_utc))
      .map(({ promissor, significator, motion, arc, timing }) => [
        minute(timing.datetime_utc),
        timing.age_years.toFixed(2),
        promissor,
        'conjunction',
        significator,
        motion,
        dms(arc),
      ]),
  );
}

interface Hit {
  readonly angle: number;
  readonly jd_exact: number;
  readonly datetime_utc: string;
  readonly jd_entering: number | null;
  readonly jd_leaving: number | null;
  readonly is_retrograde_hit: boolean;
}
const ASPECTS: Readonly<Record<number, string>> = {
  0: 'conjunction',
  60: 'sextile',
  90: 'square',
  120: 'trine',
  180: 'opposition',
};

/** Each exact hit with its stay within the orb, whose limits are Julian days. */
async function compareTransits(page: Page, address: string, ask: Ask): Promise<void> {
  const { results: births } = await ask<{ results: { chart: { planets: Record<string, { longitude: number }> } }[] }>(
    '/v1/batch/charts',
    { requests: [{ dt: NATAL.dt }] },
  );
  const angles = [0, 60, 90, 120, 180, 240, 270, 300];
  const { events } = await ask<{ events: Hit[] }>('/v1/transits/natal-aspects', {
    body: 'Mars',
    natal_longitudes: [births[0].chart.planets['Venus'].longitude],
    aspect_angles: angles,
    aspect_orbs: angles.map(() => 1),
    jd_start: FROM,
    jd_end: TO,
  });
  const edge = ({ jd_exact, datetime_utc: iso }: Hit, jd: number | null): string => {
    const ms = Date.parse(iso) + ((jd ?? NaN) - jd_exact) * 86_400_000;
    return minute(new Date(Math.floor(ms / MINUTE_MS) * MINUTE_MS).toISOString());
  };
  await page.goto(`${address}/?view=time&${BIRTH}&from=2026-01-01&to=2028-01-01&m=Mars&np=Venus`);
  await shows(
    page,
    'Passages in order of time',
    byTime(events).map((hit) => [
      minute(hit.datetime_utc),
      'Mars',
      ASPECTS[Math.min(hit.angle, 360 - hit.angle)],
      'Venus',
      hit.is_retrograde_hit ? 'retrograde' : 'direct',
      edge(hit, hit.jd_entering),
      edge(hit, hit.jd_leaving),
    ]),
  );
  assert.ok(events.length > 5);
}

test(
  'rule: the tables of time are, cell by cell, the answers of the routes: transits, returns, stations, time lords, directions',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    const ask = asking(address);
    try {
      await compareTransits(page, address, ask);
      await compareReturns(page, address, ask);
      await comparePeriods(page, address, ask);
      await compareDirections(page, address, ask);
    } finally {
      await leave();
    }
  },
);
