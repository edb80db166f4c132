import type { Balance, JudgedFigure, SahamJudgement, SahamPriority } from './judgement.js';
import type { MuddaResult } from './mudda-result.js';
import type { TajikaPlanet } from './tables.js';
import { TOPIC_TESTIMONIES } from './topic-testimonies.js';
import type { Testimony, TestimonyEffect, TestimonyName, TopicContext } from './topic-testimonies.js';
import { topicMatter, topicRulers, TOPICS } from './topics.js';
import type { Polarity, Topic, TopicMatter } from './topics.js';

/**
 * Judgement of the topics of a year: points that rank them, and a verdict on each. Source of the testimonies: Tajika Neelakanthi,
 * Varsha-tantra. All points in this file and the order of the conditions are house rules, chosen to reproduce recorded answers.
 */
type TimedActivation = 'active' | 'blocked' | 'neutral';
export type TopicVerdict = 'foreground' | 'obstructed' | 'activated' | 'conditional' | 'background';

/** Points of a lord of the topic in Ithasala or Isarpha with the lord of the year (house rule). */
const ITHASALA_POINTS = 16,
  ISARPHA_POINTS = 12;
/** Points of an active and of a blocked period (house rule). */
const ACTIVE_POINTS = 18,
  BLOCKED_POINTS = 10;
/** Points of the priority of the saham (house rule). */
const PRIORITY_POINTS: Readonly<Record<SahamPriority, number>> = { high: 40, secondary: 22, disregarded: -30 };

/** The judgement of a topic with its facts. */
export interface TopicJudgement extends TopicMatter {
  readonly topic: Topic;
  readonly rulers: readonly TajikaPlanet[];
  /** A lord of the topic forms an Ithasala with the lord of the year. */
  readonly supports: boolean;
  /** A lord of the topic forms an Isarpha with the lord of the year. */
  readonly obstructs: boolean;
  readonly timed: TimedActivation;
  readonly score: number;
  readonly verdict: TopicVerdict;
  /** Priority of the topic's saham; null when it is not a key saham. */
  readonly priority: SahamPriority | null;
  /** Names of the testimonies that apply, in the order of their table. */
  readonly testimonies: readonly TestimonyName<Topic>[];
}

/** Input of the judgement of topics. */
export interface TopicInputs {
  readonly judged: JudgedFigure;
  /** Lord of a house, by the sign of its cusp. */
  readonly lordOfHouse: (house: number) => TajikaPlanet;
  readonly yearLord: TajikaPlanet;
  /** The balance of the year's governors. */
  readonly balance: Balance;
  /** Lords of the mudda period and sub-period at the instant of the judgement. */
  readonly activeLords: readonly string[];
  /** Manifestation of the mudda period at that instant. */
  readonly manifestation: MuddaResult['manifestation'];
  /** The key sahams with their priorities. */
  readonly keySahams: readonly { readonly annual: SahamJudgement; readonly priority: SahamPriority }[];
}

/** The topics of a year, most points first, then by name (house rule). */
export const judgeTopics = (inputs: TopicInputs): TopicJudgement[] =>
  TOPICS.map((topic) => judgeTopic(topic, inputs)).sort((a, b) => b.score - a.score || (a.topic < b.topic ? -1 : 1));

function judgeTopic(topic: Topic, inputs: TopicInputs): TopicJudgement {
  const { judged, yearLord, balance } = inputs;
  const matter = topicMatter(topic);
  const rulers = topicRulers(topic, inputs.lordOfHouse),
    lagnaLord = inputs.lordOfHouse(1);
  const relations = rulers.map((ruler) => judged.relation(ruler, yearLord)),
    supports = relations.includes('Ithasala'),
    obstructs = relations.includes('Isarpha');
  const key = inputs.keySahams.find(({ annual }) => annual.saham.name === matter.saham) ?? null,
    priority = key?.priority ?? null;
  const timed = activation(inputs, key === null ? rulers : [...rulers, key.annual.saham.ruler]);
  const lagnaRelations = rulers.map((ruler) => judged.relation(ruler, lagnaLord));
  const context: TopicContext = {
    judged,
    rulers,
    yearLord,
    balance,
    withLagna: lagnaRelations.find((relation) => relation !== null) ?? null,
    firstWithLagna: lagnaRelations[0],
    keySaham: key?.annual ?? null,
    isPeriodActive: timed === 'active',
  };
  const rows: readonly Testimony<TestimonyName<Topic>>[] = TOPIC_TESTIMONIES[topic];
  const testimonies = rows.filter(({ applies }) => applies(context));
  const score =
    (supports ? ITHASALA_POINTS : 0) +
    (obstructs ? ISARPHA_POINTS : 0) +
    (timed === 'active' ? ACTIVE_POINTS : timed === 'blocked' ? BLOCKED_POINTS : 0) +
    (priority === null ? 0 : PRIORITY_POINTS[priority]) +
    testimonies.reduce((sum, { points }) => sum + points, 0);
  return {
    topic,
    ...matter,
    rulers,
    supports,
    obstructs,
    timed,
    score,
    verdict: verdictOf(matter.polarity, { supports, obstructs, timed, priority, testimonies }),
    priority,
    testimonies: testimonies.map(({ name }) => name),
  };
}

/** A blocked major period blocks every topic; else a topic is active in a period or sub-period of one of its lords. */
function activation({ manifestation, activeLords }: TopicInputs, lords: readonly TajikaPlanet[]): TimedActivation {
  if (manifestation === 'blocked') return 'blocked';
  return lords.some((lord) => activeLords.includes(lord)) ? 'active' : 'neutral';
}

interface TopicFacts {
  readonly supports: boolean;
  readonly obstructs: boolean;
  readonly timed: TimedActivation;
  readonly priority: SahamPriority | null;
  readonly testimonies: readonly Testimony[];
}

/** The verdict by the first condition that is true (house rule). */
function verdictOf(polarity: Polarity, facts: TopicFacts): TopicVerdict {
  const { supports, obstructs, timed, priority, testimonies } = facts;
  const some = (effect: TestimonyEffect): boolean => testimonies.some((one) => one.effect === effect);
  if (polarity === 'adverse')
    return some('promises') || ((obstructs || timed === 'blocked') && testimonies.length === 0)
      ? 'foreground'
      : 'conditional';
  if (timed === 'blocked' || obstructs || some('hinders')) return 'obstructed';
  if (priority === 'disregarded') return 'background';
  if (priority === 'secondary') return 'conditional';
  if (supports || some('promises')) return 'foreground';
  if (priority === 'high') return testimonies.length > 0 ? 'foreground' : 'activated';
  return 'conditional';
}
