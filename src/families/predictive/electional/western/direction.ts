import type { Static } from '@sinclair/typebox';
import type {
  CrossingDirection,
  CrossingWitness,
  MotionInLatitude,
  NearestCrossing,
  SideOfEcliptic,
} from '../../../../doctrine/electional/dorotheus.js';
import type { Engine } from '../../../../engine.js';
import { BodyCoordinate } from '../../../../events/functions.js';
import { CROSSING_REACH_DAYS, LunarCourse } from '../../../../events/lunar-course.js';
import type { NodeCrossing } from '../../../../events/lunar-course.js';
import { MOON_BODY } from '../../../../sky/bodies.js';
import { instantOfJd, jdOfTdb, tdbOfJd } from '../../../../wire/instant.js';
import type { LunarEclipticDirectionRequest, LunarEclipticDirectionResponse } from './schema-direction.js';
import { CROSSING_DIRECTIONS, MOTIONS_IN_LATITUDE, NEAREST_CROSSINGS, SIDES_OF_ECLIPTIC } from './wire-words.js';

/** A latitude (degrees) or rate (degrees a day) below this counts as zero. */
const ZERO = 1e-10;

const sideOf = (latitudeDeg: number): SideOfEcliptic =>
  Math.abs(latitudeDeg) <= ZERO ? 'onEcliptic' : latitudeDeg > 0 ? 'north' : 'south';
const motionOf = (rate: number): MotionInLatitude =>
  Math.abs(rate) <= ZERO ? 'stationary' : rate > 0 ? 'northward' : 'southward';
const directionOf = (crossing: NodeCrossing): CrossingDirection =>
  crossing.isAscending ? 'ascendingSouthToNorth' : 'descendingNorthToSouth';

type Direction = Static<typeof LunarEclipticDirectionResponse>;

/** The crossings of the ecliptic before and after an instant, and the nearest of them. */
function around(engine: Engine, course: LunarCourse, jdUt: number, latitudeDeg: number) {
  const { previous, next } = course.nodesAround(tdbOfJd(engine, jdUt));
  const of = (crossing: NodeCrossing) => {
    const jd = jdOfTdb(engine, crossing.tdbJ2k);
    return { crossing, jd, hours: (jd - jdUt) * 24 };
  };
  const before = of(previous),
    after = of(next);
  const isPrevious = -before.hours <= after.hours;
  const nearest = isPrevious ? before : after;
  const relation: NearestCrossing = Math.abs(latitudeDeg) <= ZERO ? 'current' : isPrevious ? 'previous' : 'next';
  return { before, after, nearest, relation };
}

/** The crossings as facts for the rules of Dorotheus. Errors: OutOfCoverage. */
export function crossingWitness(
  engine: Engine,
  course: LunarCourse,
  jdUt: number,
  moon: {
    readonly latitudeDeg: number;
    readonly latitudeRateDegPerDay: number;
  },
): CrossingWitness {
  const { before, after, nearest, relation } = around(engine, course, jdUt, moon.latitudeDeg);
  return {
    hemisphere: sideOf(moon.latitudeDeg),
    motion: motionOf(moon.latitudeRateDegPerDay),
    previousJdUt: before.jd,
    previousDirection: directionOf(before.crossing),
    nextJdUt: after.jd,
    nextDirection: directionOf(after.crossing),
    nearestRelation: relation,
    nearestJdUt: nearest.jd,
    nearestHours: nearest.hours,
  };
}

/** POST /v1/electional/western/lunar-ecliptic-direction. Errors: OutOfCoverage. */
export function lunarEclipticDirection(engine: Engine, { jd_ut }: LunarEclipticDirectionRequest): Direction {
  const instant = instantOfJd(engine, jd_ut);
  const moon = engine.sky.apparent(MOON_BODY, instant);
  const { before, after, nearest, relation } = around(
    engine,
    new LunarCourse(engine, instant.tdbJ2k, instant.tdbJ2k),
    jd_ut,
    moon.latitudeDeg,
  );
  const answer = ({ crossing, jd, hours }: typeof before) => {
    const there = engine.sky.apparent(MOON_BODY, engine.time.instantFromTdb(crossing.tdbJ2k));
    return {
      jd_ut: jd,
      direction: CROSSING_DIRECTIONS[directionOf(crossing)],
      longitude_deg: there.longitudeDeg,
      latitude_residual_deg: there.latitudeDeg === 0 ? 0 : there.latitudeDeg,
      latitude_rate_deg_per_day: there.latitudeRateDegPerDay,
      hours_from_query: hours === 0 ? 0 : hours,
    } as const;
  };
  return {
    jd_ut,
    latitude_deg: moon.latitudeDeg,
    latitude_rate_deg_per_day: moon.latitudeRateDegPerDay,
    hemisphere: SIDES_OF_ECLIPTIC[sideOf(moon.latitudeDeg)],
    motion: MOTIONS_IN_LATITUDE[motionOf(moon.latitudeRateDegPerDay)],
    previous_crossing: answer(before),
    next_crossing: answer(after),
    nearest_crossing: answer(nearest),
    nearest_crossing_relation: NEAREST_CROSSINGS[relation],
    policy: {
      policy_id: 'lunar_ecliptic_direction_v1',
      search_span_days: CROSSING_REACH_DAYS,
      scan_step_days: new BodyCoordinate(engine.sky, MOON_BODY, 'latitude').bounds.stepDays,
      latitude_rate_sample_days: 0,
      latitude_zero_tolerance_deg: ZERO,
      latitude_rate_zero_tolerance_deg_per_day: ZERO,
      bisection_iterations: 0,
    },
    reference_frame: 'apparent_geocentric_true_ecliptic_and_equinox_of_date',
    timescale: 'UT1_input_with_internal_TT_ephemeris_evaluation',
    provenance: 'engine_planet_at_moon_latitude_sign_change_and_bracketed_root',
    interpretation_scope: 'astronomical_witness_only_no_doctrinal_region',
    computation_basis: engine.basis(instant),
  };
}
