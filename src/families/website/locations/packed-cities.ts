import type { DataProvider } from '../../../kernel/data.js';

/** The packed gazetteer (tools/data/cities.ts): cities by decreasing population. */
export const PACKED_CITIES = 'cities.bin';
/**
 * Other names of the places, in all scripts and folded: one line for each place, in the order of the gazetteer. The names are between
 * separators (`|edo|токио|東京|`); a line may be empty.
 */
export const PACKED_PLACE_NAMES = 'place-names.txt';
export const OTHER_NAMES_SEPARATOR = '|';
/**
 * File format: these 8 bytes, length of the header (u32), length of the names (u32), header (JSON), padding to 4, columns, names (UTF-8,
 * one line each).
 */
export const CITY_MAGIC = 'CITIES/1';

export interface PackedCityHead {
  readonly count: number;
  /** ISO 3166 codes with English names. */
  readonly countries: readonly (readonly [code: string, name: string])[];
  /** First-order divisions: code within the country, and name. */
  readonly regions: readonly (readonly [code: string, name: string])[];
  readonly zones: readonly string[];
  /** Further names of a city: its row and the name. */
  readonly otherNames: readonly (readonly [row: number, name: string])[];
}

/** Columns of the gazetteer; region 65535 means none. */
export interface CityTable {
  readonly head: PackedCityHead;
  /** Units of 1e-5 degrees. */
  readonly latitude: Int32Array;
  readonly longitude: Int32Array;
  readonly population: Uint32Array;
  readonly region: Uint16Array;
  readonly zone: Uint16Array;
  readonly country: Uint16Array;
  /** Names, one line each. */
  readonly names: string;
}

export const NO_REGION = 0xffff;

/**
 * Reads the gazetteer. The names are copied first, because not every runtime decodes text from shared memory. Errors: Error for another
 * format.
 */
export function readCities(data: DataProvider): CityTable {
  const bytes = data.bytes(PACKED_CITIES).slice(),
    view = new DataView(bytes.buffer),
    text = new TextDecoder();
  if (text.decode(bytes.subarray(0, 8)) !== CITY_MAGIC) throw new Error(`${PACKED_CITIES} has an unknown format`);
  const headBytes = view.getUint32(8, true),
    nameBytes = view.getUint32(12, true);
  const head = JSON.parse(text.decode(bytes.subarray(16, 16 + headBytes))) as PackedCityHead;
  let at = Math.ceil((16 + headBytes) / 4) * 4;
  const take = <T>(Column: new (buffer: ArrayBuffer, offset: number, length: number) => T, width: number): T => {
    const column = new Column(bytes.buffer, at, head.count);
    at += width * head.count;
    return column;
  };
  const latitude = take(Int32Array, 4),
    longitude = take(Int32Array, 4),
    population = take(Uint32Array, 4),
    region = take(Uint16Array, 2),
    zone = take(Uint16Array, 2),
    country = take(Uint16Array, 2);
  return {
    head,
    latitude,
    longitude,
    population,
    region,
    zone,
    country,
    names: text.decode(bytes.subarray(at, at + nameBytes)),
  };
}

/** The lines of other names, decoded. */
export const readPlaceNames = (data: DataProvider): string =>
  new TextDecoder().decode(data.bytes(PACKED_PLACE_NAMES).slice());
