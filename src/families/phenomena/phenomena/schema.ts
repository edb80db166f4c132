import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { julianDayUt1, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { GenericPhenomenaProvenanceResponse, ProximityEventResponse } from '../../../contract/generic-phenomena.js';
import { EventInstantResponse } from '../../../contract/transits.js';
import { windowFields } from '../../../contract/window.js';

/** Longest windows, days. */
export const MAX_ORBITAL_SPAN_DAYS = 5000;
export const MAX_PROXIMITY_SPAN_DAYS = 1200;
const MAX_THRESHOLD_DEG = 30;

export const EVENT_KINDS = [
  'greatest_eastern_elongation',
  'greatest_western_elongation',
  'perihelion',
  'aphelion',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

const body = (description: string) => Type.String({ minLength: 1, maxLength: 100, description });

export const PlanetPhenomenaRequest = shape('PlanetPhenomenaRequest', {
  body: body('Moon, Mercury ... Neptune'),
  jd_ut: julianDayUt1(),
});
export type PlanetPhenomenaRequest = Static<typeof PlanetPhenomenaRequest>;

const PlanetPhenomenaResponse = shape('PlanetPhenomenaResponse', {
  body: Type.String(),
  jd_ut: Type.Number(),
  phase_angle_deg: Type.Number({
    description: 'angle Sun - body - geocentre at the instant at which the light left the body',
  }),
  illuminated_fraction: Type.Number(),
  elongation_deg: Type.Number({ description: 'angle between the apparent places of body and Sun' }),
  angular_diameter_arcsec: Type.Number(),
  apparent_magnitude: Type.Number({ description: 'V, geocentric, without extinction' }),
  sun_distance_au: Type.Number(),
  distance_au: Type.Number({ description: 'apparent distance from the geocentre (with light time)' }),
  east_of_sun: Type.Boolean({ description: 'true when the body is in the evening sky' }),
});

export const PlanetPhenomenaEnvelopeResponse = shape('PlanetPhenomenaEnvelopeResponse', {
  request: PlanetPhenomenaRequest,
  phenomena: PlanetPhenomenaResponse,
  provenance: GenericPhenomenaProvenanceResponse,
  computation_basis: ComputationBasis,
});
export type PlanetPhenomenaEnvelopeResponse = Static<typeof PlanetPhenomenaEnvelopeResponse>;

const orbitalWindow = {
  body: body('Mercury, Venus, Earth, Mars ... Pluto'),
  ...windowFields(`end of the window, Julian day UT1; at most ${MAX_ORBITAL_SPAN_DAYS} days after jd_start`),
};
const eventKinds = Type.Array(oneOf(EVENT_KINDS), {
  minItems: 1,
  maxItems: EVENT_KINDS.length,
  description: 'default: all kinds of the body; only Mercury and Venus have greatest elongations',
});

export const OrbitalPhenomenaEventsRequest = shape('OrbitalPhenomenaEventsRequest', {
  ...orbitalWindow,
  event_kinds: optionalOrNull(eventKinds),
});
export type OrbitalPhenomenaEventsRequest = Static<typeof OrbitalPhenomenaEventsRequest>;

const PhenomenonEventResponse = shape('PhenomenonEventResponse', {
  body: Type.String(),
  event_kind: oneOf(EVENT_KINDS),
  label: Type.String(),
  ...EventInstantResponse.properties,
  value: Type.Number({ description: 'elongation in degrees, or distance from the Sun in au' }),
  value_unit: Type.String(),
});
export type PhenomenonEventResponse = Static<typeof PhenomenonEventResponse>;

export const OrbitalPhenomenaEventsEnvelopeResponse = shape('OrbitalPhenomenaEventsEnvelopeResponse', {
  request: shape('OrbitalPhenomenaEventsRequestEcho', { ...orbitalWindow, event_kinds: nullable(eventKinds) }),
  events: Type.Array(PhenomenonEventResponse),
  total: Type.Integer(),
  provenance: GenericPhenomenaProvenanceResponse,
  computation_basis: ComputationBasis,
});
export type OrbitalPhenomenaEventsEnvelopeResponse = Static<typeof OrbitalPhenomenaEventsEnvelopeResponse>;

export const ProximityEventsRequest = shape('ProximityEventsRequest', {
  body1: body('Sun, Moon, Mercury ... Pluto'),
  body2: body('a second body from the same list'),
  ...windowFields(`end of the window, Julian day UT1; at most ${MAX_PROXIMITY_SPAN_DAYS} days after jd_start`),
  threshold_deg: Type.Number({
    exclusiveMinimum: 0,
    maximum: MAX_THRESHOLD_DEG,
    description: 'distance in longitude, degrees',
  }),
});
export type ProximityEventsRequest = Static<typeof ProximityEventsRequest>;

export const ProximityEventsEnvelopeResponse = shape('ProximityEventsEnvelopeResponse', {
  request: ProximityEventsRequest,
  events: Type.Array(ProximityEventResponse),
  total: Type.Integer(),
  provenance: GenericPhenomenaProvenanceResponse,
  computation_basis: ComputationBasis,
});
export type ProximityEventsEnvelopeResponse = Static<typeof ProximityEventsEnvelopeResponse>;
