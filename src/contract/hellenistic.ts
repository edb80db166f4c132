import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { BesiegingTruthResponse } from './besieging.js';
import { defaulted, nullable, oneOf, optionalOrNull, shape } from './fields.js';

const status = () => oneOf(['evaluated', 'not_evaluable']);
const reason = () => optionalOrNull(Type.String());

/** Direction and overcoming of two bodies. */
export const HellenisticSuperiorityTruthResponse = shape('HellenisticSuperiorityTruthResponse', {
  body1: Type.String(),
  body2: Type.String(),
  longitude1: Type.Number(),
  longitude2: Type.Number(),
  direction_truth: shape('HellenisticDirectionTruthResponse', {
    status: status(),
    aspect_angle_deg: nullable(Type.Number()),
    forward_arc_body1_to_body2_deg: Type.Number(),
    direction: nullable(oneOf(['sinister', 'dexter'])),
    reason: nullable(Type.String()),
  }),
  overcoming_truth: shape('HellenisticOvercomingTruthResponse', {
    status: status(),
    body1_sign_index: Type.Integer({ description: '0 Aries ... 11 Pisces' }),
    body2_sign_index: Type.Integer(),
    body1_place_from_body2: Type.Integer({ description: 'place by sign (1 to 12) of body1 counted from body2' }),
    body2_place_from_body1: Type.Integer(),
    relation: oneOf(['body1_overcomes_body2', 'body2_overcomes_body1', 'neither']),
    reason: nullable(Type.String()),
  }),
});

export const HellenisticAspectProvenanceResponse = shape('HellenisticAspectProvenanceResponse', {
  source_module: Type.Optional(Type.String()),
  engine_entrypoint: Type.String(),
  doctrine: Type.String(),
  ephemeris: defaulted(Type.String(), 'not_used'),
  chart_motion: defaulted(Type.String(), 'not_computed'),
  position_semantics: defaulted(Type.String(), 'caller_supplied_tropical_ecliptic_longitudes_degrees'),
  source_refs: Type.Array(Type.String()),
  stage_sequence: Type.Array(Type.String()),
});
export type HellenisticAspectProvenanceResponse = Static<typeof HellenisticAspectProvenanceResponse>;

/** The twelfth-part of a longitude. */
export const TwelfthPartResponse = shape('TwelfthPartResponse', {
  body: Type.String(),
  occupied_sign: Type.String(),
  occupied_sign_degree: Type.Number(),
  slice_index: Type.Integer({ minimum: 0, maximum: 12 }),
  twelfth_part_sign: Type.String(),
  projected_longitude: Type.Number(),
  source_longitude: Type.Number(),
});
export type TwelfthPartResponse = Static<typeof TwelfthPartResponse>;

const HellenisticRayStrikeResponse = shape('HellenisticRayStrikeResponse', {
  origin_body: Type.String(),
  aspect_name: Type.String(),
  focal_point_deg: Type.Number(),
  orb_mode: Type.String(),
  allowed_orb_deg: Type.Number(),
  distance_deg: Type.Number(),
  motion_state: reason(),
});
const RayEnclosureSideResponse = shape('HellenisticRayEnclosureSideResponse', {
  planet: Type.String(),
  aspect: Type.String(),
  longitude: Type.Number({ description: 'longitude of the body or ray, degrees' }),
  distance_deg: Type.Number({ description: 'degrees from the planet' }),
});

/** Testimony, overcoming, enclosure and adherence of one planet. */
export const HellenisticAssembleConditionResponse = shape('HellenisticAssembleConditionResponse', {
  subject: Type.String(),
  testimony: shape('HellenisticTestimonyTruthResponse', {
    status: status(),
    subject: Type.String(),
    witnesses: Type.Array(
      shape('HellenisticTestimonyWitnessResponse', {
        body: Type.String(),
        aspect: Type.String(),
        angle_deg: Type.Number(),
        superiority: HellenisticSuperiorityTruthResponse,
      }),
    ),
    averse_bodies: Type.Array(Type.String()),
    reason: reason(),
  }),
  overcoming: shape('HellenisticPlanetOvercomingTruthResponse', {
    status: status(),
    subject: Type.String(),
    overcame_by: Type.Array(Type.String()),
    overcomes: Type.Array(Type.String()),
    receipts: Type.Array(HellenisticSuperiorityTruthResponse),
    reason: reason(),
  }),
  enclosure: BesiegingTruthResponse,
  ray_enclosure: optionalOrNull(
    shape('HellenisticRayEnclosureResponse', {
      status: status(),
      orb_deg: Type.Number(),
      enclosed: nullable(Type.Boolean()),
      behind: nullable(RayEnclosureSideResponse),
      ahead: nullable(RayEnclosureSideResponse),
      intervening: Type.Array(Type.String({ description: 'planets with a body or ray between the two malefic rays' })),
      reason: reason(),
    }),
  ),
  adherence: shape('HellenisticAdherenceTruthResponse', {
    status: status(),
    subject: Type.String(),
    orb_deg: Type.Number(),
    adhered: nullable(Type.Boolean()),
    partner: nullable(Type.String()),
    distance_deg: nullable(Type.Number()),
    motion_state: nullable(oneOf(['applying', 'separating', 'exact', 'stationary'])),
    reason: reason(),
  }),
  ray: shape('HellenisticRayTruthResponse', {
    status: status(),
    subject: Type.String(),
    strikes: Type.Optional(Type.Array(HellenisticRayStrikeResponse)),
    reason: reason(),
  }),
  provenance: HellenisticAspectProvenanceResponse,
});
export type HellenisticAssembleConditionResponse = Static<typeof HellenisticAssembleConditionResponse>;
