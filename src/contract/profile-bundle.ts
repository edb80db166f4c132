import { Type } from '@sinclair/typebox';
import { shape } from './fields.js';

/** The routes whose answers a chart profile contains. */
export const ProfileBundleProvenanceResponse = shape('ProfileBundleProvenanceResponse', {
  source_surface: Type.String(),
  composition_only: Type.Literal(true),
  doctrine_boundary: Type.String(),
  included_existing_surfaces: Type.Array(Type.String()),
  stage_sequence: Type.Array(Type.String()),
});
