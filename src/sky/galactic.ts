import type { NutationSource } from '../ephemeris/source.js';
import { icrsToEcliptic } from '../frames/ecliptic.js';
import { ICRS_TO_GALACTIC } from '../frames/galactic.js';
import { precessionAngles } from '../frames/precession.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../kernel/constants.js';
import { normalizeDeg } from '../kernel/angle.js';
import { directionVector } from '../kernel/spherical.js';
import { equatorialOfEcliptic } from './equator.js';
import { multiply, multiplyByTransposed, multiplyTransposed } from '../kernel/vec3.js';

/** Two angles of a direction, degrees: longitude or right ascension in [0, 360), latitude or declination. */
export interface Direction {
  readonly lonDeg: number;
  readonly latDeg: number;
}

/** Unit vector of a direction in degrees. */
const vectorOf = (lonDeg: number, latDeg: number): Float64Array =>
  directionVector(normalizeDeg(lonDeg) * RAD_PER_DEG, latDeg * RAD_PER_DEG, new Float64Array(3));

/** Direction of a vector: longitude in [0, 360) and latitude, degrees. */
const directionOf = (turned: Float64Array): Direction => ({
  lonDeg: normalizeDeg(Math.atan2(turned[1], turned[0]) * DEG_PER_RAD),
  latDeg: Math.atan2(turned[2], Math.sqrt(turned[0] * turned[0] + turned[1] * turned[1])) * DEG_PER_RAD + 0,
});

/** Galactic longitude and latitude (IAU 1958) of an ICRS right ascension and declination, degrees. */
export function galacticOfIcrs(raDeg: number, decDeg: number): Direction {
  return directionOf(multiply(ICRS_TO_GALACTIC, vectorOf(raDeg, decDeg), new Float64Array(3)));
}

/** ICRS right ascension and declination of a galactic longitude and latitude, degrees. */
export function icrsOfGalactic(lonDeg: number, latDeg: number): Direction {
  return directionOf(multiplyTransposed(ICRS_TO_GALACTIC, vectorOf(lonDeg, latDeg), new Float64Array(3)));
}

/**
 * Rotations between the galactic frame and the true ecliptic and equinox of one day: precession, nutation and frame bias of IAU 2006/2000A.
 * A caller may replace the true obliquity between equator and ecliptic by his own.
 */
export class GalacticBridge {
  readonly trueObliquityDeg: number;
  /** Rotation from the ICRS to the true equator and equinox of date. */
  private readonly equatorFromIcrs = new Float64Array(9);
  /** Obliquity of the ecliptic of the places, the caller's or the true one, radians. */
  private readonly obliquityRad: number;
  /** Rotation from the ecliptic of date to galactic axes. */
  private readonly toGalacticMatrix = new Float64Array(9);

  /** `ttJ2k`: days since J2000.0 TT; `obliquityDeg`: the caller's obliquity in degrees, or null for the true one. Errors: OutOfCoverage. */
  constructor(source: NutationSource, ttJ2k: number, obliquityDeg: number | null) {
    const nutation = new Float64Array(4),
      angles = new Float64Array(8);
    source.angles(ttJ2k, nutation);
    precessionAngles(ttJ2k, angles);
    this.trueObliquityDeg = (angles[3] + nutation[1]) * DEG_PER_RAD;
    const ecliptic = icrsToEcliptic(ttJ2k, nutation[0], new Float64Array(9));
    const tilt = obliquityDeg === null ? 0 : (obliquityDeg - this.trueObliquityDeg) * RAD_PER_DEG;
    const sin = Math.sin(tilt),
      cos = Math.cos(tilt),
      e = new Float64Array(9);
    for (let j = 0; j < 3; j++) {
      e[j] = ecliptic[j];
      e[3 + j] = cos * ecliptic[3 + j] + sin * ecliptic[6 + j];
      e[6 + j] = cos * ecliptic[6 + j] - sin * ecliptic[3 + j];
    }
    multiplyByTransposed(ICRS_TO_GALACTIC, e, this.toGalacticMatrix);
    this.obliquityRad = (obliquityDeg ?? this.trueObliquityDeg) * RAD_PER_DEG;
    const sinTrue = Math.sin(this.trueObliquityDeg * RAD_PER_DEG),
      cosTrue = Math.cos(this.trueObliquityDeg * RAD_PER_DEG),
      q = this.equatorFromIcrs;
    for (let j = 0; j < 3; j++) {
      q[j] = ecliptic[j];
      q[3 + j] = cosTrue * ecliptic[3 + j] - sinTrue * ecliptic[6 + j];
      q[6 + j] = sinTrue * ecliptic[3 + j] + cosTrue * ecliptic[6 + j];
    }
  }

  /** Galactic longitude and latitude of an ecliptic longitude and latitude of date, degrees. */
  toGalactic(lonDeg: number, latDeg: number): Direction {
    return directionOf(multiply(this.toGalacticMatrix, vectorOf(lonDeg, latDeg), new Float64Array(3)));
  }

  /** Ecliptic longitude and latitude of date of a galactic longitude and latitude, degrees. */
  toEcliptic(lonDeg: number, latDeg: number): Direction {
    return directionOf(multiplyTransposed(this.toGalacticMatrix, vectorOf(lonDeg, latDeg), new Float64Array(3)));
  }

  /** Right ascension and declination of date of an ecliptic longitude and latitude, degrees. */
  equatorialOfEcliptic(lonDeg: number, latDeg: number): Direction {
    const angles = equatorialOfEcliptic(lonDeg, latDeg, this.obliquityRad);
    return { lonDeg: angles.longitudeDeg, latDeg: angles.latitudeDeg };
  }

  /**
   * Ecliptic longitude and latitude of date of a right ascension and declination of date, degrees: the inverse rotation about the equinox.
   */
  eclipticOfEquatorial(raDeg: number, decDeg: number): Direction {
    const angles = equatorialOfEcliptic(raDeg, decDeg, -this.obliquityRad);
    return { lonDeg: angles.longitudeDeg, latDeg: angles.latitudeDeg };
  }

  /** ICRS right ascension and declination of a right ascension and declination of date, degrees. */
  icrsOfEquatorial(raDeg: number, decDeg: number): Direction {
    return directionOf(multiplyTransposed(this.equatorFromIcrs, vectorOf(raDeg, decDeg), new Float64Array(3)));
  }

  /** Right ascension and declination of date of an ICRS right ascension and declination, degrees. */
  equatorialOfIcrs(raDeg: number, decDeg: number): Direction {
    return directionOf(multiply(this.equatorFromIcrs, vectorOf(raDeg, decDeg), new Float64Array(3)));
  }

  /** Rotates a vector from the true equator and equinox of date to galactic axes and writes it to `out`. */
  galacticOfEquatorial(x: number, y: number, z: number, out: Float64Array): void {
    const obliquity = this.trueObliquityDeg * RAD_PER_DEG,
      sin = Math.sin(obliquity),
      cos = Math.cos(obliquity);
    multiply(this.toGalacticMatrix, Float64Array.of(x, cos * y + sin * z, cos * z - sin * y), out);
  }
}
