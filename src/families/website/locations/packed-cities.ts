import type { DataProvider } from '../../../kernel/data.js';

/** The packed gazetteer (tools/data/cities.ts), cities by falling population. */
export const PACKED_CITIES = 'cities.bin';
/**
 * Other names of the places, in all scripts and folded: a line of text for each place, in the order of the gazetteer; its names stand
 * between separators (`|edo|токио|東京|`), or the line is empty.
 */
export const PACKED_PLACE_NAMES = 'place-names.txt';
export const OTHER_NAMES_SEPARATOR = '|';
/** File: these 8 bytes, length of the head (u32), length of the names (u32), head (JSON), padding to 4, columns, names (UTF-8, one line each). */
export const CITY_MAGIC = 'CITIES/1';

export interface PackedCityHead {
  readonly count: number;
  /** ISO 3166 code and English name. */
  readonly countries: readonly (readonly [code: string, name: string])[];
  /** Code within the country and name of first-order divisions. */
  readonly regions: readonly (readonly [code: string, name: string])[];
  readonly zones: readonly string[];
  /** Further names of a city: its row, the name. */
  readonly otherNames: readonly (readonly [row: number, name: string])[];
}

/** Columns of the gazetteer; a region of 65535 stands for none. */
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

/** Reads the gazetteer. (A copy is made: names cannot be decoded from shared memory everywhere.) */
export function readCities(data: DataProvider): CityTable {
  const bytes = data.bytes(PACKED_CITIES).slice(),
    view = new DataView(bytes.buffer),
    text = new TextDecoder();
  if (text.decode(bytes.subarray(0, 8)) !== CITY_MAGIC)
    throw new Error(`${PACKED_CITIES} is not a gazetteer of this format`);
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

/** The lines of other names. */
export const readPlaceNames = (data: DataProvider): string =>
  new TextDecoder().decode(data.bytes(PACKED_PLACE_NAMES).slice());
