import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { AspectDataResponse } from '../../../contract/aspects.js';
import { ComputationBasis } from '../../../contract/basis.js';
import { defaulted, isoInstant, mapOf, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { missingFields } from '../../../contract/missing.js';
import {
  bulkProvenanceFields,
  listProvenanceFields,
  MAX_SMALL_BODIES,
  smallBodyBulkFields,
  smallBodyBulkRequestFields,
  smallBodyIdentity,
  smallBodyPositionFields,
  smallBodyProvenanceFields,
} from '../../../contract/small-bodies.js';

const identity = () =>
  smallBodyIdentity('name, designation, catalogue number or NAIF id of an asteroid (numbers also as strings)');
const identities = (minItems: number) => Type.Array(identity(), { minItems, maxItems: MAX_SMALL_BODIES });
const catalogueNumber = () =>
  Type.Integer({ minimum: 1, maximum: 99_999_999, description: 'catalogue number of the Minor Planet Center' });

export const SUBSETS = ['classical', 'main_belt', 'centaurs', 'tnos'] as const;
export type SubsetSlug = (typeof SUBSETS)[number];
const subsetSlug = () => oneOf(SUBSETS);

export const AsteroidPositionRequest = shape('AsteroidPositionRequest', { dt: isoInstant(), body: identity() });
export type AsteroidPositionRequest = Static<typeof AsteroidPositionRequest>;

const AsteroidPositionProvenanceResponse = shape('AsteroidPositionProvenanceResponse', smallBodyProvenanceFields);
const AsteroidPositionResponse = shape('AsteroidPositionResponse', {
  ...smallBodyPositionFields,
  provenance: AsteroidPositionProvenanceResponse,
});
/** A position as a separate answer, with its computation basis. */
export const AsteroidPositionAnswer = shape('AsteroidPositionAnswer', {
  ...smallBodyPositionFields,
  provenance: AsteroidPositionProvenanceResponse,
  computation_basis: ComputationBasis,
});
export type AsteroidPositionAnswer = Static<typeof AsteroidPositionAnswer>;

export const AsteroidsBulkRequest = shape('AsteroidsBulkRequest', smallBodyBulkRequestFields(identity));
export type AsteroidsBulkRequest = Static<typeof AsteroidsBulkRequest>;

export const AsteroidsBulkResponse = shape(
  'AsteroidsBulkResponse',
  smallBodyBulkFields(AsteroidPositionResponse, shape('AsteroidsBulkProvenanceResponse', bulkProvenanceFields)),
);
export type AsteroidsBulkResponse = Static<typeof AsteroidsBulkResponse>;

const LIST_SCOPES = ['covered', 'computable', 'known'] as const;
const searchFields = {
  q: optionalOrNull(Type.String({ maxLength: 100, description: 'part of a name or of a NAIF id' })),
  limit: defaulted(Type.Integer({ minimum: 1, maximum: 500 }), 500),
};
export const AsteroidListQuery = shape('AsteroidListQuery', {
  ...searchFields,
  scope: defaulted(
    oneOf(LIST_SCOPES, {
      description:
        'covered: bodies that a file of states contains; computable: also those that are integrated; known: all catalogued identities',
    }),
    'covered',
  ),
});
export type AsteroidListQuery = Static<typeof AsteroidListQuery>;
export const AsteroidSubsetListQuery = shape('AsteroidSubsetListQuery', searchFields);
export type AsteroidSubsetListQuery = Static<typeof AsteroidSubsetListQuery>;

const listItemFields = { name: Type.String(), naif_id: Type.Integer() };
export const AsteroidListResponse = shape('AsteroidListResponse', {
  bodies: Type.Array(
    shape('AsteroidListItem', {
      ...listItemFields,
      naif_id: nullable(Type.Integer()),
      designation: Type.String(),
      orbit_class: Type.String({ description: "JPL's code of the orbit class, e.g. MBA; empty when unknown" }),
    }),
  ),
  total: Type.Integer(),
  provenance: shape('AsteroidListProvenanceResponse', listProvenanceFields),
});
export type AsteroidListResponse = Static<typeof AsteroidListResponse>;

export const AsteroidSubsetsResponse = shape('AsteroidSubsetsResponse', {
  subsets: Type.Array(
    shape('AsteroidSubsetSummaryResponse', {
      subset: subsetSlug(),
      label: Type.String(),
      catalog_source: Type.String(),
      member_count: Type.Integer(),
    }),
  ),
  total: Type.Integer(),
  stage_sequence: Type.Array(Type.String()),
});

export const SubsetParams = shape('AsteroidSubsetParams', { subset: subsetSlug() });
export const AsteroidSubsetListResponse = shape('AsteroidSubsetListResponse', {
  subset: subsetSlug(),
  label: Type.String(),
  bodies: Type.Array(
    shape('AsteroidSubsetCatalogItem', { ...listItemFields, loaded_kernel_available: Type.Boolean() }),
  ),
  total: Type.Integer(),
  provenance: shape('AsteroidSubsetListProvenanceResponse', {
    catalog_source: Type.String(),
    subset_source_module: Type.String(),
    availability_source: Type.String(),
    loaded_kernel_available: Type.Boolean(),
    requested_query: optionalOrNull(Type.String()),
    limit: Type.Integer(),
    returned_count: Type.Integer(),
    stage_sequence: Type.Array(Type.String()),
  }),
});
export type AsteroidSubsetListResponse = Static<typeof AsteroidSubsetListResponse>;

export const AsteroidSubsetPositionsRequest = shape('AsteroidSubsetPositionsRequest', {
  dt: isoInstant(),
  bodies: optionalOrNull(identities(1)),
  skip_missing: defaulted(Type.Boolean(), true),
});
export type AsteroidSubsetPositionsRequest = Static<typeof AsteroidSubsetPositionsRequest>;
export const AsteroidSubsetPositionsResponse = shape('AsteroidSubsetPositionsResponse', {
  subset: subsetSlug(),
  label: Type.String(),
  dt: Type.String(),
  results: mapOf(AsteroidPositionResponse),
  ...missingFields,
  sovereign_used: Type.Boolean(),
  provenance: shape('AsteroidSubsetPositionsProvenanceResponse', {
    subset: subsetSlug(),
    subset_source_module: Type.String(),
    requested_datetime: Type.String(),
    normalized_datetime_utc: Type.String(),
    requested_bodies: Type.Array(Type.String()),
    resolved_subset_bodies: Type.Array(Type.String()),
    returned_bodies: Type.Array(Type.String()),
    missing_bodies: Type.Array(Type.String()),
    loaded_kernel_available: Type.Boolean(),
    stage_sequence: Type.Array(Type.String()),
  }),
  computation_basis: ComputationBasis,
});
export type AsteroidSubsetPositionsResponse = Static<typeof AsteroidSubsetPositionsResponse>;

const familySourceFields = {
  catalog_source: Type.String(),
  number_system: Type.String(),
  lookup_source_module: Type.String(),
};
export const FamilyNumberParams = shape('AsteroidFamilyNumberParams', { number: catalogueNumber() });
export const AsteroidFamilyLookupResponse = shape('AsteroidFamilyLookupResponse', {
  number: Type.Integer(),
  family_name: nullable(Type.String({ description: 'the main family of the asteroid; membership is not exclusive' })),
  family_names: Type.Array(Type.String()),
  provenance: shape('AsteroidFamilyLookupProvenanceResponse', {
    ...familySourceFields,
    requested_number: Type.Integer(),
    stage_sequence: Type.Array(Type.String()),
  }),
});
export type AsteroidFamilyLookupResponse = Static<typeof AsteroidFamilyLookupResponse>;

export const FamilyNameParams = shape('AsteroidFamilyNameParams', {
  family_name: Type.String({ minLength: 1, maxLength: 100, description: 'exact label, e.g. Nysa-Polana' }),
});
export const FamilyMembersQuery = shape('AsteroidFamilyMembersQuery', {
  offset: defaulted(Type.Integer({ minimum: 0, maximum: 10_000_000 }), 0),
  limit: defaulted(Type.Integer({ minimum: 1, maximum: 500 }), 500),
});
export type FamilyMembersQuery = Static<typeof FamilyMembersQuery>;
export const AsteroidFamilyMembersResponse = shape('AsteroidFamilyMembersResponse', {
  family_name: Type.String(),
  members: Type.Array(Type.Integer()),
  total_available: Type.Integer(),
  returned_count: Type.Integer(),
  provenance: shape('AsteroidFamilyMembersProvenanceResponse', {
    ...familySourceFields,
    requested_family_name: Type.String(),
    offset: Type.Integer(),
    limit: Type.Integer(),
    total_available: Type.Integer(),
    returned_count: Type.Integer(),
    stage_sequence: Type.Array(Type.String()),
  }),
});
export type AsteroidFamilyMembersResponse = Static<typeof AsteroidFamilyMembersResponse>;

export const AsteroidFamiliesInChartRequest = shape('AsteroidFamiliesInChartRequest', {
  numbers: Type.Array(catalogueNumber(), { minItems: 1, maxItems: MAX_SMALL_BODIES }),
});
export type AsteroidFamiliesInChartRequest = Static<typeof AsteroidFamiliesInChartRequest>;
export const AsteroidFamiliesInChartResponse = shape('AsteroidFamiliesInChartResponse', {
  groups: mapOf(Type.Array(Type.Integer())),
  ungrouped_numbers: Type.Array(Type.Integer()),
  provenance: shape('AsteroidFamiliesInChartProvenanceResponse', {
    ...familySourceFields,
    requested_count: Type.Integer(),
    grouped_count: Type.Integer(),
    ungrouped_count: Type.Integer(),
    stage_sequence: Type.Array(Type.String()),
  }),
});
export type AsteroidFamiliesInChartResponse = Static<typeof AsteroidFamiliesInChartResponse>;

export const ResonanceNetworkRequest = shape(
  'AsteroidFamilyResonanceNetworkRequest',
  {
    dt: isoInstant(),
    bodies: optionalOrNull(
      Type.Array(
        smallBodyIdentity('name, designation or NAIF id of an asteroid; catalogue numbers belong in `numbers`'),
        {
          minItems: 2,
          maxItems: MAX_SMALL_BODIES,
        },
      ),
    ),
    numbers: optionalOrNull(
      Type.Array(catalogueNumber(), { minItems: 2, maxItems: MAX_SMALL_BODIES, uniqueItems: true }),
    ),
    skip_missing: defaulted(Type.Boolean(), true),
    aspect_tier: defaulted(
      Type.Unsafe<0 | 1 | 2 | null>({
        type: ['integer', 'null'],
        enum: [0, 1, 2, null],
        description:
          '0: the five Ptolemaic aspects; 1: also the six common minor aspects; 2: all 22; null: 1 or 0, depending on `include_minor`',
      }),
      0,
    ),
    include_minor: defaulted(
      Type.Boolean({ description: 'applies when `aspect_tier` is null: true selects tier 1, false tier 0' }),
      true,
    ),
    orb_factor: defaulted(Type.Number({ exclusiveMinimum: 0, maximum: 100 }), 1),
  },
  { description: 'exactly one of `bodies` and `numbers` is required' },
);
export type ResonanceNetworkRequest = Static<typeof ResonanceNetworkRequest>;

const ResonanceEdge = shape('AsteroidFamilyResonanceEdgeResponse', {
  source: Type.String(),
  target: Type.String(),
  family_name: Type.String(),
  body1_number: Type.Integer(),
  body2_number: Type.Integer(),
  aspect: AspectDataResponse,
});
export type ResonanceEdge = Static<typeof ResonanceEdge>;

export const ResonanceNetworkResponse = shape('AsteroidFamilyResonanceNetworkResponse', {
  dt: Type.String(),
  nodes: Type.Array(
    shape('AsteroidFamilyResonanceNodeResponse', {
      body: Type.String(),
      requested_body: Type.String(),
      naif_id: Type.Integer(),
      mpc_number: Type.Integer(),
      family_name: nullable(Type.String()),
      family_names: Type.Array(Type.String()),
      longitude: Type.Number(),
      latitude: Type.Number(),
      speed: Type.Number(),
      retrograde: Type.Boolean(),
      is_sovereign: Type.Boolean(),
    }),
  ),
  edges: Type.Array(ResonanceEdge),
  network: mapOf(Type.Array(ResonanceEdge)),
  families: Type.Array(Type.String()),
  ...missingFields,
  total_aspects: Type.Integer(),
  resonant_aspect_count: Type.Integer(),
  sovereign_used: Type.Boolean(),
  provenance: shape('AsteroidFamilyResonanceNetworkProvenanceResponse', {
    ...familySourceFields,
    aspect_source_module: Type.String(),
    coordinate_source: Type.String(),
    requested_datetime: Type.String(),
    normalized_datetime_utc: Type.String(),
    jd_ut: Type.Number(),
    identity_source: Type.String(),
    requested_bodies: Type.Array(Type.String()),
    resolved_bodies: Type.Array(Type.String()),
    missing_bodies: Type.Array(Type.String()),
    loaded_kernel_available: Type.Boolean(),
    aspect_tier: nullable(Type.Integer()),
    include_minor: Type.Boolean(),
    orb_factor: Type.Number(),
    stage_sequence: Type.Array(Type.String()),
  }),
  computation_basis: ComputationBasis,
});
export type ResonanceNetworkResponse = Static<typeof ResonanceNetworkResponse>;
