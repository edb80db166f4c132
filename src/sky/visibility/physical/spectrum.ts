import type { SpectralTable, TargetTable } from './tables.js';

/** Second radiation constant in nm K (CODATA 2018). */
const SECOND_RADIATION_NM_K = 1.438776877e7;

/** Radiance of a black body at a wavelength, up to a constant factor (Planck). */
const planck = (wavelengthNm: number, kelvins: number): number =>
  1 / (wavelengthNm ** 5 * Math.expm1(SECOND_RADIATION_NM_K / (wavelengthNm * kelvins)));

/** Temperature of a black body with the colour of a star, K: Ballesteros 2012, EPL 97, 34008, eq. 14. */
export const colourTemperatureK = (bMinusV: number, [scale, slope, a, b]: TargetTable['temperature']): number =>
  scale * (1 / (slope * bMinusV + a) + 1 / (slope * bMinusV + b));

/** Spectrum of one colour, weighted for cones and for rods. */
export interface WeighedLight {
  /** Fraction of each wavelength in the photopic and in the scotopic sum; each adds up to 1. */
  readonly photopicShare: Float64Array;
  readonly scotopicShare: Float64Array;
  /** Ratio of scotopic to photopic luminance. */
  readonly scotopicToPhotopic: number;
}

/** Spectrum of a black body at a temperature, weighted with V and V'. */
export function weighedLight(table: SpectralTable, kelvins: number): WeighedLight {
  const n = table.wavelength_nm.length,
    photopicShare = new Float64Array(n),
    scotopicShare = new Float64Array(n);
  let photopic = 0,
    scotopic = 0;
  for (let i = 0; i < n; i++) {
    const light = planck(table.wavelength_nm[i], kelvins);
    photopicShare[i] = light * table.photopic[i];
    scotopicShare[i] = light * table.scotopic[i];
    photopic += photopicShare[i];
    scotopic += scotopicShare[i];
  }
  for (let i = 0; i < n; i++) {
    photopicShare[i] /= photopic;
    scotopicShare[i] /= scotopic;
  }
  return {
    photopicShare,
    scotopicShare,
    scotopicToPhotopic: (table.scotopic_maximum_lm_per_w * scotopic) / (table.photopic_maximum_lm_per_w * photopic),
  };
}
