import { SECONDS_PER_DAY, WGS84_EQUATORIAL_RADIUS_KM } from '../../kernel/constants.js';
import { bracketedRoot, maximum } from '../roots.js';
import type { ShadowCone } from './cone.js';
import { surfaceNormal } from './ellipsoid.js';
import { ConeGenerators } from './generators.js';
import { axisPoint } from './greatest.js';
import { TurningSite } from './site.js';
import type { SolarEclipse } from './solar.js';

/**
 * Half the interval in which the central phase of a site is searched; the longest central phase is 12.5 min (annular).
 */
const LONGEST_HALF_PHASE_DAYS = 0.015;
const TIME_TOLERANCE_DAYS = 1e-14;
const TRACK_STEP_DAYS = 5 / SECONDS_PER_DAY;
const WIDTH_SCAN = 64;
const DURATION_SCAN = 64;

/**
 * Duration from second to third contact in seconds of TT, at a fixed site that is in the central phase at t (days from
 * greatest eclipse); 0 when it is not.
 */
export function centralDurationSeconds(cone: ShadowCone, site: TurningSite, t: number): number {
  const inner = (at: number): number => {
    cone.at(at);
    const { position: p } = site.at(cone.gastRad);
    cone.site(p[0], p[1], p[2]);
    return cone.inner;
  };
  const now = inner(t);
  if (now <= 0) return 0;
  const from = t - LONGEST_HALF_PHASE_DAYS,
    to = t + LONGEST_HALF_PHASE_DAYS;
  const first = inner(from),
    last = inner(to);
  if (first >= 0 || last >= 0) return 0;
  return (
    (bracketedRoot(inner, t, to, TIME_TOLERANCE_DAYS, now, last) -
      bracketedRoot(inner, from, t, TIME_TOLERANCE_DAYS, first, now)) *
    SECONDS_PER_DAY
  );
}

/**
 * Duration of the central phase at the point of the axis at t (days from greatest eclipse), seconds; 0 when the axis
 * misses the Earth.
 */
export function durationOnLine(cone: ShadowCone, t: number): number {
  const centre = new Float64Array(3);
  cone.at(t);
  return axisPoint(cone, centre) ? centralDurationSeconds(cone, TurningSite.ofPoint(centre, cone.gastRad), t) : 0;
}

/**
 * Width of the path at t (days from greatest eclipse), km: extent of the umbra or antumbra on the ground perpendicular
 * to the motion of the central point over the rotating Earth. If only a part of the cone meets the Earth, the width of
 * that part. 0 when the axis misses the Earth.
 */
export function pathWidthKm(cone: ShadowCone, t: number): number {
  const toward = trackDirection(cone, t);
  if (toward === null) return 0;
  const centre = new Float64Array(3),
    normal = new Float64Array(3);
  cone.at(t);
  axisPoint(cone, centre);
  surfaceNormal(centre[0], centre[1], centre[2], normal);
  // Perpendicular to the track: normal x direction of motion.
  let cx = normal[1] * toward[2] - normal[2] * toward[1],
    cy = normal[2] * toward[0] - normal[0] * toward[2],
    cz = normal[0] * toward[1] - normal[1] * toward[0];
  const length = Math.hypot(cx, cy, cz);
  cx /= length;
  cy /= length;
  cz /= length;
  const generators = new ConeGenerators(cone, 'inner'),
    limb = generators.limbAzimuths();
  const from = limb?.from ?? 0,
    to = limb?.to ?? 2 * Math.PI,
    p = generators.found;
  const across = (azimuth: number): number => {
    if (!generators.point(azimuth)) generators.tangentPoint(azimuth);
    return (p[0] - centre[0]) * cx + (p[1] - centre[1]) * cy + (p[2] - centre[2]) * cz;
  };
  return (
    (extremeOf(across, from, to, limb === null) + extremeOf((q) => -across(q), from, to, limb === null)) *
    WGS84_EQUATORIAL_RADIUS_KM
  );
}

function extremeOf(f: (q: number) => number, from: number, to: number, periodic: boolean): number {
  const step = (to - from) / WIDTH_SCAN;
  let best = 0,
    value = -Infinity;
  for (let i = 0; i <= WIDTH_SCAN; i++) {
    const v = f(from + i * step);
    if (v > value) {
      value = v;
      best = i;
    }
  }
  const low = from + (best - 1) * step,
    high = from + (best + 1) * step;
  return Math.max(
    value,
    maximum(f, periodic ? low : Math.max(from, low), periodic ? high : Math.min(to, high), 1e-7).value,
  );
}

/**
 * Motion of the central point over the ground at t, in the inertial axes of t (not normalised); null when the axis
 * misses the Earth.
 */
function trackDirection(cone: ShadowCone, t: number): Float64Array | null {
  const centre = new Float64Array(3),
    before = new Float64Array(3),
    after = new Float64Array(3);
  cone.at(t);
  if (!axisPoint(cone, centre)) return null;
  const gast = cone.gastRad;
  const earlier = turnedAxisPoint(cone, t - TRACK_STEP_DAYS, gast, before),
    later = turnedAxisPoint(cone, t + TRACK_STEP_DAYS, gast, after);
  if (!earlier && !later) return null;
  const a = earlier ? before : centre,
    b = later ? after : centre;
  return Float64Array.of(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
}

/** Writes the axis point at another instant, rotated with the Earth to the sidereal angle `gast`. */
function turnedAxisPoint(cone: ShadowCone, t: number, gast: number, out: Float64Array): boolean {
  cone.at(t);
  if (!axisPoint(cone, out)) return false;
  const turn = gast - cone.gastRad,
    cos = Math.cos(turn),
    sin = Math.sin(turn),
    x = out[0];
  out[0] = cos * x - sin * out[1];
  out[1] = sin * x + cos * out[1];
  return true;
}

/**
 * Longest central phase on the central line: its instant (days from greatest eclipse) and duration (seconds). Null
 * without a central line.
 */
export function greatestDuration(
  eclipse: SolarEclipse,
): { readonly t: number; readonly seconds: number; readonly atEnd: boolean } | null {
  const line = eclipse.centralLine;
  if (line === null) return null;
  const { cone } = eclipse,
    start = line.first.t,
    span = line.last.t - start;
  const values = Float64Array.from({ length: DURATION_SCAN + 1 }, (_, i) =>
    durationOnLine(cone, start + (span * i) / DURATION_SCAN),
  );
  let t = start,
    seconds = values[0],
    atEnd = true;
  const offer = (at: number, value: number, end: boolean): void => {
    if (value > seconds) {
      t = at;
      seconds = value;
      atEnd = end;
    }
  };
  // The total section and the annular sections have a maximum each.
  for (let i = 1; i < DURATION_SCAN; i++) {
    if (values[i] < values[i - 1] || values[i] < values[i + 1]) continue;
    const found = maximum(
      (at) => durationOnLine(cone, at),
      start + (span * (i - 1)) / DURATION_SCAN,
      start + (span * (i + 1)) / DURATION_SCAN,
      1e-7,
    );
    offer(found.x, found.value, false);
  }
  offer(line.last.t, values[DURATION_SCAN], true);
  return { t, seconds, atEnd };
}
