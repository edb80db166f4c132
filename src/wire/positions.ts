import type { NodePositionResponse, PlanetPositionResponse } from '../contract/positions.js';
import { AU_KM } from '../kernel/constants.js';
import { normalizeDeg } from '../kernel/angle.js';
import type { Place } from '../sky/sky.js';
import { signOf } from '../doctrine/zodiac/zodiac.js';
import type { Sign } from '../doctrine/zodiac/zodiac.js';

/** Sign, symbol and degree in the sign of a longitude. */
export function signAnswer(longitudeDeg: number): { sign: Sign; sign_symbol: string; sign_degree: number } {
  const { sign, symbol, degree } = signOf(longitudeDeg);
  return { sign, sign_symbol: symbol, sign_degree: degree };
}

/** A place in the shape in which positions are answered: degrees, km, au, with its sign. */
export function planetPosition(name: string, place: Place, isTopocentric: boolean): PlanetPositionResponse {
  const longitude = normalizeDeg(place.longitudeDeg);
  const { sign, symbol, degree } = signOf(longitude);
  return {
    name,
    longitude,
    latitude: place.latitudeDeg,
    distance: place.distanceKm,
    speed: place.longitudeRateDegPerDay,
    retrograde: place.longitudeRateDegPerDay < 0,
    is_topocentric: isTopocentric,
    sign,
    sign_symbol: symbol,
    sign_degree: degree,
    distance_au: place.distanceKm / AU_KM,
  };
}

/** A node or apogee as charts list it. */
export function nodePosition(name: string, longitudeDeg: number, speedDegPerDay: number): NodePositionResponse {
  const longitude = normalizeDeg(longitudeDeg);
  const { sign, symbol, degree } = signOf(longitude);
  return { name, longitude, speed: speedDegPerDay, sign, sign_symbol: symbol, sign_degree: degree };
}
