import { dominationForms } from '../../../doctrine/hellenistic/places.js';
import { giverOfYears } from '../../../doctrine/hyleg/givers.js';
import type { GiverBasis, GiverRule } from '../../../doctrine/hyleg/givers.js';
import { grantedYears } from '../../../doctrine/hyleg/granted-years.js';
import type { GrantedYears } from '../../../doctrine/hyleg/granted-years.js';
import type { Nativity } from '../../../doctrine/hyleg/lilly.js';
import { settingYears } from '../../../doctrine/hyleg/setting-years.js';
import { CLASSICAL_PLANETS } from '../../../doctrine/dignity/planets.js';
import type { ClassicalPlanet } from '../../../doctrine/dignity/planets.js';
import { separationDeg } from '../../../kernel/angle.js';
import type { FoundGiver } from './found-giver.js';
import { giverSource } from './provenance.js';
import type { AlcocodenCandidateResponse, GiverWord, GrantedYearsResponse } from './schema.js';

type Longitudes = Readonly<Record<ClassicalPlanet, number>>;
type Hyleg = { readonly name: string; readonly longitudeDeg: number };
type OtherRule = Exclude<GiverWord, 'william_lilly_1647'>;

const RULES: Readonly<Record<Exclude<OtherRule, 'authF_iii_10'>, GiverRule>> = {
  authC: 'dorotheus',
  bonatti: 'bonatti',
  ibn_ezra: 'ibnEzra',
};
const BASES: Readonly<Record<GiverBasis, string>> = {
  ownDomicileOrExaltation: 'luminary_hyleg_in_own_domicile_or_exaltation',
  firstLordInOrder: 'first_lord_in_order_that_aspects_hyleg',
  mostClaims: 'most_claims_in_hyleg_place_aspecting_it',
  strongerPlace: 'tie_resolved_by_stronger_house',
  nearestDegree: 'tie_resolved_by_nearest_degree',
};
const RANKS = { greater: 'greater', mean: 'mean', least: 'least', leastAsMonths: 'least_as_months' } as const;
const UNIT_YEARS = { years: 1, months: 1 / 12, days: 1 / 365.25 } as const;
/** Lilly's orbs, which the answers list for each planet. */
const ORBS = { Sun: 15, Moon: 12, Mercury: 7, Venus: 7, Mars: 7, Jupiter: 9, Saturn: 9 } as const;

function grantedAnswer(years: GrantedYears, rule: GiverWord): GrantedYearsResponse {
  return {
    basis: RANKS[years.rank],
    lowered_by: [...years.lowering],
    base_years: years.baseYears,
    changes: years.changes.map(({ planet, effect, amount, unit, aspect }) => ({
      planet,
      effect,
      years: amount * UNIT_YEARS[unit],
      amount,
      unit,
      aspect: aspect.toLowerCase(),
    })),
    total_years: years.totalYears,
    reason: null,
    source: giverSource(rule),
  };
}

/** Years of Ptolemy's giver of life until it sets; a reason where they follow from directions or the frame is missing. */
function ptolemyYears(longitudes: Longitudes, hyleg: Hyleg, nativity: Nativity): GrantedYearsResponse {
  const years =
    nativity.frame === null ? null : settingYears(hyleg.longitudeDeg, longitudes, nativity.isDay, nativity.frame);
  const shared = { lowered_by: [], source: giverSource('authF_iii_10') };
  if (years === null)
    return {
      ...shared,
      basis: 'not_evaluable',
      base_years: null,
      changes: [],
      total_years: null,
      reason:
        nativity.frame === null
          ? 'armc_obliquity_and_latitude_required'
          : 'hyleg_not_between_midheaven_and_descendant_years_follow_from_directions',
    };
  return {
    ...shared,
    basis: 'degrees_until_setting',
    base_years: years.baseYears,
    changes: years.changes.map(({ planet, effect, ray, years: amount }) => ({
      planet,
      effect,
      years: amount,
      amount,
      unit: 'years' as const,
      aspect: ray === 0 ? 'body' : `ray_${ray}`,
    })),
    total_years: years.totalYears,
    reason: null,
  };
}

function ptolemyGiver(longitudes: Longitudes, hyleg: Hyleg, nativity: Nativity): Omit<FoundGiver, 'years'> {
  const counted = CLASSICAL_PLANETS.map((planet) => ({
    planet,
    forms: dominationForms(planet, longitudes[planet], hyleg.longitudeDeg, nativity.isDay),
  }));
  const others = counted.filter(({ planet }) => planet !== hyleg.name),
    most = Math.max(...others.map(({ forms }) => forms.length)),
    leading = others.filter(({ forms }) => forms.length === most);
  return {
    planet: leading.length === 1 ? leading[0].planet : null,
    basis: leading.length === 1 ? 'most_forms_of_domination_over_hyleg_place' : null,
    candidates: counted.map(({ planet, forms }): AlcocodenCandidateResponse => {
      const aspects = planet !== hyleg.name && forms.includes('aspect');
      return {
        planet,
        longitude: longitudes[planet],
        essential_points: forms.length,
        dignities: [...forms],
        aspect_to_hyleg: aspects ? 'aspect_by_sign' : null,
        aspect_distance_deg: null,
        orb_deg: ORBS[planet],
        beholds_hyleg: aspects,
        eastern: separationDeg(longitudes[planet], nativity.ascDeg) < 90,
      };
    }),
    reason: leading.length === 1 ? null : `domination_tie_unresolved:${leading.map(({ planet }) => planet).join(',')}`,
    granted: ptolemyYears(longitudes, hyleg, nativity),
  };
}

/** The giver of years by a rule other than Lilly's, with the years that it grants. */
export function otherGiver(
  rule: OtherRule,
  longitudes: Longitudes,
  hyleg: Hyleg,
  nativity: Nativity,
  retrograde: ReadonlySet<ClassicalPlanet>,
): Omit<FoundGiver, 'years'> {
  if (rule === 'authF_iii_10') return ptolemyGiver(longitudes, hyleg, nativity);
  const houses = Object.fromEntries(
    CLASSICAL_PLANETS.map((planet) => [planet, nativity.seatOf(longitudes[planet]).strictHouse]),
  ) as Record<ClassicalPlanet, number>;
  const found = giverOfYears(RULES[rule], { longitudes, houses, hyleg, isDay: nativity.isDay }),
    giver = found.planet;
  return {
    planet: giver,
    basis: found.basis === null ? null : BASES[found.basis],
    candidates: found.candidates.map((candidate) => ({
      planet: candidate.planet,
      longitude: longitudes[candidate.planet],
      essential_points: candidate.points,
      dignities: candidate.dignities.map(({ dignity }) => dignity),
      aspect_to_hyleg: candidate.aspect?.toLowerCase() ?? null,
      aspect_distance_deg: candidate.aspectDistanceDeg,
      orb_deg: ORBS[candidate.planet],
      beholds_hyleg: candidate.aspect !== null,
      eastern: separationDeg(longitudes[candidate.planet], nativity.ascDeg) < 90,
    })),
    reason:
      giver !== null
        ? null
        : found.tied.length
          ? `alcocoden_tie_unresolved:${found.tied.join(',')}`
          : 'no_dignified_planet_aspects_hyleg',
    granted:
      giver === null
        ? null
        : grantedAnswer(
            grantedYears({
              giver,
              longitudes,
              house: houses[giver],
              isDay: nativity.isDay,
              retrograde,
              lower: rule === 'bonatti',
            }),
            rule,
          ),
  };
}
