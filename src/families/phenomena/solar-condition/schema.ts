import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { bodyName, defaulted, julianDayUt1, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { GenericPhenomenaProvenanceResponse, ProximityEventResponse } from '../../../contract/generic-phenomena.js';
import { windowFields } from '../../../contract/window.js';

export const MAX_SPAN_DAYS = 1200;
const CONDITIONS = ['cazimi', 'combust', 'under_sunbeams'] as const;

export const SolarConditionInstantRequest = shape('SolarConditionInstantRequest', {
  body: bodyName(),
  jd_ut: julianDayUt1(),
});
export type SolarConditionInstantRequest = Static<typeof SolarConditionInstantRequest>;

export const SolarConditionInstantEnvelopeResponse = shape('SolarConditionInstantEnvelopeResponse', {
  request: SolarConditionInstantRequest,
  solar_condition: shape('GenericPhenomenaSolarConditionTruthResponse', {
    body: Type.String(),
    jd_ut: Type.Number(),
    present: Type.Boolean(),
    condition: optionalOrNull(oneOf(CONDITIONS)),
    label: optionalOrNull(Type.String()),
    score: Type.Integer(),
    distance_from_sun: optionalOrNull(
      Type.Number({ description: 'difference of apparent longitude; null for the Sun and the Moon' }),
    ),
    distance_unit: Type.Optional(Type.String()),
  }),
  provenance: GenericPhenomenaProvenanceResponse,
  computation_basis: ComputationBasis,
});
export type SolarConditionInstantEnvelopeResponse = Static<typeof SolarConditionInstantEnvelopeResponse>;

const eventsRequest = {
  body: Type.String({ minLength: 1, maxLength: 100, description: 'a planet, Mercury to Pluto' }),
  ...windowFields(`end of the window, Julian day UT1; at most ${MAX_SPAN_DAYS} days after jd_start`),
};
export const SolarConditionEventsRequest = shape('SolarConditionEventsRequest', {
  ...eventsRequest,
  condition: defaulted(oneOf(CONDITIONS), 'cazimi'),
});
export type SolarConditionEventsRequest = Static<typeof SolarConditionEventsRequest>;

export const SolarConditionEventsEnvelopeResponse = shape('SolarConditionEventsEnvelopeResponse', {
  request: shape('SolarConditionEventsRequestEcho', { ...eventsRequest, condition: oneOf(CONDITIONS) }),
  events: Type.Array(ProximityEventResponse),
  total: Type.Integer(),
  provenance: GenericPhenomenaProvenanceResponse,
  computation_basis: ComputationBasis,
});
export type SolarConditionEventsEnvelopeResponse = Static<typeof SolarConditionEventsEnvelopeResponse>;
