import { TEN_BODIES } from '../../parts/bodies.js';
import { ask, CallError, post } from '../../api/client.js';
import type { Call } from '../../api/client.js';
import { zodiacal } from '../../parts/format.js';
import { bodies, signs } from '../../text/en/names.js';
import { text } from '../../text/text.js';

const words = text.tables;

export const KINDS = ['ingress', 'station', 'lunation', 'eclipse', 'aspect', 'moon'] as const;
export type Kind = (typeof KINDS)[number];

/** All but the Moon, whose events are many. */
const PLANETS = TEN_BODIES.filter((name) => name !== 'Moon');
/** Angles of the five aspects; a body is sought on either side of the other. */
const ANGLES = [0, 60, 300, 90, 270, 120, 240, 180];

/** Something that happens, as the list, the file and the calendar have it. */
export interface YearEvent {
  /** As the route answers it. */
  readonly utc: string;
  readonly kind: keyof typeof words.kindOf;
  readonly title: string;
  readonly where: string;
}

interface BatchItem {
  readonly request: { readonly kind: string };
  readonly ok: boolean;
  readonly events: readonly BatchEvent[];
  readonly failure: { readonly message: string } | null;
}
interface BatchEvent {
  readonly body: string;
  readonly datetime_utc: string;
  readonly sign?: string;
  readonly direction?: string;
  readonly station_type?: string;
  readonly longitude?: number;
  readonly target?: string;
  readonly angle?: number;
}
interface Phase {
  readonly phase_type: string;
  readonly datetime_utc: string;
  readonly moon_longitude: number;
}
interface Eclipse {
  readonly jd_ut: number;
  readonly datetime_utc: string;
  readonly data: {
    readonly eclipse_type: string;
    readonly eclipse_magnitude: number;
    readonly saros_series: number;
    readonly saros_member: number;
    readonly sun_longitude: number;
    readonly moon_longitude: number;
  };
}

/** The first instant of a year as a Julian day. */
export function yearStart(year: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, 0, 1);
  return date.getTime() / 86_400_000 + 2_440_587.5;
}

/** A quarter of an hour wider than the year: the day count of the searches is UT1, the year is one of UTC. */
const MARGIN_DAYS = 0.01;
const windowOf = (year: number): { jd_start: number; jd_end: number } => ({
  jd_start: yearStart(year) - MARGIN_DAYS,
  jd_end: yearStart(year + 1) + MARGIN_DAYS,
});

/** Ingresses, stations and aspects of a year in one request; null when none of them is asked for. */
export function batchCall(year: number, kinds: readonly Kind[]): Call | null {
  const window = windowOf(year),
    has = (kind: Kind): boolean => kinds.includes(kind);
  const aspects = (body: string, others: readonly string[]) =>
    others.flatMap((target) => ANGLES.map((angle) => ({ kind: 'aspect_transit', body, target, angle, ...window })));
  const requests = [
    ...(has('ingress') ? PLANETS.map((body) => ({ kind: 'ingress', body, ...window })) : []),
    ...(has('station') ? PLANETS.slice(1).map((body) => ({ kind: 'station', body, ...window })) : []),
    ...(has('aspect') ? PLANETS.flatMap((body, i) => aspects(body, PLANETS.slice(i + 1))) : []),
    ...(has('moon') ? [{ kind: 'ingress', body: 'Moon', ...window }, ...aspects('Moon', PLANETS)] : []),
  ];
  return requests.length > 0 ? post('/v1/batch/events', { requests }) : null;
}

export const phasesCall = (year: number): Call => post('/v1/lunar-phases', windowOf(year));
const eclipseCall = (light: 'solar' | 'lunar', jd: number): Call =>
  post(`/v1/eclipses/${light}/next`, { jd_start: jd });

/** The requests that a year begins with, as code; each further eclipse is asked for from the one before. */
export const callsOf = (year: number, kinds: readonly Kind[]): (Call | null)[] => [
  batchCall(year, kinds),
  kinds.includes('lunation') ? phasesCall(year) : null,
  ...(kinds.includes('eclipse')
    ? (['solar', 'lunar'] as const).map((light) => eclipseCall(light, windowOf(year).jd_start))
    : []),
];

/** Everything of the kinds asked for that happens in a year, in order of time. Errors: CallError. */
export async function eventsOf(year: number, kinds: readonly Kind[], signal: AbortSignal): Promise<YearEvent[]> {
  const batch = batchCall(year, kinds);
  const parts = await Promise.all([
    batch === null ? [] : ask<{ results: readonly BatchItem[] }>(batch, signal).then(batchEvents),
    kinds.includes('lunation')
      ? ask<{ events: readonly Phase[] }>(phasesCall(year), signal).then(({ events }) => events.flatMap(lunation))
      : [],
    ...(kinds.includes('eclipse') ? [eclipses('solar', year, signal), eclipses('lunar', year, signal)] : []),
  ]);
  const prefix = new Date(Date.UTC(2000, 0, 1));
  prefix.setUTCFullYear(year);
  const ofYear = prefix.toISOString().split('-01-01T')[0];
  return parts
    .flat()
    .filter(({ utc }) => utc.startsWith(`${ofYear}-`))
    .sort((a, b) => Date.parse(a.utc) - Date.parse(b.utc));
}

function batchEvents({ results }: { results: readonly BatchItem[] }): YearEvent[] {
  const failed = results.find(({ ok }) => !ok);
  if (failed) throw new CallError(failed.failure?.message ?? '', 422, []);
  return results.flatMap(({ request, events }) => events.map((event) => ofBatch(request.kind, event)));
}

const nameOf = (body: string): string => bodies[body]?.word ?? body;

function ofBatch(kind: string, event: BatchEvent): YearEvent {
  const utc = event.datetime_utc;
  if (kind === 'ingress')
    return {
      utc,
      kind: 'ingress',
      title: words.enters(nameOf(event.body), signWord(event.sign ?? ''), event.direction === 'retrograde'),
      where: '',
    };
  if (kind === 'station')
    return {
      utc,
      kind: 'station',
      title: words.turns(nameOf(event.body), event.station_type ?? ''),
      where: zodiacal(event.longitude ?? 0, true),
    };
  return { utc, kind: 'aspect', title: aspectTitle(event), where: '' };
}

const signWord = (sign: string): string => signs.find(({ word }) => word === sign)?.word ?? sign;

function aspectTitle({ body, target, angle = 0 }: BatchEvent): string {
  const least = Math.min(angle, 360 - angle) as keyof typeof words.aspects;
  return `${nameOf(body)} ${words.aspects[least]} ${nameOf(target ?? '')}`;
}

function lunation({ phase_type: type, datetime_utc: utc, moon_longitude: longitude }: Phase): YearEvent[] {
  if (!(type in words.phases)) return [];
  return [
    { utc, kind: 'lunation', title: words.phases[type as keyof typeof words.phases], where: zodiacal(longitude, true) },
  ];
}

/** Eclipses one after the other: `next` is strictly after. Where the ephemeris ends, so does the list. */
async function eclipses(light: 'solar' | 'lunar', year: number, signal: AbortSignal): Promise<YearEvent[]> {
  const found: YearEvent[] = [];
  const { jd_start, jd_end } = windowOf(year);
  for (let jd = jd_start; ;) {
    const next = await ask<Eclipse>(eclipseCall(light, jd), signal).catch((error: unknown) => {
      if (error instanceof CallError && error.status === 404) return null;
      throw error;
    });
    if (next === null || next.jd_ut >= jd_end) return found;
    found.push(eclipseEvent(light, next));
    jd = next.jd_ut;
  }
}

function eclipseEvent(light: 'solar' | 'lunar', { datetime_utc: utc, data }: Eclipse): YearEvent {
  const type = data.eclipse_type;
  return {
    utc,
    kind: 'eclipse',
    title: `${light === 'solar' ? words.solarEclipse(type) : words.lunarEclipse(type)}, ${words.saros(
      data.saros_series,
      data.saros_member,
      data.eclipse_magnitude.toFixed(3),
    )}`,
    where: zodiacal(light === 'solar' ? data.sun_longitude : data.moon_longitude, true),
  };
}
