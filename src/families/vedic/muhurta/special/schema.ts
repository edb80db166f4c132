import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { civilDayFields, PanchangaMomentResponse } from '../../../../contract/civil-day.js';
import {
  defaulted,
  julianDayUt1,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
  wideJulianDayUt1,
} from '../../../../contract/fields.js';
import { optionsNotApplied } from '../../../../contract/inert-options.js';
import { ayanamsaName, siderealDegrees } from '../../../../contract/sidereal.js';
import {
  dayStatus,
  eligibility,
  mondayFirst,
  NamedMuhurtaDayResponse,
  NamedMuhurtaPolicyRequest,
  NamedMuhurtaPolicyResponse,
} from '../named/schema.js';

export const SpecialMuhurtaPolicyRequest = shape('SpecialMuhurtaPolicyRequest', {
  amrita_basis: defaulted(
    oneOf(['sadhana_amrita_siddhi', 'kalaprakasika_amirtha'], {
      description: 'one nakshatra for each weekday (Amrita Siddhi), or the longer lists of Kalaprakasika (Amirtha)',
    }),
    'sadhana_amrita_siddhi',
  ),
  godhuli_weekday_rule: defaulted(
    oneOf(['vrindavana_visibility', 'geometry_only'], {
      description:
        'Thursday only after the disc has disappeared, Saturday only before (Vivaha Vrindavana 9.5-6), or no judgement by weekday',
    }),
    'vrindavana_visibility',
  ),
  godhuli_horizon: defaulted(
    oneOf(['standard_refraction_34_arcmin', 'geometric_disc'], {
      description: 'horizon at which half and all of the disc set: with 34 arcmin of refraction, or without',
    }),
    'standard_refraction_34_arcmin',
  ),
  ayanamsa_system: ayanamsaName(),
  solar_policy: Type.Optional(NamedMuhurtaPolicyRequest),
});
export type SpecialMuhurtaPolicyRequest = Static<typeof SpecialMuhurtaPolicyRequest>;

const policy = Type.Optional(SpecialMuhurtaPolicyRequest);
export const SpecialMuhurtaDayRequest = shape('SpecialMuhurtaDayRequest', { ...civilDayFields, policy });
export type SpecialMuhurtaDayRequest = Static<typeof SpecialMuhurtaDayRequest>;

export const SpecialMuhurtaSolarRequest = shape('SpecialMuhurtaSolarRequest', {
  weekday: mondayFirst(),
  sunrise_jd_ut1: optionalOrNull(wideJulianDayUt1('sunrise, Julian day UT1')),
  sunset_jd_ut1: optionalOrNull(wideJulianDayUt1('sunset, Julian day UT1')),
  half_set_jd_ut1: optionalOrNull(wideJulianDayUt1('half of the disc has set, Julian day UT1')),
  upper_limb_sunset_jd_ut1: optionalOrNull(wideJulianDayUt1('the disc has disappeared, Julian day UT1')),
  policy,
});
export type SpecialMuhurtaSolarRequest = Static<typeof SpecialMuhurtaSolarRequest>;

export const MuhurtaYogaRequest = shape('MuhurtaYogaRequest', {
  weekday: mondayFirst(),
  sun_sidereal_longitude: siderealDegrees('sidereal longitude of the Sun'),
  moon_sidereal_longitude: siderealDegrees('sidereal longitude of the Moon'),
  policy,
});
export type MuhurtaYogaRequest = Static<typeof MuhurtaYogaRequest>;

export const SpecialMuhurtaPolicyResponse = shape('SpecialMuhurtaPolicyResponse', {
  amrita_basis: Type.String(),
  godhuli_weekday_rule: Type.String(),
  godhuli_horizon: Type.String(),
  ayanamsa_system: Type.String(),
  solar_policy: NamedMuhurtaPolicyResponse,
  godhuli_basis: Type.String(),
  vijaya_basis: Type.String(),
  ravi_basis: Type.String(),
  sarvarthasiddhi_basis: Type.String(),
  weekday_basis: Type.String(),
  nakshatra_basis: Type.String(),
  endpoint_convention: Type.String(),
  godhuli_semidiameter_arcminutes: Type.Number(),
  activity_suitability: oneOf(['not_evaluated']),
});
export type SpecialMuhurtaPolicyResponse = Static<typeof SpecialMuhurtaPolicyResponse>;

export const SpecialMuhurtaBoundaryResponse = shape('SpecialMuhurtaBoundaryResponse', {
  kind: Type.String(),
  jd_ut1: julianDayUt1(),
  lower_jd_ut1: julianDayUt1(),
  upper_jd_ut1: julianDayUt1(),
  moment: nullable(PanchangaMomentResponse),
});
export type SpecialMuhurtaBoundaryResponse = Static<typeof SpecialMuhurtaBoundaryResponse>;

const SpecialMuhurtaWindowResponse = shape('SpecialMuhurtaWindowResponse', {
  start: SpecialMuhurtaBoundaryResponse,
  end: SpecialMuhurtaBoundaryResponse,
  eligibility: eligibility(),
  evidence: Type.Array(Type.String()),
});
export type SpecialMuhurtaWindowResponse = Static<typeof SpecialMuhurtaWindowResponse>;

export const SpecialMuhurtaResultResponse = shape('SpecialMuhurtaResultResponse', {
  name: oneOf(['Godhuli', 'Vijaya', 'Amrita Siddhi', 'Amirtha', 'Ravi Yoga', 'Sarvarthasiddhi']),
  basis: Type.String(),
  citations: Type.Array(Type.String()),
  status: dayStatus(),
  unavailable_reasons: Type.Array(Type.String()),
  windows: Type.Array(SpecialMuhurtaWindowResponse),
  activity_suitability: oneOf(['not_evaluated']),
});
export type SpecialMuhurtaResultResponse = Static<typeof SpecialMuhurtaResultResponse>;

export const SpecialMuhurtaDayResponse = shape('SpecialMuhurtaDayResponse', {
  policy: SpecialMuhurtaPolicyResponse,
  named: NamedMuhurtaDayResponse,
  anchors: Type.Array(SpecialMuhurtaBoundaryResponse),
  results: Type.Array(SpecialMuhurtaResultResponse),
  transition_bands: Type.Array(SpecialMuhurtaBoundaryResponse),
  yoga_interval_basis: Type.String(),
  status: dayStatus(),
});
export type SpecialMuhurtaDayResponse = Static<typeof SpecialMuhurtaDayResponse>;

export const SpecialMuhurtaSolarResponse = shape('SpecialMuhurtaSolarResponse', {
  policy: SpecialMuhurtaPolicyResponse,
  weekday: Type.Integer(),
  anchors: Type.Array(SpecialMuhurtaBoundaryResponse),
  results: Type.Array(SpecialMuhurtaResultResponse),
  anchor_basis: oneOf(['caller_supplied_ut1']),
  status: dayStatus(),
  ...optionsNotApplied,
});
export type SpecialMuhurtaSolarResponse = Static<typeof SpecialMuhurtaSolarResponse>;

export const MuhurtaYogaMatchResponse = shape('MuhurtaYogaMatchResponse', {
  name: oneOf(['Amrita Siddhi', 'Amirtha', 'Ravi Yoga', 'Sarvarthasiddhi']),
  basis: Type.String(),
  citations: Type.Array(Type.String()),
  present: Type.Boolean(),
  evidence: Type.Array(Type.String()),
  activity_suitability: oneOf(['not_evaluated']),
});

export type MuhurtaYogaMatchResponse = Static<typeof MuhurtaYogaMatchResponse>;

export const MuhurtaYogaResponse = shape('MuhurtaYogaResponse', {
  policy: SpecialMuhurtaPolicyResponse,
  weekday: Type.Integer(),
  sun_sidereal_longitude: Type.Number(),
  moon_sidereal_longitude: Type.Number(),
  sun_nakshatra_index: Type.Integer(),
  moon_nakshatra_index: Type.Integer(),
  sun_nakshatra: Type.String(),
  moon_nakshatra: Type.String(),
  inclusive_sun_moon_count: Type.Integer(),
  results: Type.Array(MuhurtaYogaMatchResponse),
  longitude_basis: Type.String(),
  ...optionsNotApplied,
});
export type MuhurtaYogaResponse = Static<typeof MuhurtaYogaResponse>;
