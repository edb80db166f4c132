import type { Graha } from '../vedic-dignity/tables.js';

/** Favourable houses from the natal Moon with the house that obstructs each (vedha). */
export type VedhaTable = Readonly<Record<Graha, ReadonlyMap<number, number>>>;

/**
 * Readings of the vedha of Venus. `phaladeepika`: eleventh with third, twelfth with sixth, as Mantreswara is printed (Phaladeepika 26.8,
 * Subrahmanya Sastri 1950). `muhurtaChintamani`: eleventh with sixth, twelfth with third (Rama Daivajna, Muhurta Chintamani 4.1-4, and most
 * handbooks: P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, table 63).
 */
export type VedhaReading = 'phaladeepika' | 'muhurtaChintamani';

const pairs = (...list: readonly (readonly [number, number])[]): ReadonlyMap<number, number> => new Map(list);

/** Phaladeepika 26.2-8. */
const PHALADEEPIKA: VedhaTable = {
  Sun: pairs([3, 9], [6, 12], [10, 4], [11, 5]),
  Moon: pairs([1, 5], [3, 9], [6, 12], [7, 2], [10, 4], [11, 8]),
  Mars: pairs([3, 12], [6, 9], [11, 5]),
  Mercury: pairs([2, 5], [4, 3], [6, 9], [8, 1], [10, 8], [11, 12]),
  Jupiter: pairs([2, 12], [5, 4], [7, 3], [9, 10], [11, 8]),
  Venus: pairs([1, 8], [2, 7], [3, 1], [4, 10], [5, 9], [8, 5], [9, 11], [11, 3], [12, 6]),
  Saturn: pairs([3, 12], [6, 9], [11, 5]),
};

/** The table of each reading; they differ in Venus alone. */
export const VEDHA: Readonly<Record<VedhaReading, VedhaTable>> = {
  phaladeepika: PHALADEEPIKA,
  muhurtaChintamani: {
    ...PHALADEEPIKA,
    Venus: new Map([...PHALADEEPIKA.Venus, [11, 6], [12, 3]]),
  },
};

/** Pairs that do not obstruct each other: the Sun and Saturn, the Moon and Mercury, father and son (Phaladeepika 26.3-6). */
const EXEMPT: ReadonlyMap<Graha, Graha> = new Map([
  ['Sun', 'Saturn'],
  ['Saturn', 'Sun'],
  ['Moon', 'Mercury'],
  ['Mercury', 'Moon'],
]);

/** Whether a planet is exempt from the vedha of another. */
export const isExempt = (subject: Graha, blocker: Graha): boolean => EXEMPT.get(subject) === blocker;

/** Verse of the vedha of a planet in Phaladeepika 26. */
export const VEDHA_VERSE: Readonly<Record<Graha, number>> = {
  Sun: 3,
  Moon: 4,
  Mars: 5,
  Mercury: 6,
  Jupiter: 7,
  Venus: 8,
  Saturn: 5,
};

/** First verse of the results of houses, by the last house that it covers (Phaladeepika 26.9-23). */
const RESULT_VERSES: Readonly<Record<Graha, readonly (readonly [number, number])[]>> = {
  Sun: [
    [4, 9],
    [8, 10],
    [12, 11],
  ],
  Moon: [[12, 12]],
  Mars: [
    [4, 13],
    [6, 14],
    [9, 15],
    [12, 16],
  ],
  Mercury: [[12, 17]],
  Jupiter: [
    [4, 18],
    [8, 19],
    [12, 20],
  ],
  Venus: [[12, 21]],
  Saturn: [
    [8, 22],
    [12, 23],
  ],
};

/** Verse with the result of a planet in a house from the Moon. */
export const resultVerse = (planet: Graha, house: number): number =>
  RESULT_VERSES[planet].find(([last]) => house <= last)?.[1] ?? 23;
