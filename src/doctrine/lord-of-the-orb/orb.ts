import { CHALDEAN_ORDER } from '../dignity/planets.js';
import type { ClassicalPlanet } from '../dignity/planets.js';

/** Number of planets, and number of houses. */
const PLANETS = CHALDEAN_ORDER.length,
  HOUSES = 12;
/** Years after which planets and houses coincide again: the least common multiple of 7 and 12. */
export const COINCIDENCE_YEARS = PLANETS * HOUSES;

/**
 * How the planets continue after twelve years. `continuousLoop`: in the Chaldean order without interruption. `singleCycle`: again from the
 * planet of the birth hour.
 */
export type OrbCycleKind = 'continuousLoop' | 'singleCycle';

/** The ruler of the planetary hour of birth, and the continuation after twelve years. */
export interface OrbCycle {
  readonly birthPlanet: ClassicalPlanet;
  readonly kind: OrbCycleKind;
}

/** The lord of the orb of one year of life. */
export interface OrbYear {
  /** Year of life, from 1. */
  readonly year: number;
  readonly planet: ClassicalPlanet;
  /** Index of the planet in the Chaldean order, 0 (Saturn) to 6 (Moon). */
  readonly chaldeanIndex: number;
  /** House of the year, 1 to 12. */
  readonly house: number;
  /** Number of the current round of houses and of planets, from 1. */
  readonly houseRound: number;
  readonly planetRound: number;
  /** Whether a round of planets and a round of houses begin in this year. */
  readonly isCoincidence: boolean;
  /** Years until the same planet rules again. */
  readonly yearsUntilNext: number;
}

/** Years since the current succession of planets began with the planet of the birth hour. */
const yearsInSuccession = (year: number, kind: OrbCycleKind): number =>
  kind === 'continuousLoop' ? year - 1 : (year - 1) % HOUSES;

const planetIndex = (year: number, { birthPlanet, kind }: OrbCycle): number =>
  (CHALDEAN_ORDER.indexOf(birthPlanet) + yearsInSuccession(year, kind)) % PLANETS;

function yearsUntilNext(year: number, cycle: OrbCycle): number {
  let years = 1;
  while (planetIndex(year + years, cycle) !== planetIndex(year, cycle)) years++;
  return years;
}

/**
 * Lord of the orb (dawr) of a year of life: the ruler of the planetary hour of birth rules the first year, and the planets follow in the
 * Chaldean order, one for each year. The houses follow from the first.
 * Source: Abu Mashar, On the Revolutions of the Years of Nativities; Bonatti, treatise 9; Schoener.
 * @param year year of life, from 1
 */
export function orbYear(year: number, cycle: OrbCycle): OrbYear {
  const index = planetIndex(year, cycle),
    succession = yearsInSuccession(year, cycle.kind),
    completedHouseRounds = Math.floor((year - 1) / HOUSES);
  // Twelve years of a single cycle contain one complete round of the planets and a part of a second one.
  const earlierPlanetRounds = cycle.kind === 'continuousLoop' ? 0 : 2 * completedHouseRounds;
  const house = ((year - 1) % HOUSES) + 1;
  return {
    year,
    planet: CHALDEAN_ORDER[index],
    chaldeanIndex: index,
    house,
    houseRound: completedHouseRounds + 1,
    planetRound: earlierPlanetRounds + Math.floor(succession / PLANETS) + 1,
    isCoincidence: house === 1 && succession % PLANETS === 0,
    yearsUntilNext: yearsUntilNext(year, cycle),
  };
}
