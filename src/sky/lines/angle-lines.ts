import { DEG_PER_RAD, RAD_PER_DEG, WGS84_EQUATORIAL_RADIUS_KM, WGS84_FLATTENING } from '../../kernel/constants.js';
import type { Arc } from './arc.js';

/** The four lines of a body: places where it culminates above (MC) and below (IC) the pole, rises (ASC) and sets (DSC). */
export const LINE_TYPES = ['MC', 'IC', 'ASC', 'DSC'] as const;
export type LineType = (typeof LINE_TYPES)[number];

/** The place on the Earth that has a body in the zenith at an instant, degrees. */
export interface Overhead {
  /** Longitude of places with the body on the upper meridian: right ascension minus Greenwich sidereal time. */
  readonly longitudeDeg: number;
  /** Declination of the body, which is the geodetic latitude of the place with the body in the zenith. */
  readonly declinationDeg: number;
}

/** Below this declination (radians) the horizon lines are two meridians through both poles. */
const EQUATORIAL = 1e-12;

/** The meridian of a longitude (degrees) from the south pole to the north pole. */
export function meridianArc(longitudeDeg: number): Arc {
  const lon = longitudeDeg * RAD_PER_DEG,
    sin = Math.sin(lon),
    cos = Math.cos(lon);
  return {
    centre: [sin, -cos, 0],
    from: [0, 0, -1],
    towards: [cos, sin, 0],
    cosRadius: 0,
    sinRadius: 1,
    length: Math.PI,
    meridianRad: Math.atan2(sin, cos),
  };
}

/**
 * The places with the body at an altitude on its rising side (west of where it culminates) or its setting side, from the southern to the
 * northern end. Both ends are on meridians of the body, where it only touches the altitude.
 */
function horizonArc({ longitudeDeg, declinationDeg }: Overhead, altitudeDeg: number, rising: boolean): Arc {
  const lon = longitudeDeg * RAD_PER_DEG,
    dec = declinationDeg * RAD_PER_DEG;
  if (altitudeDeg === 0 && Math.abs(dec) < EQUATORIAL) return meridianArc(longitudeDeg + (rising ? -90 : 90));
  const sinLon = Math.sin(lon),
    cosLon = Math.cos(lon),
    sinDec = Math.sin(dec),
    cosDec = Math.cos(dec),
    east = rising ? -1 : 1;
  return {
    centre: [cosDec * cosLon, cosDec * sinLon, sinDec],
    from: [sinDec * cosLon, sinDec * sinLon, -cosDec],
    towards: [-east * sinLon, east * cosLon, 0],
    cosRadius: altitudeDeg === 0 ? 0 : Math.sin(altitudeDeg * RAD_PER_DEG),
    sinRadius: altitudeDeg === 0 ? 1 : Math.cos(altitudeDeg * RAD_PER_DEG),
    length: Math.PI,
    meridianRad: null,
  };
}

/**
 * One of the four lines of a body as an arc. `altitudeDeg` is the altitude of rising and setting in degrees; the meridians do not depend on
 * it.
 */
export function lineArc(type: LineType, overhead: Overhead, altitudeDeg: number): Arc {
  if (type === 'MC') return meridianArc(overhead.longitudeDeg);
  if (type === 'IC') return meridianArc(overhead.longitudeDeg + 180);
  return horizonArc(overhead, altitudeDeg, type === 'ASC');
}

/**
 * The line from a place towards an azimuth (degrees, north through east): the places whose zenith is on that half of the vertical circle.
 */
export function verticalArc(latitudeDeg: number, longitudeDeg: number, azimuthDeg: number): Arc {
  const lat = latitudeDeg * RAD_PER_DEG,
    lon = longitudeDeg * RAD_PER_DEG,
    north = Math.cos(azimuthDeg * RAD_PER_DEG),
    east = Math.sin(azimuthDeg * RAD_PER_DEG);
  const sinLat = Math.sin(lat),
    cosLat = Math.cos(lat),
    sinLon = Math.sin(lon),
    cosLon = Math.cos(lon);
  const from = [cosLat * cosLon, cosLat * sinLon, sinLat] as const,
    towards = [
      -north * sinLat * cosLon - east * sinLon,
      -north * sinLat * sinLon + east * cosLon,
      north * cosLat,
    ] as const;
  return {
    centre: [
      from[1] * towards[2] - from[2] * towards[1],
      from[2] * towards[0] - from[0] * towards[2],
      from[0] * towards[1] - from[1] * towards[0],
    ],
    from,
    towards,
    cosRadius: 0,
    sinRadius: 1,
    length: Math.PI,
    meridianRad: null,
  };
}

/** Behaviour of a body at an altitude for a latitude during a day. */
export type HorizonStatus = 'normal' | 'circumpolar' | 'never_rises' | 'horizon_coincident';

/** Sines of altitudes that differ by less than this are equal. */
const SAME_SINE = 1e-12;
/** A body that comes this near to the horizon (sine of the altitude) touches it without crossing it: less is rounding. */
const TOUCH = 1e-15;

/**
 * Semi-diurnal arc: the hour angle in degrees, (0, 180), at which a body sets, or the reason why it does not. Arguments are geodetic
 * latitude, declination and altitude of the horizon in degrees. tan^2(H/2) = (cos(lat - dec) - sin h) / (cos(lat + dec) + sin h), which is
 * accurate also for arcs close to 0 or to the full day.
 */
export function semiArc(
  latitudeDeg: number,
  declinationDeg: number,
  altitudeDeg: number,
): { readonly status: HorizonStatus; readonly hourAngleDeg: number } {
  const lat = latitudeDeg * RAD_PER_DEG,
    dec = declinationDeg * RAD_PER_DEG,
    sinAltitude = Math.sin(altitudeDeg * RAD_PER_DEG);
  const noon = Math.cos(lat - dec) - sinAltitude,
    midnight = Math.cos(lat + dec) + sinAltitude;
  if (Math.abs(noon) < SAME_SINE && Math.abs(midnight) < SAME_SINE)
    return { status: 'horizon_coincident', hourAngleDeg: NaN };
  if (noon <= TOUCH) return { status: 'never_rises', hourAngleDeg: NaN };
  if (midnight <= TOUCH) return { status: 'circumpolar', hourAngleDeg: NaN };
  return { status: 'normal', hourAngleDeg: 2 * Math.atan2(Math.sqrt(noon), Math.sqrt(midnight)) * DEG_PER_RAD };
}

const WGS84_E2 = WGS84_FLATTENING * (2 - WGS84_FLATTENING);

/**
 * Geocentric altitude above the geodetic horizon of a place at sea level at which a body has a topocentric altitude there (parallax).
 * Degrees and km. With the height p = a sqrt(1 - e^2 sin^2 lat) of the tangent plane above the centre of the Earth and the distances d from
 * the centre and r from the place: d sin(geocentric altitude) = p + r sin(altitude).
 */
export function geocentricAltitudeDeg(latitudeDeg: number, altitudeDeg: number, distanceKm: number): number {
  const sinLat = Math.sin(latitudeDeg * RAD_PER_DEG),
    p = WGS84_EQUATORIAL_RADIUS_KM * Math.sqrt(1 - WGS84_E2 * sinLat * sinLat),
    sinAltitude = Math.sin(altitudeDeg * RAD_PER_DEG);
  const range = Math.sqrt(distanceKm * distanceKm - p * p * (1 - sinAltitude * sinAltitude)) - p * sinAltitude;
  return Math.asin(Math.min(1, (p + range * sinAltitude) / distanceKm)) * DEG_PER_RAD;
}

/** Latitudes of a grid (degrees) with their sines and cosines, shared by all bodies of a map. */
export interface LatitudeGrid {
  readonly latitudesDeg: readonly number[];
  readonly sines: Float64Array;
  readonly cosines: Float64Array;
}

/** Makes a grid of latitudes in degrees. */
export function latitudeGrid(latitudesDeg: readonly number[]): LatitudeGrid {
  return {
    latitudesDeg,
    sines: Float64Array.from(latitudesDeg, (latitude) => Math.sin(latitude * RAD_PER_DEG)),
    cosines: Float64Array.from(latitudesDeg, (latitude) => Math.cos(latitude * RAD_PER_DEG)),
  };
}

/** Writes the hour angle of setting (degrees) at each latitude of a grid; NaN where the body neither rises nor sets. As `semiArc`. */
export function semiArcsOf(grid: LatitudeGrid, declinationDeg: number, altitudeDeg: number, out: Float64Array): void {
  const dec = declinationDeg * RAD_PER_DEG,
    sinDec = Math.sin(dec),
    cosDec = Math.cos(dec),
    sinAltitude = Math.sin(altitudeDeg * RAD_PER_DEG);
  const { sines, cosines } = grid;
  for (let i = 0; i < sines.length; i++) {
    const across = cosines[i] * cosDec,
      along = sines[i] * sinDec - sinAltitude;
    const noon = across + along,
      midnight = across - along;
    out[i] = noon > TOUCH && midnight > TOUCH ? 2 * Math.atan(Math.sqrt(noon / midnight)) * DEG_PER_RAD : NaN;
  }
}
