import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { GRAHAS } from '../vedic-dignity/tables.js';
import { bhinnashtakavarga, ekadhipatyaReduced, summed, trikonaReduced } from './ashtakavarga.js';
import type { ContributorSigns } from './ashtakavarga.js';
import { CONTRIBUTORS } from './tables.js';

const TOTALS = { Sun: 48, Moon: 49, Mars: 39, Mercury: 54, Jupiter: 56, Venus: 52, Saturn: 39 };
const sum = (figures: readonly number[]): number => figures.reduce((a, b) => a + b, 0);
const drawnSigns = fc
  .tuple(...CONTRIBUTORS.map(() => fc.nat(11)))
  .map((signs) => Object.fromEntries(CONTRIBUTORS.map((name, i) => [name, signs[i]])) as unknown as ContributorSigns);

test('property: totals are 48 49 39 54 56 52 39, at most eight in a sign, 337 in all, whatever the positions', () => {
  fc.assert(
    fc.property(drawnSigns, (signs) => {
      const rows = GRAHAS.map((planet) => bhinnashtakavarga(planet, signs));
      assert.deepEqual(
        rows.map(sum),
        GRAHAS.map((planet) => TOTALS[planet]),
      );
      assert.ok(rows.flat().every((figure) => figure >= 0 && figure <= 8));
      assert.equal(sum(summed(rows)), 337);
    }),
    { seed: 20260705 },
  );
});

test('rule: houses that are often misprinted: Sun from Saturn and Lagna, Mars from Lagna, Sun and Saturn, Venus from Mars', () => {
  // All contributors are in Aries; the difference to a chart with one of them moved shows its row.
  const at = (planet: (typeof GRAHAS)[number], moved: (typeof CONTRIBUTORS)[number]): number[] => {
    const all = Object.fromEntries(CONTRIBUTORS.map((name) => [name, 0])) as unknown as ContributorSigns;
    const shifted = bhinnashtakavarga(planet, { ...all, [moved]: 1 }),
      still = bhinnashtakavarga(planet, all);
    // still - shifted = row - row rotated by one sign; add up from a sign outside the row.
    let inside = 0;
    const steps = still.map((figure, sign) => figure - shifted[sign]);
    const run = steps.map((step) => (inside += step));
    const least = Math.min(...run);
    return run.flatMap((value, sign) => (value > least ? [sign + 1] : []));
  };
  assert.deepEqual(at('Sun', 'Saturn'), [1, 2, 4, 7, 8, 9, 10, 11]);
  assert.deepEqual(at('Sun', 'Lagna'), [3, 4, 6, 10, 11, 12]);
  assert.deepEqual(at('Mars', 'Lagna'), [1, 3, 6, 10, 11]);
  assert.deepEqual(at('Mars', 'Sun'), [3, 5, 6, 10, 11]);
  assert.deepEqual(at('Mars', 'Saturn'), [1, 4, 7, 8, 9, 10, 11]);
  assert.deepEqual(at('Venus', 'Mars'), [3, 5, 6, 9, 11, 12]);
});

test('rule: trikona shodhana subtracts the least figure of each trine from all three', () => {
  assert.deepEqual(trikonaReduced([5, 3, 5, 4, 4, 4, 3, 5, 5, 0, 5, 5]), [1, 3, 2, 0, 0, 4, 0, 1, 1, 0, 2, 1]);
});

test('rule: ekadhipatya shodhana depends on occupation and figures', () => {
  const base = new Array<number>(12).fill(0);
  const pair = (aries: number, scorpio: number, occupied: number[]): number[] => {
    const figures = [...base];
    figures[0] = aries;
    figures[7] = scorpio;
    const reduced = ekadhipatyaReduced(figures, new Set(occupied));
    return [reduced[0], reduced[7]];
  };
  assert.deepEqual(pair(3, 5, [0, 7]), [3, 5]);
  assert.deepEqual(pair(3, 0, []), [3, 0]);
  assert.deepEqual(pair(3, 3, []), [0, 0]);
  assert.deepEqual(pair(3, 5, []), [3, 3]);
  assert.deepEqual(pair(3, 3, [0]), [3, 0]);
  assert.deepEqual(pair(5, 3, [0]), [5, 0]);
  assert.deepEqual(pair(3, 5, [0]), [3, 3]);
  assert.deepEqual(pair(3, 5, [7]), [0, 5]);
});
