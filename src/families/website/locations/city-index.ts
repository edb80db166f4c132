import type { DataProvider } from '../../../kernel/data.js';
import { NO_REGION, OTHER_NAMES_SEPARATOR, readCities, readPlaceNames } from './packed-cities.js';
import type { CityTable } from './packed-cities.js';
import { lookupTable } from '../../../kernel/lookup.js';

export interface City {
  readonly name: string;
  readonly countryCode: string;
  readonly country: string;
  readonly region: string | null;
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  readonly population: number;
  readonly zone: string;
}

/** A latitude-longitude box, degrees. */
export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Letters without a decomposition into a base letter and an accent. */
const PLAIN = lookupTable<string>({
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ə: 'e',
});

/**
 * Folds a name: lower case without accents; every run of other characters than letters, digits (of any script, with the vowel signs of
 * Indian and other scripts) and line ends becomes one space. The names in data/packed/place-names.txt are folded when the file is built, so
 * a change here needs a new file.
 */
export function foldPlace(text: string): string {
  return (
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase()
      // ø ł đ ð þ ß æ œ ı ħ ŋ ə
      .replace(
        /[\u00f8\u0142\u0111\u00f0\u00fe\u00df\u00e6\u0153\u0131\u0127\u014b\u0259]/g,
        (letter) => PLAIN[letter] ?? letter,
      )
      // ’ ʼ ‘ ʻ
      .replace(/['\u2019\u02bc\u2018`\u02bb]/g, '')
      .replace(/[^\p{L}\p{N}\p{M}\n]+/gu, ' ')
      .replace(/ ?\n ?/g, '\n')
      .trim()
  );
}

/** Common short forms of country names. */
const COUNTRY_FORMS = lookupTable<string>({
  usa: 'US',
  'united states of america': 'US',
  america: 'US',
  uk: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  uae: 'AE',
  holland: 'NL',
  czechia: 'CZ',
  burma: 'MM',
});

/**
 * Rank of a match, best first: full name, place in the country of that full name (at most half of the results, so that `Jersey` can also
 * return Jersey City), beginning of the name, of a later word, of another name, any part, region, country or zone.
 */
const RANKS = ['exact', 'country', 'prefix', 'word', 'other', 'part', 'area'] as const;
const SHORTEST_PART = 3;
/**
 * From this population on another name counts as much as the first name: `Roma` is Rome before it is a Roma of 10,000.
 */
const LARGE = 100_000;

/** Largest number of rows of other names that a query examines. */
const MOST_OTHERS = 20_000;
const UNITS_PER_DEGREE = 1e5,
  KM_PER_DEGREE = 111,
  EARTH_RADIUS_KM = 6371;

/** Start of each line in a string that has a line end before the first and after the last line. */
function lineStarts(text: string, count: number): Uint32Array {
  const starts = new Uint32Array(count);
  for (let row = 0, at = 0; row < count; row++) {
    starts[row] = at + 1;
    at = text.indexOf('\n', at + 1);
    if (at < 0) throw new Error('the folded gazetteer has lost a line');
  }
  return starts;
}

/** Index of the line that contains a position. */
function lineAt(starts: Uint32Array, position: number): number {
  let low = 0,
    high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle] <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Great-circle distance of two places (latitude, longitude in degrees) on a sphere, km. */
function distanceKm(
  [latitude, longitude]: readonly [number, number],
  [toLatitude, toLongitude]: readonly [number, number],
): number {
  const half = (from: number, to: number): number => Math.sin(((to - from) * Math.PI) / 360) ** 2;
  const cosines = Math.cos((latitude * Math.PI) / 180) * Math.cos((toLatitude * Math.PI) / 180);
  const h = half(latitude, toLatitude) + cosines * half(longitude, toLongitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * The gazetteer with the search structures, built on first use (about 0.2 s). Rows are sorted by decreasing population, so the first
 * matches are the largest.
 */
export class CityIndex {
  private readonly table: CityTable;
  private readonly names: readonly string[];
  /** Folded names, one line each, with a line end before the first and after the last. */
  private readonly folded: string;
  /** Start of the name of each row in `folded`. */
  private readonly starts: Uint32Array;
  private readonly others: readonly { readonly row: number; readonly folded: string }[];
  /** Other names in all scripts, one line for each place; read on first use. */
  private otherNames: { readonly text: string; readonly starts: Uint32Array } | null = null;
  private readonly data: DataProvider;
  private readonly regions: readonly string[];
  private readonly countries: readonly string[];
  private readonly zones: readonly string[];

  constructor(data: DataProvider) {
    this.data = data;
    this.table = readCities(data);
    this.names = this.table.names.split('\n');
    this.folded = `\n${foldPlace(this.table.names)}\n`;
    this.starts = lineStarts(this.folded, this.names.length);
    const { head } = this.table;
    this.others = head.otherNames.map(([row, name]) => ({ row, folded: foldPlace(name) }));
    this.regions = head.regions.map(([, name]) => foldPlace(name));
    this.countries = head.countries.map(([, name]) => foldPlace(name));
    this.zones = head.zones.map(foldPlace);
  }

  /**
   * Cities for a user's input: a name or its beginning, alone or followed by a region or country (`Paris, Texas`, `Springfield Illinois`);
   * or a region, country or time zone. Sorted by rank of the match, then by population.
   */
  search(query: string, limit: number): City[] {
    const [head, ...rest] = query.split(',').map(foldPlace);
    const qualifiers = rest.filter((part) => part !== '');
    const rows = this.rows(head, qualifiers, limit);
    const words = head.split(' ');
    for (let k = words.length - 1; k > 0 && rows.length === 0; k--)
      this.collect(words.slice(0, k).join(' '), [words.slice(k).join(' '), ...qualifiers], 'word', limit, rows);
    return rows.map((row) => this.city(row));
  }

  private rows(name: string, qualifiers: readonly string[], limit: number): number[] {
    const found: number[] = [];
    if (name !== '') this.collect(name, qualifiers, 'area', limit, found);
    else if (qualifiers.length > 0) this.collect(qualifiers[0], qualifiers.slice(1), 'area', limit, found);
    return found;
  }

  /** Adds rows rank by rank until `limit` is reached. */
  private collect(
    name: string,
    qualifiers: readonly string[],
    last: (typeof RANKS)[number],
    limit: number,
    found: number[],
  ): void {
    const seen = new Set(found);
    const add = (row: number): boolean => {
      if (!seen.has(row) && qualifiers.every((qualifier) => this.qualifies(row, qualifier))) {
        seen.add(row);
        found.push(row);
      }
      return found.length >= limit;
    };
    for (const rank of RANKS) {
      if (this.addRank(rank, name, limit, add) || rank === last) return;
    }
  }

  /** Offers the rows of each rank, by population, until `add` returns false. */
  private addRank(rank: (typeof RANKS)[number], name: string, limit: number, add: (row: number) => boolean): boolean {
    switch (rank) {
      case 'exact':
        return this.exact(name, add);
      case 'country':
        return this.inCountry(name, Math.ceil(limit / 2), add);
      case 'prefix':
        return this.merged(`\n${name}`, `${OTHER_NAMES_SEPARATOR}${name}`, add);
      case 'word':
        return this.scan(` ${name}`, add);
      case 'other':
        return this.otherRows(`${OTHER_NAMES_SEPARATOR}${name}`).some(add);
      case 'part':
        return name.length >= SHORTEST_PART && this.scan(name, add);
      case 'area':
        return this.inArea(name, add);
    }
  }

  /** Rows with exactly this name, in the gazetteer or as another name. */
  private exact(name: string, add: (row: number) => boolean): boolean {
    const rows = this.others.filter((other) => other.folded === name).map((other) => other.row);
    return this.merged(`\n${name}\n`, `${OTHER_NAMES_SEPARATOR}${name}${OTHER_NAMES_SEPARATOR}`, add, rows);
  }

  /** Rows by their first names, and large places by their other names, by population. */
  private merged(needle: string, other: string, add: (row: number) => boolean, rows: number[] = []): boolean {
    this.scan(needle, (row) => rows.push(row) >= MOST_OTHERS);
    rows.push(...this.otherRows(other).filter((row) => this.table.population[row] >= LARGE));
    return rows.sort((a, b) => a - b).some(add);
  }

  /** Rows with another name that contains this string, by population. */
  private otherRows(needle: string): number[] {
    if (this.otherNames === null) {
      const text = `\n${readPlaceNames(this.data)}\n`;
      this.otherNames = { text, starts: lineStarts(text, this.names.length) };
    }
    const { text, starts } = this.otherNames;
    const rows: number[] = [];
    for (let at = text.indexOf(needle); at >= 0 && rows.length < MOST_OTHERS; at = text.indexOf(needle, at)) {
      const row = lineAt(starts, at);
      rows.push(row);
      at = row + 1 < starts.length ? starts[row + 1] - 1 : text.length;
    }
    return rows;
  }

  /** The places at most `km` from a point, nearest first. */
  near(latitudeDeg: number, longitudeDeg: number, km: number, most: number): { city: City; km: number }[] {
    const { head, latitude, longitude } = this.table;
    const height = (km / KM_PER_DEGREE) * UNITS_PER_DEGREE,
      middle = latitudeDeg * UNITS_PER_DEGREE;
    const found: { row: number; km: number }[] = [];
    for (let row = 0; row < head.count; row++) {
      if (Math.abs(latitude[row] - middle) > height) continue;
      const distance = distanceKm(
        [latitudeDeg, longitudeDeg],
        [latitude[row] / UNITS_PER_DEGREE, longitude[row] / UNITS_PER_DEGREE],
      );
      if (distance <= km) found.push({ row, km: distance });
    }
    return found
      .sort((a, b) => a.km - b.km)
      .slice(0, most)
      .map((each) => ({ city: this.city(each.row), km: each.km }));
  }

  /** The most populous places of a box. `west` may be greater than `east` for a box across the antimeridian. */
  within({ south, west, north, east }: Box, most: number): City[] {
    const { head, latitude, longitude } = this.table;
    const [low, high, left, right] = [south, north, west, east].map((degrees) => degrees * UNITS_PER_DEGREE);
    const rows: number[] = [];
    for (let row = 0; row < head.count && rows.length < most; row++) {
      const y = latitude[row],
        x = longitude[row];
      if (y < low || y > high) continue;
      if (left <= right ? x >= left && x <= right : x >= left || x <= right) rows.push(row);
    }
    return rows.map((row) => this.city(row));
  }

  private scan(needle: string, add: (row: number) => boolean): boolean {
    for (let at = this.folded.indexOf(needle); at >= 0;) {
      const row = lineAt(this.starts, at + (needle.startsWith('\n') ? 1 : 0));
      if (add(row)) return true;
      // A row counts once, so the search continues on the next line.
      const end = this.starts[row + 1] === undefined ? this.folded.length : this.starts[row + 1] - 1;
      at = this.folded.indexOf(needle, end);
    }
    return false;
  }

  /** The first rows of the country with this full or short name. */
  private inCountry(name: string, most: number, add: (row: number) => boolean): boolean {
    const { head, country } = this.table;
    const named = COUNTRY_FORMS[name];
    const wanted =
      named === undefined ? this.countries.indexOf(name) : head.countries.findIndex(([code]) => code === named);
    if (wanted < 0) return false;
    for (let row = 0, count = 0; row < head.count && count < most; row++) {
      if (country[row] !== wanted) continue;
      if (add(row)) return true;
      count++;
    }
    return false;
  }

  private inArea(name: string, add: (row: number) => boolean): boolean {
    const { head, region, country, zone } = this.table;
    const matches = (texts: readonly string[]): Set<number> =>
      new Set(texts.flatMap((text, i) => (text.startsWith(name) ? [i] : [])));
    const regions = matches(this.regions),
      countries = matches(this.countries),
      zones = matches(this.zones);
    const named = COUNTRY_FORMS[name];
    if (named !== undefined) countries.add(head.countries.findIndex(([code]) => code === named));
    if (regions.size + countries.size + zones.size === 0) return false;
    for (let row = 0; row < head.count; row++)
      if ((regions.has(region[row]) || countries.has(country[row]) || zones.has(zone[row])) && add(row)) return true;
    return false;
  }

  /** Whether a row matches a qualifier: name or code of its region or country, or its zone. */
  private qualifies(row: number, qualifier: string): boolean {
    const { head, region, country, zone } = this.table;
    const at = region[row];
    if (at !== NO_REGION && (this.regions[at].startsWith(qualifier) || head.regions[at][0].toLowerCase() === qualifier))
      return true;
    const [code] = head.countries[country[row]];
    return (
      this.countries[country[row]].startsWith(qualifier) ||
      code.toLowerCase() === qualifier ||
      COUNTRY_FORMS[qualifier] === code ||
      this.zones[zone[row]] === qualifier
    );
  }

  private city(row: number): City {
    const { head, latitude, longitude, population, region, zone, country } = this.table;
    const [countryCode, countryName] = head.countries[country[row]];
    return {
      name: this.names[row],
      countryCode,
      country: countryName,
      region: region[row] === NO_REGION ? null : head.regions[region[row]][1],
      latitudeDeg: latitude[row] / 1e5,
      longitudeDeg: longitude[row] / 1e5,
      population: population[row],
      zone: head.zones[zone[row]],
    };
  }
}
