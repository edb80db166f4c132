import type { Classical, Evidence } from './evidence.js';
import { finding } from './finding.js';
import type { Finding } from './finding.js';
import { isBenefic } from './nature.js';
import { houseOf } from './sky.js';
import { measure } from './tests.js';
import type { Truth } from './truth.js';

/** Parts that the tests of foundations and entries share. */

export type Facing = 'east' | 'south' | 'west' | 'north';
export type Corner = 'northeast' | 'southeast' | 'southwest' | 'northwest';

/** Weekdays, Sunday = 0, and the last tithi of the month, 0 to 29. */
export const SUNDAY = 0,
  TUESDAY = 2,
  NEW_MOON = 29;

const MALEFIC_HOUSES = [3, 6, 11];

/** A benefic outside its houses or a malefic outside 3, 6, 11. */
const misplaced = (house: number | null, benefic: Truth, beneficHouses: readonly number[]): Truth =>
  house === null || benefic === null ? null : !(benefic ? beneficHouses : MALEFIC_HOUSES).includes(house);

/** The test of the house of a planet. `houses`: those of benefics; malefics belong in 3, 6 and 11. */
export function placement(
  evidence: Evidence,
  rule: string,
  source: string,
  planet: Classical,
  houses: readonly number[],
): Finding {
  const house = houseOf(evidence, planet),
    benefic = isBenefic(evidence, planet);
  return finding({
    id: `${rule}.${planet}`,
    rule,
    source,
    detected: misplaced(house, benefic, houses),
    measures: [
      measure('planet', planet, 'body'),
      measure('house', house, 'oneBasedHouse'),
      measure('benefic', benefic, 'predicate'),
    ],
  });
}
