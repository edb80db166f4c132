/** Ptolemaic aspects by the angle from one body forward to the other: sinister and dexter ones have one name. Ptolemy, Tetrabiblos I.13. */
const DIRECTED_ASPECTS = {
  0: 'Conjunction',
  60: 'Sextile',
  90: 'Square',
  120: 'Trine',
  180: 'Opposition',
  240: 'Trine',
  270: 'Square',
  300: 'Sextile',
} as const satisfies Readonly<Record<number, string>>;

type PtolemaicAspect = (typeof DIRECTED_ASPECTS)[keyof typeof DIRECTED_ASPECTS];

/** The name of an aspect of such an angle, degrees in [0, 360). */
export const directedAspect = (angleDeg: number): PtolemaicAspect =>
  (DIRECTED_ASPECTS as Readonly<Record<number, PtolemaicAspect>>)[angleDeg];
