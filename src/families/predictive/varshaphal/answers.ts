import { isGood } from '../../../doctrine/tajika/judgement.js';
import { signDignity } from '../../../doctrine/tajika/dignity.js';
import type { TopicJudgement } from '../../../doctrine/tajika/topic-judgement.js';
import { topicMatter, topicRulers } from '../../../doctrine/tajika/topics.js';
import type { Topic } from '../../../doctrine/tajika/topics.js';
import type { Engine } from '../../../engine.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { reachedBy } from '../../../kernel/edge.js';
import type { Instant } from '../../../time/instant.js';
import { tasiraOf, varsheshaAnswer } from './chart.js';
import { judgeYear } from './judgement.js';
import type { SahamWeighed, YearJudged } from './judgement.js';
import type { VarshaphalDoctrineRequest, VarshaphalWindowsRequest } from './schema.js';
import type {
  VarshaphalJudgementProfile,
  VarshaphalTopicJudgementResponse,
  VarshaphalTopicWindowResponse,
  VarshaphalYearJudgementResponse,
  VarshaphalYearSummaryResponse,
} from './schema-judgement.js';
import { actorAnswer, panchavargiAnswer, sahamJudgementAnswer, shadbalaAnswer } from './strength-answer.js';
import { instantInYear, lordOfHouse, siderealPlaces, ut1OfDay, varshaphalYear, yearBasis } from './year.js';
import type { VarshaphalYear } from './year.js';
import { ACTOR, DIGNITY, testimonyWord, VERDICT_RULE } from './wire-words.js';

interface Judged {
  readonly year: VarshaphalYear;
  readonly focus: Instant;
  readonly judged: YearJudged;
}

const focusOf = (engine: Engine, year: VarshaphalYear, request: VarshaphalDoctrineRequest): Instant =>
  request.focus_dt === null || request.focus_dt === undefined
    ? year.start
    : instantInYear(engine, year, request.focus_dt, '/focus_dt');

function judge(engine: Engine, request: VarshaphalDoctrineRequest): Judged {
  const year = varshaphalYear(engine, request);
  const focus = focusOf(engine, year, request);
  return { year, focus, judged: judgeYear(year, focus) };
}

function profile({ year, judged }: Judged): VarshaphalJudgementProfile {
  const strength = year.judged.shadbala(year.lord.planet);
  return {
    varshesha: varsheshaAnswer(year),
    supportive_yogas: [...judged.supportiveYogas],
    obstructive_yogas: [...judged.obstructiveYogas],
    varshesha_house: year.judged.house(year.lord.planet),
    varshesha_dignity: DIGNITY[signDignity(strength.panchavargi)],
    varshesha_strength: panchavargiAnswer(strength.panchavargi),
    varshesha_shadbala: shadbalaAnswer(strength),
    muntha_lord_shadbala: shadbalaAnswer(year.judged.shadbala(year.bearers.munthaLord)),
    year_lagna_lord: year.bearers.yearLagnaLord,
    year_lagna_lord_strong: year.judged.dignity(year.bearers.yearLagnaLord) === 'strong',
    actor_rankings: judged.actors.map(actorAnswer),
    key_saham_rankings: judged.keySahams.map(sahamJudgementAnswer),
    strongest_testimonies: [...judged.testimonies],
    yearly_strength_balance: judged.balance,
    ascendant_authority_indication: judged.lagna,
  };
}

/** POST /v1/varshaphal/judgement/profile. */
export function judgementProfile(engine: Engine, request: VarshaphalDoctrineRequest) {
  const judged = judge(engine, request);
  return { ...profile(judged), basis: yearBasis(engine, judged.year) };
}

/** A function that returns the bodies of the request in given houses. */
function occupantsOf(engine: Engine, year: VarshaphalYear): (houses: readonly number[]) => string[] {
  const places = Object.entries(siderealPlaces(engine, year, year.start, year.cast, year.site)).map(
    ([name, longitude]) => ({ name, house: year.cast.figure.houseOf(longitude) }),
  );
  return (houses) => places.filter(({ house }) => houses.includes(house)).map(({ name }) => name);
}

function topicAnswers(engine: Engine, year: VarshaphalYear, topics: readonly TopicJudgement[]) {
  const occupants = occupantsOf(engine, year);
  return topics.map((topic): VarshaphalTopicJudgementResponse => ({
    topic: topic.topic,
    saham_name: topic.saham,
    polarity: topic.polarity,
    house_numbers: [...topic.houses],
    house_rulers: [...topic.rulers],
    supportive_relation_to_varshesha: topic.supports,
    obstructive_relation_to_varshesha: topic.obstructs,
    timed_activation: topic.timed,
    emphasis_score: topic.score,
    judgement: topic.verdict,
    basis: topicBasis(topic),
    occupants: occupants(topic.houses),
  }));
}

/** True and False, as recorded answers write them. */
const pythonBoolean = (value: boolean): string => (value ? 'True' : 'False');

/** Facts and testimonies of a topic as strings. */
const topicBasis = (topic: TopicJudgement): string[] => [
  `saham:${topic.saham}`,
  `polarity:${topic.polarity}`,
  `houses:${topic.houses.join(',')}`,
  `house_rulers:${topic.rulers.join(',')}`,
  `varshesha_support:${pythonBoolean(topic.supports)}`,
  `varshesha_obstruction:${pythonBoolean(topic.obstructs)}`,
  `timed_activation:${topic.timed}`,
  `emphasis_score:${topic.score.toFixed(1)}`,
  ...(topic.priority === null ? [] : [`saham_priority:${topic.priority}`]),
  ...topic.testimonies.map((name) => testimonyWord(topic.topic, name)),
];

/** POST /v1/varshaphal/topics. */
export function yearTopics(engine: Engine, request: VarshaphalDoctrineRequest): VarshaphalTopicJudgementResponse[] {
  const { year, judged } = judge(engine, request);
  return topicAnswers(engine, year, judged.topics);
}

const SAHAM_DOCTRINE =
  'a saham that is weak both at birth and in the year is disregarded (Tajika Neelakanthi, Sanjna-tantra, saham-adhyaya)';
const weighedAnswer = ({ annual, natal, priority }: SahamWeighed) => ({
  saham_name: annual.saham.name,
  annual_judgement: sahamJudgementAnswer(annual),
  natal_judgement: sahamJudgementAnswer(natal),
  priority,
  is_considered: priority !== 'disregarded',
  doctrine: SAHAM_DOCTRINE,
});

/** POST /v1/varshaphal/judgement/year. */
export function judgementYear(engine: Engine, request: VarshaphalDoctrineRequest): VarshaphalYearJudgementResponse {
  const judgedYear = judge(engine, request);
  const { year, judged } = judgedYear;
  const topics = topicAnswers(engine, year, judged.topics);
  const topicsOf = (...judgements: string[]) => topics.filter(({ judgement }) => judgements.includes(judgement));
  const actors = judged.actors.map(actorAnswer);
  return {
    profile: profile(judgedYear),
    dominant_governor: actors[0],
    supporting_governors: judged.actors.filter(({ authority }) => isGood(authority)).map(actorAnswer),
    strained_governors: actors.filter(({ authority }) => authority === 'strained'),
    topics,
    foreground_topics: topicsOf(...FOREGROUND),
    obstructed_topics: topicsOf('obstructed'),
    background_topics: topicsOf('background'),
    prioritized_sahams: judged.prioritized.map(weighedAnswer),
    disregarded_sahams: judged.disregarded.map(weighedAnswer),
    key_sahams: judged.keySahams.map(sahamJudgementAnswer),
    supportive_yogas: [...judged.supportiveYogas],
    obstructive_yogas: [...judged.obstructiveYogas],
    decisive_testimonies: [...judged.decisive],
    final_verdict: judged.verdict.verdict,
    conflict_resolution: VERDICT_RULE[judged.verdict.rule],
    verdict_basis: [...judged.verdictBasis],
    basis: yearBasis(engine, year),
  };
}

/** Judgements of the topics that an answer lists as foreground. */
const FOREGROUND = ['foreground', 'activated'];

/** POST /v1/varshaphal/summary. */
export function yearSummary(engine: Engine, request: VarshaphalDoctrineRequest): VarshaphalYearSummaryResponse {
  const { year, judged } = judge(engine, request);
  const named = (...judgements: string[]) =>
    judged.topics.filter(({ verdict }) => judgements.includes(verdict)).map(({ topic }) => topic);
  const foreground = named(...FOREGROUND);
  return {
    yearly_tone: judged.verdict.verdict,
    dominant_governor: `${ACTOR[judged.actors[0].actor]}:${judged.actors[0].planet}`,
    foreground_topics: foreground,
    obstructed_topics: named('obstructed'),
    background_topics: named('background'),
    timed_highlights: foreground.flatMap((topic) => {
      const first = windowsOf(engine, year, topic).at(0);
      return first ? [`${topic}:${first.source}:${first.major}/${first.sub}:${first.kind}`] : [];
    }),
    strongest_testimonies: [...judged.decisive],
    narrative_basis: [...judged.verdictBasis],
    basis: yearBasis(engine, year),
  };
}

interface TopicWindow {
  readonly source: 'mudda' | 'tasira';
  readonly major: string;
  readonly sub: string;
  readonly startDay: number;
  readonly endDay: number;
  readonly kind: string;
  readonly basis: readonly string[];
}

/**
 * Windows of a topic: the mudda sub-periods in which the ruler of the topic's saham, or else a lord of its houses, is lord or sub-lord, by
 * time; then the tasira periods of these rulers, by time.
 */
function windowsOf(engine: Engine, year: VarshaphalYear, topic: Topic): TopicWindow[] {
  const { saham } = topicMatter(topic);
  const sahamRuler = year.sahams.find(({ name }) => name === saham)?.ruler,
    rulers: readonly string[] = topicRulers(topic, (house) => lordOfHouse(year, house));
  const kindOf = (...lords: readonly string[]): string[] => {
    if (lords.some((lord) => lord === sahamRuler)) return ['saham_ruler'];
    return lords.some((lord) => rulers.includes(lord)) ? ['house_ruler'] : [];
  };
  const mudda = year.mudda.flatMap((major) =>
    major.sub.flatMap(({ lord, startDay, endDay }) =>
      kindOf(major.lord, lord).map((kind): TopicWindow => {
        const basis = [`saham:${saham}`, `major:${major.lord}`, `sub:${lord}`];
        return { source: 'mudda', major: major.lord, sub: lord, startDay, endDay, kind, basis };
      }),
    ),
  );
  const places = siderealPlaces(engine, year, year.start, year.cast, year.site);
  const tasira = tasiraOf(year, places).flatMap(({ lord, points, startDay, endDay }) =>
    kindOf(lord).map((kind): TopicWindow => {
      const basis = [`saham:${saham}`, `tasira:${lord}`, `aspect_points:${points.toFixed(1)}`];
      return { source: 'tasira', major: lord, sub: lord, startDay, endDay, kind: `tasira_${kind}`, basis };
    }),
  );
  return [...mudda, ...tasira];
}

/** POST /v1/varshaphal/topics/windows. */
export function topicWindows(
  engine: Engine,
  request: VarshaphalWindowsRequest,
  topic: Topic,
): VarshaphalTopicWindowResponse[] {
  const year = varshaphalYear(engine, request);
  const focus = reachedBy(focusOf(engine, year, request).ut1J2k);
  const occupants = occupantsOf(engine, year)(topicMatter(topic).houses);
  return windowsOf(engine, year, topic).map(({ source, major, sub, startDay, endDay, kind, basis }) => {
    const start = ut1OfDay(year, startDay),
      end = ut1OfDay(year, endDay);
    return {
      topic,
      start_jd: start + J2000_JD,
      end_jd: end + J2000_JD,
      source,
      major_lord: major,
      sub_lord: sub,
      activation_kind: kind,
      basis: [...basis],
      holds_focus: start <= focus && focus < end,
      occupants,
    };
  });
}
