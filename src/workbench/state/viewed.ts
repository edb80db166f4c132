import { dayOf, isoOf, timeOf } from '../parts/dates.js';
import { param, setParams } from './url.js';

/**
 * The moment in view: an instant independent of the birth. The address stores it as UTC to the second (`mv`); `sd` of older links is also
 * read.
 */
export function viewedMs(): number | null {
  const stated = param('mv') || param('sd');
  const ms = timeOf(/T\d\d:\d\d$/.test(stated) ? `${stated}:00Z` : `${stated}Z`);
  return stated === '' || Number.isNaN(ms) ? null : ms;
}

/** The moment as the address stores it, with seconds only if they are not zero. */
export const momentParam = (ms: number): string => {
  const iso = isoOf(Math.round(ms / 1000) * 1000).slice(0, -5);
  return iso.endsWith(':00') ? iso.slice(0, -3) : iso;
};

export const setViewed = (ms: number | null, replace = false): void =>
  setParams({ mv: ms === null ? null : momentParam(ms), sd: null }, replace);

/** The day of the moment in view, or today. */
export const viewedDay = (): string => dayOf(viewedMs() ?? Date.now());
