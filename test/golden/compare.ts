import { OWN_WORDS } from './recorded.js';

/** One field in which an answer differs from the recorded one. `gap` is the numeric difference, or null. */
export interface Difference {
  readonly field: string;
  readonly gap: number | null;
  readonly text: string;
}

interface Walk {
  /** False: only the shape counts. */
  readonly values: boolean;
  readonly found: Difference[];
}

/** Tolerances between two correct engines, by the kind of quantity that the name of a field indicates. */
interface Allowance {
  readonly tells: (words: ReadonlySet<string>, name: string, value: number) => boolean;
  readonly absolute: number;
  readonly relative: number;
  readonly angle: boolean;
}

const anyOf = (list: string) => {
  const wanted = list.split(' ');
  return (words: ReadonlySet<string>) => wanted.some((word) => words.has(word));
};

/** The recorded places differ by up to 0.6 arcsec from DE440 with ERFA; the other tolerances follow from that. The first row that matches is used. */
const ALLOWANCES: readonly Allowance[] = [
  // A slow body moves half an arcsecond in 52 s, so instants of its crossings differ by that.
  {
    tells: (_, name, value) => Math.abs(value) > 5e5 && /(^|[^a-z])jds?\d?([^a-z]|$)|_tdb|epoch_jd/i.test(name),
    absolute: 6e-4,
    relative: 0,
    angle: false,
  },
  // Degrees per day: the recorded rates are differences of places.
  { tells: (_, name) => /speed|rate/i.test(name), absolute: 2e-4, relative: 0, angle: false },
  // Lengths, durations and ratios that divide by small angles.
  {
    tells: anyOf(
      'width duration magnitude gamma radius km obscuration fraction score strength period illuminated seconds minutes hours days years',
    ),
    absolute: 1e-4,
    relative: 1e-3,
    angle: false,
  },
  // Angles: 0.7 arcsec.
  {
    tells: anyOf(
      'lon longitude longitudes ra ascension cusp cusps asc ascendant mc midheaven armc dsc ic vertex azimuth anomaly ' +
        'elongation node positions point midpoint planets',
    ),
    absolute: 2e-4,
    relative: 0,
    angle: true,
  },
  {
    tells: anyOf(
      'lat latitude deg degree degrees angle orb separation declination dec obliquity ayanamsa altitude arc distance residual inclination',
    ),
    absolute: 2e-4,
    relative: 2e-6,
    angle: true,
  },
];
const OTHERWISE: Allowance = { tells: () => true, absolute: 1e-6, relative: 2e-5, angle: false };

/** Fields that name files, modules or phrases of an engine: they must be present with any value. */
export const OWN_NAMES =
  /entry_?point|source_module|_module$|vessel|surface$|request_id|sha256|kernel|reader|message|notes?$|citation|description|locator|url$|source_model|ephemeris$|library|build/i;
export const isSentence = (text: string): boolean => text === OWN_WORDS || text.split(' ').length >= 4;

/** Fields that identify the items of a list, in order of preference. */
export const NAMING_FIELDS = ['name', 'body', 'planet', 'lot', 'sign', 'key', 'id', 'house'];

/** The 52 s of slow bodies, for instants in words. */
const INSTANT_MS = 52_000;

/** The fields in which an answer differs from the recorded one; additional fields are allowed. */
export function compareAnswers(recorded: unknown, answered: unknown, values = true): Difference[] {
  const walk: Walk = { values, found: [] };
  compare(walk, recorded, answered, '', []);
  return walk.found;
}

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
const shown = (value: unknown): string => String(JSON.stringify(value)).slice(0, 60);

function compare(walk: Walk, recorded: unknown, answered: unknown, field: string, names: readonly string[]): void {
  const differ = (gap: number | null, text: string) => walk.found.push({ field, gap, text });
  if (answered === undefined) differ(null, 'is missing');
  else if (kindOf(recorded) !== kindOf(answered)) differ(null, `${shown(recorded)} recorded, ${shown(answered)}`);
  else if (Array.isArray(recorded)) compareLists(walk, recorded, answered as unknown[], field, names);
  else if (typeof recorded === 'number') {
    const gap = walk.values ? excessGap(recorded, answered as number, names) : null;
    if (gap !== null) differ(gap, `${recorded} recorded, ${String(answered)}: ${gap.toPrecision(3)} apart`);
  } else if (recorded !== null && typeof recorded === 'object')
    for (const [name, value] of Object.entries(recorded))
      compare(walk, value, (answered as Record<string, unknown>)[name], `${field}.${name}`, [...names, name]);
  else if (walk.values && recorded !== answered && !sameWords(recorded, answered, names.at(-1) ?? ''))
    differ(null, `${shown(recorded)} recorded, ${shown(answered)}`);
}

/** Items are paired by the field that names them (a body, a sign ...), or else by their index. */
function compareLists(walk: Walk, recorded: unknown[], answered: unknown[], field: string, names: readonly string[]) {
  const by = recorded.length > 1 && answered.length > 1 ? namingField(recorded) : undefined;
  const paired = by !== undefined && namingField(answered) !== undefined;
  const partner = (item: unknown, i: number): unknown =>
    paired ? answered.find((other) => valueAt(other, by) === valueAt(item, by)) : answered[i];
  if (walk.values && recorded.length !== answered.length)
    walk.found.push({
      field,
      gap: Math.abs(recorded.length - answered.length),
      text: `${recorded.length} items recorded, ${answered.length}`,
    });
  const counted = walk.values ? recorded : recorded.slice(0, answered.length);
  counted.forEach((item, i) => {
    const other = partner(item, i) ?? (walk.values ? undefined : answered[i]);
    compare(walk, item, other, `${field}[${i}]`, names);
  });
}

const valueAt = (item: unknown, name: string): unknown =>
  item !== null && typeof item === 'object' ? (item as Record<string, unknown>)[name] : undefined;
const namingField = (items: unknown[]): string | undefined =>
  NAMING_FIELDS.find((name) => {
    const values = items.map((item) => valueAt(item, name));
    const names = values.every((value) => typeof value === 'string' || typeof value === 'number');
    return names && new Set(values).size === items.length;
  });

/** The difference of two numbers, or null if it is within the tolerance of their kind. */
function excessGap(recorded: number, answered: number, names: readonly string[]): number | null {
  const last = names.at(-1) ?? '';
  // The recorded UTC was converted from a Julian date of 64 bits, whose rounding is in its seconds.
  if (last === 'second' || last === 'microsecond') return null;
  // The name of a body, or an index, is not a kind: the enclosing fields decide.
  const name = /^[A-Z0-9]/.test(last) ? names.join(' ') : last;
  const words = new Set(name.toLowerCase().split(/[^a-z0-9]+/));
  const { absolute, relative, angle } = ALLOWANCES.find(({ tells }) => tells(words, name, recorded)) ?? OTHERWISE;
  const straight = Math.abs(recorded - answered);
  const gap = angle ? Math.min(straight, Math.abs(straight - 360)) : straight;
  // The rounding of an angle grows with its number of full turns.
  const scale = angle && Math.abs(recorded) <= 360 ? 0 : Math.abs(recorded);
  return gap <= absolute + relative * scale ? null : gap;
}

function sameWords(recorded: unknown, answered: unknown, name: string): boolean {
  if (typeof recorded !== 'string' || typeof answered !== 'string') return false;
  if (isSentence(recorded) || OWN_NAMES.test(name)) return true;
  return Math.abs(instantMs(recorded) - instantMs(answered)) <= INSTANT_MS;
}

/** Milliseconds of an ISO 8601 instant with or without zone, in any year; NaN of another text. */
export function instantMs(text: string): number {
  const parts = /^([+-]?\d{4,6})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?(?:Z|([+-])(\d\d):(\d\d))?$/.exec(
    text,
  );
  if (!parts) return NaN;
  const [year, month, day, hour, minute, second, , zoneHour, zoneMinute] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  const date = new Date(0).setUTCFullYear(year, month - 1, day);
  const offsetMin = (parts[7] === '-' ? -1 : 1) * (60 * zoneHour + zoneMinute);
  return date + ((hour * 60 + minute - offsetMin) * 60 + second) * 1000;
}
