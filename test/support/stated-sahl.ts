import { list, ruler, signName, signOf } from './drawn-figure.js';
import type { DrawnFigure } from './drawn-figure.js';

/** Facts that the second statements of the chapters of Sahl, On Elections (Dykes 2012), share. */
type Planet = Parameters<DrawnFigure['at']>[0];
export interface Drawn {
  readonly drawn: DrawnFigure;
  readonly isDay: boolean | null;
  readonly lotDeg: number | null;
}
export const FORTUNES = ['Jupiter', 'Venus'] as const;
export const MALEFICS = ['Mars', 'Saturn'] as const;
/** Half the orbs of Sahl's Introduction: Sun 15, Moon 12, Jupiter and Saturn 9, Mars 8, Venus and Mercury 7. */
const HALF: Readonly<Record<Planet, number>> = {
  Sun: 7.5,
  Moon: 6,
  Mercury: 3.5,
  Venus: 3.5,
  Mars: 4,
  Jupiter: 4.5,
  Saturn: 4.5,
};
export const joined = (drawn: DrawnFigure, a: Planet, b: Planet): boolean => drawn.apart(a, b) <= HALF[a] + HALF[b];
export const joinedTo = (drawn: DrawnFigure, a: Planet, planets: readonly Planet[]): Planet[] =>
  planets.filter((planet) => joined(drawn, a, planet));
export const isIn = (degrees: number, names: string): boolean => names.split(' ').includes(signName(degrees));
export const FIXED = 'Taurus Leo Scorpio Aquarius';
export const COMMON = 'Gemini Virgo Sagittarius Pisces';
export const MOVABLE = 'Aries Cancer Libra Capricorn';
export const WATERY = 'Cancer Scorpio Pisces';
export const HARD = ['conjunction', 'square', 'opposition'];
export const hardMalefics = (drawn: DrawnFigure, planet: Planet): string =>
  list(
    MALEFICS.filter((malefic) => malefic !== planet && HARD.includes(drawn.between(malefic, planet))).map(
      (malefic) => `${malefic}:${drawn.between(malefic, planet)}`,
    ),
  );
export const isCadent = (drawn: DrawnFigure, planet: Planet): boolean | null =>
  drawn.house(planet) === null ? null : drawn.strength(planet) === 'cadent';
export const fromSun = (drawn: DrawnFigure, planet: Planet) => {
  const ahead = (drawn.at(planet) - drawn.at('Sun') + 360) % 360;
  return {
    body: planet,
    signedLongitudeFromSun: ahead >= 180 ? ahead - 360 : ahead,
    direct: drawn.rate(planet) >= 0,
    quadrantHouse: drawn.house(planet),
  };
};
/** Where the reading by houses and the reading by signs agree; otherwise not evaluable. */
export const agree = (byHouse: boolean, bySign: boolean): boolean | null => (byHouse === bySign ? byHouse : null);
/** Dorothean triplicity rulers in sect (Carmen I.1). */
export const triplicityRuler = (degrees: number, isDay: boolean): Planet => {
  const day = ['Sun', 'Venus', 'Saturn', 'Venus'] as const,
    night = ['Jupiter', 'Moon', 'Mercury', 'Mars'] as const;
  return (isDay ? day : night)[signOf(degrees) % 4];
};

export const lordsOf = (drawn: DrawnFigure) => ({ moonLord: ruler(drawn.at('Moon')), ascLord: ruler(drawn.asc) });
