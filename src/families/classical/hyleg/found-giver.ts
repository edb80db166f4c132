import type { ClassicalPlanet } from '../../../doctrine/dignity/planets.js';
import type { AlcocodenLilly1647Response, GrantedYearsResponse } from './schema.js';

/** The giver of years by one rule, in the words of the wire. */
export interface FoundGiver {
  readonly planet: ClassicalPlanet | null;
  readonly basis: string | null;
  readonly candidates: AlcocodenLilly1647Response['candidates'];
  readonly reason: string | null;
  readonly granted: GrantedYearsResponse | null;
  readonly years: { readonly least: number; readonly mean: number; readonly greater: number } | null;
}
