import { Type } from '@sinclair/typebox';
import type { Static, TProperties } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { bodyName, isoInstant, mapOf, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { signFields } from '../../../contract/zodiac.js';

/** Largest number of bodies of one frame request. */
export const MAX_FRAME_BODIES = 12;

const bodies = () =>
  optionalOrNull(
    Type.Array(bodyName(), {
      minItems: 1,
      maxItems: MAX_FRAME_BODIES,
      uniqueItems: true,
      description: 'default: all bodies of the frame',
    }),
  );
const TRUE_OF_DATE = 'true_of_date_ecliptic';
const trueOfDate = () => oneOf([TRUE_OF_DATE]);

export const PRODUCT_KINDS = [
  'geometric_heliocentric_position',
  'geometric_planetocentric_position',
  'geometric_barycentric_position',
  'received_light_position',
] as const;

export const FrameHeliocentricRequest = shape('FrameHeliocentricRequest', { dt: isoInstant(), bodies: bodies() });
export const FramePlanetocentricRequest = shape('FramePlanetocentricRequest', {
  dt: isoInstant(),
  observer: bodyName(),
  bodies: bodies(),
});
export const FrameSSBRequest = shape('FrameSSBRequest', { dt: isoInstant(), bodies: bodies() });
export const FrameReceivedLightRequest = shape('FrameReceivedLightRequest', { dt: isoInstant(), bodies: bodies() });
export type FrameRequest = Static<typeof FrameSSBRequest>;
export type FramePlanetocentricRequest = Static<typeof FramePlanetocentricRequest>;

const placeFields = {
  name: Type.String(),
  longitude: Type.Number({ description: 'in the true ecliptic and equinox of date, degrees in [0, 360)' }),
  latitude: Type.Number(),
  distance_km: Type.Number(),
  distance_au: Type.Number(),
  speed: Type.Number({ description: 'rate of the longitude, degrees per day' }),
  retrograde: Type.Boolean(),
  ...signFields,
  center: Type.String(),
  frame: trueOfDate(),
};

const FrameHeliocentricPositionResponse = shape('FrameHeliocentricPositionResponse', {
  ...placeFields,
  product_kind: oneOf([PRODUCT_KINDS[0]]),
});
const FramePlanetocentricPositionResponse = shape('FramePlanetocentricPositionResponse', {
  ...placeFields,
  product_kind: oneOf([PRODUCT_KINDS[1]]),
  observer: Type.String(),
});
const FrameSSBPositionResponse = shape('FrameSSBPositionResponse', {
  ...placeFields,
  product_kind: oneOf([PRODUCT_KINDS[2]]),
});
const FrameReceivedLightPositionResponse = shape('FrameReceivedLightPositionResponse', {
  name: Type.String(),
  apparent_longitude: Type.Number(),
  apparent_latitude: Type.Number(),
  geometric_longitude: Type.Number(),
  geometric_latitude: Type.Number(),
  longitude_displacement: Type.Number({ description: 'apparent minus geometric longitude, degrees' }),
  distance_km: Type.Number(),
  distance_au: Type.Number(),
  light_travel_days: Type.Number(),
  light_travel_minutes: Type.Number(),
  emission_jd: Type.Number({ description: 'Julian day UT1 at which the light left the body' }),
  speed: Type.Number(),
  retrograde: Type.Boolean(),
  ...signFields,
  center: oneOf(['earth']),
  frame: trueOfDate(),
  product_kind: oneOf([PRODUCT_KINDS[3]]),
  geometric_comparison_included: Type.Boolean(),
});

const policyFields = {
  center: Type.String(),
  frame: trueOfDate(),
  orientation: Type.String(),
  correction_model: Type.String(),
  light_time_corrected: Type.Boolean(),
  apparent_sky_corrected: Type.Boolean(),
  geometric_comparison_included: Type.Boolean(),
};

const envelope = <T extends TProperties>(title: string, own: T) =>
  shape(title, {
    ...own,
    request: shape('FramePositionRequestEchoResponse', {
      dt: Type.String(),
      observer: optionalOrNull(Type.String()),
      bodies: Type.Optional(nullable(Type.Array(Type.String()))),
    }),
    time: shape('FramePositionTimeResponse', {
      requested_datetime: Type.String(),
      normalized_datetime_utc: Type.String(),
      jd_ut: Type.Number(),
      jd_tt: Type.Number(),
      delta_t_seconds: Type.Number(),
    }),
    frame: shape('FramePositionFrameResponse', { ...policyFields, product_kind: oneOf(PRODUCT_KINDS) }),
    bounds: shape('FramePositionBoundsResponse', { max_bodies: Type.Integer(), body_count: Type.Integer() }),
    validation: shape('FramePositionValidationResponse', {
      included: Type.Boolean(),
      passed: Type.Boolean(),
      failures: Type.Array(Type.String()),
    }),
    provenance: shape('FramePositionProvenanceResponse', {
      source_module: Type.String(),
      engine_entrypoint: Type.String(),
      reader_owner: Type.String(),
      chart_construction: Type.String(),
      kernel_mutation: Type.String(),
      ...policyFields,
      stage_sequence: Type.Array(Type.String()),
    }),
    computation_basis: ComputationBasis,
  });

export const FrameHeliocentricResponse = envelope('FrameHeliocentricResponse', {
  positions: mapOf(FrameHeliocentricPositionResponse),
});
export const FramePlanetocentricResponse = envelope('FramePlanetocentricResponse', {
  positions: mapOf(FramePlanetocentricPositionResponse),
});
export const FrameSSBResponse = envelope('FrameSSBResponse', { positions: mapOf(FrameSSBPositionResponse) });
export const FrameReceivedLightResponse = envelope('FrameReceivedLightResponse', {
  positions: mapOf(FrameReceivedLightPositionResponse),
});
