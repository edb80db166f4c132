import { Type } from '@sinclair/typebox';
import type { Static, TSchema } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { defaulted, isoInstant, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { inUnit } from '../../../contract/units.js';

export const TEN_PLANETS = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
] as const;
export type TenPlanet = (typeof TEN_PLANETS)[number];
const ZODIACS = ['Tropical', 'Sidereal'] as const;

const place = () =>
  Type.Optional(
    inUnit('deg', Type.Number({ minimum: 0, exclusiveMaximum: 360, description: 'geocentric longitude, degrees' })),
  );
const GivenLongitudes = shape(
  'NatalLongitudes',
  {
    Sun: place(),
    Moon: place(),
    Mercury: place(),
    Venus: place(),
    Mars: place(),
    Jupiter: place(),
    Saturn: place(),
    Uranus: place(),
    Neptune: place(),
    Pluto: place(),
  },
  { description: 'geocentric longitudes of the chart in the zodiac of the request, Sun to Pluto' },
);

export const NatalDiscoveryRequest = shape('NatalDiscoveryRequest', {
  dt: isoInstant('instant of birth, ISO 8601 with timezone offset'),
  longitudes: GivenLongitudes,
  zodiac: defaulted(oneOf(ZODIACS), 'Tropical'),
  ayanamsa_system: optionalOrNull(
    Type.String({
      minLength: 1,
      maxLength: 64,
      description: 'name or alias of an ayanamsa; required for the sidereal zodiac, refused for the tropical one',
    }),
  ),
  time_unknown: defaulted(Type.Boolean({ description: 'true: `dt` is a reference such as noon' }), false),
});
export type NatalDiscoveryRequest = Static<typeof NatalDiscoveryRequest>;

const NatalDiscoverySource = shape('NatalDiscoverySource', {
  requested_datetime: Type.String(),
  normalized_datetime_utc: Type.String(),
  jd_ut1: Type.Number(),
  zodiac: oneOf(ZODIACS),
  ayanamsa_system: nullable(Type.String()),
  time_unknown: Type.Boolean(),
  reference_kind: oneOf(['recorded_time', 'noon_reference']),
  longitude_basis: oneOf(['caller_supplied_accepted_chart']),
});
export type NatalDiscoverySource = Static<typeof NatalDiscoverySource>;

const names = () => Type.Array(Type.String());
const listOf = <T extends TSchema>(item: T) => Type.Array(item);

const NatalDispositorChain = shape('NatalDispositorChain', {
  body: Type.String(),
  sign: Type.String(),
  longitude_deg: Type.Number(),
  in_scope: Type.Boolean({ description: 'false: Uranus, Neptune and Pluto, which rule no sign in this method' }),
  links: listOf(
    shape('NatalDispositorLink', { subject: Type.String(), subject_sign: Type.String(), dispositor: Type.String() }),
  ),
  visited_subjects: names(),
  termination: oneOf(['final_dispositor', 'terminal_cycle', 'missing_selected_ruler', 'out_of_scope']),
  terminal_subjects: names(),
  cycle_members: names(),
  missing_ruler: nullable(Type.String()),
});
export type NatalDispositorChain = Static<typeof NatalDispositorChain>;

export const NatalDispositorsResponse = shape('NatalDispositorsResponse', {
  source: NatalDiscoverySource,
  method: oneOf(['traditional_domicile_classic_7']),
  rulerships: listOf(shape('NatalRulership', { sign: Type.String(), ruler: Type.String() })),
  chains: listOf(NatalDispositorChain),
  final_dispositors: names(),
  terminal_cycles: listOf(names()),
  excluded_subjects: names(),
});
export type NatalDispositorsResponse = Static<typeof NatalDispositorsResponse>;

const NatalLunationEvent = shape('NatalLunationEvent', {
  phase: oneOf(['New Moon', 'Full Moon']),
  jd_ut1: Type.Number(),
  datetime_utc: Type.String(),
  sun_longitude_deg: Type.Number({ description: 'in the zodiac of the request' }),
  moon_longitude_deg: Type.Number(),
  ayanamsa_deg: Type.Number({ description: '0 in the tropical zodiac' }),
  days_before_reference: Type.Number(),
  is_prenatal_syzygy: Type.Boolean({ description: 'the later of the two' }),
});
export type NatalLunationEvent = Static<typeof NatalLunationEvent>;

const NatalLunationContact = shape('NatalLunationContact', {
  event_phase: oneOf(['New Moon', 'Full Moon']),
  event_jd_ut1: Type.Number(),
  body: Type.String(),
  event_moon_longitude_deg: Type.Number(),
  natal_longitude_deg: Type.Number(),
  aspect: Type.String(),
  angle_deg: Type.Number(),
  separation_deg: Type.Number(),
  orb_deg: Type.Number(),
  allowed_orb_deg: Type.Number(),
});
export type NatalLunationContact = Static<typeof NatalLunationContact>;

const NatalLunarPhase = shape('NatalLunarPhase', {
  angle_deg: Type.Number({ description: 'Moon less Sun, from the longitudes of the request' }),
  state: oneOf(['conjunction', 'waxing', 'opposition', 'waning'], {
    description: 'quarters of the circle around 0, 90, 180 and 270 degrees, each from 45 degrees before to 45 after',
  }),
  waxing: Type.Boolean(),
  physical_phase_angle_deg: Type.Number({ description: 'angle at the Moon between Sun and Earth' }),
  illuminated_fraction: Type.Number(),
  sun_longitude_deg: Type.Number(),
  moon_longitude_deg: Type.Number(),
  coordinate_frame: oneOf(['geocentric']),
  state_policy: oneOf(['quadrant_labels_with_45_degree_boundaries']),
});
export type NatalLunarPhase = Static<typeof NatalLunarPhase>;

export const NatalLunarContextResponse = shape('NatalLunarContextResponse', {
  source: NatalDiscoverySource,
  status: oneOf(['calculated', 'unknown_time', 'missing_luminaries']),
  missing_bodies: names(),
  phase: nullable(NatalLunarPhase),
  events: listOf(NatalLunationEvent),
  contacts: listOf(NatalLunationContact),
  contact_policy: nullable(
    shape('NatalLunarContactPolicy', {
      method: oneOf(['engine_major_aspects']),
      tier: Type.Integer(),
      orb_factor: Type.Number(),
      aspects: names(),
      motion: oneOf(['not_evaluated']),
      point: oneOf(['event_moon_geocentric_longitude']),
    }),
  ),
  source_consistency: nullable(
    shape('NatalSourceConsistency', {
      status: oneOf(['matched']),
      tolerance_deg: Type.Number({ description: 'largest distance of a given longitude from that of the service' }),
      maximum_residual_deg: Type.Number(),
    }),
  ),
  computation_basis: ComputationBasis,
});
export type NatalLunarContextResponse = Static<typeof NatalLunarContextResponse>;

export const NatalShapeResponse = shape('NatalShapeResponse', {
  source: NatalDiscoverySource,
  method: oneOf(['jones_ten_planets']),
  status: oneOf(['classified', 'insufficient_selection']),
  missing_bodies: names(),
  positions: listOf(shape('NatalShapePosition', { body: Type.String(), longitude_deg: Type.Number() })),
  classification: nullable(
    shape('NatalShapeClassification', {
      shape: Type.String(),
      occupied_arc_deg: Type.Number(),
      largest_gap_deg: Type.Number(),
      leading_planet: nullable(Type.String()),
      handle_planet: nullable(Type.String()),
      handle_bodies: names(),
      clusters: listOf(names()),
      metrics_scope: oneOf(['all_ten', 'nine_planet_bowl_core'], {
        description: 'planets of the arc and the gap: of a bucket those without its handle',
      }),
    }),
  ),
  gaps: listOf(
    shape('NatalShapeGap', {
      from_body: Type.String(),
      to_body: Type.String(),
      from_longitude_deg: Type.Number(),
      to_longitude_deg: Type.Number(),
      gap_deg: Type.Number(),
      is_largest: Type.Boolean(),
    }),
  ),
  classification_note: Type.String(),
});
export type NatalShapeResponse = Static<typeof NatalShapeResponse>;
