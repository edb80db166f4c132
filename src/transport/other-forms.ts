import type { FeatureCollection } from '../contract/geojson.js';
import type { CalendarOfAnswer, Route } from '../contract/route.js';
import { csvText, spreadsheetCell } from '../forms/csv.js';
import { rowShape, rowsOf } from './answer-rows.js';
import type { Row } from './answer-rows.js';
import { calendarForm } from './calendar-form.js';
import type { UtcOfJd } from './calendar-form.js';
import { ServiceError } from './errors.js';
import type { JsonSchema } from './json-schema.js';
import { lookupTable } from '../kernel/lookup.js';

/** Forms of an answer besides JSON: its list as a table, its events as a calendar, its map, its picture. */
export type OtherForm = 'csv' | 'ics' | 'geojson' | 'svg';

export const FORM_TYPES: Readonly<Record<OtherForm, string>> = {
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  geojson: 'application/geo+json',
  svg: 'image/svg+xml',
};
const MEDIA = lookupTable<OtherForm | 'json'>({
  'application/json': 'json',
  'application/*': 'json',
  '*/*': 'json',
  'text/csv': 'csv',
  'text/calendar': 'ics',
  'application/geo+json': 'geojson',
  'image/svg+xml': 'svg',
});

/** The offered form that `Accept` (RFC 9110, 12.5.1) prefers; JSON among equally preferred forms; null when no form is accepted. */
function preferredForm(accept: string | undefined, offered: ReadonlySet<OtherForm>): OtherForm | 'json' | null {
  if (accept === undefined || accept === '') return 'json';
  let best: OtherForm | 'json' | null = null,
    weight = 0;
  for (const part of accept.toLowerCase().split(',')) {
    const [type, ...params] = part.split(';').map((text) => text.trim());
    const form = Object.hasOwn(MEDIA, type) ? MEDIA[type] : undefined;
    if (form === undefined || (form !== 'json' && !offered.has(form))) continue;
    const q = params.find((param) => param.startsWith('q='));
    const own = q === undefined ? 1 : Number(q.slice(2)) || 0;
    if (own > weight || (own === weight && own > 0 && form === 'json')) {
      best = form;
      weight = own;
    }
  }
  return best;
}

/** The part of an answer that a form shows: the key of the part; null: the answer itself. */
interface PlaceOf {
  readonly key: string | null;
}

/** The member `geojson` or `svg` of an answer, or the list whose rows have it. */
function documentOf(schema: JsonSchema, member: 'geojson' | 'svg'): PlaceOf | null {
  const { properties = {} } = schema;
  if (Object.hasOwn(properties, member)) return { key: member };
  const list = Object.keys(properties).find((key) =>
    Object.hasOwn(rowShape(properties[key])?.properties ?? {}, member),
  );
  return list === undefined ? null : { key: list };
}

/** The part of a route that determines the forms of its answers. */
export type FormedRoute = Pick<Route, 'response' | 'table' | 'calendar' | 'summary'>;

/** The part of an answer that a form shows; null when the answer has no such form. */
function placeOf({ response, table, calendar }: FormedRoute, form: OtherForm): PlaceOf | null {
  if (form === 'geojson' || form === 'svg') return documentOf(response as JsonSchema, form);
  const list = form === 'csv' ? table : calendar;
  return list === undefined ? null : { key: list.list };
}

/** The forms besides JSON in which a route answers. */
export const formsOf = (route: FormedRoute): ReadonlySet<OtherForm> =>
  new Set((Object.keys(FORM_TYPES) as OtherForm[]).filter((form) => placeOf(route, form) !== null));

/** A form that a request wants, and the part of the answer that it shows. */
export interface FormWanted extends PlaceOf {
  readonly form: OtherForm;
  /** Title of the events of a calendar. */
  readonly title: string;
  /** The events of a calendar. */
  readonly calendar: CalendarOfAnswer | undefined;
}

/** The form of an answer that a request prefers; null: JSON. Errors: 406 when the answer has no form that the request accepts. */
export function formWanted(accept: string | undefined, route: FormedRoute): FormWanted | null {
  // The most common headers need no parsing.
  if (accept === undefined || accept === '*/*' || accept === 'application/json') return null;
  const offered = formsOf(route);
  const form = preferredForm(accept, offered);
  if (form === 'json') return null;
  const place = form === null ? null : placeOf(route, form);
  if (form === null || place === null)
    throw new ServiceError(
      406,
      'not_acceptable',
      'negotiation',
      'the answer is not available in a media type that the request accepts',
      {
        allowed: ['application/json', ...[...offered].map((other) => FORM_TYPES[other].split(';')[0])],
      },
    );
  return { form, key: place.key, title: route.summary, calendar: route.calendar };
}

/** Fields of a request, with their values, that add a document to the answer. */
const DOCUMENT_OPTIONS: Readonly<Partial<Record<OtherForm, readonly (readonly [field: string, value: unknown])[]>>> = {
  geojson: [
    ['geojson', true],
    ['format', 'geojson'],
  ],
  svg: [['include_svg', true]],
};

/** A validated body in which the option for the document that `Accept` prefers is set. */
export function withDocumentOption(body: unknown, request: JsonSchema | undefined, { form }: FormWanted): unknown {
  const option = DOCUMENT_OPTIONS[form]?.find(([field]) => Object.hasOwn(request?.properties ?? {}, field));
  return option === undefined ? body : { ...(body as object), [option[0]]: option[1] };
}

/** Writes an answer in another form than JSON. */
export function inForm(answer: unknown, { form, key, title, calendar }: FormWanted, utcOfJd: UtcOfJd): string {
  const part = key === null ? answer : (answer as Record<string, unknown> | null)?.[key];
  switch (form) {
    case 'csv':
      return csv(rowsOf(part));
    case 'ics':
      return calendar === undefined ? '' : calendarForm(answer, calendar, title, utcOfJd);
    case 'geojson':
      return JSON.stringify(Array.isArray(part) ? oneMap(part as MapRow[]) : (part ?? oneMap([])));
    case 'svg':
      return part as string;
  }
}

interface MapRow {
  readonly geojson?: FeatureCollection | null;
  readonly jd_ut?: number;
}

/** The maps of a list as one map. A feature of the map of an instant has the property `jd_ut`. */
const oneMap = (rows: readonly MapRow[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: rows.flatMap(({ geojson, jd_ut }) =>
    (geojson?.features ?? []).map((feature) =>
      jd_ut === undefined ? feature : { ...feature, properties: { ...feature.properties, jd_ut } },
    ),
  ),
});

/** A header line, and one line for each row. */
function csv(rows: readonly Row[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return csvText([names, ...rows.map((row) => names.map((name) => row[name]))].map((row) => row.map(spreadsheetCell)));
}
