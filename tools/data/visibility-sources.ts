import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RAW_DIR, sha256Of } from './manifest.js';

/** Published tables of the visibility pack, one file for each publication: data/raw/visibility. */
export interface VisibilitySources {
  readonly cie: Source & {
    photopic_maximum_lm_per_w: number;
    scotopic_maximum_lm_per_w: number;
    wavelength_start_nm: number;
    wavelength_step_nm: number;
    photopic: number[];
    scotopic: number[];
  };
  readonly rayleigh: Source & { rayleigh_mag: { factor: number; index: number[] } };
  readonly ozone: Source & { wavelength_nm: number[]; per_atm_cm: number[] };
  readonly schaefer: Source & {
    airmass: {
      gas: number[];
      aerosol: number[];
      sky: number[];
      ozone_height_km: number;
      earth_radius_km: number;
    };
    twilight_direction: { separation_deg: number; zenith_divisor: number };
  };
  readonly illuminance: Source & { segments: { from_deg: number; to_deg: number; log10_lux: number[] }[] };
  readonly patat: Source & {
    zenith_mag_arcsec2: Record<'V' | 'B', number[]>;
    dark_sky_v_mag_arcsec2: number;
    rms_mag: number;
    /** Relative difference of sites with lower and higher values. */
    site_difference: number;
  };
  readonly leinert: Source & {
    longitude_from_sun_deg: number[];
    latitude_deg: number[];
    units_per_s10: number;
    table: (number | null)[][];
    relative_error: number;
  };
  readonly night: Source & {
    airglow: Record<
      | 'zenith_s10_at_minimum'
      | 'rise_s10'
      | 'flux_minimum_mjy'
      | 'flux_range_mjy'
      | 'mean_flux_mjy'
      | 'airmass_sin2_factor'
      | 'relative_error'
      | 'b_minus_v',
      number
    >;
    starlight: Record<'pole_s10' | 'plane_s10' | 'scale_deg' | 'relative_error' | 'b_minus_v', number>;
    zodiacal_b_minus_v: number;
  };
  readonly moonlight: Source & {
    magnitude: number[];
    rayleigh_log: number;
    rayleigh_constant: number;
    mie_log: number;
    mie_scale_deg: number;
    inner: number;
    inner_below_deg: number;
    airmass_sin2_factor: number;
    relative_error: number;
    b_minus_v: number;
  };
  readonly crumey: Source & {
    hyperbola: number[];
    scotopic: number[];
    colour_log10_ratio: number[];
    lamp_scotopic_to_photopic_ratio: number;
    magnitude_zero_lux: number;
    background_min_cd_m2: number;
    background_max_cd_m2: number;
    typical_field_factor: number;
    typical_limit: { sky_mag_arcsec2: number; magnitude: number };
    colour_domain_b_minus_v: [number, number];
  };
  readonly mesopic: Source & { a: number; b: number; start: number };
  readonly colours: Source & {
    b_minus_v: Record<string, number>;
    star_without_colour: number;
    temperature: number[];
  };
  readonly bortle: Source & { mag_arcsec2: number[]; relative_error: number };
}

export interface Source {
  readonly id: string;
  readonly citation: string;
  /** How the numbers were confirmed, and which of them were not. */
  readonly confirmed: string;
  /** Values that the publication prints; `visibility-pack.test.ts` compares them with the tables. */
  readonly checks: readonly { readonly what: string; readonly value: number; readonly tolerance: number }[];
}

const FILES: Readonly<Record<keyof VisibilitySources, string>> = {
  cie: 'cie-luminous-efficiency.json',
  rayleigh: 'hayes-latham-1975.json',
  ozone: 'ozone-bird-riordan-1986.json',
  schaefer: 'schaefer-1993.json',
  illuminance: 'janiczek-deyoung-1987.json',
  patat: 'patat-2006.json',
  leinert: 'leinert-1998-table-17.json',
  night: 'benn-ellison-1998.json',
  moonlight: 'krisciunas-schaefer-1991.json',
  crumey: 'crumey-2014.json',
  mesopic: 'cie-191-2010.json',
  colours: 'target-colours.json',
  bortle: 'bortle-2001.json',
};
const DIRECTORY = join(RAW_DIR, 'visibility');

/** The tables, and the SHA-256 sum of each file by its name. */
export function visibilitySources(): { sources: VisibilitySources; sums: Record<string, string> } {
  const sums = Object.fromEntries(
    readdirSync(DIRECTORY)
      .sort()
      .map((name) => [name, sha256Of(readFileSync(join(DIRECTORY, name)))]),
  );
  const sources = Object.fromEntries(
    Object.entries(FILES).map(([key, name]) => [
      key,
      JSON.parse(readFileSync(join(DIRECTORY, name), 'utf8')) as unknown,
    ]),
  ) as unknown as VisibilitySources;
  return { sources, sums };
}
