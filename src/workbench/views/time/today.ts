import type { Span } from '../../state/span.js';

const DAY_MS = 86_400_000;
export const YEAR_MS = 365.25 * DAY_MS;

/** Midnight of today, so that a link and its requests do not change during a day. */
const today = (): number => Math.floor(Date.now() / DAY_MS) * DAY_MS;

/** A span of years around today. */
export const yearsAbout = (before: number, after: number): Span => ({
  from: today() - before * YEAR_MS,
  to: today() + after * YEAR_MS,
});
export const oneYear = (): Span => yearsAbout(0, 1);
