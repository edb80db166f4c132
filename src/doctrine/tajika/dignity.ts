import { dignityOf } from '../vedic-dignity/dignity.js';
import type { DignityTier } from '../vedic-dignity/dignity.js';
import { EXALTATIONS } from '../dignity/rulers.js';
import { signIndex } from '../zodiac/zodiac.js';
import type { SignRelation } from './aspects.js';
import type { TajikaFigure } from './figure.js';
import type { Panchavargi } from './panchavargi.js';
import type { TajikaPlanet } from './tables.js';

/**
 * Dignity of a planet in an annual figure: strong in its exaltation, moolatrikona or own sign; weak in its debilitation or in the sign of a
 * natural enemy; else neutral.
 * Source: BPHS 3.49-55; Adawal, Tajik Shastra and Annual Horoscopy, ch. IV, uses the same dignities for the yogas.
 */
export const tajikaDignity = ({ longitudes }: Pick<TajikaFigure, 'longitudes'>, planet: TajikaPlanet): DignityTier =>
  dignityOf(planet, longitudes[planet], null).tier;

export type DignityWord = 'exalted' | 'debilitated' | 'ownSign' | `${SignRelation}Sign`;

/**
 * Dignity of a planet by its sign: exaltation, debilitation, own sign, or the Tajika relation to the lord of the sign. Given: its
 * panchavargiya bala.
 */
export function signDignity({ planet, longitudeDeg, domicile }: Panchavargi): DignityWord {
  const sign = signIndex(longitudeDeg),
    { signIndex: exalted } = EXALTATIONS[planet];
  if (sign === exalted) return 'exalted';
  if (sign === (exalted + 6) % 12) return 'debilitated';
  return domicile.relation === 'own' ? 'ownSign' : `${domicile.relation}Sign`;
}
