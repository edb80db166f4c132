import { dayOf, timeOf } from '../../parts/dates.js';
import { TEN_BODIES } from '../../parts/bodies.js';
import { ask, CallError, callOf } from '../../api/client.js';
import type { Call } from '../../api/client.js';
import type { AnswerOf, Shape } from '../../api/operations.js';
import { zodiacal } from '../../parts/format.js';
import { bodies, signs } from '../../text/en/names.js';
import { text } from '../../text/text.js';

const words = text.tables;

export const KINDS = ['ingress', 'station', 'lunation', 'eclipse', 'aspect', 'moon'] as const;
export type Kind = (typeof KINDS)[number];

/** All bodies except the Moon, which has many events. */
const PLANETS = TEN_BODIES.filter((name) => name !== 'Moon');
/** The directed angles of the five aspects. */
const ANGLES = [0, 60, 300, 90, 270, 120, 240, 180];

/** An event of the list, the file and the calendar. */
export interface YearEvent {
  readonly utc: string;
  readonly kind: keyof typeof words.kindOf;
  readonly title: string;
  readonly where: string;
}

type BatchItem = AnswerOf<'events'>['results'][number];
type BatchEvent = BatchItem['events'][number];
type Phase = AnswerOf<'lunarPhases'>['events'][number];
type Eclipse = AnswerOf<'solarEclipses'>;

/** The first instant of a year as a Julian day. */
export function yearStart(year: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, 0, 1);
  return date.getTime() / 86_400_000 + 2_440_587.5;
}

/** A quarter of an hour on either side, because the searches use UT1 and the year is in UTC. */
const MARGIN_DAYS = 0.01;
const windowOf = (year: number): { jd_start: number; jd_end: number } => ({
  jd_start: yearStart(year) - MARGIN_DAYS,
  jd_end: yearStart(year + 1) + MARGIN_DAYS,
});

/** One request for the ingresses, stations and aspects of a year; null if none of them is selected. */
export function batchCall(year: number, kinds: readonly Kind[]) {
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
  return requests.length > 0 ? callOf('events', { requests }) : null;
}

export const phasesCall = (year: number) => callOf('lunarPhases', windowOf(year));
const eclipseCall = (light: 'solar' | 'lunar', jd: number) =>
  callOf(light === 'solar' ? 'solarEclipses' : 'lunarEclipses', { jd_start: jd });

/** The first requests of a year. Each further eclipse is searched from the previous one. */
export const callsOf = (year: number, kinds: readonly Kind[]): (Call | null)[] => [
  batchCall(year, kinds),
  kinds.includes('lunation') ? phasesCall(year) : null,
  ...(kinds.includes('eclipse')
    ? (['solar', 'lunar'] as const).map((light) => eclipseCall(light, windowOf(year).jd_start))
    : []),
];

/** The events of the selected kinds in a year, in order of time. Errors: CallError. */
export async function eventsOf(year: number, kinds: readonly Kind[], signal: AbortSignal): Promise<YearEvent[]> {
  const batch = batchCall(year, kinds);
  const parts = await Promise.all([
    batch === null ? [] : ask(batch, signal).then(batchEvents),
    kinds.includes('lunation') ? ask(phasesCall(year), signal).then(({ events }) => events.flatMap(lunation)) : [],
    ...(kinds.includes('eclipse') ? [eclipses('solar', year, signal), eclipses('lunar', year, signal)] : []),
  ]);
  const prefix = new Date(Date.UTC(2000, 0, 1));
  prefix.setUTCFullYear(year);
  const ofYear = dayOf(prefix.getTime()).replace(/-01-01$/, '');
  return parts
    .flat()
    .filter(({ utc }) => utc.startsWith(`${ofYear}-`))
    .sort((a, b) => timeOf(a.utc) - timeOf(b.utc));
}

function batchEvents({ results }: { results: readonly BatchItem[] }): YearEvent[] {
  const failed = results.find(({ ok }) => !ok);
  if (failed) throw new CallError(failed.failure?.message ?? '', 422, []);
  return results.flatMap(({ request, events }) => events.map((event) => ofBatch(request.kind, event)));
}

const nameOf = (body: string): string => bodies[body]?.word ?? body;

function ofBatch(kind: string, event: BatchEvent): YearEvent {
  const utc = event.datetime_utc;
  if ('sign' in event)
    return {
      utc,
      kind: 'ingress',
      title: words.enters(nameOf(event.body), signWord(event.sign), event.direction === 'retrograde'),
      where: '',
    };
  if ('station_type' in event)
    return {
      utc,
      kind: 'station',
      title: words.turns(nameOf(event.body), event.station_type),
      where: zodiacal(event.longitude, true),
    };
  return { utc, kind: 'aspect', title: 'angle' in event ? aspectTitle(event) : kind, where: '' };
}

const signWord = (sign: string): string => signs.find(({ word }) => word === sign)?.word ?? sign;

function aspectTitle({ body, target, angle }: Shape<'AspectTransitEventResponse'>): string {
  const least = Math.min(angle, 360 - angle) as keyof typeof words.aspects;
  return `${nameOf(body)} ${words.aspects[least]} ${nameOf(String(target))}`;
}

function lunation({ phase_type: type, datetime_utc: utc, moon_longitude: longitude }: Phase): YearEvent[] {
  if (!(type in words.phases)) return [];
  return [
    { utc, kind: 'lunation', title: words.phases[type as keyof typeof words.phases], where: zodiacal(longitude, true) },
  ];
}

/** The eclipses of a year, one after the other: the search starts strictly after the previous one. The list ends with the ephemeris. */
async function eclipses(light: 'solar' | 'lunar', year: number, signal: AbortSignal): Promise<YearEvent[]> {
  const found: YearEvent[] = [];
  const { jd_start, jd_end } = windowOf(year);
  for (let jd = jd_start; ;) {
    const next = await ask(eclipseCall(light, jd), signal).catch((error: unknown) => {
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
