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
      'degrees east. Views that connect neighbours sort them, unless the list crosses the antimeridian in one direction (170, 180, -170)',
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
      'match_presence: 1 where the paran is found, else 0; exactness_score: 1 / (1 + minutes), 0 where it is not found; survival_rate: fraction of the offsets for which it is found; 0 everywhere without offsets, 1 where it is found with an empty list',
  }),
  threshold: Type.Number({
    minimum: 0,
    maximum: 1,
    description: 'a place is active when its metric is at least this value',
  }),
  ...stabilityOffsets,
  ...policyFields,
};
export const ParanFieldMetricRequest = shape('ParanFieldMetricRequest', metricFields);
export type ParanFieldMetricRequest = Static<typeof ParanFieldMetricRequest>;

/** Request of the contours and paths: the same field, with the form of the curve. */
export const ParanContourRequest = shape('ParanContourRequest', {
  ...metricFields,
  interpolation: defaulted(
    oneOf(['linear', 'exact'], {
      description:
        'point at which a contour crosses an edge of the grid: linear between the two samples, or solved on the field itself',
    }),
    'linear',
  ),
  geojson: defaulted(
    Type.Boolean({
      description: 'also return the curves as GeoJSON (RFC 7946), cut at the antimeridian',
    }),
    false,
  ),
});
export type ParanContourRequest = Static<typeof ParanContourRequest>;

export const ParanFieldSampleSearchResponse = shape('ParanFieldSampleSearchResponse', {
  samples: Type.Array(
    shape('ParanFieldSampleResponse', { lat: Type.Number(), lon: Type.Number(), site_result: ParanSiteResultResponse }),
    { description: 'row by row of latitude, in the order of the request' },
  ),
  ...answeredBasis,
});
export type ParanFieldSampleSearchResponse = Static<typeof ParanFieldSampleSearchResponse>;

const ParanFieldRegionResponse = shape('ParanFieldRegionResponse', {
  region_id: Type.Integer({ description: 'from 1, in the order of the grid' }),
  sample_count: Type.Integer(),
  cells: Type.Array(Type.Array(Type.Number(), { minItems: 2, maxItems: 2 }), {
    description: '[latitude, longitude], depth first from the first cell of the grid, east before the other directions',
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
    description: 'samples, active or not, with a lower neighbour and no higher one, or without neighbours',
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
    description: 'sum of the active corners: 1 south-west, 2 south-east, 4 north-east, 8 north-west',
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
  orphan_segments: Type.Array(ParanContourSegmentResponse, {
    description: 'segments without a neighbour',
  }),
  matching_rule: Type.String(),
  interpolation: Type.String(),
  geojson: geoJson(),
  ...answeredBasis,
  ...optionsNotApplied,
});
export type ParanContourPathSetResponse = Static<typeof ParanContourPathSetResponse>;

export const ParanFieldStructureResponse = shape('ParanFieldStructureResponse', {
  dominant_path_index: nullable(Type.Integer({ description: 'path with the most points' })),
  hierarchy: Type.Array(
    shape('ParanContourHierarchyEntryResponse', {
      path_index: Type.Integer(),
      parent_index: nullable(Type.Integer({ description: 'smallest closed path around this one' })),
      depth: Type.Integer({
        description: 'number of closed paths around this one',
      }),
    }),
  ),
  associations: Type.Array(
    shape('ParanContourAssociationResponse', {
      path_index: Type.Integer(),
      region_id: nullable(
        Type.Integer({
          description: 'region with the cell nearest to the centroid of the path',
        }),
      ),
      associated_peak_indices: Type.Array(Type.Integer(), {
        description: 'peaks of the analysis inside the path',
      }),
    }),
  ),
  matching_rule: Type.String(),
  ...answeredBasis,
  ...optionsNotApplied,
});
export type ParanFieldStructureResponse = Static<typeof ParanFieldStructureResponse>;
