import { jsonData } from '../../kernel/data.js';
import type { DataProvider } from '../../kernel/data.js';
import { suggestNames } from '../../kernel/suggest.js';
import { compactKey, starKey } from './star-key.js';

/** Packed file of the multiple stars. */
export const PACKED_MULTIPLES = 'stars-multiple.json';

/** Types of multiple systems. */
export const SYSTEM_TYPES = ['visual', 'wide', 'spectroscopic', 'optical'] as const;
export type SystemType = (typeof SYSTEM_TYPES)[number];

/** One component of a multiple star. */
export interface StarComponent {
  readonly label: string;
  readonly spectralType: string;
  readonly magnitude: number;
  readonly massSolar: number | null;
  readonly note: string;
}

/**
 * Campbell elements of the relative orbit (secondary about primary, equinox J2000), or a reference measurement for pairs without an orbit.
 */
export interface MultipleOrbit {
  readonly label: string;
  /** Period in Julian years; 0 when unknown. */
  readonly periodYears: number;
  /** Julian day of periastron; 0 when unknown. */
  readonly epochJd: number;
  readonly eccentricity: number;
  /** Semi-major axis, or the measured separation of a pair without an orbit. */
  readonly semiMajorArcsec: number;
  readonly inclinationDeg: number;
  readonly nodeDeg: number;
  readonly periastronArgumentDeg: number;
  /** Measured position angle, for pairs without an orbit. */
  readonly referencePaDeg: number;
  readonly periodUncertain: boolean;
  /** False when the elements do not predict the direction over years (moving apsides). */
  readonly angleReliable: boolean;
  readonly source: string;
}

/** A multiple star. `orbits[0]` belongs to its principal pair. */
export interface MultipleStar {
  readonly name: string;
  readonly designation: string;
  readonly aliases: readonly string[];
  readonly systemType: SystemType;
  readonly components: readonly StarComponent[];
  readonly orbits: readonly MultipleOrbit[];
  readonly combinedMagnitude: number;
  readonly quality: string;
  readonly note: string;
}

/** The curated multiple stars and their names. */
export class MultipleStars {
  /** All systems in the order of the table. */
  readonly systems: readonly MultipleStar[];
  private readonly byKey = new Map<string, MultipleStar>();

  constructor(data: DataProvider) {
    this.systems = jsonData<readonly MultipleStar[]>(data, PACKED_MULTIPLES);
    for (const system of this.systems)
      for (const text of [system.name, system.designation, ...system.aliases]) {
        this.byKey.set(starKey(text), system);
        this.byKey.set(compactKey(starKey(text)), system);
      }
  }

  /** The system of a name, designation or alias; null for an unknown name. Case, accents and the spelling of Greek letters are ignored. */
  find(text: string): MultipleStar | null {
    return this.byKey.get(starKey(text)) ?? this.byKey.get(compactKey(starKey(text))) ?? null;
  }

  /** Names similar to an unknown one. */
  suggest(text: string): string[] {
    return suggestNames(
      text,
      this.systems.flatMap((system) => [system.name, system.designation, ...system.aliases]),
    );
  }
}
