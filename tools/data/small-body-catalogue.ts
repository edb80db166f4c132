import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { foldName } from '../../src/kernel/suggest.js';
import {
  ELEMENTS_PER_ORBIT,
  PACKED_ORBITS,
  PACKED_SMALL_BODY_NAMES,
} from '../../src/ephemeris/small-bodies/catalogue.js';
import type { PackedNames } from '../../src/ephemeris/small-bodies/catalogue.js';
import { GAUSSIAN_GM_AU3_PER_DAY2 } from '../../src/ephemeris/small-bodies/elements.js';
import { sha256Of, writePacked } from './manifest.js';

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
  orbit: number;
}

/** Packs names and osculating elements of the catalogued asteroids and comets from a directory with JPL's tables. */
export function buildSmallBodyCatalogue(directory: string): void {
  const raw = new Map(FILES.map((file) => [file, readFileSync(join(directory, file))]));
  const json = <T>(file: string): T =>
    JSON.parse((file.endsWith('.gz') ? gunzipSync(raw.get(file)!) : raw.get(file)!).toString('utf8')) as T;
  const orbits: number[][] = [],
    solutions: string[] = [];
  const asteroids = asteroidEntries(
    json('asteroids.sbdb.json'),
    json('asteroid-naif-ids.json'),
    json('asteroid-orbit-classes.json.gz'),
    orbits,
    solutions,
  );
  const comets = cometEntries(json('comets.sbdb.json'), json('comet-naif-ids.json'), orbits, solutions);
  const { aliases } = json<{ aliases: { alias: string; canonical_name: string }[] }>('comet-aliases.json');
  const names: PackedNames = {
    asteroids: columns(asteroids),
    comets: columns(comets),
    cometAliases: aliases.map((entry) => [entry.alias, entry.canonical_name]),
    solutions: solutions.join('\n'),
  };
  const origin = {
    source:
      'JPL Small-Body Database (osculating elements, names, classes; as packaged in kstars-data 3.6.2) and NAIF ids of JPL',
    source_sha256: FILES.map((file) => sha256Of(raw.get(file)!)).join(' '),
    licence: 'public domain (work of NASA/JPL, United States)',
  };
  writePacked(PACKED_SMALL_BODY_NAMES, new TextEncoder().encode(JSON.stringify(names)), origin);
  const numbers = Float64Array.from(orbits.flat());
  writePacked(PACKED_ORBITS, new Uint8Array(numbers.buffer), origin);
  console.log(`${asteroids.length} asteroids, ${comets.length} comets, ${orbits.length} orbits`);
}

const columns = (entries: readonly Entry[]): PackedNames['asteroids'] => ({
  numbers: entries.map((entry) => entry.number),
  names: entries.map((entry) => entry.name).join('\n'),
  designations: entries.map((entry) => entry.designation).join('\n'),
  classes: entries.map((entry) => entry.orbitClass).join('\n'),
  orbits: entries.map((entry) => entry.orbit),
});

/** Numbered asteroids of either list, by number, then those without number, by designation. */
function asteroidEntries(
  sbdb: Sbdb,
  naifIds: Record<string, number>,
  classes: Record<string, { code: string }>,
  orbits: number[][],
  solutions: string[],
): Entry[] {
  const byNumber = new Map<number, Entry>();
  for (const [name, id] of Object.entries(naifIds))
    byNumber.set(id - 2_000_000, {
      number: id - 2_000_000,
      name,
      designation: '',
      orbitClass: classes[String(id)]?.code ?? '',
      orbit: -1,
    });
  const unnumbered: Entry[] = [];
  const cell = reader(sbdb);
  for (const row of sbdb.data) {
    const found = /^(?:(\d+) ?)?([^(]*?) ?(?:\(([^)]*)\))?$/.exec(String(cell(row, 'full_name')).trim());
    if (!found) throw new Error(`asteroid name ${String(cell(row, 'full_name'))}`);
    const number = Number(found[1] ?? 0),
      designation = (found[3] ?? '').trim(),
      name = found[2].trim() || designation;
    const entry = byNumber.get(number) ?? { number, name, designation, orbitClass: '', orbit: -1 };
    entry.designation = designation;
    entry.orbitClass = String(cell(row, 'class') ?? '');
    entry.orbit = orbits.length;
    const epoch = Number(cell(row, 'epoch_mjd')) - MJD_OF_J2000,
      a = Number(cell(row, 'a')),
      mean = Number(cell(row, 'ma'));
    const degreesPerDay = (Math.sqrt(GAUSSIAN_GM_AU3_PER_DAY2 / a ** 3) * 180) / Math.PI;
    orbits.push(orbit(cell, row, epoch, epoch - (mean > 180 ? mean - 360 : mean) / degreesPerDay));
    solutions.push(String(cell(row, 'orbit_id') ?? ''));
    if (number === 0) unnumbered.push(entry);
    else byNumber.set(number, entry);
  }
  return [
    ...[...byNumber.values()].sort((a, b) => a.number - b.number),
    ...unnumbered.sort((a, b) => (a.designation < b.designation ? -1 : 1)),
  ];
}

/** Comets of either list in the order of the elements table, then those that have a NAIF id only. `number` is that of a periodic comet, not of a fragment. */
function cometEntries(sbdb: Sbdb, naifIds: Record<string, number>, orbits: number[][], solutions: string[]): Entry[] {
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
    orbits.push(orbit(cell, row, Number(cell(row, 'epoch.mjd')) - MJD_OF_J2000, Number(cell(row, 'tp')) - JD_OF_J2000));
    solutions.push(String(cell(row, 'orbit_id') ?? ''));
    return { number, name, designation, orbitClass: String(cell(row, 'class') ?? ''), orbit: orbits.length - 1 };
  });
  for (const [number, name] of rest)
    entries.push({ number, name, designation: `${number}P`, orbitClass: '', orbit: -1 });
  const seen = new Set<string>();
  for (const { name } of entries) {
    if (seen.has(foldName(name))) throw new Error(`two comets are named ${name}`);
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
  epochJ2k: number,
  perihelionJ2k: number,
): number[] {
  const numbers = [epochJ2k, ...['q', 'e', 'i', 'om', 'w'].map((field) => Number(cell(row, field))), perihelionJ2k];
  if (numbers.length !== ELEMENTS_PER_ORBIT || !numbers.every(Number.isFinite))
    throw new Error(`elements of ${String(row[0])}: ${numbers.join(' ')}`);
  return numbers;
}
