import { judgeActor, judgeSaham, sahamPriority, strengthBalance } from '../../../doctrine/tajika/judgement.js';
import type { ActorJudgement, Balance, SahamJudgement } from '../../../doctrine/tajika/judgement.js';
import { isStrong, isWeak } from '../../../doctrine/tajika/panchavargi.js';
import type { Panchavargi } from '../../../doctrine/tajika/panchavargi.js';
import { EXALTATIONS } from '../../../doctrine/dignity/rulers.js';
import { judgeTopics } from '../../../doctrine/tajika/topics.js';
import type { TopicJudgement } from '../../../doctrine/tajika/topics.js';
import { signIndex } from '../../../doctrine/zodiac/zodiac.js';
import type { Instant } from '../../../time/instant.js';
import { activeMudda, periodResult } from './periods.js';
import { lordOfHouse } from './year.js';
import type { VarshaphalYear } from './year.js';

const KEY_SAHAMS = 5,
  TESTIFYING_SAHAMS = 2,
  TESTIFYING_ACTORS = 3,
  NAMED_SAHAMS = 3;

export interface SahamWeighed {
  readonly annual: SahamJudgement;
  readonly natal: SahamJudgement;
  readonly priority: string;
  readonly considered: boolean;
}

/** The judgement of a year at an instant of it. */
export interface YearJudged {
  readonly actors: readonly ActorJudgement[];
  readonly keySahams: readonly SahamJudgement[];
  readonly weighed: readonly SahamWeighed[];
  readonly topics: readonly TopicJudgement[];
  readonly supportiveYogas: readonly string[];
  readonly obstructiveYogas: readonly string[];
  readonly lagnaLordStrong: boolean;
  readonly testimonies: readonly string[];
  readonly muddaTestimonies: readonly string[];
  readonly balance: Balance;
  readonly ascendant: Balance;
  readonly verdict: Balance;
  readonly conflict: string;
  readonly verdictBasis: readonly string[];
}

function actorsOf({ judged, lord, bearers }: VarshaphalYear): ActorJudgement[] {
  const actors = [
    judgeActor(judged, 'moon', 'Moon'),
    judgeActor(judged, 'varshesha', lord.planet),
    judgeActor(judged, 'year_lagna_lord', bearers.yearLagnaLord),
    judgeActor(judged, 'muntha_lord', bearers.munthaLord),
  ];
  return actors.sort((a, b) => b.score - a.score || (a.actor < b.actor ? -1 : 1));
}

const byScore = (a: SahamJudgement, b: SahamJudgement): number =>
  b.score - a.score || (a.saham.name < b.saham.name ? -1 : 1);

function weigh(year: VarshaphalYear, annual: SahamJudgement): SahamWeighed {
  const atBirth = year.natalSahams.find(({ name }) => name === annual.saham.name) ?? annual.saham;
  const natal = judgeSaham(year.natalJudged, atBirth);
  return { annual, natal, ...sahamPriority(annual.authority, natal.authority) };
}

const namesOf = (year: VarshaphalYear, favorable: boolean): string[] =>
  [...new Set(year.judged.yogas.filter((yoga) => yoga.favorable === favorable).map(({ name }) => name))].sort();

const ascendantOf = (total: number): Balance => (isStrong(total) ? 'supportive' : isWeak(total) ? 'strained' : 'mixed');

function conclude(balance: Balance, ascendant: Balance): { verdict: Balance; conflict: string } {
  if (balance === ascendant) return { verdict: balance, conflict: 'governors_and_timing_agree' };
  if (balance === 'mixed' || ascendant === 'mixed')
    return { verdict: balance === 'mixed' ? ascendant : balance, conflict: 'one_side_undecided' };
  return { verdict: 'mixed', conflict: 'governors_and_lagna_disagree' };
}

/** What the governors and the lagna of a year say together. */
export function finalVerdict(year: VarshaphalYear): Balance {
  const total = year.judged.shadbala(year.bearers.yearLagnaLord).panchavargi.total;
  return conclude(strengthBalance(actorsOf(year)), ascendantOf(total)).verdict;
}

/** The whole judgement; `focus` is an instant of the year. */
export function judgeYear(year: VarshaphalYear, focus: Instant): YearJudged {
  const actors = actorsOf(year);
  const keySahams = year.sahams
    .map((saham) => judgeSaham(year.judged, saham))
    .sort(byScore)
    .slice(0, KEY_SAHAMS);
  const weighed = keySahams.map((annual) => weigh(year, annual));
  const { major, sub } = activeMudda(year, focus);
  const high = weighed.filter(({ priority }) => priority === 'high').map(({ annual }) => annual.saham.name);
  const topics = judgeTopics({
    judged: year.judged,
    lordOfHouse: (house) => lordOfHouse(year, house),
    yearLord: year.lord.planet,
    activeLords: [major.lord, sub.lord],
    highSahams: high,
  });
  const muddaTestimonies = [
    `mudda_major:${major.lord}:${periodResult(year, major.lord).result_fullness}`,
    `mudda_sub:${sub.lord}:${periodResult(year, sub.lord).result_fullness}`,
  ];
  const total = year.judged.shadbala(year.bearers.yearLagnaLord).panchavargi.total;
  const balance = strengthBalance(actors),
    ascendant = ascendantOf(total),
    supportiveYogas = namesOf(year, true),
    obstructiveYogas = namesOf(year, false);
  const named = weighed.filter(({ considered }) => considered).slice(0, NAMED_SAHAMS);
  return {
    actors,
    keySahams,
    weighed,
    topics,
    supportiveYogas,
    obstructiveYogas,
    lagnaLordStrong: isStrong(total),
    testimonies: [
      ...actors.slice(0, TESTIFYING_ACTORS).map(({ actor, planet }) => `${actor}:${planet}`),
      ...keySahams.slice(0, TESTIFYING_SAHAMS).map(({ saham }) => `saham:${saham.name}`),
      ...muddaTestimonies,
    ],
    muddaTestimonies,
    balance,
    ascendant,
    ...conclude(balance, ascendant),
    verdictBasis: [
      `strength_balance:${balance}`,
      `ascendant_authority:${ascendant}`,
      `dominant_governor:${actors[0].actor}:${actors[0].planet}:${actors[0].authority}`,
      ...muddaTestimonies,
      ...(obstructiveYogas.length ? [`obstructive_yogas:${obstructiveYogas.join(',')}`] : []),
      ...(supportiveYogas.length ? [`supportive_yogas:${supportiveYogas.join(',')}`] : []),
      ...(named.length
        ? [`prioritized_sahams:${named.map(({ annual, priority }) => `${annual.saham.name}:${priority}`).join(',')}`]
        : []),
      `topics:${topics.map(({ topic, judgement }) => `${topic}:${judgement}`).join(',')}`,
    ],
  };
}

/** The dignity of a planet by its sign and the lord of it. */
export function dignityOf({ planet, longitudeDeg, domicile }: Panchavargi): string {
  const sign = signIndex(longitudeDeg),
    { signIndex: exalted } = EXALTATIONS[planet];
  if (sign === exalted) return 'exalted';
  if (sign === (exalted + 6) % 12) return 'debilitated';
  return domicile.relation === 'own' ? 'own_sign' : `${domicile.relation}_sign`;
}
