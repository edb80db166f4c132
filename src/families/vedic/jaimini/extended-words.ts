import type { YearBasis } from '../../../doctrine/dasha/year.js';
import type {
  ArgalaReading,
  ArgalaPair,
  Character,
  ReferenceArgala,
} from '../../../doctrine/jaimini/argala-assessment.js';
import type { RangacharyaRecipe } from '../../../doctrine/jaimini/rangacharya.js';
import type { LordChoice } from '../../../doctrine/jaimini/signs.js';

/** Strings of requests and answers for the facts of doctrine/jaimini. */

export const RECIPES = {
  rangacharya_2007_method1_classical7_v1: 'method1',
  rangacharya_2007_method2_male_classical7_v1: 'method2Male',
  rangacharya_2007_female_prose_classical7_v1: 'femaleProse',
} as const satisfies Readonly<Record<string, RangacharyaRecipe>>;
export type RecipeWord = keyof typeof RECIPES;

export const ARGALA_READINGS = {
  bphs_santhanam_31_literal_assessment_v1: 'bphs',
  pvr_2000_argala_count_first_v1: 'pvr',
  rath_argala_article_assessment_v1: 'rath',
} as const satisfies Readonly<Record<string, ArgalaReading>>;
export type ArgalaReadingWord = keyof typeof ARGALA_READINGS;

export const YEAR_BASES = {
  'julian_365.25': 'julian',
  savana_360: 'savana',
  'tropical_365.2422': 'tropical',
  'sidereal_365.2564': 'sidereal',
} as const satisfies Readonly<Record<string, YearBasis>>;
export type YearBasisWord = keyof typeof YEAR_BASES;

export const RULE_OF_RECIPE: Readonly<Record<RangacharyaRecipe, string>> = {
  method1: 'rangacharya.method1',
  method2Male: 'rangacharya.method2.male',
  femaleProse: 'rangacharya.female.prose',
};

export const EXCEPTION = {
  none: 'none',
  ownSignTwelve: 'own_sign_twelve',
  oppositeSignTen: 'opposite_sign_ten',
} as const;

export const LORD_NOTE: Readonly<Record<LordChoice['reason'], string>> = {
  onlyLord: 'the only lord of the sign in this reading',
  planetInSign: 'the planet is in the sign, so the count goes to the node',
  nodeInSign: 'the node is in the sign, so the count goes to the planet',
  bothInSign: 'both lords are in the sign, which gives twelve years',
  stronger: 'the stronger of the two lords of the sign',
};

export const CHARACTER_REASON: Readonly<Record<Character['reason'], string>> = {
  naturalBenefic: 'natural_benefic',
  naturalMalefic: 'natural_malefic',
  brightHalf: 'bright_half',
  darkHalf: 'dark_half',
  maleficAssociation: 'malefic_association',
  noMaleficAssociation: 'no_malefic_association',
  requiresLongitude: 'requires_longitude',
  moonAssociationUnresolved: 'moon_association_unresolved',
};

export const DIRECTION_REASON = {
  ordinaryForward: 'ordinary_forward',
  nodeReference: 'node_reference',
  ketuOccupiedReference: 'ketu_occupied_reference',
} as const satisfies Readonly<Record<ReferenceArgala['directionReason'], string>>;

export const QUARTER_STATUS = {
  notAssessed: 'not_assessed',
  unavailable: 'unavailable',
  noPairs: 'no_pairs',
  evaluated: 'evaluated',
} as const satisfies Readonly<Record<ArgalaPair['quarterStatus'], string>>;

export const UNDECIDED: Readonly<Record<NonNullable<ArgalaPair['undecidedBy']>, string>> = {
  strengthComparator: 'strength_comparator_not_admitted',
  degreesRequired: 'degrees_required',
  quarterComposition: 'multioccupant_quarter_composition_unestablished',
  factorPriority: 'factor_priority_not_admitted',
};

export const THIRD_STATE = {
  present: 'present',
  absent: 'absent',
  indeterminate: 'indeterminate',
  notAssessed: 'not_assessed',
} as const;
export const THIRD_REASON = {
  present: 'three_malefics',
  absent: 'fewer_than_three_possible',
  indeterminate: 'character_unresolved',
  notAssessed: 'special_third_threshold_not_admitted',
} as const;
