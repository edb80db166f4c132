import { naturalRelation } from '../vedic-dignity/dignity.js';
import type { Graha } from '../vedic-dignity/tables.js';

/** Rules of the rising sign of an election. Signs 0 Aries ... 11; houses 1 ... 12 by whole signs. */

/** The nine grahas in the order of the rules. */
export const NINE_GRAHAS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const;
export type NineGraha = (typeof NINE_GRAHAS)[number];

/** Signs of the navamsa that suit a marriage: Gemini, Virgo, Libra, Sagittarius (Muhurta Chintamani, Vivaha 84); some admit Pisces. */
export const MARRIAGE_NAVAMSAS: readonly number[] = [2, 5, 6, 8];
export const PISCES = 11;

/** Full aspects that a planet has besides the seventh, counted from itself (Muhurta Chintamani, Vivaha 75; BPHS 26). */
const SPECIAL: ReadonlyMap<string, readonly number[]> = new Map([
  ['Mars', [4, 8]],
  ['Jupiter', [5, 9]],
  ['Saturn', [3, 10]],
]);
const QUARTERS: ReadonlyMap<number, number> = new Map([
  [3, 1],
  [10, 1],
  [5, 2],
  [9, 2],
  [4, 3],
  [8, 3],
  [7, 4],
]);

/** Aspect of a planet in one sign on another sign in quarters, 0 ... 4 (Muhurta Chintamani, Vivaha 75). */
export function aspectQuarters(planet: string, from: number, to: number): number {
  const count = ((to - from + 12) % 12) + 1;
  return SPECIAL.get(planet)?.includes(count) === true ? 4 : (QUARTERS.get(count) ?? 0);
}

/** Points and good houses of each graha in a marriage chart, twenty points in all (Muhurta Chintamani, Vivaha 87 and 92). */
export const PLACEMENTS: Readonly<Record<NineGraha, { readonly weight: number; readonly houses: readonly number[] }>> =
  {
    Sun: { weight: 3.5, houses: [3, 6, 8, 11] },
    Moon: { weight: 5, houses: [2, 3, 11] },
    Mars: { weight: 1.5, houses: [3, 6, 11] },
    Mercury: { weight: 2, houses: [1, 2, 3, 4, 5, 6, 9, 10, 11] },
    Jupiter: { weight: 3, houses: [1, 2, 3, 4, 5, 6, 9, 10, 11] },
    Venus: { weight: 2, houses: [1, 2, 4, 5, 9, 10, 11] },
    Saturn: { weight: 1.5, houses: [3, 6, 8, 11] },
    Rahu: { weight: 1.5, houses: [3, 6, 8, 11] },
    Ketu: { weight: 1.5, houses: [3, 6, 8, 11] },
  };
export const PLACEMENT_MAXIMUM = 20;

export type PlacementBand = 'prohibited' | 'inauspicious' | 'middling' | 'auspicious';
/** Bands of a sum of points: below 5, to 10, to 15, above; a sum of exactly 10 or 15 is in both (Muhurta Chintamani, Vivaha 92). */
export function placementBands(total: number): PlacementBand[] {
  if (total < 5) return ['prohibited'];
  return [
    ...(total <= 10 ? (['inauspicious'] as const) : []),
    ...(total >= 10 && total <= 15 ? (['middling'] as const) : []),
    ...(total >= 15 ? (['auspicious'] as const) : []),
  ];
}

/** Houses in which a graha is forbidden whatever its role (Muhurta Chintamani, Vivaha 86). */
const FORBIDDEN: Readonly<Record<NineGraha, readonly number[]>> = {
  Sun: [1, 7],
  Moon: [1, 6, 7, 8, 12],
  Mars: [1, 7, 8, 10],
  Mercury: [7],
  Jupiter: [7, 8],
  Venus: [3, 6, 7, 8],
  Saturn: [1, 7, 12],
  Rahu: [1, 7],
  Ketu: [1, 7],
};

/**
 * The forbidden houses of a graha with the truth of its role: also the first for a malefic Mercury, the eighth for a benefic Mercury, the sixth and
 * eighth for the lord of the lagna (Muhurta Chintamani, Vivaha 86). `isBenefic`, `isLagnaLord`: null when unknown; then the role is null.
 */
export function forbiddenHouses(
  graha: NineGraha,
  isBenefic: boolean | null,
  isLagnaLord: boolean | null,
): { readonly house: number; readonly role: true | null }[] {
  const own = FORBIDDEN[graha],
    roles = new Map<number, true | null>(own.map((house) => [house, true]));
  const add = (house: number, truth: boolean | null): void => {
    if (truth !== false && roles.get(house) !== true) roles.set(house, truth);
  };
  add(6, isLagnaLord);
  add(8, isLagnaLord);
  if (graha === 'Mercury') {
    add(1, isBenefic === null ? null : !isBenefic);
    add(8, isBenefic);
  }
  return [...roles].sort(([a], [b]) => a - b).map(([house, role]) => ({ house, role }));
}

/** Sign of debilitation of the grahas whose restriction has an exception. */
export const DEBILITATION = { Moon: 7, Mars: 3, Venus: 5 } as const;
/** Elongation below which Mars is combust, degrees (Surya Siddhanta 9.6). */
export const MARS_COMBUST_DEG = 17;
/** Houses that grow (upachaya). */
export const UPACHAYA: ReadonlySet<number> = new Set([3, 6, 10, 11]);

export const isNaturalFriend = (from: Graha, to: Graha): boolean => naturalRelation(from, to) === 'friend';
export const isNaturalEnemy = (from: Graha, to: Graha): boolean => naturalRelation(from, to) === 'enemy';

/**
 * Natural benefics (BPHS 3.11): Jupiter, Venus, the waxing Moon (elongation above 0 up to 180 degrees), and Mercury without a malefic in its sign.
 * `signs`: signs of the grahas that are known; `isWaxing`: null when unknown. Returned: null when unknown.
 */
export function isBenefic(
  graha: NineGraha,
  signs: ReadonlyMap<NineGraha, number>,
  isWaxing: boolean | null,
): boolean | null {
  if (graha === 'Jupiter' || graha === 'Venus') return true;
  if (graha === 'Moon') return isWaxing;
  if (graha !== 'Mercury') return false;
  const own = signs.get('Mercury');
  if (own === undefined) return null;
  const malefics: readonly NineGraha[] = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'];
  const moonHere = signs.get('Moon') === undefined ? null : signs.get('Moon') === own && isWaxing !== true;
  if (malefics.some((name) => signs.get(name) === own) || (moonHere === true && isWaxing === false)) return false;
  return malefics.some((name) => signs.get(name) === undefined) || moonHere !== false ? null : true;
}
