import { separationDeg } from '../../kernel/angle.js';
import { signOf } from '../zodiac/zodiac.js';
import { DEEP_EXALTATION_DEG, MOOLATRIKONA, NATURAL, SIGN_LORDS } from './tables.js';
import type { Graha, MoolatrikonaReading } from './tables.js';

export type NaturalRelation = 'friend' | 'neutral' | 'enemy';
export type TemporaryRelation = 'friend' | 'enemy';
/** Great friend, friend, neutral, enemy, great enemy. */
export type CompoundRelation = 'adhi_mitra' | 'mitra' | 'sama' | 'shatru' | 'adhi_shatru';

/** What `to` is to `from` by nature (BPHS 3.55). */
export function naturalRelation(from: Graha, to: Graha): NaturalRelation {
  if (NATURAL[from].friends.includes(to)) return 'friend';
  return NATURAL[from].enemies.includes(to) ? 'enemy' : 'neutral';
}

/** Houses counted from a planet whose tenants are its friends for the time (BPHS 3.56); by sign. */
const FRIENDLY_HOUSES = [2, 3, 4, 10, 11, 12];

/** What a planet in sign `to` is for the time to one in sign `from` (indices 0 ... 11). */
export const temporaryRelation = (from: number, to: number): TemporaryRelation =>
  FRIENDLY_HOUSES.includes(((to - from + 12) % 12) + 1) ? 'friend' : 'enemy';

const COMPOUNDS: readonly CompoundRelation[] = ['adhi_shatru', 'shatru', 'sama', 'mitra', 'adhi_mitra'];
const WEIGHT = { friend: 1, neutral: 0, enemy: -1 } as const;

/** Nature and time together (panchadha maitri, BPHS 3.57-58). */
export const compoundRelation = (natural: NaturalRelation, temporary: TemporaryRelation): CompoundRelation =>
  COMPOUNDS[2 + WEIGHT[natural] + WEIGHT[temporary]];

export type DignityRank =
  | 'exaltation'
  | 'mulatrikona'
  | 'own_sign'
  | 'great_friend_sign'
  | 'friend_sign'
  | 'neutral_sign'
  | 'enemy_sign'
  | 'great_enemy_sign'
  | 'debilitation';

const COMPOUND_RANK: Readonly<Record<CompoundRelation, DignityRank>> = {
  adhi_mitra: 'great_friend_sign',
  mitra: 'friend_sign',
  sama: 'neutral_sign',
  shatru: 'enemy_sign',
  adhi_shatru: 'great_enemy_sign',
};
const NATURAL_RANK: Readonly<Record<NaturalRelation, DignityRank>> = {
  friend: 'friend_sign',
  neutral: 'neutral_sign',
  enemy: 'enemy_sign',
};

export type DignityTier = 'strong' | 'neutral' | 'weak';

const STRONG: readonly DignityRank[] = ['exaltation', 'mulatrikona', 'own_sign'];
const WEAK: readonly DignityRank[] = ['enemy_sign', 'great_enemy_sign', 'debilitation'];

// ts-unused-exports:disable-next-line
export const tierOf = (rank: DignityRank): DignityTier =>
  STRONG.includes(rank) ? 'strong' : WEAK.includes(rank) ? 'weak' : 'neutral';

/** A planet's dignity in the rasi. */
export interface Dignity {
  readonly planet: Graha;
  readonly siderealDeg: number;
  readonly signIndex: number;
  readonly rank: DignityRank;
  readonly tier: DignityTier;
  /** Nearness to deepest exaltation, 0 ... 1; uchcha bala is 60 times as much. */
  readonly exaltationScore: number;
  readonly signLord: Graha;
  /** What the rank stands on where the sign is another's: compound or natural friendship; null otherwise. */
  readonly friendshipBasis: 'compound' | 'natural' | null;
}

/** Arc from deepest debilitation over 180 degrees, 0 ... 1 (BPHS 27.1-2 gives a third of the arc as uchcha bala). */
export const exaltationScore = (planet: Graha, siderealDeg: number): number =>
  separationDeg(siderealDeg, DEEP_EXALTATION_DEG[planet] + 180) / 180;

/**
 * The dignity of a planet. A sign of exaltation is exaltation throughout but for the moolatrikona in it (Moon in Taurus, Mercury in
 * Virgo), which begins after the degree of deepest exaltation (BPHS 3.51-54); in Virgo what follows the moolatrikona is Mercury's own. Elsewhere the rank is the planet's friendship to the sign's
 * lord: compound when the lord's sidereal longitude is given, natural when it is null.
 */
export function dignityOf(
  planet: Graha,
  siderealDeg: number,
  lordSiderealDeg: number | null,
  reading: MoolatrikonaReading = 'bphs',
): Dignity {
  const { index, degree } = signOf(siderealDeg),
    lord = SIGN_LORDS[index];
  const essential = essentialRank(planet, index, degree, reading);
  const natural = naturalRelation(planet, lord);
  const byFriendship =
    lordSiderealDeg === null
      ? NATURAL_RANK[natural]
      : COMPOUND_RANK[compoundRelation(natural, temporaryRelation(index, signOf(lordSiderealDeg).index))];
  const rank = essential ?? byFriendship;
  return {
    planet,
    siderealDeg,
    signIndex: index,
    rank,
    tier: tierOf(rank),
    exaltationScore: exaltationScore(planet, siderealDeg),
    signLord: lord,
    friendshipBasis: essential !== null ? null : lordSiderealDeg === null ? 'natural' : 'compound',
  };
}

/** Exaltation, moolatrikona, own sign or debilitation; null in the sign of another. */
function essentialRank(planet: Graha, sign: number, degree: number, reading: MoolatrikonaReading): DignityRank | null {
  const trikona = MOOLATRIKONA[reading][planet],
    isOwn = SIGN_LORDS[sign] === planet;
  const deepest = DEEP_EXALTATION_DEG[planet],
    exaltationSign = Math.floor(deepest / 30);
  if (sign === exaltationSign && degree === deepest % 30) return 'exaltation';
  if (sign === trikona.sign && degree >= trikona.from && degree < trikona.to) return 'mulatrikona';
  if (sign === exaltationSign && !(isOwn && degree >= trikona.to)) return 'exaltation';
  if (isOwn) return 'own_sign';
  return sign === (exaltationSign + 6) % 12 ? 'debilitation' : null;
}

/** What each planet of a chart is to each other one. */
export interface Relationship {
  readonly from: Graha;
  readonly to: Graha;
  readonly natural: NaturalRelation;
  readonly temporary: TemporaryRelation;
  readonly compound: CompoundRelation;
}

/** All ordered pairs of the planets given with the indices of their signs, in the order given. */
export const relationships = (signs: readonly (readonly [Graha, number])[]): Relationship[] =>
  signs.flatMap(([from, fromSign]) =>
    signs
      .filter(([to]) => to !== from)
      .map(([to, toSign]) => {
        const natural = naturalRelation(from, to),
          temporary = temporaryRelation(fromSign, toSign);
        return { from, to, natural, temporary, compound: compoundRelation(natural, temporary) };
      }),
  );
