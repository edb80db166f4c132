import { DEG_PER_RAD, RAD_PER_DEG } from '../../kernel/constants.js';
import { directionVector } from '../../kernel/spherical.js';

/** A place on the Earth: geodetic latitude and east longitude, degrees. */
interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * The arithmetic means of two latitudes and two longitudes (Davison, Synastry, 1977). Longitude in (-180, 180] degrees.
 */
export const meanPlace = (a: Place, b: Place): Place => ({
  latitude: clean((a.latitude + b.latitude) / 2),
  longitude: eastDeg((a.longitude + b.longitude) / 2),
});

/** Mean latitude, and the midpoint of the shorter arc of longitude. Longitude in (-180, 180] degrees. House rule. */
export function shorterArcPlace(a: Place, b: Place): Place {
  const mean = (a.longitude + b.longitude) / 2;
  return {
    latitude: clean((a.latitude + b.latitude) / 2),
    longitude: eastDeg(Math.abs(a.longitude - b.longitude) <= 180 ? mean : mean + 180),
  };
}

/**
 * Midpoint of the great-circle arc between two places on the sphere, degrees. Null for antipodes, which have no
 * midpoint.
 */
export function sphericalMiddle(a: Place, b: Place): Place | null {
  const [xa, ya, za] = unit(a),
    [xb, yb, zb] = unit(b);
  const x = xa + xb,
    y = ya + yb,
    z = za + zb;
  if (Math.hypot(x, y, z) <= 1e-10) return null;
  const atPole = Math.hypot(x, y) <= 1e-15;
  return {
    latitude: clean(Math.atan2(z, Math.hypot(x, y)) * DEG_PER_RAD),
    longitude: atPole ? 0 : eastDeg(Math.atan2(y, x) * DEG_PER_RAD),
  };
}

/** A longitude of [-360, 360] reduced to (-180, 180] degrees; values inside that range are returned unchanged. */
export function eastDeg(longitudeDeg: number): number {
  const within = longitudeDeg > 180 ? longitudeDeg - 360 : longitudeDeg <= -180 ? longitudeDeg + 360 : longitudeDeg;
  return clean(within);
}

const unit = ({ latitude, longitude }: Place): Float64Array =>
  directionVector(longitude * RAD_PER_DEG, latitude * RAD_PER_DEG, new Float64Array(3));

const clean = (value: number): number => (value === 0 ? 0 : value);
