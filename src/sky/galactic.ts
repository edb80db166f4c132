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

const vector = new Float64Array(3);
const turned = new Float64Array(3);

const setVector = (lonDeg: number, latDeg: number): Float64Array =>
  directionVector(normalizeDeg(lonDeg) * RAD_PER_DEG, latDeg * RAD_PER_DEG, vector);

const direction = (): Direction => ({
  lonDeg: normalizeDeg(Math.atan2(turned[1], turned[0]) * DEG_PER_RAD),
  latDeg: Math.atan2(turned[2], Math.sqrt(turned[0] * turned[0] + turned[1] * turned[1])) * DEG_PER_RAD + 0,
});

/** Galactic (IAU 1958) place of an ICRS right ascension and declination, degrees. */
export function galacticOfIcrs(raDeg: number, decDeg: number): Direction {
  setVector(raDeg, decDeg);
  multiply(ICRS_TO_GALACTIC, vector, turned);
  return direction();
}

/** ICRS right ascension and declination of a galactic place, degrees. */
export function icrsOfGalactic(lonDeg: number, latDeg: number): Direction {
  setVector(lonDeg, latDeg);
  multiplyTransposed(ICRS_TO_GALACTIC, vector, turned);
  return direction();
}

const nutation = new Float64Array(4);
const angles = new Float64Array(8);
const ecliptic = new Float64Array(9);

/**
 * The way between the galactic frame and the true ecliptic and equinox of one day: precession, nutation and frame bias of IAU
 * 2006/2000A. A caller's own obliquity stands in for the true one where he turns from the true equator to his ecliptic.
 */
export class GalacticBridge {
  readonly trueObliquityDeg: number;
  /** ICRS -> true equator of date. */
  private readonly equatorFromIcrs = new Float64Array(9);
  /** Obliquity of the ecliptic that places are referred to, the caller's or the true one. */
  private readonly obliquityRad: number;
  /** Ecliptic of date -> galactic. */
  private readonly toGalacticMatrix = new Float64Array(9);

  /** Given: TT days since J2000.0; the caller's obliquity in degrees, or null for the true one. */
  constructor(source: NutationSource, ttJ2k: number, obliquityDeg: number | null) {
    source.angles(ttJ2k, nutation);
    precessionAngles(ttJ2k, angles);
    this.trueObliquityDeg = (angles[3] + nutation[1]) * DEG_PER_RAD;
    icrsToEcliptic(ttJ2k, nutation[0], ecliptic);
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

  /** Galactic place of an ecliptic one, degrees. */
  toGalactic(lonDeg: number, latDeg: number): Direction {
    setVector(lonDeg, latDeg);
    multiply(this.toGalacticMatrix, vector, turned);
    return direction();
  }

  /** Ecliptic place of a galactic one, degrees. */
  toEcliptic(lonDeg: number, latDeg: number): Direction {
    setVector(lonDeg, latDeg);
    multiplyTransposed(this.toGalacticMatrix, vector, turned);
    return direction();
  }

  /** Place on the true equator of date of an ecliptic one, degrees. */
  equatorialOfEcliptic(lonDeg: number, latDeg: number): Direction {
    const seen = equatorialOfEcliptic(lonDeg, latDeg, this.obliquityRad);
    return { lonDeg: seen.longitudeDeg, latDeg: seen.latitudeDeg };
  }

  /** The reverse: the same rotation about the equinox the other way. */
  eclipticOfEquatorial(raDeg: number, decDeg: number): Direction {
    const seen = equatorialOfEcliptic(raDeg, decDeg, -this.obliquityRad);
    return { lonDeg: seen.longitudeDeg, latDeg: seen.latitudeDeg };
  }

  /** ICRS right ascension and declination of a place on the true equator of date, degrees. */
  icrsOfEquatorial(raDeg: number, decDeg: number): Direction {
    setVector(raDeg, decDeg);
    multiplyTransposed(this.equatorFromIcrs, vector, turned);
    return direction();
  }

  /** The reverse. */
  equatorialOfIcrs(raDeg: number, decDeg: number): Direction {
    setVector(raDeg, decDeg);
    multiply(this.equatorFromIcrs, vector, turned);
    return direction();
  }

  /** Writes along the galactic axes a vector that is given along those of the true equator and equinox of date. */
  galacticOfEquatorial(x: number, y: number, z: number, out: Float64Array): void {
    const obliquity = this.trueObliquityDeg * RAD_PER_DEG,
      sin = Math.sin(obliquity),
      cos = Math.cos(obliquity);
    vector[0] = x;
    vector[1] = cos * y + sin * z;
    vector[2] = cos * z - sin * y;
    multiply(this.toGalacticMatrix, vector, out);
  }
}
