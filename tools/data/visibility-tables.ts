import { AirOptics, MAG_PER_DEPTH } from '../../src/sky/visibility/physical/air.js';
import type { AirColumn } from '../../src/sky/visibility/physical/air.js';
import { colourTemperatureK, weighedLight } from '../../src/sky/visibility/physical/spectrum.js';
import type { PackTables, SpectralTable } from '../../src/sky/visibility/physical/tables.js';
import {
  Adaptation,
  lampThresholdLux,
  luminanceOfSurfaceBrightness,
  magnitudeOfLux,
} from '../../src/sky/visibility/physical/vision.js';
import type { VisibilitySources } from './visibility-sources.js';
import { scotopicRatioOfColour, spread, twilightTable } from './visibility-twilight.js';

/** The air of the twilight table, which is also the default air of a request. */
const REFERENCE: AirColumn = {
  surfacePressureHpa: 1013.25,
  aod550: 0.1,
  angstromExponent: 1.3,
  ozoneDu: 300,
  groundAlbedo: 0.2,
};
const DU_PER_ATM_CM = 1000;
/** From sunlight until just before the upper limb of the Sun appears; below -18 degrees the night is complete. */
const SOLAR_DOMAIN_DEG: [number, number] = [-90, -0.8];

/** Computes all payloads of the pack from the published tables. */
export function visibilityTables(sources: VisibilitySources): PackTables {
  const spectral = spectralTable(sources, sources.cie.wavelength_step_nm);
  const { airmass } = sources.schaefer;
  const air = { ...airmass, reference_albedo: REFERENCE.groundAlbedo, reference_extinction_mag: 0.25 };
  const reference = new AirOptics(spectral, air, REFERENCE);
  air.reference_extinction_mag = rounded(reference.zenithExtinctionMag, 6);
  const targets: PackTables['targets'] = {
    b_minus_v: sources.colours.b_minus_v,
    star_without_colour: sources.colours.star_without_colour,
    temperature: sources.colours.temperature,
    bortle_mag_arcsec2: sources.bortle.mag_arcsec2,
    bortle_relative_error: sources.bortle.relative_error,
  };
  const errors = quadratureErrors(sources, air, targets.temperature);
  const withErrors = { ...spectral, ...errors };
  return {
    spectral: withErrors,
    air,
    domain: domainTable(),
    twilight: twilightTable(sources, air),
    nightSky: nightSkyTable(sources),
    moonlight: moonlightTable(sources),
    vision: visionTable(sources, withErrors, air, targets),
    targets,
  };
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Linear interpolation between the entries of a list; 0 outside it. */
function between(xs: readonly number[], ys: readonly number[], x: number): number {
  const i = xs.findIndex((value) => value >= x);
  if (i < 0 || (i === 0 && xs[0] !== x)) return 0;
  if (xs[i] === x) return ys[i];
  return ys[i - 1] + ((x - xs[i - 1]) / (xs[i] - xs[i - 1])) * (ys[i] - ys[i - 1]);
}

function spectralTable(sources: VisibilitySources, stepNm: number): SpectralTable {
  const { cie, ozone, rayleigh } = sources;
  const given = cie.photopic.map((_, i) => cie.wavelength_start_nm + i * cie.wavelength_step_nm);
  const wavelengths: number[] = [];
  for (let nm = given[0]; nm <= given[given.length - 1]; nm += stepNm) wavelengths.push(nm);
  // The efficiencies cover five decades, so the interpolation uses their logarithm.
  const efficiency = (values: readonly number[]): number[] =>
    wavelengths.map((nm) => Math.exp(between(given, values.map(Math.log), nm)));
  const {
    factor,
    index: [c, a, a0, b, b0],
  } = rayleigh.rayleigh_mag;
  return {
    wavelength_nm: wavelengths,
    photopic: efficiency(cie.photopic),
    scotopic: efficiency(cie.scotopic),
    photopic_maximum_lm_per_w: cie.photopic_maximum_lm_per_w,
    scotopic_maximum_lm_per_w: cie.scotopic_maximum_lm_per_w,
    rayleigh_depth: wavelengths.map((nm) => {
      const um = nm / 1000,
        index = c + a / (a0 - um ** -2) + b / (b0 - um ** -2);
      return rounded((factor * um ** -4 * index * index) / MAG_PER_DEPTH, 8);
    }),
    ozone_depth_per_du: wavelengths.map((nm) =>
      rounded(between(ozone.wavelength_nm, ozone.per_atm_cm, nm) / DU_PER_ATM_CM, 10),
    ),
    interpolation_maximum_error_mag: 0,
    interpolation_p95_error_mag: 0,
  };
}

/** Largest difference of the sums over the pack's wavelengths from sums with half the step, for stars of all colours at all altitudes. */
function quadratureErrors(sources: VisibilitySources, air: PackTables['air'], temperature: readonly number[]) {
  const tables = [1, 2].map((part) => spectralTable(sources, sources.cie.wavelength_step_nm / part));
  const optics = tables.map((table) => new AirOptics(table, air, REFERENCE));
  const errors: number[] = [];
  for (const colour of [-0.2, 0, 0.3, 0.65, 1, 1.4, 1.8]) {
    const lights = tables.map((table) => weighedLight(table, colourTemperatureK(colour, temperature)));
    for (let altitude = 0; altitude <= 90; altitude += 2.5) {
      optics.forEach((each, i) => each.transmit(lights[i], altitude));
      errors.push(Math.abs(2.5 * Math.log10(optics[0].photopic / optics[1].photopic)));
      errors.push(Math.abs(2.5 * Math.log10(optics[0].scotopic / optics[1].scotopic)));
    }
  }
  const { maximum, p95 } = spread(errors);
  return { interpolation_maximum_error_mag: maximum, interpolation_p95_error_mag: p95 };
}

const domainTable = (): PackTables['domain'] => ({
  solar_center_altitude_deg: SOLAR_DOMAIN_DEG,
  target_true_altitude_deg: [0, 90],
  relative_solar_azimuth_deg: [0, 180],
  atmosphere_profiles: ['us_standard'],
  aerosol_profiles: ['rural_summer'],
  observer_altitude_m: [-450, 6000],
  surface_pressure_hpa: [450, 1090],
  aod550: [0, 1],
  angstrom_exponent: [0, 3],
  ozone_du: [100, 600],
  ground_albedo: [0, 1],
});

function nightSkyTable(sources: VisibilitySources): PackTables['nightSky'] {
  const { leinert, night, crumey } = sources;
  const squareDegree = (Math.PI / 180) ** 2;
  const { airglow, starlight } = night;
  return {
    s10_cd_m2: (crumey.magnitude_zero_lux * 10 ** -4) / squareDegree,
    zodiacal: {
      longitude_from_sun_deg: leinert.longitude_from_sun_deg,
      latitude_deg: leinert.latitude_deg,
      s10: leinert.table.map((row) => row.map((value) => rounded((value ?? 0) / leinert.units_per_s10, 3))),
      scotopic_to_photopic: scotopicRatioOfColour(sources, night.zodiacal_b_minus_v),
      relative_error: leinert.relative_error,
    },
    airglow: {
      zenith_s10:
        airglow.zenith_s10_at_minimum +
        (airglow.rise_s10 * (airglow.mean_flux_mjy - airglow.flux_minimum_mjy)) / airglow.flux_range_mjy,
      airmass_sin2_factor: airglow.airmass_sin2_factor,
      scotopic_to_photopic: scotopicRatioOfColour(sources, airglow.b_minus_v),
      relative_error: airglow.relative_error,
    },
    starlight: {
      pole_s10: starlight.pole_s10,
      plane_s10: starlight.plane_s10,
      scale_deg: starlight.scale_deg,
      scotopic_to_photopic: scotopicRatioOfColour(sources, starlight.b_minus_v),
      relative_error: starlight.relative_error,
    },
  };
}

function moonlightTable(sources: VisibilitySources): PackTables['moonlight'] {
  const { moonlight } = sources;
  return {
    magnitude: moonlight.magnitude,
    rayleigh_log: moonlight.rayleigh_log,
    rayleigh_constant: moonlight.rayleigh_constant,
    mie_log: moonlight.mie_log,
    mie_scale_deg: moonlight.mie_scale_deg,
    inner: moonlight.inner,
    inner_below_deg: moonlight.inner_below_deg,
    airmass_sin2_factor: moonlight.airmass_sin2_factor,
    scotopic_to_photopic: scotopicRatioOfColour(sources, moonlight.b_minus_v),
    relative_error: moonlight.relative_error,
  };
}

/**
 * Adaptation and threshold. Crumey's typical field factor of 2 includes colour and air, which the engine computes itself. The factor of the
 * pack is therefore the one that puts a star of solar colour, in the zenith over the reference air, at the limit of visibility where he
 * puts it: magnitude 6.18 under a sky of 21.83.
 */
function visionTable(
  sources: VisibilitySources,
  spectral: SpectralTable,
  air: PackTables['air'],
  targets: PackTables['targets'],
): PackTables['vision'] {
  const { crumey, mesopic } = sources;
  const table = {
    mesopic_a: mesopic.a,
    mesopic_b: mesopic.b,
    mesopic_start: mesopic.start,
    v_prime_at_555: 683 / 1699,
    hyperbola: crumey.hyperbola,
    lamp_scotopic_to_photopic: crumey.lamp_scotopic_to_photopic_ratio,
    magnitude_zero_lux: crumey.magnitude_zero_lux,
    background_min_cd_m2: crumey.background_min_cd_m2,
    background_max_cd_m2: crumey.background_max_cd_m2,
    field_factor: 1,
  };
  const sky = luminanceOfSurfaceBrightness(table, crumey.typical_limit.sky_mag_arcsec2);
  const adaptation = new Adaptation(table);
  adaptation.to(sky, sky * scotopicRatioOfColour(sources, sources.night.airglow.b_minus_v));
  const light = weighedLight(spectral, colourTemperatureK(targets.star_without_colour, targets.temperature));
  const optics = new AirOptics(spectral, air, REFERENCE);
  optics.transmit(light, 90);
  const gain = adaptation.gain(light.scotopicToPhotopic, optics.photopic, optics.scotopic);
  const limitWithoutFactor =
    magnitudeOfLux(table, lampThresholdLux(table, adaptation.lampBackgroundCdM2())) + 2.5 * Math.log10(gain);
  return { ...table, field_factor: rounded(10 ** (0.4 * (limitWithoutFactor - crumey.typical_limit.magnitude)), 4) };
}
