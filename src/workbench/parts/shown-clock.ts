import { momentOf } from '../state/moment.js';
import { observerOf } from '../state/observer.js';
import { settings } from '../state/settings.js';
import { minuteOf, timeOf } from './dates.js';
import { isoShort } from './format.js';
import { instantOfLocal, localText } from './local-time.js';
import { text } from '../text/text.js';

/** The place whose civil time the tables show; null for UTC. */
function clockPlace(): { readonly zone: string; readonly longitude: number; readonly place: string } | null {
  const { clock } = settings.value;
  return clock === 'utc' ? null : clock === 'birth' ? momentOf() : observerOf();
}

/** An instant in the chosen civil time, `2026-05-13 12:05`. */
export function shownMinute(ms: number): string {
  const place = clockPlace();
  return place === null ? minuteOf(ms) : localText(ms, place.zone, place.longitude);
}
export const shownIso = (iso: string): string => shownMinute(timeOf(iso));

/** An instant in the chosen civil time to the second. */
export function shownSecond(iso: string): string {
  const place = clockPlace();
  return place === null ? isoShort(iso, true) : localText(timeOf(iso), place.zone, place.longitude, true);
}

/** The instant of a date and time as typed in the chosen civil time, `2026-05-13T12:05`. */
export function instantOfShown(typed: string): number {
  const place = clockPlace();
  return place === null ? timeOf(`${typed}Z`) : instantOfLocal(typed, place.zone, place.longitude);
}

/** The name of the chosen civil time: `UTC`, or the zone. */
export function clockWord(): string {
  const place = clockPlace();
  return place === null ? 'UTC' : place.zone === 'LMT' ? text.moment.localMean : place.zone;
}

/** A column head with the chosen civil time: `Exact (UTC)`, `Exact (Europe/London)`. */
export const clockHead = (head: string): string => head.replace('UTC', clockWord());
