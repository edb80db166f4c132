import type { ClassicalPlanet } from '../dignity/planets.js';
import type { ElectionFigure } from './figure.js';
import { quadrantHouse, signOfPlanet, solarDistance, strengthOf } from './figure.js';
import { degrees, value } from './witness.js';
import type { Measurement } from './witness.js';

/** What is known of a planet that is to be fortified, under names with a prefix; little where there is no such planet. */
export function hourLordFields(figure: ElectionFigure, prefix: string, planet: ClassicalPlanet | null): Measurement[] {
  const known = [value(`${prefix}_name`, planet), value(`${prefix}_available`, planet !== null)];
  if (planet === null) return known;
  const place = figure.planets[planet],
    strength = strengthOf(figure, planet);
  return [
    ...known,
    degrees(`${prefix}_longitude`, place.longitudeDeg),
    value(`${prefix}_sign`, signOfPlanet(figure, planet)),
    value(`${prefix}_house`, quadrantHouse(figure, planet)),
    value(`${prefix}_angularity`, strength === 'not_evaluable' ? null : strength),
    value(`${prefix}_retrograde`, place.rateDegPerDay < 0),
    degrees(`${prefix}_solar_distance`, planet === 'Sun' ? null : solarDistance(figure, planet)),
  ];
}
