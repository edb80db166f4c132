import { Columns } from '../../kernel/columns.js';
import type { KeyIndex, TextColumn } from '../../kernel/columns.js';
import type { DataProvider } from '../../kernel/data.js';
import { astrometryOf } from './astrometry.js';
import type { Astrometry, CatalogueDirection } from './astrometry.js';
import type { ConstellationKeys } from './star-key.js';

/** Packed file of the star catalogue. */
export const PACKED_STARS = 'stars.bin';

/** Numeric columns of the packed table. Unknown values are NaN. */
export const STAR_NUMBERS = [
  'raDeg',
  'decDeg',
  'pmRaMasPerYear',
  'pmDecMasPerYear',
  'parallaxMas',
  'radialVelocityKmPerS',
  'vMagnitude',
  'colourIndex',
] as const;
const STAR_TEXTS = [
  'name',
  'designation',
  'bayer',
  'spectralType',
  'constellationCode',
  'nameKey',
  'designationKey',
] as const;

/** Metadata of the packed table. */
export interface StarsMeta {
  readonly constellations: readonly (readonly [code: string, name: string, genitive: string])[];
  readonly constellationKeys: ConstellationKeys;
  /** Sources of radial velocities, indexed by the column `velocitySource`. */
  readonly velocitySources: readonly string[];
}

/** One star of the catalogue: ICRS, J2000.0. */
export interface Star extends CatalogueDirection {
  readonly name: string;
  /** Designation in the form of SIMBAD, such as `alf CMa`. */
  readonly designation: string;
  /** Hipparcos number; 0 when it has none. */
  readonly hip: number;
  /** Designation as in the IAU list, such as `α CMa`; empty when it has none. */
  readonly bayer: string;
  /** IAU abbreviation of the constellation. */
  readonly constellationCode: string;
  /** Name of the constellation. */
  readonly constellation: string;
  readonly vMagnitude: number | null;
  readonly colourIndex: number | null;
  readonly spectralType: string;
  /** Source of the radial velocity; null without one. */
  readonly radialVelocitySource: string | null;
  readonly astrometry: Astrometry;
}

/** The star catalogue, read in place. The record of a star is made when it is needed and then cached. */
export class StarCatalogue {
  readonly meta: StarsMeta;
  /** Rows by every form of every name (star-names.ts). */
  readonly index: KeyIndex;
  /** Further names, for suggestions. */
  readonly aliases: TextColumn;
  private readonly numbers: Readonly<Record<(typeof STAR_NUMBERS)[number], Float64Array>>;
  private readonly texts: Readonly<Record<(typeof STAR_TEXTS)[number], TextColumn>>;
  private readonly hip: Int32Array;
  private readonly velocitySource: Uint8Array;
  private readonly made: (Star | undefined)[];
  private readonly constellationNames: ReadonlyMap<string, string>;
  private lazyAll: readonly Star[] | undefined;

  constructor(data: DataProvider) {
    const columns = new Columns<StarsMeta>(PACKED_STARS, data.bytes(PACKED_STARS));
    this.meta = columns.meta;
    this.index = columns.index('forms');
    this.aliases = columns.text('aliases');
    this.numbers = recordOf(STAR_NUMBERS, (name) => columns.f64(name));
    this.texts = recordOf(STAR_TEXTS, (name) => columns.text(name));
    this.hip = columns.i32('hip');
    this.velocitySource = columns.u8('velocitySource');
    this.made = new Array<Star | undefined>(this.hip.length);
    this.constellationNames = new Map(this.meta.constellations.map(([code, name]) => [code, name]));
  }

  /** Number of stars. */
  get count(): number {
    return this.hip.length;
  }

  /** All stars in the order of the table. */
  get all(): readonly Star[] {
    return (this.lazyAll ??= Array.from(this.hip, (_, row) => this.at(row)));
  }

  /** String of a row without making the record of the star. */
  textAt(column: (typeof STAR_TEXTS)[number], row: number): string {
    return this.texts[column].at(row);
  }

  /** The star of a row. */
  at(row: number): Star {
    return (this.made[row] ??= this.make(row));
  }

  private make(row: number): Star {
    const { numbers, texts } = this;
    const known = (value: number): number | null => (Number.isNaN(value) ? null : value);
    const radialVelocityKmPerS = known(numbers.radialVelocityKmPerS[row]);
    const direction: CatalogueDirection = {
      raDeg: numbers.raDeg[row],
      decDeg: numbers.decDeg[row],
      pmRaMasPerYear: numbers.pmRaMasPerYear[row],
      pmDecMasPerYear: numbers.pmDecMasPerYear[row],
      parallaxMas: numbers.parallaxMas[row],
      radialVelocityKmPerS,
    };
    const constellationCode = texts.constellationCode.at(row);
    return {
      name: texts.name.at(row),
      designation: texts.designation.at(row),
      hip: this.hip[row],
      bayer: texts.bayer.at(row),
      constellationCode,
      constellation: this.constellationNames.get(constellationCode) ?? '',
      vMagnitude: known(numbers.vMagnitude[row]),
      colourIndex: known(numbers.colourIndex[row]),
      spectralType: texts.spectralType.at(row),
      radialVelocitySource: radialVelocityKmPerS === null ? null : this.meta.velocitySources[this.velocitySource[row]],
      ...direction,
      astrometry: astrometryOf(direction),
    };
  }
}

const recordOf = <K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;
