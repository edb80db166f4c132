import { isGood } from './judgement.js';
import type { Authority, Balance } from './judgement.js';
import type { MuddaResult } from './mudda-result.js';

/** What the verdict on a year rests on. */
export interface VerdictFacts {
  readonly balance: Balance;
  /** What the lord of the lagna says. */
  readonly lagna: Balance;
  readonly manifestation: MuddaResult['manifestation'];
  /** Authority of the first of the governors. */
  readonly dominant: Authority;
  /** The lord of the year is in a sixth, eighth or twelfth house at birth and in the year. */
  readonly yearLordTwiceInDusthana: boolean;
  /** A key saham is considered. */
  readonly sahamConsidered: boolean;
}

export interface Verdict {
  readonly verdict: Balance;
  /** The rule that decided. */
  readonly rule: string;
}

/** The rules, the first that holds decides: house rules of this service, taken over from the engine in use. */
const RULES: readonly (Verdict & { readonly holds: (facts: VerdictFacts) => boolean })[] = [
  {
    rule: 'afflicted_year_ruler_overrides_support',
    verdict: 'adverse',
    holds: ({ dominant, yearLordTwiceInDusthana }) => dominant === 'strained' && yearLordTwiceInDusthana,
  },
  {
    rule: 'blocked_mudda_major_overrides_mixed_governance',
    verdict: 'adverse',
    holds: (facts) => isBlocked(facts) && !isGood(facts.dominant),
  },
  {
    rule: 'strong_sahams_temper_blocked_mudda_major',
    verdict: 'mixed',
    holds: (facts) => isBlocked(facts) && facts.sahamConsidered,
  },
  {
    rule: 'governors_and_timing_agree',
    verdict: 'supportive',
    holds: (facts) => facts.balance === 'supportive' && facts.lagna === 'supportive' && !isBlocked(facts),
  },
  {
    rule: 'obstruction_outweighs_support',
    verdict: 'adverse',
    holds: (facts) => facts.balance === 'adverse' || facts.lagna === 'adverse' || isBlocked(facts),
  },
  { rule: 'mixed_testimonies_preserved', verdict: 'mixed', holds: () => true },
];

const isBlocked = ({ manifestation }: VerdictFacts): boolean => manifestation === 'blocked';

/** The verdict on a year. */
export function yearVerdict(facts: VerdictFacts): Verdict {
  const { verdict, rule } = RULES.find(({ holds }) => holds(facts)) as Verdict;
  return { verdict, rule };
}
