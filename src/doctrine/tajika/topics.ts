import type { JudgedFigure } from './judgement.js';
import { isDusthana } from './judgement.js';
import type { TajikaPlanet } from './tables.js';

/** Matters of a year: saham, houses, and rules on the lords of those houses (Tajika Neelakanthi, Varsha-tantra, bhava chapters). */
export const TOPICS = ['marriage', 'wealth', 'career', 'authority', 'children', 'illness', 'travel'] as const;
export type Topic = (typeof TOPICS)[number];
type Polarity = 'constructive' | 'adverse' | 'mixed';

interface TopicRule {
  readonly basis: string;
  readonly points: number;
  readonly holds: (context: TopicContext) => boolean;
}

interface TopicContext {
  readonly judged: JudgedFigure;
  readonly rulers: readonly TajikaPlanet[];
  readonly lagnaLord: TajikaPlanet;
}

interface TopicRow {
  readonly saham: string;
  readonly polarity: Polarity;
  readonly houses: readonly number[];
  readonly rules: readonly TopicRule[];
}

const withLagna =
  (favorable: boolean) =>
  ({ judged, rulers, lagnaLord }: TopicContext): boolean =>
    rulers.some((ruler) => judged.joined(ruler, lagnaLord, favorable));
const inBadHouse = ({ judged, rulers }: TopicContext): boolean =>
  rulers.some((ruler) => isDusthana(judged.house(ruler)));
const inHouses =
  (houses: readonly number[]) =>
  ({ judged, rulers }: TopicContext): boolean =>
    rulers.some((ruler) => houses.includes(judged.house(ruler)));
const inKamboola = ({ judged, rulers }: TopicContext): boolean =>
  judged.yogas.some(
    ({ name, body1, body2 }) => name === 'Kamboola' && (rulers.includes(body1) || rulers.includes(body2)),
  );
const rule = (basis: string, points: number, holds: TopicRule['holds']): TopicRule => ({ basis, points, holds });

const TOPIC_ROWS: Readonly<Record<Topic, TopicRow>> = {
  marriage: {
    saham: 'Vivaha',
    polarity: 'constructive',
    houses: [7],
    rules: [
      rule('marriage_supported:seventh_lord_ithasala_with_lagna', 8, withLagna(true)),
      rule('marriage_blocked:seventh_lord_isarpha_with_lagna', 12, withLagna(false)),
    ],
  },
  wealth: {
    saham: 'Artha',
    polarity: 'constructive',
    houses: [2, 11],
    rules: [
      rule('wealth_supported:house_lord_ithasala_with_lagna', 8, withLagna(true)),
      rule('wealth_blocked:house_lord_isarpha_with_lagna', 12, withLagna(false)),
    ],
  },
  career: {
    saham: 'Karyasiddhi',
    polarity: 'constructive',
    houses: [10, 11],
    rules: [
      rule('career_supported:tenth_lord_ithasala_with_lagna', 8, withLagna(true)),
      rule('career_blocked:tenth_lord_isarpha_with_lagna', 12, withLagna(false)),
      rule('career_failure:tenth_lord_in_bad_house', 10, inBadHouse),
    ],
  },
  authority: {
    saham: 'Raja',
    polarity: 'constructive',
    houses: [10, 11],
    rules: [
      rule('authority_supported:tenth_lord_ithasala_with_lagna', 8, withLagna(true)),
      rule('authority_falls:tenth_lord_isarpha_with_lagna', 12, withLagna(false)),
      rule('authority_unstable:tenth_lord_in_bad_house', 8, inBadHouse),
    ],
  },
  children: {
    saham: 'Putra',
    polarity: 'constructive',
    houses: [5],
    rules: [
      rule('children_supported:fifth_lord_ithasala_with_lagna', 8, withLagna(true)),
      rule('children_blocked:fifth_lord_isarpha_with_lagna', 12, withLagna(false)),
    ],
  },
  illness: {
    saham: 'Roga',
    polarity: 'adverse',
    houses: [6, 8],
    rules: [
      rule('illness_active:ruler_in_disease_house', 12, inHouses([6, 8])),
      rule('illness_mitigated:kamboola', -12, inKamboola),
    ],
  },
  travel: {
    saham: 'Paradesa',
    polarity: 'mixed',
    houses: [9, 12],
    rules: [
      rule('travel_signified:ninth_lord_in_third_or_ninth', 16, inHouses([3, 9])),
      rule('travel_happy:ninth_lord_kamboola', 12, inKamboola),
    ],
  },
};

const TIMED_POINTS = 18,
  RELATION_POINTS = 18,
  PRIORITY_POINTS = 30;

export interface TopicJudgement {
  readonly topic: Topic;
  readonly saham: string;
  readonly polarity: Polarity;
  readonly houses: readonly number[];
  readonly rulers: readonly TajikaPlanet[];
  readonly supports: boolean;
  readonly obstructs: boolean;
  readonly timed: 'active' | 'neutral';
  readonly score: number;
  readonly judgement: 'foreground' | 'obstructed' | 'conditional' | 'background';
  readonly basis: readonly string[];
}

/** What the judgement of topics stands on beside the figure. */
export interface TopicInputs {
  readonly judged: JudgedFigure;
  /** Lord of a house, by the sign of its cusp. */
  readonly lordOfHouse: (house: number) => TajikaPlanet;
  readonly yearLord: TajikaPlanet;
  /** Lords of the mudda period and sub-period at the instant that is looked at. */
  readonly activeLords: readonly string[];
  /** Sahams of the key list with high priority. */
  readonly highSahams: readonly string[];
}

export const topicSaham = (topic: Topic): string => TOPIC_ROWS[topic].saham;
export const topicRulers = (topic: Topic, lordOfHouse: TopicInputs['lordOfHouse']): TajikaPlanet[] =>
  TOPIC_ROWS[topic].houses.map(lordOfHouse);
export const topicHouses = (topic: Topic): readonly number[] => TOPIC_ROWS[topic].houses;

const pythonic = (value: boolean): string => (value ? 'True' : 'False');

function judgeTopic(topic: Topic, inputs: TopicInputs): TopicJudgement {
  const { judged, yearLord, activeLords } = inputs;
  const { saham, polarity, houses, rules } = TOPIC_ROWS[topic];
  const rulers = topicRulers(topic, inputs.lordOfHouse);
  const relates = (favorable: boolean): boolean => rulers.some((ruler) => judged.joined(ruler, yearLord, favorable));
  const supports = relates(true) || (polarity !== 'adverse' && rulers.includes(yearLord)),
    obstructs = relates(false);
  const timed = rulers.some((ruler) => activeLords.includes(ruler)) ? 'active' : 'neutral';
  const high = inputs.highSahams.includes(saham);
  const context: TopicContext = { judged, rulers, lagnaLord: inputs.lordOfHouse(1) };
  const held = rules.filter((one) => one.holds(context));
  const score =
    (supports ? RELATION_POINTS : 0) +
    (obstructs ? RELATION_POINTS : 0) +
    (timed === 'active' ? TIMED_POINTS : 0) +
    (high ? PRIORITY_POINTS : 0) +
    held.reduce((sum, { points }) => sum + points, 0);
  return {
    topic,
    saham,
    polarity,
    houses,
    rulers,
    supports,
    obstructs,
    timed,
    score,
    judgement: verdict(polarity, supports, obstructs),
    basis: [
      `saham:${saham}`,
      `polarity:${polarity}`,
      `houses:${houses.join(',')}`,
      `house_rulers:${rulers.join(',')}`,
      `varshesha_support:${pythonic(supports)}`,
      `varshesha_obstruction:${pythonic(obstructs)}`,
      `timed_activation:${timed}`,
      `emphasis_score:${score.toFixed(1)}`,
      ...(high ? ['saham_priority:high'] : []),
      ...held.map(({ basis }) => basis),
    ],
  };
}

function verdict(polarity: Polarity, supports: boolean, obstructs: boolean): TopicJudgement['judgement'] {
  if (supports === obstructs) return 'conditional';
  if (polarity === 'adverse') return obstructs ? 'foreground' : 'background';
  return supports ? 'foreground' : 'obstructed';
}

/** The topics of a year, the most emphasized first, then by name. */
export const judgeTopics = (inputs: TopicInputs): TopicJudgement[] =>
  TOPICS.map((topic) => judgeTopic(topic, inputs)).sort((a, b) => b.score - a.score || (a.topic < b.topic ? -1 : 1));
