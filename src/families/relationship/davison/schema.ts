import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { AspectsFromLongitudesResponse } from '../../../contract/aspects.js';
import { ChartResponse } from '../../../contract/chart.js';
import { optionalOrNull, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { HousesResponse } from '../../../contract/houses.js';
import {
  DavisonChartRequest,
  DavisonComputationTruthResponse,
  SynastryConditionProfileResponse,
  SynastryRelationResponse,
} from '../../../contract/relationship.js';
import { relationshipTransitFields } from '../../../contract/relationship-transits.js';

const DavisonInfoResponse = shape('AuthPInfoResponse', {
  jd_midpoint: Type.Number({
    description: 'time of the chart, Julian day UT1',
  }),
  datetime_utc: Type.String(),
  latitude_midpoint: Type.Number(),
  longitude_midpoint: Type.Number(),
  computation_truth: optionalOrNull(DavisonComputationTruthResponse),
  classification: optionalOrNull(
    shape('AuthPClassificationResponse', {
      chart_mode: Type.String(),
      method: Type.String(),
      latitude_mode: Type.String(),
      longitude_mode: Type.String(),
      correction_mode: Type.String(),
    }),
  ),
  relation: optionalOrNull(SynastryRelationResponse),
  condition_profile: optionalOrNull(SynastryConditionProfileResponse),
});

export const DavisonChartResponse = shape('AuthPChartResponse', {
  chart: ChartResponse,
  aspects: AspectsFromLongitudesResponse,
  houses: optionalOrNull(HousesResponse),
  info: DavisonInfoResponse,
  ...optionsNotApplied,
});
export type DavisonChartResponse = Static<typeof DavisonChartResponse>;

export const DavisonTransitRequest = shape('AuthPTransitRequest', {
  ...relationshipTransitFields,
  chart: DavisonChartRequest,
});
export type DavisonTransitRequest = Static<typeof DavisonTransitRequest>;
