import { PRIMARY_QUALITIES } from '../dignity/planets.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { domicileRuler } from '../dignity/rulers.js';
import { lillyTriplicityRuler } from '../dignity/triplicity.js';

/** How the lord of the hour may agree with the ascendant, in Lilly's order. */
export const HOUR_RULES = ['samePlanet', 'triplicity', 'sameNature'] as const;
export type HourRule = (typeof HOUR_RULES)[number];

export interface HourAgreement {
  readonly ascendantLord: ClassicalPlanet;
  readonly triplicityRuler: ClassicalPlanet;
  readonly matched: Readonly<Record<HourRule, boolean>>;
}

/**
 * Whether the lord of the planetary hour agrees with the rising sign (0 ... 11): it is the lord of the ascendant, rules its triplicity by day
 * or night (Lilly's table), or has the primary qualities of the lord of the ascendant. Lilly, Christian Astrology (1647), p. 121.
 */
export function hourAgreement(hourLord: ClassicalPlanet, risingSign: number, isDay: boolean): HourAgreement {
  const ascendantLord = domicileRuler(risingSign),
    triplicityRuler = lillyTriplicityRuler(risingSign, isDay);
  return {
    ascendantLord,
    triplicityRuler,
    matched: {
      samePlanet: hourLord === ascendantLord,
      triplicity: hourLord === triplicityRuler,
      sameNature: PRIMARY_QUALITIES[hourLord] === PRIMARY_QUALITIES[ascendantLord],
    },
  };
}
