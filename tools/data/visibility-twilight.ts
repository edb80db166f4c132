import { relativeIlluminance, twilightDirection, TwilightState } from '../../src/sky/visibility/physical/twilight.js';
import { RAD_PER_DEG } from '../../src/kernel/constants.js';
import { gaussLegendre } from '../../src/kernel/quadrature.js';
import { luminanceOfSurfaceBrightness } from '../../src/sky/visibility/physical/vision.js';
import type { PackTables } from '../../src/sky/visibility/physical/tables.js';
import type { VisibilitySources } from './visibility-sources.js';

const START_DEG = -18,
  END_DEG = -0.8,
  STEP_DEG = 0.1;
const COUNT = Math.round((END_DEG - START_DEG) / STEP_DEG) + 1;
/**
 * Patat's zenith is used between these solar altitudes. Outside them the ratio of the zenith to the illuminance keeps its value at the
 * limit. His fits extend to -15 degrees, but below -13 twilight is the small difference of a fit and the dark sky.
 */
const PATAT_DEG = [-13, -5] as const;
const QUADRATURE = gaussLegendre(12);
const DIGITS = 6;
const LEAST_CONTRAST = 0.05,
  MOST_CONTRAST = 3;

/** Ratio of scotopic to photopic light of a star by its colour index: Crumey 2014, eq. 12, within its domain. */
export function scotopicRatioOfColour({ crumey }: VisibilitySources, bMinusV: number): number {
  const [least, most] = crumey.colour_domain_b_minus_v,
    c = Math.min(most, Math.max(least, bMinusV));
  return 10 ** crumey.colour_log10_ratio.reduce((sum, factor, power) => sum + factor * c ** power, 0);
}

const polynomial = (coefficients: readonly number[], x: number): number =>
  coefficients.reduceRight((sum, factor) => sum * x + factor, 0);

/** Published horizontal illuminance (lux) by the altitude of the Sun: sunlight, skylight and the light of the night. */
export function illuminanceLux({ illuminance }: VisibilitySources, solarAltitudeDeg: number): number {
  const segment = illuminance.segments.find(({ to_deg: to }) => solarAltitudeDeg <= to + 1e-9);
  if (segment === undefined) throw new RangeError(`there is no illuminance at ${solarAltitudeDeg}`);
  return 10 ** polynomial(segment.log10_lux, solarAltitudeDeg / 90);
}

/** The same less the illuminance at the end of twilight. */
const twilightLux = (sources: VisibilitySources, solarAltitudeDeg: number): number =>
  Math.max(0, illuminanceLux(sources, solarAltitudeDeg) - illuminanceLux(sources, START_DEG));

/** Zenith luminance of twilight alone, cd/m2, in the range of the measurements. */
function measuredZenith(sources: VisibilitySources, solarAltitudeDeg: number): number {
  const { patat } = sources,
    vision = { magnitude_zero_lux: sources.crumey.magnitude_zero_lux } as PackTables['vision'];
  const x = 90 - solarAltitudeDeg - 95;
  return (
    luminanceOfSurfaceBrightness(vision, polynomial(patat.zenith_mag_arcsec2.V, x)) -
    luminanceOfSurfaceBrightness(vision, patat.dark_sky_v_mag_arcsec2)
  );
}

/**
 * Zenith luminance at any altitude of the table: measured, or from the illuminance with the ratio at the nearer limit of the measurements.
 */
export function zenithCdM2(sources: VisibilitySources, solarAltitudeDeg: number): number {
  const within = Math.min(PATAT_DEG[1], Math.max(PATAT_DEG[0], solarAltitudeDeg));
  const share = measuredZenith(sources, within) / twilightLux(sources, within);
  // At the lower end of the table the luminance is 0, which has no logarithm.
  return share * Math.max(twilightLux(sources, solarAltitudeDeg), 1e-6);
}

const separation = (altitudeDeg: number, azimuthDeg: number, sunDeg: number): number => {
  const a = altitudeDeg * RAD_PER_DEG,
    s = sunDeg * RAD_PER_DEG;
  const cos = Math.sin(a) * Math.sin(s) + Math.cos(a) * Math.cos(s) * Math.cos(azimuthDeg * RAD_PER_DEG);
  return Math.acos(Math.max(-1, Math.min(1, cos))) / RAD_PER_DEG;
};

/** Exponent of the directional law with which a sky of this zenith gives the published illuminance. */
function contrastAt(sources: VisibilitySources, air: PackTables['air'], solarAltitudeDeg: number): number {
  const wanted = Math.max(twilightLux(sources, solarAltitudeDeg), 1e-6) / zenithCdM2(sources, solarAltitudeDeg);
  const given = (power: number): number =>
    relativeIlluminance(
      (altitudeDeg, azimuthDeg) =>
        twilightDirection(sources.schaefer.twilight_direction, air, air.reference_extinction_mag, {
          altitudeDeg,
          sunSeparationDeg: separation(altitudeDeg, azimuthDeg, solarAltitudeDeg),
          sunAltitudeDeg: solarAltitudeDeg,
        }) ** power,
      QUADRATURE,
    );
  let low = LEAST_CONTRAST,
    high = MOST_CONTRAST;
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (given(middle) < wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const colourAt = (sources: VisibilitySources, solarAltitudeDeg: number): number => {
  const x = 90 - Math.min(PATAT_DEG[1], Math.max(PATAT_DEG[0], solarAltitudeDeg)) - 95;
  const { V, B } = sources.patat.zenith_mag_arcsec2;
  return scotopicRatioOfColour(sources, polynomial(B, x) - polynomial(V, x));
};

/** Builds `twilight.json`. */
export function twilightTable(sources: VisibilitySources, air: PackTables['air']): PackTables['twilight'] {
  const altitudes = Array.from({ length: COUNT }, (_, i) => START_DEG + i * STEP_DEG);
  const rounded = (value: number): number => Number(value.toFixed(DIGITS));
  const table = {
    start_deg: START_DEG,
    step_deg: STEP_DEG,
    zenith_ln_cd_m2: altitudes.map((altitude) => rounded(Math.log(zenithCdM2(sources, altitude)))),
    contrast: altitudes.map((altitude) => rounded(contrastAt(sources, air, altitude))),
    scotopic_to_photopic: altitudes.map((altitude) => rounded(colourAt(sources, altitude))),
    ...sources.schaefer.twilight_direction,
    // The rms of the zenith measurements, and the range between sites with low and high values.
    relative_error: rounded(
      Math.hypot(10 ** (0.4 * sources.patat.rms_mag) - 1, sources.patat.site_difference / Math.sqrt(3)),
    ),
    photopic_interpolation_maximum_error_mag: 0,
    photopic_interpolation_p95_error_mag: 0,
    scotopic_interpolation_maximum_error_mag: 0,
    scotopic_interpolation_p95_error_mag: 0,
    // Half a unit of the last digit of the logarithm of the zenith, and of the contrast where the sky is 300 times as bright as the zenith.
    storage_maximum_error_mag: (2.5 / Math.LN10) * 0.5 * 10 ** -DIGITS * (1 + Math.log(300)) + 1e-7,
  };
  return { ...table, ...interpolationErrors(sources, air, table) };
}

/** The largest error of a list, and the error that 95 % of the list do not exceed. */
export function spread(errors: readonly number[]): { maximum: number; p95: number } {
  const sorted = [...errors].sort((a, b) => a - b);
  const up = (value: number): number => Number(value.toPrecision(3)) * 1.001;
  return { maximum: up(sorted[sorted.length - 1]), p95: up(sorted[Math.floor(0.95 * (sorted.length - 1))]) };
}

/** Errors halfway between the entries: at the horizon below the Sun, at half altitude, and in the zenith. */
function interpolationErrors(sources: VisibilitySources, air: PackTables['air'], table: PackTables['twilight']) {
  const state = new TwilightState(table),
    photopic: number[] = [],
    scotopic: number[] = [];
  for (let i = 0; i < COUNT - 1; i += 3) {
    const sun = START_DEG + (i + 0.5) * STEP_DEG;
    // In the last tenths of a degree before night, twilight is less than a hundredth of the night sky, so its logarithm has no weight.
    if (sun < START_DEG + 0.5) continue;
    state.at(sun);
    const contrast = contrastAt(sources, air, sun),
      zenith = zenithCdM2(sources, sun);
    for (const [altitudeDeg, azimuth] of [
      [1, 0],
      [5, 20],
      [20, 60],
      [45, 120],
      [90, 0],
    ]) {
      const direction = twilightDirection(table, air, air.reference_extinction_mag, {
        altitudeDeg,
        sunSeparationDeg: separation(altitudeDeg, azimuth, sun),
        sunAltitudeDeg: sun,
      });
      const error = Math.abs(
        2.5 * Math.log10((state.zenithCdM2 * direction ** state.contrast) / (zenith * direction ** contrast)),
      );
      photopic.push(error);
      scotopic.push(error + Math.abs(2.5 * Math.log10(state.scotopicToPhotopic / colourAt(sources, sun))));
    }
  }
  const p = spread(photopic),
    s = spread(scotopic);
  return {
    photopic_interpolation_maximum_error_mag: p.maximum,
    photopic_interpolation_p95_error_mag: p.p95,
    scotopic_interpolation_maximum_error_mag: s.maximum,
    scotopic_interpolation_p95_error_mag: s.p95,
  };
}
