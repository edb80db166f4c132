import type { NodePositionResponse, PlanetPositionResponse } from '../contract/positions.js';
import { AU_KM } from '../kernel/constants.js';
import { normalizeDeg } from '../kernel/angle.js';
import type { Place } from '../sky/sky.js';
import { signOf } from '../doctrine/zodiac/zodiac.js';

/** A place in the shape in which positions are answered: degrees, km, au, with its sign. */
export function planetPosition(name: string, place: Place, isTopocentric: boolean): PlanetPositionResponse {
  const longitude = normalizeDeg(place.longitudeDeg);
  const sign = signOf(longitude);
  return {
    name,
    longitude,
    latitude: place.latitudeDeg,
    distance: place.distanceKm,
    speed: place.longitudeRateDegPerDay,
    retrograde: place.longitudeRateDegPerDay < 0,
    is_topocentric: isTopocentric,
    sign: sign.sign,
    sign_symbol: sign.symbol,
    sign_degree: sign.degree,
    distance_au: place.distanceKm / AU_KM,
  };
}

/** A node or apogee as charts list it. */
export function nodePosition(name: string, longitudeDeg: number, speedDegPerDay: number): NodePositionResponse {
  const longitude = normalizeDeg(longitudeDeg);
  const sign = signOf(longitude);
  return {
    name,
    longitude,
    speed: speedDegPerDay,
    sign: sign.sign,
    sign_symbol: sign.symbol,
    sign_degree: sign.degree,
  };
}
