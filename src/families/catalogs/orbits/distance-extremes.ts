import { eventInstant, instantOfJd, requireCovered } from '../../../wire/instant.js';
import {
  orbitBodyName,
  orbitGravity,
  orbitingBody,
  orbitStateSource,
  orbitTime,
} from '../../../wire/orbit-receipts.js';
import { holds, windowAfter } from '../../../wire/search-window.js';
import { StageLog } from '../../../wire/stage-log.js';
import type { Engine } from '../../../engine.js';
import { HeliocentricDistance } from '../../../events/heliocentric.js';
import {
  CountedDistance,
  nextRadialRoots,
  ROOT_TOLERANCE_DAYS,
  WITNESS,
  witnessedExtremes,
} from '../../../events/heliocentric-extremes.js';
import type { DistanceExtreme, EvaluationBudget, ExtremesWindow } from '../../../events/heliocentric-extremes.js';
import { AU_KM, J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { heliocentricGm } from '../../../sky/heliocentric-orbit.js';
import type { ApsidalPassageOutcomeResponse, DistanceExtremesEnvelopeResponse, OrbitRequest } from './schema.js';

/** Length of the search in osculating periods: both extremes of any orbit are within one. */
const REACH_PERIODS = 1.5;
/** Longest search in days, for periods of many centuries and open orbits: the budget of evaluations in the longest steps. */
const LONGEST_REACH_DAYS = 300_000;
const ROOT_ITERATIONS = 60,
  EVALUATION_BUDGET = 20_000;

const BUDGET: EvaluationBudget = {
  evaluations: EVALUATION_BUDGET,
  exceeded: () =>
    new InvalidInput({
      field: '/jd_ut',
      message: 'needs more evaluations for perihelion and aphelion than allowed',
      given: null,
      allowed: `${EVALUATION_BUDGET} evaluations`,
    }),
};

/** The searched interval. */
interface Route {
  /** Length of the requested search in days. */
  readonly days: number;
  /** The interval up to the end of the ephemeris. */
  readonly window: ExtremesWindow;
  /** True when the search ends with the ephemeris. */
  readonly isCoverageEdge: boolean;
}

/** The interval strictly after an instant that both extremes need, limited by the ephemeris. Errors: OutOfCoverage (`/jd_ut`). */
function routeFrom(engine: Engine, distance: CountedDistance, jdUt1: number): Route {
  const days = Math.min(REACH_PERIODS * distance.periodDays, LONGEST_REACH_DAYS);
  const requested = windowAfter(engine, jdUt1, days, '/jd_ut');
  const endTdb = Math.min(requested.endTdb, distance.reach(requested.startTdb, 'forward'));
  const contains = (tdbJ2k: number): boolean => holds(engine, requested, tdbJ2k);
  return { days, window: { ...requested, endTdb, contains }, isCoverageEdge: endTdb < requested.endTdb };
}

/**
 * POST /v1/orbits/distance-extremes: the next minimum and the next maximum of the distance from the Sun, in either order. An extreme after
 * the end of the ephemeris is null, with that end in its outcome. Errors: InvalidInput, OutOfCoverage (`/jd_ut`).
 */
export function distanceExtremes(engine: Engine, request: OrbitRequest): DistanceExtremesEnvelopeResponse {
  const stages = new StageLog();
  const body = stages.run('input_validation', () => orbitingBody(engine, request.body));
  const ephemeris = stages.run('reader_binding', () => engine.ephemeris);
  const instant = stages.run('ut1_tt_tdb_binding', () => {
    const at = instantOfJd(engine, request.jd_ut);
    requireCovered(engine, at.tdbJ2k, '/jd_ut', request.jd_ut);
    return at;
  });
  const { distance, route, source } = stages.run('frozen_route_plan', () => {
    const counted = new CountedDistance(ephemeris, body.index, instant.tdbJ2k, heliocentricGm(body.index), BUDGET);
    return {
      distance: counted,
      route: routeFrom(engine, counted, request.jd_ut),
      source: orbitStateSource(engine, body, instant),
    };
  });
  const roots = stages.run('radial_velocity_search', () => nextRadialRoots(distance, route.window));
  const { least, greatest } = stages.run('two_sided_extremum_witness', () =>
    witnessedExtremes(distance, route.window, roots),
  );
  const { time, pericenter, apocenter } = stages.run('tdb_tt_ut1_event_inversion', () => ({
    time: orbitTime(engine, request.jd_ut, instant),
    pericenter: outcome(engine, least, route),
    apocenter: outcome(engine, greatest, route),
  }));
  const extremes = stages.run('distance_extrema_serialization', () => ({
    name: orbitBodyName(engine, body),
    perihelion_jd: pericenter.epoch_tt,
    perihelion_distance_au: pericenter.distance_au,
    aphelion_jd: apocenter.epoch_tt,
    aphelion_distance_au: apocenter.distance_au,
  }));
  const identity = source.legs[0].kernel_sha256,
    [interval] = source.covered_intervals_tdb;
  return stages.run('provenance_serialization', () => ({
    request: { body: request.body, jd_ut: request.jd_ut },
    time,
    distance_extremes: extremes,
    provenance: {
      source_module: 'engine.orbits',
      engine_entrypoint: 'apsidal_passages',
      reader_owner: 'Engine engine instance',
      center: 'SUN',
      direction: 'NEXT',
      pericenter,
      apocenter,
      search: {
        algorithm_version: 'ENGINE_APSIDAL_PASSAGES_V1',
        gravity: orbitGravity(body),
        time_conversion: time.conversion,
        state_source: source,
        initial_period_fraction: HeliocentricDistance.PERIOD_FRACTION,
        radial_timescale_fraction: HeliocentricDistance.RADIAL_FRACTION,
        minimum_step_days: HeliocentricDistance.LEAST_STEP_DAYS,
        maximum_step_days: HeliocentricDistance.LONGEST_STEP_DAYS,
        witness_root_tolerance_factor: WITNESS.toleranceFactor,
        witness_minimum_step_fraction: WITNESS.leastDays / HeliocentricDistance.LEAST_STEP_DAYS,
        witness_motion_timescale_fraction: WITNESS.motionFraction,
        witness_maximum_offset_days: WITNESS.mostDays,
        refinement_tolerance_days: ROOT_TOLERANCE_DAYS,
        maximum_root_iterations: ROOT_ITERATIONS,
        evaluation_budget: EVALUATION_BUDGET,
        extremum_semantics: 'the next local minimum and the next local maximum of the distance, independently',
        search_window_source: 'AUTO_PERIOD',
        route_plan_identity: identity,
        route_schedule: [{ start_tdb: interval[0], end_tdb: interval[1], route_identity: identity, legs: source.legs }],
        segment_usage: [...source.legs]
          .sort((a, b) => a.center_naif_id - b.center_naif_id || a.target_naif_id - b.target_naif_id)
          .map((leg) => ({ leg, evaluations: distance.evaluations })),
        seam_continuity: [],
        searched_interval_tdb: [instant.tdbJ2k + J2000_JD - WITNESS.leastDays, route.window.endTdb + J2000_JD],
        total_evaluations: distance.evaluations,
      },
      stage_sequence: stages.names,
    },
    computation_basis: engine.basis(instant),
  }));
}

/** Outcome of one search. Status: FOUND; COVERAGE_EDGE when the ephemeris ends first; NOT_FOUND within the length of the search. */
function outcome(
  engine: Engine,
  extreme: DistanceExtreme | null,
  { days, window, isCoverageEdge }: Route,
): ApsidalPassageOutcomeResponse {
  if (extreme === null)
    return {
      status: isCoverageEdge ? 'COVERAGE_EDGE' : 'NOT_FOUND',
      epoch_tdb: null,
      epoch_tt: null,
      jd_ut: null,
      distance_au: null,
      coverage_edge_tdb: isCoverageEdge ? window.endTdb + J2000_JD : null,
      detail: isCoverageEdge ? 'EPHEMERIS_ENDS_BEFORE_THE_EXTREME' : `NO_EXTREME_WITHIN_${Math.round(days)}_DAYS`,
    };
  return {
    status: 'FOUND',
    epoch_tdb: extreme.tdbJ2k + J2000_JD,
    epoch_tt: engine.time.ttFromTdb(extreme.tdbJ2k) + J2000_JD,
    ...eventInstant(engine, extreme.tdbJ2k),
    distance_au: extreme.distanceKm / AU_KM,
    coverage_edge_tdb: null,
    detail: 'TWO_SIDED_RADIAL_VELOCITY_ROOT',
  };
}
