import type { SemiArcs } from './point.js';

/** An hour angle that is this near to the horizon's counts as above it: rounding of the degree that rises. */
const HORIZON_DEG = 1e-9;

/**
 * Mundane position by proportional semi-arcs, in quadrants from the upper meridian, west positive: 0 midheaven, 1 setting, -1 rising,
 * 2 and -2 the lower meridian. Placidus, Tabulae primi mobilis (1657), canons of proportional distances.
 */
export function fractionOf(hourAngleDeg: number, arcs: SemiArcs): number {
  const distance = Math.abs(hourAngleDeg);
  if (distance <= arcs.diurnalDeg + HORIZON_DEG) return hourAngleDeg / arcs.diurnalDeg;
  return Math.sign(hourAngleDeg) * (1 + (distance - arcs.diurnalDeg) / arcs.nocturnalDeg);
}

/** Whether an hour angle is above the horizon, which belongs to it. */
export const isAbove = (hourAngleDeg: number, arcs: SemiArcs): boolean =>
  Math.abs(hourAngleDeg) <= arcs.diurnalDeg + HORIZON_DEG;

/** The hour angle at which a point of these semi-arcs has the mundane position `fraction` (in [-2, 2]), degrees. */
export function hourAngleOfFraction(fraction: number, arcs: SemiArcs): number {
  const distance = Math.abs(fraction);
  return (
    Math.sign(fraction) *
    (distance <= 1 ? distance * arcs.diurnalDeg : arcs.diurnalDeg + (distance - 1) * arcs.nocturnalDeg)
  );
}

/** A body in rapt motion: its mundane position and its semi-arcs. */
interface Carried {
  readonly fraction: number;
  readonly arcs: SemiArcs;
}

/** What both bodies are equally far from. */
export type RaptAxis = 'meridian' | 'horizon';

/** Turns of four quadrants are one; rounding does not make a meeting that is now into one after a whole turn. */
const NOW = 1e-12;

/**
 * Rapt parallel: both bodies are carried by the daily motion until they stand at proportionally equal distances on either side of the
 * meridian, or of the horizon. The arc in degrees of the first such moment strictly after birth (`forward`) or before it, below 360.
 * Placidus, Primum Mobile, on parallels by rapt motion: f1(a) + f2(a) = 0 (mod 4), about the horizon 2, solved quadrant by quadrant, in
 * each of which it is linear.
 */
export function raptParallelArc(
  first: Carried,
  second: Carried,
  { forward, axis }: { readonly forward: boolean; readonly axis: RaptAxis },
): number {
  const sense = forward ? 1 : -1;
  const bodies = [first, second].map(({ fraction, arcs }) => ({ at: wrapped(sense * fraction), arcs }));
  const sum = bodies[0].at + bodies[1].at - (axis === 'horizon' ? 2 : 0);
  let missing = 4 * (Math.floor((sum + NOW) / 4) + 1) - sum;
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

/** A mundane position in [-1, 3): above the horizon below 1. */
const wrapped = (fraction: number): number => (fraction < -1 ? fraction + 4 : fraction);
