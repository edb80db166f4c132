import type { CommercePurpose, SpoiledVerses } from '../../../../doctrine/muhurta-election/commerce.js';
import { ElectionVocabulary } from '../../../../services/election-answer.js';

/** Purposes of requests in the words of the doctrine. */
export const PURPOSES = {
  purchase: 'purchase',
  sale: 'sale',
  first_opening_for_trade: 'firstOpeningForTrade',
} as const satisfies Readonly<Record<string, CommercePurpose>>;

/** Verses on spoiled pairs of requests in the words of the doctrine. */
export const SPOILED_VERSES = {
  mc04_1_20: 'verse20',
  mc04_1_20_21: 'verses20And21',
} as const satisfies Readonly<Record<string, SpoiledVerses>>;

/** Words of the doctrine of commerce that are not mechanical. */
export const VOCABULARY = new ElectionVocabulary(
  'business.',
  new Map([
    ['weekdaySunday0', 'Sunday0'],
    ['MoonAndVenusLagna', 'Moon_AND_Venus_lagna'],
  ]),
);

/** Subjects that the rules of commerce leave out. */
export const EXCLUSIONS: readonly (readonly [string, string])[] = [
  [
    'other_financial_actions',
    'loans, debts, companies, contracts and trade in particular goods have rules of their own in these works',
  ],
  ['personal_timing', 'the rules look at no nativity; the ids of the parties are only echoed'],
  [
    'unselected_general_rules',
    'a good tithi means the listed tests; the void tithis of months, rules of rites and general yogas are not added silently',
  ],
  ['financial_prediction', 'a favourable time in the sense of the text is no promise of profit or safety'],
  ['node_placement_extension', 'the houses of planets are tested for the seven planets, not for the nodes'],
];
