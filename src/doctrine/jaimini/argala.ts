import type { Graha } from '../vedic-dignity/tables.js';
import { NINE_BODIES, signFrom } from './signs.js';
import type { NineBody } from './signs.js';

/**
 * Places of intervention (argala) from a sign, and the places that obstruct them: Jaimini, Upadesa Sutras 1.1.5-9; BPHS 31.2-9.
 */
export const ARGALA_PAIRS = [
  [2, 12],
  [4, 10],
  [11, 3],
  [5, 9],
] as const;
export type ArgalaPlace = (typeof ARGALA_PAIRS)[number][0];

/** Signs of the bodies that take part. */
export type OccupantSigns = ReadonlyMap<NineBody, number>;

/** The argala on one sign. */
export interface SignArgala {
  readonly referenceSign: number;
  readonly isReversed: boolean;
  readonly causers: Readonly<Record<ArgalaPlace, readonly NineBody[]>>;
  readonly obstructors: Readonly<Record<ArgalaPlace, readonly NineBody[]>>;
  /** More causers than obstructors. */
  readonly isUnobstructed: Readonly<Record<ArgalaPlace, boolean>>;
  /** Malefics in the third, when there are at least two. */
  readonly maleficThird: readonly NineBody[];
}

/** Least number of malefics in the third that make an argala of their own. */
export const THIRD_THRESHOLD = 2;

/** Occupants of a sign in the order of answers. */
export const occupantsOf = (signs: OccupantSigns, sign: number): NineBody[] =>
  NINE_BODIES.filter((body) => signs.get(body) === sign);

const ALWAYS_MALEFIC: ReadonlySet<NineBody> = new Set(['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu']);

/**
 * The malefics: Sun, Mars, Saturn, the nodes, the Moon of the dark half, and Mercury in one sign with any of them (BPHS 3.11). `isDark`: the
 * Moon is 180 degrees or more ahead of the Sun.
 */
export function malefics(signs: OccupantSigns, isDark: boolean): ReadonlySet<NineBody> {
  const found = new Set<NineBody>([...ALWAYS_MALEFIC].filter((body) => signs.has(body)));
  if (isDark) found.add('Moon');
  if ([...found].some((body) => signs.get(body) === signs.get('Mercury'))) found.add('Mercury');
  return found;
}

/**
 * The argala on a sign by the number of occupants. From a sign with Ketu the places are counted backwards (Upadesa Sutras 1.1.10).
 */
export function argalaOn(
  referenceSign: number,
  signs: OccupantSigns,
  ketuSign: number | null,
  maleficBodies: ReadonlySet<NineBody>,
): SignArgala {
  const isReversed = ketuSign === referenceSign,
    direction = isReversed ? -1 : 1;
  const at = (place: number): NineBody[] => occupantsOf(signs, signFrom(referenceSign, place, direction));
  const byPlace = <T>(value: (causer: number, obstructor: number) => T) =>
    Object.fromEntries(ARGALA_PAIRS.map(([causer, obstructor]) => [causer, value(causer, obstructor)])) as Record<
      ArgalaPlace,
      T
    >;
  const third = at(3).filter((body) => maleficBodies.has(body));
  return {
    referenceSign,
    isReversed,
    causers: byPlace((causer) => at(causer)),
    obstructors: byPlace((_causer, obstructor) => at(obstructor)),
    isUnobstructed: byPlace((causer, obstructor) => at(causer).length > at(obstructor).length),
    maleficThird: third.length >= THIRD_THRESHOLD ? third : [],
  };
}

/** The seven planets as occupants. */
export const SEVEN_OCCUPANTS: readonly Graha[] = NINE_BODIES.slice(0, 7) as Graha[];
