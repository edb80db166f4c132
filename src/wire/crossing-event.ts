import type { Direction, EventInstantResponse, TransitEventResponse } from '../contract/transits.js';
import { crossingSearchTruth } from './crossing-truth.js';

/** One crossing of a longitude, and the search that found it. Longitudes in degrees, Julian days UT1. */
export interface Crossing {
  readonly bodyName: string;
  readonly instant: EventInstantResponse;
  /** Rate of the body's longitude; its sign alone is read. */
  readonly rate: number;
  readonly longitudeDeg: number;
  readonly target: {
    readonly requested: string | number;
    readonly kind: string;
    readonly name: string;
    readonly moves: boolean;
  };
  readonly search: {
    readonly jd_start: number;
    readonly jd_end: number;
    readonly search_motion?: 'forward' | 'backward';
    readonly solver_tolerance_days?: number | null;
  };
  /** The step that the search took, days. */
  readonly stepDays: number;
  /** The request of this crossing; null when another kind of search made it. */
  readonly asked: {
    readonly direction: Direction | null;
    readonly stepDays: number | null;
    readonly toleranceDays: number | null;
  };
}

/** The crossing of a longitude, fixed or moving, as every route answers it. */
export function crossingEvent({
  bodyName,
  instant,
  rate,
  longitudeDeg,
  target,
  search,
  stepDays,
  asked,
}: Crossing): TransitEventResponse {
  const { kind, name, moves } = target;
  return {
    body: bodyName,
    longitude: longitudeDeg,
    ...instant,
    direction: rate >= 0 ? 'direct' : 'retrograde',
    computation_truth: {
      body: bodyName,
      requested_target: target.requested,
      direction_filter: asked.direction ?? 'either',
      search_motion: search.search_motion ?? 'forward',
      requested_step_days: asked.stepDays,
      requested_tolerance_days: asked.toleranceDays,
      requested_direction: asked.direction,
      target_truth: {
        requested_spec: target.requested,
        resolved_kind: kind,
        resolved_name: name,
        jd_ut: instant.jd_ut,
        longitude: longitudeDeg,
      },
      search_truth: crossingSearchTruth({
        startJd: search.jd_start,
        endJd: search.jd_end,
        crossingJd: instant.jd_ut,
        stepDays,
        toleranceDays: search.solver_tolerance_days ?? null,
      }),
    },
    classification: {
      body: bodyName,
      target: { target_kind: kind, resolved_name: name },
      search: {
        search_kind: 'longitude_crossing',
        wrapper_kind: 'transit_range',
        uses_bisection: true,
        uses_dynamic_target: moves,
      },
    },
    relation: {
      source_body: bodyName,
      relation_kind: 'target_crossing',
      basis: kind,
      target_name: name,
      target_longitude: longitudeDeg,
      is_dynamic_target: moves,
    },
    condition_profile: {
      source_body: bodyName,
      wrapper_kind: 'transit_range',
      search_kind: 'longitude_crossing',
      relation_kind: 'target_crossing',
      relation_basis: kind,
      target_kind: kind,
      uses_dynamic_target: moves,
      condition_state: moves ? 'dynamic_target' : 'static_target',
    },
  };
}
