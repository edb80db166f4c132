import { separationDeg } from '../../kernel/angle.js';
import type { Sign } from '../zodiac/zodiac.js';
import { ASPECT_ROWS, DIGNITY_ROWS, NATAL_POLICY, NATURES, aspectRow, isPlanet } from './tables.js';
import type { AstrodyneBody, AstrodynePlanet, HouseClass } from './tables.js';

/** A body of a figure, as input of the doctrine. Degrees; angles have no distance from a cusp. */
export interface AstrodyneInput {
  readonly body: AstrodyneBody;
  readonly bodyKind: 'planet' | 'angle';
  readonly longitudeDeg: number;
  readonly sign: Sign;
  readonly signDegree: number;
  readonly house: number;
  readonly houseClass: HouseClass;
  readonly distanceFromWeakerCuspDeg: number | null;
  readonly houseSizeDeg: number | null;
  readonly declinationDeg: number;
}

const isLuminary = (body: AstrodyneBody) => body === 'Sun' || body === 'Moon';
/**
 * Mercury has the orb of a planet for the existence of an aspect, and the orb of a luminary for its power (Manual,
 * natal part).
 */
const scoresAsLuminary = (body: AstrodyneBody) => body === 'Mercury' || isLuminary(body);

/** Orb (degrees) of a body by the class of its house. `scoring`: the orb for the power of the aspect. */
function orbOf(body: AstrodyneBody, houseClass: HouseClass, aspect: string, scoring: boolean): number {
  const luminary = scoring ? scoresAsLuminary(body) : isLuminary(body);
  return aspectRow(aspect)[luminary ? 'luminary' : 'planet'][houseClass];
}

/**
 * Harmony and discord of an aspect: the family of the aspect gives its full power, the nature of each body its fraction
 * of it.
 */
export function aspectHarmony(bodyA: AstrodyneBody, bodyB: AstrodyneBody, aspect: string, power: number) {
  const { family } = aspectRow(aspect);
  const baseHarmony = family === 'harmonious' ? power : 0,
    baseDiscord = family === 'discordant' ? power : 0;
  const natureContributions = [bodyA, bodyB].flatMap((body) => {
    const nature = NATURES[body];
    if (nature === undefined) return [];
    const { harmony, discord } = nature;
    return [{ body, fraction: harmony + discord, harmony: harmony * power, discord: discord * power }];
  });
  const totalHarmony = natureContributions.reduce((sum, { harmony }) => sum + harmony, baseHarmony),
    totalDiscord = natureContributions.reduce((sum, { discord }) => sum + discord, baseDiscord);
  return {
    bodyA,
    bodyB,
    aspect,
    family,
    astrodynePower: power,
    baseHarmony,
    baseDiscord,
    natureContributions,
    totalHarmony,
    totalDiscord,
    netHarmony: totalHarmony - totalDiscord,
  };
}

/**
 * The zodiacal aspect of two bodies: the nearest aspect within its orb, or else the nearest of all aspects. The power
 * is the wider scoring orb less the distance from exactness.
 */
function zodiacalTruth(a: AstrodyneInput, b: AstrodyneInput) {
  const separation = separationDeg(a.longitudeDeg, b.longitudeDeg);
  let [best] = ASPECT_ROWS,
    bestDistance = Infinity,
    bestWithin = false;
  for (const row of ASPECT_ROWS) {
    const distance = Math.abs(separation - row.exactAngleDeg);
    const orb = Math.max(
      orbOf(a.body, a.houseClass, row.aspect, false),
      orbOf(b.body, b.houseClass, row.aspect, false),
    );
    const within = distance <= orb;
    if (within === bestWithin ? distance < bestDistance : within) {
      best = row;
      bestDistance = distance;
      bestWithin = within;
    }
  }
  const { aspect } = best;
  const presenceA = orbOf(a.body, a.houseClass, aspect, false),
    presenceB = orbOf(b.body, b.houseClass, aspect, false),
    scoringA = orbOf(a.body, a.houseClass, aspect, true),
    scoringB = orbOf(b.body, b.houseClass, aspect, true);
  const scoring = Math.max(scoringA, scoringB);
  return {
    bodyA: a.body,
    bodyB: b.body,
    longitudeADeg: a.longitudeDeg,
    longitudeBDeg: b.longitudeDeg,
    houseClassA: a.houseClass,
    houseClassB: b.houseClass,
    aspect,
    exactAngleDeg: best.exactAngleDeg,
    separationDeg: separation,
    distanceFromPerfectDeg: bestDistance,
    presenceOrbADeg: presenceA,
    presenceOrbBDeg: presenceB,
    admittedPresenceOrbDeg: Math.max(presenceA, presenceB),
    scoringOrbADeg: scoringA,
    scoringOrbBDeg: scoringB,
    admittedScoringOrbDeg: scoring,
    withinOrb: bestWithin,
    astrodynePower: bestWithin ? scoring - bestDistance : 0,
  };
}

/**
 * The parallel of two bodies, by the magnitudes of the declinations in any hemisphere, within one degree (Manual, natal
 * part).
 */
function parallelTruth(a: AstrodyneInput, b: AstrodyneInput) {
  const orb = NATAL_POLICY.parallelOrbArcmin;
  const apart = Math.abs(Math.abs(a.declinationDeg) - Math.abs(b.declinationDeg)) * 60;
  const scale = Math.max(0, 1 - apart / orb);
  const perfectA = orbOf(a.body, a.houseClass, 'conjunction', true),
    perfectB = orbOf(b.body, b.houseClass, 'conjunction', true);
  return {
    bodyA: a.body,
    bodyB: b.body,
    declinationADeg: a.declinationDeg,
    declinationBDeg: b.declinationDeg,
    houseClassA: a.houseClass,
    houseClassB: b.houseClass,
    magnitudeSeparationArcmin: apart,
    orbLimitArcmin: orb,
    perfectConjunctionPowerA: perfectA,
    perfectConjunctionPowerB: perfectB,
    scaleFraction: scale,
    scaledPowerA: perfectA * scale,
    scaledPowerB: perfectB * scale,
    withinOrb: apart <= orb,
    astrodynePower: Math.max(perfectA, perfectB) * scale,
  };
}

const dignitySigns = (planet: AstrodynePlanet): Sign[] => {
  const row = DIGNITY_ROWS.find((one) => one.planet === planet);
  return row ? [...row.homeSigns, row.exaltationSign] : [];
};

/** Whether each of two planets is in a home or exaltation of the other. */
export const signsReceive = (planetA: AstrodynePlanet, signA: Sign, planetB: AstrodynePlanet, signB: Sign): boolean =>
  dignitySigns(planetB).includes(signA) && dignitySigns(planetA).includes(signB);

/** Mutual reception: each planet in a home or exaltation of the other (Manual, natal part). */
function mutualReceptionTruth(planetA: AstrodynePlanet, signA: Sign, planetB: AstrodynePlanet, signB: Sign) {
  const qualifyingSignsA = dignitySigns(planetA),
    qualifyingSignsB = dignitySigns(planetB);
  const aOccupiesBDignity = qualifyingSignsB.includes(signA),
    bOccupiesADignity = qualifyingSignsA.includes(signB);
  return {
    kind: 'mutualReception',
    planetA,
    signA,
    qualifyingSignsA,
    planetB,
    signB,
    qualifyingSignsB,
    aOccupiesBDignity,
    bOccupiesADignity,
    bonusEach: aOccupiesBDignity && bOccupiesADignity ? NATAL_POLICY.mutualReceptionBonus : 0,
  };
}

export type RelationKind = 'zodiacalAspect' | 'parallel' | 'mutualReception';
type PowerTruth = ReturnType<typeof zodiacalTruth> | ReturnType<typeof parallelTruth>;

/**
 * A relation of two bodies with its derivation. `admitted`: it is within its orb or rule; `scored`: it adds power or
 * harmony.
 */
export interface AstrodyneRelation {
  readonly relationId: string;
  readonly kind: RelationKind;
  readonly bodyA: AstrodyneBody;
  readonly bodyB: AstrodyneBody;
  readonly label: string;
  readonly power: number;
  readonly harmony: number;
  readonly discord: number;
  readonly netHarmony: number;
  readonly detected: boolean;
  readonly admitted: boolean;
  readonly scored: boolean;
  readonly powerTruth: PowerTruth | null;
  readonly harmonyTruth: ReturnType<typeof aspectHarmony> | null;
  readonly mutualReceptionTruth: ReturnType<typeof mutualReceptionTruth> | null;
}

/** The id of a relation, with the two bodies in alphabetical order, so that each relation has one id. */
function relationId(a: AstrodyneBody, b: AstrodyneBody, kind: RelationKind, label: string): string {
  return `${a < b ? `${a}::${b}` : `${b}::${a}`}::${kind}::${label}`;
}

function powered(kind: 'zodiacalAspect' | 'parallel', label: string, truth: PowerTruth): AstrodyneRelation {
  const { bodyA, bodyB, astrodynePower: power, withinOrb } = truth;
  const harmonyTruth = aspectHarmony(bodyA, bodyB, label, power);
  return {
    relationId: relationId(bodyA, bodyB, kind, label),
    kind,
    bodyA,
    bodyB,
    label,
    power,
    harmony: harmonyTruth.totalHarmony,
    discord: harmonyTruth.totalDiscord,
    netHarmony: harmonyTruth.netHarmony,
    detected: true,
    admitted: withinOrb,
    scored: withinOrb && power > 0,
    powerTruth: truth,
    harmonyTruth,
    mutualReceptionTruth: null,
  };
}

function reception(truth: ReturnType<typeof mutualReceptionTruth>): AstrodyneRelation {
  const { planetA, planetB } = truth,
    kind = 'mutualReception',
    admitted = truth.bonusEach > 0;
  return {
    relationId: relationId(planetA, planetB, kind, kind),
    kind,
    bodyA: planetA,
    bodyB: planetB,
    label: kind,
    power: 0,
    harmony: truth.bonusEach,
    discord: 0,
    netHarmony: truth.bonusEach,
    detected: true,
    admitted,
    scored: admitted,
    powerTruth: null,
    harmonyTruth: null,
    mutualReceptionTruth: truth,
  };
}

/** The relations of two bodies before scoring. */
interface DetectedPair {
  readonly zodiacal: ReturnType<typeof zodiacalTruth>;
  readonly parallel: ReturnType<typeof parallelTruth>;
  /** Null if one of the bodies is an angle. */
  readonly reception: ReturnType<typeof mutualReceptionTruth> | null;
}

/** The geometry of all pairs of bodies. `inputs`: in the order of the doctrine. */
export function detectPairs(inputs: readonly AstrodyneInput[]): DetectedPair[] {
  return inputs.flatMap((a, index) =>
    inputs.slice(index + 1).map((b) => ({
      zodiacal: zodiacalTruth(a, b),
      parallel: parallelTruth(a, b),
      reception: isPlanet(a.body) && isPlanet(b.body) ? mutualReceptionTruth(a.body, a.sign, b.body, b.sign) : null,
    })),
  );
}

/** The relations of pairs with harmony and scores, sorted by id. */
export const scoreRelations = (pairs: readonly DetectedPair[]): AstrodyneRelation[] =>
  pairs
    .flatMap(({ zodiacal, parallel, reception: truth }) => [
      powered('zodiacalAspect', zodiacal.aspect, zodiacal),
      powered('parallel', 'parallel', parallel),
      ...(truth === null ? [] : [reception(truth)]),
    ])
    .sort((a, b) => (a.relationId < b.relationId ? -1 : 1));

/** All relations among the bodies of a figure, sorted by id. `inputs`: in the order of the doctrine. */
export const relationsOf = (inputs: readonly AstrodyneInput[]): AstrodyneRelation[] =>
  scoreRelations(detectPairs(inputs));
