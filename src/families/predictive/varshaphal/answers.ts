import { isGood } from '../../../doctrine/tajika/judgement.js';
import { topicHouses, topicRulers, topicSaham } from '../../../doctrine/tajika/topics.js';
import type { Topic, TopicJudgement } from '../../../doctrine/tajika/topics.js';
import type { Engine } from '../../../engine.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { reachedBy } from '../../../kernel/edge.js';
import type { Instant } from '../../../time/instant.js';
import { tasiraOf, varsheshaAnswer } from './chart.js';
import { dignityOf, judgeYear } from './judgement.js';
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
    varshesha_dignity: dignityOf(strength.panchavargi),
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

/** The bodies of the request by the house that they stand in. */
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
    judgement: topic.judgement,
    basis: [...topic.basis],
    occupants: occupants(topic.houses),
  }));
}

/** POST /v1/varshaphal/topics. */
export function yearTopics(engine: Engine, request: VarshaphalDoctrineRequest): VarshaphalTopicJudgementResponse[] {
  const { year, judged } = judge(engine, request);
  return topicAnswers(engine, year, judged.topics);
}

const SAHAM_DOCTRINE =
  'a saham that is weak at birth and in the year alike is left aside (Tajika Neelakanthi, Sanjna-tantra, saham-adhyaya)';
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
  const whole = judge(engine, request);
  const { year, judged } = whole;
  const topics = topicAnswers(engine, year, judged.topics);
  const topicsOf = (...judgements: string[]) => topics.filter(({ judgement }) => judgements.includes(judgement));
  const actors = judged.actors.map(actorAnswer);
  return {
    profile: profile(whole),
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
    conflict_resolution: judged.verdict.rule,
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
    judged.topics.filter(({ judgement }) => judgements.includes(judgement)).map(({ topic }) => topic);
  const foreground = named(...FOREGROUND);
  return {
    yearly_tone: judged.verdict.verdict,
    dominant_governor: `${judged.actors[0].actor}:${judged.actors[0].planet}`,
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
 * Mudda sub-periods in which the ruler of the topic's saham, or else of one of its houses, is lord or sub-lord, in time; then the tasira
 * periods of these rulers, in time.
 */
function windowsOf(engine: Engine, year: VarshaphalYear, topic: Topic): TopicWindow[] {
  const saham = topicSaham(topic);
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

/** POST /v1/varshaphal/topics/windows: of one topic, in time. */
export function topicWindows(
  engine: Engine,
  request: VarshaphalWindowsRequest,
  topic: Topic,
): VarshaphalTopicWindowResponse[] {
  const year = varshaphalYear(engine, request);
  const focus = reachedBy(focusOf(engine, year, request).ut1J2k);
  const occupants = occupantsOf(engine, year)(topicHouses(topic));
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
