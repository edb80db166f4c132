import { timeOf } from '../../../parts/dates.js';
import { callOf } from '../../../api/client.js';
import type { Call } from '../../../api/client.js';
import type { AnswerOf, RequestOf } from '../../../api/operations.js';

/** The kinds of visibility events that the view shows. `heliacal_rising` is the first visibility in the morning. */
export type PhaseKind =
  | 'heliacal_rising'
  | 'heliacal_setting'
  | 'evening_first'
  | 'morning_last'
  | 'acronychal_rising'
  | 'cosmic_setting';

type BodyClass = 'moon' | 'inner' | 'outer' | 'star';
export const PLANETS = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const;
/** Bright stars near the ecliptic, and stars with well-known risings. */
export const STARS = [
  'Sirius',
  'Canopus',
  'Alcyone',
  'Aldebaran',
  'Capella',
  'Rigel',
  'Betelgeuse',
  'Procyon',
  'Pollux',
  'Regulus',
  'Spica',
  'Arcturus',
  'Antares',
  'Vega',
  'Altair',
  'Deneb',
  'Fomalhaut',
  'Achernar',
] as const;
export const SEEN_BODIES: readonly string[] = ['Moon', ...PLANETS, ...STARS];

interface ClassRecord {
  readonly kinds: readonly PhaseKind[];
  /** Length of the search for the next event of a kind, days. */
  readonly window: number;
  /** Lower bound of the interval between events of the same kind, days. */
  readonly apart: number;
}

const OUTER: readonly PhaseKind[] = ['heliacal_rising', 'acronychal_rising', 'cosmic_setting', 'heliacal_setting'];
const INNER: readonly PhaseKind[] = ['heliacal_rising', 'morning_last', 'evening_first', 'heliacal_setting'];
const CLASSES: Readonly<Record<string, ClassRecord>> = {
  Moon: { kinds: ['heliacal_rising', 'heliacal_setting'], window: 90, apart: 20 },
  Mercury: { kinds: INNER, window: 500, apart: 40 },
  Venus: { kinds: INNER, window: 1300, apart: 400 },
  Mars: { kinds: OUTER, window: 1700, apart: 500 },
};
const SLOW: ClassRecord = { kinds: OUTER, window: 800, apart: 300 };
const FIXED: ClassRecord = { kinds: OUTER, window: 400, apart: 360 };

const recordOf = (body: string): ClassRecord =>
  CLASSES[body] ?? ((PLANETS as readonly string[]).includes(body) ? SLOW : FIXED);
const classOf = (body: string): BodyClass =>
  body === 'Moon'
    ? 'moon'
    : (STARS as readonly string[]).includes(body)
      ? 'star'
      : recordOf(body).kinds === INNER
        ? 'inner'
        : 'outer';

type Answer = AnswerOf<'heliacalEvent'>;
type FoundEvent = Extract<Answer, { readonly target_kind: unknown }>;
/** A visibility event. */
export type Phase = Pick<
  FoundEvent,
  | 'body'
  | 'jd_ut'
  | 'datetime_utc'
  | 'target_altitude_deg'
  | 'sun_altitude_deg'
  | 'apparent_magnitude'
  | 'separation_deg'
  | 'by_physics'
> & { readonly kind: PhaseKind };
export type PhaseAnswer = Answer;

/** The visibility model and the place. */
export interface Seeing {
  readonly lat: number;
  readonly lon: number;
  readonly model: NonNullable<RequestOf<'heliacalEvent'>['model']>;
  readonly extinction: number;
  readonly skyline: number;
}

/** The request for the next event of a kind after an instant. Fields that do not apply to the Moon are left out for it. */
export function phaseCall(body: string, kind: PhaseKind, jd: number, seeing: Seeing) {
  const { lat, lon, model, extinction, skyline } = seeing;
  return callOf('heliacalEvent', {
    body,
    kind,
    jd_start: jd,
    lat,
    lon,
    search_window_days: recordOf(body).window,
    explain_absence: true,
    ...(body === 'Moon' ? {} : { model, extinction_coefficient_k: extinction, horizon_altitude_deg: skyline }),
  });
}

/** One body in a year: its visibility events within the year, the next event after it, and the reason for missing events. */
export interface BodyYear {
  readonly body: string;
  readonly phases: readonly Phase[];
  readonly absence: string | null;
  readonly calls: readonly Call[];
}

/** Requests the visibility events of a body between two instants, one after the other. The first event after the end shows how the year ends. */
export async function bodyYear(
  body: string,
  [from, to]: readonly [number, number],
  seeing: Seeing,
  ask: (call: ReturnType<typeof phaseCall>) => Promise<PhaseAnswer>,
): Promise<BodyYear> {
  const { kinds, apart } = recordOf(body);
  const phases: Phase[] = [],
    calls: Call[] = [];
  let absence: string | null = null;
  for (const kind of kinds) {
    for (let jd = from; jd < to;) {
      const call = phaseCall(body, kind, jd, seeing);
      calls.push(call);
      const found = await ask(call);
      if (found === null) break;
      if ('status' in found) {
        if (found.reason !== 'not_in_window') absence = found.message;
        break;
      }
      phases.push({ ...found, kind });
      if (found.jd_ut + apart >= to) break;
      jd = found.jd_ut;
    }
  }
  return { body, phases: phases.sort((a, b) => a.jd_ut - b.jd_ut), absence, calls };
}

/** The part of the night in which a body is visible. */
export type Sight = 'morning' | 'night' | 'evening' | 'hidden';
const AFTER: Readonly<Record<PhaseKind, Sight>> = {
  heliacal_rising: 'morning',
  morning_last: 'hidden',
  evening_first: 'evening',
  heliacal_setting: 'hidden',
  acronychal_rising: 'night',
  cosmic_setting: 'evening',
};
const BEFORE: Readonly<Record<PhaseKind, Sight>> = {
  heliacal_rising: 'hidden',
  morning_last: 'morning',
  evening_first: 'hidden',
  heliacal_setting: 'evening',
  acronychal_rising: 'morning',
  cosmic_setting: 'night',
};

/** The visibility of a body between two consecutive events; null: no event on that side of the requested period. */
function sightBetween(before: Phase | null, after: Phase | null): Sight {
  const isMoon = (before ?? after)?.body === 'Moon';
  const since = before && AFTER[before.kind],
    until = after && BEFORE[after.kind];
  const seen = (sight: Sight): Sight => (isMoon && sight !== 'hidden' ? 'night' : sight);
  if (since === null || until === null || since === until) return seen(since ?? until ?? 'hidden');
  if (isMoon) return 'night';
  // An event between the two is missing, so the more reliable of the two decides.
  if (before?.kind === 'heliacal_rising') return 'morning';
  return after?.kind === 'heliacal_setting' ? 'evening' : 'night';
}

export interface SightStretch {
  readonly sight: Exclude<Sight, 'hidden'>;
  /** Milliseconds. */
  readonly from: number;
  readonly to: number;
}

/** The visibility of a body within an interval of time. */
export function sightStretches(phases: readonly Phase[], from: number, to: number): readonly SightStretch[] {
  if (phases.length === 0) return [];
  const times = phases.map(({ datetime_utc: iso }) => timeOf(iso));
  return [...phases, null].flatMap((after, i) => {
    const sight = sightBetween(phases[i - 1] ?? null, after);
    const start = Math.max(from, times[i - 1] ?? from),
      end = Math.min(to, times[i] ?? to);
    return sight === 'hidden' || end <= start ? [] : [{ sight, from: start, to: end }];
  });
}

/** The first and last date of an event for clear and for hazy air, milliseconds, in order; null if they do not bound it. */
export function rangeOf({ by_physics: physics }: Phase): readonly [number, number] | null {
  if (!physics?.bounded || physics.earliest === null || physics.latest === null) return null;
  const days = [physics.earliest, physics.latest].map(({ datetime_utc: iso }) => timeOf(iso));
  return [Math.min(...days), Math.max(...days)];
}

/** The key of the name of an event. */
export const phaseName = (body: string, kind: PhaseKind): string => (classOf(body) === 'moon' ? `moon_${kind}` : kind);
