import { boundAt } from '../../../doctrine/bounds/bounds.js';
import { faceRuler } from '../../../doctrine/decans/decans.js';
import { CLASSICAL_PLANETS } from '../../../doctrine/dignity/planets.js';
import type { ClassicalPlanet } from '../../../doctrine/dignity/planets.js';
import { domicileRuler, EXALTATIONS } from '../../../doctrine/dignity/rulers.js';
import { triplicityOf } from '../../../doctrine/dignity/triplicity.js';
import { signIndex } from '../../../doctrine/zodiac/zodiac.js';
import { separationDeg } from '../../../kernel/angle.js';
import type { LordOfTheTurnCandidateResponse, TurnRole } from './schema.js';

/** The solar return as the caller gives it. Degrees. */
export interface ReturnChart {
  readonly ascDeg: number;
  readonly longitudes: Readonly<Record<ClassicalPlanet, number>>;
  readonly houses: Readonly<Record<ClassicalPlanet, number>> | null;
  readonly isNight: boolean;
  readonly retrograde: ReadonlySet<ClassicalPlanet>;
  readonly combustOrbDeg: number;
}

/** The rulers of a degree in a return of this sect; not every sign exalts a planet. */
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

/** Kinds of dignity that a planet has at the degree: each counts once, also the triplicity that it shares as the participating ruler. */
function testimonies(planet: ClassicalPlanet, degree: number, isNight: boolean): number {
  const { domicile, exaltation, triplicity, bound, face } = rulersOf(degree, isNight);
  const sharesTriplicity = planet === triplicity.active || planet === triplicity.participating;
  return [domicile, exaltation, bound, face].filter((ruler) => ruler === planet).length + (sharesTriplicity ? 1 : 0);
}

/** A planet regards a sign by whole signs unless it stands in the 2nd, 6th, 8th or 12th from it. */
function witnesses(planetDeg: number, targetDeg: number): boolean {
  const apart = (signIndex(targetDeg) - signIndex(planetDeg) + 12) % 12;
  return ![1, 5, 7, 11].includes(apart);
}

export const witnessesAscendant = (planet: ClassicalPlanet, chart: ReturnChart): boolean =>
  witnesses(chart.longitudes[planet], chart.ascDeg);

const isCadent = (house: number): boolean => house % 3 === 0;
/** The good places: neither cadent nor the eighth. */
const isGood = (house: number): boolean => !isCadent(house) && house !== 8;

/** A planet as it stands in the return: what bars it, what it regards, and its dignities at the degree of the year. */
export function assess(
  planet: ClassicalPlanet,
  role: TurnRole,
  degree: number,
  chart: ReturnChart,
): LordOfTheTurnCandidateResponse {
  const { longitudes } = chart,
    light: ClassicalPlanet = chart.isNight ? 'Moon' : 'Sun';
  const house = chart.houses?.[planet] ?? null;
  const isLuminary = planet === 'Sun' || planet === 'Moon',
    isCombust = !isLuminary && separationDeg(longitudes[planet], longitudes.Sun) <= chart.combustOrbDeg,
    isRetrograde = chart.retrograde.has(planet);
  return {
    planet,
    role,
    sr_house: house,
    is_combust: isCombust,
    is_retrograde: isRetrograde,
    is_well_placed: (house === null || isGood(house)) && !isCombust && !isRetrograde,
    blocker_reasons: [
      ...(house !== null && isCadent(house) ? (['cadent_in_sr'] as const) : []),
      ...(isCombust ? (['combust'] as const) : []),
      ...(isRetrograde ? (['retrograde'] as const) : []),
    ],
    witnesses_target: witnessesAscendant(planet, chart) || witnesses(longitudes[planet], longitudes[light]),
    testimony_count: testimonies(planet, degree, chart.isNight),
  };
}
