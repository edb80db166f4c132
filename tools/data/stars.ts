import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKED_DEEP_SKY } from '../../src/sky/stars/deep-sky-catalogue.js';
import type { DeepSkyObject } from '../../src/sky/stars/deep-sky-catalogue.js';
import { PACKED_MULTIPLES } from '../../src/sky/stars/multiple-catalogue.js';
import type { MultipleOrbit, MultipleStar } from '../../src/sky/stars/multiple-catalogue.js';
import { PACKED_STARS } from '../../src/sky/stars/catalogue.js';
import type { StarsMeta, STAR_NUMBERS } from '../../src/sky/stars/catalogue.js';
import { PACKED_VARIABLES } from '../../src/sky/stars/variable-catalogue.js';
import type { VariableStar } from '../../src/sky/stars/variable-catalogue.js';
import { constellationKeys, designationKey, starKey } from '../../src/sky/stars/star-key.js';
import { packColumns } from './columns.js';
import { starNameForms } from './star-name-forms.js';
import { RAW_DIR, rawSha256, writePacked } from './manifest.js';

const STARS = 'stars.csv',
  PLACED = 'stars-constellations.csv',
  NAMES = 'stars-constellation-names.tsv',
  ALIASES = 'stars-aliases.tsv',
  VELOCITIES = 'stars-radial-velocities.csv';
const CORRECTIONS = 'stars-corrections.json',
  CHARACTERS = 'stars-characters.json';
const DEEP_SKY = 'stars-deep-sky.json',
  VARIABLES = 'stars-variable.json',
  MULTIPLES = 'stars-multiple.json';
const SIMBAD =
  'SIMBAD (CDS, ODbL 1.0); Hipparcos and Gaia DR3 values; names of the IAU Working Group on Star Names and traditional lists; radial velocities of the catalogues that the file names';

interface Fix {
  readonly name: string;
  readonly orbit?: string;
  readonly fields: Record<string, number>;
  readonly additional?: Record<string, unknown>;
  readonly source: string;
}
interface Corrections {
  readonly magnitudes: { readonly values: Record<string, number> };
  readonly variables: readonly Fix[];
  readonly multiples: readonly Fix[];
}
interface Characters {
  readonly variables: readonly (readonly [name: string, quality: string, note: string])[];
  readonly multiples: readonly (readonly [
    name: string,
    quality: string,
    note: string,
    components: readonly string[],
  ])[];
}

const raw = (name: string): string => readFileSync(join(RAW_DIR, name), 'utf8');
const rawJson = <T>(name: string): T => JSON.parse(raw(name)) as T;
const encode = (value: unknown): Uint8Array => new TextEncoder().encode(`${JSON.stringify(value)}\n`);

/** A cell that contains a separator is in quotes. No cell contains a quote. */
const cellsOf = (line: string, separator: string): string[] =>
  [...`${separator}${line}`.matchAll(new RegExp(`${separator}(?:"([^"]*)"|([^"${separator}]*))`, 'gy'))].map(
    ([, quoted, plain]) => quoted ?? plain,
  );

/** Rows of a table that has a heading. */
function table(name: string, separator: string): Record<string, string>[] {
  const [head, ...lines] = raw(name)
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line !== '');
  const columns = head.split(separator);
  return lines.map((line) => {
    const cells = cellsOf(line, separator);
    if (cells.length !== columns.length || cells.some((cell) => cell.includes('"')))
      throw new Error(`${name}: ${line}`);
    return Object.fromEntries(columns.map((column, i) => [column, cells[i].trim()]));
  });
}

/** Packs the star catalogue, the deep-sky anchors, the variable stars and the multiple stars. */
export function buildStars(): void {
  const { rows, bytes } = packedStars();
  const names = rows.map((row) => row.name),
    designations = rows.map((row) => row.designation);
  const origin = (source: string, ...files: string[]) => ({
    source,
    source_sha256: rawSha256(...files),
    licence: 'ODbL 1.0 (SIMBAD database, CDS, Strasbourg); names and numbers free',
  });
  writePacked(PACKED_STARS, bytes, origin(SIMBAD, STARS, PLACED, NAMES, ALIASES, CORRECTIONS, VELOCITIES));
  writePacked(
    PACKED_DEEP_SKY,
    encode(deepSky(new Set(names))),
    origin('SIMBAD (CDS, ODbL 1.0); planet counts of the NASA Exoplanet Archive', DEEP_SKY),
  );
  const starOf = new Map(designations.map((designation, i) => [starKey(designation), names[i]]));
  const variables = packedVariables(starOf);
  writePacked(
    PACKED_VARIABLES,
    encode(variables),
    origin('GCVS, AAVSO VSX and published elements, as named in the file', VARIABLES, CORRECTIONS, CHARACTERS),
  );
  const multiples = packedMultiples();
  writePacked(
    PACKED_MULTIPLES,
    encode(multiples),
    origin('WDS, Sixth Orbit Catalog and published orbits, as named in the file', MULTIPLES, CORRECTIONS, CHARACTERS),
  );
  console.log(`${names.length} stars, ${variables.length} variable, ${multiples.length} multiple`);
}

function packedStars(): { rows: Record<string, string>[]; bytes: Uint8Array } {
  const rows = table(STARS, ',');
  const placed = new Map(table(PLACED, ',').map((row) => [row.name, row.constellation]));
  const constellations = table(NAMES, '\t').map((row) => [row.abbreviation, row.name, row.genitive] as const);
  const codes = new Set(constellations.map(([code]) => code));
  const magnitudes = rawJson<Corrections>(CORRECTIONS).magnitudes.values;
  const numbers = (key: string): number[] =>
    rows.map((row) => {
      const x = Number(row[key]);
      if (row[key] === '' || !Number.isFinite(x)) throw new Error(`${row.name}: ${key} is not a number`);
      return x;
    });
  const constellationOf = (row: Record<string, string>): string => {
    const code =
      row.constellation ||
      row.designation
        .split(/\s+/)
        .filter((word) => codes.has(word))
        .at(-1) ||
      placed.get(row.name);
    if (!code || !codes.has(code)) throw new Error(`${row.name} has no known constellation`);
    return code;
  };
  // The source writes 0 for missing photometry; the colour is then 0 too.
  const missing = (row: Record<string, string>): boolean => Number(row.v_mag) === 0 && Number(row.b_v) === 0;
  const known = new Set([...rows.map((row) => row.name), ...rows.map((row) => row.designation)]);
  const aliases = table(ALIASES, '\t').map((row) => {
    if (!known.has(row.star)) throw new Error(`alias ${row.alias}: there is no star ${row.star}`);
    return [row.alias, row.star, row.kind] as const;
  });
  const velocities = radialVelocities(rows);
  const keys = constellationKeys(constellations);
  const named = rows.map((row) => ({
    name: row.name,
    designation: row.designation.replace(/\s+/g, ' '),
    bayer: row.bayer,
    hip: Number(row.hip || 0),
  }));
  const columns: Record<(typeof STAR_NUMBERS)[number], number[]> = {
    raDeg: numbers('ra_deg_icrs_j2000'),
    decDeg: numbers('dec_deg_icrs_j2000'),
    pmRaMasPerYear: numbers('pm_ra_cosdec_mas_yr'),
    pmDecMasPerYear: numbers('pm_dec_mas_yr'),
    parallaxMas: numbers('parallax_mas'),
    radialVelocityKmPerS: velocities.values,
    vMagnitude: rows.map((row) => magnitudes[row.name] ?? (missing(row) ? NaN : Number(row.v_mag))),
    colourIndex: rows.map((row) => (missing(row) ? NaN : Number(row.b_v))),
  };
  const bytes = packColumns(
    {
      ...Object.fromEntries(Object.entries(columns).map(([name, values]) => [name, Float64Array.from(values)])),
      hip: Int32Array.from(named, (star) => star.hip),
      velocitySource: Uint8Array.from(velocities.sourceOf),
      name: named.map((star) => star.name),
      designation: named.map((star) => star.designation),
      bayer: named.map((star) => star.bayer),
      spectralType: rows.map((row) => row.spectral_type),
      constellationCode: rows.map(constellationOf),
      nameKey: named.map((star) => starKey(star.name)),
      designationKey: named.map((star) => designationKey(star.designation, keys)),
      aliases: aliases.map(([alias]) => alias),
      forms: starNameForms(named, aliases, keys),
    },
    { constellations, constellationKeys: keys, velocitySources: velocities.sources } satisfies StarsMeta,
  );
  return { rows, bytes };
}

/** Radial velocities (km/s) by row of the star table, NaN where none is known, and the source of each. */
function radialVelocities(rows: readonly Record<string, string>[]): {
  values: number[];
  sourceOf: number[];
  sources: string[];
} {
  const given = new Map(table(VELOCITIES, ',').map((row) => [`${row.designation}|${row.hip}`, row]));
  const byDesignation = new Map([...given.values()].map((row) => [row.designation, row]));
  const sources = [...new Set([...given.values()].map((row) => row.source))].sort();
  const found = rows.map((row) => given.get(`${row.designation}|${row.hip}`) ?? byDesignation.get(row.designation));
  const unused = given.size - new Set(found.filter((row) => row !== undefined)).size;
  if (unused > 0) throw new Error(`${VELOCITIES}: ${unused} rows belong to no star`);
  return {
    values: found.map((row) => {
      const v = row === undefined ? NaN : Number(row.rv_km_s);
      if (row !== undefined && !(Math.abs(v) < 1000)) throw new Error(`${row.designation}: ${row.rv_km_s} km/s`);
      return v;
    }),
    sourceOf: found.map((row) => (row === undefined ? 0 : sources.indexOf(row.source))),
    sources,
  };
}

function deepSky(starNames: ReadonlySet<string>): DeepSkyObject[] {
  interface Row {
    canonical_name: string;
    designation: string;
    aliases: string[];
    object_class: DeepSkyObject['objectClass'];
    is_extended: boolean;
    position_semantics: string;
    simbad_main_id: string;
    simbad_otype: string;
    ra_deg: number;
    dec_deg: number;
    pmra_mas_yr: number | null;
    pmdec_mas_yr: number | null;
    proper_motion_admitted: boolean;
    coordinate_bibcode: string;
    coordinate_quality: string;
    star_registry_name: string | null;
    nasa_exoplanet_archive_hostname: string | null;
    confirmed_planet_count: number | null;
  }
  return rawJson<Row[]>(DEEP_SKY).map((row) => {
    if (row.star_registry_name !== null && !starNames.has(row.star_registry_name))
      throw new Error(`${row.canonical_name}: there is no star ${row.star_registry_name}`);
    return {
      name: row.canonical_name,
      designation: row.designation,
      aliases: row.aliases,
      objectClass: row.object_class,
      isExtended: row.is_extended,
      positionSemantics: row.position_semantics,
      simbadMainId: row.simbad_main_id,
      simbadObjectType: row.simbad_otype,
      raDeg: row.ra_deg,
      decDeg: row.dec_deg,
      pmRaMasPerYear: row.pmra_mas_yr,
      pmDecMasPerYear: row.pmdec_mas_yr,
      properMotionAdmitted: row.proper_motion_admitted,
      coordinateBibcode: row.coordinate_bibcode,
      coordinateQuality: row.coordinate_quality,
      starName: row.star_registry_name,
      planetHostName: row.nasa_exoplanet_archive_hostname,
      planetCount: row.confirmed_planet_count,
    };
  });
}

/** The variables in the order of the file of characters, with the corrections applied. */
function packedVariables(starOf: ReadonlyMap<string, string>): VariableStar[] {
  interface Row {
    name: string;
    designation: string;
    var_type: VariableStar['type'];
    epoch_jd: number;
    epoch_is_minimum: boolean;
    period_days: number;
    mag_max: number;
    mag_min: number;
    mag_min2: number;
    eclipse_width: number;
  }
  const rows = new Map(rawJson<Row[]>(VARIABLES).map((row) => [row.name, row]));
  const fixes = new Map(rawJson<Corrections>(CORRECTIONS).variables.map((fix) => [fix.name, fix]));
  return rawJson<Characters>(CHARACTERS).variables.map(([name, quality, note]) => {
    const fix = fixes.get(name);
    const row = { ...rows.get(name)!, ...fix?.fields };
    const change = fix?.additional?.period_change_days_per_cycle;
    return {
      name,
      designation: row.designation,
      starName: starOf.get(starKey(row.designation)) ?? null,
      type: row.var_type,
      epochJd: row.epoch_jd,
      epochIsMinimum: row.epoch_is_minimum,
      periodDays: row.period_days,
      periodChangeDaysPerCycle: typeof change === 'number' ? change : 0,
      magnitudeMax: row.mag_max,
      magnitudeMin: row.mag_min,
      magnitudeMin2: row.mag_min2,
      eclipseHalfWidth: row.eclipse_width,
      quality: quality as VariableStar['quality'],
      note,
      elementsSource: fix?.source ?? 'GCVS (Samus et al. 2017) and AAVSO VSX',
    };
  });
}

function packedMultiples(): MultipleStar[] {
  interface OrbitRow {
    label: string;
    period_yr: number;
    epoch_jd: number;
    ecc: number;
    semi_major_arcsec: number;
    incl_deg: number;
    node_deg: number;
    arg_peri_deg: number;
    ref_pa_deg: number;
    period_uncertain: boolean;
  }
  interface Row {
    name: string;
    designation: string;
    also_known_as: string[];
    system_type: MultipleStar['systemType'];
    components: { label: string; spectral_type: string; magnitude: number; mass_solar: number | null }[];
    orbits: OrbitRow[];
    combined_mag: number;
  }
  const rows = new Map(rawJson<Row[]>(MULTIPLES).map((row) => [row.name, row]));
  const fixes = rawJson<Corrections>(CORRECTIONS).multiples;
  return rawJson<Characters>(CHARACTERS).multiples.map(([name, quality, note, componentNotes]) => {
    const row = rows.get(name)!;
    if (componentNotes.length !== row.components.length)
      throw new Error(`${name}: the number of notes and of components differ`);
    return {
      name,
      designation: row.designation,
      aliases: row.also_known_as,
      systemType: row.system_type,
      combinedMagnitude: row.combined_mag,
      quality,
      note,
      components: row.components.map((part, i) => ({
        label: part.label,
        spectralType: part.spectral_type,
        magnitude: part.magnitude,
        massSolar: part.mass_solar,
        note: componentNotes[i],
      })),
      orbits: row.orbits.map((given): MultipleOrbit => {
        const fix = fixes.find((entry) => entry.name === name && entry.orbit === given.label);
        const orbit = { ...given, ...fix?.fields };
        return {
          label: orbit.label,
          periodYears: orbit.period_yr,
          epochJd: orbit.epoch_jd,
          eccentricity: orbit.ecc,
          semiMajorArcsec: orbit.semi_major_arcsec,
          inclinationDeg: orbit.incl_deg,
          nodeDeg: orbit.node_deg,
          periastronArgumentDeg: orbit.arg_peri_deg,
          referencePaDeg: orbit.ref_pa_deg,
          periodUncertain: orbit.period_uncertain,
          angleReliable: fix?.additional?.position_angle_reliable !== false,
          source: fix?.source ?? 'Washington Double Star Catalog (reference measures about 2000)',
        };
      }),
    };
  });
}
