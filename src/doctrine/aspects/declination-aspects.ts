/**
 * Parallels and contra-parallels of declination. A parallel wants both points in the same hemisphere, a contra-parallel in
 * opposite ones; two points on the equator are one exact parallel, one point on the equator is in no relation. The relation is
 * Ptolemy's equal power of parts equidistant from the equinoxes (Tetrabiblos I.14-15) in modern use by declination.
 */
export type DeclinationAspectName = 'Parallel' | 'Contra-Parallel';
export const DECLINATION_ASPECT_NAMES = ['Parallel', 'Contra-Parallel'] as const;

export const HEMISPHERE_POLICY = 'parallel_same_nonzero_hemisphere_contra_opposite_nonzero_hemispheres';
export const EQUATOR_POLICY = 'two_equatorial_points_parallel_one_equatorial_point_unclassified';
export const DECLINATION_CLASSIFICATION = { domain: 'declination', tier: 'major', family: 'declination' } as const;

/** Which relation the hemispheres of two declinations admit (degrees), or none. */
export function admittedDeclinationAspect(declination1: number, declination2: number): DeclinationAspectName | null {
  if (declination1 === 0 || declination2 === 0) return declination1 === declination2 ? 'Parallel' : null;
  return declination1 > 0 === declination2 > 0 ? 'Parallel' : 'Contra-Parallel';
}

/** Signed error of a relation, degrees: d1 - d2 for a parallel, d1 + d2 for a contra-parallel. Rates combine in the same way. */
export const declinationError = (aspect: DeclinationAspectName, value1: number, value2: number): number =>
  aspect === 'Parallel' ? value1 - value2 : value1 + value2;
