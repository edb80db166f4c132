import type { AuthOCatalogueResponse, AuthOProfile } from './extended-schema.js';

/** Version of the catalogue of readings. */
export const CATALOGUE_VERSION = 'ved013.1';
/** Component that gives the natures of bodies. */
export const CHARACTER_COMPONENT = 'bphs_santhanam_3_11_root_same_sign_v1';

const EXTENDED = '/v1/authO/extended';

const RANGACHARYA: Pick<
  AuthOProfile,
  'family' | 'admission' | 'capabilities' | 'limitations' | 'required_inputs' | 'operation'
> = {
  family: 'chara',
  admission: 'admitted_bounded',
  capabilities: ['twelve_arithmetic_rows', 'one_cycle', 'mahadashas', 'optional_fixed_day_projection'],
  limitations: ['no_antardashas', 'no_second_cycle', 'no_node_co_lords', 'projection_is_engine_convention'],
  required_inputs: ['seven_positions', 'lagna', 'explicit_profile'],
  operation: `${EXTENDED}/chara-dasha/profile`,
};
const ASSESSMENT: Pick<AuthOProfile, 'family' | 'admission' | 'required_inputs' | 'operation'> = {
  family: 'argala',
  admission: 'admitted_bounded',
  required_inputs: ['nine_positions', 'lagna', 'references', 'explicit_profile'],
  operation: `${EXTENDED}/argala/assessment`,
};
const research = (
  profile_id: string,
  family: AuthOProfile['family'],
  limitations: string[],
  conflict_ids: string[] = [],
): AuthOProfile => ({
  profile_id,
  family,
  admission: 'research_required',
  rule_ids: [],
  capabilities: [],
  limitations,
  required_inputs: [],
  operation: null,
  conflict_ids,
});

/** Readings of the sign periods and of the argala: those that the routes compute, and those that are only listed. */
const PROFILES: readonly AuthOProfile[] = [
  {
    profile_id: 'engine_kn_rao_existing_v1',
    family: 'chara',
    admission: 'legacy',
    rule_ids: [],
    capabilities: ['one_or_two_cycles', 'antardashas', 'julian_365.25'],
    limitations: ['the rule between two lords of a sign is only partly attested by the source'],
    required_inputs: ['seven_longitudes', 'lagna', 'epoch_jd'],
    operation: `${EXTENDED}/chara-dasha`,
    conflict_ids: [],
  },
  {
    ...RANGACHARYA,
    profile_id: 'rangacharya_2007_method1_classical7_v1',
    rule_ids: ['rangacharya.method1'],
    conflict_ids: [],
  },
  {
    ...RANGACHARYA,
    profile_id: 'rangacharya_2007_method2_male_classical7_v1',
    rule_ids: ['rangacharya.method2.male'],
    conflict_ids: [],
  },
  {
    ...RANGACHARYA,
    profile_id: 'rangacharya_2007_female_prose_classical7_v1',
    rule_ids: ['rangacharya.female.prose'],
    conflict_ids: ['C04'],
  },
  {
    profile_id: 'engine_argala_existing_v1',
    family: 'argala',
    admission: 'legacy',
    rule_ids: [],
    capabilities: ['seven_occupants', 'count_only', 'optional_partial_nodes_for_reversal'],
    limitations: ['two_malefic_threshold_is_legacy', 'no_strength_grade'],
    required_inputs: ['seven_longitudes', 'lagna'],
    operation: `${EXTENDED}/argala`,
    conflict_ids: [],
  },
  {
    ...ASSESSMENT,
    profile_id: 'bphs_santhanam_31_literal_assessment_v1',
    rule_ids: ['bphs.31.formation', 'bphs.31.quarters', 'bphs.3.11.character', 'bphs.erratum.313'],
    capabilities: [
      'four_pairs',
      'count_grade',
      'directed_quarters',
      'three_malefic_third',
      'node_reference_reversal',
      CHARACTER_COMPONENT,
    ],
    limitations: ['strength_comparator_not_admitted', 'multioccupant_quarter_composition_unestablished'],
    conflict_ids: ['C07'],
  },
  {
    ...ASSESSMENT,
    profile_id: 'pvr_2000_argala_count_first_v1',
    rule_ids: ['pvr2000.argala', 'bphs.3.11.character'],
    capabilities: ['four_pairs', 'count_first', 'ketu_occupied_sign_reversal', CHARACTER_COMPONENT],
    limitations: [
      'strength_comparator_not_admitted',
      'special_third_threshold_not_admitted',
      'count_grade_not_assessed',
    ],
    conflict_ids: [],
  },
  {
    ...ASSESSMENT,
    profile_id: 'rath_argala_article_assessment_v1',
    rule_ids: ['rath.article.argala', 'bphs.3.11.character'],
    capabilities: ['six_pairs', 'strength_factor_witnesses', 'ketu_occupied_sign_reversal', CHARACTER_COMPONENT],
    limitations: [
      'factor_priority_not_admitted',
      'special_third_threshold_not_admitted',
      'count_grade_not_assessed',
      'no_upagrahas_or_empty_sign_interventions',
    ],
    conflict_ids: ['C12'],
  },
  research(
    'bphs_chara_research',
    'chara',
    ['co_lord_precedence_ties_dignities', 'diagram_conflict', 'subperiod_clock_cycle_admission'],
    ['C06'],
  ),
  research(
    'pvr_2014_chara_research',
    'chara',
    ['seed_and_direction_conflicts', 'weakness_cutoffs', 'solar_year_clock'],
    ['PVR2014'],
  ),
  research('rath_narayana_research', 'chara', ['separate_family', 'exceptions_subperiods_complement_cycle']),
  research('rangacharya_yogada_research', 'argala', [
    'aspecting_planet_orders',
    'source_varga_conventions',
    'merit_demerit_aggregation',
  ]),
  research('argala_general_strength_research', 'argala', ['source_comparator_group_aggregation_and_ties']),
];

const SOURCES: AuthOCatalogueResponse['sources'] = [
  {
    source_id: 'S08',
    work: 'A Manual of Jaimini Astrology',
    author: 'Iranganti Rangacharya',
    locator: 'pages of the first edition, in the rules',
    witness_sha256: null,
    edition: 'first edition, 2007',
  },
  {
    source_id: 'S05',
    work: 'Brihat Parashara Hora Sastra I',
    author: 'R. Santhanam, translator',
    locator: 'chapters 1 to 45',
    witness_sha256: null,
    edition: 'first volume of the translation of 1984',
  },
  {
    source_id: 'S06',
    work: 'Brihat Parashara Hora Sastra II',
    author: 'R. Santhanam, translator',
    locator: 'chapters 46 to 97',
    witness_sha256: null,
    edition: 'second volume of the translation',
  },
  {
    source_id: 'W03',
    work: 'Vedic Astrology: An Integrated Approach',
    author: 'P.V.R. Narasimha Rao',
    locator: 'https://www.vedicastrologer.org/articles/vedic_astro_textbook.pdf',
    witness_sha256: null,
    edition: 'textbook of 2000, published by its author',
  },
  {
    source_id: 'W04',
    work: 'Argala: Planetary Intervention',
    author: 'Sanjay Rath',
    locator: 'https://srath.com/',
    witness_sha256: null,
    edition: 'article on the site of its author',
  },
  {
    source_id: 'W01',
    work: "Parashara's Chara Dasa: article of 2014",
    author: 'P.V.R. Narasimha Rao',
    locator: 'https://www.vedicastrologer.org/articles/pp_chara_dasa.pdf',
    witness_sha256: null,
    edition: '14 April 2014, first version',
  },
  {
    source_id: 'W02',
    work: 'Narayana Dasa',
    author: 'Sanjay Rath',
    locator: 'the book',
    witness_sha256: null,
    edition: 'edition not identified here',
  },
];

const RULES: AuthOCatalogueResponse['rules'] = [
  {
    rule_id: 'rangacharya.method1',
    source_id: 'S08',
    passage: 'Chara method 1',
    printed_pages: [65, 66],
    pdf_pages: [71, 72],
    reading:
      'Sequence by the ninth sign from the Lagna; years from the sign to its lord, less one; twelve in its own sign; a year more in exaltation, a year less in debilitation.',
  },
  {
    rule_id: 'rangacharya.method2.male',
    source_id: 'S08',
    passage: 'Chara method 2',
    printed_pages: [66, 67, 68],
    pdf_pages: [72, 73, 74],
    reading:
      'Sequence forwards from an odd Lagna, backwards from an even one; years from the lord to the sign, both included; twelve in its own sign.',
  },
  {
    rule_id: 'rangacharya.female.prose',
    source_id: 'S08',
    passage: 'Female-chart recipe',
    printed_pages: [68, 69, 70],
    pdf_pages: [74, 75, 76],
    reading:
      'Sequence from the fourth sign of an odd Lagna or the tenth of an even one; years from the lord to the sign, less one; twelve in its own sign, ten in the seventh from it.',
  },
  {
    rule_id: 'bphs.31.formation',
    source_id: 'S05',
    passage: '31.2-9.5',
    printed_pages: [311, 312, 313],
    pdf_pages: [310, 311, 312],
    reading:
      'Occupants of the second, fourth, eleventh and fifth intervene; those of the twelfth, tenth, third and ninth obstruct; three malefics in the third intervene without obstruction.',
  },
  {
    rule_id: 'bphs.31.quarters',
    source_id: 'S05',
    passage: '31.10 and commentary',
    printed_pages: [314],
    pdf_pages: [313],
    reading: 'A planet in the first quarter is obstructed from the fourth, one in the second from the third.',
  },
  {
    rule_id: 'bphs.3.11.character',
    source_id: 'S05',
    passage: '3.11 root verse',
    printed_pages: [27],
    pdf_pages: [26],
    reading:
      'Malefics are Sun, Mars, Saturn, the nodes, the Moon of the dark half, and Mercury in one sign with a malefic.',
  },
  {
    rule_id: 'bphs.erratum.313',
    source_id: 'S05',
    passage: 'Errata row for page 313',
    printed_pages: [483],
    pdf_pages: [482],
    reading: 'The list of errata corrects a place on page 313 of the same volume.',
  },
  {
    rule_id: 'pvr2000.argala',
    source_id: 'W03',
    passage: '10.6-10.7; Exercise 16',
    printed_pages: [105, 106, 110, 111],
    pdf_pages: [117, 118, 122, 123],
    reading: 'The side with more planets prevails; from a sign with Ketu the places are counted backwards.',
  },
  {
    rule_id: 'rath.article.argala',
    source_id: 'W04',
    passage: 'Primary, secondary and special intervention illustrations',
    printed_pages: [],
    pdf_pages: [],
    reading: 'The eighth and seventh places intervene as well; the sixth and the first obstruct them.',
  },
];

const CONFLICTS: AuthOCatalogueResponse['conflicts'] = [
  {
    conflict_id: 'C04',
    source_ids: ['S08'],
    decision: 'The prose of the recipe for women and its example differ; the prose is followed.',
  },
  {
    conflict_id: 'C06',
    source_ids: ['S06'],
    decision: 'Text and diagram of the chara dasha differ, so this reading is not computed.',
  },
  {
    conflict_id: 'C07',
    source_ids: ['S05'],
    decision:
      'Verse and notes differ about obstruction by fewer planets; the verse is followed and the rest stays undecided.',
  },
  {
    conflict_id: 'PVR2014',
    source_ids: ['W01'],
    decision: 'The article changes the seed and the direction of earlier readings, so it is not computed.',
  },
  {
    conflict_id: 'C12',
    source_ids: ['W04'],
    decision: 'The article orders no priority among the factors of strength, so contests stay undecided.',
  },
];

/** GET /v1/authO/extended/profiles */
export const catalogue = (): AuthOCatalogueResponse => ({
  catalogue_version: CATALOGUE_VERSION,
  sources: [...SOURCES],
  rules: [...RULES],
  conflicts: [...CONFLICTS],
  profiles: [...PROFILES],
});

/** The profile with an id that the routes admit. Errors: RangeError for another id. */
export function profileOf(id: string): AuthOProfile {
  const profile = PROFILES.find(({ profile_id }) => profile_id === id);
  if (profile === undefined) throw new RangeError(`no profile ${id}`);
  return profile;
}
