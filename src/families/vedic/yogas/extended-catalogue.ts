import { FIFTH_HOUSE_VERSES, LAGNA_VERSES } from '../../../doctrine/yogas/extended.js';
import { listed } from '../../../doctrine/yogas/chart.js';
import type { YogaExtensionCatalogue, YogaExtensionRule, YogaExtensionSource } from './schema-extended.js';

/** Profiles, rules and sources of the extended yogas. */

export const EXTENSION_VERSION = 'ved012.1';
export const EXTENSION_PROFILES = [
  'jp_sastri_7_14_v1',
  'raman_300_252_all_debilitated_v1',
  'bphs_santhanam_41_2_15_v1',
  'bphs_santhanam_39_selected_v1',
] as const;
export type ExtensionProfile = (typeof EXTENSION_PROFILES)[number];
const [JP, RAMAN, WEALTH, ROYAL] = EXTENSION_PROFILES;

export const EXTENSION_MODELS = {
  house_frame: 'sidereal_whole_sign_lagna',
  aspect_model: 'full_graha_drishti',
  conjunction_model: 'same_sign_distinct_bodies',
  navamsa_model: 'engine.varga.navamsa_exact_partition',
} as const;

const source = (
  source_id: string,
  work: string,
  translator_or_author: string,
  publisher: string,
): YogaExtensionSource => ({
  source_id,
  work,
  translator_or_author,
  publisher,
  witness_sha256: '',
  local_corpus_path: '',
  printing: 'the year of this printing is not established',
});
const JATAKA_PARIJATA = source(
    'jp_sastri_scan',
    'Jataka Parijata, Volume II',
    'V. Subrahmanya Sastri (translator)',
    'Ranjan Publications',
  ),
  RAMAN_300 = source('raman_300_scan', 'Three Hundred Important Combinations', 'B. V. Raman', 'Motilal Banarsidass'),
  BPHS = source(
    'bphs_santhanam_scan',
    'Brihat Parashara Hora Sastra, Volume I',
    'R. Santhanam (translator)',
    'Ranjan Publications',
  );

const NO_STRENGTH = 'Strength and disposition (BPHS 41.17) and the dasha of the result (41.16) are not evaluated.',
  NO_ANCESTRY = 'Ancestry and the outcome that the verse names are not evaluated.';

const wealth = (verse: number, page: number, interpretation: string): YogaExtensionRule => ({
  rule_id: `bphs.41.${verse}`,
  profile_id: WEALTH,
  name: `BPHS wealth ${verse}`,
  family: 'dhana',
  effect_kind: 'wealth_combination',
  source: BPHS,
  passage: `41.${verse}`,
  printed_pages: [page],
  pdf_pages: [page - 1],
  interpretation,
  admission: 'admitted',
  limitation: NO_STRENGTH,
  overlaps: [],
});

const royal = (
  verse: string,
  page: number,
  interpretation: string,
  other: Partial<YogaExtensionRule> = {},
): YogaExtensionRule => ({
  rule_id: `bphs.39.${verse}`,
  profile_id: ROYAL,
  name: `BPHS Raja ${verse}`,
  family: 'raja',
  effect_kind: 'royal_combination',
  source: BPHS,
  passage: `39.${verse}`,
  printed_pages: [page],
  pdf_pages: [page - 1],
  interpretation,
  admission: 'admitted',
  limitation: NO_ANCESTRY,
  overlaps: [],
  ...other,
});

/** Printed pages of BPHS 41.2 ... 41.15. */
const WEALTH_PAGES = [402, 403, 403, 403, 404, 404, 404, 404, 405, 405, 405, 405, 405, 405];
const OVERLAP = { overlaps: ['legacy_kendra_trikona_family'] };

/** The rules that can be evaluated, in the order of answers. */
export const EXTENSION_RULES: readonly YogaExtensionRule[] = [
  {
    rule_id: 'jp.7.14',
    profile_id: JP,
    name: 'Navamsa-lord relief',
    family: 'navamsa',
    effect_kind: 'debilitation_relief',
    source: JATAKA_PARIJATA,
    passage: '7.14',
    printed_pages: [387],
    pdf_pages: [71],
    interpretation:
      'The lord of the navamsa of a debilitated planet is in a kendra or trikona, and the Lagna or the navamsa of its lord is movable.',
    admission: 'admitted',
    limitation: '',
    overlaps: [],
  },
  {
    rule_id: 'raman.252',
    profile_id: RAMAN,
    name: 'Exalted Navamsa relief',
    family: 'navamsa',
    effect_kind: 'debilitation_relief',
    source: RAMAN_300,
    passage: '252; Chart 122',
    printed_pages: [245, 248],
    pdf_pages: [255, 258],
    interpretation: 'All planets that are debilitated in the rasi are exalted in the navamsa.',
    admission: 'admitted',
    limitation: '',
    overlaps: [],
  },
  ...FIFTH_HOUSE_VERSES.map(([verse, resident, occupants]) =>
    wealth(
      verse,
      WEALTH_PAGES[verse - 2],
      `${resident} is in its own sign in the 5th, and in the 11th: ${listed(occupants)}.`,
    ),
  ),
  ...LAGNA_VERSES.map(([verse, resident, supporters]) =>
    wealth(
      verse,
      WEALTH_PAGES[verse - 2],
      `${resident} is in its own sign in the Lagna, joined or aspected by each of: ${listed(supporters)}.`,
    ),
  ),
  royal('33-34', 395, 'The lords of the 5th and 9th aspect each other, join, or are in opposite signs.'),
  royal('36', 395, 'The lords of the 5th, 10th, 4th and 1st are all in the 9th.'),
  royal('37', 395, 'The lord of the 4th or 10th joins the lord of the 5th or 9th.', OVERLAP),
  royal('38', 396, 'The lord of the 5th in the 1st, 4th or 10th joins the lord of the 9th or of the 1st.', OVERLAP),
  royal('39', 396, 'Jupiter in its own sign in the 9th joins Venus or the lord of the 5th.'),
];

const OPEN_RULE = royal('35', 395, 'Which planets the aspects of this verse reach is open; no reading is evaluated.', {
  name: 'Fourth/tenth exchange with aspects',
  admission: 'research_required',
  limitation: 'No planet can aspect two opposite houses as one reading demands; another source is needed.',
});

/** GET /v1/yogas/extended/catalogue */
export const extensionCatalogue = (): YogaExtensionCatalogue => ({
  catalogue_version: EXTENSION_VERSION,
  profiles: EXTENSION_PROFILES.map((profile_id) => ({
    profile_id,
    rule_ids: EXTENSION_RULES.filter((rule) => rule.profile_id === profile_id).map(({ rule_id }) => rule_id),
    requires_navamsa: profile_id === JP || profile_id === RAMAN,
  })),
  rules: [...EXTENSION_RULES, OPEN_RULE],
  ...EXTENSION_MODELS,
  required_inputs: ['seven_classical_sidereal_longitudes', 'sidereal_lagna', 'profile_ids'],
  longitude_range: '[0,360) degrees',
  outcome_scope: 'formation as the verse defines it; outcome, dasha and strength are not evaluated',
});
