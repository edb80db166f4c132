import { normalizeDeg, separationDeg, signedDeg } from '../../kernel/angle.js';
import { compoundRelation, naturalRelation, temporaryRelation } from '../vedic-dignity/dignity.js';
import type { CompoundRelation } from '../vedic-dignity/dignity.js';
import { DEEP_EXALTATION_DEG, GRAHAS, MOOLATRIKONA, SIGN_LORDS } from '../vedic-dignity/tables.js';
import type { Graha } from '../vedic-dignity/tables.js';
import { signOf } from '../zodiac/zodiac.js';

/** Friendship that counts: compound of the natural and the temporary one, or natural. */
export type FriendshipScheme = 'compound' | 'natural';
/** A friend, neutral, an enemy. */
export type Friendship = 'friend' | 'neutral' | 'enemy';
/**
 * Elongations of combustion. `direct`: those of Surya Siddhanta 9.6-9 for direct motion; `retrogradeReduced`: also the smaller ones of a
 * retrograde Mercury (12) and Venus (8).
 */
export type CombustionOrbs = 'direct' | 'retrogradeReduced';

/** A chart whose states are evaluated. Sidereal degrees. */
export interface AvasthaInput {
  readonly longitudes: Readonly<Record<Graha, number>>;
  readonly lagnaDeg: number;
  /** Nodes that are known. */
  readonly nodes: ReadonlyMap<'Rahu' | 'Ketu', number>;
  readonly scheme: FriendshipScheme;
  readonly combustionOrbs: CombustionOrbs;
  /** Planets in retrograde motion. */
  readonly retrograde: ReadonlySet<Graha>;
}

/** Elongations within which a planet is combust, degrees (Surya Siddhanta 9.6-9). */
const COMBUSTION_DEG: Readonly<Partial<Record<Graha, number>>> = {
  Moon: 12,
  Mars: 17,
  Mercury: 14,
  Jupiter: 11,
  Venus: 10,
  Saturn: 15,
};
const RETROGRADE_COMBUSTION_DEG: Readonly<Partial<Record<Graha, number>>> = { Mercury: 12, Venus: 8 };

/** Planets that can be at war, and the separation of a war, degrees (Surya Siddhanta 7.18-23). */
const WARRING: readonly Graha[] = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
const WAR_DEG = 1;

/** Houses that a planet aspects fully besides the seventh (BPHS 26.2-5). */
const FURTHER_ASPECTS: Readonly<Partial<Record<Graha, readonly number[]>>> = {
  Mars: [4, 8],
  Jupiter: [5, 9],
  Saturn: [3, 10],
};

/** Dignity by the sign, with natural friendship. */
export type AvasthaDignity =
  | 'exaltation'
  | 'mulatrikona'
  | 'ownSign'
  | 'friendSign'
  | 'neutralSign'
  | 'enemySign'
  | 'debilitation';

/** Facts of a chart that the rules of the states share. */
export class AvasthaChart {
  readonly input: AvasthaInput;
  readonly lagnaSign: number;
  readonly malefics: ReadonlySet<Graha>;
  private readonly signs: Readonly<Record<Graha, number>>;

  constructor(input: AvasthaInput) {
    const { longitudes } = input;
    this.input = input;
    this.lagnaSign = signOf(input.lagnaDeg).index;
    this.signs = Object.fromEntries(GRAHAS.map((planet) => [planet, signOf(longitudes[planet]).index])) as Record<
      Graha,
      number
    >;
    const malefics = new Set<Graha>(['Sun', 'Mars', 'Saturn']);
    if (normalizeDeg(longitudes.Moon - longitudes.Sun) >= 180) malefics.add('Moon');
    if ([...malefics].some((planet) => this.signs[planet] === this.signs.Mercury)) malefics.add('Mercury');
    this.malefics = malefics;
  }

  signOf(planet: Graha): number {
    return this.signs[planet];
  }
  degreeOf(planet: Graha): number {
    return signOf(this.input.longitudes[planet]).degree;
  }
  lordOf(planet: Graha): Graha {
    return SIGN_LORDS[this.signs[planet]];
  }
  /** House by whole signs from the Lagna, 1 ... 12. */
  houseOf(planet: Graha): number {
    return ((this.signs[planet] - this.lagnaSign + 12) % 12) + 1;
  }
  isExalted(planet: Graha): boolean {
    return this.signs[planet] === Math.floor(DEEP_EXALTATION_DEG[planet] / 30);
  }
  isDebilitated(planet: Graha): boolean {
    return this.signs[planet] === (Math.floor(DEEP_EXALTATION_DEG[planet] / 30) + 6) % 12;
  }
  isInMoolatrikona(planet: Graha): boolean {
    const { sign, from, to } = MOOLATRIKONA.bphs[planet],
      degree = this.degreeOf(planet);
    return this.signs[planet] === sign && degree >= from && degree < to;
  }
  isInOwnSign(planet: Graha): boolean {
    return this.lordOf(planet) === planet;
  }

  /** Compound relation of a planet to another (BPHS 3.55-58). */
  compound(from: Graha, to: Graha): CompoundRelation {
    return compoundRelation(naturalRelation(from, to), temporaryRelation(this.signs[from], this.signs[to]));
  }
  /** Friendship of a planet to another in the scheme of the request. */
  friendship(from: Graha, to: Graha): Friendship {
    if (this.input.scheme === 'natural') return naturalRelation(from, to);
    const relation = this.compound(from, to);
    if (relation === 'sama') return 'neutral';
    return relation === 'mitra' || relation === 'adhiMitra' ? 'friend' : 'enemy';
  }
  /** Friendship to the lord of the sign; null in the own sign. */
  friendshipToLord(planet: Graha): Friendship | null {
    return this.isInOwnSign(planet) ? null : this.friendship(planet, this.lordOf(planet));
  }

  /** Dignity with natural friendship: a planet exalted in its moolatrikona sign counts as exalted. */
  dignity(planet: Graha): AvasthaDignity {
    if (this.isExalted(planet)) return 'exaltation';
    if (this.isInMoolatrikona(planet)) return 'mulatrikona';
    if (this.isInOwnSign(planet)) return 'ownSign';
    if (this.isDebilitated(planet)) return 'debilitation';
    const relation = naturalRelation(planet, this.lordOf(planet));
    return relation === 'friend' ? 'friendSign' : relation === 'enemy' ? 'enemySign' : 'neutralSign';
  }

  /** The other planets in the sign of a planet. */
  companions(planet: Graha): Graha[] {
    return GRAHAS.filter((other) => other !== planet && this.signs[other] === this.signs[planet]);
  }
  /** The nodes in the sign of a planet. */
  nodesWith(planet: Graha): ('Rahu' | 'Ketu')[] {
    return [...this.input.nodes]
      .filter(([, degrees]) => signOf(degrees).index === this.signs[planet])
      .map(([node]) => node);
  }
  /** The planets that aspect the sign of a planet fully, from other signs. */
  aspecting(planet: Graha): Graha[] {
    return GRAHAS.filter((other) => {
      const house = ((this.signs[planet] - this.signs[other] + 12) % 12) + 1;
      return other !== planet && (house === 7 || (FURTHER_ASPECTS[other]?.includes(house) ?? false));
    });
  }

  /** Within the elongation of combustion. */
  isCombust(planet: Graha): boolean {
    const { longitudes, combustionOrbs, retrograde } = this.input,
      reduced =
        combustionOrbs === 'retrogradeReduced' && retrograde.has(planet)
          ? RETROGRADE_COMBUSTION_DEG[planet]
          : undefined,
      orb = reduced ?? COMBUSTION_DEG[planet] ?? 0;
    return planet !== 'Sun' && separationDeg(longitudes[planet], longitudes.Sun) < orb;
  }
  /** Loses a planetary war: another planet within a degree is behind it. Without latitudes the one with fewer degrees wins. */
  isDefeated(planet: Graha): boolean {
    const { longitudes } = this.input;
    return (
      WARRING.includes(planet) &&
      WARRING.some((other) => {
        const ahead = signedDeg(longitudes[planet] - longitudes[other]);
        return other !== planet && ahead > 0 && ahead < WAR_DEG;
      })
    );
  }
}
