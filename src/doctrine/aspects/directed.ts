/** Ptolemaic aspects by the angle counted forward from one body to the other; both sides have one name. Ptolemy, Tetrabiblos I.13. */
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

/** The name of the aspect of a forward angle. `angleDeg`: one of the eight Ptolemaic angles in [0, 360), degrees. */
export const directedAspect = (angleDeg: number): PtolemaicAspect =>
  (DIRECTED_ASPECTS as Readonly<Record<number, PtolemaicAspect>>)[angleDeg];
