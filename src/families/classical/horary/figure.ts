import { domicileRuler } from '../../../doctrine/dignity/rulers.js';
import type { ClassicalPlanet } from '../../../doctrine/dignity/planets.js';
import { hourAt, hourRuler, hourStart } from '../../../doctrine/planetary-hours/hours.js';
import type { PlanetaryHourRuler } from '../../../doctrine/planetary-hours/hours.js';
import { signIndex } from '../../../doctrine/zodiac/zodiac.js';
import type { Engine } from '../../../engine.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { CHART_BODIES } from '../../../sky/bodies.js';
import { houseOf } from '../../../sky/houses/cusp-order.js';
import type { Houses } from '../../../sky/houses/resolve.js';
import type { Instant } from '../../../time/instant.js';
import { sunAltitudeDeg } from '../../../services/classical-chart.js';
import { housesAt } from '../../../wire/houses.js';
import { jdOfInstant } from '../../../wire/instant.js';
import { planetaryDay } from '../../../services/planetary-day.js';
import type { PlanetaryDay } from '../../../services/planetary-day.js';
import type { HoraryEvidenceProfileRequest } from './schema.js';

/** The only time conversion: instant to UTC to UT1. */
export const CONVERSION_POLICY = 'engine.julian.jd_from_datetime+utc_to_ut1:v1';

export interface PlanetaryHour {
  readonly day: PlanetaryDay;
  readonly number: number;
  readonly ruler: PlanetaryHourRuler;
  readonly startUt1: number;
  readonly endUt1: number;
}

/** The figure of a question: apparent geocentric longitudes in degrees, houses, planetary hour and sect. */
export interface HoraryFigure {
  readonly request: HoraryEvidenceProfileRequest;
  readonly instant: Instant;
  readonly jdUt1: number;
  readonly houses: Houses;
  /** Null if the Sun does not rise and set. */
  readonly hour: PlanetaryHour | null;
  readonly isDay: boolean;
  readonly longitudeOf: (planet: ClassicalPlanet) => number;
  readonly houseOf: (planet: ClassicalPlanet) => number;
}

/** Domicile ruler of the sign on a house cusp. */
export const lordOfHouse = ({ houses }: HoraryFigure, house: number): ClassicalPlanet =>
  domicileRuler(signIndex(houses.cusps[house - 1]));

/** The figure of a request. Errors: InvalidInput for undefined houses or another conversion policy; OutOfCoverage. */
export function horaryFigure(engine: Engine, request: HoraryEvidenceProfileRequest): HoraryFigure {
  if (request.conversion_policy_id !== CONVERSION_POLICY)
    throw new InvalidInput({
      field: '/conversion_policy_id',
      message: 'is not the supported conversion policy',
      given: request.conversion_policy_id,
      allowed: CONVERSION_POLICY,
    });
  const instant = engine.time.instantFromIso(request.question_instant, '/question_instant');
  const houses = housesAt(
    engine,
    instant,
    {
      latitude: request.latitude_deg,
      longitude: request.longitude_deg,
      system: request.house_system,
      policy: { unknown_system: 'raise', polar_fallback: 'raise' },
    },
    { system: '/house_system', latitude: '/latitude_deg' },
  );
  const longitudes = new Map(
    CHART_BODIES.slice(0, 7).map((body) => [body.name, normalizeDeg(engine.sky.apparent(body, instant).longitudeDeg)]),
  );
  const longitudeOf = (planet: ClassicalPlanet): number => longitudes.get(planet) ?? NaN;
  const site = { latitudeDeg: request.latitude_deg, longitudeDeg: request.longitude_deg, elevationM: 0 };
  const jdUt1 = jdOfInstant(instant),
    hour = planetaryHour(planetaryDay(engine, site, jdUt1), jdUt1);
  return {
    request,
    instant,
    jdUt1,
    houses,
    hour,
    // Day is sunrise to sunset, as for the hours. Without sunrise and sunset, day is the Sun above the horizon.
    isDay: hour === null ? sunAltitudeDeg(engine, instant, site) >= 0 : hour.number <= 12,
    longitudeOf,
    houseOf: (planet) => houseOf(longitudeOf(planet), houses.cusps),
  };
}

function planetaryHour(day: PlanetaryDay | null, jdUt1: number): PlanetaryHour | null {
  if (day === null) return null;
  const number = hourAt(day, (start) => start + J2000_JD <= jdUt1);
  return {
    day,
    number,
    ruler: hourRuler(day.ruler, number),
    startUt1: hourStart(day, number),
    endUt1: hourStart(day, number + 1),
  };
}
