import type { MuddaPeriod } from '../../../doctrine/tajika/mudda.js';
import { topicHouses, topicRulers, topicSaham } from '../../../doctrine/tajika/topics.js';
import type { Topic, TopicJudgement } from '../../../doctrine/tajika/topics.js';
import type { Engine } from '../../../engine.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { reachedBy } from '../../../kernel/edge.js';
import type { Instant } from '../../../time/instant.js';
import { varsheshaAnswer } from './chart.js';
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
    year_lagna_lord_strong: judged.lagnaLordStrong,
    actor_rankings: judged.actors.map(actorAnswer),
    key_saham_rankings: judged.keySahams.map(sahamJudgementAnswer),
    strongest_testimonies: [...judged.testimonies],
    yearly_strength_balance: judged.balance,
    ascendant_authority_indication: judged.ascendant,
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
  'a saham of the year counts when its ruler is not weak at birth (Tajika Neelakanthi, Sanjna-tantra, saham-adhyaya)';
const weighedAnswer = ({ annual, natal, priority, considered }: SahamWeighed) => ({
  saham_name: annual.saham.name,
  annual_judgement: sahamJudgementAnswer(annual),
  natal_judgement: sahamJudgementAnswer(natal),
  priority,
  is_considered: considered,
  doctrine: SAHAM_DOCTRINE,
});

/** POST /v1/varshaphal/judgement/year. */
export function judgementYear(engine: Engine, request: VarshaphalDoctrineRequest): VarshaphalYearJudgementResponse {
  const whole = judge(engine, request);
  const { year, judged } = whole;
  const topics = topicAnswers(engine, year, judged.topics);
  const topicsOf = (judgement: string) => topics.filter((topic) => topic.judgement === judgement);
  const actors = judged.actors.map(actorAnswer);
  return {
    profile: profile(whole),
    dominant_governor: actors[0],
    supporting_governors: actors.filter(({ authority }) => authority === 'strong' || authority === 'supportive'),
    strained_governors: actors.filter(({ authority }) => authority === 'weak'),
    topics,
    foreground_topics: topicsOf('foreground'),
    obstructed_topics: topicsOf('obstructed'),
    background_topics: topicsOf('background'),
    prioritized_sahams: judged.weighed.filter(({ considered }) => considered).map(weighedAnswer),
    disregarded_sahams: judged.weighed.filter(({ considered }) => !considered).map(weighedAnswer),
    key_sahams: judged.keySahams.map(sahamJudgementAnswer),
    supportive_yogas: [...judged.supportiveYogas],
    obstructive_yogas: [...judged.obstructiveYogas],
    decisive_testimonies: [...judged.testimonies],
    final_verdict: judged.verdict,
    conflict_resolution: judged.conflict,
    verdict_basis: [...judged.verdictBasis],
    basis: yearBasis(engine, year),
  };
}

/** POST /v1/varshaphal/summary. */
export function yearSummary(engine: Engine, request: VarshaphalDoctrineRequest): VarshaphalYearSummaryResponse {
  const { year, focus, judged } = judge(engine, request);
  const named = (judgement: string) =>
    judged.topics.filter((one) => one.judgement === judgement).map(({ topic }) => topic);
  const foreground = named('foreground');
  return {
    yearly_tone: judged.verdict,
    dominant_governor: `${judged.actors[0].actor}:${judged.actors[0].planet}`,
    foreground_topics: foreground,
    obstructed_topics: named('obstructed'),
    background_topics: named('background'),
    timed_highlights: foreground.flatMap((topic) => {
      const next = windowsOf(year, topic).find(({ sub }) => ut1OfDay(year, sub.endDay) > reachedBy(focus.ut1J2k));
      return next ? [`${topic}:mudda:${next.major.lord}/${next.sub.lord}:${next.kind}`] : [];
    }),
    strongest_testimonies: [...judged.testimonies],
    narrative_basis: [...judged.verdictBasis],
    basis: yearBasis(engine, year),
  };
}

interface TopicWindow {
  readonly major: MuddaPeriod;
  readonly sub: MuddaPeriod;
  readonly kind: 'saham_ruler' | 'house_ruler';
}

/** Sub-periods in which the ruler of the topic's saham, or else of one of its houses, is lord or sub-lord. */
function windowsOf(year: VarshaphalYear, topic: Topic): TopicWindow[] {
  const saham = topicSaham(topic);
  const sahamRuler = year.sahams.find(({ name }) => name === saham)?.ruler,
    rulers: readonly string[] = topicRulers(topic, (house) => lordOfHouse(year, house));
  return year.mudda.flatMap((major) =>
    major.sub.flatMap((sub): TopicWindow[] => {
      if (major.lord === sahamRuler || sub.lord === sahamRuler) return [{ major, sub, kind: 'saham_ruler' }];
      if (rulers.includes(major.lord) || rulers.includes(sub.lord)) return [{ major, sub, kind: 'house_ruler' }];
      return [];
    }),
  );
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
  return windowsOf(year, topic).map(({ major, sub, kind }) => {
    const start = ut1OfDay(year, sub.startDay),
      end = ut1OfDay(year, sub.endDay);
    return {
      topic,
      start_jd: start + J2000_JD,
      end_jd: end + J2000_JD,
      source: 'mudda',
      major_lord: major.lord,
      sub_lord: sub.lord,
      activation_kind: kind,
      basis: [`saham:${topicSaham(topic)}`, `major:${major.lord}`, `sub:${sub.lord}`],
      holds_focus: start <= focus && focus < end,
      occupants,
    };
  });
}
