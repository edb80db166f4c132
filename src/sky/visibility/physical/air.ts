import { RAD_PER_DEG } from '../../../kernel/constants.js';
import type { WeighedLight } from './spectrum.js';
import type { AirTable, SpectralTable } from './tables.js';

/** Air above an observer. `aod550`: aerosol optical depth at 550 nm. */
export interface AirColumn {
  readonly surfacePressureHpa: number;
  readonly aod550: number;
  readonly angstromExponent: number;
  readonly ozoneDu: number;
  readonly groundAlbedo: number;
}

const STANDARD_PRESSURE_HPA = 1013.25;
const AEROSOL_WAVELENGTH_NM = 550;
/** Magnitudes per unit of optical depth: 2.5 / ln 10. */
export const MAG_PER_DEPTH = 2.5 / Math.LN10;
/** Asymmetry parameter of rural aerosol in the visual (Shettle & Fenn 1979). */
const AEROSOL_ASYMMETRY = 0.65;

/** Air mass of gas and aerosol: Schaefer 1993, 1 / (cos z + a exp(-b cos z)). */
const formulaAirMass = ([a, b]: readonly number[], cosZenith: number): number =>
  1 / (cosZenith + a * Math.exp(-b * cosZenith));

/** Air mass of the sky's own light in Schaefer's twilight model, at an apparent altitude (degrees). */
export const skyAirMass = (air: AirTable, apparentAltitudeDeg: number): number =>
  formulaAirMass(air.sky, Math.max(0, Math.sin(apparentAltitudeDeg * RAD_PER_DEG)));

/** Air mass of a thin layer at a height above the ground. */
function layerAirMass(heightKm: number, radiusKm: number, cosZenith: number): number {
  const sin = Math.sqrt(Math.max(0, 1 - cosZenith * cosZenith)) / (1 + heightKm / radiusKm);
  return 1 / Math.sqrt(1 - sin * sin);
}

/** Optical depths of an air column at the wavelengths of a data pack, and its transmission. */
export class AirOptics {
  /** Extinction coefficient in the visual (550 nm), magnitudes per air mass. */
  readonly zenithExtinctionMag: number;
  /** Factor by which reflections between ground and sky brighten the sky, relative to the reference albedo. */
  readonly albedoFactor: number;
  /** Results of `transmit`: transmitted fractions of the photopic and the scotopic light. */
  photopic = 1;
  scotopic = 1;
  private readonly air: AirTable;
  private readonly rayleigh: Float64Array;
  private readonly aerosol: Float64Array;
  private readonly ozone: Float64Array;

  constructor(spectral: SpectralTable, air: AirTable, column: AirColumn) {
    const pressure = column.surfacePressureHpa / STANDARD_PRESSURE_HPA;
    this.air = air;
    this.rayleigh = Float64Array.from(spectral.rayleigh_depth, (depth) => depth * pressure);
    this.aerosol = Float64Array.from(
      spectral.wavelength_nm,
      (nm) => column.aod550 * (nm / AEROSOL_WAVELENGTH_NM) ** -column.angstromExponent,
    );
    this.ozone = Float64Array.from(spectral.ozone_depth_per_du, (depth) => depth * column.ozoneDu);
    const visual = spectral.wavelength_nm.indexOf(AEROSOL_WAVELENGTH_NM);
    this.zenithExtinctionMag = MAG_PER_DEPTH * (this.rayleigh[visual] + this.aerosol[visual] + this.ozone[visual]);
    // Reflectance of the air from below: conservative two-stream approximation (Coakley & Chylek 1975, J. Atmos. Sci.
    // 32, 409).
    const backward = 0.75 * (this.rayleigh[visual] + (1 - AEROSOL_ASYMMETRY) * this.aerosol[visual]);
    const reflectance = backward / (1 + backward);
    this.albedoFactor = (1 - air.reference_albedo * reflectance) / (1 - column.groundAlbedo * reflectance);
  }

  /** Computes the transmitted fractions of light of one colour at an apparent altitude (degrees). */
  transmit(light: WeighedLight, apparentAltitudeDeg: number): void {
    const { air, rayleigh, aerosol, ozone } = this;
    const cosZenith = Math.max(0, Math.sin(apparentAltitudeDeg * RAD_PER_DEG));
    const gasMass = formulaAirMass(air.gas, cosZenith),
      aerosolMass = formulaAirMass(air.aerosol, cosZenith),
      ozoneMass = layerAirMass(air.ozone_height_km, air.earth_radius_km, cosZenith);
    let photopic = 0,
      scotopic = 0;
    for (let i = 0; i < rayleigh.length; i++) {
      const through = Math.exp(-(rayleigh[i] * gasMass + aerosol[i] * aerosolMass + ozone[i] * ozoneMass));
      photopic += light.photopicShare[i] * through;
      scotopic += light.scotopicShare[i] * through;
    }
    this.photopic = photopic;
    this.scotopic = scotopic;
  }
}
