import { withDefaults } from '../../../contract/defaults.js';
import { LILLY_YEARS, lillyAlcocoden } from '../../../doctrine/hyleg/alcocoden.js';
import type { AlcocodenBasis } from '../../../doctrine/hyleg/alcocoden.js';
import { lillyHyleg } from '../../../doctrine/hyleg/lilly.js';
import type { Nativity } from '../../../doctrine/hyleg/lilly.js';
import { ptolemyPredominator } from '../../../doctrine/hellenistic/predominator.js';
import { CLASSICAL_PLANETS, PLANET_DOCTRINE } from '../../../doctrine/dignity/planets.js';
import type { ClassicalPlanet } from '../../../doctrine/dignity/planets.js';
import { domicileRuler } from '../../../doctrine/dignity/rulers.js';
import { signIndex } from '../../../doctrine/zodiac/zodiac.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import type { FoundGiver } from './found-giver.js';
import { hylegAnswer } from './hyleg.js';
import { nativityOf, withFrame } from './nativity.js';
import { otherGiver } from './other-givers.js';
import { alcocodenProvenance } from './provenance.js';
import { AlcocodenLilly1647Request } from './schema.js';
import type { AlcocodenLilly1647Response } from './schema.js';

const BASES: Readonly<Record<AlcocodenBasis, string>> = {
  ownDomicileOrExaltation: 'luminary_hyleg_in_own_domicile_or_exaltation',
  mostDignity: 'most_essential_dignity_in_hyleg_place_beholding_it',
  orientalByDay: 'tie_resolved_by_day_oriental_preference',
};

/** The giver of life in use, with the reason where there is none. */
interface HylegInUse {
  readonly name: string | null;
  readonly longitudeDeg: number | null;
  readonly reason: string | null;
}

function ptolemyHyleg(nativity: Nativity, longitudes: Readonly<Record<ClassicalPlanet, number>>): HylegInUse {
  const found = ptolemyPredominator({
    longitudes,
    ascDeg: nativity.ascDeg,
    isDay: nativity.isDay,
    newMoonDeg: nativity.newMoonDeg,
    fullMoonDeg: nativity.fullMoonDeg,
    latestSyzygy: nativity.latestSyzygy,
  });
  return {
    name: found.name,
    longitudeDeg: found.longitudeDeg,
    reason: found.gap === null ? null : 'giver_of_life_of_tetrabiblos_iii_10_not_evaluable',
  };
}

function lillyGiver(
  longitudes: Readonly<Record<ClassicalPlanet, number>>,
  hyleg: { readonly name: string; readonly longitudeDeg: number },
  nativity: Nativity,
): FoundGiver {
  const found = lillyAlcocoden(longitudes, hyleg, nativity.ascDeg, nativity.isDay);
  return {
    planet: found.planet,
    basis: found.basis === null ? null : BASES[found.basis],
    candidates: found.candidates.map((candidate) => ({
      planet: candidate.planet,
      longitude: candidate.longitudeDeg,
      essential_points: candidate.points,
      dignities: candidate.dignities.map(({ dignity }) => dignity),
      aspect_to_hyleg: candidate.aspect,
      aspect_distance_deg: candidate.aspectDistanceDeg,
      orb_deg: candidate.orbDeg,
      beholds_hyleg: candidate.aspect !== null,
      eastern: candidate.eastern,
    })),
    reason:
      found.planet !== null
        ? null
        : found.tied.length
          ? `alcocoden_tie_unresolved:${found.tied.join(',')}`
          : 'no_dignified_planet_beholds_hyleg',
    granted: null,
    years: found.planet === null ? null : LILLY_YEARS[found.planet],
  };
}

/** POST /v1/hyleg/lilly-1647/alcocoden: the giver of years to the giver of life. Errors: InvalidInput. */
export function alcocoden(request: AlcocodenLilly1647Request): AlcocodenLilly1647Response {
  const { giver_of_years: rule, hyleg_doctrine: hylegDoctrine } = withDefaults(AlcocodenLilly1647Request, request);
  const longitudes = Object.fromEntries(
    CLASSICAL_PLANETS.map((planet) => [planet, normalizeDeg(request.positions[planet])]),
  ) as Record<ClassicalPlanet, number>;
  const { Sun, Moon, ...five } = longitudes;
  const nativity = nativityOf(request, { sun: Sun, moon: Moon }, five);
  const lilly = hylegAnswer(
    withFrame(request, () => lillyHyleg(nativity)),
    nativity.isDay,
  );
  const lillyInUse: HylegInUse = {
    name: lilly.hyleg,
    longitudeDeg: lilly.hyleg_longitude ?? null,
    reason: lilly.reason === null ? null : `hyleg_not_evaluable:${lilly.reason}`,
  };
  const inUse = hylegDoctrine === 'william_lilly_1647' ? lillyInUse : ptolemyHyleg(nativity, longitudes);
  const shared = {
    doctrine: rule,
    hyleg: lilly,
    hyleg_longitude: inUse.longitudeDeg,
    ...(hylegDoctrine === 'william_lilly_1647' ? {} : { hyleg_in_use: inUse.name }),
  } as const;
  const found =
    inUse.name === null || inUse.longitudeDeg === null
      ? null
      : giverBy(rule, longitudes, { name: inUse.name, longitudeDeg: inUse.longitudeDeg }, nativity, request);
  const house = found?.planet ? nativity.seatOf(longitudes[found.planet]).strictHouse : null;
  return {
    ...shared,
    status: found?.planet ? 'selected' : 'not_evaluable',
    alcocoden: found?.planet ?? null,
    selection_basis: found?.basis ?? null,
    candidates: found?.candidates ?? [],
    sign_ruler_of_hyleg: inUse.longitudeDeg === null ? null : domicileRuler(signIndex(inUse.longitudeDeg)),
    alcocoden_house: house,
    years_least: found?.years?.least ?? null,
    years_mean: found?.years?.mean ?? null,
    years_greater: found?.years?.greater ?? null,
    angular_in_first_or_tenth: house === null ? null : house === 1 || house === 10,
    ...(rule === 'william_lilly_1647' ? {} : { granted_years: found?.granted ?? null }),
    reason: found === null ? inUse.reason : found.reason,
    provenance: alcocodenProvenance(rule),
  };
}

function giverBy(
  rule: AlcocodenLilly1647Response['doctrine'],
  longitudes: Readonly<Record<ClassicalPlanet, number>>,
  hyleg: { readonly name: string; readonly longitudeDeg: number },
  nativity: Nativity,
  request: AlcocodenLilly1647Request,
): FoundGiver {
  if (rule === 'william_lilly_1647') return lillyGiver(longitudes, hyleg, nativity);
  const found = otherGiver(rule, longitudes, hyleg, nativity, new Set(request.retrograde_planets ?? []));
  const years = found.planet === null ? null : PLANET_DOCTRINE[found.planet];
  return {
    ...found,
    years: years && { least: years.leastYears, mean: years.meanYears, greater: years.greatYears },
  };
}
