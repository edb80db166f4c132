import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, isoInstant, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { inUnit } from '../../../contract/units.js';
import { YEAR_BASIS_WORDS } from './wire-words.js';

/** Name and version of the only doctrine profile. */
export const KALACHAKRA_PROFILE = 'bphs_santhanam_longitude_row_cycle_v1';
export const KALACHAKRA_VERSION = 'ved014.1';

const profile = () => Type.Literal(KALACHAKRA_PROFILE);
const levels = () =>
  defaulted(Type.Integer({ minimum: 1, maximum: 2, description: '1: great periods; 2: with their sub-periods' }), 2);
const ayanamsa = () =>
  Type.String({ minLength: 1, maxLength: 64, description: 'name of an ayanamsa system; the mode is true' });
const moonLongitude = (zodiac: string) =>
  inUnit(
    'deg',
    Type.Number({ minimum: 0, exclusiveMaximum: 360, description: `${zodiac} longitude of the Moon, degrees` }),
  );

/** Julian days UTC of births and queries: an axis of days without limits of an ephemeris. */
const julianDayUtc = () => inUnit('d', Type.Number({ minimum: -1e12, maximum: 1e12, description: 'Julian day, UTC' }));

const DatetimeEpochRequest = shape('DatetimeEpochRequest', { kind: Type.Literal('datetime'), value: isoInstant() });
const JulianEpochRequest = shape('JulianEpochRequest', { kind: Type.Literal('jd_utc'), value: julianDayUtc() });
const EpochRequest = Type.Union([DatetimeEpochRequest, JulianEpochRequest]);
export type EpochRequest = Static<typeof EpochRequest>;

const SiderealSeedRequest = shape('SiderealSeedRequest', {
  basis: Type.Literal('sidereal'),
  moon_sidereal_lon: moonLongitude('sidereal'),
});
const TropicalSeedRequest = shape('TropicalSeedRequest', {
  basis: Type.Literal('tropical'),
  moon_tropical_lon: moonLongitude('tropical'),
  ayanamsa_system: ayanamsa(),
});

const KalachakraProjectionRequest = shape('KalachakraProjectionRequest', {
  year_basis: oneOf(YEAR_BASIS_WORDS, { description: 'days of a dasha year' }),
});
export type KalachakraProjectionRequest = Static<typeof KalachakraProjectionRequest>;

const continuation = () =>
  defaulted(
    oneOf(['natal_row', 'next_pada'], {
      description:
        'signs after the last one of the natal row: the same row again, or the row of the next quarter; with next_pada, sub-periods go on in the wheel and share the sum of their own nine signs',
    }),
    'natal_row',
  );

const seedFields = {
  profile_id: profile(),
  seed: Type.Union([SiderealSeedRequest, TropicalSeedRequest], {
    description: 'the Moon; a tropical one needs birth_epoch for the ayanamsa',
  }),
  levels: levels(),
  birth_epoch: optionalOrNull(EpochRequest),
  projection: optionalOrNull(KalachakraProjectionRequest),
  continuation: continuation(),
};
export const KalachakraSequenceRequest = shape('KalachakraSequenceRequest', seedFields);
export type KalachakraSequenceRequest = Static<typeof KalachakraSequenceRequest>;
export const KalachakraCurrentRequest = shape('KalachakraCurrentRequest', { ...seedFields, query_epoch: EpochRequest });
export type KalachakraCurrentRequest = Static<typeof KalachakraCurrentRequest>;

const chartFields = {
  profile_id: profile(),
  birth_datetime: isoInstant(),
  ayanamsa_system: ayanamsa(),
  levels: levels(),
  projection: optionalOrNull(KalachakraProjectionRequest),
  continuation: continuation(),
};
export const KalachakraChartRequest = shape('KalachakraChartRequest', chartFields);
export type KalachakraChartRequest = Static<typeof KalachakraChartRequest>;
export const KalachakraChartCurrentRequest = shape('KalachakraChartCurrentRequest', {
  ...chartFields,
  query_epoch: EpochRequest,
});
export type KalachakraChartCurrentRequest = Static<typeof KalachakraChartCurrentRequest>;

const ExactRatio = shape('ExactRatioResponse', {
  numerator: Type.String({ maxLength: 401 }),
  denominator: Type.String({ maxLength: 400 }),
});
export type ExactRatio = Static<typeof ExactRatio>;
const SourceSpan = shape('SourceSpanResponse', { start: ExactRatio, end: ExactRatio });
const DateSpan = shape('DateSpanResponse', { start_jd_utc: Type.Number(), end_jd_utc: Type.Number() });
export type DateSpan = Static<typeof DateSpan>;
const signIndex = () => Type.Integer({ minimum: 0, maximum: 11 });
const path = () => Type.Array(Type.Integer({ minimum: 0, maximum: 8 }), { minItems: 1, maxItems: 2 });

const KalachakraBirthResponse = shape('KalachakraBirthResponse', {
  nakshatra_number: Type.Integer(),
  pada_number: Type.Integer(),
  group: oneOf(['S1', 'S2', 'A1', 'A2'], { description: 'savya and apasavya groups of nakshatras' }),
  row_id: Type.String(),
  row_signs: Type.Array(signIndex(), { minItems: 9, maxItems: 9 }),
  fraction_in_pada: ExactRatio,
  row_total_years: Type.Integer(),
  elapsed_row_years: ExactRatio,
  natal_row_remaining_years: ExactRatio,
  birth_row_position: Type.Integer({ minimum: 0, maximum: 8 }),
  birth_md_full_years: Type.Integer(),
  birth_md_remaining_years: ExactRatio,
  coverage_years: ExactRatio,
  deha_sign_index: signIndex(),
  jeeva_sign_index: signIndex(),
  deha_jeeva_reference: Type.Literal('natal_row'),
});

const AstronomyResponse = shape('KalachakraAstronomyResponse', {
  jd_ut1: Type.Number(),
  jd_tt: Type.Number(),
  jd_tdb: Type.Number(),
  delta_t_seconds: Type.Number(),
  delta_t_correction_seconds: Type.Number({ description: '0: TT - UT1 is used as tabulated' }),
  tdb_minus_tt_seconds: Type.Number(),
  delta_t_source: Type.String(),
  ephemeris_identity: Type.String(),
  planetary_ephemeris: Type.String(),
  lunar_ephemeris: Type.String(),
  lunar_tidal_acceleration: nullable(
    Type.Number({ description: 'tidal acceleration of the Moon in the ephemeris, arcseconds per century squared' }),
  ),
  ayanamsa_system: Type.String(),
  ayanamsa_offset: Type.Number(),
  anchor: nullable(Type.String({ description: 'star of a zodiac that a star defines' })),
  longitude_frame: Type.Literal('true_ecliptic_of_date'),
  longitude_origin: Type.Literal('apparent_geocentric'),
  ayanamsa_mode: Type.Literal('true'),
  corrections: Type.Array(Type.String()),
});
export type KalachakraAstronomy = Static<typeof AstronomyResponse>;

const ProvenanceResponse = shape('KalachakraProvenanceResponse', {
  input_origin: oneOf(['supplied_sidereal', 'supplied_tropical', 'derived_moon']),
  moon_sidereal_lon: Type.Number(),
  birth_jd_utc: nullable(Type.Number()),
  normalized_datetime_utc: nullable(Type.String()),
  moon_tropical_lon: nullable(Type.Number()),
  astronomy: nullable(AstronomyResponse),
});
export type KalachakraProvenance = Static<typeof ProvenanceResponse>;

const ProjectionResponse = shape('KalachakraProjectionResponse', {
  birth_jd_utc: Type.Number(),
  year_basis: Type.String(),
  year_days: ExactRatio,
  schedule_axis: Type.Literal('jd_utc', { description: 'days of the schedule are Julian days UTC' }),
});

const commonFields = {
  profile_id: Type.String(),
  profile_version: Type.String(),
  levels: Type.Integer(),
  birth: KalachakraBirthResponse,
  provenance: ProvenanceResponse,
  source_ids: Type.Array(Type.String()),
  rule_ids: Type.Array(Type.String()),
  conflict_ids: Type.Array(Type.String()),
  eligibility_status: Type.Literal('not_evaluated'),
  coverage: SourceSpan,
  continuation: Type.String(),
};

const periodFields = {
  path: path(),
  parent_path: nullable(path()),
  row_id: Type.String(),
  row_position: Type.Integer({ minimum: 0, maximum: 8 }),
  md_cycle_index: Type.Integer({ minimum: 0, maximum: 1, description: '1 after the end of the natal row' }),
  sign_index: signIndex(),
  ruler: Type.String(),
  parent_weight: Type.Integer(),
  weight: Type.Integer({ description: 'years of the sign' }),
  denominator: Type.Integer({ description: 'years are parent_weight times weight / denominator' }),
  full_years: SourceSpan,
  visible_years: nullable(SourceSpan),
  full_dates: nullable(DateSpan),
  visible_dates: nullable(DateSpan),
  visibility: oneOf(['visible', 'clipped_before_birth']),
  children_status: oneOf(['not_requested', 'generated', 'maximum_depth']),
};
const SubPeriodResponse = shape('KalachakraSubPeriodResponse', {
  ...periodFields,
  children: Type.Array(Type.Never(), { maxItems: 0 }),
});
const PeriodResponse = shape('KalachakraPeriodResponse', {
  ...periodFields,
  children: Type.Array(SubPeriodResponse, { maxItems: 9 }),
});
export type KalachakraPeriodAnswer = Static<typeof PeriodResponse>;
export type KalachakraSubPeriodAnswer = Static<typeof SubPeriodResponse>;

const TransitionResponse = shape('KalachakraTransitionResponse', {
  source_path: path(),
  destination_path: path(),
  source_sign_index: signIndex(),
  destination_sign_index: signIndex(),
  source_row_position: Type.Integer(),
  destination_row_position: Type.Integer(),
  level: Type.Integer(),
  boundary_years: ExactRatio,
  boundary_jd_utc: nullable(Type.Number()),
  row_seam: Type.Boolean({ description: 'the step leaves the end of a row' }),
  visible: Type.Boolean({ description: 'at or after the birth' }),
  classification_status: oneOf([
    'classified',
    'unresolved_source_conflict',
    'row_seam_not_classified',
    'not_classified_by_profile',
  ]),
  classification: nullable(oneOf(['mandooki', 'simhavlokan'])),
  conflict_ids: Type.Array(Type.String(), { maxItems: 1 }),
  rule_id: Type.Literal('KC_GATI'),
});
export type KalachakraTransition = Static<typeof TransitionResponse>;

export const KalachakraSequenceResponse = shape('KalachakraSequenceResponse', {
  ...commonFields,
  periods: Type.Array(PeriodResponse, { minItems: 9, maxItems: 9 }),
  transitions: Type.Array(TransitionResponse, { minItems: 8, maxItems: 80 }),
  coverage_dates: nullable(DateSpan),
  projection: nullable(ProjectionResponse),
  generated_node_count: Type.Integer(),
  visible_node_count: Type.Integer(),
  projection_status: oneOf(['not_requested', 'projected']),
});
export type KalachakraSequenceResponse = Static<typeof KalachakraSequenceResponse>;

const ActivePeriodResponse = shape('KalachakraActivePeriodResponse', {
  path: path(),
  sign_index: signIndex(),
  full_years: SourceSpan,
  visible_years: SourceSpan,
  full_dates: DateSpan,
  visible_dates: DateSpan,
});
export const KalachakraCurrentResponse = shape('KalachakraCurrentResponse', {
  ...commonFields,
  projection: ProjectionResponse,
  coverage_dates: DateSpan,
  query_jd_utc: Type.Number(),
  status: oneOf(['before_birth', 'active', 'after_coverage']),
  active_line: Type.Array(ActivePeriodResponse, { maxItems: 2 }),
});
export type KalachakraCurrentResponse = Static<typeof KalachakraCurrentResponse>;

export const KalachakraCatalogueResponse = shape('KalachakraCatalogueResponse', {
  catalogue_version: Type.String(),
  profiles: Type.Array(
    shape('KalachakraProfile', {
      profile_id: Type.String(),
      admission_status: Type.String(),
      selectable: Type.Boolean(),
      description: Type.String(),
    }),
  ),
  sources: Type.Array(
    shape('KalachakraSource', {
      source_id: Type.String(),
      title: Type.String(),
      sha256: Type.String({ description: 'empty: no file of the source is part of this service' }),
      coordinates: Type.String(),
    }),
  ),
  rules: Type.Array(
    shape('KalachakraRule', {
      rule_id: Type.String(),
      source_ids: Type.Array(Type.String()),
      reading: Type.String(),
    }),
  ),
  conflicts: Type.Array(
    shape('KalachakraConflict', { conflict_id: Type.String(), witness: Type.String(), decision: Type.String() }),
  ),
  ayanamsa_systems: Type.Array(Type.String()),
  supported_levels: Type.Array(Type.Integer()),
  year_bases: Type.Array(Type.String()),
  continuations: Type.Array(Type.String()),
  major_period_count: Type.Integer(),
  maximum_period_nodes: Type.Integer(),
  eligibility_status: Type.Literal('not_evaluated'),
});
export type KalachakraCatalogueResponse = Static<typeof KalachakraCatalogueResponse>;
