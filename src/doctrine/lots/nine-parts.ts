import { normalizeDeg } from '../../kernel/angle.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { lotLongitude } from './evaluate.js';

/** Rule of a part by day; by night add and sub are exchanged. `planet` is null for parts of no planet. */
export interface NinePartRule {
  readonly name: string;
  readonly planet: ClassicalPlanet | null;
  readonly meaning: string;
  readonly add: string;
  readonly sub: string;
}

/**
 * The lots of the seven planets (Abu Mashar, Great Introduction VIII.3), and two lots of no planet, Sword and Node (house rule). A part comes
 * after the parts that are its ingredients.
 */
export const NINE_PARTS: readonly NinePartRule[] = [
  { name: 'Fortune', planet: 'Moon', meaning: 'Body/Success', add: 'Moon', sub: 'Sun' },
  { name: 'Spirit', planet: 'Sun', meaning: 'Soul/Intellect', add: 'Sun', sub: 'Moon' },
  { name: 'Love', planet: 'Venus', meaning: 'Desire', add: 'Spirit', sub: 'Fortune' },
  { name: 'Necessity', planet: 'Mercury', meaning: 'Constraint', add: 'Fortune', sub: 'Spirit' },
  { name: 'Courage', planet: 'Mars', meaning: 'Boldness', add: 'Fortune', sub: 'Mars' },
  { name: 'Victory', planet: 'Jupiter', meaning: 'Ease', add: 'Jupiter', sub: 'Spirit' },
  { name: 'Nemesis', planet: 'Saturn', meaning: 'Weight', add: 'Fortune', sub: 'Saturn' },
  { name: 'Sword', planet: null, meaning: 'Conflict', add: 'Mars', sub: 'Saturn' },
  { name: 'Node', planet: null, meaning: 'Fate/Hidden', add: 'North Node', sub: 'Moon' },
];
const PART_NAMES: ReadonlySet<string> = new Set(NINE_PARTS.map(({ name }) => name));

/** The parts that are ingredients of a part. */
export const partsIn = ({ add, sub }: NinePartRule): string[] => [add, sub].filter((key) => PART_NAMES.has(key));

/** A part with its longitude and the longitudes of its ingredients, degrees in [0, 360). */
export interface NinePart {
  readonly rule: NinePartRule;
  readonly longitudeDeg: number;
  /** Ingredients of the effective formula: ascendant + add - sub. */
  readonly add: string;
  readonly sub: string;
  readonly addDeg: number;
  readonly subDeg: number;
}

/**
 * The nine parts of a chart.
 * @param ascDeg longitude of the ascendant, degrees
 * @param points longitudes of the seven planets and the North Node, degrees
 * @param isNight reverses all formulas
 */
export function nineParts(ascDeg: number, points: Readonly<Record<string, number>>, isNight: boolean): NinePart[] {
  const longitudes: Record<string, number> = { ...points };
  return NINE_PARTS.map((rule) => {
    const add = isNight ? rule.sub : rule.add,
      sub = isNight ? rule.add : rule.sub;
    const longitudeDeg = lotLongitude(normalizeDeg(ascDeg), longitudes[add], longitudes[sub], 'directed');
    longitudes[rule.name] = longitudeDeg;
    return { rule, longitudeDeg, add, sub, addDeg: longitudes[add], subDeg: longitudes[sub] };
  });
}
