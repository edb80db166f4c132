import { jsonData } from '../../kernel/data.js';
import type { DataProvider } from '../../kernel/data.js';
import { suggestNames } from '../../kernel/suggest.js';
import { compactKey, starKey } from './star-key.js';

/** Packed file of the variable stars. */
export const PACKED_VARIABLES = 'stars-variable.json';

/** Types of the General Catalogue of Variable Stars that the table contains. */
export const VARIABLE_TYPES = ['EA', 'EB', 'EW', 'DCEP', 'RRAB', 'M', 'SRc', 'SRb'] as const;
export type VariableType = (typeof VARIABLE_TYPES)[number];
/** Class of a variable star. */
export type VariableClass = 'eclipsing' | 'pulsating' | 'long_period';

/** One variable star with its elements: cycle k begins at epochJd + k periodDays + k^2 periodChangeDaysPerCycle / 2. */
export interface VariableStar {
  readonly name: string;
  readonly designation: string;
  /** Name in the star catalogue; null when the catalogue does not have the star. */
  readonly starName: string | null;
  readonly type: VariableType;
  /** Heliocentric Julian day of primary minimum (eclipsing) or of maximum light. */
  readonly epochJd: number;
  readonly epochIsMinimum: boolean;
  readonly periodDays: number;
  readonly periodChangeDaysPerCycle: number;
  /** V magnitudes at maximum, primary minimum and secondary minimum. */
  readonly magnitudeMax: number;
  readonly magnitudeMin: number;
  readonly magnitudeMin2: number;
  /** Half the width of the primary eclipse as a fraction of the period; 0 for light curves without contacts. */
  readonly eclipseHalfWidth: number;
  readonly quality: 'malefic' | 'benefic' | 'neutral' | 'mixed';
  readonly note: string;
  readonly elementsSource: string;
}

/** Class of a variable star by its type. */
export function variableClass(star: VariableStar): VariableClass {
  if (star.type === 'EA' || star.type === 'EB' || star.type === 'EW') return 'eclipsing';
  return star.type === 'DCEP' || star.type === 'RRAB' ? 'pulsating' : 'long_period';
}

const MIN_PREFIX = 3;

/** The curated variable stars and their names. */
export class VariableStars {
  /** All stars in the order of the table. */
  readonly stars: readonly VariableStar[];
  private readonly byKey = new Map<string, VariableStar>();

  constructor(data: DataProvider) {
    this.stars = jsonData<readonly VariableStar[]>(data, PACKED_VARIABLES);
    for (const star of this.stars)
      for (const text of [star.name, star.designation, star.starName ?? star.name]) {
        this.byKey.set(starKey(text), star);
        this.byKey.set(compactKey(starKey(text)), star);
      }
  }

  /**
   * The star of a name, designation (`bet Per`, `β Per`), name in the star catalogue, or prefix of exactly one name; null for an unknown
   * name.
   */
  find(text: string): VariableStar | null {
    const key = starKey(text);
    const found = this.byKey.get(key) ?? this.byKey.get(compactKey(key));
    if (found) return found;
    const prefix = text.trim().toLowerCase();
    const matches =
      prefix.length < MIN_PREFIX
        ? []
        : this.stars.filter(
            (star) => star.name.toLowerCase().startsWith(prefix) || star.designation.toLowerCase().startsWith(prefix),
          );
    return matches.length === 1 ? matches[0] : null;
  }

  /** The variable star of a star of the star catalogue; null when it is not one. */
  ofStar(starName: string): VariableStar | null {
    return this.stars.find((star) => star.starName === starName) ?? null;
  }

  /** Names similar to an unknown one. */
  suggest(text: string): string[] {
    return suggestNames(
      text,
      this.stars.flatMap((star) => [star.name, star.designation]),
    );
  }
}
