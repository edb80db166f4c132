import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../contract/basis.js';
import {
  defaulted,
  elevationM,
  isoInstant,
  latitudeDeg,
  longitudeDeg,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
} from '../../contract/fields.js';
import { HellenisticAssembleConditionResponse, TwelfthPartResponse } from '../../contract/hellenistic.js';
import { optionsNotApplied } from '../../contract/inert-options.js';
import { longitude } from '../../contract/points.js';
import { AccidentalDignityTruthResponse } from '../../families/classical/dignities/accidental-schema.js';
import { PlanetaryReceptionResponse } from '../../families/classical/dignities/reception-schema.js';
import { EssentialDignityTruthResponse } from '../../families/classical/dignities/schema.js';
import { SectTruthResponse } from '../../families/classical/dignities/sect-schema.js';
import { DecanatePositionResponse } from '../../families/classical/decanates/schema.js';
import { EgyptianBoundTruthResponse } from '../../families/classical/egyptian-bounds/schema.js';
import { LotsResultResponse } from '../../families/classical/lots/schema.js';
import { TriplicityAssignmentResponse } from '../../families/classical/triplicity/schema.js';
import { ProfectionResultResponse, ProfectionScheduleRequest } from '../../families/predictive/profections/schema.js';
import { DecennialCurrentResponse } from '../../families/predictive/timelords/decennial-schema.js';
import { ZRCurrentResponse } from '../../families/predictive/timelords/releasing-schema.js';
import { WholeSignAspectsResponse } from '../../families/relationship/aspects/hellenistic-schema.js';
import { deepSubdivision, HellenisticProfilePolicyRequest } from './policy-schema.js';

export const HellenisticChartProfileRequest = shape('HellenisticChartProfileRequest', {
  natal_dt: isoInstant(),
  current_dt: isoInstant(),
  civil_timezone: ProfectionScheduleRequest.properties.civil_timezone,
  observer_lat: latitudeDeg(),
  observer_lon: longitudeDeg(),
  observer_elev_m: defaulted(elevationM(), 0),
  syzygy: optionalOrNull(longitude('longitude of the syzygy before birth, degrees')),
  prenatal_new_moon: optionalOrNull(longitude('longitude of the new moon before birth, degrees')),
  prenatal_full_moon: optionalOrNull(longitude('longitude of the full moon before birth, degrees')),
  lord_of_hour: optionalOrNull(longitude('longitude of the planet that rules the hour, degrees')),
  ...deepSubdivision,
  policy: Type.Optional(HellenisticProfilePolicyRequest),
});
export type HellenisticChartProfileRequest = Static<typeof HellenisticChartProfileRequest>;

const status = () => oneOf(['evaluated', 'not_evaluable']);
const reason = () => nullable(Type.String());
const { solar_proximity_truth, planetary_solar_phase_truth, besieging_truth } =
  AccidentalDignityTruthResponse.properties;
const aspect = WholeSignAspectsResponse.properties.aspects.items.properties;
const part = LotsResultResponse.properties.parts.items.properties;

const HellenisticPlanetProfileResponse = shape('HellenisticPlanetProfileResponse', {
  planet: Type.String(),
  longitude: Type.Number(),
  sign: Type.String(),
  house: Type.Integer({ minimum: 1, maximum: 12 }),
  is_retrograde: Type.Boolean(),
  essential_components: EssentialDignityTruthResponse.properties.components,
  sect_truth: SectTruthResponse,
  joy_truth: shape('HellenisticPlanetaryJoyTruthResponse', {
    status: status(),
    planet: Type.String(),
    actual_house: Type.Integer(),
    joy_house: nullable(Type.Integer()),
    matched: nullable(Type.Boolean()),
    reason: reason(),
  }),
  solar_proximity_truth,
  planetary_solar_phase_truth,
  besieging_truth,
  receptions: Type.Array(PlanetaryReceptionResponse),
  triplicity_assignment: TriplicityAssignmentResponse,
  bound_truth: EgyptianBoundTruthResponse,
  face: DecanatePositionResponse,
  assemble_condition: optionalOrNull(HellenisticAssembleConditionResponse),
  twelfth_part: optionalOrNull(TwelfthPartResponse),
});
export type HellenisticPlanetProfileResponse = Static<typeof HellenisticPlanetProfileResponse>;

const HellenisticAspectProfileResponse = shape('HellenisticAspectProfileResponse', {
  body1: aspect.body1,
  body2: aspect.body2,
  aspect: aspect.aspect,
  symbol: aspect.symbol,
  angle: aspect.angle,
  separation: aspect.separation,
  sign_degree1: aspect.sign_degree1,
  sign_degree2: aspect.sign_degree2,
  classification: aspect.classification,
  superiority_truth: aspect.hellenistic_superiority_truth,
});

const HellenisticLotProfileResponse = shape('HellenisticLotProfileResponse', {
  name: Type.String(),
  longitude: Type.Number(),
  formula: part.formula,
  category: part.category,
  description: part.description,
  computation_truth: part.computation_truth,
  dependency_completeness: part.dependency_completeness,
  astrological_condition_truth: part.astrological_condition_truth,
});
export type HellenisticLotProfileResponse = Static<typeof HellenisticLotProfileResponse>;

const HellenisticDecennialSnapshotResponse = shape('HellenisticDecennialSnapshotResponse', {
  status: status(),
  sequence_truth: DecennialCurrentResponse.properties.major.properties.sequence_truth,
  active_periods: Type.Array(DecennialCurrentResponse.properties.major),
  reason: reason(),
});
export type HellenisticDecennialSnapshotResponse = Static<typeof HellenisticDecennialSnapshotResponse>;

const HellenisticZodiacalReleasingSnapshotResponse = shape('HellenisticZodiacalReleasingSnapshotResponse', {
  status: status(),
  lot_name: Type.String(),
  source_lot_name: Type.String(),
  lot_longitude: nullable(Type.Number()),
  fortune_longitude: nullable(Type.Number()),
  levels: Type.Integer(),
  use_loosing_of_bond: Type.Boolean(),
  active_periods: ZRCurrentResponse.properties.periods,
  reason: reason(),
  peak_grades: optionalOrNull(Type.Array(oneOf(['peak', 'intermediate', 'low', 'not_evaluable']))),
});
export type HellenisticZodiacalReleasingSnapshotResponse = Static<typeof HellenisticZodiacalReleasingSnapshotResponse>;

const NotEvaluable = shape('HellenisticProfileNotEvaluableResponse', {
  component: Type.String(),
  subject: Type.String(),
  reason: Type.String(),
});
export type HellenisticProfileNotEvaluableResponse = Static<typeof NotEvaluable>;

export const HellenisticChartProfileResponse = shape('HellenisticChartProfileResponse', {
  layer: oneOf(['hellenistic']),
  natal_dt: Type.String(),
  current_dt: Type.String(),
  natal_jd: Type.Number({ description: 'Julian day, UT1' }),
  current_jd: Type.Number({ description: 'Julian day, UT1' }),
  house_system: oneOf(['W']),
  asc_longitude: Type.Number(),
  mc_longitude: Type.Number(),
  observer: shape('HellenisticObserverContextResponse', {
    latitude: nullable(Type.Number()),
    longitude: nullable(Type.Number()),
    elevation_m: nullable(Type.Number()),
    source: Type.String(),
  }),
  is_day_chart: Type.Boolean(),
  sect_light: oneOf(['Sun', 'Moon']),
  policy: HellenisticProfilePolicyRequest,
  planets: Type.Array(HellenisticPlanetProfileResponse),
  aspects: Type.Array(HellenisticAspectProfileResponse),
  lots: Type.Array(HellenisticLotProfileResponse),
  lots_not_evaluable: LotsResultResponse.properties.not_evaluable,
  profection: ProfectionResultResponse,
  decennials: HellenisticDecennialSnapshotResponse,
  zodiacal_releasing: HellenisticZodiacalReleasingSnapshotResponse,
  included_components: Type.Array(Type.String()),
  excluded_components: Type.Array(Type.String()),
  provenance: shape('HellenisticProfileProvenanceResponse', {
    method_id: Type.String(),
    lineage: Type.String(),
    source_refs: Type.Array(Type.String()),
    input_semantics: Type.String(),
    position_frame: Type.String(),
    calendar_and_timescale: Type.String(),
    engine_version: nullable(Type.String()),
    kernel_id: nullable(Type.String()),
    kernel_coverage: nullable(Type.String()),
    derivation_or_evidence: Type.String(),
    warnings: Type.Array(Type.String()),
    not_evaluable: Type.Array(NotEvaluable),
  }),
  supporting_lots: optionalOrNull(Type.Array(HellenisticLotProfileResponse)),
  supporting_lots_not_evaluable: optionalOrNull(LotsResultResponse.properties.not_evaluable),
  twelfth_parts: optionalOrNull(Type.Array(TwelfthPartResponse)),
  zodiacal_releasing_fortune: optionalOrNull(HellenisticZodiacalReleasingSnapshotResponse),
  sign_per_month_profection: optionalOrNull(
    shape('HellenisticSignPerMonthProfectionResponse', {
      annual_sign: Type.String(),
      annual_house: Type.Integer(),
      lord_of_year: Type.String(),
      monthly_signs: Type.Array(Type.String()),
      monthly_lords: Type.Array(Type.String()),
      caveat: Type.String(),
    }),
  ),
  label_overlays: optionalOrNull(
    shape('HellenisticOverlayLabelsResponse', {
      detriment: Type.String(),
      hayz: Type.String(),
      activation_orb_deg: Type.Number(),
      monthly_interval: Type.String(),
      caveats: Type.Array(Type.String()),
    }),
  ),
  computation_basis: ComputationBasis,
  ...optionsNotApplied,
});
export type HellenisticChartProfileResponse = Static<typeof HellenisticChartProfileResponse>;
