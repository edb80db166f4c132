import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { findStelliums, isWithin, STELLIUM_PLANETS } from './stelliums.js';
import type { StelliumSearch } from './stelliums.js';

const bodies = (longitudes: readonly number[]) =>
  longitudes.map((longitudeDeg, i) => ({ name: STELLIUM_PLANETS[i], longitudeDeg }));
const search = (change: Partial<StelliumSearch> = {}): StelliumSearch => ({
  least: 3,
  maxSpanDeg: 8,
  criteria: ['sign', 'house', 'tight'],
  houseOf: null,
  ...change,
});
const summary = (longitudes: readonly number[], change: Partial<StelliumSearch> = {}) =>
  findStelliums(bodies(longitudes), search(change)).map(({ members, matches }) => [
    members.join(' '),
    matches.map(({ criterion }) => criterion).join(' '),
  ]);

test('rule: a sign includes its beginning and excludes its end; strict needs four planets, broad three (house rule)', () => {
  assert.deepEqual(summary([0, 15, 29.999, 30], { criteria: ['sign'] }), [['Sun Moon Mercury', 'sign']]);
  assert.deepEqual(summary([0, 15, 29.999, 30], { criteria: ['sign'], least: 4 }), []);
  assert.deepEqual(summary([0, 10, 15, 20], { criteria: ['sign'], least: 4 }), [['Sun Moon Mercury Venus', 'sign']]);
});

test('rule: an arc of exactly the limit is a stellium, across 0 Aries too; a contained arc is none of its own', () => {
  assert.deepEqual(summary([0, 4, 8], { criteria: ['tight'] }), [['Sun Moon Mercury', 'tight']]);
  assert.deepEqual(summary([0, 4, 8.001], { criteria: ['tight'] }), []);
  const [across] = findStelliums(bodies([358, 359, 4]), search({ criteria: ['tight'] }));
  assert.deepEqual(across.matches[0].arc, { startDeg: 358, endDeg: 4, spanDeg: 6, wraps: true });
  assert.deepEqual(summary([10, 12, 14, 16, 19], { criteria: ['tight'] }), [
    ['Sun Moon Mercury Venus', 'tight'],
    ['Moon Mercury Venus Mars', 'tight'],
  ]);
});

test('rule: bodies at one longitude make one arc of no width', () => {
  const groups = findStelliums(bodies([0, 0, 0, 0]), search({ criteria: ['tight'] }));
  assert.deepEqual(
    groups.map(({ members, matches }) => [members.length, matches.map(({ arc }) => arc?.spanDeg)]),
    [[4, [0]]],
  );
});

test('rule: a house includes its cusp and excludes the next one; without houses the criterion finds nothing', () => {
  const houseOf = (deg: number): number => Math.floor(deg / 40) + 1;
  const [group] = findStelliums(bodies([40, 60, 79.9, 80]), search({ criteria: ['house'], houseOf }));
  assert.deepEqual([group.members.join(' '), group.matches[0].house], ['Sun Moon Mercury', 2]);
  assert.deepEqual(summary([40, 60, 79.9], { criteria: ['house'] }), []);
});

test('rule: one set of planets is one group with all its matches; larger groups come first, then the order of the planets', () => {
  assert.deepEqual(summary([100, 103, 105, 10, 12, 14, 17]), [
    ['Venus Mars Jupiter Saturn', 'sign tight'],
    ['Sun Moon Mercury', 'sign tight'],
  ]);
  assert.deepEqual(summary([100, 103, 105, 100, 12, 104, 101, 100, 102, 101], { criteria: ['tight'], maxSpanDeg: 2 }), [
    ['Sun Venus Saturn Uranus Neptune Pluto', 'tight'],
    ['Moon Saturn Neptune Pluto', 'tight'],
    ['Moon Mercury Jupiter', 'tight'],
    ['Moon Jupiter Neptune', 'tight'],
  ]);
});

test('rule: another factor is within a match in its sign, its house, or on its arc with both ends', () => {
  const houseOf = (deg: number): number => Math.floor(deg / 30) + 1;
  const [group] = findStelliums(bodies([10, 12, 16]), search({ houseOf }));
  const [sign, house, tight] = group.matches;
  assert.deepEqual(
    [0, 29.9, 30].map((deg) => [isWithin(sign, deg, houseOf), isWithin(house, deg, houseOf)]),
    [
      [true, true],
      [true, true],
      [false, false],
    ],
  );
  assert.deepEqual(
    [9.99, 10, 16, 16.01].map((deg) => isWithin(tight, deg, houseOf)),
    [false, true, true, false],
  );
});

test('property: arcs hold at least the least number, span at most the limit, and none contains another', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 359 }), { minLength: 1, maxLength: 10 }),
      fc.integer({ min: 0, max: 179 }),
      (longitudes, maxSpanDeg) => {
        const groups = findStelliums(bodies(longitudes), search({ criteria: ['tight'], maxSpanDeg }));
        for (const { members, matches } of groups) {
          assert.ok(members.length >= 3 && matches.every(({ arc }) => arc !== null && arc.spanDeg <= maxSpanDeg));
          assert.ok(
            !groups.some((other) => other.members !== members && members.every((m) => other.members.includes(m))),
          );
        }
      },
    ),
  );
});
