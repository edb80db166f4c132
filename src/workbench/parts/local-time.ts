import { isoOf } from './dates.js';
import { clockFormat } from './clock-format.js';

const HOUR_MS = 3_600_000;

/** Milliseconds east of Greenwich of local mean time or of a fixed offset; null for a zone with a name. */
function fixedMs(zone: string, longitude: number): number | null {
  if (zone === 'LMT') return (longitude / 15) * HOUR_MS;
  const found = /^([+-])(\d\d):?(\d\d)$/.exec(zone);
  return found === null ? null : (found[1] === '-' ? -1 : 1) * (Number(found[2]) * 60 + Number(found[3])) * 60_000;
}

/**
 * `1990-06-15 14:30` of an instant as the clocks of a place showed it. Years before 1 are in local mean time: there were no others. A zone that
 * the browser does not know is written in UTC.
 */
export function localText(ms: number, zone: string, longitude: number): string {
  const isAncient = new Date(ms).getUTCFullYear() < 1;
  const fixed = fixedMs(isAncient ? 'LMT' : zone, longitude);
  if (fixed !== null)
    return isoOf(ms + fixed)
      .slice(0, -8)
      .replace('T', ' ');
  return clockFormat(zone)?.format(new Date(ms)) ?? isoOf(ms).slice(0, -8).replace('T', ' ');
}
