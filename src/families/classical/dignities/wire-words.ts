import type { DignityComputationPolicyRequest } from '../../../contract/dignity-policy.js';
import type { AccidentalCategory, AccidentalCondition } from '../../../doctrine/dignity/accidental.js';
import type { EssentialScoring, TriplicityPolicy } from '../../../doctrine/dignity/essential.js';
import type { MarsHayz, SectReason } from '../../../doctrine/dignity/sect.js';
import type { SolarPhase } from '../../../doctrine/dignity/solar.js';
import { SOLAR_LABELS, SOLAR_WORDS } from '../../../services/solar-words.js';
import type { AccidentalDignityConditionResponse } from './accidental-schema.js';

type EssentialPolicy = Required<NonNullable<DignityComputationPolicyRequest['essential']>>;
type MarsHayzWord = 'masculine_sign' | 'exempt';

/** Scorings by their wire word. */
export const SCORINGS: Readonly<Record<EssentialPolicy['scoring'], EssentialScoring>> = {
  highest_dignity: 'highest',
  lilly_sum: 'lillySum',
};
/** Triplicity policies by their wire word. */
export const TRIPLICITIES: Readonly<Record<EssentialPolicy['triplicity'], TriplicityPolicy>> = {
  sect_ruler: 'sectRuler',
  all_three: 'allThree',
  lilly_two: 'lilly',
};
/** Policies for the hayz of Mars by their wire word. */
export const MARS_HAYZ: Readonly<Record<MarsHayzWord, MarsHayz>> = { masculine_sign: 'masculine', exempt: 'exempt' };

const CATEGORY_WORDS: Readonly<Record<AccidentalCategory, AccidentalDignityConditionResponse['category']>> = {
  house: 'house',
  motion: 'motion',
  solar: 'solar',
  mutualReception: 'mutual_reception',
  sect: 'sect',
  joy: 'joy',
  phase: 'phase',
  besieged: 'besieged',
};

/** Wire words of the reasons why sect, halb or hayz is not evaluable. */
export const SECT_REASONS: Readonly<Record<SectReason, string>> = {
  mercuryConjunctSun: 'mercury_conjunct_sun',
  horizonUndefined: 'horizon_not_evaluable',
  noPlanetarySect: 'planetary_sect_not_defined',
  noPreferredGender: 'planetary_gender_preference_not_defined',
};

/** Wire words of the reasons why a planet has no phase. */
export const PHASE_REASONS: Readonly<Record<NonNullable<SolarPhase['reason']>, string>> = {
  bodyWithoutPhase: 'planetary_solar_phase_not_admitted_for_body',
  conjunctSun: 'planet_conjunct_sun',
  oppositeSun: 'planet_opposite_sun',
};

const capitalised = (word: string): string => `${word[0].toUpperCase()}${word.slice(1)}`;

/** Label of an essential dignity. */
export const essentialLabel = capitalised;

/** Label of an accidental condition. */
export function conditionLabel(condition: AccidentalCondition): string {
  switch (condition.category) {
    case 'house':
      return `${capitalised(condition.kind)} (H${condition.house})`;
    case 'solar':
      return SOLAR_LABELS[condition.kind];
    case 'mutualReception':
      return `Mutual ${condition.kind === 'domicile' ? 'Reception' : 'Exalt.'} (${condition.other})`;
    case 'sect':
      return `In ${capitalised(condition.kind)}`;
    case 'joy':
      return `In Joy (H${condition.house})`;
    default:
      return capitalised(condition.kind);
  }
}

const conditionCode = (condition: AccidentalCondition): string =>
  condition.category === 'solar' ? SOLAR_WORDS[condition.kind] : condition.kind;

/** An accidental condition in the wire shape. */
export const conditionAnswer = (condition: AccidentalCondition): AccidentalDignityConditionResponse => ({
  category: CATEGORY_WORDS[condition.category],
  code: conditionCode(condition),
  label: conditionLabel(condition),
  score: condition.score,
});

/** `kind` of a classified condition: a mutual reception by its basis, the others by their code. */
export const classifiedKind = (condition: AccidentalCondition): string =>
  condition.category !== 'mutualReception'
    ? conditionCode(condition)
    : condition.kind === 'domicile'
      ? 'mutual_reception'
      : 'mutual_exaltation';
