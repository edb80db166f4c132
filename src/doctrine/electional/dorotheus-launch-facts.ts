import { separationDeg } from '../../kernel/angle.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { areConfigured, quadrantHouse } from './figure.js';
import type { ElectionFigure } from './figure.js';
import type { ClauseText } from './matter-clauses.js';
import { value } from './witness.js';
import type { Measurement } from './witness.js';

export type Side = 'aboveEarth' | 'underEarth';

/** A body within this distance of the horizon is neither above nor under the earth, degrees (house rule). */
const HORIZON_DEG = 1e-9;

export interface HorizonPlace {
  /** Null on the horizon, and for house systems without quadrants. */
  readonly side: Side | null;
  readonly house: number | null;
  readonly policy: string;
}

export function horizonPlace(figure: ElectionFigure, planet: ClassicalPlanet): HorizonPlace {
  const house = quadrantHouse(figure, planet),
    at = figure.planets[planet].longitudeDeg;
  if (house === null) return { side: null, house, policy: 'quadrantHouseFigureRequired' };
  const fromAscendant = separationDeg(at, figure.ascDeg);
  if (Math.min(fromAscendant, 180 - fromAscendant) <= HORIZON_DEG)
    return { side: null, house: null, policy: 'exactHorizonNotEvaluable' };
  return { side: house > 6 ? 'aboveEarth' : 'underEarth', house, policy: 'quadrantHouseHorizonClassification' };
}

/** Facts that several clauses of the chapter use. */
export interface Launch {
  readonly figure: ElectionFigure;
  readonly natal: ElectionFigure | null;
  readonly moon: HorizonPlace;
  readonly mars: HorizonPlace;
  readonly saturnIsStationary: boolean;
  readonly saturnOffset: number;
}

export const met = (figure: ElectionFigure, a: ClassicalPlanet, b: ClassicalPlanet): Measurement =>
  value(`${a.toLowerCase()}Configures${b}`, areConfigured(figure, a, b));
export const moonSide = (launch: Launch): Measurement => value('moonHemisphere', launch.moon.side);

/** True if the Moon is on a side of the horizon and `rest` holds; null if her side is unknown. */
export const onSide = (launch: Launch, side: Side, rest: boolean): boolean | null =>
  launch.moon.side === null ? null : launch.moon.side === side && rest;
export const text = (paragraph: number, id: string, says: string): ClauseText => ({
  id,
  where: `V.26.${paragraph}`,
  says,
});
