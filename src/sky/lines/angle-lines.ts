import { DEG_PER_RAD, RAD_PER_DEG, WGS84_EQUATORIAL_RADIUS_KM, WGS84_FLATTENING } from '../../kernel/constants.js';
import type { Arc } from './arc.js';

/** The four lines of a body: places where it culminates above and below, rises and sets. */
export const LINE_TYPES = ['MC', 'IC', 'ASC', 'DSC'] as const;
export type LineType = (typeof LINE_TYPES)[number];

/** Where a body stands over the Earth at a moment. Degrees. */
export interface Overhead {
  /** Longitude of the places that have it on the upper meridian: right ascension less the sidereal time of Greenwich. */
  readonly longitudeDeg: number;
  /** Its declination, which is the geodetic latitude of the place that has it in the zenith. */
  readonly declinationDeg: number;
}

/** A declination below this (radians) draws its horizon through both poles, along two meridians. */
const EQUATORIAL = 1e-12;

/** The meridian of a longitude from the south pole to the north. */
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
 * The places that have the body at an altitude, on the side where it rises (they lie west of where it culminates) or sets, from the
 * southern end to the northern. The ends lie on the meridians of the body: there it only touches the altitude.
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

/** One of the four lines. The meridians do not know the altitude of the horizon. */
export function lineArc(type: LineType, overhead: Overhead, altitudeDeg: number): Arc {
  if (type === 'MC') return meridianArc(overhead.longitudeDeg);
  if (type === 'IC') return meridianArc(overhead.longitudeDeg + 180);
  return horizonArc(overhead, altitudeDeg, type === 'ASC');
}

/** The line that leads from a place towards an azimuth: the places whose zenith lies on that half of the vertical circle. Degrees. */
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

/** What a body does at an altitude of a latitude, in the course of a day. */
export type HorizonStatus = 'normal' | 'circumpolar' | 'never_rises' | 'horizon_coincident';

/** Sines of altitudes that differ by less are one. */
const SAME_SINE = 1e-12;
/** A body that comes so near to the horizon touches it and does not cross it: what is nearer is rounding (sine of the altitude). */
const TOUCH = 1e-15;

/**
 * Semi-diurnal arc: the hour angle, degrees in (0, 180), at which a body sets, or which side it stays on. Given: geodetic latitude,
 * declination and altitude of the horizon, degrees. tan^2(H/2) = (cos(lat - dec) - sin h) / (cos(lat + dec) + sin h), which keeps
 * its digits where the arc is nearly nothing or nearly the whole day.
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
 * Geocentric altitude over the geodetic horizon of a place at sea level at which a body seen from that place is at an altitude: its
 * parallax. Degrees, kilometres. With the height of the tangent plane over the centre of the Earth, p = a sqrt(1 - e^2 sin^2 lat), and the distances
 * d from the centre and r from the place, d sin(geocentric altitude) = p + r sin(altitude).
 */
export function geocentricAltitudeDeg(latitudeDeg: number, altitudeDeg: number, distanceKm: number): number {
  const sinLat = Math.sin(latitudeDeg * RAD_PER_DEG),
    p = WGS84_EQUATORIAL_RADIUS_KM * Math.sqrt(1 - WGS84_E2 * sinLat * sinLat),
    sinAltitude = Math.sin(altitudeDeg * RAD_PER_DEG);
  const range = Math.sqrt(distanceKm * distanceKm - p * p * (1 - sinAltitude * sinAltitude)) - p * sinAltitude;
  return Math.asin(Math.min(1, (p + range * sinAltitude) / distanceKm)) * DEG_PER_RAD;
}

/** Latitudes of a grid with their sines and cosines: of use to all bodies of a map. */
export interface LatitudeGrid {
  readonly latitudesDeg: readonly number[];
  readonly sines: Float64Array;
  readonly cosines: Float64Array;
}

export function latitudeGrid(latitudesDeg: readonly number[]): LatitudeGrid {
  return {
    latitudesDeg,
    sines: Float64Array.from(latitudesDeg, (latitude) => Math.sin(latitude * RAD_PER_DEG)),
    cosines: Float64Array.from(latitudesDeg, (latitude) => Math.cos(latitude * RAD_PER_DEG)),
  };
}

/** Writes the hour angle of setting, degrees, at each latitude of a grid; NaN where the body neither rises nor sets. As `semiArc`. */
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
