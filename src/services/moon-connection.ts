import { directedAspect } from '../doctrine/aspects/directed.js';
import { eventInstant, instantOfJd, jdOfTdb } from '../wire/instant.js';
import { aspectMotionAnswer } from '../wire/aspect-motion.js';
import { SLACK_DAYS } from '../wire/search-window.js';
import { SIGNS } from '../doctrine/zodiac/zodiac.js';
import type { Engine } from '../engine.js';
import { MoonAspects } from '../events/moon-aspects.js';
import type { MoonPerfection } from '../events/moon-aspects.js';
import { normalizeDeg, signedDeg } from '../kernel/angle.js';
import { InvalidInput } from '../kernel/errors.js';
import { ASTROMETRIC_CORRECTIONS } from '../reduction/stages.js';
import { CHART_BODIES, MOON_BODY } from '../sky/bodies.js';
import type { Body } from '../sky/bodies.js';
import type { Instant } from '../time/instant.js';
import { FLOW_CONSTANTS } from '../contract/moon-connection.js';
import type { MoonAspectEventResponse, MoonConnectionFlowResponse } from '../contract/moon-connection.js';

/** Sun, Mercury ... Saturn; with `modern` also Uranus, Neptune and Pluto. */
const MODERN = CHART_BODIES.filter((body) => body !== MOON_BODY);
const TRADITIONAL = MODERN.slice(0, 6);

/** Options of the search. */
export interface FlowPolicy {
  readonly window: MoonConnectionFlowResponse['policy']['previous_window'];
  readonly lookbackDays: number | null;
  readonly modern: boolean;
  readonly orbFactor: number;
  readonly exactToleranceDeg: number;
  readonly rateToleranceDegPerDay: number;
}

/**
 * Checks that a lookback is given if and only if the window is fixed_lookback. `field`: JSON pointer of the lookback;
 * `windowField`: name of the window field. Errors: InvalidInput.
 */
export function checkLookback(
  { window, lookbackDays }: Pick<FlowPolicy, 'window' | 'lookbackDays'>,
  field: string,
  windowField: string,
): void {
  if (window === 'current_sign' && lookbackDays !== null) {
    throw new InvalidInput({
      field,
      message: 'does not apply to current_sign',
      given: lookbackDays,
      allowed: `null, or ${windowField} fixed_lookback`,
    });
  }
  if (window === 'fixed_lookback' && lookbackDays === null) {
    throw new InvalidInput({
      field,
      message: 'must be given with fixed_lookback',
      given: null,
      allowed: 'a number above 0, at most 30',
    });
  }
}

/**
 * The last aspect that the Moon perfected, the motion of that aspect at the query, and the next aspect that it perfects
 * before it leaves its sign, in answer shape. Events are strictly before or after the query. `jdUt`: Julian day UT1.
 * Geometry only, without doctrine. Errors: OutOfCoverage.
 */
export function connectionFlow(engine: Engine, jdUt: number, policy: FlowPolicy): MoonConnectionFlowResponse {
  const { lookbackDays: lookback, modern, orbFactor, exactToleranceDeg, rateToleranceDegPerDay } = policy;
  const query = instantOfJd(engine, jdUt);
  const bodies = modern ? MODERN : TRADITIONAL;
  const moon = new MoonAspects(engine.sky, bodies);
  const passage = moon.passageAt(query.tdbJ2k, (entryTdb) => jdOfTdb(engine, entryTdb) <= jdUt);
  const ingressJd = eventInstant(engine, passage.entryTdb).jd_ut,
    egressJd = eventInstant(engine, passage.exitTdb).jd_ut;
  const previousStartTdb =
    lookback === null ? passage.entryTdb : engine.time.instantFromUt1(query.ut1J2k - lookback).tdbJ2k;
  const previous =
    moon
      .perfections({ startTdb: previousStartTdb, endTdb: query.tdbJ2k + SLACK_DAYS })
      .filter((event) => jdOfTdb(engine, event.tdbJ2k) < jdUt)
      .at(-1) ?? null;
  const next =
    moon
      .perfections({ startTdb: query.tdbJ2k - SLACK_DAYS, endTdb: passage.exitTdb })
      .find((event) => jdOfTdb(engine, event.tdbJ2k) > jdUt) ?? null;
  return {
    jd_query: jdUt,
    moon_sign: SIGNS[passage.sign],
    jd_sign_ingress: ingressJd,
    jd_sign_egress: egressJd,
    previous_search_start: lookback === null ? ingressJd : jdUt - lookback,
    previous_search_end: jdUt,
    next_search_start: jdUt,
    next_search_end: egressJd,
    policy: {
      previous_window: policy.window,
      previous_lookback_days: lookback,
      modern,
      motion_orb_factor: orbFactor,
      motion_exact_tolerance_deg: exactToleranceDeg,
      motion_rate_tolerance_deg_per_day: rateToleranceDegPerDay,
    },
    considered_bodies: bodies.map((body) => body.name),
    previous_separation: previous === null ? null : event(engine, 'previous_separation', previous, query),
    previous_motion:
      previous === null
        ? null
        : aspectMotionAnswer(
            {
              first: movingPoint(engine, previous.body, query),
              second: movingPoint(engine, MOON_BODY, query),
              aspect: directedAspect(previous.angleDeg),
              orbFactor,
              exactToleranceDeg,
              rateToleranceDegPerDay,
            },
            { referenceFrame: FLOW_CONSTANTS.reference_frame, timescale: FLOW_CONSTANTS.timescale },
          ),
    next_connection: next === null ? null : event(engine, 'next_connection', next, query),
    previous_no_event_reason: previous === null ? 'no_exact_perfection_in_selected_previous_window' : null,
    next_no_event_reason: next === null ? 'no_exact_perfection_before_current_sign_egress' : null,
    ...FLOW_CONSTANTS,
  };
}

/** A body with its apparent longitude and the rate of its astrometric longitude. */
function movingPoint(
  engine: Engine,
  body: Body,
  instant: Instant,
): { name: string; longitudeDeg: number; speedDegPerDay: number } {
  return {
    name: body.name,
    longitudeDeg: engine.sky.apparent(body, instant).longitudeDeg,
    speedDegPerDay: engine.sky.apparent(body, instant, null, ASTROMETRIC_CORRECTIONS).longitudeRateDegPerDay,
  };
}

function event(
  engine: Engine,
  role: MoonAspectEventResponse['role'],
  perfection: MoonPerfection,
  query: Instant,
): MoonAspectEventResponse {
  const exact = engine.time.instantFromTdb(perfection.tdbJ2k),
    { body, angleDeg } = perfection;
  const longitude = (of: Body, at: Instant): number => engine.sky.apparent(of, at).longitudeDeg;
  const moonExact = longitude(MOON_BODY, exact),
    bodyExact = longitude(body, exact);
  const found = eventInstant(engine, perfection.tdbJ2k);
  return {
    role,
    body: body.name,
    aspect_name: directedAspect(angleDeg),
    directional_angle_deg: angleDeg,
    signed_target_deg: angleDeg <= 180 ? angleDeg : angleDeg - 360,
    jd_exact: found.jd_ut,
    hours_from_query: (exact.ut1J2k - query.ut1J2k) * 24,
    moon_longitude_at_exact_deg: normalizeDeg(moonExact),
    body_longitude_at_exact_deg: normalizeDeg(bodyExact),
    signed_error_at_exact_deg: signedDeg(moonExact - bodyExact - angleDeg),
    signed_error_at_query_deg: signedDeg(longitude(MOON_BODY, query) - longitude(body, query) - angleDeg),
    exact_datetime_utc: found.datetime_utc,
  };
}
