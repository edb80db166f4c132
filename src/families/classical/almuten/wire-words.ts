import type { HousePoints } from '../../../doctrine/almuten/figure-victor.js';
import type { DignityWeights, TriplicityRulers } from '../../../doctrine/almuten/points.js';
import type { BoundsDoctrine } from '../../../doctrine/bounds/bounds.js';
import type { HOUSE_POINT_WORDS, TERMS_WORDS, TRIPLICITY_WORDS, WEIGHT_WORDS } from './schema.js';

/** Tables of terms by their wire word; `authF` is Ptolemy. */
export const TERMS_BY_WORD: Readonly<Record<(typeof TERMS_WORDS)[number], BoundsDoctrine>> = {
  egyptian: 'egyptian',
  authF: 'ptolemaic',
  william_lilly_1647: 'lilly',
};

/** Rulers of the triplicity that count, by wire word. */
export const TRIPLICITY_BY_WORD: Readonly<Record<(typeof TRIPLICITY_WORDS)[number], TriplicityRulers>> = {
  sect_ruler: 'sect',
  all_three: 'allThree',
  participating_one_point: 'participatingOne',
  william_lilly_1647: 'lilly',
};

/** Points of triplicity and term, by wire word. */
export const WEIGHTS_BY_WORD: Readonly<Record<(typeof WEIGHT_WORDS)[number], DignityWeights>> = {
  triplicity_3_term_2: 'triplicityFirst',
  term_3_triplicity_2: 'termFirst',
};

/** Points of the houses, by wire word. */
export const HOUSE_POINTS_BY_WORD: Readonly<Record<(typeof HOUSE_POINT_WORDS)[number], HousePoints>> = {
  sixth_house_least: 'sixthLeast',
  sixth_house_least_eighth_before_ninth: 'eighthBeforeNinth',
  twelfth_house_least: 'twelfthLeast',
};
