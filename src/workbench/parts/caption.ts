import { knowsTime } from './known-time.js';
import { isoShort, placeAngle } from './format.js';
import { calendarOf } from '../state/moment.js';
import type { Moment } from '../state/moment.js';
import { timeOf } from './dates.js';
import { localOf } from './local-time.js';
import type { Calendar } from '../entry/calendars.js';
import { text } from '../text/text.js';

const words = text.wheel;
/** Maximum length of a line in a picture. */
const MOST_LETTERS = 100;

/** `15 June 1990, 14:30` of a civil date and time. */
export function inWords(local: string): string {
  const match = /^([+-]?\d+)-(\d\d)-(\d\d)(?:T(\d\d:\d\d(?::\d\d)?))?/.exec(local);
  if (match === null) return local;
  const [, year, month, day, time] = match;
  const count = Number(year),
    shown = count <= 0 ? words.before(1 - count) : String(count);
  return `${Number(day)} ${words.months[Number(month) - 1] ?? month} ${shown}${time === undefined ? '' : `, ${time}`}`;
}

/** A date with its calendar where the country of the moment wrote Julian dates. */
const datedIn = (dated: string, calendar: Calendar): string =>
  calendar === 'julian' ? `${dated} (${text.moment.calendars.julian})` : dated;

/** UTC, with the name of its calendar next to a Julian date. */
const universal = (dt: string, calendar: Calendar): string =>
  `${isoShort(dt)} UTC${calendar === 'julian' ? ` (${text.moment.calendars.gregorian})` : ''}`;

/** Date and time of a step in local time and in the calendar of the birth, with UTC. Without a known time only UTC is shown. */
function steppedText(moment: Moment, dt: string): string[] {
  if (!knowsTime(moment)) return [universal(dt, calendarOf(moment))];
  const { local, calendar } = localOf(moment, timeOf(dt));
  return [datedIn(inWords(local), calendar), words.zone(moment.zone), universal(dt, calendar)];
}

/** The caption of the picture of a chart: name, date, time, zone and place. `isStated`: the instant is the one that was entered. */
export function captionOf(moment: Moment, dt: string, isStated = true): string[] {
  const { name, local, zone, place, latitude, longitude } = moment;
  const calendar = calendarOf(moment);
  const when = knowsTime(moment)
    ? [datedIn(inWords(local), calendar), words.zone(zone), universal(dt, calendar)]
    : [datedIn(inWords(local.slice(0, 10)), calendar), words.noTime];
  const lines = [
    name.trim() || words.unnamed,
    ...(isStated ? when : steppedText(moment, dt)),
    ...(place === '' ? [] : [place]),
    `${placeAngle(latitude, 'NS')} ${placeAngle(longitude, 'EW')}`,
  ].map((line) => line.slice(0, MOST_LETTERS));
  return [...new Set(lines)];
}
