import { separationDeg } from '../../kernel/angle.js';
import { dignitiesAt, LILLY_TABLES, pointsOf } from '../almuten/points.js';
import type { CountedDignity } from '../almuten/points.js';
import { CLASSICAL_PLANETS } from '../dignity/planets.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { signDignities } from '../dignity/rulers.js';
import { signIndex } from '../zodiac/zodiac.js';

/** Lilly's orbs, degrees: Christian Astrology (1647), I.8-14 pp. 57-83. */
const LILLY_ORBS: Readonly<Record<ClassicalPlanet, number>> = {
  Sun: 15,
  Moon: 12,
  Mercury: 7,
  Venus: 7,
  Mars: 7,
  Jupiter: 9,
  Saturn: 9,
};

/** Years that a planet signifies. */
export interface PlanetYears {
  readonly least: number;
  readonly mean: number;
  readonly greater: number;
}

/** Lilly's years: Christian Astrology (1647), I.8-14 pp. 57-83. He drops the half years but Saturn's. */
export const LILLY_YEARS: Readonly<Record<ClassicalPlanet, PlanetYears>> = {
  Sun: { least: 19, mean: 69, greater: 120 },
  Moon: { least: 25, mean: 66, greater: 108 },
  Mercury: { least: 20, mean: 48, greater: 76 },
  Venus: { least: 8, mean: 45, greater: 82 },
  Mars: { least: 15, mean: 40, greater: 66 },
  Jupiter: { least: 12, mean: 45, greater: 79 },
  Saturn: { least: 30, mean: 43.5, greater: 57 },
};

const ASPECTS = [
  ['conjunction', 0],
  ['sextile', 60],
  ['square', 90],
  ['trine', 120],
  ['opposition', 180],
] as const;
export type HylegAspect = (typeof ASPECTS)[number][0];

/** A planet as a giver of years by Lilly. */
export interface AlcocodenCandidate {
  readonly planet: ClassicalPlanet;
  readonly longitudeDeg: number;
  readonly dignities: readonly CountedDignity[];
  readonly points: number;
  /** The nearest aspect to the giver of life within the orb of the planet; null for none and for the giver of life itself. */
  readonly aspect: HylegAspect | null;
  readonly aspectDistanceDeg: number | null;
  readonly orbDeg: number;
  /** Nearer the Ascendant than the Descendant. */
  readonly eastern: boolean;
}

export type AlcocodenBasis = 'ownDomicileOrExaltation' | 'mostDignity' | 'orientalByDay';

/** The giver of years by Lilly, or the planets that tie. */
export interface LillyAlcocoden {
  readonly planet: ClassicalPlanet | null;
  readonly basis: AlcocodenBasis | null;
  readonly candidates: readonly AlcocodenCandidate[];
  readonly tied: readonly ClassicalPlanet[];
}

function aspectWithin(distanceDeg: number, orbDeg: number): { aspect: HylegAspect; distance: number } | null {
  let best: { aspect: HylegAspect; distance: number } | null = null;
  for (const [aspect, angle] of ASPECTS) {
    const distance = Math.abs(distanceDeg - angle);
    if (distance <= orbDeg && (best === null || distance < best.distance)) best = { aspect, distance };
  }
  return best;
}

/**
 * The giver of years: the planet with most essential dignity in the degree of the giver of life that aspects it within its own orb. A light
 * that is the giver of life in its own domicile or exaltation is also the giver of years. A tie is resolved by day for one planet in the east.
 * Source: Lilly, Christian Astrology (1647), III.104 pp. 530-531.
 * @param longitudes of the seven planets, degrees [0, 360)
 * @param hyleg name and longitude of the giver of life
 */
export function lillyAlcocoden(
  longitudes: Readonly<Record<ClassicalPlanet, number>>,
  hyleg: { readonly name: string; readonly longitudeDeg: number },
  ascDeg: number,
  isDay: boolean,
): LillyAlcocoden {
  const candidates = CLASSICAL_PLANETS.map((planet): AlcocodenCandidate => {
    const longitudeDeg = longitudes[planet],
      dignities = dignitiesAt(planet, hyleg.longitudeDeg, isDay, LILLY_TABLES);
    const found =
      planet === hyleg.name ? null : aspectWithin(separationDeg(longitudeDeg, hyleg.longitudeDeg), LILLY_ORBS[planet]);
    return {
      planet,
      longitudeDeg,
      dignities,
      points: pointsOf(dignities),
      aspect: found?.aspect ?? null,
      aspectDistanceDeg: found?.distance ?? null,
      orbDeg: LILLY_ORBS[planet],
      eastern: separationDeg(longitudeDeg, ascDeg) < 90,
    };
  });
  const result = (
    planet: ClassicalPlanet | null,
    basis: AlcocodenBasis | null,
    tied: readonly ClassicalPlanet[] = [],
  ) => ({
    planet,
    basis,
    candidates,
    tied,
  });
  if (hyleg.name === 'Sun' || hyleg.name === 'Moon') {
    const own = signDignities(hyleg.name),
      sign = signIndex(hyleg.longitudeDeg);
    if (own.domicile.includes(sign) || own.exaltation.includes(sign))
      return result(hyleg.name, 'ownDomicileOrExaltation');
  }
  const beholding = candidates.filter(({ points, aspect }) => points > 0 && aspect !== null);
  if (beholding.length === 0) return result(null, null);
  const most = Math.max(...beholding.map(({ points }) => points)),
    leading = beholding.filter(({ points }) => points === most);
  if (leading.length === 1) return result(leading[0].planet, 'mostDignity');
  const eastern = leading.filter((candidate) => candidate.eastern);
  if (isDay && eastern.length === 1) return result(eastern[0].planet, 'orientalByDay');
  return result(
    null,
    null,
    leading.map(({ planet }) => planet),
  );
}
