import { hash } from 'node:crypto';
import type { CalendarOfAnswer, EventMoment } from '../contract/route.js';
import { calendarStamp, calendarText } from '../forms/calendar.js';
import type { CalendarEvent } from '../forms/calendar.js';
import { flat } from './answer-rows.js';
import type { Row } from './answer-rows.js';

/** Converts a Julian day UT1 to UTC (ISO 8601). */
export type UtcOfJd = (jdUt1: number) => string;

/** A row that is an event, with the fields of the row that contains it. */
interface RowEvent {
  readonly row: Row;
  readonly container: Row;
}

const NO_FIELDS: Row = {};

/**
 * Writes the events of an answer as a calendar; the route declares where they are (`calendar`). The id of an event is derived from its content, so
 * that a feed which is read again creates no duplicates. An event has the title of the route and a summary of its first words.
 */
export function calendarForm(answer: unknown, calendar: CalendarOfAnswer, title: string, utcOfJd: UtcOfJd): string {
  const { moments = [], own = [] } = calendar;
  const rows = rowEvents(answer, calendar);
  const events =
    rows === null
      ? eventsOf({ row: flat(answer), container: NO_FIELDS }, own, title, utcOfJd)
      : rows.flatMap((row) => eventsOf(row, moments, title, utcOfJd));
  return calendarText(events);
}

/** The rows of the list of events; null: the answer has no list and is the event. */
function rowEvents(answer: unknown, { list, within, moments, own }: CalendarOfAnswer): readonly RowEvent[] | null {
  const part = list === null ? answer : (answer as Record<string, unknown> | null)?.[list];
  if (own !== undefined && (moments === undefined || part === undefined)) return null;
  if (typeof part !== 'object' || part === null) return [];
  const isMap = !Array.isArray(part);
  return Object.entries(part).flatMap(([key, row]: [string, unknown]): readonly RowEvent[] => {
    const name: Row = isMap ? { key } : NO_FIELDS;
    if (within === undefined) return [{ row: { ...name, ...flat(row) }, container: NO_FIELDS }];
    const { [within]: inner, ...rest } = row as Record<string, unknown>;
    if (!Array.isArray(inner)) return [];
    const container = { ...name, ...flat(rest) };
    return inner.map((event) => ({ row: flat(event), container }));
  });
}

const FEWEST_WORDS = 2,
  MOST_WORDS = 4;

/** The events of a row: one for each of its moments. */
function eventsOf(
  { row, container }: RowEvent,
  moments: readonly EventMoment[],
  title: string,
  utcOfJd: UtcOfJd,
): CalendarEvent[] {
  const words = [...relationOf(row), ...wordsOf(row, container)];
  return moments.flatMap(({ begin, end, name }) => {
    const start = utcOf(row[begin], utcOfJd);
    if (start === null) return [];
    const all = name === undefined ? words : [name, ...words];
    const summary = all.length < FEWEST_WORDS ? [...all, title].join(': ') : all.slice(0, MOST_WORDS).join(' ');
    return [calendarEvent(start, end === undefined ? null : utcOf(row[end], utcOfJd), summary, title)];
  });
}

/** An aspect to a longitude without a name: `Saturn 90° to 84.19°`. */
const relationOf = ({ body, angle, target }: Row): readonly string[] =>
  typeof body === 'string' && typeof angle === 'number' && typeof target === 'number'
    ? [`${body} ${angle}° to ${Number(target.toFixed(2))}°`]
    : [];

const LONGEST_WORD = 60;
/** Fields that describe the computation of an event. */
const OF_THE_COMPUTATION = /^(?:computation_\w+|search|options_not_applied|provenance)\b/;

/** The first different words of an event, then of its container: strings that begin with a letter and are short. */
function wordsOf(row: Row, container: Row): readonly string[] {
  const words: string[] = [];
  const fields: Row = container === NO_FIELDS ? row : { ...row, ...container };
  for (const key of Object.keys(fields)) {
    const value = fields[key];
    if (typeof value !== 'string' || value.length > LONGEST_WORD || words.includes(value)) continue;
    if (!/^\p{L}/u.test(value) || OF_THE_COMPUTATION.test(key)) continue;
    if (words.push(value) === MOST_WORDS) break;
  }
  return words;
}

const HALF_SECOND_DAYS = 0.5 / 86_400;

/** The UTC of a value; null when it is no instant of the years 0000 to 9999, the only years of a calendar. */
function utcOf(value: unknown, utcOfJd: UtcOfJd): string | null {
  // Stamps are truncated to the second: without the half second a rounded Julian day (its resolution is 40 us) would lose a second.
  const iso = typeof value === 'number' ? utcOfJd(value + HALF_SECOND_DAYS) : value;
  return typeof iso === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(iso) ? iso : null;
}

/** A longer event is entered at its beginning only: a calendar shows a span on each of its days. */
const LONGEST_SPAN_MS = 7 * 86_400_000;

function calendarEvent(begin: string, end: string | null, summary: string, title: string): CalendarEvent {
  const stamp = calendarStamp(begin);
  const id = hash('sha1', `${stamp} ${summary} ${title}`);
  const length = end === null ? NaN : Date.parse(end) - Date.parse(begin);
  return {
    uid: `${id}@celestial-computation-service`,
    stamp,
    ...(length > 0 && length <= LONGEST_SPAN_MS ? { end: calendarStamp(end as string) } : {}),
    summary,
    description: title,
  };
}
