/**
 * Arcus visionis: how far the Sun must stand below the horizon when a star of some magnitude is first or last seen on it. Steps by magnitude,
 * after Ptolemy (Almagest XIII 7: Venus 5, Mercury and Jupiter 10, Saturn 11, Mars 11 1/2 degrees) as C. Schoch (Planeten-Tafeln fuer
 * jedermann, 1927) moved them to the brightness of each: [brighter than or as bright as, degrees].
 */
const STEPS: readonly (readonly [magnitude: number, degrees: number])[] = [
  [-4, 5],
  [-2, 6.5],
  [-1, 7.5],
  [0, 9],
  [1, 10.5],
  [2, 12],
  [3, 14],
  [4, 16],
];
const FAINTEST_DEG = 18;

export const arcusVisionisDeg = (magnitude: number): number =>
  STEPS.find(([upTo]) => magnitude <= upTo)?.[1] ?? FAINTEST_DEG;

/** Nearer to the Sun than this in longitude a planet is counted as hidden in its rays, degrees: Ptolemy's smallest arc. */
export const LEAST_ELONGATION_DEG = 5;
