import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ChartReductionResponse, ChartRequest } from '../../contract/chart.js';
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
import { optionsNotApplied } from '../../contract/inert-options.js';
import { PanchangaPolicyRequest, PanchangaResultResponse, solarDayFields } from '../../contract/panchanga.js';
import { ProfileBundleProvenanceResponse } from '../../contract/profile-bundle.js';
import { siderealPlaceFields } from '../../contract/sidereal-chart.js';
import {
  DashaActiveLineResponse,
  DashaCurrentRequest,
  DashaLordPairResponse,
  includeSub,
} from '../../families/predictive/dasha/schema.js';
import { YEAR_BASIS_WORDS } from '../../families/predictive/dasha/wire-words.js';
import { PanchangaProfileResponse } from '../../families/vedic/panchanga/schema.js';
import {
  ShadbalaChartProfileResponse,
  ShadbalaChartRequest,
  ShadbalaPolicyRequest,
  ShadbalaResultResponse,
} from '../../families/vedic/shadbala/schema.js';

/** Sections that an answer includes by default. */
const DEFAULT_SECTIONS = {
  chart: true,
  panchanga: true,
  panchanga_profile: true,
  shadbala: true,
  shadbala_profile: true,
  dasha_current: false,
  dasha_lord_pair: false,
} as const;
export type IncludedSection = keyof typeof DEFAULT_SECTIONS;
const included = (section: IncludedSection) => defaulted(Type.Boolean(), DEFAULT_SECTIONS[section]);

export const VedicProfileIncludeRequest = shape('VedicProfileIncludeRequest', {
  chart: included('chart'),
  panchanga: included('panchanga'),
  panchanga_profile: included('panchanga_profile'),
  shadbala: included('shadbala'),
  shadbala_profile: included('shadbala_profile'),
  dasha_current: included('dasha_current'),
  dasha_lord_pair: included('dasha_lord_pair'),
});

export const VedicChartProfileRequest = shape('VedicChartProfileRequest', {
  dt: isoInstant(),
  current_dt: optionalOrNull(
    isoInstant(
      'instant of the periods in force, ISO 8601 with Z or an offset; required for dasha_current and dasha_lord_pair',
    ),
  ),
  observer_lat: latitudeDeg(),
  observer_lon: longitudeDeg(),
  observer_elev_m: defaulted(elevationM(), 0),
  house_system: ShadbalaChartRequest.properties.house_system,
  bodies: ChartRequest.properties.bodies,
  include_nodes: ChartRequest.properties.include_nodes,
  ayanamsa_system: ShadbalaChartRequest.properties.ayanamsa_system,
  hora_lord: ShadbalaChartRequest.properties.hora_lord,
  dasha_levels: DashaCurrentRequest.properties.levels,
  dasha_include_sub: includeSub(),
  dasha_year_basis: optionalOrNull(
    oneOf(YEAR_BASIS_WORDS, { description: 'length of the dasha year, days; default: julian_365.25' }),
  ),
  include: Type.Optional(VedicProfileIncludeRequest),
  panchanga_policy: optionalOrNull(PanchangaPolicyRequest),
  shadbala_policy: optionalOrNull(ShadbalaPolicyRequest),
  ...siderealPlaceFields,
  ...solarDayFields,
});
export type VedicChartProfileRequest = Static<typeof VedicChartProfileRequest>;

const SECTIONS = [
  'chart',
  'chart_reduction',
  'panchanga',
  'panchanga_profile',
  'shadbala',
  'shadbala_profile',
  'dasha_current',
  'dasha_lord_pair',
] as const;
export type VedicSection = (typeof SECTIONS)[number];

const { result: chart, reduction: chartReduction } = ChartReductionResponse.properties;

export const VedicChartProfileResponse = shape('VedicChartProfileResponse', {
  layer: oneOf(['vedic']),
  request: VedicChartProfileRequest,
  included_sections: Type.Array(oneOf(SECTIONS)),
  chart: nullable(chart),
  chart_reduction: nullable(chartReduction),
  panchanga: nullable(PanchangaResultResponse),
  panchanga_profile: nullable(PanchangaProfileResponse),
  shadbala: nullable(ShadbalaResultResponse),
  shadbala_profile: nullable(ShadbalaChartProfileResponse),
  dasha_current: nullable(DashaActiveLineResponse),
  dasha_lord_pair: nullable(DashaLordPairResponse),
  provenance: ProfileBundleProvenanceResponse,
  ...optionsNotApplied,
});
export type VedicChartProfileResponse = Static<typeof VedicChartProfileResponse>;
