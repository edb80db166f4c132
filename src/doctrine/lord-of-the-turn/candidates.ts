import { separationDeg } from '../../kernel/angle.js';
import { boundAt } from '../bounds/bounds.js';
import { faceRuler } from '../decans/decans.js';
import { CLASSICAL_PLANETS } from '../dignity/planets.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { domicileRuler, EXALTATIONS } from '../dignity/rulers.js';
import { triplicityOf } from '../dignity/triplicity.js';
import { signIndex } from '../zodiac/zodiac.js';

/** A solar return chart. Degrees. */
export interface ReturnChart {
  readonly ascDeg: number;
  readonly longitudes: Readonly<Record<ClassicalPlanet, number>>;
  /** House of each planet, 1 to 12; null where the houses are unknown. */
  readonly houses: Readonly<Record<ClassicalPlanet, number>> | null;
  readonly isNight: boolean;
  readonly retrograde: ReadonlySet<ClassicalPlanet>;
  readonly combustOrbDeg: number;
}

/** Dignity for which a planet is considered; `testimony` stands for all of its dignities. */
export type TurnRole = 'domicile' | 'exaltation' | 'triplicity' | 'bound' | 'testimony';
export type Blocker = 'cadent' | 'combust' | 'retrograde';

/** A planet considered as lord of the turn. */
export interface Candidate {
  readonly planet: ClassicalPlanet;
  readonly role: TurnRole;
  /** House in the return, 1 to 12; null where the houses are unknown. */
  readonly house: number | null;
  readonly isCombust: boolean;
  readonly isRetrograde: boolean;
  /** In house 1, 2, 4, 5, 7, 10 or 11 (or houses unknown), not combust and not retrograde. */
  readonly isWellPlaced: boolean;
  readonly blockers: readonly Blocker[];
  /** Whether the planet aspects, by sign, the ascendant of the return or the light of its sect. */
  readonly witnessesTarget: boolean;
  /** Number of kinds of dignity at the degree of the year, 0 to 5. */
  readonly testimonyCount: number;
}

/** Rulers of a degree in a return chart. The exaltation is null where no planet is exalted in the sign. */
export function rulersOf(degree: number, isNight: boolean) {
  const sign = signIndex(degree);
  return {
    domicile: domicileRuler(sign),
    exaltation: CLASSICAL_PLANETS.find((planet) => EXALTATIONS[planet].signIndex === sign) ?? null,
    triplicity: triplicityOf(sign, !isNight),
    bound: boundAt(degree).ruler,
    face: faceRuler(degree),
  };
}

/** Number of kinds of dignity of a planet at a degree. The triplicity counts once, also for the participating ruler. House rule. */
function testimonyCount(planet: ClassicalPlanet, degree: number, isNight: boolean): number {
  const { domicile, exaltation, triplicity, bound, face } = rulersOf(degree, isNight);
  const sharesTriplicity = planet === triplicity.active || planet === triplicity.participating;
  return [domicile, exaltation, bound, face].filter((ruler) => ruler === planet).length + (sharesTriplicity ? 1 : 0);
}

/** Whether a planet aspects a degree by whole signs: it is not in the 2nd, 6th, 8th or 12th sign from it (Ptolemy, Tetrabiblos I.16). */
function witnesses(planetDeg: number, targetDeg: number): boolean {
  const signsApart = (signIndex(targetDeg) - signIndex(planetDeg) + 12) % 12;
  return ![1, 5, 7, 11].includes(signsApart);
}

/** Whether a planet aspects the ascendant of the return by whole signs. */
export const witnessesAscendant = (planet: ClassicalPlanet, chart: ReturnChart): boolean =>
  witnesses(chart.longitudes[planet], chart.ascDeg);

const isCadent = (house: number): boolean => house % 3 === 0;
/** The good houses are neither cadent nor the eighth. */
const isGood = (house: number): boolean => !isCadent(house) && house !== 8;

/**
 * Condition of a planet in the return, and its dignities at the degree of the year.
 * Source: al-Qabisi, Introduction IV; the good houses and the luminaries' freedom from combustion are house rules.
 * @param degree degree of the year, degrees
 */
export function assess(planet: ClassicalPlanet, role: TurnRole, degree: number, chart: ReturnChart): Candidate {
  const { longitudes } = chart,
    light: ClassicalPlanet = chart.isNight ? 'Moon' : 'Sun';
  const house = chart.houses?.[planet] ?? null;
  const isLuminary = planet === 'Sun' || planet === 'Moon',
    isCombust = !isLuminary && separationDeg(longitudes[planet], longitudes.Sun) <= chart.combustOrbDeg,
    isRetrograde = chart.retrograde.has(planet);
  return {
    planet,
    role,
    house,
    isCombust,
    isRetrograde,
    isWellPlaced: (house === null || isGood(house)) && !isCombust && !isRetrograde,
    blockers: [
      ...(house !== null && isCadent(house) ? (['cadent'] as const) : []),
      ...(isCombust ? (['combust'] as const) : []),
      ...(isRetrograde ? (['retrograde'] as const) : []),
    ],
    witnessesTarget: witnessesAscendant(planet, chart) || witnesses(longitudes[planet], longitudes[light]),
    testimonyCount: testimonyCount(planet, degree, chart.isNight),
  };
}
