import type { FeatureCollection } from '../contract/geojson.js';
import { csvText, spreadsheetCell } from '../forms/csv.js';
import { ASIDE, rowShape, rowsOf } from './answer-rows.js';
import type { Row } from './answer-rows.js';
import { calendarForm, eventsOf } from './calendar-form.js';
import type { EventsAt, UtcOfJd } from './calendar-form.js';
import { ServiceError } from './errors.js';
import type { JsonSchema } from './json-schema.js';
import { lookupTable } from '../kernel/lookup.js';

/** Forms of an answer besides JSON: a table of its list, the events of its list for a calendar, what lies on a map, a picture. */
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

/** The form that `Accept` (RFC 9110, 12.5.1) prefers of those there are: JSON where it is admitted as gladly; null where none is admitted. */
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

/** Where a form stands in an answer: its key; null: the answer itself. */
interface PlaceOf {
  readonly key: string | null;
}

/** The first list of records, or map of them, that a schema declares; null where the answer is no table. */
function tableOf(schema: JsonSchema): PlaceOf | null {
  if (rowShape(schema) !== null) return { key: null };
  const { properties = {} } = schema;
  const key = Object.keys(properties).find((name) => !ASIDE.includes(name) && rowShape(properties[name]) !== null);
  return key === undefined ? null : { key };
}

/** The member of an answer, or of the rows of one of its lists, that is the whole of another form: its name in both. */
function documentOf(schema: JsonSchema, member: 'geojson' | 'svg'): PlaceOf | null {
  const { properties = {} } = schema;
  if (Object.hasOwn(properties, member)) return { key: member };
  const list = Object.keys(properties).find((key) =>
    Object.hasOwn(rowShape(properties[key])?.properties ?? {}, member),
  );
  return list === undefined ? null : { key: list };
}

/** Where an answer holds what a form tells of it; null where it has no such form. */
function placeOf(schema: JsonSchema, form: OtherForm): PlaceOf | null {
  if (form === 'geojson' || form === 'svg') return documentOf(schema, form);
  return form === 'csv' ? tableOf(schema) : eventsOf(schema);
}

export const formsOf = (schema: JsonSchema): ReadonlySet<OtherForm> =>
  new Set((Object.keys(FORM_TYPES) as OtherForm[]).filter((form) => placeOf(schema, form) !== null));

/** What another form needs to know, beside the answer itself. */
export interface FormWanted extends PlaceOf {
  readonly form: OtherForm;
  /** Names the events of a calendar. */
  readonly title: string;
  /** Where the events of a calendar stand; null for other forms. */
  readonly events: EventsAt | null;
}

/** The form that a request prefers of a route's answer; null: JSON. Errors: 406 where the answer has none that the client takes. */
export function formWanted(accept: string | undefined, answer: JsonSchema, title: string): FormWanted | null {
  // The commonest headers are not looked at twice.
  if (accept === undefined || accept === '*/*' || accept === 'application/json') return null;
  const form = preferredForm(accept, formsOf(answer));
  if (form === 'json') return null;
  const place = form === null ? null : placeOf(answer, form);
  if (form === null || place === null)
    throw new ServiceError(406, 'not_acceptable', 'negotiation', 'this answer has no form that the request accepts', {
      allowed: ['application/json', ...[...formsOf(answer)].map((other) => FORM_TYPES[other].split(';')[0])],
    });
  return { form, key: place.key, title, events: form === 'ics' ? eventsOf(answer) : null };
}

/** Fields of a request that put a document into its answer, with the value that does. */
const ASKING: Readonly<Partial<Record<OtherForm, readonly (readonly [field: string, value: unknown])[]>>> = {
  geojson: [
    ['geojson', true],
    ['format', 'geojson'],
  ],
  svg: [['include_svg', true]],
};

/** A checked body that asks for the document which `Accept` prefers, whatever it said of it before. */
export function bodyAsking(body: unknown, request: JsonSchema | undefined, { form }: FormWanted): unknown {
  const asked = ASKING[form]?.find(([field]) => Object.hasOwn(request?.properties ?? {}, field));
  return asked === undefined ? body : { ...(body as object), [asked[0]]: asked[1] };
}

/** The text of an answer in another form. */
export function inForm(answer: unknown, { form, key, title, events }: FormWanted, utcOfJd: UtcOfJd): string {
  const part = key === null ? answer : (answer as Record<string, unknown> | null)?.[key];
  switch (form) {
    case 'csv':
      return csv(rowsOf(part));
    case 'ics':
      return events === null ? '' : calendarForm(answer, events, title, utcOfJd);
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

/** The maps of a list as one; what lies on the map of an instant says which. */
const oneMap = (rows: readonly MapRow[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: rows.flatMap(({ geojson, jd_ut }) =>
    (geojson?.features ?? []).map((feature) =>
      jd_ut === undefined ? feature : { ...feature, properties: { ...feature.properties, jd_ut } },
    ),
  ),
});

/** A head and a line for each row. */
function csv(rows: readonly Row[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return csvText([names, ...rows.map((row) => names.map((name) => row[name]))].map((row) => row.map(spreadsheetCell)));
}
