import { basisOfJd } from '../../../wire/instant.js';
import { phenomenaProvenance } from '../../../contract/generic-phenomena.js';
import { proximityEvents, boundedWindow } from '../../../wire/phenomena-search.js';
import type { Engine } from '../../../engine.js';
import { EARTH } from '../../../ephemeris/source.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { isMajor } from '../../../sky/bodies.js';
import type { Body } from '../../../sky/bodies.js';
import { MAX_PROXIMITY_SPAN_DAYS } from './schema.js';
import type { ProximityEventsEnvelopeResponse, ProximityEventsRequest } from './schema.js';

const isSeen = (body: Body): boolean => isMajor(body) && body.index !== EARTH;
const SEEN = 'Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn, Uranus, Neptune, Pluto';

/** POST /v1/phenomena/proximity: when two bodies come within a distance in longitude, and when they leave it. */
export function proximity(engine: Engine, request: ProximityEventsRequest): ProximityEventsEnvelopeResponse {
  const first = engine.bodies.resolve(request.body1, '/body1', isSeen, SEEN);
  const second = engine.bodies.resolve(request.body2, '/body2', isSeen, SEEN);
  if (first.index === second.index)
    throw new InvalidInput({
      field: '/body2',
      message: 'the two bodies must differ',
      given: request.body2,
      allowed: `another body than ${first.name}`,
    });
  const window = boundedWindow(engine, request, MAX_PROXIMITY_SPAN_DAYS);
  const events = proximityEvents(
    engine,
    { first, second, thresholdDeg: request.threshold_deg, label: () => null },
    window,
  );
  return {
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
      stage_sequence: [
        'input_validation',
        'reader_binding',
        'conjunction_threshold_search',
        'proximity_event_serialization',
        'provenance_serialization',
      ],
    }),
    computation_basis: basisOfJd(engine, request.jd_start),
  };
}
