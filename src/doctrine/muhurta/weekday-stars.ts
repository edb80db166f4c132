/** Pairs of weekday and nakshatra. Weekdays: 0 Monday ... 6 Sunday, unless a function says otherwise; nakshatras: 0 Ashwini ... 26 Revati. */

const sets = (rows: readonly (readonly number[])[]): readonly ReadonlySet<number>[] => rows.map((row) => new Set(row));

/**
 * Amrita siddhi: Mrigashira on Monday, Ashwini on Tuesday, Anuradha on Wednesday, Pushya on Thursday, Revati on Friday, Rohini on Saturday,
 * Hasta on Sunday (Muhurta Sadhana, Samjna 78-79; the same pairs in Muhurta Chintamani, Shubhashubha).
 */
const AMRITA_SIDDHI = [4, 0, 16, 7, 26, 3, 12] as const;

/** Amirtha of Kalaprakasika ch. 35 (Iyer 1982, pp. 199-201), from Monday; the chapter names no star for Sunday. */
const AMIRTHA = sets([
  [3, 4, 6, 14, 21],
  [4, 6, 7, 8, 9, 10, 12, 13, 14],
  [5, 6, 7, 8, 9, 12, 13, 14, 15, 21],
  [0, 6, 7, 9, 14],
  [0, 1, 10, 26],
  [2, 3, 14, 23],
  [],
]);

/** Sarvartha siddhi, from Monday (Muhurta Chintamani, Shubhashubha 28-29). */
const SARVARTHA_SIDDHI = sets([
  [3, 4, 7, 16, 21],
  [0, 2, 8, 25],
  [2, 3, 4, 12, 16],
  [0, 6, 7, 16, 26],
  [0, 6, 16, 21, 26],
  [3, 14, 21],
  [0, 7, 11, 12, 18, 20, 25],
]);

/** Inclusive counts from the Sun's nakshatra to the Moon's that make Ravi yoga (Muhurta Chintamani, Shubhashubha 27). */
const RAVI_COUNTS: ReadonlySet<number> = new Set([4, 6, 9, 10, 13, 20]);

/** Yamaghanta, from Sunday: Magha, Vishakha, Ardra, Mula, Krittika, Rohini, Hasta (Muhurta Chintamani, Shubhashubha 9). */
const YAMAGHANTA = [9, 15, 5, 18, 2, 3, 12] as const;

export const isAmritaSiddhi = (weekday: number, star: number): boolean => AMRITA_SIDDHI[weekday] === star;
export const isAmirtha = (weekday: number, star: number): boolean => AMIRTHA[weekday].has(star);
export const isSarvarthaSiddhi = (weekday: number, star: number): boolean => SARVARTHA_SIDDHI[weekday].has(star);
/** `weekday`: 0 Sunday ... 6 Saturday. */
export const isYamaghantaStar = (weekday: number, star: number): boolean => YAMAGHANTA[weekday] === star;

/** Nakshatras from one to another, both counted: 1 ... 27. */
export const inclusiveCount = (from: number, to: number): number => ((to - from + 27) % 27) + 1;
export const isRaviYoga = (count: number): boolean => RAVI_COUNTS.has(count);
