import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { COSMIC_KINDS } from '../../../sky/cosmic-reference-points.js';
import { jdTt } from './schema.js';

export const CosmicReferencePointsRequest = shape('CosmicReferencePointsRequest', {
  jd_tt: jdTt(),
  kind: optionalOrNull(oneOf(COSMIC_KINDS, { description: 'only the points of this kind; default: all' })),
});
export type CosmicReferencePointsRequest = Static<typeof CosmicReferencePointsRequest>;

export const CosmicReferencePointsResponse = shape('CosmicReferencePointsResponse', {
  points: Type.Array(
    shape('CosmicReferencePointResponse', {
      reference_id: Type.String(),
      name: Type.String(),
      aliases: Type.Array(Type.String()),
      kind: oneOf(COSMIC_KINDS),
      anchor: Type.String({ description: 'the object or definition that fixes the direction' }),
      ecliptic_longitude: Type.Number(),
      ecliptic_latitude: Type.Number(),
      sign: Type.String(),
      sign_symbol: Type.String(),
      sign_degree: Type.Number(),
      source_ra_deg: Type.Number(),
      source_dec_deg: Type.Number(),
      source_frame: oneOf(['ICRS']),
      source_epoch_jd_tt: Type.Number(),
      position_semantics: Type.String(),
      coordinate_authority: Type.String({ description: 'source of the coordinates' }),
      semantic_authority: Type.String({ description: 'source of the meaning of the point' }),
      source_version: Type.String(),
      citation_urls: Type.Array(Type.String()),
      catalog_version: Type.String(),
    }),
  ),
  total: Type.Integer(),
  requested_kind: oneOf([...COSMIC_KINDS, 'all']),
  catalog_version: Type.String(),
  provenance: shape('CosmicReferencePointsProvenanceResponse', {
    jd_tt: Type.Number(),
    source_frame: oneOf(['equatorial_j2000_icrs']),
    target_frame: oneOf(['ecliptic_true_of_date']),
    stage_sequence: Type.Array(Type.String()),
  }),
});
export type CosmicReferencePointsResponse = Static<typeof CosmicReferencePointsResponse>;
