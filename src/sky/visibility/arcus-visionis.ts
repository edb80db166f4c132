/**
 * Arcus visionis: depression of the Sun at which a star of a magnitude is first or last visible on the horizon. Each
 * step is [faintest magnitude, degrees].
 */
interface ArcTable {
  readonly steps: readonly (readonly [magnitude: number, degrees: number])[];
  readonly faintestDeg: number;
}

const BRIGHT = [
  [-4, 5],
  [-2, 6.5],
  [-1, 7.5],
  [0, 9],
] as const;

/**
 * `arcus_visionis` is the legacy table, part of the service's contract; at the magnitudes of the planets it agrees with
 * the arcs of Ptolemy within two degrees (Almagest XIII 7: Venus 5, Mercury and Jupiter 10, Saturn 11, Mars 11 1/2
 * degrees; Saturn of magnitude 1.2: 11). `arcus_visionis_wide` requires a darker sky below magnitude 0; it is a house
 * rule without a published source.
 */
const TABLES = {
  arcus_visionis: {
    steps: [...BRIGHT, [1, 10], [2, 11], [3, 12], [4, 13]],
    faintestDeg: 14.5,
  },
  arcus_visionis_wide: {
    steps: [...BRIGHT, [1, 10.5], [2, 12], [3, 14], [4, 16]],
    faintestDeg: 18,
  },
} as const satisfies Record<string, ArcTable>;
export type ArcModel = keyof typeof TABLES;

/** Arcus visionis in degrees for a magnitude in V. */
export function arcusVisionisDeg(magnitude: number, model: ArcModel): number {
  const { steps, faintestDeg }: ArcTable = TABLES[model];
  return steps.find(([upTo]) => magnitude <= upTo)?.[1] ?? faintestDeg;
}

/** A planet nearer to the Sun in longitude counts as hidden in its rays, degrees: Ptolemy's smallest arc. */
export const LEAST_ELONGATION_DEG = 5;
