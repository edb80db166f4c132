import type { TajikaPlanet } from './tables.js';

/**
 * Matters of a year with their houses and sahams (Tajika Neelakanthi, Varsha-tantra, the chapters of the houses, and Sanjna-tantra,
 * saham-adhyaya; Raman, Varshaphal). A constructive matter is wished for, an adverse one is not.
 */
export const TOPICS = ['marriage', 'wealth', 'career', 'authority', 'children', 'illness', 'travel'] as const;
export type Topic = (typeof TOPICS)[number];
export type Polarity = 'constructive' | 'adverse' | 'mixed';

/** Saham, polarity and houses of a topic. */
export interface TopicMatter {
  readonly saham: string;
  readonly polarity: Polarity;
  readonly houses: readonly number[];
}

const MATTERS: Readonly<Record<Topic, TopicMatter>> = {
  marriage: { saham: 'Vivaha', polarity: 'constructive', houses: [7] },
  wealth: { saham: 'Artha', polarity: 'constructive', houses: [2, 11] },
  career: { saham: 'Karyasiddhi', polarity: 'constructive', houses: [10, 11] },
  authority: { saham: 'Raja', polarity: 'constructive', houses: [10, 11] },
  children: { saham: 'Putra', polarity: 'constructive', houses: [5] },
  illness: { saham: 'Roga', polarity: 'adverse', houses: [6, 8] },
  travel: { saham: 'Paradesa', polarity: 'mixed', houses: [9, 12] },
};

/** Saham, houses and polarity of a topic. */
export const topicMatter = (topic: Topic): TopicMatter => MATTERS[topic];

/** Lords of the houses of a topic, each once. `lordOfHouse`: lord of a house 1 ... 12. */
export const topicRulers = (topic: Topic, lordOfHouse: (house: number) => TajikaPlanet): TajikaPlanet[] => [
  ...new Set(MATTERS[topic].houses.map(lordOfHouse)),
];
