import type { HoraryObservedValueResponse } from './schema.js';

/** Identities of what the parts of a profile come from. */
export const HOUR_SOURCE = 'engine.planetary_hours.planetary_hours:explicit_reader:v1';
export const geometrySource = (system: string): string =>
  `engine.houses.calculate_houses:${system}:strict_no_fallback:v1`;
export const placeSource = (planet: string): string =>
  `engine.planets.planet_at:${planet}:apparent_geocentric_true_ecliptic_of_date:explicit_reader:v1`;

export const value = (name: string, seen: HoraryObservedValueResponse['value']): HoraryObservedValueResponse => ({
  name,
  value: seen,
});
