import { Type } from '@sinclair/typebox';
import { shape } from './fields.js';

/** What the answers of chart profiles say of themselves: which routes' answers stand in them. */
export const ProfileBundleProvenanceResponse = shape('ProfileBundleProvenanceResponse', {
  source_surface: Type.String(),
  composition_only: Type.Literal(true),
  doctrine_boundary: Type.String(),
  included_existing_surfaces: Type.Array(Type.String()),
  stage_sequence: Type.Array(Type.String()),
});
