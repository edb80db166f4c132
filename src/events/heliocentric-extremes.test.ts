import { test } from 'node:test';
import assert from 'node:assert/strict';
import { sharedEngine } from '../../test/support/engine.js';
import { MERCURY } from '../ephemeris/source.js';
import { AU_KM, GM_SUN_KM3_PER_S2_DE440 } from '../kernel/constants.js';
import { CountedDistance, nextRadialRoots, witnessedExtremes } from './heliocentric-extremes.js';

const exceeded = (): Error => new Error('budget exceeded');
const distanceOfMercury = (evaluations = 20_000): CountedDistance =>
  new CountedDistance(sharedEngine().ephemeris, MERCURY, 0, GM_SUN_KM3_PER_S2_DE440, { evaluations, exceeded });
const window = { startTdb: 0, endTdb: 100, contains: (): boolean => true };

test('validation: the extremes of Mercury are a (1 - e) and a (1 + e) of its mean elements at J2000.0', () => {
  // Simon et al. 1994, A&A 282, 663, section 5.8: a = 0.38709831 au, e = 0.20563175. The perturbations move them by less than 1e-5 au.
  const distance = distanceOfMercury();
  const { least, greatest } = witnessedExtremes(distance, window, nextRadialRoots(distance, window));
  assert.ok(least !== null && greatest !== null);
  assert.ok(Math.abs(least.distanceKm / AU_KM - 0.38709831 * (1 - 0.20563175)) < 1e-5);
  assert.ok(Math.abs(greatest.distanceKm / AU_KM - 0.38709831 * (1 + 0.20563175)) < 1e-5);
  assert.ok(Math.abs(Math.abs(greatest.tdbJ2k - least.tdbJ2k) - distance.periodDays / 2) < 0.05);
});

test('rule: an extreme that the window does not contain is passed over for the next one', () => {
  const { least: first } = nextRadialRoots(distanceOfMercury(), { ...window, endTdb: 300 });
  assert.ok(first !== null);
  const contains = (tdbJ2k: number): boolean => tdbJ2k > first;
  const { least: second } = nextRadialRoots(distanceOfMercury(), { ...window, endTdb: 300, contains });
  assert.ok(second !== null && Math.abs(second - first - distanceOfMercury().periodDays) < 0.05);
});

test('rule: an extreme after the end of the window is null', () => {
  const { least, greatest } = nextRadialRoots(distanceOfMercury(), { ...window, endTdb: 1 });
  assert.deepEqual({ least, greatest }, { least: null, greatest: null });
});

test('rule: a root whose neighbours do not confirm it is passed over', () => {
  const distance = distanceOfMercury();
  const { greatest } = nextRadialRoots(distance, window);
  assert.ok(greatest !== null);
  // An instant on the way from one extreme to the other is no extreme: the distances on its two sides are greater and less.
  const quarter = greatest + distance.periodDays / 4;
  const found = witnessedExtremes(distance, window, { least: quarter, greatest });
  assert.ok(found.least !== null && Math.abs(found.least.tdbJ2k - quarter) > 1);
});

test('rule: a search that needs more evaluations than its budget throws the error of the budget', () => {
  assert.throws(() => nextRadialRoots(distanceOfMercury(10), window), /budget exceeded/);
});
