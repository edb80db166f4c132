import { jsonData } from '../../kernel/data.js';
import type { DataProvider } from '../../kernel/data.js';
import { astrometryOf } from './astrometry.js';
import type { Astrometry, CatalogueDirection } from './astrometry.js';

export const PACKED_STARS = 'stars.json';

/** The packed table: one line, or one item, a star. */
export interface PackedStars {
  readonly names: string;
  readonly designations: string;
  readonly bayer: string;
  readonly spectralTypes: string;
  readonly constellationCodes: string;
  readonly hip: readonly number[];
  readonly raDeg: readonly number[];
  readonly decDeg: readonly number[];
  readonly pmRaMasPerYear: readonly number[];
  readonly pmDecMasPerYear: readonly number[];
  readonly parallaxMas: readonly number[];
  readonly vMagnitude: readonly (number | null)[];
  readonly colourIndex: readonly (number | null)[];
  readonly constellations: readonly (readonly [code: string, name: string, genitive: string])[];
  readonly aliases: readonly (readonly [alias: string, star: string, kind: string])[];
}

/** One catalogued star: ICRS, J2000.0. */
export interface Star extends CatalogueDirection {
  readonly name: string;
  /** SIMBAD's form, e.g. `alf CMa`. */
  readonly designation: string;
  /** Hipparcos number, 0 without one. */
  readonly hip: number;
  /** As the IAU list prints it, e.g. `α CMa`; empty when it has none. */
  readonly bayer: string;
  /** IAU abbreviation and name. */
  readonly constellationCode: string;
  readonly constellation: string;
  readonly vMagnitude: number | null;
  readonly colourIndex: number | null;
  readonly spectralType: string;
  readonly astrometry: Astrometry;
}

/** Stars, constellations and further names, unpacked. */
export interface StarCatalogue {
  readonly stars: readonly Star[];
  readonly constellations: PackedStars['constellations'];
  readonly aliases: PackedStars['aliases'];
}

/** Unpacks the catalogue (some milliseconds). */
export function loadStars(data: DataProvider): StarCatalogue {
  const packed = jsonData<PackedStars>(data, PACKED_STARS);
  const lines = (text: string): string[] => text.split('\n');
  const designations = lines(packed.designations),
    bayer = lines(packed.bayer),
    spectral = lines(packed.spectralTypes),
    codes = lines(packed.constellationCodes);
  const constellationName = new Map(packed.constellations.map(([code, name]) => [code, name]));
  const stars = lines(packed.names).map((name, i): Star => {
    const direction: CatalogueDirection = {
      raDeg: packed.raDeg[i],
      decDeg: packed.decDeg[i],
      pmRaMasPerYear: packed.pmRaMasPerYear[i],
      pmDecMasPerYear: packed.pmDecMasPerYear[i],
      parallaxMas: packed.parallaxMas[i],
    };
    return {
      name,
      designation: designations[i].replace(/\s+/g, ' '),
      hip: packed.hip[i],
      bayer: bayer[i],
      constellationCode: codes[i],
      constellation: constellationName.get(codes[i]) ?? '',
      vMagnitude: packed.vMagnitude[i],
      colourIndex: packed.colourIndex[i],
      spectralType: spectral[i],
      ...direction,
      astrometry: astrometryOf(direction),
    };
  });
  return { stars, constellations: packed.constellations, aliases: packed.aliases };
}
