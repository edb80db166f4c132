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

test('rule: an instant outside the coverage is named by the field that it stands in, the nearest of several', () => {
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

test('rule: a problem says where it is and shows as given only what was', () => {
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
