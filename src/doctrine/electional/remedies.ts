import type { ClassicalPlanet } from '../dignity/planets.js';
import type { ElectionFigure } from './figure.js';
import { signOfPlanet, solarDistance, strengthOf } from './figure.js';
import { degrees, value } from './witness.js';
import type { Measurement } from './witness.js';

/** What is known of a planet that is to be fortified, under names with a prefix; null where there is no such planet. */
export function hourLordFields(figure: ElectionFigure, prefix: string, planet: ClassicalPlanet | null): Measurement[] {
  const place = planet === null ? null : figure.planets[planet];
  const strength = planet === null ? 'not_evaluable' : strengthOf(figure, planet);
  return [
    value(`${prefix}_name`, planet),
    value(`${prefix}_available`, planet !== null),
    degrees(`${prefix}_longitude`, place?.longitudeDeg ?? null),
    value(`${prefix}_sign`, planet === null ? null : signOfPlanet(figure, planet)),
    value(`${prefix}_house`, place?.house ?? null),
    value(`${prefix}_angularity`, strength === 'not_evaluable' ? null : strength),
    value(`${prefix}_retrograde`, place === null ? null : place.rateDegPerDay < 0),
    degrees(`${prefix}_solar_distance`, planet === null ? null : solarDistance(figure, planet)),
  ];
}
