import { ttOfJd } from '../../../wire/instant.js';
import { siderealProvenance } from '../../../contract/sidereal.js';
import { ayanamsaDeg, ayanamsaSystem, siderealDeg } from '../../../services/ayanamsa.js';
import { namedValues, valueMap } from '../../../wire/named-points.js';
import { NAKSHATRA_SPAN_DEG, nakshatraOf, PADA_SPAN_DEG } from '../../../doctrine/lunar/nakshatra.js';
import { StageLog } from '../../../wire/stage-log.js';
import type { AyanamsaSystem } from '../../../doctrine/ayanamsa/anchor.js';
import type { NakshatraPlace } from '../../../doctrine/lunar/nakshatra.js';
import type { Engine } from '../../../engine.js';
import { withDefaults } from '../../../contract/defaults.js';
import { MAX_POINT_NAME, SiderealNakshatraBulkRequest, SiderealNakshatraPositionRequest } from './schema.js';
import type {
  SiderealNakshatraBulkEnvelopeResponse,
  SiderealNakshatraPositionEnvelopeResponse,
  SiderealNakshatraPositionResponse,
} from './schema.js';

/** The true ayanamsa of an instant, degrees. `jdUt`: Julian day UT1. */
const offsetAt = (engine: Engine, jdUt: number, system: AyanamsaSystem): number =>
  ayanamsaDeg(engine.nutation, ttOfJd(engine, jdUt), system, 'true');

const requestedSystem = (name: string): AyanamsaSystem => ayanamsaSystem(name, '/ayanamsa_system');

interface Point {
  readonly name: string | null;
  readonly value: number;
}

const positionAnswer = (
  point: Point,
  siderealLongitude: number,
  place: NakshatraPlace,
  { jdUt, system }: { readonly jdUt: number; readonly system: AyanamsaSystem },
): SiderealNakshatraPositionResponse => ({
  name: point.name,
  tropical_longitude_deg: point.value === 0 ? 0 : point.value,
  jd_ut: jdUt,
  ayanamsa_system: system.system,
  nakshatra: place.nakshatra,
  nakshatra_index: place.index,
  nakshatra_number: place.index + 1,
  nakshatra_lord: place.lord,
  pada: place.pada,
  degrees_in: place.degreesIn,
  degrees_remaining: place.degreesRemaining,
  sidereal_longitude_deg: siderealLongitude,
});

const provenance = (entrypoint: string, system: AyanamsaSystem, stages: StageLog) =>
  siderealProvenance({
    engine_entrypoint: entrypoint,
    product_kind: 'nakshatra_position_lookup',
    ayanamsa_system: system.system,
    ayanamsa_mode: 'true',
    jd_policy: 'caller_supplied_UT_JD',
    taxonomy: 'twenty_seven_equal_nakshatras',
    span_deg: NAKSHATRA_SPAN_DEG,
    pada_span_deg: PADA_SPAN_DEG,
    interpretation: 'not_returned',
    panchanga_judgement: 'not_returned',
    stage_sequence: stages.names,
  });

/** POST /v1/nakshatra/position. Errors: InvalidInput. */
export function nakshatraPosition(
  engine: Engine,
  input: SiderealNakshatraPositionRequest,
): SiderealNakshatraPositionEnvelopeResponse {
  const request = withDefaults(SiderealNakshatraPositionRequest, input);
  const stages = new StageLog(),
    jdUt = request.jd_ut;
  const system = stages.run('input_validation', () => requestedSystem(request.ayanamsa_system));
  const sidereal = stages.run('tropical_to_sidereal_conversion', () =>
    siderealDeg(request.tropical_longitude_deg, offsetAt(engine, jdUt, system)),
  );
  const place = stages.run('nakshatra_lookup', () => nakshatraOf(sidereal));
  const position = stages.run('nakshatra_response_serialization', () =>
    positionAnswer({ name: null, value: request.tropical_longitude_deg }, sidereal, place, { jdUt, system }),
  );
  return stages.run('provenance_serialization', () => ({
    request: {
      tropical_longitude_deg: position.tropical_longitude_deg,
      jd_ut: jdUt,
      ayanamsa_system: system.system,
    },
    position,
    provenance: provenance('nakshatra_of', system, stages),
  }));
}

/** POST /v1/nakshatra/bulk. Errors: InvalidInput. */
export function nakshatraBulk(
  engine: Engine,
  input: SiderealNakshatraBulkRequest,
): SiderealNakshatraBulkEnvelopeResponse {
  const request = withDefaults(SiderealNakshatraBulkRequest, input);
  const stages = new StageLog(),
    jdUt = request.jd_ut;
  const { points, system } = stages.run('input_validation', () => ({
    points: namedValues(request.positions, '/positions', 'trim', MAX_POINT_NAME),
    system: requestedSystem(request.ayanamsa_system),
  }));
  const sidereal = stages.run('bulk_tropical_to_sidereal_conversion', () => {
    const offset = offsetAt(engine, jdUt, system);
    return points.map(({ value }) => siderealDeg(value, offset));
  });
  const places = stages.run('bulk_nakshatra_lookup', () => sidereal.map(nakshatraOf));
  const positions = stages.run('nakshatra_bulk_response_serialization', () =>
    points.map((point, i) => positionAnswer(point, sidereal[i], places[i], { jdUt, system })),
  );
  return stages.run('provenance_serialization', () => ({
    request: { positions: valueMap(points), jd_ut: jdUt, ayanamsa_system: system.system },
    positions,
    total: positions.length,
    provenance: provenance('all_nakshatras_at', system, stages),
  }));
}
