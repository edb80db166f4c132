/** A point of a drawing in units of its own, x to the right and y downwards, as SVG has them. */
export interface DiscPoint {
  readonly x: number;
  readonly y: number;
}

/** What is up in a drawing: the zenith of the place, or celestial north. */
export type Up = 'zenith' | 'north';

const RAD = Math.PI / 180;

/**
 * Where something lies that is so far away (degrees) in a direction counted from up counterclockwise, as position angles run on the sky when one
 * looks at it: north, east, south, west.
 */
export const discPoint = (separationDeg: number, fromUpDeg: number, unitsPerDegree: number): DiscPoint => ({
  x: -Math.sin(fromUpDeg * RAD) * separationDeg * unitsPerDegree,
  y: -Math.cos(fromUpDeg * RAD) * separationDeg * unitsPerDegree,
});

interface Angles {
  readonly position_angle_deg: number;
  readonly parallactic_angle_deg: number;
}

/** Angle of a view from what is up, 0 to 360: a position angle, less the parallactic angle where the zenith is up. */
export const fromUp = ({ position_angle_deg: angle, parallactic_angle_deg: turn }: Angles, up: Up): number =>
  (((up === 'zenith' ? angle - turn : angle) % 360) + 360) % 360;

/** How far below the middle the horizon is drawn, or null where north is up: it has no place there. */
export const horizonBelow = (altitudeDeg: number, unitsPerDegree: number, up: Up): number | null =>
  up === 'zenith' ? altitudeDeg * unitsPerDegree : null;

/**
 * The lit part of a disc as path data about 0,0: half a circle on the side of the bright limb and half an ellipse through the poles of the
 * terminator. `brightFromUpDeg`: direction of the middle of the bright limb, counterclockwise from up.
 */
export function litPath(radius: number, fraction: number, brightFromUpDeg: number): string {
  const bright = discPoint(1, brightFromUpDeg, 1);
  // The cusps are a quarter turn to either side of the bright limb.
  const cusp = { x: -bright.y * radius, y: bright.x * radius };
  const minor = Math.abs(1 - 2 * fraction) * radius;
  const turn = (Math.atan2(cusp.y, cusp.x) / RAD).toFixed(3);
  const [a, b] = [`${cusp.x.toFixed(3)},${cusp.y.toFixed(3)}`, `${(-cusp.x).toFixed(3)},${(-cusp.y).toFixed(3)}`];
  const back = fraction < 0.5 ? 1 : 0;
  return `M${a}A${radius},${radius} 0 0 0 ${b}A${radius},${minor.toFixed(3)} ${turn} 0 ${back} ${a}Z`;
}
