import {
  isDusthana,
  judgeActor,
  judgeSaham,
  lagnaIndication,
  rankActors,
  sahamPriority,
  strengthBalance,
} from '../../../doctrine/tajika/judgement.js';
import type { ActorJudgement, Balance, SahamJudgement, SahamPriority } from '../../../doctrine/tajika/judgement.js';
import { judgeTopics } from '../../../doctrine/tajika/topic-judgement.js';
import type { TopicJudgement } from '../../../doctrine/tajika/topic-judgement.js';
import { yearVerdict } from '../../../doctrine/tajika/verdict.js';
import type { Verdict } from '../../../doctrine/tajika/verdict.js';
import type { Instant } from '../../../time/instant.js';
import { activeMudda, periodResult } from './periods.js';
import { lordOfHouse } from './year.js';
import type { VarshaphalYear } from './year.js';
import { ACTOR } from './wire-words.js';

/** Numbers of items in lists of the answer (house rules): key sahams, and the actors and sahams among the testimonies and in the basis. */
const KEY_SAHAMS = 5,
  TESTIFYING_SAHAMS = 2,
  TESTIFYING_ACTORS = 3,
  NAMED_SAHAMS = 3;

/** A saham in both charts, with its priority. */
export interface SahamWeighed {
  readonly annual: SahamJudgement;
  readonly natal: SahamJudgement;
  readonly priority: SahamPriority;
}

/** The judgement of a year, as of an instant in it. */
export interface YearJudged {
  readonly actors: readonly ActorJudgement[];
  readonly keySahams: readonly SahamJudgement[];
  /** The key sahams that are not disregarded, high priority first. */
  readonly prioritized: readonly SahamWeighed[];
  readonly disregarded: readonly SahamWeighed[];
  readonly topics: readonly TopicJudgement[];
  readonly supportiveYogas: readonly string[];
  readonly obstructiveYogas: readonly string[];
  readonly testimonies: readonly string[];
  /** The testimonies, and `mudda_blockage` when the major period is blocked. */
  readonly decisive: readonly string[];
  readonly balance: Balance;
  readonly lagna: Balance;
  readonly verdict: Verdict;
  readonly verdictBasis: readonly string[];
}

function actorsOf({ judged, lord, bearers }: VarshaphalYear): ActorJudgement[] {
  return rankActors([
    judgeActor(judged, 'moon', 'Moon'),
    judgeActor(judged, 'varshesha', lord.planet),
    judgeActor(judged, 'yearLagnaLord', bearers.yearLagnaLord),
    judgeActor(judged, 'munthaLord', bearers.munthaLord),
  ]);
}

const byScore = (a: SahamJudgement, b: SahamJudgement): number =>
  b.score - a.score || (a.saham.name < b.saham.name ? -1 : 1);

function weigh(year: VarshaphalYear, annual: SahamJudgement): SahamWeighed {
  const atBirth = year.natalSahams.find(({ name }) => name === annual.saham.name) ?? annual.saham;
  const natal = judgeSaham(year.natalJudged, atBirth);
  return { annual, natal, priority: sahamPriority(annual.authority, natal.authority) };
}

const namesOf = (year: VarshaphalYear, favorable: boolean): string[] =>
  [...new Set(year.judged.yogas.filter((yoga) => yoga.favorable === favorable).map(({ name }) => name))].sort();

/** The judgement of a year. `focus`: an instant of the year; its mudda periods decide the timing of the topics. */
export function judgeYear(year: VarshaphalYear, focus: Instant): YearJudged {
  const actors = actorsOf(year),
    balance = strengthBalance(actors);
  const keySahams = year.sahams
    .map((saham) => judgeSaham(year.judged, saham))
    .sort(byScore)
    .slice(0, KEY_SAHAMS);
  const weighed = keySahams.map((annual) => weigh(year, annual));
  const ofPriority = (wanted: SahamPriority): SahamWeighed[] => weighed.filter(({ priority }) => priority === wanted);
  const prioritized = [...ofPriority('high'), ...ofPriority('secondary')];
  const { major, sub } = activeMudda(year, focus);
  const [majorResult, subResult] = [major, sub].map(({ lord }) => periodResult(year, lord));
  const { manifestation } = majorResult;
  const topics = judgeTopics({
    judged: year.judged,
    lordOfHouse: (house) => lordOfHouse(year, house),
    yearLord: year.lord.planet,
    balance,
    activeLords: [major.lord, sub.lord],
    manifestation,
    keySahams: weighed,
  });
  const periods = [`mudda_major:${major.lord}:${majorResult.fullness}`, `mudda_sub:${sub.lord}:${subResult.fullness}`];
  const lagna = lagnaIndication(year.judged, year.bearers.yearLagnaLord, year.lord.planet),
    supportiveYogas = namesOf(year, true),
    obstructiveYogas = namesOf(year, false);
  const named = prioritized.slice(0, NAMED_SAHAMS);
  const testimonies = [
    ...actors.slice(0, TESTIFYING_ACTORS).map(({ actor, planet }) => `${ACTOR[actor]}:${planet}`),
    ...keySahams.slice(0, TESTIFYING_SAHAMS).map(({ saham }) => `saham:${saham.name}`),
    ...periods,
  ];
  return {
    actors,
    keySahams,
    prioritized,
    disregarded: ofPriority('disregarded'),
    topics,
    supportiveYogas,
    obstructiveYogas,
    testimonies,
    decisive: manifestation === 'blocked' ? [...testimonies, 'mudda_blockage'] : testimonies,
    balance,
    lagna,
    verdict: yearVerdict({
      balance,
      lagna,
      manifestation,
      dominant: actors[0].authority,
      yearLordTwiceInDusthana: [year.judged, year.natalJudged].every((chart) =>
        isDusthana(chart.house(year.lord.planet)),
      ),
      sahamConsidered: prioritized.length > 0,
    }),
    verdictBasis: [
      `strength_balance:${balance}`,
      `ascendant_authority:${lagna}`,
      `dominant_governor:${ACTOR[actors[0].actor]}:${actors[0].planet}:${actors[0].authority}`,
      ...periods,
      ...(obstructiveYogas.length ? [`obstructive_yogas:${obstructiveYogas.join(',')}`] : []),
      ...(supportiveYogas.length ? [`supportive_yogas:${supportiveYogas.join(',')}`] : []),
      ...(named.length
        ? [`prioritized_sahams:${named.map(({ annual, priority }) => `${annual.saham.name}:${priority}`).join(',')}`]
        : []),
      `topics:${topics.map(({ topic, verdict }) => `${topic}:${verdict}`).join(',')}`,
    ],
  };
}
