import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { MemoryAccess } from './random-access.js';
import { SpkFile } from './spk.js';
import { SpkSource } from './spk-source.js';
import { EMB, JUPITER, MERCURY, MOON, SUN } from './source.js';

const fixture = (name: string): Uint8Array =>
  readFileSync(new URL(`../../../test/fixtures/ephemeris/${name}`, import.meta.url));
const open = (endian: string): SpkFile =>
  new SpkFile(new MemoryAccess(`${endian}-endian`, new Uint8Array(fixture(`spk-${endian}-endian.bsp`))));
const { cases } = JSON.parse(fixture('spk-states.json').toString()) as {
  cases: {
    target: number;
    center: number;
    tdbJ2k: number;
    stateKmKmPerS: number[];
  }[];
};
const SECONDS_PER_DAY = 86400;

for (const endian of ['little', 'big']) {
  test(`validation: states of types 2, 3, 13 and 21, ${endian}-endian, equal those of CSPICE`, () => {
    const spk = open(endian);
    const out = new Float64Array(9);
    assert.equal(new Set(spk.segments.map((segment) => segment.type)).size, 4);
    for (const { target, center, tdbJ2k, stateKmKmPerS: expected } of cases) {
      assert.ok(
        spk.covers(target, center, tdbJ2k) && spk.state(target, center, tdbJ2k, out, 0),
        `${target} from ${center} at ${tdbJ2k}`,
      );
      for (let i = 0; i < 3; i++) {
        // Sums of up to 6e8 km round to 1e-7 km; an instant of 1e8 s resolves 1.5e-8 s, which at 30 km/s is 4e-7 km.
        assert.ok(
          Math.abs(out[i] - expected[i]) < 1e-6,
          `${target} from ${center} at ${tdbJ2k}: ${out[i]} km, expected ${expected[i]}`,
        );
        assert.ok(
          Math.abs(out[i + 3] / SECONDS_PER_DAY - expected[i + 3]) < 1e-12,
          `${target} from ${center} at ${tdbJ2k}: rate`,
        );
      }
    }
  });
}

test('property: the acceleration is the derivative of the velocity in every segment type', () => {
  const spk = open('little');
  const at = (target: number, center: number, t: number): Float64Array => {
    const out = new Float64Array(9);
    assert.ok(spk.state(target, center, t, out, 0));
    return out;
  };
  const h = 0.01;
  for (const [target, center, t] of [
    [1, 0, 3.3],
    [301, 399, 3.3],
    [4, 0, 12.2],
    [2000001, 10, 7.3],
    [2000433, 10, 7.3],
    [2000099, 10, 9.7],
    [2000100, 10, 9.7],
  ] as const) {
    const [before, middle, after] = [at(target, center, t - h), at(target, center, t), at(target, center, t + h)];
    for (let axis = 0; axis < 3; axis++) {
      const difference = (after[axis + 3] - before[axis + 3]) / (2 * h);
      // The error of a central difference over 0.02 d is h^2/6 of the third derivative of the velocity: below 1e-4 of the scale for these
      // bodies.
      const scale = Math.hypot(middle[6], middle[7], middle[8]);
      assert.ok(
        Math.abs(difference - middle[axis + 6]) < 1e-4 * scale + 1e-3,
        `${target}: ${difference} against ${middle[axis + 6]}`,
      );
    }
  }
});

test('rule: where segments of a target overlap, the last in the file applies within its coverage', () => {
  const spk = open('little');
  const [wide, moved] = spk.segments.filter((segment) => segment.target === 4);
  const inside = new Float64Array(9),
    outside = new Float64Array(9);
  assert.ok(moved.startTdbJ2k > wide.startTdbJ2k);
  spk.state(4, 0, moved.endTdbJ2k, inside, 0);
  spk.state(4, 0, moved.endTdbJ2k + 1e-6, outside, 0);
  for (let i = 0; i < 3; i++)
    assert.ok(Math.abs(inside[i] - outside[i] - 1000) < 5, 'the second segment is moved by 1000 km on each axis');
});

test('rule: bodies without a common centre and instants outside are not covered', () => {
  const spk = open('little');
  const out = new Float64Array(9).fill(7);
  assert.equal(spk.state(599, 0, 0, out, 0), false);
  assert.equal(spk.state(10, 0, 41, out, 0), false);
  assert.equal(spk.covers(10, 0, 41), false);
  assert.equal(spk.covers(2000001, 0, 0), true);
  assert.equal(spk.covers(2000001, 0, 100), false, 'the asteroid is covered there, the Sun is not');
  assert.ok(
    out.every((value) => value === 7),
    'nothing is written',
  );
});

test('rule: names, comments and byte order are read', () => {
  for (const endian of ['little', 'big']) {
    const spk = open(endian);
    assert.equal(spk.internalName, 'TEST EXCERPT');
    assert.equal(spk.littleEndian, endian === 'little');
    assert.equal(spk.segments[6].name, 'Mars, fitted');
    assert.match(spk.comments(10_000), /^Excerpt for tests, from JPL DE440 and others\.\nA second line/);
    assert.match(spk.comments(10_000), /record\. \nThe end\.$/);
  }
});

test('rule: an SPK source has exactly the bodies of the file, from their native centres', () => {
  const source = new SpkSource(open('little'), 'excerpt', 'abc');
  assert.ok(source.has(SUN) && source.has(MERCURY) && source.has(EMB) && source.has(MOON));
  assert.ok(!source.has(JUPITER) && !source.covers(JUPITER, 0));
  // EMRAT is a header constant of DE440. Positions of 4e5 km and 5e3 km have 13 digits.
  assert.ok(Math.abs(source.earthMoonMassRatio / 81.3005682214972154 - 1) < 1e-11);
  assert.deepEqual(source.identity.coverage, {
    startTdbJ2k: -40,
    endTdbJ2k: 40,
    source: 'excerpt',
  });
  assert.throws(() => source.state(JUPITER, 0, 1, new Float64Array(6), 0), {
    name: 'OutOfCoverage',
  });
});
