import { ttOfJd } from '../../../wire/instant.js';
import { siderealProvenance } from '../../../contract/sidereal.js';
import { ayanamsaDeg, ayanamsaSystem, siderealDeg } from '../../../wire/ayanamsa.js';
import { namedValues, valueMap } from '../../../wire/named-points.js';
import { NAKSHATRA_SPAN_DEG, nakshatraOf, PADA_SPAN_DEG } from '../../../doctrine/lunar/nakshatra.js';
import type { Engine } from '../../../engine.js';
import { MAX_POINT_NAME } from './schema.js';
import type {
  SiderealNakshatraBulkEnvelopeResponse,
  SiderealNakshatraBulkRequest,
  SiderealNakshatraPositionEnvelopeResponse,
  SiderealNakshatraPositionRequest,
  SiderealNakshatraPositionResponse,
} from './schema.js';

interface Zodiac {
  readonly system: string;
  readonly jdUt: number;
  readonly ayanamsa: number;
}

function zodiacOf(engine: Engine, jdUt: number, name: string | undefined): Zodiac {
  const system = ayanamsaSystem(name ?? 'authI', '/ayanamsa_system');
  return {
    system: system.system,
    jdUt,
    ayanamsa: ayanamsaDeg(engine.nutation, ttOfJd(engine, jdUt), system, 'true'),
  };
}

function placed(
  { system, jdUt, ayanamsa }: Zodiac,
  longitude: number,
  name: string | null,
): SiderealNakshatraPositionResponse {
  const sidereal = siderealDeg(longitude, ayanamsa),
    place = nakshatraOf(sidereal);
  return {
    name,
    tropical_longitude_deg: longitude === 0 ? 0 : longitude,
    jd_ut: jdUt,
    ayanamsa_system: system,
    nakshatra: place.nakshatra,
    nakshatra_index: place.index,
    nakshatra_number: place.index + 1,
    nakshatra_lord: place.lord,
    pada: place.pada,
    degrees_in: place.degreesIn,
    degrees_remaining: place.degreesRemaining,
    sidereal_longitude_deg: sidereal,
  };
}

const provenance = (entrypoint: string, system: string, stages: string[]) =>
  siderealProvenance({
    engine_entrypoint: entrypoint,
    product_kind: 'nakshatra_position_lookup',
    ayanamsa_system: system,
    ayanamsa_mode: 'true',
    jd_policy: 'caller_supplied_UT_JD',
    taxonomy: 'twenty_seven_equal_nakshatras',
    span_deg: NAKSHATRA_SPAN_DEG,
    pada_span_deg: PADA_SPAN_DEG,
    interpretation: 'not_returned',
    panchanga_judgement: 'not_returned',
    stage_sequence: stages,
  });

/** POST /v1/nakshatra/position */
export function nakshatraPosition(
  engine: Engine,
  request: SiderealNakshatraPositionRequest,
): SiderealNakshatraPositionEnvelopeResponse {
  const zodiac = zodiacOf(engine, request.jd_ut, request.ayanamsa_system);
  const position = placed(zodiac, request.tropical_longitude_deg, null);
  return {
    request: {
      tropical_longitude_deg: position.tropical_longitude_deg,
      jd_ut: request.jd_ut,
      ayanamsa_system: zodiac.system,
    },
    position,
    provenance: provenance('nakshatra_of', zodiac.system, [
      'input_validation',
      'tropical_to_sidereal_conversion',
      'nakshatra_lookup',
      'nakshatra_response_serialization',
      'provenance_serialization',
    ]),
  };
}

/** POST /v1/nakshatra/bulk */
export function nakshatraBulk(
  engine: Engine,
  request: SiderealNakshatraBulkRequest,
): SiderealNakshatraBulkEnvelopeResponse {
  const points = namedValues(request.positions, '/positions', 'trim', MAX_POINT_NAME);
  const zodiac = zodiacOf(engine, request.jd_ut, request.ayanamsa_system);
  const positions = points.map(({ name, value }) => placed(zodiac, value, name));
  return {
    request: { positions: valueMap(points), jd_ut: request.jd_ut, ayanamsa_system: zodiac.system },
    positions,
    total: positions.length,
    provenance: provenance('all_nakshatras_at', zodiac.system, [
      'input_validation',
      'bulk_tropical_to_sidereal_conversion',
      'bulk_nakshatra_lookup',
      'nakshatra_bulk_response_serialization',
      'provenance_serialization',
    ]),
  };
}
