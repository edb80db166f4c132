import { AYANAMSA_SYSTEMS } from '../../../doctrine/ayanamsa/systems.js';
import { KALACHAKRA_PROFILE, KALACHAKRA_VERSION } from './schema-kalachakra.js';
import type { KalachakraCatalogueResponse } from './schema-kalachakra.js';
import { YEAR_BASIS_WORDS } from './wire-words.js';

/** Sources, rules and open questions of the kalachakra dasha, as the catalogue and the answers name them. */

const PROFILES: KalachakraCatalogueResponse['profiles'] = [
  {
    profile_id: KALACHAKRA_PROFILE,
    admission_status: 'admitted_bounded',
    selectable: true,
    description:
      'Balance by the longitude of the Moon; periods and sub-periods follow the natal row or, on request, the next quarters',
  },
  {
    profile_id: 'candidate_rao_2000_continuous',
    admission_status: 'research_candidate',
    selectable: false,
    description:
      'Narasimha Rao 2000: the wheel goes on with the next quarter; available as continuation next_pada of the profile above',
  },
  {
    profile_id: 'candidate_sastri_pada_sign',
    admission_status: 'research_candidate',
    selectable: false,
    description: 'Jataka Parijata with the commentary of Sastri: great periods by the sign of the quarter',
  },
  {
    profile_id: 'candidate_rao_2018',
    admission_status: 'research_candidate',
    selectable: false,
    description: 'The later formulation of Narasimha Rao, which differs from that of 2000',
  },
  {
    profile_id: 'candidate_rath_alternatives',
    admission_status: 'research_candidate',
    selectable: false,
    description: 'Alternatives of Sanjay Rath for the signs after the natal row',
  },
  {
    profile_id: 'candidate_software_listed',
    admission_status: 'research_candidate',
    selectable: false,
    description: 'Variants that programs list without a complete published rule',
  },
];

const SOURCES: KalachakraCatalogueResponse['sources'] = [
  {
    source_id: 'L01',
    title: 'BPHS, Santhanam, volume 2',
    sha256: '',
    coordinates: 'Chapter 46, verses 52-100 (printed pages 529-544) and chapter 64 (printed pages 799-803)',
  },
  {
    source_id: 'L02',
    title: 'PVR Narasimha Rao, Vedic Astrology, 2000',
    sha256: '',
    coordinates: 'Chapter 24 (printed pages 289-297) and its exercises (printed pages 307-310)',
  },
  {
    source_id: 'L09',
    title: 'Jataka Parijata, Sastri, volume 3',
    sha256: '',
    coordinates: 'Chapter 17, verses 89-111 with commentary (printed pages 1000-1004)',
  },
  {
    source_id: 'L11',
    title: 'Phaladeepika, Kapoor reflow',
    sha256: '',
    coordinates: 'Chapter 22, verses 1-30, in the edition of Kapoor',
  },
];

const RULES: KalachakraCatalogueResponse['rules'] = [
  {
    rule_id: 'KC_ROWS',
    source_ids: ['L01', 'L02', 'L09'],
    reading: 'Sixteen rows of nine signs and the groups of the 27 nakshatras, BPHS 46.58-81',
  },
  { rule_id: 'KC_WEIGHTS', source_ids: ['L01'], reading: 'A sign has the years of its lord, BPHS 46.84' },
  {
    rule_id: 'KC_BALANCE',
    source_ids: ['L01'],
    reading: 'The elapsed part of the quarter is the elapsed part of the years of the row, BPHS 46.90-93',
  },
  {
    rule_id: 'KC_CONTINUATION',
    source_ids: ['L01'],
    reading:
      'After its ninth sign the natal row begins again, Santhanam pages 541-542; continuation next_pada goes on instead',
  },
  {
    rule_id: 'KC_AD',
    source_ids: ['L01'],
    reading:
      'Sub-periods begin with the sign of the period and share its years by the years of the nine signs, chapter 64',
  },
  {
    rule_id: 'KC_DEHA_JEEVA',
    source_ids: ['L01'],
    reading: 'Deha is the first and jeeva the last sign of the natal row, reversed in apasavya groups, BPHS 46.94-95',
  },
  {
    rule_id: 'KC_GATI',
    source_ids: ['L01'],
    reading: 'Only the leaps that BPHS 46.96-100 names are classified; Cancer and Leo remain open',
  },
  {
    rule_id: 'KC_PROJECTION',
    source_ids: [],
    reading: 'Dates count days of a year of constant length from the birth on the axis of Julian days UTC',
  },
  {
    rule_id: 'KC_BOUND',
    source_ids: [],
    reading: 'Nine great periods from the one in force at birth, and their sub-periods; periods are half-open',
  },
];

const CONFLICTS: KalachakraCatalogueResponse['conflicts'] = [
  {
    conflict_id: 'KC-01',
    witness: 'L01 prose of page 533 and diagram of page 539; L02 Table 46',
    decision: 'The first row of Rohini ends with Cancer, the second with Libra; a sign may be in a row twice',
  },
  {
    conflict_id: 'KC-02',
    witness: 'L01 prose of page 534 and diagram of page 539; L02 Table 47',
    decision: 'A repeated part of the prose is left out: Ge Ta Ar Sg Cp Aq Pi Ar Ta',
  },
  {
    conflict_id: 'KC-03',
    witness: 'L02 page 291 against L01 and Jataka Parijata 17.102-103',
    decision: 'Revati is in the group of Ashwini, Uttara Bhadrapada in that of Bharani',
  },
  {
    conflict_id: 'KC-04',
    witness: 'L01 printed 540 upper/lower Krittika diagrams',
    decision: 'Capricorn is followed by Aquarius, not by Capricorn again',
  },
  {
    conflict_id: 'KC-05',
    witness: 'L01 tables of pages 799 and 801 against verse 46.84',
    decision: 'The years follow the rule, not the printed tables',
  },
  {
    conflict_id: 'KC-06',
    witness: 'L01 46.90-93',
    decision: 'The balance follows the longitude, not the time that the Moon takes for a quarter',
  },
  {
    conflict_id: 'KC-07',
    witness: 'L01 pages 541-542, L02 chapter 24 and L09 after 17.105',
    decision: 'The natal row repeats; continuation next_pada is the reading of L02',
  },
  {
    conflict_id: 'KC-08',
    witness: 'L01 chapter 64, L02 example 97 and L09 17.107-111',
    decision: 'Sub-periods rotate the natal row; with next_pada they go on in the wheel',
  },
  {
    conflict_id: 'KC-09',
    witness: 'L01 46.94-95; L02 24.3.2',
    decision: 'Deha and jeeva belong to the natal row',
  },
  {
    conflict_id: 'KC-10',
    witness: 'L01 46.99-100; L09 17.91; L02 24.3.3',
    decision: 'Steps between Cancer and Leo are not classified in either direction',
  },
  {
    conflict_id: 'KC-11',
    witness: 'L11 22.1-8',
    decision: 'Labels and rows of that edition do not replace those of BPHS',
  },
  {
    conflict_id: 'KC-12',
    witness: 'L11 22.30; L02 printed 308',
    decision: 'No rule decides whether the dasha applies to a birth',
  },
  {
    conflict_id: 'KC-13',
    witness: 'L01 reckons in years; L02 page 211 notes that their length is open',
    decision: 'The request names the length of the year; exact years are answered too',
  },
  {
    conflict_id: 'KC-14',
    witness: 'L02 note 64 against exercise 34, which lists ten periods',
    decision: 'Nine great periods are answered',
  },
];

export const SOURCE_IDS = SOURCES.map(({ source_id }) => source_id);
export const RULE_IDS = RULES.map(({ rule_id }) => rule_id);
export const CONFLICT_IDS = CONFLICTS.map(({ conflict_id }) => conflict_id);

/** GET /v1/dasha/kalachakra/profiles */
export const kalachakraCatalogue = (): KalachakraCatalogueResponse => ({
  catalogue_version: KALACHAKRA_VERSION,
  profiles: PROFILES,
  sources: SOURCES,
  rules: RULES,
  conflicts: CONFLICTS,
  ayanamsa_systems: AYANAMSA_SYSTEMS.map(({ system }) => system),
  supported_levels: [1, 2],
  year_bases: ['savana_360', 'julian_365.25', ...YEAR_BASIS_WORDS.filter((word) => !/^(savana|julian)/.test(word))],
  continuations: ['natal_row', 'next_pada'],
  major_period_count: 9,
  maximum_period_nodes: 90,
  eligibility_status: 'not_evaluated',
});
