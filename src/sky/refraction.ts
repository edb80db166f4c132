import { DEG_PER_RAD, RAD_PER_DEG } from '../kernel/constants.js';
import { gaussLegendre } from '../kernel/quadrature.js';

/** Atmosphere at the observer. Pressure 0 means no atmosphere. */
export interface Air {
  readonly pressureMbar: number;
  readonly temperatureC: number;
  /** Relative humidity, 0 ... 1. */
  readonly relativeHumidity: number;
  readonly elevationM: number;
  readonly latitudeDeg: number;
  /** Decrease of the temperature with height in the troposphere; default 0.0065 K/m. */
  readonly lapseRateKPerM?: number;
}

const GAS_CONSTANT = 8314.32; // J/(kmol K)
const DRY_AIR_MASS = 28.9644,
  WATER_MASS = 18.0152; // kg/kmol
const STANDARD_LAPSE_RATE_K_PER_M = 0.0065;
const WATER_EXPONENT = 18.36;
const TROPOPAUSE_M = 11_000,
  STRATOSPHERE_TOP_M = 80_000;
const EARTH_RADIUS_M = 6_378_120;
const VISUAL_WAVELENGTH_UM = 0.55;
/** Largest observed zenith distance of the integral; beyond it the ray meets the ground and refraction stays constant. */
const MAX_ZENITH_DEG = 93;
const GAUSS_POINTS = 20;
const GAUSS = gaussLegendre(GAUSS_POINTS);

/**
 * A standard atmosphere over one observer: polytropic troposphere with water vapour, isothermal stratosphere to 80 km
 * (Hohenkerk & Sinclair 1985, NAO Technical Note 63; Explanatory Supplement 1992, sect. 3.281).
 */
class Atmosphere {
  readonly groundM: number;
  readonly tropopauseM: number;
  readonly groundIndex: number;
  private readonly groundK: number;
  private readonly lapseRate: number;
  private readonly dryExponent: number;
  private readonly dry: number;
  private readonly wet: number;
  private readonly scalePerM: number;
  private readonly tropopauseRefractivity: number;
  /** Index of refraction n and r dn/dr at the radius of the latest call. */
  index = 1;
  gradient = 0;

  constructor(air: Air) {
    const t = air.temperatureC,
      k = t + 273.15,
      p = air.pressureMbar;
    this.lapseRate = air.lapseRateKPerM ?? STANDARD_LAPSE_RATE_K_PER_M;
    const gravity = 9.784 * (1 - 0.0026 * Math.cos(2 * air.latitudeDeg * RAD_PER_DEG) - 2.8e-7 * air.elevationM);
    const wave2 = VISUAL_WAVELENGTH_UM * VISUAL_WAVELENGTH_UM;
    const refractivity = ((287.6155 + (1.62887 + 0.0136 / wave2) / wave2) * 273.15e-6) / 1013.25;
    const gamma = (gravity * DRY_AIR_MASS) / (GAS_CONSTANT * this.lapseRate);
    const saturation = 10 ** ((0.7859 + 0.03477 * t) / (1 + 0.00412 * t)) * (1 + p * (4.5e-6 + 6e-10 * t * t));
    const vapour =
      p > 0 ? (air.relativeHumidity * saturation) / (1 - ((1 - air.relativeHumidity) * saturation) / p) : 0;
    const w = vapour * (1 - WATER_MASS / DRY_AIR_MASS) * (gamma / (WATER_EXPONENT - gamma));
    this.groundK = k;
    this.dryExponent = gamma;
    this.dry = (refractivity * (p + w)) / k;
    this.wet = (refractivity * w + 11.2684e-6 * vapour) / k;
    this.groundM = EARTH_RADIUS_M + Math.max(-1000, Math.min(air.elevationM, 10_000));
    this.tropopauseM = EARTH_RADIUS_M + TROPOPAUSE_M;
    this.troposphere(this.groundM);
    this.groundIndex = this.index;
    this.troposphere(this.tropopauseM);
    this.tropopauseRefractivity = this.index - 1;
    this.scalePerM = (gravity * DRY_AIR_MASS) / (GAS_CONSTANT * this.temperatureK(this.tropopauseM));
  }

  private temperatureK(r: number): number {
    return Math.max(100, this.groundK - this.lapseRate * (r - this.groundM));
  }

  troposphere(r: number): void {
    const ratio = this.temperatureK(r) / this.groundK;
    const dryPower = ratio ** (this.dryExponent - 2),
      wetPower = ratio ** (WATER_EXPONENT - 2);
    this.index = 1 + (this.dry * dryPower - this.wet * wetPower) * ratio;
    this.gradient =
      ((r * this.lapseRate) / this.groundK) *
      ((WATER_EXPONENT - 1) * this.wet * wetPower - (this.dryExponent - 1) * this.dry * dryPower);
  }

  stratosphere(r: number): void {
    const excess = this.tropopauseRefractivity * Math.exp(-this.scalePerM * (r - this.tropopauseM));
    this.index = 1 + excess;
    this.gradient = -r * this.scalePerM * excess;
  }
}

/**
 * Refraction at an observed zenith distance, radians: the integral of -r n'/(n + r n') over the zenith distance along the ray (Auer &
 * Standish 2000, AJ 119, 2472, eq. 3). Each layer uses Gauss-Legendre quadrature; n r sin z is constant along the ray.
 */
function refractionRad(atmosphere: Atmosphere, observedZenithRad: number): number {
  const invariant = atmosphere.groundIndex * atmosphere.groundM * Math.sin(observedZenithRad);
  atmosphere.troposphere(atmosphere.tropopauseM);
  const zenithBelow = Math.asin(invariant / (atmosphere.index * atmosphere.tropopauseM));
  atmosphere.stratosphere(atmosphere.tropopauseM);
  const zenithAbove = Math.asin(invariant / (atmosphere.index * atmosphere.tropopauseM));
  const top = EARTH_RADIUS_M + STRATOSPHERE_TOP_M;
  atmosphere.stratosphere(top);
  const zenithTop = Math.asin(invariant / (atmosphere.index * top));
  return (
    layer(atmosphere, false, invariant, observedZenithRad, zenithBelow, atmosphere.groundM) +
    layer(atmosphere, true, invariant, zenithAbove, zenithTop, atmosphere.tropopauseM)
  );
}

function layer(
  atmosphere: Atmosphere,
  upper: boolean,
  invariant: number,
  fromZenith: number,
  toZenith: number,
  startRadius: number,
): number {
  const half = (toZenith - fromZenith) / 2,
    middle = (toZenith + fromZenith) / 2;
  let r = startRadius,
    sum = 0;
  for (let i = 0; i < GAUSS_POINTS; i++) {
    const wanted = invariant / Math.max(1e-9, Math.sin(middle + half * GAUSS.nodes[i]));
    for (let k = 0; k < 20; k++) {
      // Newton's method for n(r) r = invariant / sin z.
      if (upper) atmosphere.stratosphere(r);
      else atmosphere.troposphere(r);
      const correction = (atmosphere.index * r - wanted) / (atmosphere.index + atmosphere.gradient);
      r -= correction;
      if (Math.abs(correction) < 1e-5) break;
    }
    sum += GAUSS.weights[i] * (atmosphere.gradient / (atmosphere.index + atmosphere.gradient));
  }
  return sum * half;
}

/** Refraction at an observed altitude, degrees: subtract it from the observed altitude. */
export function refractionAtObservedAltitudeDeg(observedAltitudeDeg: number, air: Air): number {
  if (air.pressureMbar === 0) return 0;
  return (
    refractionRad(new Atmosphere(air), Math.min(90 - observedAltitudeDeg, MAX_ZENITH_DEG) * RAD_PER_DEG) * DEG_PER_RAD
  );
}

/**
 * Apparent (refracted) altitude of a geometric (airless) altitude, degrees. The inverse of the model is exact, by iteration on the observed
 * ray.
 */
export function refractedAltitudeDeg(geometricAltitudeDeg: number, air: Air): number {
  if (air.pressureMbar === 0) return geometricAltitudeDeg;
  const atmosphere = new Atmosphere(air);
  const limit = MAX_ZENITH_DEG * RAD_PER_DEG;
  const trueZenith = (90 - geometricAltitudeDeg) * RAD_PER_DEG;
  if (trueZenith < 1e-9) return geometricAltitudeDeg;
  const atLimit = refractionRad(atmosphere, limit);
  if (trueZenith >= limit + atLimit) return geometricAltitudeDeg + atLimit * DEG_PER_RAD;
  // Secant method on f(z) = z + R(z) - trueZenith, which increases with z; bracketed by [trueZenith - R(limit), trueZenith].
  let low = Math.max(1e-9, trueZenith - atLimit),
    high = Math.min(limit, trueZenith);
  let z = high;
  for (let i = 0; i < 30; i++) {
    const f = z + refractionRad(atmosphere, z) - trueZenith;
    if (f > 0) high = z;
    else low = z;
    if (Math.abs(f) < 1e-11) break;
    const slopeStep = 1e-5;
    const slope =
      1 + (refractionRad(atmosphere, z) - refractionRad(atmosphere, Math.max(1e-9, z - slopeStep))) / slopeStep;
    const next = z - f / slope;
    z = next > low && next < high ? next : (low + high) / 2;
  }
  return 90 - z * DEG_PER_RAD;
}

/** Dip of the sea horizon, refraction included: 1.76 arcminutes times the square root of the height in metres (Nautical Almanac). */
const DIP_DEG_PER_ROOT_M = 1.76 / 60;
/** Tolerance of the horizon, degrees: solved rise and set events count as on the horizon. */
const HORIZON_WIDTH_DEG = 2e-5;

/**
 * Apparent altitude of a body at a geometric altitude, degrees: refracted while its light clears the sea horizon. A ray from below the
 * horizon meets the Earth, where refraction is undefined: the geometric altitude is returned.
 */
export function seenAltitudeDeg(geometricAltitudeDeg: number, air: Air): number {
  const horizonDeg = -DIP_DEG_PER_ROOT_M * Math.sqrt(Math.max(0, air.elevationM)) - HORIZON_WIDTH_DEG;
  const apparentDeg = refractedAltitudeDeg(geometricAltitudeDeg, air);
  return apparentDeg >= horizonDeg ? apparentDeg : geometricAltitudeDeg;
}
