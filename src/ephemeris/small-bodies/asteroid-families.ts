import type { DataProvider } from '../../kernel/data.js';
import { lookupTable } from '../../kernel/lookup.js';

export const PACKED_FAMILIES = 'asteroid-families.bin';
/** Where the memberships come from. */
export const FAMILY_CATALOGUE = 'Proper25_2026_plus_NASA_PDS_2015_excluded_populations';
/** Other spellings of three families, and the name that the catalogue uses. */
const ALIASES = lookupTable<string>({ 'Koronis(2)': 'Koronis2', RJ: '1996 RJ', UV209: '2001 UV209' });

/**
 * Dynamical families by catalogue number. An asteroid may belong to several: the first is the one shown for it, the others follow
 * in the order of the source. Labels are exact: similar ones stay distinct. About 220,000 memberships, unpacked once.
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

  /** Families of a numbered asteroid, the one to show first; none when the catalogue does not hold it. */
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

  /** Numbers of the members of a family, increasing; none for an unknown name. */
  members(name: string): number[] {
    const index = this.indexByName.get(Object.hasOwn(ALIASES, name) ? ALIASES[name] : name);
    const found: number[] = [];
    if (index === undefined) return found;
    for (let row = 0; row < this.numbers.length; row++) if (this.families[row] === index) found.push(this.numbers[row]);
    return found;
  }
}
