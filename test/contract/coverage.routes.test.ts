import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ask, realService, sharedRoutes } from './support/real-app.js';
import type { RealService } from './support/real-app.js';

let service: RealService;
before(async () => {
  service = await realService();
});
after(() => service.close());

const LATER_YEARS = 12_000;
const LATER_DAYS = 365.2425 * LATER_YEARS;

/** Routes whose example uses no ephemeris (given positions, own ephemerides, time alone), and batches, which refuse single items. */
const WITHOUT_EPHEMERIS = [
  '/v1/batch/',
  '/v1/hellenistic/circumambulations',
  '/v1/timelords/firdaria/',
  '/v1/timelords/zodiacal-releasing/',
  '/v1/harmonics/age-chart',
  '/v1/harmonics/transit-forecast',
  '/v1/stars/variable/',
  '/v1/stars/multiple/state',
  '/v1/uranian/',
  '/v1/locations/timezone/validate',
  '/v1/muhurta/marriage/direct',
  '/v1/muhurta/business/direct',
  '/v1/muhurta/business/compare',
  '/v1/muhurta/travel/direct',
  '/v1/muhurta/vastu/direct',
  '/v1/authO/extended/chara-dasha',
  '/v1/natal-discovery/dispositors',
  '/v1/natal-discovery/shape',
  '/v1/muhurta/named/direct',
  '/v1/muhurta/special/solar',
  '/v1/muhurta/doshas/direct',
  '/v1/muhurta/lagna/direct',
];

interface Moved {
  readonly value: unknown;
  /** JSON pointers of the changed values. */
  readonly fields: readonly string[];
}

/** A request with every instant and year in it 12,000 years later: outside every ephemeris. */
function moved(value: unknown, name = '', pointer = ''): Moved {
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      ([key, inner]) => [key, moved(inner, Array.isArray(value) ? name : key, `${pointer}/${key}`)] as const,
    );
    const copy = Object.fromEntries(entries.map(([key, inner]) => [key, inner.value]));
    return {
      value: Array.isArray(value) ? Object.values(copy) : copy,
      fields: entries.flatMap(([, inner]) => inner.fields),
    };
  }
  const later = laterThan(value, name);
  return later === undefined ? { value, fields: [] } : { value: later, fields: [pointer] };
}

function laterThan(value: unknown, name: string): unknown {
  if (typeof value === 'number' && /(^|_)jd(_|$)/.test(name) && value > 1e6) return value + LATER_DAYS;
  if (typeof value === 'number' && name === 'year') return value + LATER_YEARS;
  const date = typeof value === 'string' ? /^(\d{4})(-\d\d-\d\d(T.*)?)$/.exec(value) : null;
  return date === null ? undefined : `+0${Number(date[1]) + LATER_YEARS}${date[2]}`;
}

for (const route of sharedRoutes) {
  const later = moved(route.example.body);
  if (later.fields.length === 0 || WITHOUT_EPHEMERIS.some((path) => route.path.startsWith(path))) continue;
  test(`rule: ${route.method} ${route.path}: an instant that no ephemeris covers is refused by the name of its field`, async () => {
    const { status, text } = await ask(service.app, route, { ...route.example, body: later.value });
    assert.equal(status, 422, text.slice(0, 300));
    const { problems } = (JSON.parse(text) as { details: { problems: { field: string }[] } }).details;
    assert.ok(
      problems.length > 0 && problems.every(({ field }) => later.fields.includes(field)),
      `${JSON.stringify(problems)} of ${later.fields.join(' ')}`,
    );
  });
}

/** Julian days near both ends of the embedded ephemerides: an answer may need instants outside them. */
const NEAR_ENDS = [625650, 2816815];

/** A request with all instants shifted equally so that the first is at a Julian day; null when it has no instant. */
function movedTo(body: unknown, jd: number): unknown {
  let days: number | null = null;
  const move = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((inner) => move(inner, name));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, move(inner, key)]));
    const own = julianDayOf(value, name);
    if (own === null) return value;
    days ??= jd - own;
    return typeof value === 'number' ? own + days : isoOf(own + days);
  };
  const copy = move(body, '');
  return days === null ? null : copy;
}

const UNIX_EPOCH_JD = 2440587.5,
  DAY_MS = 86_400_000;

function julianDayOf(value: unknown, name: string): number | null {
  if (typeof value === 'number') return /(^|_)jd(_|$)/.test(name) && value > 1e5 ? value : null;
  const date = typeof value === 'string' ? /^([+-]?)(\d{4,6})(-\d\d-\d\dT.*)$/.exec(value) : null;
  if (date === null) return null;
  const ms = Date.parse(`${date[1] || '+'}${date[2].padStart(6, '0')}${date[3]}`);
  return Number.isNaN(ms) ? null : ms / DAY_MS + UNIX_EPOCH_JD;
}

const isoOf = (jd: number): string =>
  new Date(Math.round((jd - UNIX_EPOCH_JD) * 86_400) * 1000)
    .toISOString()
    .replace(/^([+-])00/, '$1')
    .replace(/\.000Z$/, 'Z');

for (const route of sharedRoutes) {
  if (movedTo(route.example.body, NEAR_ENDS[0]) === null) continue;
  test(`rule: ${route.method} ${route.path}: near the ends of the ephemeris a refusal names a field that was given, and no covered instant as outside`, async () => {
    for (const jd of NEAR_ENDS) {
      const body = movedTo(route.example.body, jd);
      const { status, text } = await ask(service.app, route, { ...route.example, body });
      const { category, details } = JSON.parse(text) as {
        category: string;
        details: {
          problems: { field: string; message: string }[];
          coverage: { start_jd_tdb: number; end_jd_tdb: number }[];
        };
      };
      if (status !== 422 || category !== 'ephemeris_coverage') continue;
      for (const { field, message } of details.problems) {
        const keys = field.split('/').slice(1);
        const given = keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], body);
        assert.notEqual(given, undefined, `${field} of ${JSON.stringify(body)}`);
        const own = julianDayOf(given, keys[keys.length - 1]);
        if (own === null || !details.coverage.some((held) => own >= held.start_jd_tdb && own < held.end_jd_tdb))
          continue;
        assert.match(message, /needs the sky of/, `${field}: ${String(given)} is covered`);
      }
    }
  });
}
