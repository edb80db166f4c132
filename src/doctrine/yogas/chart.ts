import { separationDeg, normalizeDeg } from '../../kernel/angle.js';
import { naturalRelation } from '../vedic-dignity/dignity.js';
import { DEEP_EXALTATION_DEG, GRAHAS, MOOLATRIKONA, SIGN_LORDS } from '../vedic-dignity/tables.js';
import type { Graha } from '../vedic-dignity/tables.js';
import { signIndex, signOf, SIGNS } from '../zodiac/zodiac.js';

/**
 * The chart of a yoga: signs and houses are whole signs of the sidereal zodiac, counted from the Lagna or from a planet. Aspects are the full
 * aspects of Brihat Parashara Hora Shastra 26.2-5 (Santhanam) by sign.
 */
export interface YogaChart {
  readonly siderealDeg: Readonly<Record<Graha, number>>;
  /** 0 Aries ... 11 Pisces. */
  readonly signs: Readonly<Record<Graha, number>>;
  readonly lagnaSign: number;
  /** Degrees a day; a planet without one is absent. */
  readonly speeds: ReadonlyMap<Graha, number>;
  readonly policy: YogaPolicy;
}

/** Readings on which authorities differ. */
export interface YogaPolicy {
  /** `paksha`: the waxing Moon is benefic, the waning one malefic (BPHS 3.11). */
  readonly moonBenefic: 'paksha' | 'always';
  /** `conditional`: Mercury with a malefic is malefic (BPHS 3.11). */
  readonly mercuryBenefic: 'conditional' | 'always';
  readonly mahapurushaReference: 'lagna' | 'lagnaOrMoon';
  readonly gajakesari: 'parashara' | 'common';
  /** Mercury within 10 degrees of the Sun cancels Budhaditya (Raman 24). */
  readonly budhadityaCombustionCancels: boolean;
  readonly viparita: 'phaladeepika' | 'uttaraKalamrita' | 'raman';
  /** Akriti yogas: the occupied houses are exactly the named ones, or all planets are within the named ones. */
  readonly akriti: 'exact' | 'within';
  /** Kind of a parivartana by all houses of both lords, or by the two houses that they exchange. */
  readonly parivartana: 'ownedHouses' | 'exchangedHouses';
}

export const KENDRAS: readonly number[] = [1, 4, 7, 10];
export const KENDRAS_AND_TRIKONAS: readonly number[] = [1, 4, 5, 7, 9, 10];
export const DUSTHANAS: readonly number[] = [6, 8, 12];

/** House, 1 ... 12, of a sign counted from another. */
export const houseFrom = (reference: number, sign: number): number => ((sign - reference + 12) % 12) + 1;

/** House of a planet from the Lagna. */
export const houseOf = (chart: YogaChart, planet: Graha): number => houseFrom(chart.lagnaSign, chart.signs[planet]);

/** Lord of a house, 1 ... 12. */
export const lordOf = (chart: YogaChart, house: number): Graha => SIGN_LORDS[(chart.lagnaSign + house - 1) % 12];

/** Houses of a lord in ascending order. */
export const housesOwned = (chart: YogaChart, planet: Graha): number[] =>
  Array.from({ length: 12 }, (_, i) => i + 1).filter((house) => lordOf(chart, house) === planet);

/** Planets in a sign, in weekday order. */
export const inSign = (chart: YogaChart, sign: number): Graha[] =>
  GRAHAS.filter((planet) => chart.signs[planet] === ((sign % 12) + 12) % 12);

/** Houses of full aspects besides the seventh (BPHS 26.3-5). */
const SPECIAL_ASPECTS: ReadonlyMap<Graha, readonly number[]> = new Map([
  ['Mars', [4, 8]],
  ['Jupiter', [5, 9]],
  ['Saturn', [3, 10]],
]);

/** Whether a planet aspects a sign fully. */
function aspectsSign(chart: YogaChart, planet: Graha, sign: number): boolean {
  const house = houseFrom(chart.signs[planet], sign);
  return house === 7 || (SPECIAL_ASPECTS.get(planet) ?? []).includes(house);
}
/** Whether a planet aspects another one fully. */
export const aspects = (chart: YogaChart, planet: Graha, other: Graha): boolean =>
  aspectsSign(chart, planet, chart.signs[other]);

/** Relations of two lords (sambandha). */
export type Sambandha = 'exchange' | 'conjunction' | 'mutual aspect';

/** The relation of two planets, the first that applies; null without one. */
export function sambandha(chart: YogaChart, a: Graha, b: Graha): Sambandha | null {
  if (a === b) return null;
  if (chart.signs[a] === chart.signs[b]) return 'conjunction';
  if (SIGN_LORDS[chart.signs[a]] === b && SIGN_LORDS[chart.signs[b]] === a) return 'exchange';
  return aspects(chart, a, b) && aspects(chart, b, a) ? 'mutual aspect' : null;
}

/** Dignity of a planet by sign: moolatrikona by degrees, friendship to the lord as natural. */
export type YogaDignity =
  | 'exaltation'
  | 'debilitation'
  | 'moolatrikona'
  | 'own sign'
  | 'friendly sign'
  | 'neutral sign'
  | 'inimical sign';

export const exaltationSign = (planet: Graha): number => Math.floor(DEEP_EXALTATION_DEG[planet] / 30);
export const debilitationSign = (planet: Graha): number => (exaltationSign(planet) + 6) % 12;

export const isExalted = (chart: YogaChart, planet: Graha): boolean => chart.signs[planet] === exaltationSign(planet);
export const isDebilitated = (chart: YogaChart, planet: Graha): boolean =>
  chart.signs[planet] === debilitationSign(planet);
export const isInOwnSign = (chart: YogaChart, planet: Graha): boolean => SIGN_LORDS[chart.signs[planet]] === planet;

/** The dignity of a planet for a proof. The whole sign of exaltation counts. */
export function dignityIn(chart: YogaChart, planet: Graha): YogaDignity {
  if (isExalted(chart, planet)) return 'exaltation';
  if (isDebilitated(chart, planet)) return 'debilitation';
  const { index, degree } = signOf(chart.siderealDeg[planet]),
    trikona = MOOLATRIKONA.bphs[planet];
  if (index === trikona.sign && degree >= trikona.from && degree < trikona.to) return 'moolatrikona';
  if (isInOwnSign(chart, planet)) return 'own sign';
  const relation = naturalRelation(planet, SIGN_LORDS[index]);
  return relation === 'friend' ? 'friendly sign' : relation === 'enemy' ? 'inimical sign' : 'neutral sign';
}

/** Whether the Moon is between new and full Moon. */
const isWaxing = ({ siderealDeg }: YogaChart): boolean => normalizeDeg(siderealDeg.Moon - siderealDeg.Sun) < 180;

/** Natural malefics besides Moon and Mercury (BPHS 3.11). */
const MALEFICS: readonly Graha[] = ['Sun', 'Mars', 'Saturn'];

/** Whether the Moon is benefic under the policy. */
const isMoonBenefic = (chart: YogaChart): boolean => chart.policy.moonBenefic === 'always' || isWaxing(chart);

/** Whether a planet is a natural benefic under the policy (BPHS 3.11). */
export function isBenefic(chart: YogaChart, planet: Graha): boolean {
  if (planet === 'Jupiter' || planet === 'Venus') return true;
  if (planet === 'Moon') return isMoonBenefic(chart);
  if (planet !== 'Mercury') return false;
  if (chart.policy.mercuryBenefic === 'always') return true;
  return !inSign(chart, chart.signs.Mercury).some(
    (other) => MALEFICS.includes(other) || (other === 'Moon' && !isMoonBenefic(chart)),
  );
}

/** Shortest arc between a planet and the Sun, degrees. */
export const elongationDeg = ({ siderealDeg }: YogaChart, planet: Graha): number =>
  separationDeg(siderealDeg[planet], siderealDeg.Sun);

/** The chart of sidereal longitudes, degrees. */
export const yogaChart = (
  siderealDeg: Readonly<Record<Graha, number>>,
  lagnaDeg: number,
  speeds: ReadonlyMap<Graha, number>,
  policy: YogaPolicy,
): YogaChart => ({
  siderealDeg,
  signs: Object.fromEntries(GRAHAS.map((planet) => [planet, signIndex(siderealDeg[planet])])) as Record<Graha, number>,
  lagnaSign: signIndex(lagnaDeg),
  speeds,
  policy,
});

/** The sign of a planet by name. */
export const signName = (chart: YogaChart, planet: Graha): string => SIGNS[chart.signs[planet]];

/** Names in a list, or a word for an empty one. */
export const listed = (names: readonly string[], empty = 'none'): string =>
  names.length === 0 ? empty : names.join(', ');
