import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { foldName } from '../../src/kernel/suggest.js';
import {
  ELEMENT_COLUMNS,
  JET_COLUMNS,
  PACKED_SMALL_BODIES,
  shortCometName,
} from '../../src/ephemeris/small-bodies/catalogue.js';
import type { SmallBodiesMeta } from '../../src/ephemeris/small-bodies/catalogue.js';
import { GAUSSIAN_GM_AU3_PER_DAY2 } from '../../src/ephemeris/small-bodies/elements.js';
import { packColumns } from './columns.js';
import { cometSolutions, mergedSolutions } from './comet-solutions.js';
import type { CometSolution, SolutionsFile } from './comet-solutions.js';
import { linksOf } from './comet-links.js';
import { RAW_DIR, rawSha256, sha256Of, writePacked } from './manifest.js';

const MJD_OF_J2000 = 51544.5,
  JD_OF_J2000 = 2451545;
const FILES = [
  'asteroids.sbdb.json',
  'comets.sbdb.json',
  'asteroid-naif-ids.json',
  'comet-naif-ids.json',
  'comet-aliases.json',
  'asteroid-orbit-classes.json.gz',
];
const SOLUTIONS = 'comet-solutions.json';
const SBDB = 'JPL Small-Body Database';

type Cell = string | number | null;
interface Sbdb {
  readonly fields: readonly string[];
  readonly data: readonly (readonly Cell[])[];
}
interface Entry {
  number: number;
  name: string;
  designation: string;
  orbitClass: string;
  orbits: CometSolution[];
}

/** Packs the names and orbits of catalogued asteroids and comets from a directory with JPL's tables and the orbit solutions of comets. */
export function buildSmallBodyCatalogue(directory: string): void {
  const raw = new Map(FILES.map((file) => [file, readFileSync(join(directory, file))]));
  const json = <T>(file: string): T =>
    JSON.parse((file.endsWith('.gz') ? gunzipSync(raw.get(file)!) : raw.get(file)!).toString('utf8')) as T;
  const asteroids = asteroidEntries(
    json('asteroids.sbdb.json'),
    json('asteroid-naif-ids.json'),
    json('asteroid-orbit-classes.json.gz'),
  );
  const comets = cometEntries(json('comets.sbdb.json'), json('comet-naif-ids.json'));
  addSolutions(comets, cometSolutions(JSON.parse(readFileSync(join(RAW_DIR, SOLUTIONS), 'utf8')) as SolutionsFile));
  const { aliases } = json<{ aliases: { alias: string; canonical_name: string }[] }>('comet-aliases.json');
  const bytes = packed(
    asteroids,
    comets,
    aliases.map((entry) => [entry.alias, entry.canonical_name]),
  );
  writePacked(PACKED_SMALL_BODIES, bytes, {
    source:
      'JPL Small-Body Database (osculating elements, names, classes; as packaged in kstars-data 3.6.2) and NAIF ids of JPL; comets: JPL Horizons object pages, NASA/JPL Near-Earth Comets, Yeomans & Kiang 1981, Marsden (Catalogue of Cometary Orbits)',
    source_sha256: [...FILES.map((file) => sha256Of(raw.get(file)!)), rawSha256(SOLUTIONS)].join(' '),
    licence: 'public domain (work of NASA/JPL, United States); apparitions: facts',
  });
}

function packed(
  asteroids: readonly Entry[],
  comets: readonly Entry[],
  aliases: readonly (readonly [string, string])[],
): Uint8Array {
  const entries = [...asteroids, ...comets];
  const orbits = entries.flatMap((entry) => entry.orbits);
  const firstOrbit: number[] = [];
  let next = 0;
  for (const { orbits: own } of entries) {
    firstOrbit.push(own.length ? next : -1);
    next += own.length;
  }
  const orbitClasses = [...new Set(entries.map((entry) => entry.orbitClass))].sort(),
    sources = [...new Set(orbits.map((orbit) => orbit.source))].sort();
  if (orbitClasses.length > 255 || sources.length > 255) throw new Error('classes or sources do not fit in a byte');
  const jetOrbits = orbits.flatMap((orbit, row) => (orbit.jets === null ? [] : [row]));
  const links = entries.flatMap((entry, row) =>
    entry.orbits.length < 2
      ? []
      : linksOf(entry.name, entry.orbits).map((link, i) => ({ orbit: firstOrbit[row] + i, ...link })),
  );
  console.log(
    `${asteroids.length} asteroids, ${comets.length} comets, ${orbits.length} orbits, ${jetOrbits.length} with jets, ${links.length} linked`,
  );
  return packColumns(
    {
      number: Int32Array.from(entries, (entry) => entry.number),
      name: entries.map((entry) => entry.name),
      designation: entries.map((entry) => entry.designation),
      orbitClass: Uint8Array.from(entries, (entry) => orbitClasses.indexOf(entry.orbitClass)),
      firstOrbit: Int32Array.from(firstOrbit),
      orbitCount: Uint8Array.from(entries, (entry) => entry.orbits.length),
      asteroidNames: asteroidForms(asteroids),
      cometNames: cometForms(comets, asteroids.length, aliases),
      ...Object.fromEntries(
        ELEMENT_COLUMNS.map((column) => [column, Float64Array.from(orbits, (orbit) => orbit[column])]),
      ),
      solution: orbits.map((orbit) => orbit.name),
      solutionSource: Uint8Array.from(orbits, (orbit) => sources.indexOf(orbit.source)),
      jetOrbit: Int32Array.from(jetOrbits),
      ...Object.fromEntries(
        JET_COLUMNS.map((column) => [column, Float64Array.from(jetOrbits, (row) => orbits[row].jets![column])]),
      ),
      linkOrbit: Int32Array.from(links, (link) => link.orbit),
      linkBefore: Float64Array.from(links, (link) => link.beforeDays),
      linkAfter: Float64Array.from(links, (link) => link.afterDays),
    },
    {
      asteroids: asteroids.length,
      numberedAsteroids: asteroids.filter((entry) => entry.number > 0).length,
      orbitClasses,
      sources,
    } satisfies SmallBodiesMeta,
  );
}

/** Assigns each solution to the comet with that name or designation, or to the comet with an orbit of this perihelion. */
function addSolutions(comets: readonly Entry[], solutions: ReadonlyMap<string, readonly CometSolution[]>): void {
  for (const [name, list] of solutions) {
    const named = comets.filter((comet) => comet.name === name);
    const found = named.length
      ? named
      : comets.filter((comet) => /^\d+[PD]\//.test(name) && comet.designation === name.split('/')[0]);
    const same = found.length
      ? found
      : comets.filter((comet) =>
          comet.orbits.some((own) =>
            list.some(
              (each) =>
                Math.abs(own.perihelionTdbJ2k - each.perihelionTdbJ2k) < 0.5 &&
                Math.abs(own.perihelionAu - each.perihelionAu) < 0.01,
            ),
          ),
        );
    if (same.length !== 1) {
      console.log(`${name}: ${same.length ? `one of ${same.length} bodies` : 'not in the catalogue'}, left out`);
      continue;
    }
    same[0].orbits = mergedSolutions([...same[0].orbits, ...list]);
  }
}

function asteroidForms(asteroids: readonly Entry[]): Map<string, number[]> {
  const forms = new Map<string, number[]>();
  asteroids.forEach(({ name }, row) => {
    forms.set(foldName(name), [row]);
  });
  asteroids.forEach(({ designation }, row) => {
    if (designation && !forms.has(foldName(designation))) forms.set(foldName(designation), [row]);
  });
  return forms;
}

/** Full names and designations are unique; names of discoverers may belong to several comets. */
function cometForms(
  comets: readonly Entry[],
  firstRow: number,
  aliases: readonly (readonly [alias: string, name: string])[],
): Map<string, number[]> {
  const forms = new Map<string, number[]>();
  comets.forEach(({ name, designation }, i) => {
    forms.set(foldName(name), [firstRow + i]);
    forms.set(foldName(designation), [firstRow + i]);
  });
  const short = new Map<string, number[]>();
  comets.forEach(({ name }, i) => {
    const key = foldName(shortCometName(name));
    if (key && !forms.has(key)) short.set(key, [...(short.get(key) ?? []), firstRow + i]);
  });
  for (const [key, rows] of short) forms.set(key, rows);
  for (const [alias, name] of aliases) {
    const rows = forms.get(foldName(name));
    if (rows?.length === 1) forms.set(foldName(alias), rows);
  }
  return forms;
}

/** Numbered asteroids of both lists by number, then unnumbered asteroids by designation. */
function asteroidEntries(
  sbdb: Sbdb,
  naifIds: Record<string, number>,
  classes: Record<string, { code: string }>,
): Entry[] {
  const byNumber = new Map<number, Entry>();
  for (const [name, id] of Object.entries(naifIds))
    byNumber.set(id - 2_000_000, {
      number: id - 2_000_000,
      name,
      designation: '',
      orbitClass: classes[String(id)]?.code ?? '',
      orbits: [],
    });
  const unnumbered: Entry[] = [];
  const cell = reader(sbdb);
  for (const row of sbdb.data) {
    const found = /^(?:(\d+) ?)?([^(]*?) ?(?:\(([^)]*)\))?$/.exec(String(cell(row, 'full_name')).trim());
    if (!found) throw new Error(`unknown form of an asteroid name: ${String(cell(row, 'full_name'))}`);
    const number = Number(found[1] ?? 0),
      designation = (found[3] ?? '').trim(),
      name = found[2].trim() || designation;
    const entry = byNumber.get(number) ?? { number, name, designation, orbitClass: '', orbits: [] };
    entry.designation = designation;
    entry.orbitClass = String(cell(row, 'class') ?? '');
    const epoch = Number(cell(row, 'epoch_mjd')) - MJD_OF_J2000,
      a = Number(cell(row, 'a')),
      mean = Number(cell(row, 'ma'));
    const degreesPerDay = (Math.sqrt(GAUSSIAN_GM_AU3_PER_DAY2 / a ** 3) * 180) / Math.PI;
    entry.orbits = [orbit(cell, row, epoch, epoch - (mean > 180 ? mean - 360 : mean) / degreesPerDay)];
    if (number === 0) unnumbered.push(entry);
    else byNumber.set(number, entry);
  }
  return [
    ...[...byNumber.values()].sort((a, b) => a.number - b.number),
    ...unnumbered.sort((a, b) => (a.designation < b.designation ? -1 : 1)),
  ];
}

/**
 * Comets of both lists in the order of the elements table, then those that have only a NAIF id. `number` is the number of a periodic comet;
 * a fragment has none.
 */
function cometEntries(sbdb: Sbdb, naifIds: Record<string, number>): Entry[] {
  const cell = reader(sbdb);
  const rest = new Map(Object.entries(naifIds).map(([name, id]) => [id - 1_000_000, name]));
  const entries = sbdb.data.map((row): Entry => {
    const full = String(cell(row, 'full_name')).trim();
    const numbered = /^(\d+)([PDI])\/(.*)$/.exec(full);
    const isFragment = numbered !== null && /-[A-Z]{1,2}$/.test(numbered[3]);
    const number = numbered && !isFragment ? Number(numbered[1]) : 0;
    const name = rest.get(number) ?? full;
    rest.delete(number);
    const designation = numbered
      ? isFragment
        ? `${numbered[1]}${numbered[2]}${/-[A-Z]{1,2}$/.exec(full)![0]}`
        : `${numbered[1]}${numbered[2]}`
      : full.replace(/ *\(.*$/, '');
    const own = orbit(cell, row, Number(cell(row, 'epoch.mjd')) - MJD_OF_J2000, Number(cell(row, 'tp')) - JD_OF_J2000);
    return { number, name, designation, orbitClass: String(cell(row, 'class') ?? ''), orbits: [own] };
  });
  for (const [number, name] of rest)
    entries.push({ number, name, designation: `${number}P`, orbitClass: '', orbits: [] });
  const seen = new Set<string>();
  for (const { name } of entries) {
    if (seen.has(foldName(name))) throw new Error(`two comets have the name ${name}`);
    seen.add(foldName(name));
  }
  return entries;
}

const reader = (sbdb: Sbdb) => {
  const places = new Map(sbdb.fields.map((field, i) => [field, i]));
  return (row: readonly Cell[], field: string): Cell => row[places.get(field)!];
};

function orbit(
  cell: (row: readonly Cell[], field: string) => Cell,
  row: readonly Cell[],
  epochTdbJ2k: number,
  perihelionTdbJ2k: number,
): CometSolution {
  const [perihelionAu, eccentricity, inclinationDeg, nodeDeg, perihelionArgumentDeg] = ['q', 'e', 'i', 'om', 'w'].map(
    (field) => Number(cell(row, field)),
  );
  const elements = {
    epochTdbJ2k,
    perihelionAu,
    eccentricity,
    inclinationDeg,
    nodeDeg,
    perihelionArgumentDeg,
    perihelionTdbJ2k,
  };
  if (!Object.values(elements).every(Number.isFinite))
    throw new Error(`an element of ${String(row[0])} is not valid: ${Object.values(elements).join(' ')}`);
  return { ...elements, name: String(cell(row, 'orbit_id') ?? ''), source: SBDB, jets: null, rank: 1 };
}
