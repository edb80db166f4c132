import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OutOfCoverage } from '../kernel/errors.js';
import { Ephemeris } from './ephemeris.js';
import { EARTH, EMB, MARS, MOON, SUN } from './source.js';
import type { EphemerisSource } from './source.js';

/** A source of fictitious linear motions. Each number encodes source, body and position. */
function made(
  label: string,
  start: number,
  end: number,
  base: number,
  without: readonly number[] = [],
): EphemerisSource {
  return {
    identity: {
      label,
      sha256: label,
      coverage: { startTdbJ2k: start, endTdbJ2k: end, source: label },
    },
    lookBackDays: 0,
    earthMoonMassRatio: 80,
    has: (body) => body >= 0 && body <= MOON && !without.includes(body),
    covers(body, t) {
      return this.has(body) && t >= start && t <= end;
    },
    state(body, t, order, out, offset) {
      for (let i = 0; i < (order === 1 ? 6 : 9); i++) out[offset + i] = base + body * 100 + i + t;
    },
  };
}

test('rule: the first source that has all main bodies and covers the instant is used', () => {
  const kernel = made('kernel', 0, 10, 1e6),
    partial = made('mars only', -100, 100, 5e6, [SUN, MOON]),
    embedded = made('embedded', -50, 50, 0);
  const ephemeris = new Ephemeris([partial, kernel, embedded]);
  const out = new Float64Array(9);
  ephemeris.barycentric(MARS, 5, 1, out, 0);
  assert.equal(out[0], 1e6 + 405);
  ephemeris.barycentric(MARS, 10.5, 1, out, 0);
  assert.equal(out[0], 410.5);
  assert.equal(ephemeris.sourceFor(EARTH, 5).identity.label, 'kernel');
  assert.equal(ephemeris.sourceFor(MOON, 11).identity.label, 'embedded');
  assert.deepEqual(
    ephemeris.coverage().map((interval) => interval.source),
    ['kernel', 'embedded'],
  );
  assert.deepEqual(ephemeris.partialSources, [partial]);
});

test('rule: the distances of Earth and Moon from their barycentre are inversely as their masses', () => {
  const ephemeris = new Ephemeris([made('one', 0, 10, 0)]);
  const earth = new Float64Array(9),
    moon = new Float64Array(9),
    both = new Float64Array(9),
    apart = new Float64Array(9);
  ephemeris.barycentric(EARTH, 3, 2, earth, 0);
  ephemeris.barycentric(MOON, 3, 2, moon, 0);
  ephemeris.barycentric(EMB, 3, 2, both, 0);
  ephemeris.geocentricMoon(3, 2, apart, 0);
  for (let i = 0; i < 9; i++) {
    assert.ok(Math.abs(moon[i] - earth[i] - apart[i]) < 1e-10);
    assert.ok(Math.abs((80 * earth[i] + moon[i]) / 81 - both[i]) < 1e-10);
  }
});

test('rule: an instant that no source covers is refused with all coverages', () => {
  const ephemeris = new Ephemeris([made('a', 0, 10, 0), made('b', 20, 30, 0)]);
  assert.throws(
    () => ephemeris.barycentric(EARTH, 15, 1, new Float64Array(6), 0),
    (error) =>
      error instanceof OutOfCoverage &&
      error.bodyName === 'Earth' &&
      error.tdbJ2k === 15 &&
      error.coverage.length === 2,
  );
  assert.throws(() => ephemeris.barycentric(MARS, NaN, 1, new Float64Array(6), 0), OutOfCoverage);
  assert.throws(() => ephemeris.geocentricMoon(-1, 1, new Float64Array(6), 0), OutOfCoverage);
});
