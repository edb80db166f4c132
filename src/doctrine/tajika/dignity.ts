import { dignityOf } from '../vedic-dignity/dignity.js';
import type { DignityTier } from '../vedic-dignity/dignity.js';
import type { TajikaFigure } from './figure.js';
import type { TajikaPlanet } from './tables.js';

/**
 * Dignity of a planet in an annual figure: strong in its exaltation, moolatrikona or own sign; weak in its debilitation or in the sign of a
 * natural enemy; else neutral.
 * Source: BPHS 3.49-55; Adawal, Tajik Shastra and Annual Horoscopy, ch. IV, uses the same dignities for the yogas.
 */
export const tajikaDignity = ({ longitudes }: Pick<TajikaFigure, 'longitudes'>, planet: TajikaPlanet): DignityTier =>
  dignityOf(planet, longitudes[planet], null).tier;
