import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { bodyName, defaulted, julianDayUt1, optionalOrNull, shape } from '../../../contract/fields.js';
import { angleDeg } from '../../../contract/points.js';

const bodyRequest = {
  body: bodyName('Sun ... Pluto, or a named small body, if the product supports it'),
  jd_ut: julianDayUt1(),
};

export const IlluminatedFractionRequest = shape('IlluminatedFractionRequest', {
  phase_angle: angleDeg('angle Sun - body - observer, degrees'),
});
export type IlluminatedFractionRequest = Static<typeof IlluminatedFractionRequest>;
export const SynodicPhaseRequest = shape('SynodicPhaseRequest', {
  body1: bodyName(),
  body2: bodyName(),
  jd_ut: julianDayUt1(),
  include_state: defaulted(Type.Boolean(), true),
});
export type SynodicPhaseRequest = Static<typeof SynodicPhaseRequest>;
export const PhaseBodyRequest = shape('PhaseBodyRequest', bodyRequest);
export type PhaseBodyRequest = Static<typeof PhaseBodyRequest>;
export const ApparentMagnitudeRequest = shape('ApparentMagnitudeRequest', {
  ...bodyRequest,
  include_model_detail: defaulted(Type.Boolean(), true),
});
export type ApparentMagnitudeRequest = Static<typeof ApparentMagnitudeRequest>;

const PhaseProvenanceResponse = shape('PhaseProvenanceResponse', {
  source_module: Type.Optional(Type.String()),
  engine_entrypoint: Type.String(),
  product: Type.String(),
  requested_body: optionalOrNull(Type.String()),
  requested_body1: optionalOrNull(Type.String()),
  requested_body2: optionalOrNull(Type.String()),
  jd_ut: optionalOrNull(Type.Number()),
  basis: Type.String(),
  support_set: optionalOrNull(Type.Array(Type.String())),
  kernel_required: Type.Boolean(),
  coordinate_frame: optionalOrNull(Type.String()),
  model_family: optionalOrNull(Type.String()),
  unsupported_exclusions: optionalOrNull(Type.Array(Type.String())),
  note: Type.Optional(Type.String()),
  stage_sequence: Type.Array(Type.String()),
});
export type PhaseProvenanceResponse = Static<typeof PhaseProvenanceResponse>;

const ofEphemeris = { provenance: PhaseProvenanceResponse, computation_basis: ComputationBasis };
const angleRange = Type.Array(Type.Number());

export const IlluminatedFractionResponse = shape('IlluminatedFractionResponse', {
  phase_angle: Type.Number(),
  illuminated_fraction: Type.Number(),
  range: Type.Array(Type.Number()),
  provenance: PhaseProvenanceResponse,
});
export type IlluminatedFractionResponse = Static<typeof IlluminatedFractionResponse>;

export const SynodicPhaseResponse = shape('SynodicPhaseResponse', {
  body1: Type.String(),
  body2: Type.String(),
  jd_ut: Type.Number(),
  angle: Type.Number({ description: 'apparent longitude of body2 minus that of body1, degrees in [0, 360)' }),
  state: optionalOrNull(
    Type.String({ description: 'conjunction, waxing, opposition or waning: quarters around 0, 90, 180, 270' }),
  ),
  angle_range: angleRange,
  state_policy: Type.String(),
  ...ofEphemeris,
});
export type SynodicPhaseResponse = Static<typeof SynodicPhaseResponse>;

export const ElongationResponse = shape('ElongationResponse', {
  body: Type.String(),
  jd_ut: Type.Number(),
  elongation: Type.Number({ description: 'angle between the apparent places of body and Sun, degrees' }),
  angle_range: angleRange,
  basis: Type.String(),
  east_of_sun: Type.Boolean({ description: 'true when the body is in the evening sky' }),
  ...ofEphemeris,
});
export type ElongationResponse = Static<typeof ElongationResponse>;

export const PhaseAngleResponse = shape('PhaseAngleResponse', {
  body: Type.String(),
  jd_ut: Type.Number(),
  phase_angle: Type.Number({
    description: 'angle Sun - body - geocentre at the instant at which the light left the body, degrees',
  }),
  angle_range: angleRange,
  basis: Type.String(),
  illuminated_fraction: Type.Number(),
  ...ofEphemeris,
});
export type PhaseAngleResponse = Static<typeof PhaseAngleResponse>;

export const AngularDiameterResponse = shape('AngularDiameterResponse', {
  body: Type.String(),
  jd_ut: Type.Number(),
  angular_diameter_arcseconds: Type.Number(),
  radius_source: Type.String(),
  distance_basis: Type.String(),
  radius_km: Type.Number(),
  distance_km: Type.Number(),
  ...ofEphemeris,
});
export type AngularDiameterResponse = Static<typeof AngularDiameterResponse>;

export const ApparentMagnitudeResponse = shape('ApparentMagnitudeResponse', {
  body: Type.String(),
  jd_ut: Type.Number(),
  apparent_magnitude: Type.Number({ description: 'V, geocentric, without extinction' }),
  magnitude_system: defaulted(Type.String(), 'V'),
  model_name: optionalOrNull(Type.String()),
  model_family: optionalOrNull(Type.String()),
  model_limitations: optionalOrNull(Type.Array(Type.String())),
  ...ofEphemeris,
});
export type ApparentMagnitudeResponse = Static<typeof ApparentMagnitudeResponse>;
