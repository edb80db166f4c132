import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ChartReductionResponse, ChartRequest } from '../../contract/chart.js';
import { DignityComputationPolicyRequest } from '../../contract/dignity-policy.js';
import {
  defaulted,
  elevationM,
  isoInstant,
  latitudeDeg,
  longitudeDeg,
  oneOf,
  optionalOrNull,
  shape,
} from '../../contract/fields.js';
import { HousePolicyRequest, houseSystemName } from '../../contract/houses.js';
import { optionsNotApplied } from '../../contract/inert-options.js';
import { ProfileBundleProvenanceResponse } from '../../contract/profile-bundle.js';
import { ChartConditionProfileResponse, DignitiesResultResponse } from '../../families/classical/dignities/schema.js';
import { HousesReductionResponse } from '../../families/core/houses/schema.js';

const WesternProfileIncludeRequest = shape('WesternProfileIncludeRequest', {
  chart: defaulted(Type.Boolean(), true),
  houses: defaulted(Type.Boolean(), true),
  dignities: defaulted(Type.Boolean(), true),
  dignity_profile: defaulted(Type.Boolean(), true),
});

export const WesternChartProfileRequest = shape('WesternChartProfileRequest', {
  dt: isoInstant(),
  observer_lat: latitudeDeg(),
  observer_lon: longitudeDeg(),
  observer_elev_m: defaulted(elevationM(), 0),
  house_system: defaulted(houseSystemName(), 'P'),
  bodies: ChartRequest.properties.bodies,
  include_nodes: ChartRequest.properties.include_nodes,
  include: Type.Optional(WesternProfileIncludeRequest),
  house_policy: optionalOrNull(HousePolicyRequest),
  dignity_policy: optionalOrNull(DignityComputationPolicyRequest),
});
export type WesternChartProfileRequest = Static<typeof WesternChartProfileRequest>;

const SECTIONS = ['chart', 'chart_reduction', 'houses', 'houses_reduction', 'dignities', 'dignity_profile'] as const;
export type WesternSection = (typeof SECTIONS)[number];

const { result: chart, reduction: chartReduction } = ChartReductionResponse.properties,
  { result: houses, reduction: housesReduction } = HousesReductionResponse.properties;

export const WesternChartProfileResponse = shape('WesternChartProfileResponse', {
  layer: oneOf(['western']),
  request: WesternChartProfileRequest,
  included_sections: Type.Array(oneOf(SECTIONS)),
  chart: optionalOrNull(chart),
  chart_reduction: optionalOrNull(chartReduction),
  houses: optionalOrNull(houses),
  houses_reduction: optionalOrNull(housesReduction),
  dignities: optionalOrNull(DignitiesResultResponse),
  dignity_profile: optionalOrNull(ChartConditionProfileResponse),
  provenance: ProfileBundleProvenanceResponse,
  ...optionsNotApplied,
});
export type WesternChartProfileResponse = Static<typeof WesternChartProfileResponse>;
