import type { HoraryObservedValueResponse } from './schema.js';

/** Source identifiers of the parts of a profile. */
export const HOUR_SOURCE = 'engine.planetary_hours.planetary_hours:explicit_reader:v1';
/** Source identifier of the houses of a system. */
export const geometrySource = (system: string): string =>
  `engine.houses.calculate_houses:${system}:strict_no_fallback:v1`;
/** Source identifier of the position of a planet. */
export const placeSource = (planet: string): string =>
  `engine.planets.planet_at:${planet}:apparent_geocentric_true_ecliptic_of_date:explicit_reader:v1`;

/** An observed value with its name. */
export const value = (name: string, observed: HoraryObservedValueResponse['value']): HoraryObservedValueResponse => ({
  name,
  value: observed,
});
