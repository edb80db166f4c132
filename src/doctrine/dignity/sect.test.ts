import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hemisphereOf, mercuryRisesBeforeSun, sectState } from './sect.js';
import type { HorizonFrame } from './sect.js';
import type { DignityPlanet } from './planets.js';

const FRAME: HorizonFrame = { ascDeg: 100, mcDeg: 20, midheavenAboveHorizon: true, eclipticInHorizon: false };

test('rule: the upper half of the ecliptic goes from the descendant over the midheaven to the ascendant', () => {
  const above = (longitude: number, frame = FRAME) => hemisphereOf(longitude, frame);
  assert.deepEqual(
    [101, 279, 190].map((degree) => above(degree)),
    ['below', 'below', 'below'],
  );
  assert.deepEqual(
    [99, 281, 20, 0].map((degree) => above(degree)),
    ['above', 'above', 'above', 'above'],
  );
  // The horizon itself counts as above.
  assert.deepEqual(
    [100, 280].map((degree) => above(degree)),
    ['above', 'above'],
  );
});

test('rule: inside the polar circles the midheaven can be below the horizon; then the other half is above', () => {
  const polar = { ...FRAME, midheavenAboveHorizon: false };
  assert.deepEqual([hemisphereOf(20, polar), hemisphereOf(190, polar)], ['below', 'above']);
  // The midheaven can also be on the far side of the ascendant.
  const reversed = { ...FRAME, mcDeg: 200 };
  assert.deepEqual([hemisphereOf(190, reversed), hemisphereOf(20, reversed)], ['above', 'below']);
  assert.equal(hemisphereOf(20, { ...FRAME, eclipticInHorizon: true }), null);
});

test('rule: Mercury with the smaller longitude rises before the Sun', () => {
  assert.equal(mercuryRisesBeforeSun(350, 10), true);
  assert.equal(mercuryRisesBeforeSun(10, 350), false);
  assert.equal(mercuryRisesBeforeSun(10, 10), null);
  assert.deepEqual([mercuryRisesBeforeSun(10.5, 10), mercuryRisesBeforeSun(9.5, 10)], [false, true]);
});

const state = (
  planet: DignityPlanet,
  signIndex: number,
  hemisphere: 'above' | 'below' | null,
  isDay: boolean,
  change: { morning?: boolean | null; marsHayz?: 'masculine' | 'exempt' } = {},
) =>
  sectState({
    planet,
    signIndex,
    hemisphere,
    isDay,
    mercuryRisesBeforeSun: change.morning === undefined ? true : change.morning,
    marsHayz: change.marsHayz ?? 'masculine',
  });
const facts = (...given: Parameters<typeof state>) => {
  const { inSect, inHalb, inHayz } = state(...given);
  return [inSect, inHalb, inHayz];
};

test('rule: halb needs the hemisphere, hayz also the gender of the sign (al-Qabisi I.78)', () => {
  // Diurnal and masculine: above by day, below by night.
  assert.deepEqual(facts('Saturn', 0, 'above', true), [true, true, true]);
  assert.deepEqual(facts('Saturn', 1, 'above', true), [true, true, false]);
  assert.deepEqual(facts('Saturn', 0, 'below', true), [true, false, false]);
  assert.deepEqual(facts('Saturn', 0, 'below', false), [false, true, true]);
  assert.deepEqual(facts('Saturn', 0, 'above', false), [false, false, false]);
  // Nocturnal and feminine: below by day, above by night.
  assert.deepEqual(facts('Venus', 1, 'above', false), [true, true, true]);
  assert.deepEqual(facts('Venus', 1, 'below', true), [false, true, true]);
  assert.deepEqual(facts('Venus', 0, 'above', false), [true, true, false]);
});

test('rule: Mars is nocturnal and masculine; the policy can exempt it from the gender of the sign', () => {
  assert.deepEqual(facts('Mars', 0, 'above', false), [true, true, true]);
  assert.deepEqual(facts('Mars', 1, 'above', false), [true, true, false]);
  assert.deepEqual(facts('Mars', 1, 'above', false, { marsHayz: 'exempt' }), [true, true, true]);
  assert.equal(state('Mars', 1, 'above', false, { marsHayz: 'exempt' }).genderMatches, null);
  // The exemption applies to Mars only.
  assert.deepEqual(facts('Saturn', 1, 'above', true, { marsHayz: 'exempt' }), [true, true, false]);
});

test('rule: Mercury follows its phase and has no hayz', () => {
  assert.deepEqual(facts('Mercury', 0, 'above', true, { morning: true }), [true, true, null]);
  assert.deepEqual(facts('Mercury', 0, 'above', true, { morning: false }), [false, false, null]);
  const conjunct = state('Mercury', 0, 'above', true, { morning: null });
  assert.deepEqual(
    [conjunct.inSect, conjunct.sectReason, conjunct.halbReason, conjunct.hayzReason],
    [null, 'mercuryConjunctSun', 'mercuryConjunctSun', 'noPreferredGender'],
  );
});

test('rule: reasons of states that cannot be decided', () => {
  const flat = state('Saturn', 0, null, true);
  assert.deepEqual(
    [flat.inSect, flat.inHalb, flat.sectReason, flat.halbReason, flat.hayzReason],
    [true, null, null, 'horizonUndefined', 'horizonUndefined'],
  );
  const decided = state('Saturn', 0, 'above', true);
  assert.deepEqual([decided.sectReason, decided.halbReason, decided.hayzReason], [null, null, null]);
  assert.deepEqual(
    [decided.preferredHemisphere, decided.preferredGender, decided.actualGender, decided.genderMatches],
    ['above', 'masculine', 'masculine', true],
  );
  const pluto = state('Pluto', 3, 'above', true);
  assert.deepEqual(
    [pluto.planetSect, pluto.actualGender, pluto.sectReason, pluto.hayzReason],
    [null, 'feminine', 'noPlanetarySect', 'noPreferredGender'],
  );
});
