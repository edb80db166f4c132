/** Names of the rules of declination aspects and their classification, as answers carry them. */
export const HEMISPHERE_POLICY = 'parallel_same_nonzero_hemisphere_contra_opposite_nonzero_hemispheres';
export const EQUATOR_POLICY = 'two_equatorial_points_parallel_one_equatorial_point_unclassified';
export const DECLINATION_CLASSIFICATION = { domain: 'declination', tier: 'major', family: 'declination' } as const;
