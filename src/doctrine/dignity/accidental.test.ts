import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accidentalState, hasSolarBands } from './accidental.js';
import type { AccidentalPolicy } from './accidental.js';
import type { DignityPlanet } from './planets.js';
import { receptionsOf } from './reception.js';
import { sectState } from './sect.js';
import { bandWithin, SOLAR_ORBS, solarPhase } from './solar.js';

const POLICY: AccidentalPolicy = {
  houseStrength: true,
  motion: true,
  phase: true,
  hayz: true,
  halb: true,
  solar: { cazimi: true, combust: true, underBeams: true },
  solarForMoon: false,
  orbs: SOLAR_ORBS,
};

interface Case {
  readonly planet?: DignityPlanet;
  readonly house?: number;
  readonly isRetrograde?: boolean;
  readonly longitude?: number;
  readonly sun?: number;
  readonly besieged?: boolean | null;
  readonly hemisphere?: 'above' | 'below';
  readonly isDay?: boolean;
}

/** The state of a planet that is free of all conditions but house and motion, unless the case changes it. */
function stateOf(change: Case, policy: Partial<AccidentalPolicy> = {}) {
  const { planet = 'Jupiter', house = 9, isRetrograde = false, besieged = false } = change;
  const { longitude = 250, sun = 70, hemisphere = 'below', isDay = true } = change;
  const distance = Math.abs(longitude - sun);
  return accidentalState(
    {
      planet,
      house,
      isRetrograde,
      distanceFromSunDeg: Math.min(distance, 360 - distance),
      phase: solarPhase(planet, longitude, sun),
      besieged,
      sect: sectState({
        planet,
        signIndex: Math.floor(longitude / 30),
        hemisphere,
        isDay,
        mercuryRisesBeforeSun: true,
        marsHayz: 'masculine',
      }),
      mutual: [],
    },
    { ...POLICY, ...policy },
  );
}
const listed = (change: Case, policy: Partial<AccidentalPolicy> = {}): [string, number][] =>
  stateOf(change, policy).conditions.map(({ kind, score }) => [kind, score]);

test('rule: house and motion: angular 4, succedent 2, cadent -2; direct 2, retrograde -5', () => {
  assert.deepEqual(listed({}), [
    ['cadent', -2],
    ['direct', 2],
  ]);
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((house) => stateOf({ house, planet: 'Uranus' }).house?.kind),
    ['angular', 'succedent', 'cadent', 'angular', 'succedent', 'cadent'].concat([
      'angular',
      'succedent',
      'cadent',
      'angular',
      'succedent',
      'cadent',
    ]),
  );
  assert.deepEqual(listed({ house: 10, isRetrograde: true }), [
    ['angular', 4],
    ['retrograde', -5],
  ]);
  assert.deepEqual(stateOf({ house: 8 }).house, { category: 'house', kind: 'succedent', house: 8, score: 2 });
});

test('rule: joy scores 3 in the house of joy alone', () => {
  assert.deepEqual(stateOf({ house: 11 }).joy, { category: 'joy', kind: 'joy', house: 11, score: 3 });
  assert.equal(stateOf({ house: 12 }).joy, null);
  assert.equal(stateOf({ planet: 'Pluto', house: 11 }).joy, null);
});

test('rule: hayz scores 2 and replaces halb, which scores 1', () => {
  const hayz = { longitude: 250, sun: 70, hemisphere: 'above' } as const;
  assert.deepEqual(listed(hayz).slice(2), [['hayz', 2]]);
  // In a feminine sign only halb is left; with hayz excluded, halb counts.
  assert.deepEqual(listed({ ...hayz, longitude: 280, sun: 100 }).slice(2), [['halb', 1]]);
  assert.deepEqual(listed(hayz, { hayz: false }).slice(2), [['halb', 1]]);
  assert.deepEqual(listed(hayz, { hayz: false, halb: false }).slice(2), []);
});

test('rule: a favourable phase scores 2, an unfavourable phase -2', () => {
  assert.deepEqual(stateOf({ longitude: 200, sun: 250 }).phase, { category: 'phase', kind: 'oriental', score: 2 });
  assert.deepEqual(stateOf({ longitude: 250, sun: 200 }).phase, { category: 'phase', kind: 'occidental', score: -2 });
  assert.equal(stateOf({ planet: 'Venus', longitude: 250, sun: 220 }).phase?.score, 2);
});

test('rule: besieged scores -5 only if it is certain', () => {
  assert.deepEqual(stateOf({ besieged: true }).besieged, { category: 'besieged', kind: 'besieged', score: -5 });
  assert.deepEqual([stateOf({ besieged: null }).besieged, stateOf({ besieged: false }).besieged], [null, null]);
});

test('rule: the bands of the Sun never apply to the Sun, and to the Moon only by policy', () => {
  const near = { longitude: 75, sun: 70 };
  assert.deepEqual(stateOf(near).solar, { category: 'solar', kind: 'combust', score: -5 });
  assert.equal(stateOf({ ...near, planet: 'Moon' }).solar, null);
  assert.equal(stateOf({ ...near, planet: 'Moon' }, { solarForMoon: true }).solar?.kind, 'combust');
  assert.equal(stateOf({ planet: 'Sun', longitude: 70, sun: 70 }, { solarForMoon: true }).solar, null);
  assert.deepEqual(
    (['Sun', 'Moon', 'Mars'] as const).map((planet) => hasSolarBands(planet, POLICY)),
    [false, false, true],
  );
});

test('rule: a band that the policy leaves out gives way to the next wider band', () => {
  const without = (...left: ('cazimi' | 'combust' | 'underBeams')[]) => {
    const solar = { cazimi: true, combust: true, underBeams: true };
    for (const band of left) solar[band] = false;
    return stateOf({ longitude: 70.1, sun: 70 }, { solar }).solar?.kind ?? null;
  };
  assert.equal(without(), 'cazimi');
  assert.equal(without('cazimi'), 'combust');
  assert.equal(without('cazimi', 'combust'), 'underBeams');
  assert.equal(without('cazimi', 'combust', 'underBeams'), null);
  const orbs = { cazimi: 1, combust: 3, underBeams: 15 };
  assert.deepEqual(
    [1, 1.1, 3, 3.1, 15, 15.1].map((distance) => bandWithin(distance, orbs)?.condition ?? null),
    ['cazimi', 'combust', 'combust', 'underBeams', 'underBeams', null],
  );
});

test('rule: mutual receptions score 5 by domicile and 4 by exaltation, and the score is the sum', () => {
  // Sun in Cancer and Moon in Leo exchange domiciles; Venus in Capricorn and Mars in Pisces exchange exaltations.
  const longitudes = { Sun: 100, Moon: 130, Mercury: 70, Venus: 280, Mars: 340, Jupiter: 250, Saturn: 310 };
  const all = receptionsOf(['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'], longitudes);
  const stateWith = (planet: DignityPlanet) =>
    accidentalState(
      {
        planet,
        house: 1,
        isRetrograde: false,
        distanceFromSunDeg: 90,
        phase: solarPhase(planet, 0, 90),
        besieged: false,
        sect: sectState({
          planet,
          signIndex: 0,
          hemisphere: null,
          isDay: true,
          mercuryRisesBeforeSun: null,
          marsHayz: 'masculine',
        }),
        mutual: all.filter(({ guest, isMutual }) => guest === planet && isMutual),
      },
      { ...POLICY, phase: false, motion: false },
    );
  assert.deepEqual(stateWith('Sun').mutual, [
    { category: 'mutualReception', kind: 'domicile', other: 'Moon', score: 5 },
  ]);
  assert.deepEqual(stateWith('Venus').mutual, [
    { category: 'mutualReception', kind: 'exaltation', other: 'Mars', score: 4 },
  ]);
  assert.equal(stateWith('Sun').score, 9);
});

test('rule: the policy leaves out house, motion and phase', () => {
  const none = stateOf({ longitude: 200, sun: 250, house: 10 }, { houseStrength: false, motion: false, phase: false });
  assert.deepEqual([none.conditions, none.score], [[], 0]);
});
