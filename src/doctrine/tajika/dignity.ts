import { dignityOf } from '../vedic-dignity/dignity.js';
import type { DignityTier } from '../vedic-dignity/dignity.js';
import type { TajikaFigure } from './figure.js';
import type { TajikaPlanet } from './tables.js';

/**
 * Whether a planet is strong (sign of exaltation, moolatrikona, own sign), weak (debilitation, sign of a natural enemy) or neither in
 * an annual figure (BPHS 3.49-55; Adawal, Tajik Shastra and Annual Horoscopy, ch. IV, uses the same dignities for the yogas).
 */
export const tajikaDignity = ({ longitudes }: Pick<TajikaFigure, 'longitudes'>, planet: TajikaPlanet): DignityTier =>
  dignityOf(planet, longitudes[planet], null).tier;
