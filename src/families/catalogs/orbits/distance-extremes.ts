import { eventInstant, instantOfJd, requireCovered } from '../../../wire/instant.js';
import {
  orbitBodyName,
  orbitGravity,
  orbitingBody,
  orbitStateSource,
  orbitTime,
} from '../../../wire/orbit-receipts.js';
import { holds, windowAfter } from '../../../wire/search-window.js';
import type { Engine } from '../../../engine.js';
import { HeliocentricDistance } from '../../../events/heliocentric.js';
import { TurningSearch } from '../../../events/turnings.js';
import { AU_KM, J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { heliocentricGm } from '../../../sky/heliocentric-orbit.js';
import type { ApsidalPassageOutcomeResponse, DistanceExtremesEnvelopeResponse, OrbitRequest } from './schema.js';

/** The search reaches this many osculating periods ahead: both extremes of any orbit lie within one. */
const REACH_PERIODS = 1.5;
/** Longest reach of a search, for periods of many centuries and orbits that never close: what the budget affords in the longest steps. */
const LONGEST_REACH_DAYS = 300_000;
const REFINEMENT_DAYS = 2e-11,
  ROOT_ITERATIONS = 60,
  EVALUATION_BUDGET = 20_000;
/** Each extreme is confirmed by the distance on both sides of it, this far away; limits of the offset. */
const WITNESS = { toleranceFactor: 8, leastDays: 0.005, motionFraction: 1e-4, mostDays: 1 } as const;

interface Extreme {
  readonly tdbJ2k: number;
  readonly distanceKm: number;
}

/** The distance with a count of its evaluations, bounded. */
class CountedDistance extends HeliocentricDistance {
  evaluations = 0;
  override at(tdbJ2k: number): void {
    if (++this.evaluations > EVALUATION_BUDGET)
      throw new InvalidInput({
        field: '/jd_ut',
        message: 'the search for perihelion and aphelion used up its budget',
        given: null,
        allowed: `${EVALUATION_BUDGET} evaluations`,
      });
    super.at(tdbJ2k);
  }
}

/** Both extremes that a search found, and where it ended, TDB. */
interface Extremes {
  readonly least: Extreme | null;
  readonly greatest: Extreme | null;
  readonly endTdb: number;
  /** The end is that of the ephemeris, not of the search. */
  readonly isCoverageEdge: boolean;
  readonly reachDays: number;
}

/** The next least and the next greatest distance strictly after an instant, whichever comes first. */
function nextExtremes(engine: Engine, distance: CountedDistance, jdUt1: number): Extremes {
  const window = windowAfter(
    engine,
    jdUt1,
    Math.min(REACH_PERIODS * distance.periodDays, LONGEST_REACH_DAYS),
    '/jd_ut',
  );
  const edge = distance.reach(window.startTdb, 'forward'),
    endTdb = Math.min(window.endTdb, edge);
  let least: Extreme | null = null,
    greatest: Extreme | null = null;
  new TurningSearch(distance).run({ ...window, endTdb }, (tdbJ2k, maximum) => {
    if (maximum ? greatest !== null : least !== null) return false;
    if (!holds(engine, window, tdbJ2k)) return false;
    const extreme = witnessed(distance, tdbJ2k, maximum);
    if (maximum) greatest = extreme;
    else least = extreme;
    return least !== null && greatest !== null;
  });
  return { least, greatest, endTdb, isCoverageEdge: endTdb < window.endTdb, reachDays: window.days };
}

/**
 * POST /v1/orbits/distance-extremes: the next least and the next greatest distance from the Sun, whichever comes first. One that
 * would come after the end of the ephemeris is null, with that end in its outcome. Errors: InvalidInput, OutOfCoverage (`/jd_ut`).
 */
export function distanceExtremes(engine: Engine, request: OrbitRequest): DistanceExtremesEnvelopeResponse {
  const body = orbitingBody(engine, request.body);
  const instant = instantOfJd(engine, request.jd_ut);
  requireCovered(engine, instant.tdbJ2k, '/jd_ut', request.jd_ut);
  const distance = new CountedDistance(engine.ephemeris, body.index, instant.tdbJ2k, heliocentricGm(body.index));
  const extremes = nextExtremes(engine, distance, request.jd_ut);
  const { least, greatest, endTdb: end } = extremes;
  const source = orbitStateSource(engine, body, instant),
    identity = source.legs[0].kernel_sha256;
  const time = orbitTime(engine, request.jd_ut, instant);
  const [interval] = source.covered_intervals_tdb;
  return {
    request: { body: request.body, jd_ut: request.jd_ut },
    time,
    distance_extremes: {
      name: orbitBodyName(engine, body),
      perihelion_jd: least === null ? null : engine.time.ttFromTdb(least.tdbJ2k) + J2000_JD,
      perihelion_distance_au: least === null ? null : least.distanceKm / AU_KM,
      aphelion_jd: greatest === null ? null : engine.time.ttFromTdb(greatest.tdbJ2k) + J2000_JD,
      aphelion_distance_au: greatest === null ? null : greatest.distanceKm / AU_KM,
    },
    provenance: {
      source_module: 'engine.orbits',
      engine_entrypoint: 'apsidal_passages',
      reader_owner: 'Engine engine instance',
      center: 'SUN',
      direction: 'NEXT',
      pericenter: outcome(engine, least, extremes),
      apocenter: outcome(engine, greatest, extremes),
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
        refinement_tolerance_days: REFINEMENT_DAYS,
        maximum_root_iterations: ROOT_ITERATIONS,
        evaluation_budget: EVALUATION_BUDGET,
        extremum_semantics: 'the next local minimum and the next local maximum of the distance, each for itself',
        search_window_source: 'AUTO_PERIOD',
        route_plan_identity: identity,
        route_schedule: [{ start_tdb: interval[0], end_tdb: interval[1], route_identity: identity, legs: source.legs }],
        segment_usage: [...source.legs]
          .sort((a, b) => a.center_naif_id - b.center_naif_id || a.target_naif_id - b.target_naif_id)
          .map((leg) => ({ leg, evaluations: distance.evaluations })),
        seam_continuity: [],
        searched_interval_tdb: [instant.tdbJ2k + J2000_JD - WITNESS.leastDays, end + J2000_JD],
        total_evaluations: distance.evaluations,
      },
      stage_sequence: [
        'input_validation',
        'reader_binding',
        'ut1_tt_tdb_binding',
        'frozen_route_plan',
        'radial_velocity_search',
        'two_sided_extremum_witness',
        'tdb_tt_ut1_event_inversion',
        'distance_extrema_serialization',
        'provenance_serialization',
      ],
    },
    computation_basis: engine.basis(instant),
  };
}

/** The distance at a root of the radial velocity, when it is smaller (or greater) than on both sides; null for an inflection. */
function witnessed(distance: HeliocentricDistance, tdbJ2k: number, maximum: boolean): Extreme | null {
  distance.at(tdbJ2k);
  const at = distance.value,
    sign = maximum ? 1 : -1;
  const offset = Math.min(
    WITNESS.mostDays,
    Math.max(
      WITNESS.toleranceFactor * REFINEMENT_DAYS,
      WITNESS.leastDays,
      WITNESS.motionFraction * distance.periodDays,
    ),
  );
  // At an edge of the ephemeris the witness stands on it.
  distance.at(Math.max(tdbJ2k - offset, distance.reach(tdbJ2k, 'backward')));
  const before = distance.value;
  distance.at(Math.min(tdbJ2k + offset, distance.reach(tdbJ2k, 'forward')));
  return sign * (at - before) > 0 && sign * (at - distance.value) > 0 ? { tdbJ2k, distanceKm: at } : null;
}

/** What became of one search. Status: FOUND; COVERAGE_EDGE, the ephemeris ends first; NOT_FOUND within the reach of the search. */
function outcome(
  engine: Engine,
  extreme: Extreme | null,
  { endTdb, isCoverageEdge, reachDays }: Extremes,
): ApsidalPassageOutcomeResponse {
  if (extreme === null)
    return {
      status: isCoverageEdge ? 'COVERAGE_EDGE' : 'NOT_FOUND',
      epoch_tdb: null,
      epoch_tt: null,
      jd_ut: null,
      distance_au: null,
      coverage_edge_tdb: isCoverageEdge ? endTdb + J2000_JD : null,
      detail: isCoverageEdge ? 'EPHEMERIS_ENDS_BEFORE_THE_EXTREME' : `NO_EXTREME_WITHIN_${Math.round(reachDays)}_DAYS`,
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
