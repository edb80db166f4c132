import { CLASSICAL_PLANETS } from '../doctrine/dignity/planets.js';
import type { ClassicalPlanet } from '../doctrine/dignity/planets.js';
import type { Engine } from '../engine.js';
import type { Site } from '../reduction/origin.js';
import { CHART_BODIES } from '../sky/bodies.js';
import { cuspOrder, houseOf } from '../sky/houses/cusp-order.js';
import type { HousePointers, Houses } from '../sky/houses/resolve.js';
import type { Place } from '../sky/sky.js';
import type { Instant } from '../time/instant.js';
import { siderealDeg } from './ayanamsa.js';
import { housesAt } from '../wire/houses.js';
import type { HousesRequestPart } from '../wire/houses.js';
import { siderealCusps } from './sidereal-cusps.js';

/** The place and the houses of a figure. */
export interface FigureRequest extends HousesRequestPart {
  /** JSON pointers of the house system and of the latitude, for errors. */
  readonly pointers: HousePointers;
  /** Observer of the planets; null for the Earth's centre. */
  readonly site: Site | null;
  /** Ayanamsa of a sidereal figure, degrees; null for the tropical zodiac. */
  readonly ayanamsaDeg: number | null;
}

/** A figure cast for an instant and a place: the seven planets and the houses. Longitudes in degrees, in the zodiac of the request. */
export interface CastFigure {
  readonly instant: Instant;
  /** Tropical houses. */
  readonly houses: Houses;
  readonly ascDeg: number;
  readonly cusps: readonly number[];
  /** False when the cusps are out of order, so that no house contains a longitude. */
  readonly hasHouses: boolean;
  /** House 1 ... 12 of a longitude; 0 when the cusps are out of order. */
  readonly houseOf: (longitudeDeg: number) => number;
  /** Apparent positions of date. */
  readonly planets: Readonly<Record<ClassicalPlanet, Place>>;
}

/**
 * Casts a figure: apparent positions of the seven planets in the true ecliptic of date with their daily rates, the angles and the houses.
 * A sidereal figure has the ayanamsa subtracted from longitudes and cusps; rates stay tropical.
 * Errors: InvalidInput for the house system; OutOfCoverage.
 */
export function castFigure(engine: Engine, instant: Instant, request: FigureRequest): CastFigure {
  const { site, ayanamsaDeg } = request;
  const houses = housesAt(engine, instant, request, request.pointers);
  const inZodiac = (deg: number): number => (ayanamsaDeg === null ? deg : siderealDeg(deg, ayanamsaDeg));
  const cusps = ayanamsaDeg === null ? Array.from(houses.cusps) : siderealCusps(houses, ayanamsaDeg),
    order = cuspOrder(cusps);
  const planets = {} as Record<ClassicalPlanet, Place>;
  for (const [i, planet] of CLASSICAL_PLANETS.entries()) {
    const place = engine.sky.apparent(CHART_BODIES[i], instant, site);
    planets[planet] = ayanamsaDeg === null ? place : { ...place, longitudeDeg: inZodiac(place.longitudeDeg) };
  }
  return {
    instant,
    houses,
    ascDeg: inZodiac(houses.figure.ascDeg),
    cusps,
    hasHouses: order !== 'disordered',
    houseOf: (longitudeDeg) => houseOf(longitudeDeg, cusps, order),
    planets,
  };
}
