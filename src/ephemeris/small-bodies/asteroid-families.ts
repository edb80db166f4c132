import type { DataProvider } from '../../kernel/data.js';
import { lookupTable } from '../../kernel/lookup.js';

/** Packed file of the memberships. */
export const PACKED_FAMILIES = 'asteroid-families.bin';
/** Identity of the catalogue of memberships, as answers report it. */
export const FAMILY_CATALOGUE = 'Proper25_2026_plus_NASA_PDS_2015_excluded_populations';
/** Other spellings of three families, each with the name in the catalogue. */
const ALIASES = lookupTable<string>({
  'Koronis(2)': 'Koronis2',
  RJ: '1996 RJ',
  UV209: '2001 UV209',
});

/**
 * Dynamical families of asteroids by catalogue number. An asteroid may belong to several families: the first is its main family, the others
 * follow in the order of the source. Labels are exact; similar ones are distinct families. About 220,000 memberships are unpacked once.
 */
export class AsteroidFamilies {
  readonly names: readonly string[];
  private readonly indexByName: ReadonlyMap<string, number>;
  private readonly numbers: Uint32Array;
  private readonly families: Uint16Array;

  constructor(data: DataProvider) {
    const bytes = data.bytes(PACKED_FAMILIES);
    const length = bytes[0] + 256 * (bytes[1] + 256 * (bytes[2] + 256 * bytes[3]));
    const { rows, names } = JSON.parse(new TextDecoder().decode(bytes.slice(4, 4 + length))) as {
      rows: number;
      names: string[];
    };
    this.names = names;
    this.indexByName = new Map(names.map((name, i) => [name, i]));
    this.numbers = new Uint32Array(rows);
    this.families = new Uint16Array(rows);
    let at = 4 + length,
      number = 0;
    const next = (): number => {
      let value = 0,
        scale = 1;
      for (;;) {
        const byte = bytes[at++];
        value += (byte & 127) * scale;
        if (byte < 128) return value;
        scale *= 128;
      }
    };
    for (let row = 0; row < rows; row++) {
      number += next();
      this.numbers[row] = number;
      this.families[row] = next();
    }
  }

  /** Families of a numbered asteroid, the main family first; empty when the catalogue does not list the number. */
  ofNumber(number: number): string[] {
    let low = 0,
      high = this.numbers.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.numbers[middle] < number) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (; low < this.numbers.length && this.numbers[low] === number; low++) found.push(this.names[this.families[low]]);
    return found;
  }

  /** Catalogue numbers of the members of a family in increasing order; empty for an unknown name. */
  members(name: string): number[] {
    const index = this.indexByName.get(Object.hasOwn(ALIASES, name) ? ALIASES[name] : name);
    const found: number[] = [];
    if (index === undefined) return found;
    for (let row = 0; row < this.numbers.length; row++) if (this.families[row] === index) found.push(this.numbers[row]);
    return found;
  }
}
