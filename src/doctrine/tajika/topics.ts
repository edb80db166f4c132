import { isDusthana, isGood } from './judgement.js';
import type { Balance, JudgedFigure, Relation, SahamJudgement, SahamPriority } from './judgement.js';
import type { MuddaResult } from './mudda-result.js';
import type { TajikaPlanet } from './tables.js';

/**
 * Matters of a year. Houses, sahams and testimonies are those of the Tajika Neelakanthi (Varsha-tantra, the chapters of the houses; Raman,
 * Varshaphal); the points, the order of the testimonies and the judgements are house rules of this service, taken over from the engine in
 * use. "The tenth lord" of a name stands for any lord of the houses of the matter.
 */
export const TOPICS = ['marriage', 'wealth', 'career', 'authority', 'children', 'illness', 'travel'] as const;
export type Topic = (typeof TOPICS)[number];
type Polarity = 'constructive' | 'adverse' | 'mixed';

/** What a testimony says of the matter: it can bring it about, hinder it, or only adds to its weight. */
type Bearing = 'promises' | 'hinders' | 'adds';

interface Testimony {
  readonly name: string;
  readonly points: number;
  readonly bearing: Bearing;
  readonly holds: (context: TopicContext) => boolean;
}

interface TopicContext {
  readonly judged: JudgedFigure;
  readonly rulers: readonly TajikaPlanet[];
  readonly yearLord: TajikaPlanet;
  readonly balance: Balance;
  /** Of the lords of the matter and the lord of the lagna. */
  readonly withLagna: Relation | null;
  /** The same of the lord of the first house of the matter alone. */
  readonly firstWithLagna: Relation | null;
  /** The saham of the matter, where it is one of the key sahams. */
  readonly keySaham: SahamJudgement | null;
  readonly timed: TimedActivation;
}

type TimedActivation = 'active' | 'blocked' | 'neutral';
type TopicVerdict = 'foreground' | 'obstructed' | 'activated' | 'conditional' | 'background';

interface TopicRow {
  readonly saham: string;
  readonly polarity: Polarity;
  readonly houses: readonly number[];
  readonly testimonies: readonly Testimony[];
}

const testimony = (name: string, points: number, bearing: Bearing, holds: Testimony['holds']): Testimony => ({
  name,
  points,
  bearing,
  holds,
});

const applies = (name: string, points: number): Testimony =>
  testimony(name, points, 'promises', ({ withLagna }) => withLagna === 'Ithasala');
const separates = (name: string, points: number): Testimony =>
  testimony(name, points, 'hinders', ({ withLagna }) => withLagna === 'Isarpha');

/** The ruler of the matter's saham, where that saham is a key one. */
const rulerStrong = (name: string): Testimony =>
  testimony(name, 12, 'adds', ({ keySaham }) => isGood(keySaham?.authority));
const rulerStrained = (name: string): Testimony =>
  testimony(name, 10, 'hinders', ({ keySaham }) => keySaham?.authority === 'strained');

const planetIn =
  (planet: TajikaPlanet, house: number) =>
  ({ judged }: TopicContext): boolean =>
    judged.house(planet) === house;
const rulerIn =
  (houses: readonly number[]) =>
  ({ judged, rulers }: TopicContext): boolean =>
    rulers.some((ruler) => houses.includes(judged.house(ruler)));
const rulerInDusthana = ({ judged, rulers }: TopicContext): boolean =>
  rulers.some((ruler) => isDusthana(judged.house(ruler)));
const rulerInKamboola = ({ judged, rulers }: TopicContext): boolean => rulers.some((ruler) => judged.inKamboola(ruler));
const yearLordIn = ({ judged, yearLord }: TopicContext, houses: readonly number[]): boolean =>
  houses.includes(judged.house(yearLord));

const TOPIC_ROWS: Readonly<Record<Topic, TopicRow>> = {
  marriage: {
    saham: 'Vivaha',
    polarity: 'constructive',
    houses: [7],
    testimonies: [
      applies('marriage_testimony:lagna_seventh_ithasala', 16),
      separates('marriage_blocked:lagna_seventh_isarpha', 14),
      rulerStrong('marriage_supported:vivaha_ruler_strong'),
      rulerStrained('marriage_weakened:vivaha_ruler_strained'),
      testimony('marriage_venus_in_seventh', 8, 'promises', planetIn('Venus', 7)),
    ],
  },
  wealth: {
    saham: 'Artha',
    polarity: 'constructive',
    houses: [2, 11],
    testimonies: [
      applies('wealth_easy_gain:lagna_second_ithasala', 14),
      separates('wealth_loss:lagna_second_isarpha', 14),
      rulerStrong('wealth_supported:artha_ruler_strong'),
      rulerStrained('wealth_weakened:artha_ruler_strained'),
    ],
  },
  career: {
    saham: 'Karyasiddhi',
    polarity: 'constructive',
    houses: [10, 11],
    testimonies: [
      applies('career_supported:tenth_lord_ithasala_with_lagna', 14),
      separates('career_blocked:tenth_lord_isarpha_with_lagna', 14),
      testimony('career_visibility:sun_in_tenth', 8, 'promises', planetIn('Sun', 10)),
      testimony('career_failure:tenth_lord_in_bad_house', 14, 'hinders', rulerInDusthana),
      rulerStrong('career_supported:karyasiddhi_ruler_strong'),
      rulerStrained('career_weakened:karyasiddhi_ruler_strained'),
    ],
  },
  authority: {
    saham: 'Raja',
    polarity: 'constructive',
    houses: [10, 11],
    testimonies: [
      applies('authority_supported:tenth_lord_ithasala_with_lagna', 14),
      separates('authority_falls:tenth_lord_isarpha_with_lagna', 14),
      testimony('authority_rank:sun_in_tenth', 12, 'promises', planetIn('Sun', 10)),
      testimony(
        'authority_flourishes:raja_saham_in_tenth',
        14,
        'promises',
        ({ keySaham }) => keySaham?.saham.house === 10,
      ),
      rulerStrong('authority_supported:raja_ruler_strong'),
      rulerStrained('authority_weakened:raja_ruler_strained'),
      testimony('authority_unstable:tenth_lord_in_bad_house', 12, 'hinders', rulerInDusthana),
    ],
  },
  children: {
    saham: 'Putra',
    polarity: 'constructive',
    houses: [5],
    testimonies: [
      testimony(
        'children_happiness:jupiter_year_ruler_in_fifth_or_eleventh',
        16,
        'promises',
        (context) => context.yearLord === 'Jupiter' && yearLordIn(context, [5, 11]),
      ),
      applies('children_supported:fifth_lord_ithasala_with_lagna', 10),
      separates('children_unhappiness:fifth_lord_isarpha_with_lagna', 12),
      rulerStrong('children_supported:putra_ruler_strong'),
      rulerStrained('children_weakened:putra_ruler_strained'),
    ],
  },
  illness: {
    saham: 'Roga',
    polarity: 'adverse',
    houses: [6, 8],
    testimonies: [
      testimony('illness_active:ruler_in_disease_house', 12, 'promises', rulerIn([6, 8])),
      testimony(
        'illness_compounded:saturn_retrograde_in_sixth',
        18,
        'promises',
        (context) =>
          context.yearLord === 'Saturn' && context.judged.figure.rates.Saturn < 0 && planetIn('Saturn', 6)(context),
      ),
      testimony('illness_period_active', 8, 'promises', ({ timed }) => timed === 'active'),
      testimony('illness_mitigated:kamboola', -6, 'adds', rulerInKamboola),
    ],
  },
  travel: {
    saham: 'Paradesa',
    polarity: 'mixed',
    houses: [9, 12],
    testimonies: [
      testimony(
        'travel_planned:ninth_lord_ithasala_with_lagna',
        14,
        'promises',
        ({ firstWithLagna }) => firstWithLagna === 'Ithasala',
      ),
      testimony(
        'travel_hindered:ninth_lord_isarpha_with_lagna',
        12,
        'hinders',
        ({ firstWithLagna }) => firstWithLagna === 'Isarpha',
      ),
      testimony('travel_signified:ninth_lord_in_third_or_ninth', 10, 'promises', rulerIn([3, 9])),
      testimony('travel_happy:ninth_lord_kamboola', 10, 'promises', rulerInKamboola),
      testimony(
        'travel_happy:year_ruler_strong_in_third_or_ninth',
        12,
        'promises',
        (context) => context.balance === 'supportive' && yearLordIn(context, [3, 9]),
      ),
      testimony(
        'travel_suffers:year_ruler_weak_in_third_or_ninth',
        10,
        'hinders',
        (context) => context.balance === 'adverse' && yearLordIn(context, [3, 9]),
      ),
      testimony('travel_period_active', 6, 'promises', ({ timed }) => timed === 'active'),
    ],
  },
};

const ITHASALA_POINTS = 16,
  ISARPHA_POINTS = 12,
  ACTIVE_POINTS = 18,
  BLOCKED_POINTS = 10;
const PRIORITY_POINTS: Readonly<Record<SahamPriority, number>> = { high: 40, secondary: 22, disregarded: -30 };

export interface TopicJudgement {
  readonly topic: Topic;
  readonly saham: string;
  readonly polarity: Polarity;
  readonly houses: readonly number[];
  readonly rulers: readonly TajikaPlanet[];
  readonly supports: boolean;
  readonly obstructs: boolean;
  readonly timed: TimedActivation;
  readonly score: number;
  readonly judgement: TopicVerdict;
  readonly basis: readonly string[];
}

/** What the judgement of topics uses beside the figure. */
export interface TopicInputs {
  readonly judged: JudgedFigure;
  /** Lord of a house, by the sign of its cusp. */
  readonly lordOfHouse: (house: number) => TajikaPlanet;
  readonly yearLord: TajikaPlanet;
  /** The balance of the year's governors. */
  readonly balance: Balance;
  /** Lords of the mudda period and sub-period at the instant of the judgement. */
  readonly activeLords: readonly string[];
  /** What the mudda period of that instant makes manifest. */
  readonly manifestation: MuddaResult['manifestation'];
  /** The key sahams with their priorities. */
  readonly keySahams: readonly { readonly annual: SahamJudgement; readonly priority: SahamPriority }[];
}

export const topicSaham = (topic: Topic): string => TOPIC_ROWS[topic].saham;
export const topicHouses = (topic: Topic): readonly number[] => TOPIC_ROWS[topic].houses;
/** Lords of the houses of a topic, each once. */
export const topicRulers = (topic: Topic, lordOfHouse: TopicInputs['lordOfHouse']): TajikaPlanet[] => [
  ...new Set(TOPIC_ROWS[topic].houses.map(lordOfHouse)),
];

const pythonic = (value: boolean): string => (value ? 'True' : 'False');

function judgeTopic(topic: Topic, inputs: TopicInputs): TopicJudgement {
  const { judged, yearLord, balance } = inputs;
  const { saham, polarity, houses, testimonies } = TOPIC_ROWS[topic];
  const rulers = topicRulers(topic, inputs.lordOfHouse),
    lagnaLord = inputs.lordOfHouse(1);
  const ties = rulers.map((ruler) => judged.relation(ruler, yearLord)),
    supports = ties.includes('Ithasala'),
    obstructs = ties.includes('Isarpha');
  const key = inputs.keySahams.find(({ annual }) => annual.saham.name === saham) ?? null;
  const timed = activation(inputs, key === null ? rulers : [...rulers, key.annual.saham.ruler]);
  const lagnaTies = rulers.map((ruler) => judged.relation(ruler, lagnaLord));
  const context: TopicContext = {
    judged,
    rulers,
    yearLord,
    balance,
    withLagna: lagnaTies.find((tie) => tie !== null) ?? null,
    firstWithLagna: lagnaTies[0],
    keySaham: key?.annual ?? null,
    timed,
  };
  const held = testimonies.filter((one) => one.holds(context));
  const score =
    (supports ? ITHASALA_POINTS : 0) +
    (obstructs ? ISARPHA_POINTS : 0) +
    (timed === 'active' ? ACTIVE_POINTS : timed === 'blocked' ? BLOCKED_POINTS : 0) +
    (key ? PRIORITY_POINTS[key.priority] : 0) +
    held.reduce((sum, { points }) => sum + points, 0);
  const priority = key?.priority ?? null;
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
    judgement: verdictOf(polarity, { supports, obstructs, timed, priority, held }),
    basis: [
      `saham:${saham}`,
      `polarity:${polarity}`,
      `houses:${houses.join(',')}`,
      `house_rulers:${rulers.join(',')}`,
      `varshesha_support:${pythonic(supports)}`,
      `varshesha_obstruction:${pythonic(obstructs)}`,
      `timed_activation:${timed}`,
      `emphasis_score:${score.toFixed(1)}`,
      ...(priority ? [`saham_priority:${priority}`] : []),
      ...held.map(({ name }) => name),
    ],
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
  readonly held: readonly Testimony[];
}

function verdictOf(polarity: Polarity, facts: TopicFacts): TopicVerdict {
  const { supports, obstructs, timed, priority, held } = facts;
  const some = (bearing: Bearing): boolean => held.some((one) => one.bearing === bearing);
  if (polarity === 'adverse')
    return some('promises') || ((obstructs || timed === 'blocked') && held.length === 0) ? 'foreground' : 'conditional';
  if (timed === 'blocked' || obstructs || some('hinders')) return 'obstructed';
  if (priority === 'disregarded') return 'background';
  if (priority === 'secondary') return 'conditional';
  if (supports || some('promises')) return 'foreground';
  if (priority === 'high') return held.length > 0 ? 'foreground' : 'activated';
  return 'conditional';
}

/** The topics of a year, the most emphasized first, then by name. */
export const judgeTopics = (inputs: TopicInputs): TopicJudgement[] =>
  TOPICS.map((topic) => judgeTopic(topic, inputs)).sort((a, b) => b.score - a.score || (a.topic < b.topic ? -1 : 1));
