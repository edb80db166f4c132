import { NOTICE_FILE } from './sky/visibility/physical/tables.js';
import type { PackManifest, PackTables, VisibilityPack } from './sky/visibility/physical/tables.js';

/**
 * Parser of a visibility data pack: a directory with `manifest.json`, which lists every other file with its SHA-256,
 * and the tables. The format is open (`families/phenomena/visibility/physical/README.md`). This module parses and
 * checks the contents; `node-visibility-pack.ts` reads the files and compares the sums.
 */

/** Identities in the manifest of every pack that this engine reads. */
export const TABLE_FORMAT_ID = 'celestial_visibility_tables_v1';
export const ENGINE_CONTRACT_ID = 'celestial_physical_visibility';
export const ENGINE_CONTRACT_VERSION = 1;
export const COMPOSITE_MODEL_ID = 'clear_sky_naked_eye_point_source_v1';

/** A pack as it is passed between threads: the manifest, its SHA-256, and the contents of the files. */
export interface PackTexts {
  readonly manifest: PackManifest;
  readonly manifestSha256: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** File of each table. */
const PAYLOADS: Readonly<Record<keyof PackTables, string>> = {
  spectral: 'spectral.json',
  air: 'air.json',
  domain: 'domain.json',
  twilight: 'twilight.json',
  nightSky: 'night-sky.json',
  moonlight: 'moonlight.json',
  vision: 'vision.json',
  targets: 'targets.json',
};
/** Files that a pack must contain besides its manifest. */
export const PACK_FILES: readonly string[] = [...Object.values(PAYLOADS), NOTICE_FILE];

/**
 * Required structure of a table: a number, a list of numbers, a list of strings, or fields with structures of their
 * own.
 */
type Form = 'number' | 'numbers' | 'strings' | 'rows' | 'record' | { readonly [field: string]: Form };
const light: Form = { scotopic_to_photopic: 'number', relative_error: 'number' };
const FORMS: Readonly<Record<keyof PackTables, Form>> = {
  spectral: {
    wavelength_nm: 'numbers',
    photopic: 'numbers',
    scotopic: 'numbers',
    photopic_maximum_lm_per_w: 'number',
    scotopic_maximum_lm_per_w: 'number',
    rayleigh_depth: 'numbers',
    ozone_depth_per_du: 'numbers',
    interpolation_maximum_error_mag: 'number',
    interpolation_p95_error_mag: 'number',
  },
  air: {
    gas: 'numbers',
    aerosol: 'numbers',
    sky: 'numbers',
    ozone_height_km: 'number',
    earth_radius_km: 'number',
    reference_albedo: 'number',
    reference_extinction_mag: 'number',
  },
  domain: {
    solar_center_altitude_deg: 'numbers',
    target_true_altitude_deg: 'numbers',
    relative_solar_azimuth_deg: 'numbers',
    atmosphere_profiles: 'strings',
    aerosol_profiles: 'strings',
    observer_altitude_m: 'numbers',
    surface_pressure_hpa: 'numbers',
    aod550: 'numbers',
    angstrom_exponent: 'numbers',
    ozone_du: 'numbers',
    ground_albedo: 'numbers',
  },
  twilight: {
    start_deg: 'number',
    step_deg: 'number',
    zenith_ln_cd_m2: 'numbers',
    contrast: 'numbers',
    scotopic_to_photopic: 'numbers',
    separation_deg: 'number',
    zenith_divisor: 'number',
    relative_error: 'number',
    photopic_interpolation_maximum_error_mag: 'number',
    photopic_interpolation_p95_error_mag: 'number',
    scotopic_interpolation_maximum_error_mag: 'number',
    scotopic_interpolation_p95_error_mag: 'number',
    storage_maximum_error_mag: 'number',
  },
  nightSky: {
    s10_cd_m2: 'number',
    zodiacal: { longitude_from_sun_deg: 'numbers', latitude_deg: 'numbers', s10: 'rows', ...light },
    airglow: { zenith_s10: 'number', airmass_sin2_factor: 'number', ...light },
    starlight: { pole_s10: 'number', plane_s10: 'number', scale_deg: 'number', ...light },
  },
  moonlight: {
    magnitude: 'numbers',
    rayleigh_log: 'number',
    rayleigh_constant: 'number',
    mie_log: 'number',
    mie_scale_deg: 'number',
    inner: 'number',
    inner_below_deg: 'number',
    airmass_sin2_factor: 'number',
    ...light,
  },
  vision: {
    mesopic_a: 'number',
    mesopic_b: 'number',
    mesopic_start: 'number',
    v_prime_at_555: 'number',
    hyperbola: 'numbers',
    lamp_scotopic_to_photopic: 'number',
    magnitude_zero_lux: 'number',
    background_min_cd_m2: 'number',
    background_max_cd_m2: 'number',
    field_factor: 'number',
  },
  targets: {
    b_minus_v: 'record',
    star_without_colour: 'number',
    temperature: 'numbers',
    bortle_mag_arcsec2: 'numbers',
    bortle_relative_error: 'number',
  },
};

/** A pack that cannot be used: the file, and the problem with it. */
export class UnusablePack extends Error {
  readonly file: string;
  constructor(file: string, problem: string) {
    super(problem);
    this.name = 'UnusablePack';
    this.file = file;
  }
}

/**
 * Parses the manifest. Errors: UnusablePack when it is not a manifest, or has a format that this engine does not know.
 */
export function readManifest(text: string): PackManifest {
  const fail = (problem: string): never => {
    throw new UnusablePack('manifest.json', problem);
  };
  const parsed = parse('manifest.json', text) as Partial<PackManifest> | null;
  if (typeof parsed !== 'object' || parsed === null || typeof parsed.files !== 'object')
    return fail('is not a manifest');
  const expected = {
    table_format_id: TABLE_FORMAT_ID,
    engine_contract_id: ENGINE_CONTRACT_ID,
    engine_contract_version: ENGINE_CONTRACT_VERSION,
    composite_model_id: COMPOSITE_MODEL_ID,
  };
  for (const [key, value] of Object.entries(expected)) {
    const found = parsed[key as keyof typeof expected];
    if (found !== value) fail(`has ${key} ${JSON.stringify(found)}; this engine reads ${JSON.stringify(value)}`);
  }
  const strings = [
    'pack_id',
    'version',
    'compatibility_id',
    'generation_fingerprint',
    'source_artifact_spec_id',
    'source_artifact_manifest_sha256',
    'license',
  ] as const;
  for (const key of strings) if (typeof parsed[key] !== 'string') fail(`lacks the string ${key}`);
  if (!Array.isArray(parsed.source_dataset_ids)) fail('lacks the list source_dataset_ids');
  for (const name of PACK_FILES) {
    const entry = parsed.files?.[name];
    if (typeof entry?.sha256 !== 'string' || !Number.isInteger(entry.bytes)) fail(`does not list ${name}`);
  }
  return parsed as PackManifest;
}

/** Parses the tables of a pack. Errors: UnusablePack with the file and the field. */
export function readPack({ manifest, manifestSha256, texts }: PackTexts): VisibilityPack {
  const tables: Record<string, unknown> = {};
  for (const [key, file] of Object.entries(PAYLOADS)) {
    const table = parse(file, texts[file]);
    requireForm(file, '', table, FORMS[key as keyof PackTables]);
    tables[key] = table;
  }
  const pack = { manifest, manifestSha256, tables: tables as unknown as PackTables };
  requireLengths(pack.tables);
  return pack;
}

function parse(file: string, text: string | undefined): unknown {
  if (text === undefined) throw new UnusablePack(file, 'is missing');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnusablePack(file, `is not JSON: ${(error as Error).message}`);
  }
}

const isNumbers = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((item) => Number.isFinite(item));

const FORM_NAMES = {
  number: 'a number',
  numbers: 'a list of numbers',
  strings: 'a list of strings',
  rows: 'a list of rows of numbers',
  record: 'an object',
} as const satisfies Record<Extract<Form, string>, string>;

function requireForm(file: string, at: string, value: unknown, form: Form): void {
  const fits =
    form === 'number'
      ? Number.isFinite(value)
      : form === 'numbers'
        ? isNumbers(value)
        : form === 'strings'
          ? Array.isArray(value) && value.every((item) => typeof item === 'string')
          : form === 'rows'
            ? Array.isArray(value) && value.every(isNumbers)
            : typeof value === 'object' && value !== null;
  if (!fits)
    throw new UnusablePack(file, `${at || '/'} must be ${typeof form === 'string' ? FORM_NAMES[form] : 'an object'}`);
  if (typeof form === 'string') return;
  for (const [field, inner] of Object.entries(form))
    requireForm(file, `${at}/${field}`, (value as Record<string, unknown>)[field], inner);
}

/** Requires equal lengths of the columns of a table. */
function requireLengths({ spectral, twilight, nightSky, targets }: PackTables): void {
  const same = (file: string, length: number, lists: readonly (readonly unknown[])[]): void => {
    if (lists.some((list) => list.length !== length)) throw new UnusablePack(file, 'has columns of different lengths');
  };
  same('spectral.json', spectral.wavelength_nm.length, [
    spectral.photopic,
    spectral.scotopic,
    spectral.rayleigh_depth,
    spectral.ozone_depth_per_du,
  ]);
  same('twilight.json', twilight.zenith_ln_cd_m2.length, [twilight.contrast, twilight.scotopic_to_photopic]);
  same('night-sky.json', nightSky.zodiacal.longitude_from_sun_deg.length, [nightSky.zodiacal.s10]);
  same('night-sky.json', nightSky.zodiacal.latitude_deg.length, nightSky.zodiacal.s10);
  same('targets.json', 9, [targets.bortle_mag_arcsec2]);
}
