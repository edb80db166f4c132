import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { mapOf, nullable, optionalOrNull, shape } from './fields.js';
import { EventInstantResponse } from './transits.js';

/** Crossing of an angular distance in longitude between two bodies. */
export const ProximityEventResponse = shape('ProximityEventResponse', {
  body1: Type.String(),
  body2: Type.String(),
  ...EventInstantResponse.properties,
  threshold_deg: Type.Number({ description: 'longitude of body1 minus that of body2 at the event, signed' }),
  threshold_abs_deg: Type.Number(),
  body1_longitude: Type.Number({ description: 'apparent, true ecliptic of date, degrees' }),
  body2_longitude: Type.Number(),
  body2_latitude: Type.Number(),
  body2_retrograde: Type.Boolean(),
  is_ingress: Type.Boolean({ description: 'the two draw nearer' }),
  label: optionalOrNull(Type.String()),
});
export type ProximityEventResponse = Static<typeof ProximityEventResponse>;

/** How an answer of the phenomena and solar-condition routes came about. */
export const GenericPhenomenaProvenanceResponse = shape('GenericPhenomenaProvenanceResponse', {
  source_module: Type.Optional(Type.String()),
  engine_entrypoint: Type.String(),
  reader_owner: Type.String(),
  time_scale: Type.Optional(Type.String()),
  product_kind: Type.String(),
  event_taxonomy: Type.String(),
  search_performed: optionalOrNull(Type.Boolean()),
  phase_photometry_source: optionalOrNull(Type.String()),
  admitted_event_kinds: optionalOrNull(Type.Array(Type.String())),
  value_units_by_kind: Type.Optional(nullable(mapOf(Type.String()))),
  search_span_days: optionalOrNull(Type.Number()),
  threshold_unit: optionalOrNull(Type.String()),
  event_direction_model: optionalOrNull(Type.String()),
  thresholds_deg: Type.Optional(nullable(mapOf(Type.Number()))),
  luminary_policy: optionalOrNull(Type.String()),
  dignity_interpretation: optionalOrNull(Type.String()),
  recommendation_language: optionalOrNull(Type.String()),
  stage_sequence: Type.Array(Type.String()),
});
export type GenericPhenomenaProvenanceResponse = Static<typeof GenericPhenomenaProvenanceResponse>;

/** The fields that a product does not use are null, as the contract has them. */
export function phenomenaProvenance(
  fields: Omit<GenericPhenomenaProvenanceResponse, 'source_module' | 'reader_owner' | 'time_scale'>,
): GenericPhenomenaProvenanceResponse {
  return {
    source_module: 'engine.phenomena',
    reader_owner: 'Engine engine instance',
    time_scale: 'UT_JD',
    search_performed: null,
    phase_photometry_source: null,
    admitted_event_kinds: null,
    value_units_by_kind: null,
    search_span_days: null,
    threshold_unit: null,
    event_direction_model: null,
    thresholds_deg: null,
    luminary_policy: null,
    dignity_interpretation: null,
    recommendation_language: null,
    ...fields,
  };
}
