import {
  angularLordsWithTrinal,
  exaltedNavamsaRelief,
  FIFTH_HOUSE_VERSES,
  fifthAndNinthLords,
  fifthHouseWealth,
  fifthLordInKendra,
  jupiterInNinth,
  LAGNA_VERSES,
  lagnaWealth,
  lordsInNinth,
  navamsaLordRelief,
  navamsaSign,
} from '../../../doctrine/yogas/extended.js';
import type { ExtendedBranch, ExtendedClause } from '../../../doctrine/yogas/extended.js';
import { houseOf, yogaChart } from '../../../doctrine/yogas/chart.js';
import type { YogaChart } from '../../../doctrine/yogas/chart.js';
import { GRAHAS } from '../../../doctrine/vedic-dignity/tables.js';
import { withDefaults } from '../../../contract/defaults.js';
import { EXTENSION_MODELS, EXTENSION_PROFILES, EXTENSION_RULES, EXTENSION_VERSION } from './extended-catalogue.js';
import { YogaExtensionEvaluateRequest } from './schema-extended.js';
import type {
  YogaExtensionChartResponse,
  YogaExtensionClause,
  YogaExtensionResult,
  YogaExtensionRule,
} from './schema-extended.js';

/** The evaluation of each rule. */
const EVALUATIONS: ReadonlyMap<string, (chart: YogaChart) => ExtendedBranch[]> = new Map([
  ['jp.7.14', navamsaLordRelief],
  ['raman.252', exaltedNavamsaRelief],
  ...FIFTH_HOUSE_VERSES.map(
    ([verse, resident, occupants]) =>
      [`bphs.41.${verse}`, (chart: YogaChart) => fifthHouseWealth(chart, resident, occupants)] as const,
  ),
  ...LAGNA_VERSES.map(
    ([verse, resident, supporters]) =>
      [`bphs.41.${verse}`, (chart: YogaChart) => lagnaWealth(chart, resident, supporters)] as const,
  ),
  ['bphs.39.33-34', fifthAndNinthLords],
  ['bphs.39.36', lordsInNinth],
  ['bphs.39.37', angularLordsWithTrinal],
  ['bphs.39.38', fifthLordInKendra],
  ['bphs.39.39', jupiterInNinth],
]);

/** Strings of answers for roles, clauses and branches of the doctrine; others are the same in both. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['debilitatedBody', 'debilitated_body'],
  ['navamsaLord', 'navamsa_lord'],
  ['lordHouse', 'lord_house'],
  ['movableLagna', 'movable_lagna'],
  ['movableLagnaLordD9', 'movable_lagna_lord_d9'],
  ['natalLagna', 'natal_lagna'],
  ['lagnaLord', 'D1_lagna_lord'],
  ['ownSign', 'own_sign'],
  ['residentHouse', 'resident_house'],
  ['occupant', 'H11_occupant'],
  ['exaltedD9', 'exalted_d9'],
  ['allOccupants', 'all_occupants'],
  ['allDebilitatedBodies', 'all_debilitated_bodies'],
  ['allRolesInNinth', 'all_roles_in_ninth'],
  ['mutualAspect', 'mutual_aspect'],
  ['inSigns', 'in_signs'],
  ['inHouses', 'in_houses'],
]);
const word = (fact: string): string =>
  fact
    .split('.')
    .map((part) => WORDS.get(part) ?? part)
    .join('.');

const stateOf = (satisfied: boolean) => (satisfied ? ('satisfied' as const) : ('not_satisfied' as const));

const PREDICATES = {
  inSigns: 'in_signs',
  inHouses: 'in_houses',
  conjunction: 'conjunction',
  aspect: 'aspect',
  opposition: 'opposition',
  navamsaLord: 'navamsa_lord',
} as const satisfies Readonly<Record<ExtendedClause['predicate'], YogaExtensionClause['predicate']>>;

const clauseAnswer = (clause: ExtendedClause): YogaExtensionClause => ({
  clause_id: word(clause.id),
  predicate: PREDICATES[clause.predicate],
  state: stateOf(clause.satisfied),
  planet: clause.planet,
  role: word(clause.role),
  frame: clause.frame,
  sign_index: clause.sign,
  house: clause.house,
  reference: clause.house === null ? null : 'D1_Lagna',
  related_planet: clause.related?.planet ?? null,
  related_role: clause.related === null ? null : word(clause.related.role),
  related_frame: clause.related?.frame ?? null,
  related_sign_index: clause.related?.sign ?? null,
  expected_signs: [...clause.expectedSigns],
  expected_houses: [...clause.expectedHouses],
});

/** Remarks of the source that the chart of signs does not decide. */
function qualifications({ rule_id, source, passage }: YogaExtensionRule): YogaExtensionResult['qualifications'] {
  const { source_id } = source,
    assessment = 'not_evaluated' as const;
  if (rule_id.startsWith('bphs.41.'))
    return [
      { source_id, passage: '41.17', context: 'strength and good or bad disposition of the planets', assessment },
      { source_id, passage: '41.16', context: 'dasha realization', assessment },
    ];
  if (rule_id === 'bphs.39.33-34')
    return [{ source_id, passage: '39.34', context: 'the royal descent that the verse presupposes', assessment }];
  return [{ source_id, passage, context: 'the outcome that the source names; forming is not outcome', assessment }];
}

function resultOf(chart: YogaChart, rule: YogaExtensionRule): YogaExtensionResult {
  const branches = EVALUATIONS.get(rule.rule_id)?.(chart) ?? [];
  return {
    rule,
    aggregation: 'any',
    formation_state:
      branches.length === 0 ? 'not_applicable' : branches.some(({ satisfied }) => satisfied) ? 'formed' : 'not_formed',
    branches: branches.map(({ id, satisfied, clauses }) => ({
      branch_id: word(id),
      aggregation: 'all',
      state: stateOf(satisfied),
      clauses: clauses.map(clauseAnswer),
    })),
    cancellation_assessment: 'not_specified_by_selected_passage',
    qualifications: qualifications(rule),
  };
}

/** POST /v1/yogas/extended/evaluate. Profiles are evaluated in the order of the catalogue. */
export function extendedYogas(input: YogaExtensionEvaluateRequest): YogaExtensionChartResponse {
  const request = withDefaults(YogaExtensionEvaluateRequest, input),
    profiles = EXTENSION_PROFILES.filter((profile) => request.profile_ids.includes(profile)),
    needsNavamsa = profiles.some((profile) => !profile.startsWith('bphs'));
  const chart = yogaChart(request.sidereal_longitudes, request.lagna_sidereal_lon, new Map(), {
    moonBenefic: 'paksha',
    mercuryBenefic: 'conditional',
    mahapurushaReference: 'lagna',
    gajakesari: 'parashara',
    budhadityaCombustionCancels: false,
    viparita: 'phaladeepika',
    akriti: 'exact',
    parivartana: 'ownedHouses',
  });
  const all = EXTENSION_RULES.filter((rule) => profiles.includes(rule.profile_id)).map((rule) => resultOf(chart, rule)),
    results = all.filter(({ formation_state }) => request.include_absent || formation_state === 'formed');
  const count = (state: YogaExtensionResult['formation_state']): number =>
    all.filter(({ formation_state }) => formation_state === state).length;
  return {
    policy: { profile_ids: profiles, catalogue_version: EXTENSION_VERSION, ...EXTENSION_MODELS },
    lagna_sidereal_longitude: request.lagna_sidereal_lon === 0 ? 0 : request.lagna_sidereal_lon,
    lagna_sign_index: chart.lagnaSign,
    positions: GRAHAS.map((planet) => ({
      planet,
      sidereal_longitude: chart.siderealDeg[planet] === 0 ? 0 : chart.siderealDeg[planet],
      d1_sign_index: chart.signs[planet],
      d1_house: houseOf(chart, planet),
      d9_sign_index: needsNavamsa ? navamsaSign(chart, planet) : null,
    })),
    results,
    evaluated_count: all.length,
    returned_count: results.length,
    formed_count: count('formed'),
    not_formed_count: count('not_formed'),
    not_applicable_count: count('not_applicable'),
  };
}
