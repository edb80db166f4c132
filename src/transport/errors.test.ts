import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InvalidInput, OutOfCoverage } from '../kernel/errors.js';
import { toServiceError } from './errors.js';

const interval = { startTdbJ2k: -1000, endTdbJ2k: 1000, source: 'a test ephemeris' };
const problem = (tdbJ2k: number, body: unknown): { field: string; given: unknown } => {
  const { status, details } = toServiceError(new OutOfCoverage('Mars', tdbJ2k, [interval]), {
    body,
    query: {},
    params: {},
  });
  assert.equal(status, 422);
  return (details as { problems: { field: string; given: unknown }[] }).problems[0];
};

test('rule: an instant outside the coverage is reported with its field, the nearest of several', () => {
  assert.equal(problem(-182621, { dt: '1500-01-01T00:00:00Z', body: 'Mars' }).field, '/dt');
  assert.equal(
    problem(5000.3, { natal_dt: '1990-01-01T00:00:00Z', target_dt: '2013-09-09T00:00:00+02:00' }).field,
    '/target_dt',
  );
  assert.deepEqual(problem(548455, { body: 'Mars', jd_start: 2451545, jd_end: 3000000, step_days: 548455 }), {
    field: '/jd_end',
    location: 'body',
    message: 'outside the coverage of the ephemeris',
    given: 3000000,
    allowed: ['1997-04-06 .. 2002-09-27'],
  });
  assert.equal(problem(5000, { body: 'Mars' }).field, '');
  assert.equal(problem(5000, undefined).field, '');
  // In objects of the request, and never an instant that is another one.
  assert.equal(
    problem(-182621, { first: { dt: '1500-01-01T00:00:00Z' }, second: { dt: '1900-01-01T00:00:00Z' } }).field,
    '/first/dt',
  );
  assert.equal(problem(-182621, { first: { dt: '1510-01-01T00:00:00Z' }, jd_start: 2451545 }).field, '');
});

test('rule: a problem has a location and shows only given values', () => {
  const error = new InvalidInput([
    { field: '/observer_lon', message: 'given together', given: null },
    { field: '/policy/orb', message: 'not so', given: null },
    { field: '/limit', message: 'too many', given: 9 },
  ]);
  const { details } = toServiceError(error, { body: { policy: { orb: null } }, query: { limit: 9 }, params: {} });
  assert.deepEqual(details.problems, [
    { field: '/observer_lon', location: 'body', message: 'given together' },
    { field: '/policy/orb', location: 'body', message: 'not so', given: null },
    { field: '/limit', location: 'query', message: 'too many', given: 9 },
  ]);
});

test('regression: `given` is the value of the field in the request, not a converted value or a default', () => {
  const error = new InvalidInput([
    { field: '/jd_end', message: 'the window is too long', given: 12460400.5, allowed: 'at most 36525 days' },
    { field: '/level', message: 'too deep', given: 2, allowed: 4 },
    { field: '/points/0', message: 'unknown', given: 'Sunn', allowed: ['Sun'] },
    { field: '/places', message: 'one is missing', given: ['Sun'], allowed: 'all' },
    { field: '/mc', message: 'apart from cusp 10', given: 0, allowed: 32 },
  ]);
  const body = { jd_end: 2460400.5, points: ['Sunn'], places: { Sun: 1 }, mc: -36000 };
  const { details } = toServiceError(error, { body, query: {}, params: {} });
  assert.deepEqual(
    (details.problems as { given?: unknown }[]).map(({ given }) => given),
    [2460400.5, undefined, 'Sunn', ['Sun'], -36000],
  );
  // Without the request the error shows the values that it was created with.
  assert.equal((toServiceError(error).details.problems as { given?: unknown }[])[1].given, 2);
});

test('regression: when a covered instant is refused, the error names the day that the answer needs', () => {
  const needs = (tdbJ2k: number, body: unknown): string =>
    (problem(tdbJ2k, body) as unknown as { message: string }).message;
  const outside = 'outside the coverage of the ephemeris';
  assert.equal(needs(1001.5, { jd_start: 2451545 + 999 }), `the answer needs the sky of 2002-09-29, ${outside}`);
  assert.equal(needs(-1001.5, { dt: '1997-04-07T00:00:00Z' }), `the answer needs the sky of 1997-04-05, ${outside}`);
  assert.equal(needs(1001.5, { jd_start: 2451545 + 1001 }), outside);
  assert.equal(needs(-1001.5, { dt: '1997-04-05T00:00:00Z' }), outside);
});
