import type { ClassicalPlanet } from '../dignity/planets.js';
import type { ElectionFigure } from './figure.js';
import { quadrantHouse, signOfPlanet, solarDistance, strengthOf } from './figure.js';
import { degrees, value } from './witness.js';
import type { Measurement } from './witness.js';

/**
 * Measurements of a planet that is to be fortified; their names begin with `prefix`. Without a planet only its absence is reported.
 */
export function fortificationMeasurements(
  figure: ElectionFigure,
  prefix: string,
  planet: ClassicalPlanet | null,
): Measurement[] {
  const known = [value(`${prefix}Name`, planet), value(`${prefix}Available`, planet !== null)];
  if (planet === null) return known;
  const place = figure.planets[planet],
    strength = strengthOf(figure, planet);
  return [
    ...known,
    degrees(`${prefix}Longitude`, place.longitudeDeg),
    value(`${prefix}Sign`, signOfPlanet(figure, planet)),
    value(`${prefix}House`, quadrantHouse(figure, planet)),
    value(`${prefix}Angularity`, strength === 'notEvaluable' ? null : strength),
    value(`${prefix}Retrograde`, place.rateDegPerDay < 0),
    degrees(`${prefix}SolarDistance`, planet === 'Sun' ? null : solarDistance(figure, planet)),
  ];
}
