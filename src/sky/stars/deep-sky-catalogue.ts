import { jsonData } from '../../kernel/data.js';
import type { DataProvider } from '../../kernel/data.js';
import { foldName, suggestNames } from '../../kernel/suggest.js';
import { astrometryOf } from './astrometry.js';
import type { Astrometry } from './astrometry.js';

/** Packed file of the deep-sky objects. */
export const PACKED_DEEP_SKY = 'stars-deep-sky.json';
/** Release of the 60 objects; it changes with the packed file. */
export const DEEP_SKY_VERSION = '2026.09.07.1';

/** Classes of deep-sky objects. */
export const DEEP_SKY_CLASSES = [
  'galaxy',
  'nebula',
  'star_cluster',
  'compact_object',
  'stellar_remnant',
  'host_star',
] as const;
export type DeepSkyClass = (typeof DEEP_SKY_CLASSES)[number];

/** One deep-sky object: ICRS, J2000.0. For an extended object the position is the centre in the catalogue. */
export interface DeepSkyObject {
  readonly name: string;
  readonly designation: string;
  readonly aliases: readonly string[];
  readonly objectClass: DeepSkyClass;
  readonly isExtended: boolean;
  readonly positionSemantics: string;
  readonly simbadMainId: string;
  readonly simbadObjectType: string;
  readonly raDeg: number;
  readonly decDeg: number;
  readonly pmRaMasPerYear: number | null;
  readonly pmDecMasPerYear: number | null;
  /** False when SIMBAD's proper motion belongs to a point inside a nebula or galaxy, not to the object. */
  readonly properMotionAdmitted: boolean;
  readonly coordinateBibcode: string;
  readonly coordinateQuality: string;
  /** Name of the star in the star catalogue, for hosts of planets; otherwise null. */
  readonly starName: string | null;
  readonly planetHostName: string | null;
  readonly planetCount: number | null;
}

/** Deep-sky objects and their names. */
export class DeepSkyCatalogue {
  /** All objects, sorted by name. */
  readonly objects: readonly DeepSkyObject[];
  private readonly byLabel = new Map<string, DeepSkyObject>();
  private readonly byFolded = new Map<string, DeepSkyObject | null>();
  private readonly directions = new Map<DeepSkyObject, Astrometry>();

  constructor(data: DataProvider) {
    this.objects = [...jsonData<readonly DeepSkyObject[]>(data, PACKED_DEEP_SKY)].sort((a, b) =>
      a.name < b.name ? -1 : 1,
    );
    for (const object of this.objects) {
      for (const text of labels(object)) {
        this.byLabel.set(label(text), object);
        const folded = foldName(text),
          other = this.byFolded.get(folded);
        this.byFolded.set(folded, other === undefined || other === object ? object : null); // null: the folded form is ambiguous
      }
    }
  }

  /**
   * The object of a name, designation, alias or SIMBAD identifier; null for an unknown name. Case, blanks, accents and punctuation are
   * ignored.
   */
  find(text: string): DeepSkyObject | null {
    return this.byLabel.get(label(text)) ?? this.byFolded.get(foldName(text)) ?? null;
  }

  /** Objects with a label that contains the fragment, sorted by name. `objectClass` null means all classes. */
  search(fragment: string, objectClass: DeepSkyClass | null): DeepSkyObject[] {
    const needle = label(fragment);
    return this.objects.filter(
      (object) =>
        (objectClass === null || object.objectClass === objectClass) &&
        (needle === '' || labels(object).some((text) => label(text).includes(needle))),
    );
  }

  /** Up to `count` names similar to an unknown one. */
  suggest(text: string, count = 3): string[] {
    return suggestNames(
      text,
      new Set(this.objects.flatMap((object) => [object.name, object.designation, ...object.aliases])),
      count,
    );
  }

  /** Direction of an object, with its proper motion where that belongs to it; no parallax. */
  astrometry(object: DeepSkyObject): Astrometry {
    let direction = this.directions.get(object);
    if (direction === undefined) {
      const moves = object.properMotionAdmitted;
      direction = astrometryOf({
        raDeg: object.raDeg,
        decDeg: object.decDeg,
        pmRaMasPerYear: moves ? (object.pmRaMasPerYear ?? 0) : 0,
        pmDecMasPerYear: moves ? (object.pmDecMasPerYear ?? 0) : 0,
        parallaxMas: 0,
        radialVelocityKmPerS: null,
      });
      this.directions.set(object, direction);
    }
    return direction;
  }
}

const labels = (object: DeepSkyObject): string[] => [
  object.name,
  object.designation,
  ...object.aliases,
  object.simbadMainId,
];
const label = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
