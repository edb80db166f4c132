/**
 * Tables of a visibility data pack, with the field names of its JSON files. Units are in the names.
 * `tools/data/visibility-pack` builds every table from published ones, which
 * `families/phenomena/visibility/physical/README.md` lists.
 */

/** `spectral.json`: response of the eye, and optical depths of the air, by wavelength. */
export interface SpectralTable {
  readonly wavelength_nm: readonly number[];
  readonly photopic: readonly number[];
  readonly scotopic: readonly number[];
  readonly photopic_maximum_lm_per_w: number;
  readonly scotopic_maximum_lm_per_w: number;
  /** Optical depth of the molecules at 1013.25 hPa. */
  readonly rayleigh_depth: readonly number[];
  readonly ozone_depth_per_du: readonly number[];
  /**
   * Largest and 95th percentile error of the sums over these wavelengths, compared with sums over half the step,
   * magnitudes.
   */
  readonly interpolation_maximum_error_mag: number;
  readonly interpolation_p95_error_mag: number;
}

/** `air.json`: air masses, and the reference atmosphere of the pack. */
export interface AirTable {
  readonly gas: readonly number[];
  readonly aerosol: readonly number[];
  readonly sky: readonly number[];
  readonly ozone_height_km: number;
  readonly earth_radius_km: number;
  /**
   * Albedo of the ground and extinction coefficient (magnitudes per air mass) for which the twilight table is valid.
   */
  readonly reference_albedo: number;
  readonly reference_extinction_mag: number;
}

/** `domain.json`: range of the inputs. Requests outside it are not evaluated. */
export interface DomainTable {
  readonly solar_center_altitude_deg: readonly [number, number];
  readonly target_true_altitude_deg: readonly [number, number];
  readonly relative_solar_azimuth_deg: readonly [number, number];
  readonly atmosphere_profiles: readonly string[];
  readonly aerosol_profiles: readonly string[];
  readonly observer_altitude_m: readonly [number, number];
  readonly surface_pressure_hpa: readonly [number, number];
  readonly aod550: readonly [number, number];
  readonly angstrom_exponent: readonly [number, number];
  readonly ozone_du: readonly [number, number];
  readonly ground_albedo: readonly [number, number];
}

/** `twilight.json`: zenith luminance and contrast of the sky for equally spaced altitudes of the Sun's centre. */
export interface TwilightTable {
  readonly start_deg: number;
  readonly step_deg: number;
  /** Natural logarithm of the photopic luminance of the zenith, cd/m2. */
  readonly zenith_ln_cd_m2: readonly number[];
  /** Exponent of the published law of direction, with which the sky gives the published illuminance. */
  readonly contrast: readonly number[];
  readonly scotopic_to_photopic: readonly number[];
  readonly separation_deg: number;
  readonly zenith_divisor: number;
  readonly relative_error: number;
  readonly photopic_interpolation_maximum_error_mag: number;
  readonly photopic_interpolation_p95_error_mag: number;
  readonly scotopic_interpolation_maximum_error_mag: number;
  readonly scotopic_interpolation_p95_error_mag: number;
  readonly storage_maximum_error_mag: number;
}

/** `night-sky.json`: components of the brightness of a moonless night. */
export interface NightSkyTable {
  /** Luminance of one star of V magnitude 10 per square degree, cd/m2. */
  readonly s10_cd_m2: number;
  readonly zodiacal: {
    readonly longitude_from_sun_deg: readonly number[];
    readonly latitude_deg: readonly number[];
    /** Rows by longitude from the Sun, S10; 0 where no value is published. */
    readonly s10: readonly (readonly number[])[];
    readonly scotopic_to_photopic: number;
    readonly relative_error: number;
  };
  readonly airglow: {
    readonly zenith_s10: number;
    readonly airmass_sin2_factor: number;
    readonly scotopic_to_photopic: number;
    readonly relative_error: number;
  };
  readonly starlight: {
    readonly pole_s10: number;
    readonly plane_s10: number;
    readonly scale_deg: number;
    readonly scotopic_to_photopic: number;
    readonly relative_error: number;
  };
}

/** `moonlight.json`: scattering of moonlight. */
export interface MoonlightTable {
  readonly magnitude: readonly number[];
  readonly rayleigh_log: number;
  readonly rayleigh_constant: number;
  readonly mie_log: number;
  readonly mie_scale_deg: number;
  readonly inner: number;
  readonly inner_below_deg: number;
  readonly airmass_sin2_factor: number;
  readonly scotopic_to_photopic: number;
  readonly relative_error: number;
}

/** `vision.json`: adaptation and threshold of the eye. */
export interface VisionTable {
  readonly mesopic_a: number;
  readonly mesopic_b: number;
  readonly mesopic_start: number;
  readonly v_prime_at_555: number;
  readonly hyperbola: readonly number[];
  readonly lamp_scotopic_to_photopic: number;
  readonly magnitude_zero_lux: number;
  readonly background_min_cd_m2: number;
  readonly background_max_cd_m2: number;
  readonly field_factor: number;
}

/** `targets.json`: colours of the targets, and Bortle classes. */
export interface TargetTable {
  readonly b_minus_v: Readonly<Record<string, number>>;
  readonly star_without_colour: number;
  readonly temperature: readonly number[];
  readonly bortle_mag_arcsec2: readonly number[];
  readonly bortle_relative_error: number;
}

/** All tables of a data pack. */
export interface PackTables {
  readonly spectral: SpectralTable;
  readonly air: AirTable;
  readonly domain: DomainTable;
  readonly twilight: TwilightTable;
  readonly nightSky: NightSkyTable;
  readonly moonlight: MoonlightTable;
  readonly vision: VisionTable;
  readonly targets: TargetTable;
}

/** File with the notices of a pack. */
export const NOTICE_FILE = 'NOTICE.txt';

/** `manifest.json`: identity, sources and files of a pack. */
export interface PackManifest {
  readonly table_format_id: string;
  readonly engine_contract_id: string;
  readonly engine_contract_version: number;
  readonly composite_model_id: string;
  readonly pack_id: string;
  readonly version: string;
  readonly compatibility_id: string;
  readonly generation_fingerprint: string;
  readonly source_artifact_spec_id: string;
  readonly source_artifact_manifest_sha256: string;
  readonly source_dataset_ids: readonly string[];
  readonly license: string;
  /** SHA-256 and length in bytes of every other file of the pack, by name. */
  readonly files: Readonly<Record<string, { readonly sha256: string; readonly bytes: number }>>;
}

/** A parsed and checked pack. */
export interface VisibilityPack {
  readonly manifest: PackManifest;
  readonly manifestSha256: string;
  readonly tables: PackTables;
}
