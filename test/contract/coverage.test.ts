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

/** What asks no ephemeris in its example: places that are given, ephemerides of its own, time alone; and batches, which refuse item by item. */
const WITHOUT_EPHEMERIS = [
  '/v1/batch/',
  '/v1/timelords/firdaria/',
  '/v1/timelords/zodiacal-releasing/',
  '/v1/harmonics/age-chart',
  '/v1/harmonics/transit-forecast',
  '/v1/stars/variable/',
  '/v1/stars/multiple/state',
  '/v1/uranian/',
  '/v1/locations/timezone/validate',
];

interface Moved {
  readonly value: unknown;
  /** Pointers of what was moved. */
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
