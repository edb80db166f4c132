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
  readonly lotOfFortuneDeg: number | null;
  readonly combustOrbDeg: number;
}

/** The rulers of a degree, in the order in which they succeed each other. */
function rulersOf(degree: number, chart: ReturnChart): readonly (readonly [TurnRole, ClassicalPlanet])[] {
  const sign = signIndex(degree);
  const exalted = CLASSICAL_PLANETS.find((planet) => EXALTATIONS[planet].signIndex === sign);
  return [
    ['domicile', domicileRuler(sign)],
    ...(exalted === undefined ? [] : [['exaltation', exalted] as const]),
    ['triplicity', triplicityOf(sign, !chart.isNight).active],
    ['bound', boundAt(degree).ruler],
    ['face', faceRuler(degree)],
  ];
}

/** A planet regards a sign by whole signs unless it stands in the 2nd, 6th, 8th or 12th from it. */
function witnesses(planetDeg: number, targetDeg: number): boolean {
  const apart = (signIndex(targetDeg) - signIndex(planetDeg) + 12) % 12;
  return ![1, 5, 7, 11].includes(apart);
}

export const witnessesAscendant = (planet: ClassicalPlanet, chart: ReturnChart): boolean =>
  witnesses(chart.longitudes[planet], chart.ascDeg);

/** Cadent houses of the return. */
const isCadent = (house: number): boolean => house % 3 === 0;

function candidate(
  planet: ClassicalPlanet,
  role: TurnRole,
  testimonies: number,
  chart: ReturnChart,
): LordOfTheTurnCandidateResponse {
  const { longitudes } = chart;
  const light: ClassicalPlanet = chart.isNight ? 'Moon' : 'Sun';
  const house = chart.houses?.[planet] ?? null;
  const isCombust = planet !== 'Sun' && separationDeg(longitudes[planet], longitudes.Sun) <= chart.combustOrbDeg,
    isRetrograde = chart.retrograde.has(planet),
    isWellPlaced = house === null || !isCadent(house),
    regards = witnessesAscendant(planet, chart) || witnesses(longitudes[planet], longitudes[light]);
  return {
    planet,
    role,
    sr_house: house,
    is_combust: isCombust,
    is_retrograde: isRetrograde,
    is_well_placed: isWellPlaced,
    blocker_reasons: [
      ...(isCombust ? (['combust'] as const) : []),
      ...(isRetrograde ? (['retrograde'] as const) : []),
      ...(isWellPlaced ? [] : (['cadent'] as const)),
      ...(regards ? [] : (['does_not_witness'] as const)),
    ],
    witnesses_target: regards,
    testimony_count: testimonies,
  };
}

/**
 * Who can be lord of the turn at a degree, in the order of succession, each planet once by its first dignity: rulers of domicile,
 * exaltation, triplicity (of the return's sect), bound and face, then the ruler of the Lot of Fortune when it is given. Where houses
 * are not given, the domicile ruler alone.
 */
export function candidatesOf(degree: number, chart: ReturnChart): LordOfTheTurnCandidateResponse[] {
  const rulers = rulersOf(degree, chart);
  const count = (planet: ClassicalPlanet): number => rulers.filter(([, ruler]) => ruler === planet).length;
  const lot = chart.lotOfFortuneDeg;
  const considered: readonly (readonly [TurnRole, ClassicalPlanet])[] =
    chart.houses === null
      ? rulers.slice(0, 1)
      : [...rulers, ...(lot === null ? [] : [['lot_of_fortune', domicileRuler(signIndex(lot))] as const])];
  const found = new Map<ClassicalPlanet, LordOfTheTurnCandidateResponse>();
  for (const [role, planet] of considered)
    if (!found.has(planet)) found.set(planet, candidate(planet, role, count(planet), chart));
  return [...found.values()];
}
