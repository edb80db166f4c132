import { RAD_PER_DEG, WGS84_EQUATORIAL_RADIUS_KM, WGS84_FLATTENING } from '../kernel/constants.js';

/**
 * Geocentric cylindrical coordinates of a site on WGS 84, km: distance from the axis of rotation, and from the equatorial plane (north
 * positive). `latitudeDeg` is geodetic, `elevationM` is above the ellipsoid in metres.
 * Source: closed form of the geodetic normal (Explanatory Supplement, 3rd ed., eq. 7.24).
 */
export function geodeticToCylindrical(
  latitudeDeg: number,
  elevationM: number,
): { axisDistanceKm: number; equatorDistanceKm: number } {
  const phi = latitudeDeg * RAD_PER_DEG;
  const sin = Math.sin(phi),
    cos = Math.cos(phi);
  const axisRatioSquared = (1 - WGS84_FLATTENING) * (1 - WGS84_FLATTENING);
  const normal = WGS84_EQUATORIAL_RADIUS_KM / Math.sqrt(cos * cos + axisRatioSquared * sin * sin);
  const heightKm = elevationM / 1000;
  return { axisDistanceKm: (normal + heightKm) * cos, equatorDistanceKm: (normal * axisRatioSquared + heightKm) * sin };
}
