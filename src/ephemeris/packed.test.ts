import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { OutOfCoverage } from '../kernel/errors.js';
import { nodeDataProvider } from '../node-data.js';
import { Ephemeris } from './ephemeris.js';
import { PackedEphemeris } from './packed.js';
import { BODY_NAMES, EARTH, EMB, MERCURY, MOON, PACKED_BODY_COUNT, SUN } from './source.js';
import { WorstDifference } from '../../test/support/figures.js';

interface Fixture {
  epochs: { tdbJ2k: number; states: number[][] }[];
}
const { epochs } = JSON.parse(
  readFileSync(new URL('../../../test/fixtures/ephemeris/de440-states.json', import.meta.url), 'utf8'),
) as Fixture;
const packed = new PackedEphemeris(nodeDataProvider());
const ephemeris = new Ephemeris([packed]);
const MAS = Math.PI / 648_000_000;

test('validation: geocentric positions and rates equal those of JPL DE440', () => {
  // Requirements of the embedded file: 0.02 mas in direction, 1e-9 in distance, 1 mas/day in the rate of the direction.
  const direction = new WorstDifference('embedded-direction-mas'),
    rates = new WorstDifference('embedded-rate-mas-per-day');
  const out = new Float64Array(6),
    earth = new Float64Array(6);
  for (const { tdbJ2k, states } of epochs) {
    for (let body = SUN; body <= MOON; body++) {
      if (body === EMB) continue;
      const expected = states[body].slice(0, 6);
      if (body === MOON) ephemeris.geocentricMoon(tdbJ2k, 1, out, 0);
      else {
        ephemeris.barycentric(body, tdbJ2k, 1, out, 0);
        ephemeris.barycentric(EARTH, tdbJ2k, 1, earth, 0);
        for (let i = 0; i < 6; i++) {
          out[i] -= earth[i];
          expected[i] -= states[EARTH][i];
        }
      }
      const distance = Math.hypot(expected[0], expected[1], expected[2]);
      const offset = Math.hypot(out[0] - expected[0], out[1] - expected[1], out[2] - expected[2]);
      const rate = Math.hypot(out[3] - expected[3], out[4] - expected[4], out[5] - expected[5]);
      const name = `${BODY_NAMES[body]} at ${tdbJ2k}`;
      // The full offset bounds its transverse part; the bound in distance is much wider.
      assert.ok(offset / distance < 1e-9, `${name}: distance`);
      const along =
        ((out[0] - expected[0]) * expected[0] +
          (out[1] - expected[1]) * expected[1] +
          (out[2] - expected[2]) * expected[2]) /
        distance;
      direction.record(Math.sqrt(Math.max(0, offset * offset - along * along)) / distance / MAS, name);
      rates.record(rate / distance / MAS, name);
    }
  }
  direction.assertWithinRequirement();
  rates.assertWithinRequirement();
});

test('validation: accelerations equal those of JPL DE440', () => {
  // The second derivative is the least accurate part of a fit. 1e-5 of the largest acceleration is four digits more than light-time needs.
  const out = new Float64Array(9);
  for (let body = SUN; body <= EARTH; body++) {
    if (body === SUN) continue; // The Sun's, at most 2 km/day^2, is rounding and Jupiter.
    const scale = Math.max(...epochs.map(({ states }) => Math.hypot(...states[body].slice(6))));
    for (const { tdbJ2k, states } of epochs) {
      if (body === MOON) ephemeris.geocentricMoon(tdbJ2k, 2, out, 0);
      else ephemeris.barycentric(body, tdbJ2k, 2, out, 0);
      for (let i = 6; i < 9; i++)
        assert.ok(
          Math.abs(out[i] - states[body][i]) < 1e-5 * scale,
          `${BODY_NAMES[body]} at ${tdbJ2k}: ${out[i]} against ${states[body][i]}`,
        );
    }
  }
});

test('property: at boundaries of granules of the Moon, Mercury and EMB the position jumps by at most two quanta', () => {
  // The quanta of the file are 4.4e-6, 9e-4 and 1.2e-4 km. In a step of 2^-32 d the Moon moves by 2e-5 km, which is subtracted.
  const a = new Float64Array(9),
    b = new Float64Array(9),
    step = 2 ** -32;
  for (const [body, days, bound] of [
    [MOON, 16, 8.8e-6],
    [MERCURY, 32, 1.8e-3],
    [EMB, 64, 2.4e-4],
  ] as const) {
    const { startTdbJ2k, endTdbJ2k } = packed.identity.coverage;
    for (let t = startTdbJ2k + days; t < endTdbJ2k; t += days) {
      packed.state(body, t, 1, a, 0);
      packed.state(body, t - step, 1, b, 0);
      for (let i = 0; i < 3; i++)
        assert.ok(Math.abs(a[i] - b[i] - a[i + 3] * step) < bound, `${BODY_NAMES[body]} at ${t}`);
    }
  }
});

test('property: order 1 and order 2 give the same state, independent of earlier calls', () => {
  const fresh = new PackedEphemeris(nodeDataProvider());
  const a = new Float64Array(6),
    b = new Float64Array(9);
  for (const { tdbJ2k } of [...epochs, ...epochs.toReversed()]) {
    for (let body = 0; body < PACKED_BODY_COUNT; body++) {
      packed.state(body, tdbJ2k, 1, a, 0);
      fresh.state(body, tdbJ2k, 2, b, 0);
      assert.deepEqual([...a], [...b.subarray(0, 6)]);
    }
  }
});

test('rule: both ends are covered and nothing beyond them; within a light time before the start the first polynomial is extrapolated', () => {
  const { startTdbJ2k, endTdbJ2k } = packed.identity.coverage;
  const out = new Float64Array(6);
  assert.equal(startTdbJ2k, 2287184.5 - 2451545);
  assert.equal(endTdbJ2k, 2688976.5 - 2451545);
  for (let body = 0; body < PACKED_BODY_COUNT; body++) {
    packed.state(body, startTdbJ2k, 1, out, 0);
    packed.state(body, endTdbJ2k, 1, out, 0);
    for (const t of [startTdbJ2k - 1e-9, endTdbJ2k + 1e-9, NaN, Infinity]) assert.equal(packed.covers(body, t), false);
    for (const t of [startTdbJ2k - 1.01, endTdbJ2k + 1e-9, NaN, Infinity])
      assert.throws(() => packed.state(body, t, 1, out, 0), OutOfCoverage);
    // Compares with the motion at the start, extrapolated backwards with its acceleration. The third derivative is about v^3/r^2.
    const at = new Float64Array(9),
      days = body === MOON ? 2e-5 : 0.35;
    packed.state(body, startTdbJ2k, 2, at, 0);
    packed.state(body, startTdbJ2k - days, 1, out, 0);
    let off = 0,
      size = 0,
      speed = 0;
    for (let i = 0; i < 3; i++) {
      off += (out[i] - (at[i] - days * (at[3 + i] - (days / 2) * at[6 + i]))) ** 2;
      size += at[i] ** 2;
      speed += at[3 + i] ** 2;
    }
    const jerk = (2 * speed ** 1.5) / size;
    assert.ok(Math.sqrt(off) < 0.05 + (jerk * days ** 3) / 6, `${body}: ${Math.sqrt(off)} km`);
  }
});
