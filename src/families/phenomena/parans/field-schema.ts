import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, latitudeDeg, longitudeDeg, nullable, oneOf, shape } from '../../../contract/fields.js';
import { geoJson } from '../../../contract/geojson.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import {
  answeredBasis,
  jdDay,
  ParanSiteResultResponse,
  ParanTargetRequest,
  policyFields,
  stabilityOffsets,
} from './schema.js';

const MAX_AXIS = 1000;

const grid = {
  target: ParanTargetRequest,
  jd_day: jdDay(),
  latitudes: Type.Array(latitudeDeg('degrees north; not exactly a pole, which has no meridian'), {
    minItems: 1,
    maxItems: MAX_AXIS,
    uniqueItems: true,
  }),
  longitudes: Type.Array(longitudeDeg(), {
    minItems: 1,
    maxItems: MAX_AXIS,
    uniqueItems: true,
    description:
      'degrees east. Views that join neighbours sort them, unless they run across the antimeridian as given (170, 180, -170)',
  }),
};

export const ParanFieldGridRequest = shape('ParanFieldGridRequest', { ...grid, ...stabilityOffsets, ...policyFields });
export type ParanFieldGridRequest = Static<typeof ParanFieldGridRequest>;

const METRICS = ['match_presence', 'exactness_score', 'survival_rate'] as const;
export type FieldMetric = (typeof METRICS)[number];

const metricFields = {
  ...grid,
  metric: oneOf(METRICS, {
    description:
      'match_presence: 1 where the paran is found, else 0; exactness_score: 1 / (1 + minutes), 0 where it is not found; survival_rate: share of the offsets under which it is found: 0 everywhere without offsets, 1 where it is found with an empty list of them',
  }),
  threshold: Type.Number({
    minimum: 0,
    maximum: 1,
    description: 'a place is active where the metric is at least this',
  }),
  ...stabilityOffsets,
  ...policyFields,
};
export const ParanFieldMetricRequest = shape('ParanFieldMetricRequest', metricFields);
export type ParanFieldMetricRequest = Static<typeof ParanFieldMetricRequest>;

/** Requests of the contours and paths: the same field, and how the curve is wanted. */
export const ParanContourRequest = shape('ParanContourRequest', {
  ...metricFields,
  interpolation: defaulted(
    oneOf(['linear', 'exact'], {
      description:
        'where a contour meets an edge of the grid: linear between the two samples, or where the field itself takes the threshold',
    }),
    'linear',
  ),
  geojson: defaulted(
    Type.Boolean({ description: 'also answer the curves as GeoJSON (RFC 7946), cut at the antimeridian' }),
    false,
  ),
});
export type ParanContourRequest = Static<typeof ParanContourRequest>;

export const ParanFieldSampleSearchResponse = shape('ParanFieldSampleSearchResponse', {
  samples: Type.Array(
    shape('ParanFieldSampleResponse', { lat: Type.Number(), lon: Type.Number(), site_result: ParanSiteResultResponse }),
    { description: 'latitude by latitude, in the order of the request' },
  ),
  ...answeredBasis,
});
export type ParanFieldSampleSearchResponse = Static<typeof ParanFieldSampleSearchResponse>;

const ParanFieldRegionResponse = shape('ParanFieldRegionResponse', {
  region_id: Type.Integer({ description: 'from 1, in the order of the grid' }),
  sample_count: Type.Integer(),
  cells: Type.Array(Type.Array(Type.Number(), { minItems: 2, maxItems: 2 }), {
    description: '[latitude, longitude], depth first from the first cell of the grid, eastward before the other ways',
  }),
  peak_value: Type.Number(),
});
export type ParanFieldRegionResponse = Static<typeof ParanFieldRegionResponse>;
const ParanFieldPeakResponse = shape('ParanFieldPeakResponse', {
  lat: Type.Number(),
  lon: Type.Number(),
  value: Type.Number(),
});
export type ParanFieldPeakResponse = Static<typeof ParanFieldPeakResponse>;
const ParanThresholdCrossingResponse = shape('ParanThresholdCrossingResponse', {
  start_lat: Type.Number(),
  start_lon: Type.Number(),
  end_lat: Type.Number(),
  end_lon: Type.Number(),
  start_value: Type.Number(),
  end_value: Type.Number(),
});
export type ParanThresholdCrossingResponse = Static<typeof ParanThresholdCrossingResponse>;

const metricEcho = { metric: oneOf(METRICS), threshold: Type.Number() };

export const ParanFieldAnalysisResponse = shape('ParanFieldAnalysisResponse', {
  ...metricEcho,
  adjacency: Type.String({ description: 'orthogonal: north, south, east and west are neighbours' }),
  total_samples: Type.Integer(),
  active_sample_count: Type.Integer(),
  regions: Type.Array(ParanFieldRegionResponse),
  peaks: Type.Array(ParanFieldPeakResponse, {
    description: 'samples, active or not, with no higher neighbour and a lower one, or with no neighbour',
  }),
  threshold_crossings: Type.Array(ParanThresholdCrossingResponse),
  ...answeredBasis,
  ...optionsNotApplied,
});
export type ParanFieldAnalysisResponse = Static<typeof ParanFieldAnalysisResponse>;

const ParanContourPointResponse = shape('ParanContourPointResponse', { lat: Type.Number(), lon: Type.Number() });
const ParanContourSegmentResponse = shape('ParanContourSegmentResponse', {
  start: ParanContourPointResponse,
  end: ParanContourPointResponse,
  cell_lat_min: Type.Number(),
  cell_lon_min: Type.Number(),
  case_index: Type.Integer({
    description: 'corners that are active: 1 south-west, 2 south-east, 4 north-east, 8 north-west',
  }),
  ambiguous: Type.Boolean({ description: 'two opposite corners are active (cases 5 and 10)' }),
});
export type ParanContourSegmentResponse = Static<typeof ParanContourSegmentResponse>;

export const ParanContourExtractionResponse = shape('ParanContourExtractionResponse', {
  ...metricEcho,
  interpolation: Type.String(),
  segments: Type.Array(ParanContourSegmentResponse),
  ambiguous_cells: Type.Array(Type.Array(Type.Number()), {
    description: '[latitude, longitude] of the south-west corner',
  }),
  geojson: geoJson(),
  ...answeredBasis,
  ...optionsNotApplied,
});
export type ParanContourExtractionResponse = Static<typeof ParanContourExtractionResponse>;

const ParanContourPathResponse = shape('ParanContourPathResponse', {
  points: Type.Array(ParanContourPointResponse),
  closed: Type.Boolean(),
  segment_count: Type.Integer(),
  ambiguous: Type.Boolean(),
  source_case_indices: Type.Array(Type.Integer()),
});
export type ParanContourPathResponse = Static<typeof ParanContourPathResponse>;

export const ParanContourPathSetResponse = shape('ParanContourPathSetResponse', {
  paths: Type.Array(ParanContourPathResponse),
  orphan_segments: Type.Array(ParanContourSegmentResponse, { description: 'segments that join no other' }),
  matching_rule: Type.String(),
  interpolation: Type.String(),
  geojson: geoJson(),
  ...answeredBasis,
  ...optionsNotApplied,
});
export type ParanContourPathSetResponse = Static<typeof ParanContourPathSetResponse>;

export const ParanFieldStructureResponse = shape('ParanFieldStructureResponse', {
  dominant_path_index: nullable(Type.Integer({ description: 'the path with most points' })),
  hierarchy: Type.Array(
    shape('ParanContourHierarchyEntryResponse', {
      path_index: Type.Integer(),
      parent_index: nullable(Type.Integer({ description: 'the smallest closed path around it' })),
      depth: Type.Integer({ description: 'how many closed paths lie around it' }),
    }),
  ),
  associations: Type.Array(
    shape('ParanContourAssociationResponse', {
      path_index: Type.Integer(),
      region_id: nullable(
        Type.Integer({ description: 'the region with the cell nearest to the centroid of the path' }),
      ),
      associated_peak_indices: Type.Array(Type.Integer(), { description: 'peaks of the analysis within the path' }),
    }),
  ),
  matching_rule: Type.String(),
  ...answeredBasis,
  ...optionsNotApplied,
});
export type ParanFieldStructureResponse = Static<typeof ParanFieldStructureResponse>;
