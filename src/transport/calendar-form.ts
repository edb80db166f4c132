import { createHash } from 'node:crypto';
import { calendarStamp, calendarText } from '../forms/calendar.js';
import type { CalendarEvent } from '../forms/calendar.js';
import { ASIDE, flat, rowShape } from './answer-rows.js';
import type { Row } from './answer-rows.js';
import type { JsonSchema } from './json-schema.js';

/** Where an answer holds what happens, so that it can stand in a calendar. */
export interface EventsAt {
  /** The list of the answer; null: the answer itself is the list, or the one event. */
  readonly key: string | null;
  /** Moments of the answer itself, which is the event where it has no such list. */
  readonly own: readonly SpanAt[];
  /** Rows hold lists of events of their own under this name. */
  readonly within: string | null;
  /** Where events begin and end; keys of records within the event after a dot. Several: the event has several moments. */
  readonly spans: readonly SpanAt[];
}
interface SpanAt {
  readonly begin: string;
  readonly end: string | null;
  /** Which of the moments of an event it is; null where it has one. */
  readonly name: string | null;
}

/** Tells the UTC (ISO 8601) of a Julian day UT1. */
export type UtcOfJd = (jdUt1: number) => string;

const INSTANT = 'datetime_utc';
/** Fields in which what has a beginning tells it, with the field of its end: texts before Julian days, which are UT1. */
const BEGINNINGS: readonly (readonly [begin: string, end: string])[] = [
  ['start_utc', 'end_utc'],
  ['start_date', 'end_date'],
  ['jd_start', 'jd_end'],
  ['start_jd', 'end_jd'],
  ['start_jd_ut1', 'end_jd_ut1'],
  ['first_sampled_jd_ut', 'last_sampled_jd_ut'],
];
const ENDS: readonly (readonly [begin: string, end: string])[] = [
  ['start', 'end'],
  ['ingress', 'egress'],
];

const isDated = (schema: JsonSchema | undefined): boolean => Object.hasOwn(schema?.properties ?? {}, INSTANT);
/** A moment, with what is told of it: not a chart, or what else holds lists of its own. */
const isMoment = (schema: JsonSchema | undefined): schema is JsonSchema =>
  isDated(schema) && Object.values(schema?.properties ?? {}).every((inner) => rowShape(inner) === null);
const orNull = ({ anyOf = [] }: JsonSchema): JsonSchema | undefined =>
  anyOf.length === 2 && anyOf.some(({ type }) => type === 'null') ? anyOf.find(isMoment) : undefined;
/** The rows of a list are the points of a line on the Earth. */
const isTrack = ({ properties = {} }: JsonSchema): boolean =>
  (Object.hasOwn(properties, 'latitude_deg') && Object.hasOwn(properties, 'longitude_deg')) ||
  Object.values(properties).some((inner) => inner.properties !== undefined && isTrack(inner));

/** Where an event of this shape tells its moments; empty where it has none. */
function spansOf(shape: JsonSchema): readonly SpanAt[] {
  const { properties = {} } = shape;
  const names = Object.keys(properties);
  const span = (begin: string): readonly SpanAt[] => {
    const end = ENDS.map(([from, to]) => begin.replace(from, to)).find((other) => other !== begin);
    return [{ begin, end: end !== undefined && Object.hasOwn(properties, end.split('.')[0]) ? end : null, name: null }];
  };
  if (isTrack(shape)) return [];
  if (names.includes(INSTANT)) return span(INSTANT);
  const inner = names.find((name) => isMoment(properties[name]));
  if (inner !== undefined) return span(`${inner}.${INSTANT}`);
  const named = names.find((name) => name.endsWith(`_${INSTANT}`));
  if (named !== undefined) return span(named);
  const known = BEGINNINGS.find(([begin]) => names.includes(begin));
  if (known !== undefined) return [{ begin: known[0], end: names.includes(known[1]) ? known[1] : null, name: null }];
  return names
    .filter((name) => orNull(properties[name]) !== undefined)
    .map((name) => ({ begin: `${name}.${INSTANT}`, end: null, name: name.replaceAll('_', ' ') }));
}

/** The same for a list whose events may have several shapes. */
function spansOfList(list: JsonSchema): readonly SpanAt[] {
  const row = rowShape(list);
  const items = list.items as JsonSchema | undefined;
  const spans = (row === null ? (items?.anyOf ?? []) : [row]).flatMap(spansOf);
  return spans.filter(({ begin }, i) => spans.findIndex((other) => other.begin === begin) === i);
}

/** An answer may be what the rows of its optional list are. */
const hasAll = ({ properties = {} }: JsonSchema, spans: readonly SpanAt[]): boolean =>
  spans.every(({ begin }) => Object.hasOwn(properties, begin.split('.')[0]));

/** Where an answer holds events; null where it has none. */
export function eventsOf(schema: JsonSchema): EventsAt | null {
  const { properties = {}, anyOf = [] } = schema;
  const own = [schema, ...anyOf].find(isDated) === undefined ? [] : [{ begin: INSTANT, end: null, name: null }];
  const lists: readonly (readonly [string | null, JsonSchema])[] = [
    [null, schema],
    ...Object.entries(properties).filter(([name]) => !ASIDE.includes(name)),
  ];
  let isTable = false;
  for (const [key, list] of lists) {
    const row = rowShape(list);
    const spans = spansOfList(list);
    if (spans.length > 0) return { key, own: hasAll(schema, spans) ? spans : [], within: null, spans };
    if (row === null) continue;
    isTable = true;
    for (const [within, inner] of Object.entries(row.properties ?? {})) {
      const innerSpans = ASIDE.includes(within) ? [] : spansOfList(inner);
      if (innerSpans.length > 0) return { key, own: [], within, spans: innerSpans };
    }
  }
  return isTable || own.length === 0 ? null : { key: null, own, within: null, spans: [] };
}

/** An event of an answer with what the row says that holds it. */
interface Held {
  readonly event: Row;
  readonly holder: Row;
}

/** null: the answer has no list, it is the event itself. */
function heldEvents(answer: unknown, { key: list, within, spans, own }: EventsAt): readonly Held[] | null {
  const part = list === null ? answer : (answer as Record<string, unknown> | null)?.[list];
  if (own.length > 0 && (spans.length === 0 || part === undefined)) return null;
  if (typeof part !== 'object' || part === null) return [];
  const isMap = !Array.isArray(part);
  return Object.entries(part).flatMap(([key, row]: [string, unknown]): readonly Held[] => {
    const name: Row = isMap ? { key } : {};
    if (within === null) return [{ event: { ...name, ...flat(row) }, holder: {} }];
    const { [within]: inner, ...rest } = row as Record<string, unknown>;
    return (Array.isArray(inner) ? inner : []).map((event) => ({
      event: flat(event),
      holder: { ...name, ...flat(rest) },
    }));
  });
}

/** Texts that tell an event apart: the first ones that begin with a letter and are short. */
const FEWEST_WORDS = 2,
  MOST_WORDS = 4,
  LONGEST_WORD = 60;
/** Fields that tell how an event was found. */
const OF_THE_COMPUTATION = /^(?:computation_\w+|search|options_not_applied|provenance)\b/;
const HALF_SECOND_DAYS = 0.5 / 86_400;
/** What lasts longer is marked at its beginning alone: a calendar shows a span on each of its days. */
const LONGEST_SPAN_MS = 7 * 86_400_000;

/** An answer as a calendar. The id of an event follows from what is told, so that a feed that is read again doubles nothing. */
export function calendarForm(answer: unknown, at: EventsAt, title: string, utcOfJd: UtcOfJd): string {
  const held = heldEvents(answer, at);
  const isOne = held === null;
  const events = (held ?? [{ event: flat(answer), holder: {} }]).flatMap(({ event, holder }) =>
    (isOne ? at.own : at.spans).flatMap((span) => {
      const moment = utcOf(event[span.begin], utcOfJd);
      if (moment === null) return [];
      const words = [
        ...(span.name === null ? [] : [span.name]),
        ...relationOf(event),
        ...wordsOf({ ...event, ...holder }),
      ];
      const summary = words.length < FEWEST_WORDS ? [...words, title].join(': ') : words.slice(0, MOST_WORDS).join(' ');
      return [calendarEvent(moment, span.end === null ? null : utcOf(event[span.end], utcOfJd), summary, title)];
    }),
  );
  return calendarText(events);
}

/** An angle to a place that has no name: `Saturn 90° to 84.19°`. */
const relationOf = ({ body, angle, target }: Row): readonly string[] =>
  typeof body === 'string' && typeof angle === 'number' && typeof target === 'number'
    ? [`${body} ${angle}° to ${Number(target.toFixed(2))}°`]
    : [];

const wordsOf = (row: Row): readonly string[] => [
  ...new Set(
    Object.entries(row)
      .filter(([key]) => !OF_THE_COMPUTATION.test(key))
      .map(([, value]) => value)
      .filter((value): value is string => typeof value === 'string' && value.length <= LONGEST_WORD)
      .filter((value) => /^\p{L}/u.test(value)),
  ),
];

/** The UTC of a value, where it is a moment of the years 0000 to 9999, which alone a calendar knows. */
function utcOf(value: unknown, utcOfJd: UtcOfJd): string | null {
  // Stamps are cut to the second: a Julian day, which is as fine as 40 microseconds, must not fall short of its own.
  const iso = typeof value === 'number' ? utcOfJd(value + HALF_SECOND_DAYS) : value;
  return typeof iso === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(iso) ? iso : null;
}

function calendarEvent(begin: string, end: string | null, summary: string, title: string): CalendarEvent {
  const stamp = calendarStamp(begin);
  const uid = createHash('sha1').update(`${stamp} ${summary} ${title}`).digest('hex');
  const length = end === null ? NaN : Date.parse(end) - Date.parse(begin);
  return {
    uid: `${uid}@celestial-computation-service`,
    stamp,
    ...(length > 0 && length <= LONGEST_SPAN_MS ? { end: calendarStamp(end as string) } : {}),
    summary,
    description: title,
  };
}
