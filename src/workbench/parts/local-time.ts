import { isoOf } from './dates.js';
import { clockFormat } from './clock-format.js';

const HOUR_MS = 3_600_000;

/** Milliseconds east of Greenwich for local mean time or a fixed offset; null for a named zone. */
function fixedMs(zone: string, longitude: number): number | null {
  if (zone === 'LMT') return (longitude / 15) * HOUR_MS;
  const found = /^([+-])(\d\d):?(\d\d)$/.exec(zone);
  return found === null ? null : (found[1] === '-' ? -1 : 1) * (Number(found[2]) * 60 + Number(found[3])) * 60_000;
}

/**
 * An instant in the civil time of a place, `1990-06-15 14:30`. Years before 1 use local mean time. Zones that the browser does not know use
 * UTC.
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
