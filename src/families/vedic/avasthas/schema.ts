import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import {
  latitudeBetweenPoles,
  PanchangaMomentResponse,
  solverToleranceSeconds,
  sunriseDefinition,
  timezoneName,
} from '../../../contract/civil-day.js';
import {
  defaulted,
  isoInstant,
  longitudeDeg,
  mapOf,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
} from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { nodeLongitudes, SevenLongitudes, siderealLagna, SomeNineLongitudes } from '../../../contract/planet-maps.js';
import { ayanamsaName } from '../../../contract/sidereal.js';
import { GocharaEpochResponse } from '../../../contract/sidereal-epoch.js';
import { SAYANADI_BODIES } from '../../../doctrine/avasthas/sayanadi.js';
import { GRAHAS } from '../../../doctrine/vedic-dignity/tables.js';
import { COMBUSTION_ORBS, SOURCES } from './words.js';
import type { SourceWord } from './words.js';

const body = () => oneOf(SAYANADI_BODIES);
const MAX_GHATI = 1_000_000;

const SayanadiNameRequest = shape(
  'SayanadiNameRequest',
  {
    value: optionalOrNull(
      Type.Integer({ minimum: 1, maximum: 5, description: 'value of the first sound of the name' }),
    ),
    sound: optionalOrNull(
      Type.String({ minLength: 1, maxLength: 1, description: 'the first sound: one of 35 Devanagari letters' }),
    ),
  },
  { description: 'exactly one of value and sound' },
);
export type SayanadiNameRequest = Static<typeof SayanadiNameRequest>;

const Clock = Type.Union([
  shape('SayanadiOrdinalRequest', {
    kind: oneOf(['ordinal']),
    ordinal: Type.Integer({ minimum: 1, maximum: MAX_GHATI, description: 'number of the ghati from sunrise, from 1' }),
  }),
  shape('SayanadiSecondsRequest', {
    kind: oneOf(['elapsed_seconds']),
    elapsed_seconds: Type.Number({ minimum: 0, maximum: 1e9, description: 'seconds since sunrise' }),
  }),
  shape('SayanadiGhatiVighatiRequest', {
    kind: oneOf(['ghati_vighati']),
    whole_ghatis: Type.Integer({ minimum: 0, maximum: MAX_GHATI, description: 'elapsed since sunrise' }),
    vighatis: Type.Integer({ minimum: 0, maximum: 59 }),
  }),
]);
export type Clock = Static<typeof Clock>;

const formulation = () =>
  defaulted(
    oneOf(['bphs_navamsa_ordinal'], { description: 'the number of the navamsa in the sign multiplies' }),
    'bphs_navamsa_ordinal',
  );
const SayanadiPolicyRequest = shape('SayanadiPolicyRequest', { formulation: formulation() });
export const SayanadiContextRequest = shape('SayanadiContextRequest', {
  clock: Clock,
  name: SayanadiNameRequest,
  policy: Type.Optional(SayanadiPolicyRequest),
  evaluate_nodes: defaulted(
    Type.Boolean({ description: 'also the postures of Rahu and Ketu; node_longitudes must then have both' }),
    false,
  ),
});
export type SayanadiContextRequest = Static<typeof SayanadiContextRequest>;

const combustion_orbs = () =>
  defaulted(
    oneOf(Object.keys(COMBUSTION_ORBS) as (keyof typeof COMBUSTION_ORBS)[], {
      description:
        'elongations of combustion (Surya Siddhanta 9): of direct motion, or 12 degrees for a retrograde Mercury and 8 for a retrograde Venus',
    }),
    'direct',
  );
const doctrineFields = {
  deeptadi_source: defaulted(
    oneOf(Object.keys(SOURCES) as SourceWord[], { description: 'work with the states of mood' }),
    'bphs_9',
  ),
  relationship_scheme: defaulted(
    oneOf(['compound', 'natural'], {
      description: 'friendship of waking, moods and conditions; BPHS moods are always compound',
    }),
    'compound',
  ),
  vriddha_fraction: optionalOrNull(
    Type.Number({ minimum: 0, maximum: 1, description: 'part of the effect of an old planet; the work has no number' }),
  ),
  combustion_orbs: combustion_orbs(),
};
export const AvasthaRequest = shape('AvasthaRequest', {
  sidereal_longitudes: SevenLongitudes,
  lagna_sidereal_lon: siderealLagna(),
  ...doctrineFields,
  retrograde_planets: optionalOrNull(
    Type.Array(oneOf(GRAHAS), {
      minItems: 1,
      maxItems: 7,
      uniqueItems: true,
      description: 'planets in retrograde motion, for combustion_orbs retrograde_reduced; default: none',
    }),
  ),
  node_longitudes: nodeLongitudes(),
  sayanadi_context: Type.Optional(nullable(SayanadiContextRequest)),
});
export type AvasthaRequest = Static<typeof AvasthaRequest>;

const SayanadiNameResponse = shape('SayanadiNameResponse', {
  value: nullable(Type.Integer()),
  sound: nullable(Type.String()),
  resolved_value: Type.Integer(),
  basis: oneOf(['caller_supplied_value', 'canonical_devanagari_sound']),
});
const SayanadiPolicyResponse = shape('SayanadiPolicyResponse', {
  formulation: Type.String(),
  source_profile: Type.String(),
  name_table: Type.String(),
  partition: Type.String(),
  state_names: Type.String(),
  citations: Type.Array(Type.String()),
});
const SayanadiContextResponse = shape('SayanadiContextResponse', {
  ghati: shape('SayanadiGhatiResponse', {
    ordinal: Type.Integer(),
    basis: oneOf(['caller_supplied_ordinal', 'elapsed_seconds', 'elapsed_ghati_vighati', 'sunrise_derived_ut1']),
    elapsed_seconds: nullable(Type.Number()),
    whole_ghatis: nullable(Type.Integer()),
    vighatis: nullable(Type.Integer()),
    rounding: Type.String(),
  }),
  name: SayanadiNameResponse,
  policy: SayanadiPolicyResponse,
  evaluate_nodes: Type.Boolean(),
});
export type SayanadiContextResponse = Static<typeof SayanadiContextResponse>;

export const SayanadiResponse = shape('SayanadiResponse', {
  planet: body(),
  state: Type.String(),
  substate: oneOf(['Drishti', 'Cheshta', 'Vicheshta']),
  avastha_index: Type.Integer({ description: '1 ... 12' }),
  effect: Type.String(),
  trace: shape('SayanadiTraceResponse', {
    planet: body(),
    planet_longitude: Type.Number(),
    moon_longitude: Type.Number(),
    lagna_longitude: Type.Number(),
    normalized_planet_longitude: Type.Number(),
    normalized_moon_longitude: Type.Number(),
    normalized_lagna_longitude: Type.Number(),
    planet_nakshatra: Type.Integer(),
    navamsa_ordinal: Type.Integer(),
    moon_nakshatra: Type.Integer(),
    lagna_sign: Type.Integer(),
    planet_multiplier: Type.Integer(),
    planet_addend: Type.Integer(),
    total: Type.Integer(),
    state_remainder: Type.Integer(),
    stage1_remainder: Type.Integer(),
    stage2_remainder: Type.Integer(),
    context: SayanadiContextResponse,
  }),
  effect_provenance: shape('SayanadiEffectProvenanceResponse', {
    catalogue: Type.String(),
    audit_status: Type.String(),
    conditions_evaluated: Type.Boolean(),
  }),
  ...optionsNotApplied,
});
export type SayanadiResponse = Static<typeof SayanadiResponse>;

export const SayanadiRequest = shape('SayanadiRequest', {
  planet: body(),
  sidereal_longitudes: SomeNineLongitudes,
  lagna_sidereal_lon: siderealLagna(),
  context: SayanadiContextRequest,
});
export type SayanadiRequest = Static<typeof SayanadiRequest>;

const PlanetAvasthasResponse = shape('PlanetAvasthasResponse', {
  planet: Type.String(),
  baladi_state: Type.String(),
  baladi_effect_fraction: nullable(Type.Number()),
  baladi_effect_label: Type.String(),
  jagradadi_state: Type.String(),
  jagradadi_reason: Type.String(),
  jagradadi_effect_fraction: Type.Number(),
  deeptadi_state: Type.String(),
  deeptadi_source: Type.String(),
  deeptadi_reason: Type.String(),
  deeptadi_citation: Type.String(),
  lajjitadi: Type.Array(
    shape('LajjitadiStateResponse', { state: Type.String(), applies: Type.Boolean(), evidence: Type.String() }),
  ),
  lajjitadi_active: Type.Array(Type.String()),
  lajjitadi_notes: Type.String(),
  sayanadi: nullable(SayanadiResponse),
});
export type PlanetAvasthasResponse = Static<typeof PlanetAvasthasResponse>;
export const AvasthaChartResponse = shape('AvasthaChartResponse', {
  deeptadi_source: Type.String(),
  relationship_scheme: Type.String(),
  vriddha_fraction: nullable(Type.Number()),
  combustion_orbs: Type.String(),
  planets: mapOf(PlanetAvasthasResponse),
  sayanadi_status: oneOf(['omitted', 'evaluated']),
  sayanadi_context: nullable(SayanadiContextResponse),
  sayanadi_nodes: mapOf(SayanadiResponse),
  ...optionsNotApplied,
});
export type AvasthaChartResponse = Static<typeof AvasthaChartResponse>;

export const SayanadiBirthPolicyRequest = shape('SayanadiBirthPolicyRequest', {
  ayanamsa_system: ayanamsaName(),
  sunrise_definition: sunriseDefinition(),
  solver_tolerance_seconds: solverToleranceSeconds(),
  evaluate_nodes: defaulted(Type.Boolean({ description: 'postures of Rahu and Ketu' }), false),
  lajjitadi_nodes: defaulted(Type.Boolean({ description: 'the nodes afflict in moods and conditions' }), false),
  sayanadi: Type.Optional(SayanadiPolicyRequest),
});
export const AvasthaDoctrineRequest = shape('AvasthaDoctrineRequest', doctrineFields);
export const AvasthaBirthRequest = shape('AvasthaBirthRequest', {
  birth: isoInstant(),
  latitude: latitudeBetweenPoles(),
  longitude: longitudeDeg(),
  timezone_name: optionalOrNull(timezoneName()),
  name: SayanadiNameRequest,
  policy: Type.Optional(SayanadiBirthPolicyRequest),
  avastha_policy: Type.Optional(AvasthaDoctrineRequest),
});
export type AvasthaBirthRequest = Static<typeof AvasthaBirthRequest>;

const SunriseBracket = shape('SayanadiSunriseBracketResponse', {
  moment: PanchangaMomentResponse,
  lower_jd_ut1: Type.Number(),
  upper_jd_ut1: Type.Number(),
  bracket_width_seconds: Type.Number(),
});
export const AvasthaBirthResponse = shape('AvasthaBirthResponse', {
  status: oneOf(['evaluated', 'unavailable']),
  unavailable_reasons: Type.Array(Type.String()),
  birth: Type.String(),
  birth_jd_ut1: Type.Number(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  timezone: Type.String({ description: 'the requested zone, or the offset of the birth' }),
  name: SayanadiNameResponse,
  policy: shape('SayanadiBirthPolicyResponse', {
    ayanamsa_system: Type.String(),
    sunrise_definition: Type.String(),
    solver_tolerance_seconds: Type.Number(),
    evaluate_nodes: Type.Boolean(),
    lajjitadi_nodes: Type.Boolean(),
    sayanadi: SayanadiPolicyResponse,
    node_mode: Type.String(),
    longitude_frame: Type.String(),
    ayanamsa_mode: Type.String(),
    horizon_model: Type.String(),
    clock_basis: Type.String(),
    maximum_civil_dates: Type.Integer(),
  }),
  avastha_policy: shape('AvasthaDoctrineResponse', {
    deeptadi_source: Type.String(),
    relationship_scheme: Type.String(),
    vriddha_fraction: nullable(Type.Number()),
    combustion_orbs: Type.String(),
  }),
  reader_binding: Type.String(),
  sunrise: nullable(SunriseBracket),
  next_sunrise: nullable(SunriseBracket),
  elapsed_seconds_lower: nullable(Type.Number()),
  elapsed_seconds_upper: nullable(Type.Number()),
  ghati_candidates: Type.Array(Type.Integer(), {
    description:
      'ghatis within the bounds of sunrise; two next to an edge, and the chart uses that of the solved sunrise',
  }),
  epoch: nullable(GocharaEpochResponse),
  lagna_tropical: nullable(Type.Number()),
  lagna_sidereal: nullable(Type.Number()),
  node_longitudes: mapOf(Type.Number(), {
    description: 'sidereal longitudes of the true nodes, where a policy uses them',
  }),
  chart: nullable(AvasthaChartResponse),
  computation_basis: ComputationBasis,
});
export type AvasthaBirthResponse = Static<typeof AvasthaBirthResponse>;
