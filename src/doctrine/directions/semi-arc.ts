import type { SemiArcs } from './point.js';

/** Hour angles this near to that of the horizon count as above it (degrees): rounding of the rising degree. */
const HORIZON_DEG = 1e-9;

/**
 * Mundane position by proportional semi-arcs, in quadrants from the upper meridian, west positive: 0 at the midheaven,
 * 1 setting, -1 rising, 2 and -2 at the lower meridian. `hourAngleDeg`: degrees in [-180, 180]. Placidus, Tabulae primi
 * mobilis (1657), canons of proportional distances.
 */
export function fractionOf(hourAngleDeg: number, arcs: SemiArcs): number {
  const distance = Math.abs(hourAngleDeg);
  if (distance <= arcs.diurnalDeg + HORIZON_DEG) return hourAngleDeg / arcs.diurnalDeg;
  return Math.sign(hourAngleDeg) * (1 + (distance - arcs.diurnalDeg) / arcs.nocturnalDeg);
}

/** Whether an hour angle (degrees) is above or on the horizon. */
export const isAbove = (hourAngleDeg: number, arcs: SemiArcs): boolean =>
  Math.abs(hourAngleDeg) <= arcs.diurnalDeg + HORIZON_DEG;

/**
 * The hour angle (degrees) at which a point with these semi-arcs has the mundane position `fraction`, in [-2, 2]
 * quadrants.
 */
export function hourAngleOfFraction(fraction: number, arcs: SemiArcs): number {
  const distance = Math.abs(fraction);
  return (
    Math.sign(fraction) *
    (distance <= 1 ? distance * arcs.diurnalDeg : arcs.diurnalDeg + (distance - 1) * arcs.nocturnalDeg)
  );
}

/** A body carried by the daily motion: its mundane position (quadrants) and its semi-arcs. */
interface CarriedBody {
  readonly fraction: number;
  readonly arcs: SemiArcs;
}

/** The axis from which both bodies are equidistant. */
export type RaptAxis = 'meridian' | 'horizon';

/** Tolerance in quadrants: rounding must not replace a present meeting by the next one, a full turn later. */
const PRESENT_TOLERANCE = 1e-12;

/**
 * Rapt parallel: the daily motion carries both bodies until they are at proportionally equal distances on either side
 * of the meridian, or of the horizon. Returns the arc (degrees, below 360) of the first such moment strictly after
 * birth (`forward`) or before it. Placidus, Primum Mobile, on parallels by rapt motion: f1(a) + f2(a) = 0 (mod 4), or 2
 * (mod 4) for the horizon. The sum is linear in each quadrant and is solved quadrant by quadrant.
 */
export function raptParallelArc(
  first: CarriedBody,
  second: CarriedBody,
  { forward, axis }: { readonly forward: boolean; readonly axis: RaptAxis },
): number {
  const sense = forward ? 1 : -1;
  const bodies = [first, second].map(({ fraction, arcs }) => ({ at: wrapped(sense * fraction), arcs }));
  const sum = bodies[0].at + bodies[1].at - (axis === 'horizon' ? 2 : 0);
  let missing = 4 * (Math.floor((sum + PRESENT_TOLERANCE) / 4) + 1) - sum;
  let arc = 0;
  for (;;) {
    const rates = bodies.map(({ at, arcs }) => 1 / (at < 1 ? arcs.diurnalDeg : arcs.nocturnalDeg));
    const toHorizon = bodies.map(({ at }, i) => ((at < 1 ? 1 : 3) - at) / rates[i]);
    const step = Math.min(...toHorizon),
      gained = step * (rates[0] + rates[1]);
    if (gained >= missing) return arc + missing / (rates[0] + rates[1]);
    missing -= gained;
    arc += step;
    bodies.forEach((body, i) => {
      body.at = toHorizon[i] === step ? (body.at < 1 ? 1 : -1) : body.at + step * rates[i];
    });
  }
}

/** A mundane position reduced to [-1, 3): values below 1 are above the horizon. */
const wrapped = (fraction: number): number => (fraction < -1 ? fraction + 4 : fraction);
