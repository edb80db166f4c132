/** Parts of day and night as the named muhurtas use them. All times are Julian days; a ghati is a sixtieth of a day, 24 minutes. */

export const GHATI_DAYS = 1 / 60;

/** A span as fractions of the daylight, from sunrise. */
export interface DaylightPart {
  readonly from: number;
  readonly to: number;
}

/** Abhijit: the eighth of the fifteen parts of the daylight (Muhurta Chintamani, Vivaha 52 and 54). */
export const ABHIJIT: DaylightPart = { from: 7 / 15, to: 8 / 15 };
/** Vijaya: the eleventh of the fifteen parts of the daylight. */
export const VIJAYA: DaylightPart = { from: 10 / 15, to: 11 / 15 };

/** Abhijit is not used on a Wednesday (Muhurta Chintamani, Vivaha 54). `weekday`: 0 Monday ... 6 Sunday. */
export const excludesAbhijit = (weekday: number): boolean => weekday === 2;

/**
 * Brahma muhurta, days after the sunrise: from four to two ghatis before it (Arunadatta on Ashtanga Hridaya, Sutrasthana 2.1: the fourteenth
 * muhurta of the night, with ghatis of fixed length).
 */
export const BRAHMA_FIXED = { from: -4 * GHATI_DAYS, to: -2 * GHATI_DAYS } as const;
/** The fourteenth of fifteen parts of the night, as fractions of the time from sunset to sunrise. */
export const BRAHMA_NIGHT_PART = { from: 13 / 15, to: 14 / 15 } as const;

/** Godhuli: half a ghati on each side of the instant at which half of the Sun's disc has set (Vivaha Vrindavana 9.5-6). */
export const GODHULI_HALF_WIDTH_DAYS = GHATI_DAYS / 2;

/**
 * The side of sunset on which godhuli may be used: on a Thursday only after the disc has disappeared, on a Saturday only while it is visible, on
 * other days both (Vivaha Vrindavana 9.5-6). `weekday`: 0 Monday ... 6 Sunday.
 */
export function godhuliSide(weekday: number): 'afterSunset' | 'beforeSunset' | 'both' {
  if (weekday === 3) return 'afterSunset';
  return weekday === 5 ? 'beforeSunset' : 'both';
}

/**
 * The sixteenth of the daylight that is yamaghanta, from 0, by weekday from Sunday: the 10th, 8th, 6th, 4th, 2nd, 14th and 12th (Muhurta
 * Chintamani, Shubhashubha 37, table of the commentary).
 */
const YAMAGHANTA_SIXTEENTH = [9, 7, 5, 3, 1, 13, 11] as const;

/** Yamaghanta as fractions of the daylight. `weekday`: 0 Sunday ... 6 Saturday. */
export const yamaghantaPart = (weekday: number): DaylightPart => ({
  from: YAMAGHANTA_SIXTEENTH[weekday] / 16,
  to: (YAMAGHANTA_SIXTEENTH[weekday] + 1) / 16,
});
