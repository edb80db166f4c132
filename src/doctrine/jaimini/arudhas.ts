import type { Graha } from '../vedic-dignity/tables.js';
import { countTo, ruler, signFrom } from './signs.js';
import type { LordChoice, SignPlaces } from './signs.js';

/** Arudha pada of a house. Signs 0 ... 11. */
export interface ArudhaPada {
  /** 1 ... 12. */
  readonly house: number;
  readonly houseSign: number;
  readonly lord: LordChoice['lord'];
  readonly lordSign: number;
  /** As far from the lord as the lord is from the house. */
  readonly computedSign: number;
  readonly padaSign: number;
  readonly isExceptionApplied: boolean;
}

/**
 * The arudha padas of the twelve houses: each is as far from the lord of the house as the lord is from the house. A pada in the house itself
 * or in its seventh moves to the tenth from there, unless `hasException` is false (Jaimini, Upadesa Sutras 1.1.30-32; BPHS 29.1-5). With the
 * nodes among `places` Ketu and Rahu also rule Scorpio and Aquarius.
 */
export function arudhaPadas(lagnaSign: number, places: SignPlaces, hasException: boolean): ArudhaPada[] {
  return Array.from({ length: 12 }, (_, i) => {
    const houseSign = signFrom(lagnaSign, i + 1, 1),
      { lord } = ruler(houseSign, places, 'narasimhaRao'),
      lordSign = places.signs[lord as Graha],
      computedSign = signFrom(lordSign, countTo(houseSign, lordSign, 1), 1),
      isException = hasException && (computedSign - houseSign + 12) % 6 === 0;
    return {
      house: i + 1,
      houseSign,
      lord,
      lordSign,
      computedSign,
      padaSign: isException ? signFrom(computedSign, 10, 1) : computedSign,
      isExceptionApplied: isException,
    };
  });
}
