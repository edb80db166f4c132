import type { Boundary, Evidence, Graha, Span } from './evidence.js';
import type { Truth } from './truth.js';
import { known, mapped } from './truth.js';

const STAR_DEG = 360 / 27;
const PADA_DEG = 360 / 108;

/** Sidereal longitude of a planet, degrees, or null. */
export const longitudeOf = (evidence: Evidence, planet: Graha): number | null =>
  evidence.places.get(planet)?.longitude ?? null;

/** Sign of a longitude, 0 to 11. */
export const signOf = (degrees: number): number => Math.floor(degrees / 30) % 12;

/** Star of a longitude among 27, Ashvini = 0. */
export const starOf = (degrees: number): number => Math.floor(degrees / STAR_DEG) % 27;

/** Abhijit: the last quarter of Uttara Ashadha and the first fifteenth of Shravana. Its bounds, degrees. */
const ABHIJIT_FROM = 276 + 40 / 60,
  ABHIJIT_TO = 280 + 53 / 60 + 20 / 3600;
/** Index of Abhijit among 28 stars; those after it are one further than among 27. */
const ABHIJIT = 21;

/** Star of a longitude among the 28 of unequal length, Ashvini = 0, Abhijit = 21. */
export function star28Of(degrees: number): number {
  if (degrees >= ABHIJIT_FROM && degrees < ABHIJIT_TO) return ABHIJIT;
  return degrees < ABHIJIT_FROM ? starOf(degrees) : starOf(degrees) + 1;
}

/** Ninth part of the zodiac among 108, and so the quarter of the star. */
export const padaOf = (degrees: number): number => Math.floor(degrees / PADA_DEG) % 108;

/** Sign of the ninth part of a longitude, 0 to 11. */
export const navamsaSignOf = (degrees: number): number => padaOf(degrees) % 12;

/** Sign of a planet, or null. */
export const signOfPlanet = (evidence: Evidence, planet: Graha): number | null =>
  mapped(longitudeOf(evidence, planet), signOf);
/** Star of a planet among 27, or null. */
export const starOfPlanet = (evidence: Evidence, planet: Graha): number | null =>
  mapped(longitudeOf(evidence, planet), starOf);
/** Sign of the ascendant, or null. */
export const ascendantSign = (evidence: Evidence): number | null => mapped(evidence.ascendant, signOf);

/** House of a sign counted from another, 1 to 12. */
export const houseFrom = (from: number, sign: number): number => ((sign - from + 12) % 12) + 1;

/** House of a planet by whole signs from the ascendant, 1 to 12, or null. */
export function houseOf(evidence: Evidence, planet: Graha): number | null {
  const from = ascendantSign(evidence),
    sign = signOfPlanet(evidence, planet);
  return from === null || sign === null ? null : houseFrom(from, sign);
}

/** Moon less Sun in [0, 360) degrees, or null. */
export function elongation(evidence: Evidence): number | null {
  const sun = longitudeOf(evidence, 'Sun'),
    moon = longitudeOf(evidence, 'Moon');
  return sun === null || moon === null ? null : (moon - sun + 360) % 360;
}

/** Tithi of the instant among 30, 0-based, or null. */
export const tithiOf = (evidence: Evidence): number | null =>
  mapped(elongation(evidence), (degrees) => Math.floor(degrees / 12) % 30);

/** True after the bounds of a boundary, false before them, else unknown. */
export function isPast(jdUt1: number, boundary: Boundary): Truth {
  if (jdUt1 >= boundary.upperJdUt1) return true;
  return jdUt1 < boundary.lowerJdUt1 ? false : null;
}

/** True when the instant is within a span, false when it is outside, unknown within the bounds of an edge. */
export function isWithin(jdUt1: number, span: Span): Truth {
  const begun = isPast(jdUt1, span.start),
    ended = isPast(jdUt1, span.end);
  if (begun === false || ended === true) return false;
  return begun === null || ended === null ? null : true;
}

/** Weekday of the sunrise, Sunday = 0, or null. The evidence names the day of the instant, also within the bounds of a sunrise. */
export const weekdayOf = (evidence: Evidence): number | null => evidence.solar?.weekday ?? null;

/** True by day, false by night; unknown within the bounds of sunrise and sunset. */
export const isDaytime = (evidence: Evidence): Truth =>
  known(evidence.solar, ({ day, sunset }) => isWithin(evidence.jdUt1, { start: day.start, end: sunset }));

/** Count from one star to another, both included: 1 to `of`. */
export const countBetween = (from: number, to: number, of: number): number => ((to - from + of) % of) + 1;

/** The Sun's northern course by sidereal signs, Capricorn to Gemini. `sign`: 0 to 11. */
export const isNorthern = (sign: number): boolean => (sign + 3) % 12 < 6;
