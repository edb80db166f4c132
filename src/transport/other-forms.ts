import { createHash } from 'node:crypto';
import type { FeatureCollection } from '../contract/geojson.js';
import { calendarStamp, calendarText } from '../forms/calendar.js';
import { csvText } from '../forms/csv.js';
import { ServiceError } from './errors.js';
import type { JsonSchema } from './json-schema.js';

/** Forms of an answer besides JSON: a table of its list, the events of its list for a calendar, what lies on a map, a picture. */
export type OtherForm = 'csv' | 'ics' | 'geojson' | 'svg';

export const FORM_TYPES: Readonly<Record<OtherForm, string>> = {
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  geojson: 'application/geo+json',
  svg: 'image/svg+xml',
};
const MEDIA: Readonly<Record<string, OtherForm | 'json'>> = {
  'application/json': 'json',
  'application/*': 'json',
  '*/*': 'json',
  'text/csv': 'csv',
  'text/calendar': 'ics',
  'application/geo+json': 'geojson',
  'image/svg+xml': 'svg',
};

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
/** The list of an answer, whose rows may stand under names. */
interface TableOf extends PlaceOf {
  /** The row has an instant, so that it can stand in a calendar. */
  readonly dated: boolean;
}

const INSTANT = 'datetime_utc';

/** The first list of records, or map of them, that a schema declares; null where the answer is no table. */
function tableOf(schema: JsonSchema): TableOf | null {
  const row = rowShape(schema);
  if (row !== null) return { key: null, dated: isDated(row) };
  for (const [key, property] of Object.entries(schema.properties ?? {})) {
    const inner = rowShape(property);
    if (inner !== null) return { key, dated: isDated(inner) };
  }
  return null;
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
  const table = tableOf(schema);
  return form === 'csv' || table?.dated ? table : null;
}

/** The shape of the rows where a schema is a list of records or a map from names to records. */
function rowShape(schema: JsonSchema): JsonSchema | null {
  const branches = [schema, ...(schema.anyOf ?? [])];
  for (const { items, patternProperties = {}, additionalProperties } of branches) {
    const inner = [items, ...Object.values(patternProperties), additionalProperties].find(
      (sub): sub is JsonSchema => typeof sub === 'object' && !Array.isArray(sub) && 'properties' in sub,
    );
    if (inner !== undefined) return inner;
  }
  return null;
}

/** An instant in the row itself, or in a record within it (`exact.datetime_utc`). */
const isDated = ({ properties = {} }: JsonSchema): boolean =>
  Object.hasOwn(properties, INSTANT) ||
  Object.values(properties).some((inner) => Object.hasOwn(inner.properties ?? {}, INSTANT));

export const formsOf = (schema: JsonSchema): ReadonlySet<OtherForm> =>
  new Set((Object.keys(FORM_TYPES) as OtherForm[]).filter((form) => placeOf(schema, form) !== null));

/** What another form needs to know, beside the answer itself. */
export interface FormWanted extends PlaceOf {
  readonly form: OtherForm;
  /** Names the events of a calendar. */
  readonly title: string;
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
  return { form, key: place.key, title };
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
export function inForm(answer: unknown, { form, key, title }: FormWanted): string {
  const part = key === null ? answer : (answer as Record<string, unknown> | null)?.[key];
  switch (form) {
    case 'csv':
      return csv(rowsOf(part));
    case 'ics':
      return calendar(rowsOf(part), title);
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

type Cell = string | number | boolean | null;
type Row = Readonly<Record<string, Cell>>;

function rowsOf(list: unknown): Row[] {
  if (typeof list !== 'object' || list === null) return [];
  if (Array.isArray(list)) return list.map((item) => flat(item, ''));
  return Object.entries(list).map(([key, item]) => ({ key, ...flat(item, '') }));
}

/** A record with the keys of records within it after a dot; lists of plain values between semicolons, other lists as JSON. */
function flat(value: unknown, prefix: string): Row {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { [prefix || 'value']: cell(value) };
  const row: Record<string, Cell> = {};
  for (const [key, inner] of Object.entries(value)) Object.assign(row, flat(inner, prefix ? `${prefix}.${key}` : key));
  return row;
}

function cell(value: unknown): Cell {
  if (!Array.isArray(value)) return (value ?? null) as Cell;
  return value.every((item) => typeof item !== 'object') ? value.join(';') : JSON.stringify(value);
}

/** A head and a line for each row. A text that a spreadsheet would run as a formula gets a quote before it. */
function csv(rows: readonly Row[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const safe = (value: Cell | undefined): Cell | undefined =>
    typeof value === 'string' && /^(?:[=@\t\r]|[+-](?!\d))/.test(value) ? `'${value}` : value;
  return csvText([names.map(safe), ...rows.map((row) => names.map((name) => safe(row[name])))]);
}

/** Texts that tell an event apart: the row's first ones that begin with a letter and are short. */
const MOST_WORDS = 4,
  LONGEST_WORD = 60;

/** One event a row, at its first instant. The id follows from what is told, so that a feed that is read again doubles nothing. */
function calendar(rows: readonly Row[], title: string): string {
  const events = rows.flatMap((row) => {
    const key = Object.keys(row).find((name) => name === INSTANT || name.endsWith(`.${INSTANT}`));
    const at = key === undefined ? null : row[key];
    // A calendar knows years 0000 to 9999 alone.
    if (typeof at !== 'string' || !/^\d{4}-/.test(at)) return [];
    const words = Object.values(row).filter(
      (value): value is string => typeof value === 'string' && value.length <= LONGEST_WORD && /^\p{L}/u.test(value),
    );
    const stamp = calendarStamp(at);
    const summary = [...new Set(words)].slice(0, MOST_WORDS).join(' ') || title;
    const uid = createHash('sha1').update(`${stamp} ${summary} ${title}`).digest('hex');
    return [{ uid: `${uid}@celestial-computation-service`, stamp, summary, description: title }];
  });
  return calendarText(events);
}
