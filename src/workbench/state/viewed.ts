import { dayOf, isoOf, timeOf } from '../parts/dates.js';
import { param, setParams } from './url.js';

/**
 * The moment in view: an instant that is looked at, of its own, whatever the birth is. In the address as UTC to the second (`mv`); a moment of
 * links from before (`sd`) is read too.
 */
export function viewedMs(): number | null {
  const stated = param('mv') || param('sd');
  const ms = timeOf(/T\d\d:\d\d$/.test(stated) ? `${stated}:00Z` : `${stated}Z`);
  return stated === '' || Number.isNaN(ms) ? null : ms;
}

/** As the address holds it: seconds only where there are any. */
export const momentParam = (ms: number): string => {
  const iso = isoOf(Math.round(ms / 1000) * 1000).slice(0, -5);
  return iso.endsWith(':00') ? iso.slice(0, -3) : iso;
};

export const setViewed = (ms: number | null, replace = false): void =>
  setParams({ mv: ms === null ? null : momentParam(ms), sd: null }, replace);

/** A day of the moment in view, or today. */
export const viewedDay = (): string => dayOf(viewedMs() ?? Date.now());
