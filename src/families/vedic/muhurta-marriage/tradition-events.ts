import type { MarriageExtentModel } from '../../../contract/election-boundaries.js';
import type { StarHistory } from '../../../contract/election-history.js';
import type { Engine } from '../../../engine.js';
import { MOON_NAKSHATRAS } from '../../../events/panchanga/limb-spans.js';
import { bracketedRoot } from '../../../events/roots.js';
import { isFace } from '../../../doctrine/marriage-muhurta/kp/events.js';
import { normalizeDeg, signedDeg } from '../../../kernel/angle.js';
import { J2000_JD } from '../../../kernel/constants.js';
import type { ElectionSky } from '../../../services/election-sky.js';
import { MOON_BODY, SUN_BODY } from '../../../sky/bodies.js';
import type { MarriageProfile } from './policy-schema.js';

const STAR_PLANETS = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
/** Step of the search for conjunctions and equal declinations, days: no pair has two within it. */
const CONJUNCTION_STEP = 2;
const DECLINATION_STEP = 0.25;
const ROOT_DAYS = 1e-8;
const AROUND = 1e-4;
/** Latitude of the Moon at syzygy beyond which there is no eclipse, degrees (Chauvenet, rounded up), and half of the longest one, days. */
const ECLIPSE_LIMIT_DEG = 1.6;
const ECLIPSE_HALF_DAYS = 0.2;

/** Zeros of a continuous function of time in [from, to]; `jump`: a change larger than this is no zero. */
function zeros(f: (jd: number) => number, from: number, to: number, step: number, jump = Infinity): number[] {
  const found: number[] = [];
  const count = Math.ceil((to - from) / step);
  let at = from;
  let value = f(at);
  for (let i = 1; i <= count; i++) {
    const next = Math.min(to, from + i * step);
    const following = f(next);
    if (value > 0 !== following > 0 && Math.abs(following - value) < jump)
      found.push(bracketedRoot(f, at, next, ROOT_DAYS, value, following));
    at = next;
    value = following;
  }
  return found;
}

/** Events that Vivaha Vrindavana and Kalaprakasika look back to, `days` before an instant and two after it. Errors: OutOfCoverage. */
export function traditionEvents(
  engine: Engine,
  sky: ElectionSky,
  jd: number,
  days: number,
  profile: MarriageProfile,
): Partial<StarHistory> {
  const from = Math.floor(jd) - days;
  const to = Math.floor(jd) + 2;
  const { solver } = sky;
  const lon = (planet: string, at: number): number => normalizeDeg(solver.planet(planet).at(at).value);
  const navamsas = solver
    .planet('Sun')
    .within(108, from, to)
    .filter(({ index }) => isFace((index * 10) / 3))
    .map(({ jdUt1, index }) => ({
      kind: 'solar_navamsa' as const,
      boundary: sky.boundary('solar_navamsa', jdUt1),
      first_body: 'Sun' as const,
      second_body: null,
      target_degrees: normalizeDeg((index * 10) / 3),
      before_first: lon('Sun', jdUt1 - AROUND),
      after_first: lon('Sun', jdUt1 + AROUND),
    }));
  const conjunctions = STAR_PLANETS.flatMap((first, i) =>
    STAR_PLANETS.slice(i + 1).flatMap((second) => {
      const gap = (at: number): number =>
        signedDeg(solver.planet(first).at(at).value - solver.planet(second).at(at).value);
      return zeros(gap, from, to, CONJUNCTION_STEP, 180).map((root) => ({
        kind: 'planetary_conjunction' as const,
        boundary: sky.boundary('planetary_conjunction', root),
        first_body: first,
        second_body: second,
        target_degrees: 0,
        before_first: lon(first, root - AROUND),
        after_first: lon(first, root + AROUND),
        before_second: lon(second, root - AROUND),
        after_second: lon(second, root + AROUND),
      }));
    }),
  );
  const stay = solver.limbs.spanAt(MOON_NAKSHATRAS, jd);
  const extent: MarriageExtentModel = { start_jd_ut1: stay.startJdUt1 - 0.1, end_jd_ut1: stay.endJdUt1 + 0.1 };
  const declination = (body: typeof SUN_BODY, at: number): number =>
    engine.sky.apparentEquatorial(body, engine.time.instantFromUt1(at - J2000_JD)).latitudeDeg;
  const equal = zeros(
    (at) => declination(MOON_BODY, at) - declination(SUN_BODY, at),
    extent.start_jd_ut1,
    extent.end_jd_ut1,
    DECLINATION_STEP,
  ).map((root) => ({
    boundary: sky.boundary('equal_declination', root),
    before_sun_declination: declination(SUN_BODY, root - AROUND),
    before_moon_declination: declination(MOON_BODY, root - AROUND),
    after_sun_declination: declination(SUN_BODY, root + AROUND),
    after_moon_declination: declination(MOON_BODY, root + AROUND),
    before_moon_longitude: lon('Moon', root - AROUND),
    after_moon_longitude: lon('Moon', root + AROUND),
  }));
  // An eclipse may happen where the Moon is near the ecliptic at a syzygy; rules that look back to it are then left undecided.
  const moon = (at: number): number =>
    Math.abs(engine.sky.apparent(MOON_BODY, engine.time.instantFromUt1(at - J2000_JD)).latitudeDeg);
  const eclipses = [0, 180].flatMap((phase) =>
    solver.limbs.crossings('elongation', phase, from, to).filter((at) => moon(at) < ECLIPSE_LIMIT_DEG),
  );
  const start = Math.max(from, ...eclipses.map((at) => at + ECLIPSE_HALF_DAYS));
  return {
    tradition_profile: profile as 'kp_1917_marriage_ordinary.v1',
    additional_extent: { start_jd_ut1: Math.min(start, to - 1e-3), end_jd_ut1: to },
    declination_extent: extent,
    solar_navamsa_entries: navamsas,
    conjunction_events: conjunctions,
    declination_events: equal,
    eclipse_intervals: [],
  };
}
