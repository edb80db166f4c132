/**
 * The rows of the kalachakra dasha: nine signs for each quarter (pada) of a nakshatra. Source: Brihat Parashara Hora Shastra 46.58-84 (Santhanam,
 * vol. 2, printed pp. 531-540). Signs are 0 Aries ... 11 Pisces.
 */

/** Savya (direct) and apasavya (reverse) groups of nakshatras. */
export type KalachakraGroup = 'S1' | 'S2' | 'A1' | 'A2';

/** A quarter of a group. */
export interface KalachakraRow {
  readonly group: KalachakraGroup;
  /** 1 ... 4. */
  readonly pada: number;
  /** Nine signs in the order of their periods. */
  readonly signs: readonly number[];
  /** Sum of the years of the signs: 83, 85, 86 or 100 (paramayush, BPHS 46.85-89). */
  readonly totalYears: number;
}

/** Years of Aries ... Pisces: those of their lords, Sun 5, Moon 21, Mars 7, Mercury 9, Jupiter 10, Venus 16, Saturn 4 (BPHS 46.84). */
export const SIGN_YEARS = [7, 16, 9, 21, 5, 9, 16, 7, 10, 4, 4, 10] as const;

/** Groups of Ashwini ... Revati (BPHS 46.58-81; Jataka Parijata 17.102-103 for Uttara Bhadrapada and Revati). */
const GROUPS: readonly KalachakraGroup[] = [
  ...(['S1', 'S2', 'S1', 'A1', 'A2', 'A2'] as const),
  ...(['S1', 'S2', 'S1', 'A1', 'A2', 'A2'] as const),
  ...(['S1', 'S2', 'S1', 'A1', 'A2', 'A2'] as const),
  ...(['S1', 'S2', 'S1', 'A1', 'A2', 'A2'] as const),
  ...(['S1', 'S2', 'S1'] as const),
];

/** Rows of the savya quarters of Ashwini and of Bharani. */
const SAVYA = {
  S1: [
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
    [9, 10, 11, 7, 6, 5, 3, 4, 2],
    [1, 0, 11, 10, 9, 8, 0, 1, 2],
    [3, 4, 5, 6, 7, 8, 9, 10, 11],
  ],
  S2: [
    [7, 6, 5, 3, 4, 2, 1, 0, 11],
    [10, 9, 8, 0, 1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10, 11, 7, 6, 5],
    [3, 4, 2, 1, 0, 11, 10, 9, 8],
  ],
} as const;

const row = (group: KalachakraGroup, pada: number, signs: readonly number[]): KalachakraRow => ({
  group,
  pada,
  signs,
  totalYears: signs.reduce((sum, sign) => sum + SIGN_YEARS[sign], 0),
});

/** The quarters of Rohini and Mrigashira are those of Bharani and Ashwini backwards, the last one first. */
const reversed = (group: KalachakraGroup, rows: readonly (readonly number[])[]): KalachakraRow[] =>
  rows.toReversed().map((signs, i) => row(group, i + 1, signs.toReversed()));

/** The four rows of each group. */
const ROWS: Readonly<Record<KalachakraGroup, readonly KalachakraRow[]>> = {
  S1: SAVYA.S1.map((signs, i) => row('S1', i + 1, signs)),
  S2: SAVYA.S2.map((signs, i) => row('S2', i + 1, signs)),
  A1: reversed('A1', SAVYA.S2),
  A2: reversed('A2', SAVYA.S1),
};

/** The row of a quarter. `nakshatra`: 0 Ashwini ... 26 Revati; `pada`: 1 ... 4. */
export const kalachakraRow = (nakshatra: number, pada: number): KalachakraRow => ROWS[GROUPS[nakshatra]][pada - 1];

const NEXT_GROUP: Readonly<Record<KalachakraGroup, KalachakraGroup>> = { S1: 'S2', S2: 'S1', A1: 'A2', A2: 'A1' };

/**
 * The row after a row in the wheel: the next quarter, and after the fourth the first quarter of the other group of the same direction. A savya
 * seam then leaps from Pisces to Scorpio or from Sagittarius to Aries (Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 24).
 */
export const nextRow = ({ group, pada }: KalachakraRow): KalachakraRow =>
  pada < 4 ? ROWS[group][pada] : ROWS[NEXT_GROUP[group]][0];

/** Whether a group is savya (direct). */
export const isSavya = (group: KalachakraGroup): boolean => group === 'S1' || group === 'S2';
