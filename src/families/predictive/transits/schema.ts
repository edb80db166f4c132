import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { bodyName, defaulted, julianDayUt1, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import {
  CrossingSearchClassificationResponse,
  CrossingSearchTruthResponse,
  directionField,
  SEARCH_MOTIONS,
  searchMotionField,
  stepDaysField,
  toleranceField,
  TransitConditionProfileResponse,
  TransitEventResponse,
  TransitRelationResponse,
} from '../../../contract/transits.js';
import { searchedLongitude } from '../../../contract/points.js';
import { windowFields } from '../../../contract/window.js';
import { directedAngle, orbDeg } from '../../../contract/aspects.js';

const planet = () => bodyName('Sun, Moon, Mercury ... Pluto');

export const TransitSearchRequest = shape('TransitSearchRequest', {
  body: planet(),
  target_lon: Type.Union([searchedLongitude(), Type.String({ minLength: 1, maxLength: 100 })], {
    description:
      'a longitude in degrees, or the name of a moving target: planet, True Node, Mean Node, Lilith, True Lilith, small body (apparent longitude), or fixed star (true longitude of date, as on the star routes)',
  }),
  ...windowFields(),
  search_motion: searchMotionField(),
  step_days: stepDaysField(),
  solver_tolerance_days: toleranceField(),
  direction: directionField(),
});
export type TransitSearchRequest = Static<typeof TransitSearchRequest>;
export const TransitSearchResponse = shape('TransitSearchResponse', {
  events: Type.Array(TransitEventResponse),
  computation_basis: ComputationBasis,
  ...optionsNotApplied,
});

/** The largest numbers of natal longitudes and aspect angles in a request. */
const MAX_LONGITUDES = 100,
  MAX_ANGLES = 48;

export const NatalAspectSearchRequest = shape('NatalAspectSearchRequest', {
  body: bodyName('moving body: Sun to Pluto, True Node, Mean Node, Lilith, True Lilith, or a named small body'),
  natal_longitudes: Type.Array(searchedLongitude('fixed ecliptic longitude, degrees'), {
    minItems: 1,
    maxItems: MAX_LONGITUDES,
  }),
  aspect_angles: Type.Array(directedAngle(), {
    minItems: 1,
    maxItems: MAX_ANGLES,
    description: 'directed angles, degrees: the moving body is at natal longitude + angle',
  }),
  aspect_orbs: Type.Optional(
    Type.Array(orbDeg(), {
      maxItems: MAX_ANGLES,
      description: 'one orb per angle, degrees; empty: exact aspects only',
    }),
  ),
  ...windowFields(),
  search_motion: searchMotionField('echoed in each event; events are always sorted by jd_exact'),
});
export type NatalAspectSearchRequest = Static<typeof NatalAspectSearchRequest>;

const AspectTransitEventResponse = shape('AspectTransitEventResponse', {
  event_type: defaulted(oneOf(['aspect_transit']), 'aspect_transit'),
  body: Type.String(),
  target: Type.Union([Type.String(), Type.Number()]),
  angle: Type.Number(),
  orb: Type.Number(),
  jd_exact: Type.Number({ description: 'Julian day UT1' }),
  datetime_utc: Type.String(),
  jd_entering: optionalOrNull(
    Type.Number({
      description:
        'time at which the body enters the orb in the passage of jd_exact, Julian day UT1; null without an orb, or if it is before the window',
    }),
  ),
  jd_leaving: optionalOrNull(
    Type.Number({
      description:
        'time at which the body leaves the orb, Julian day UT1; null without an orb, or if it is after the window',
    }),
  ),
  is_retrograde_hit: Type.Boolean(),
  search_motion: oneOf(SEARCH_MOTIONS),
});
export type AspectTransitEvent = Static<typeof AspectTransitEventResponse>;
export const NatalAspectSearchResponse = shape('NatalAspectSearchResponse', {
  events: Type.Array(AspectTransitEventResponse),
  computation_basis: ComputationBasis,
  ...optionsNotApplied,
});

export const IngressSearchRequest = shape('IngressSearchRequest', {
  body: planet(),
  ...windowFields(),
  step_days: stepDaysField(),
  solver_tolerance_days: toleranceField(),
  direction: directionField(),
});
export type IngressSearchRequest = Static<typeof IngressSearchRequest>;

export const NextIngressRequest = shape('NextIngressRequest', {
  body: planet(),
  jd_start: julianDayUt1(),
  max_days: optionalOrNull(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: 400_000,
      description: 'length of the search, days; the default depends on the body',
    }),
  ),
  step_days: stepDaysField(),
  solver_tolerance_days: toleranceField(),
  direction: directionField(),
});
export type NextIngressRequest = Static<typeof NextIngressRequest>;

const ingressFields = {
  body: Type.String(),
  sign: Type.String({
    description: 'entered sign: the sign before the boundary if the motion is retrograde',
  }),
  sign_longitude: Type.Number({ description: 'longitude of the boundary, degrees' }),
  jd_ut: Type.Number({ description: 'Julian day UT1' }),
  datetime_utc: Type.String(),
  direction: Type.String(),
  computation_truth: optionalOrNull(
    shape('IngressComputationTruthResponse', {
      body: Type.String(),
      sign: Type.String(),
      boundary_longitude: Type.Number(),
      requested_step_days: optionalOrNull(Type.Number()),
      requested_tolerance_days: optionalOrNull(Type.Number()),
      requested_direction: optionalOrNull(Type.String()),
      search_truth: CrossingSearchTruthResponse,
    }),
  ),
  classification: optionalOrNull(
    shape('IngressComputationClassificationResponse', {
      body: Type.String(),
      sign: Type.String(),
      search: CrossingSearchClassificationResponse,
    }),
  ),
  relation: optionalOrNull(TransitRelationResponse),
  condition_profile: optionalOrNull(TransitConditionProfileResponse),
};
export const IngressEventResponse = shape('IngressEventResponse', ingressFields);
export type IngressEvent = Static<typeof IngressEventResponse>;
export const IngressSearchResponse = shape('IngressSearchResponse', {
  events: Type.Array(IngressEventResponse),
  computation_basis: ComputationBasis,
  ...optionsNotApplied,
});
export const NextIngressResponse = nullable(
  shape('NextIngressResponse', { ...ingressFields, computation_basis: ComputationBasis, ...optionsNotApplied }),
);
