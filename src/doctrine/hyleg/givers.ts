import { separationDeg } from '../../kernel/angle.js';
import { dignitiesAt, pointsOf } from '../almuten/points.js';
import type { CountedDignity, DignityTables } from '../almuten/points.js';
import { aspectNamed } from '../aspects/aspects.js';
import { wholeSignAspect } from '../aspects/whole-sign-aspects.js';
import { CLASSICAL_PLANETS } from '../dignity/planets.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { signDignities } from '../dignity/rulers.js';
import { signIndex } from '../zodiac/zodiac.js';

/**
 * Rules for the giver of years other than Lilly's. `dorotheus`: the first of the lords of term, domicile, exaltation, triplicity and face of the
 * giver of life that aspects it (Dorotheus III.1-2; the order in Kushyar, Introduction III, who names him for the term). `bonatti`: the
 * planet with most dignities there that aspects it (Abu Ali al-Khayyat 3; Kushyar III; Bonatti, treatise on nativities). `ibnEzra`: the
 * planet with most points there that aspects it (Ibn Ezra, Book of Nativities).
 */
export type GiverRule = 'dorotheus' | 'bonatti' | 'ibnEzra';

/** The Dorothean triplicities and the Egyptian terms, which the three authors use. */
const TABLES: DignityTables = { terms: 'egyptian', triplicity: 'allThree', weights: 'triplicityFirst' };
const DOROTHEAN_ORDER = ['term', 'domicile', 'exaltation', 'triplicity', 'face'] as const;

/** A planet and its claims on the degree of the giver of life. */
export interface GiverCandidate {
  readonly planet: ClassicalPlanet;
  readonly dignities: readonly CountedDignity[];
  readonly points: number;
  /** Aspect by sign to the giver of life; null for none and for the giver of life itself. */
  readonly aspect: string | null;
  /** Distance from the exact aspect, degrees. */
  readonly aspectDistanceDeg: number | null;
}

export type GiverBasis =
  | 'ownDomicileOrExaltation'
  | 'firstLordInOrder'
  | 'mostClaims'
  | 'strongerPlace'
  | 'nearestDegree';

/** The giver of years by one of the rules. */
export interface Giver {
  readonly planet: ClassicalPlanet | null;
  readonly basis: GiverBasis | null;
  readonly candidates: readonly GiverCandidate[];
  readonly tied: readonly ClassicalPlanet[];
}

function candidatesOf(input: GiverInput): readonly GiverCandidate[] {
  return CLASSICAL_PLANETS.map((planet) => {
    const longitude = input.longitudes[planet],
      dignities = dignitiesAt(planet, input.hyleg.longitudeDeg, input.isDay, TABLES);
    const aspect = planet === input.hyleg.name ? null : wholeSignAspect(longitude, input.hyleg.longitudeDeg);
    return {
      planet,
      dignities,
      points: pointsOf(dignities),
      aspect,
      aspectDistanceDeg:
        aspect === null
          ? null
          : Math.abs(separationDeg(longitude, input.hyleg.longitudeDeg) - aspectNamed(aspect).angleDeg),
    };
  });
}

/** Input of the rules. Longitudes in degrees [0, 360), houses 1 to 12. */
export interface GiverInput {
  readonly longitudes: Readonly<Record<ClassicalPlanet, number>>;
  readonly houses: Readonly<Record<ClassicalPlanet, number>>;
  readonly hyleg: { readonly name: string; readonly longitudeDeg: number };
  readonly isDay: boolean;
}

/** Strength of a house by kind: angular 2, succedent 1, cadent 0. */
const houseStrength = (house: number): number => 2 - ((house - 1) % 3);

/**
 * The giver of years by a rule. A light that is the giver of life in its domicile or exaltation and that none of its lords aspects gives the
 * years itself (Abu Ali al-Khayyat 3). Equal claims are resolved by the stronger house, then by the nearest degree (Kushyar III).
 */
export function giverOfYears(rule: GiverRule, input: GiverInput): Giver {
  const candidates = candidatesOf(input),
    { hyleg } = input;
  const claimants = candidates.filter(({ points, aspect }) => points > 0 && aspect !== null);
  const result = (
    planet: ClassicalPlanet | null,
    basis: GiverBasis | null,
    tied: readonly ClassicalPlanet[] = [],
  ): Giver => ({
    planet,
    basis,
    candidates,
    tied,
  });
  if (claimants.length === 0) {
    if (hyleg.name !== 'Sun' && hyleg.name !== 'Moon') return result(null, null);
    const { domicile, exaltation } = signDignities(hyleg.name),
      sign = signIndex(hyleg.longitudeDeg);
    const own = domicile.includes(sign) || exaltation.includes(sign);
    return own ? result(hyleg.name, 'ownDomicileOrExaltation') : result(null, null);
  }
  if (rule === 'dorotheus') {
    for (const kind of DOROTHEAN_ORDER) {
      const lords = claimants.filter(({ dignities }) => dignities.some(({ dignity }) => dignity === kind));
      if (lords.length) return resolve(lords, input, result, 'firstLordInOrder');
    }
  }
  const claims = ({ dignities, points }: GiverCandidate): number => (rule === 'bonatti' ? dignities.length : points);
  const most = Math.max(...claimants.map(claims));
  return resolve(
    claimants.filter((candidate) => claims(candidate) === most),
    input,
    result,
    'mostClaims',
  );
}

function resolve(
  equal: readonly GiverCandidate[],
  { houses }: GiverInput,
  result: (planet: ClassicalPlanet | null, basis: GiverBasis | null, tied?: readonly ClassicalPlanet[]) => Giver,
  basis: GiverBasis,
): Giver {
  if (equal.length === 1) return result(equal[0].planet, basis);
  const strength = ({ planet }: GiverCandidate): number => houseStrength(houses[planet]);
  const strongest = Math.max(...equal.map(strength)),
    strong = equal.filter((candidate) => strength(candidate) === strongest);
  if (strong.length === 1) return result(strong[0].planet, 'strongerPlace');
  const nearest = Math.min(...strong.map(({ aspectDistanceDeg }) => aspectDistanceDeg!)),
    near = strong.filter(({ aspectDistanceDeg }) => aspectDistanceDeg === nearest);
  if (near.length === 1) return result(near[0].planet, 'nearestDegree');
  return result(
    null,
    null,
    near.map(({ planet }) => planet),
  );
}
