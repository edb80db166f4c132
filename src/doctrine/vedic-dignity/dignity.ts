import { separationDeg } from '../../kernel/angle.js';
import { signOf } from '../zodiac/zodiac.js';
import { DEEP_EXALTATION_DEG, MOOLATRIKONA, NATURAL, SIGN_LORDS } from './tables.js';
import type { Graha, MoolatrikonaReading } from './tables.js';

/** Relations of planets. */
export type NaturalRelation = 'friend' | 'neutral' | 'enemy';
export type TemporaryRelation = 'friend' | 'enemy';
/** Great friend, friend, neutral, enemy, great enemy. */
export type CompoundRelation = 'adhiMitra' | 'mitra' | 'sama' | 'shatru' | 'adhiShatru';

/** Natural relation of planet `to` to planet `from` (BPHS 3.55). */
export function naturalRelation(from: Graha, to: Graha): NaturalRelation {
  if (NATURAL[from].friends.includes(to)) return 'friend';
  return NATURAL[from].enemies.includes(to) ? 'enemy' : 'neutral';
}

/** Signs counted from a planet in which others are its temporary friends (BPHS 3.56). */
const FRIENDLY_HOUSES = [2, 3, 4, 10, 11, 12];

/** Temporary relation of a planet in sign `to` to one in sign `from` (0 ... 11; BPHS 3.56). */
export const temporaryRelation = (from: number, to: number): TemporaryRelation =>
  FRIENDLY_HOUSES.includes(((to - from + 12) % 12) + 1) ? 'friend' : 'enemy';

const COMPOUNDS: readonly CompoundRelation[] = ['adhiShatru', 'shatru', 'sama', 'mitra', 'adhiMitra'];
const WEIGHT = { friend: 1, neutral: 0, enemy: -1 } as const;

/** Compound of the natural and the temporary relation (panchadha maitri, BPHS 3.57-58). */
export const compoundRelation = (natural: NaturalRelation, temporary: TemporaryRelation): CompoundRelation =>
  COMPOUNDS[2 + WEIGHT[natural] + WEIGHT[temporary]];

/** Dignity of a planet by its sign. */
export type DignityRank =
  | 'exaltation'
  | 'mulatrikona'
  | 'ownSign'
  | 'greatFriendSign'
  | 'friendSign'
  | 'neutralSign'
  | 'enemySign'
  | 'greatEnemySign'
  | 'debilitation';

const COMPOUND_RANK: Readonly<Record<CompoundRelation, DignityRank>> = {
  adhiMitra: 'greatFriendSign',
  mitra: 'friendSign',
  sama: 'neutralSign',
  shatru: 'enemySign',
  adhiShatru: 'greatEnemySign',
};
const NATURAL_RANK: Readonly<Record<NaturalRelation, DignityRank>> = {
  friend: 'friendSign',
  neutral: 'neutralSign',
  enemy: 'enemySign',
};

export type DignityTier = 'strong' | 'neutral' | 'weak';

const STRONG: readonly DignityRank[] = ['exaltation', 'mulatrikona', 'ownSign'];
const WEAK: readonly DignityRank[] = ['enemySign', 'greatEnemySign', 'debilitation'];

/** Tier of a dignity: strong in exaltation, mulatrikona and own sign; weak in debilitation and an enemy's sign (house rule). */
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
  /** Nearness to deepest exaltation, 0 ... 1; 60 times this is the uchcha bala. */
  readonly exaltationScore: number;
  readonly signLord: Graha;
  /** Friendship that decides the rank in the sign of another planet; null in the other dignities. */
  readonly friendshipBasis: 'compound' | 'natural' | null;
}

/** Arc from deepest debilitation divided by 180 degrees, 0 ... 1 (uchcha bala is a third of the arc: BPHS 27.1-2). */
export const exaltationScore = (planet: Graha, siderealDeg: number): number =>
  separationDeg(siderealDeg, DEEP_EXALTATION_DEG[planet] + 180) / 180;

/**
 * The dignity of a planet (BPHS 3.49-58). The exaltation covers its sign except for a moolatrikona in it (Moon in Taurus, Mercury in Virgo), which
 * begins after the degree of deepest exaltation, and for the rest of Virgo, which is Mercury's own sign. In the sign of another planet the rank
 * is the friendship to its lord: compound with the lord's sidereal longitude, natural when that is null. Longitudes in degrees.
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

/** Exaltation, moolatrikona, own sign or debilitation; null in the sign of another planet. */
function essentialRank(planet: Graha, sign: number, degree: number, reading: MoolatrikonaReading): DignityRank | null {
  const trikona = MOOLATRIKONA[reading][planet],
    isOwn = SIGN_LORDS[sign] === planet;
  const deepest = DEEP_EXALTATION_DEG[planet],
    exaltationSign = Math.floor(deepest / 30);
  if (sign === exaltationSign && degree === deepest % 30) return 'exaltation';
  if (sign === trikona.sign && degree >= trikona.from && degree < trikona.to) return 'mulatrikona';
  if (sign === exaltationSign && !(isOwn && degree >= trikona.to)) return 'exaltation';
  if (isOwn) return 'ownSign';
  return sign === (exaltationSign + 6) % 12 ? 'debilitation' : null;
}

/** The relations of one planet to another in a chart. */
export interface Relationship {
  readonly from: Graha;
  readonly to: Graha;
  readonly natural: NaturalRelation;
  readonly temporary: TemporaryRelation;
  readonly compound: CompoundRelation;
}

/** The relations of all ordered pairs of planets, in the given order. `signs`: planets with their signs, 0 ... 11. */
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
