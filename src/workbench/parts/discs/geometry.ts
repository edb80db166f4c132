/** A point of a drawing in its own units, x to the right and y downwards as in SVG. */
export interface DiscPoint {
  readonly x: number;
  readonly y: number;
}

/** The direction that is up in a drawing: the zenith of the place, or celestial north. */
export type Up = 'zenith' | 'north';

const RAD = Math.PI / 180;

/**
 * The position of an object at a distance (degrees) in a direction from up, counterclockwise as position angles are counted on the sky:
 * north, east, south, west.
 */
export const discPoint = (separationDeg: number, fromUpDeg: number, unitsPerDegree: number): DiscPoint => ({
  x: -Math.sin(fromUpDeg * RAD) * separationDeg * unitsPerDegree,
  y: -Math.cos(fromUpDeg * RAD) * separationDeg * unitsPerDegree,
});

interface Angles {
  readonly position_angle_deg: number;
  readonly parallactic_angle_deg: number;
}

/** The angle of a view from the upward direction, 0 to 360 degrees: the position angle, minus the parallactic angle if the zenith is up. */
export const fromUp = ({ position_angle_deg: angle, parallactic_angle_deg: turn }: Angles, up: Up): number =>
  (((up === 'zenith' ? angle - turn : angle) % 360) + 360) % 360;

/** The distance of the horizon below the middle; null if north is up, because the horizon is not drawn there. */
export const horizonBelow = (altitudeDeg: number, unitsPerDegree: number, up: Up): number | null =>
  up === 'zenith' ? altitudeDeg * unitsPerDegree : null;

/**
 * The illuminated part of a disc as path data about 0,0: half a circle on the side of the bright limb and half an ellipse through the poles
 * of the terminator. `brightFromUpDeg`: direction of the middle of the bright limb, counterclockwise from up.
 */
export function litPath(radius: number, fraction: number, brightFromUpDeg: number): string {
  const bright = discPoint(1, brightFromUpDeg, 1);
  // The cusps are a quarter turn from the bright limb on either side.
  const cusp = { x: -bright.y * radius, y: bright.x * radius };
  const minor = Math.abs(1 - 2 * fraction) * radius;
  const turn = (Math.atan2(cusp.y, cusp.x) / RAD).toFixed(3);
  const [a, b] = [`${cusp.x.toFixed(3)},${cusp.y.toFixed(3)}`, `${(-cusp.x).toFixed(3)},${(-cusp.y).toFixed(3)}`];
  const back = fraction < 0.5 ? 1 : 0;
  return `M${a}A${radius},${radius} 0 0 0 ${b}A${radius},${minor.toFixed(3)} ${turn} 0 ${back} ${a}Z`;
}
