import { isGood } from './judgement.js';
import type { Authority, Balance } from './judgement.js';
import type { MuddaResult } from './mudda-result.js';

/** Facts on which the verdict on a year depends. */
export interface VerdictFacts {
  readonly balance: Balance;
  /** Indication of the lord of the lagna. */
  readonly lagna: Balance;
  readonly manifestation: MuddaResult['manifestation'];
  /** Authority of the governor with the highest score. */
  readonly dominant: Authority;
  /** The lord of the year is in the sixth, eighth or twelfth house both at birth and in the year. */
  readonly yearLordTwiceInDusthana: boolean;
  /** At least one key saham is not disregarded. */
  readonly sahamConsidered: boolean;
}

/** Rules of the verdict, in the order in which they are tried. */
export type VerdictRule =
  | 'afflictedYearLord'
  | 'blockedMuddaMajor'
  | 'sahamsTemperBlockedMajor'
  | 'governorsAndTimingAgree'
  | 'obstructionOutweighsSupport'
  | 'mixedTestimonies';

/** A verdict and the rule that gave it. */
export interface Verdict {
  readonly verdict: Balance;
  /** The rule that decided. */
  readonly rule: VerdictRule;
}

/** The rules in order (house rules): the first whose condition is true decides. */
const RULES: readonly (Verdict & { readonly applies: (facts: VerdictFacts) => boolean })[] = [
  {
    rule: 'afflictedYearLord',
    verdict: 'adverse',
    applies: ({ dominant, yearLordTwiceInDusthana }) => dominant === 'strained' && yearLordTwiceInDusthana,
  },
  {
    rule: 'blockedMuddaMajor',
    verdict: 'adverse',
    applies: (facts) => isBlocked(facts) && !isGood(facts.dominant),
  },
  {
    rule: 'sahamsTemperBlockedMajor',
    verdict: 'mixed',
    applies: (facts) => isBlocked(facts) && facts.sahamConsidered,
  },
  {
    rule: 'governorsAndTimingAgree',
    verdict: 'supportive',
    applies: (facts) => facts.balance === 'supportive' && facts.lagna === 'supportive' && !isBlocked(facts),
  },
  {
    rule: 'obstructionOutweighsSupport',
    verdict: 'adverse',
    applies: (facts) => facts.balance === 'adverse' || facts.lagna === 'adverse' || isBlocked(facts),
  },
  { rule: 'mixedTestimonies', verdict: 'mixed', applies: () => true },
];

const isBlocked = ({ manifestation }: VerdictFacts): boolean => manifestation === 'blocked';

/** The verdict on a year and the rule that gave it. */
export function yearVerdict(facts: VerdictFacts): Verdict {
  const { verdict, rule } = RULES.find(({ applies }) => applies(facts)) as Verdict;
  return { verdict, rule };
}
