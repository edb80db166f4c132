import { MC_CATALOGUE } from '../../../doctrine/marriage-muhurta/catalogue-rules.js';
import {
  KP_REMEDY_CONTRACTS,
  MC_EXCLUSIONS,
  MC_REMEDY_CONTRACTS,
  TRADITION_EXCLUSIONS,
  VV_REMEDY_CONTRACTS,
} from './catalogue-remedies.js';
import type { RemedyContract } from './catalogue-remedies.js';
import { KP_CONTRACTS } from '../../../doctrine/marriage-muhurta/kp/contracts.js';
import { GODHULI_PROFILE } from '../../../doctrine/marriage-muhurta/mc/godhuli.js';
import { MC_OTHER_CONTRACTS } from '../../../doctrine/marriage-muhurta/mc/other-contracts.js';
import { MC_REMEDIES } from '../../../doctrine/marriage-muhurta/mc/remedies.js';
import { MC_STAR_CONTRACTS } from '../../../doctrine/marriage-muhurta/mc/star-contracts.js';
import type { RuleContract } from '../../../doctrine/marriage-muhurta/rule-contract.js';
import { VV_CONTRACTS } from '../../../doctrine/marriage-muhurta/vv/contracts.js';
import { sha256Hex } from '../../../kernel/sha256.js';
import type { MarriageCatalogueResponse } from './catalogue-schema.js';
import { ARITHMETIC } from './policy.js';
import { NAVAMSA_PROFILES, PERSONAL_PROFILES, PROFILES, REGIONS } from './policy-schema.js';

const DEFAULT_LIMITS = {
  max_evaluations: 300_000,
  max_root_iterations: 100_000,
  max_historical_cells: 4096,
  max_reader_calls: 2_000_000,
  max_history_days: 2048,
  max_cells: 2048,
  max_transitions: 8192,
  max_range_days: 7,
  max_output_bytes: 8_000_000,
};
const HARD_MAXIMA = {
  max_evaluations: 400_000,
  max_root_iterations: 200_000,
  max_historical_cells: 4096,
  max_reader_calls: 4_000_000,
  max_history_days: 4096,
  max_cells: 4096,
  max_transitions: 16_384,
  max_range_days: 31,
  max_output_bytes: 32_000_000,
};
/** Days that the lunar month needs before the instant. */
export const MONTH_HISTORY_DAYS = 65;

const TRANSPORT = ['evidence', 'astronomical_findings', 'personal_findings', 'composition_findings', 'search_receipt'];
const MC_TESTS = ['src/doctrine/marriage-muhurta/mc/tables.test.ts'];
const TRADITION_TESTS = ['src/doctrine/marriage-muhurta/traditions.test.ts'];

const mcContract = (rule: RuleContract) => ({
  family_id: rule.id,
  inventory_id: rule.inventory,
  authority: rule.authority,
  attribution:
    rule.composed === true
      ? 'the text, joined with a named reading of this service'
      : 'verse and commentary, with the named components',
  formula: rule.formula,
  clock_and_partition: 'elapsed UT1; weekday of the sunrise; 27 equal and 28 unequal stars, 108 quarters',
  transition_dependencies: [...rule.changes],
  missing_input_behavior: 'an unknown input stays unresolved and lifts nothing',
  fixture_references: MC_TESTS,
  transport_fields: TRANSPORT,
  permitted_exception_ids: [...(rule.remedies ?? [])],
  component_profiles: [...(rule.components ?? [])],
});
const traditionContract = (profile: string) => (rule: RuleContract) => ({
  ...mcContract(rule),
  attribution: 'a prescription of the text with named astronomical readings',
  clock_and_partition: 'apparent geocentric places, Lahiri; a ghati is a sixtieth of a day of UT1 unless in proportion',
  missing_input_behavior: 'an unknown input stays unresolved and leaves the coverage incomplete',
  fixture_references: TRADITION_TESTS,
  component_profiles: [profile],
});
const remedyContract = (remedy: RemedyContract) => ({
  remedy_id: remedy.id,
  locus: remedy.locus,
  family_targets: [...remedy.families],
  rule_targets: [...remedy.tests],
  qualification: remedy.condition,
  selection: remedy.selection,
});
const pairs = (list: readonly (readonly [string, string])[]): [string, string][] => list.map(([a, b]) => [a, b]);

/** Works that are read but judge nothing. */
const RESEARCH: readonly (readonly [string, string])[] = [
  ['raman_marriage', 'research_only'],
  ['pvr_marriage', 'research_only'],
  ['bs_marriage', 'research_only'],
  ['mc82_alternative_lagna', 'not_admitted'],
  ['mc28_urgent_waiting_periods', 'not_admitted'],
];
const SUPPORTING: readonly (readonly [string, string])[] = [
  ['M01', 'general guidance on marriages is not part of these routes'],
  ['M29', 'one judgement serves direct, datetime and windows'],
  ['M30', 'tables of the text and astronomy are tested apart'],
];
const MC_URL = 'https://archive.org/details/muhurta-chintamani-hindi';

/** The rules of the three works, their remedies, limits and exclusions. */
export function catalogue(): MarriageCatalogueResponse {
  const contracts = [...MC_STAR_CONTRACTS, ...MC_OTHER_CONTRACTS];
  const additional = (
    place: 1 | 2,
    url: string,
    rules: readonly RuleContract[],
    remedies: readonly RemedyContract[],
  ) => ({
    profile: PROFILES[place],
    personal_profile: PERSONAL_PROFILES[place],
    navamsa_profile: NAVAMSA_PROFILES[place + 1],
    source_receipt: [url, sha256Hex(JSON.stringify(rules))],
    source_fingerprint: sha256Hex(JSON.stringify(rules)),
    rule_contracts: rules.map(traditionContract(PROFILES[place])),
    remedy_contracts: remedies.map(remedyContract),
    exclusions: pairs(TRADITION_EXCLUSIONS),
  });
  return {
    ordinary_profile: PROFILES[0],
    personal_profile: PERSONAL_PROFILES[0],
    godhuli_profile: GODHULI_PROFILE,
    admission_status: 'source_scoped_public',
    rules: MC_CATALOGUE.map((rule) => ({
      rule_id: rule.id,
      finding_id: rule.inventory,
      locus: rule.locus,
      layer: rule.layer,
      dependencies: [...rule.reads],
      applicability: rule.applicability,
    })),
    remedies: [...MC_REMEDIES],
    regional_traditions: [...REGIONS],
    exclusions: pairs(MC_EXCLUSIONS),
    research_variants: pairs(RESEARCH),
    rule_contracts: contracts.map(mcContract),
    supporting_contracts: pairs(SUPPORTING),
    source_receipt: ['MC Avasthi2004', MC_URL, sha256Hex(JSON.stringify(contracts))],
    history_composition: [
      'the waning Moon is cruel in Vivaha 58; the Moon of the election itself is not counted, which is a house rule',
      'the Moon of the past pierces; Mercury counts by its nature at the event, after BPHS 3.11',
    ],
    numerical_arithmetic_model: ARITHMETIC,
    remedy_contracts: MC_REMEDY_CONTRACTS.map(remedyContract),
    default_limits: DEFAULT_LIMITS,
    hard_maxima: HARD_MAXIMA,
    minimum_parent_history_days: MONTH_HISTORY_DAYS,
    numerical_epoch_year_domain: [1550, 2650],
    additional_profiles: [
      additional(1, 'https://archive.org/details/in.ernet.dli.2015.329463', VV_CONTRACTS, VV_REMEDY_CONTRACTS),
      additional(
        2,
        'https://www.astrojyoti.com/wp-content/uploads/2019/09/Kalaprakasika_text.pdf',
        KP_CONTRACTS,
        KP_REMEDY_CONTRACTS,
      ),
    ],
  };
}
