import { separationDeg } from '../../kernel/angle.js';
import { dignityTruth } from './profiles.js';
import { aspectHarmony } from './relations.js';
import { aspectRow, bodyOrder, isPlanet } from './tables.js';
import type { AstrodyneBody, HouseClass } from './tables.js';
import { signOf } from '../zodiac/zodiac.js';

/** Progressed astrodynes: Benjamine and Drake, The Astrodyne Manual (1946), pp. 23-51. */
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

export const TIERS = ['major', 'major_moon', 'minor', 'transit'] as const;
export type Tier = (typeof TIERS)[number];
export const TERMINAL_KINDS = ['radical', 'major_progressed', 'minor_progressed', 'transit'] as const;
export type TerminalKind = (typeof TERMINAL_KINDS)[number];

const ASPECT_DIVISOR: Readonly<Record<Tier, number>> = {
  major: 1,
  major_moon: PROGRESSED_POLICY.majorMoonAspectDivisor,
  minor: PROGRESSED_POLICY.minorAspectDivisor,
  transit: PROGRESSED_POLICY.transitAspectDivisor,
};

/** Power, harmony and discord of a body, sign or house. */
export interface Baseline {
  readonly power: number;
  readonly harmony: number;
  readonly discord: number;
}

/** Digits that a hand calculation is carried to: what binary arithmetic adds beyond them is dropped before a half is looked for. */
const HAND_DIGITS = 12;

/** Two decimals, halves away from zero, of the decimal that is written: the hand calculation of the manual. */
export function manualRound(value: number): number {
  const size = Number(Math.abs(value).toPrecision(HAND_DIGITS));
  if (size < 1e-6) return 0;
  const rounded = size < 1e15 ? Number(`${Math.round(Number(`${size}e2`))}e-2`) : size;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** What a body carries from its birth into the progressed chart; its dignity there counts in the same share (pp. 25-27). */
export function carry(body: AstrodyneBody, natal: Baseline, dignityDelta: number) {
  const tier: Tier = body === 'Moon' ? 'major_moon' : 'major';
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

/** Dignity of a body in its progressed sign; the angles have none. */
export function dignityDeltaOf(body: AstrodyneBody, longitudeDeg: number): number {
  const { sign, degree } = signOf(longitudeDeg);
  return isPlanet(body) ? dignityTruth(body, sign, degree).harmonyDelta : 0;
}

/** A place that a progressed aspect is made from or to. Degrees. */
export interface Terminal {
  readonly body: AstrodyneBody;
  readonly kind: TerminalKind;
  readonly longitudeDeg: number;
  readonly houseClass: HouseClass;
  readonly declinationDeg: number | null;
}

const SUFFIX: Readonly<Record<TerminalKind, string>> = {
  radical: 'r',
  major_progressed: 'p',
  minor_progressed: 'm',
  transit: 't',
};
export const terminalId = ({ body, kind }: Pick<Terminal, 'body' | 'kind'>): string => `${body}:${SUFFIX[kind]}`;

/** How far (arcminutes) two terminals are from the perfect aspect. NaN where a parallel lacks a declination. */
export function distanceArcmin(a: Terminal, b: Terminal, aspect: string): number {
  if (aspect === 'parallel') {
    if (a.declinationDeg === null || b.declinationDeg === null) return NaN;
    return Math.abs(Math.abs(a.declinationDeg) - Math.abs(b.declinationDeg)) * 60;
  }
  return Math.abs(separationDeg(a.longitudeDeg, b.longitudeDeg) - aspectRow(aspect).exactAngleDeg) * 60;
}

/** Power at a distance: full at perfection, half at one degree, nothing beyond (pp. 33, 37); the manual rounds what is lost. */
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
 * Share of the mean birth power: 5 % a degree of the orb that the strongest house among the terminals gives (pp. 33-34); of equals the
 * first counts. Where an angle holds it, a luminary in the aspect gives its column.
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
    /** What an answer holds. */
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

/** A body's two places and its natal power: the one that makes the aspect, and (of two bodies) the other. */
export interface MajorSide {
  readonly direct: Terminal;
  readonly counterpart: Terminal | null;
  readonly natalPower: number;
}

const KIND_ORDER: Readonly<Record<TerminalKind, number>> = {
  radical: 0,
  major_progressed: 1,
  minor_progressed: 2,
  transit: 3,
};
const orderOf = ({ body, kind }: Terminal) => bodyOrder(body) * 4 + KIND_ORDER[kind];

/** An aspect between radical and major progressed places. The terminals must be lawful: the caller has seen to it. */
export function majorRelation(sideA: MajorSide, sideB: MajorSide, aspect: string): ProgressedRelation {
  const [a, b] = orderOf(sideB.direct) < orderOf(sideA.direct) ? [sideB, sideA] : [sideA, sideB];
  const direct = [a.direct, b.direct] as const;
  const indirect = [a.counterpart, b.counterpart].filter((one) => one !== null);
  const byOrder = [...direct, ...indirect].sort((one, other) => orderOf(one) - orderOf(other));
  const moon = direct.some(({ body, kind }) => body === 'Moon' && kind === 'major_progressed');
  return relation({
    tier: moon ? 'major_moon' : 'major',
    aspect,
    direct,
    indirect,
    percentage: percentageOf(aspect, byOrder, direct),
    powers: [a.natalPower, b.natalPower],
  });
}

/** A minor progressed or transiting body to a radical or major place. A moving angle never governs the percentage. */
export interface AccessoryParts {
  readonly moving: Terminal;
  readonly target: Terminal;
  readonly counterpart: Terminal;
  readonly powers: readonly [number, number];
  readonly aspect: string;
}

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

/** What a minor aspect to a terminal adds to the power of a major one (pp. 47-50); null where it meets none of its terminals. */
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
