import { basisOfJd } from '../../../wire/instant.js';
import { phenomenaProvenance } from '../../../contract/generic-phenomena.js';
import { boundedWindow, crossingAnswers, thresholdCrossings } from '../../../services/phenomena-search.js';
import { StageLog } from '../../../wire/stage-log.js';
import type { Engine } from '../../../engine.js';
import { EARTH } from '../../../ephemeris/source.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { isMajor } from '../../../sky/bodies.js';
import type { Body } from '../../../sky/bodies.js';
import { MAX_PROXIMITY_SPAN_DAYS } from './schema.js';
import type { ProximityEventsEnvelopeResponse, ProximityEventsRequest } from './schema.js';

const isSupported = (body: Body): boolean => isMajor(body) && body.index !== EARTH;
const SUPPORTED = 'Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn, Uranus, Neptune, Pluto';

/** Two bodies of a request. Errors: InvalidInput. */
function requestedPair(engine: Engine, request: ProximityEventsRequest): { first: Body; second: Body } {
  const first = engine.bodies.resolve(request.body1, '/body1', isSupported, SUPPORTED);
  const second = engine.bodies.resolve(request.body2, '/body2', isSupported, SUPPORTED);
  if (first.index === second.index)
    throw new InvalidInput({
      field: '/body2',
      message: 'must not be the same body as body1',
      given: request.body2,
      allowed: `a body other than ${first.name}`,
    });
  return { first, second };
}

/**
 * POST /v1/phenomena/proximity: instants at which two bodies enter and leave a distance in longitude. Errors:
 * InvalidInput, OutOfCoverage.
 */
export function proximity(engine: Engine, request: ProximityEventsRequest): ProximityEventsEnvelopeResponse {
  const stages = new StageLog(),
    thresholdDeg = request.threshold_deg;
  const pair = stages.run('input_validation', () => requestedPair(engine, request));
  const window = stages.run('reader_binding', () => boundedWindow(engine, request, MAX_PROXIMITY_SPAN_DAYS));
  const found = stages.run('conjunction_threshold_search', () =>
    thresholdCrossings(engine, { ...pair, thresholdDeg }, window),
  );
  const events = stages.run('proximity_event_serialization', () => crossingAnswers(engine, found, () => null));
  return stages.run('provenance_serialization', () => ({
    request,
    events,
    total: events.length,
    provenance: phenomenaProvenance({
      engine_entrypoint: 'proximity_events_in_range',
      product_kind: 'angular_proximity_threshold_crossing',
      event_taxonomy: 'threshold_ingress_egress_events',
      threshold_unit: 'degrees',
      event_direction_model: 'ingress_when_separation_decreasing',
      search_span_days: request.jd_end - request.jd_start,
      stage_sequence: stages.names,
    }),
    computation_basis: basisOfJd(engine, request.jd_start),
  }));
}
