import { normalizeDeg } from '../../kernel/angle.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../kernel/constants.js';

/** Input of a house figure. All angles in degrees, true equator and ecliptic of date. */
interface HouseFigureInput {
  /** Right ascension of the meridian: apparent sidereal time plus east longitude. */
  readonly armcDeg: number;
  readonly obliquityDeg: number;
  readonly latitudeDeg: number;
  /** Apparent longitude of the Sun, for the solar systems. */
  readonly sunLongitudeDeg?: number;
  readonly sunLatitudeDeg?: number;
}

/**
 * Angles of a figure, and the local axes in the ecliptic frame (x: equinox, w: longitude 90, e: north ecliptic pole), which all systems
 * share. `zenith`, `north` and `east` are the unit vectors of the zenith, the north point and the east point of the horizon.
 */
export interface HouseFigure {
  readonly armcDeg: number;
  readonly obliquityDeg: number;
  readonly latitudeDeg: number;
  readonly armcRad: number;
  readonly sinArmc: number;
  readonly cosArmc: number;
  readonly sinObliquity: number;
  readonly cosObliquity: number;
  readonly sinLatitude: number;
  readonly cosLatitude: number;
  readonly zenithX: number;
  readonly zenithW: number;
  /** Sine of the altitude of the north ecliptic pole. Its sign shows on which side of the zenith the midheaven culminates. */
  readonly zenithE: number;
  readonly northX: number;
  readonly northW: number;
  /** Cosine of the angle from the north point to the north ecliptic pole: positive when the midheaven is above the horizon. */
  readonly northE: number;
  readonly eastX: number;
  readonly eastW: number;
  readonly eastE: number;
  /** Ascendant: the intersection of ecliptic and horizon in the eastern half of the sky. */
  readonly ascDeg: number;
  /** Midheaven: the degree on the meridian whose right ascension is the ARMC. Inside the polar circles it may be below the horizon. */
  readonly mcDeg: number;
  readonly dscDeg: number;
  readonly icDeg: number;
  /** Equatorial ascendant: the ascendant of the same ARMC for latitude 0. */
  readonly eastPointDeg: number;
  /** Vertex: western intersection of ecliptic and prime vertical; null when both planes coincide. */
  readonly vertexDeg: number | null;
  readonly antiVertexDeg: number | null;
  readonly midheavenAboveHorizon: boolean;
  /** True when the ecliptic coincides with the horizon and no degree is rising; `ascDeg` is then the degree due east. */
  readonly eclipticInHorizon: boolean;
  /** Longitude of the Sun; NaN without it. */
  readonly sunLongitudeDeg: number;
  readonly sinSunDeclination: number;
}

/** Below this value the direction of the intersection of two planes is rounding noise (its error is about 1e-16 divided by the value). */
const COPLANAR = 1e-13;

const degrees = (y: number, x: number): number => normalizeDeg(Math.atan2(y, x) * DEG_PER_RAD);

/**
 * Computes the angles of a place at an instant from unit vectors in the true frame of date. ARMC, true obliquity and latitude are in
 * degrees; at the poles the meridian is that of the longitude in the ARMC. Method: intersections of great circles; ascendant and midheaven
 * agree with Meeus, Astronomical Algorithms (2nd ed.), p. 99.
 */
export function houseFigure(input: HouseFigureInput): HouseFigure {
  const armcDeg = normalizeDeg(input.armcDeg);
  const { obliquityDeg, latitudeDeg } = input;
  const armcRad = armcDeg * RAD_PER_DEG;
  const sinArmc = Math.sin(armcRad),
    cosArmc = Math.cos(armcRad);
  const sinObliquity = Math.sin(obliquityDeg * RAD_PER_DEG),
    cosObliquity = Math.cos(obliquityDeg * RAD_PER_DEG);
  const sinLatitude = Math.sin(latitudeDeg * RAD_PER_DEG);
  const cosLatitude = Math.abs(latitudeDeg) === 90 ? 0 : Math.cos(latitudeDeg * RAD_PER_DEG);

  const zenithX = cosLatitude * cosArmc;
  const zenithW = cosLatitude * sinArmc * cosObliquity + sinLatitude * sinObliquity;
  const zenithE = sinLatitude * cosObliquity - cosLatitude * sinArmc * sinObliquity;
  const northX = -sinLatitude * cosArmc;
  const northW = cosLatitude * sinObliquity - sinLatitude * sinArmc * cosObliquity;
  const northE = cosLatitude * cosObliquity + sinLatitude * sinArmc * sinObliquity;

  const mcDeg = degrees(sinArmc, cosArmc * cosObliquity);
  const eastPointDeg = degrees(cosArmc, -sinArmc * cosObliquity);
  const eclipticInHorizon = Math.hypot(zenithX, zenithW) < COPLANAR;
  const eclipticInPrimeVertical = Math.hypot(northX, northW) < COPLANAR;
  // e x zenith points east when the ecliptic pole is on the side of the north point, otherwise west; the same holds for the vertex.
  const ascDeg = eclipticInHorizon
    ? eastPointDeg
    : northE < 0
      ? degrees(-zenithX, zenithW)
      : degrees(zenithX, -zenithW);
  const vertexDeg = eclipticInPrimeVertical ? null : zenithE < 0 ? degrees(-northX, northW) : degrees(northX, -northW);

  const sunLongitudeDeg = input.sunLongitudeDeg === undefined ? NaN : normalizeDeg(input.sunLongitudeDeg);
  const sunLatitude = (input.sunLatitudeDeg ?? 0) * RAD_PER_DEG;
  return {
    armcDeg,
    obliquityDeg,
    latitudeDeg,
    armcRad,
    sinArmc,
    cosArmc,
    sinObliquity,
    cosObliquity,
    sinLatitude,
    cosLatitude,
    zenithX,
    zenithW,
    zenithE,
    northX,
    northW,
    northE,
    eastX: -sinArmc,
    eastW: cosArmc * cosObliquity,
    eastE: -cosArmc * sinObliquity,
    ascDeg,
    mcDeg,
    dscDeg: normalizeDeg(ascDeg + 180),
    icDeg: normalizeDeg(mcDeg + 180),
    eastPointDeg,
    vertexDeg,
    antiVertexDeg: vertexDeg === null ? null : normalizeDeg(vertexDeg + 180),
    midheavenAboveHorizon: northE >= 0,
    eclipticInHorizon,
    sunLongitudeDeg,
    sinSunDeclination:
      Math.sin(sunLatitude) * cosObliquity +
      Math.cos(sunLatitude) * sinObliquity * Math.sin(sunLongitudeDeg * RAD_PER_DEG),
  };
}
