import { post } from '../../../api/client.js';
import type { Call } from '../../../api/client.js';

/** Sights of a body that are looked for, as the routes name them. */
export type PhaseKind =
  // The first sight in the morning.
  'heliacal_rising' | 'heliacal_setting' | 'evening_first' | 'morning_last' | 'acronychal_rising' | 'cosmic_setting';

type BodyClass = 'moon' | 'inner' | 'outer' | 'star';
export const PLANETS = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const;
/** Bright stars near the ecliptic or famous for their risings. */
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
  /** Days in which the next of a kind is found, if there is one. */
  readonly window: number;
  /** The next of the same kind never comes sooner, days. */
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

/** One sight as the route answers it, as far as it is shown. */
export interface Phase {
  readonly body: string;
  readonly kind: PhaseKind;
  readonly jd_ut: number;
  readonly datetime_utc: string;
  readonly target_altitude_deg: number;
  readonly sun_altitude_deg: number;
  readonly apparent_magnitude: number;
  readonly separation_deg: number;
  readonly by_physics: {
    readonly datetime_utc: string;
    readonly earliest: { readonly datetime_utc: string } | null;
    readonly latest: { readonly datetime_utc: string } | null;
    readonly days_between: number | null;
    readonly bounded: boolean;
  } | null;
}
interface Absence {
  readonly status: 'not_found';
  readonly reason: string;
  readonly message: string;
}
export type PhaseAnswer = Phase | Absence;

/** How sight is judged, and from where. */
export interface Seeing {
  readonly lat: number;
  readonly lon: number;
  readonly model: string;
  readonly extinction: number;
  readonly skyline: number;
}

/** The request of the next sight of a kind after an instant. What does not act on the Moon is left out for it. */
export function phaseCall(body: string, kind: PhaseKind, jd: number, seeing: Seeing): Call {
  const { lat, lon, model, extinction, skyline } = seeing;
  return post('/v1/heliacal/visibility-event', {
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

/** What a year holds of one body: its sights within the year and the next beyond it, and why some are missing. */
export interface BodyYear {
  readonly body: string;
  readonly phases: readonly Phase[];
  readonly absence: string | null;
  readonly calls: readonly Call[];
}

/** Asks for every sight of a body from one instant to another, one after the other; the first one beyond tells how the year ends. */
export async function bodyYear(
  body: string,
  [from, to]: readonly [number, number],
  seeing: Seeing,
  ask: (call: Call) => Promise<PhaseAnswer>,
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
      if ('status' in found) {
        if (found.reason !== 'not_in_window') absence = found.message;
        break;
      }
      phases.push(found);
      if (found.jd_ut + apart >= to) break;
      jd = found.jd_ut;
    }
  }
  return { body, phases: phases.sort((a, b) => a.jd_ut - b.jd_ut), absence, calls };
}

/** When in the night a body is seen. */
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

/** How a body is seen between two of its sights that follow each other; null: beyond what was asked. */
function sightBetween(before: Phase | null, after: Phase | null): Sight {
  const isMoon = (before ?? after)?.body === 'Moon';
  const since = before && AFTER[before.kind],
    until = after && BEFORE[after.kind];
  const seen = (sight: Sight): Sight => (isMoon && sight !== 'hidden' ? 'night' : sight);
  if (since === null || until === null || since === until) return seen(since ?? until ?? 'hidden');
  if (isMoon) return 'night';
  // A sight between the two is missing: what the nearer of the two says of itself holds.
  if (before?.kind === 'heliacal_rising') return 'morning';
  return after?.kind === 'heliacal_setting' ? 'evening' : 'night';
}

export interface SightStretch {
  readonly sight: Exclude<Sight, 'hidden'>;
  /** Milliseconds. */
  readonly from: number;
  readonly to: number;
}

/** When a body is seen within a stretch of time. */
export function sightStretches(phases: readonly Phase[], from: number, to: number): readonly SightStretch[] {
  if (phases.length === 0) return [];
  const times = phases.map(({ datetime_utc: iso }) => Date.parse(iso));
  return [...phases, null].flatMap((after, i) => {
    const sight = sightBetween(phases[i - 1] ?? null, after);
    const start = Math.max(from, times[i - 1] ?? from),
      end = Math.min(to, times[i] ?? to);
    return sight === 'hidden' || end <= start ? [] : [{ sight, from: start, to: end }];
  });
}

/** The first and the last day of a sight as clear and as hazy air have it, milliseconds, in order; null where they do not bound it. */
export function rangeOf({ by_physics: physics }: Phase): readonly [number, number] | null {
  if (!physics?.bounded || physics.earliest === null || physics.latest === null) return null;
  const days = [physics.earliest, physics.latest].map(({ datetime_utc: iso }) => Date.parse(iso));
  return [Math.min(...days), Math.max(...days)];
}

/** The key of the words for a sight. */
export const phaseName = (body: string, kind: PhaseKind): string => (classOf(body) === 'moon' ? `moon_${kind}` : kind);
