/** A route and the sections of a profile in which its answer stands. */
type Surface<Section extends string> = readonly [surface: string, sections: readonly Section[]];

/** Which sections of a profile are answered, in order, and what the answer says of where they come from. */
export function answeredSections<Section extends string>(
  sourceSurface: string,
  surfaces: readonly Surface<Section>[],
  sections: Readonly<Record<Section, unknown>>,
) {
  const answered = surfaces
    .map(([surface, names]) => [surface, names.filter((name) => sections[name] !== null)] as const)
    .filter(([, names]) => names.length > 0);
  const included = answered.flatMap(([, names]) => names);
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
