import { separationDeg } from '../../kernel/angle.js';
import { dignityTruth } from './profiles.js';
import { aspectHarmony } from './relations.js';
import { aspectRow, bodyOrder, isPlanet } from './tables.js';
import type { AstrodyneBody, HouseClass } from './tables.js';
import { signOf } from '../zodiac/zodiac.js';

/** Factors of progressed astrodynes: Benjamine and Drake, The Astrodyne Manual (1946), pp. 23-51. */
export const PROGRESSED_POLICY = {
  majorCarryFactor: 0.5,
  majorMoonCarryDivisor: 14,
  minorCarryDivisor: 54.6,
  transitCarryDivisor: 730.5,
  aspectPercentagePerOrbDegree: 0.05,
  majorMoonAspectDivisor: 7,
  minorAspectDivisor: 27.3,
  transitAspectDivisor: 365.25,
  effectiveOrbArcmin: 60,
  orbLimitFraction: 0.5,
  majorMutualReceptionBonusEach: 2.5,
  totalInfluenceAverageFactor: 0.75,
  manualRoundingDigits: 2,
} as const;

export const TIERS = ['major', 'majorMoon', 'minor', 'transit'] as const;
export type Tier = (typeof TIERS)[number];
export const TERMINAL_KINDS = ['radical', 'majorProgressed', 'minorProgressed', 'transit'] as const;
export type TerminalKind = (typeof TERMINAL_KINDS)[number];

const ASPECT_DIVISOR: Readonly<Record<Tier, number>> = {
  major: 1,
  majorMoon: PROGRESSED_POLICY.majorMoonAspectDivisor,
  minor: PROGRESSED_POLICY.minorAspectDivisor,
  transit: PROGRESSED_POLICY.transitAspectDivisor,
};

/** Power, harmony and discord of a body, sign or house. */
export interface Baseline {
  readonly power: number;
  readonly harmony: number;
  readonly discord: number;
}

/** Digits of a hand calculation: binary rounding errors beyond them are removed before halves are rounded. */
const HAND_DIGITS = 12;

/** Rounds to two decimals, halves away from zero, as in the hand calculations of the manual. */
export function manualRound(value: number): number {
  const size = Number(Math.abs(value).toPrecision(HAND_DIGITS));
  if (size < 1e-6) return 0;
  const rounded = size < 1e15 ? Number(`${Math.round(Number(`${size}e2`))}e-2`) : size;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/**
 * The power, harmony and discord that a body carries from birth into the progressed chart; its progressed dignity
 * counts with the same factor (pp. 25-27).
 */
export function carry(body: AstrodyneBody, natal: Baseline, dignityDelta: number) {
  const tier: Tier = body === 'Moon' ? 'majorMoon' : 'major';
  const factor = tier === 'major' ? PROGRESSED_POLICY.majorCarryFactor : 1 / PROGRESSED_POLICY.majorMoonCarryDivisor;
  const harmony = natal.harmony * factor,
    discord = natal.discord * factor,
    dignityHarmony = Math.max(0, dignityDelta) * factor,
    dignityDiscord = Math.max(0, -dignityDelta) * factor;
  return {
    tier,
    carryFactor: factor,
    carriedPower: natal.power * factor,
    carriedHarmony: harmony,
    carriedDiscord: discord,
    dignityHarmony,
    dignityDiscord,
    manualCarriedPower: manualRound(natal.power * factor),
    manualTotalHarmony: manualRound(manualRound(harmony) + manualRound(dignityHarmony)),
    manualTotalDiscord: manualRound(manualRound(discord) + manualRound(dignityDiscord)),
  };
}

/** Harmodynes of the progressed dignity of a body; 0 for angles. `longitudeDeg`: progressed longitude. */
export function dignityDeltaOf(body: AstrodyneBody, longitudeDeg: number): number {
  const { sign, degree } = signOf(longitudeDeg);
  return isPlanet(body) ? dignityTruth(body, sign, degree).harmonyDelta : 0;
}

/** A position that forms progressed aspects. Degrees. */
export interface Terminal {
  readonly body: AstrodyneBody;
  readonly kind: TerminalKind;
  readonly longitudeDeg: number;
  readonly houseClass: HouseClass;
  readonly declinationDeg: number | null;
}

const SUFFIX: Readonly<Record<TerminalKind, string>> = {
  radical: 'r',
  majorProgressed: 'p',
  minorProgressed: 'm',
  transit: 't',
};
/** The id of a terminal, for example `Sun:r`. */
export const terminalId = ({ body, kind }: Pick<Terminal, 'body' | 'kind'>): string => `${body}:${SUFFIX[kind]}`;

/** The distance of two terminals from the perfect aspect, arcminutes. NaN for a parallel without both declinations. */
export function distanceArcmin(a: Terminal, b: Terminal, aspect: string): number {
  if (aspect === 'parallel') {
    if (a.declinationDeg === null || b.declinationDeg === null) return NaN;
    return Math.abs(Math.abs(a.declinationDeg) - Math.abs(b.declinationDeg)) * 60;
  }
  return Math.abs(separationDeg(a.longitudeDeg, b.longitudeDeg) - aspectRow(aspect).exactAngleDeg) * 60;
}

/**
 * The power at a distance (arcminutes): full at perfection, half at one degree, none beyond (pp. 33, 37). The manual
 * rounds the loss.
 */
export function momentOf(peak: number, manualPeak: number, distance: number) {
  const limit = PROGRESSED_POLICY.effectiveOrbArcmin;
  const admitted = distance <= limit;
  if (!admitted) return { admitted, power: 0, manualPower: 0 };
  const lost = (PROGRESSED_POLICY.orbLimitFraction * distance) / limit;
  return { admitted, power: peak * (1 - lost), manualPower: manualRound(manualPeak - manualRound(manualPeak * lost)) };
}

const RANK: Readonly<Record<HouseClass, number>> = { angular: 2, succedent: 1, cadent: 0 };
const inLuminaryColumn = (body: AstrodyneBody) => body === 'Sun' || body === 'Moon' || body === 'Mercury';

/**
 * The fraction of the mean birth power: 5 % per degree of the orb of the terminal in the strongest house, among equals
 * the first (pp. 33-34). If that terminal is an angle, a luminary in the aspect selects the luminary column.
 */
function percentageOf(aspect: string, candidates: readonly Terminal[], direct: readonly [Terminal, Terminal]): number {
  const governing = candidates.reduce((best, one) => (RANK[one.houseClass] > RANK[best.houseClass] ? one : best));
  const luminary = isPlanet(governing.body)
    ? inLuminaryColumn(governing.body)
    : direct.some(({ body }) => inLuminaryColumn(body));
  const orb = aspectRow(aspect)[luminary ? 'luminary' : 'planet'][governing.houseClass];
  return orb * PROGRESSED_POLICY.aspectPercentagePerOrbDegree;
}

interface RelationParts {
  readonly tier: Tier;
  readonly aspect: string;
  readonly direct: readonly [Terminal, Terminal];
  readonly indirect: readonly Terminal[];
  readonly percentage: number;
  readonly powers: readonly [number, number];
}

function relation({ tier, aspect, direct, indirect, percentage, powers }: RelationParts) {
  const divisor = ASPECT_DIVISOR[tier];
  const average = (powers[0] + powers[1]) / 2;
  const peak = (average * percentage) / divisor;
  const manualPeak = manualRound(manualRound(manualRound(average) * percentage) / divisor);
  const distance = distanceArcmin(direct[0], direct[1], aspect);
  const moment = momentOf(peak, manualPeak, distance);
  const exact = aspectHarmony(direct[0].body, direct[1].body, aspect, moment.power),
    manual = aspectHarmony(direct[0].body, direct[1].body, aspect, moment.manualPower);
  const net = manualRound(manual.netHarmony);
  const ids = direct.map(terminalId);
  return {
    /** The fields of the answer. */
    answer: {
      relationId: `${ids.join('|')}|${aspect}|${tier}`,
      aspect,
      tier,
      directTerminalIds: ids,
      indirectTerminalIds: indirect.map(terminalId),
      distanceArcmin: distance,
      progressedPercentage: percentage,
      peakPower: peak,
      manualPeakPower: manualPeak,
      power: moment.power,
      manualPower: moment.manualPower,
      harmony: Math.max(net, 0),
      discord: Math.max(-net, 0),
      netHarmony: net,
      detected: true,
      admitted: moment.admitted,
      scored: moment.admitted && moment.power > 0,
    },
    tier,
    direct,
    indirect,
    exact,
    manual,
  };
}
export type ProgressedRelation = ReturnType<typeof relation>;

/**
 * One side of a major aspect: the terminal that forms it, the other terminal of the body (aspects of two bodies), and
 * the natal power.
 */
export interface MajorSide {
  readonly direct: Terminal;
  readonly counterpart: Terminal | null;
  readonly natalPower: number;
}

const KIND_ORDER: Readonly<Record<TerminalKind, number>> = {
  radical: 0,
  majorProgressed: 1,
  minorProgressed: 2,
  transit: 3,
};
const orderOf = ({ body, kind }: Terminal) => bodyOrder(body) * 4 + KIND_ORDER[kind];

/** An aspect between radical and major progressed terminals. The caller validates the terminals. */
export function majorRelation(sideA: MajorSide, sideB: MajorSide, aspect: string): ProgressedRelation {
  const [a, b] = orderOf(sideB.direct) < orderOf(sideA.direct) ? [sideB, sideA] : [sideA, sideB];
  const direct = [a.direct, b.direct] as const;
  const indirect = [a.counterpart, b.counterpart].filter((one) => one !== null);
  const byOrder = [...direct, ...indirect].sort((one, other) => orderOf(one) - orderOf(other));
  const moon = direct.some(({ body, kind }) => body === 'Moon' && kind === 'majorProgressed');
  return relation({
    tier: moon ? 'majorMoon' : 'major',
    aspect,
    direct,
    indirect,
    percentage: percentageOf(aspect, byOrder, direct),
    powers: [a.natalPower, b.natalPower],
  });
}

/**
 * An aspect of a minor progressed or transiting body to a radical or major terminal. A moving angle never selects the
 * percentage.
 */
export interface AccessoryParts {
  readonly moving: Terminal;
  readonly target: Terminal;
  readonly counterpart: Terminal;
  readonly powers: readonly [number, number];
  readonly aspect: string;
}

/** A minor or transit aspect with its powers. The caller validates the terminals. */
export function accessoryRelation({ moving, target, counterpart, powers, aspect }: AccessoryParts): ProgressedRelation {
  const direct = [moving, target] as const;
  const candidates = isPlanet(moving.body) ? [target, counterpart, moving] : [target, counterpart];
  return relation({
    tier: moving.kind === 'transit' ? 'transit' : 'minor',
    aspect,
    direct,
    indirect: [counterpart],
    percentage: percentageOf(aspect, candidates, direct),
    powers,
  });
}

/**
 * The power that a minor aspect adds to a major aspect (pp. 47-50); null if it aspects no terminal of the major aspect.
 */
export function reenforcement(major: ProgressedRelation, minor: ProgressedRelation) {
  const [, target] = minor.direct;
  const id = terminalId(target);
  const direct = major.answer.directTerminalIds.includes(id);
  if (!direct && !major.answer.indirectTerminalIds.includes(id)) return null;
  const factor = direct ? 1 : 0.5;
  const { progressedPercentage } = minor.answer,
    { power, manualPower } = major.answer;
  const peak = power * progressedPercentage * factor,
    manualPeak = manualRound(manualPower * progressedPercentage * factor);
  const moment = momentOf(peak, manualPeak, minor.answer.distanceArcmin);
  return {
    majorRelationId: major.answer.relationId,
    minorRelationId: minor.answer.relationId,
    targetTerminalId: id,
    targetIsDirect: direct,
    terminalFactor: factor,
    progressedPercentage,
    peakPower: peak,
    manualPeakPower: manualPeak,
    reenforcementPower: moment.power,
    manualReenforcementPower: moment.manualPower,
    unreenforcedPower: power,
    reenforcedPower: power + moment.power,
    manualUnreenforcedPower: manualPower,
    manualReenforcedPower: manualRound(manualPower + moment.manualPower),
    harmonyUnchanged: major.manual.totalHarmony,
    discordUnchanged: major.manual.totalDiscord,
  };
}
