import { InvalidInput } from '../kernel/errors.js';

/** A route and the sections of a profile that contain its answer. */
type Surface<Section extends string> = readonly [surface: string, sections: readonly Section[]];

/**
 * The sections of a profile that are answered, in order, and their sources as the answer lists them. Errors: InvalidInput at `/include`
 * when the request excludes all of them.
 */
export function answeredSections<Section extends string>(
  sourceSurface: string,
  surfaces: readonly Surface<Section>[],
  sections: Readonly<Record<Section, unknown>>,
) {
  const answered = surfaces
    .map(([surface, names]) => [surface, names.filter((name) => sections[name] !== null)] as const)
    .filter(([, names]) => names.length > 0);
  const included = answered.flatMap(([, names]) => names);
  if (included.length === 0)
    throw new InvalidInput({
      field: '/include',
      message: 'at least one section of the profile must be requested',
      given: Object.fromEntries(surfaces.map(([, [name]]) => [name, false])),
      allowed: surfaces.map(([, [name]]) => `${name}: true`),
    });
  return {
    included,
    provenance: {
      source_surface: sourceSurface,
      composition_only: true as const,
      doctrine_boundary: 'answers of the routes that are named, side by side; no synthesis and no interpretation',
      included_existing_surfaces: answered.map(([surface]) => surface),
      stage_sequence: included,
    },
  };
}
