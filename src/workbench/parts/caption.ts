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

/** A date with a line for its calendar if that is the Julian one. The line is separate, because the corners of a picture are narrow. */
const datedIn = (dated: string, calendar: Calendar): string[] =>
  calendar === 'julian' ? [dated, text.moment.calendars.julian] : [dated];

/** Date and time of a step in local time and in the calendar of the birth, with UTC. Without a known time only UTC is shown. */
function steppedText(moment: Moment, dt: string): string[] {
  const utc = `${isoShort(dt)} UTC`;
  if (!knowsTime(moment)) return [utc];
  const { local, calendar } = localOf(moment, timeOf(dt));
  return [...datedIn(inWords(local), calendar), words.zone(moment.zone), utc];
}

/** The caption of the picture of a chart: name, date, time, zone and place. `isStated`: the instant is the one that was entered. */
export function captionOf(moment: Moment, dt: string, isStated = true): string[] {
  const { name, local, zone, place, latitude, longitude } = moment;
  const calendar = calendarOf(moment);
  const when = knowsTime(moment)
    ? [...datedIn(inWords(local), calendar), words.zone(zone), `${isoShort(dt)} UTC`]
    : [...datedIn(inWords(local.slice(0, 10)), calendar), words.noTime];
  const lines = [
    name.trim() || words.unnamed,
    ...(isStated ? when : steppedText(moment, dt)),
    ...(place === '' ? [] : [place]),
    `${placeAngle(latitude, 'NS')} ${placeAngle(longitude, 'EW')}`,
  ].map((line) => line.slice(0, MOST_LETTERS));
  return [...new Set(lines)];
}
