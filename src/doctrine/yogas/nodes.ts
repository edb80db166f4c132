import { normalizeDeg } from '../../kernel/angle.js';
import { GRAHAS } from '../vedic-dignity/tables.js';
import { signIndex, SIGNS } from '../zodiac/zodiac.js';
import type { YogaChart } from './chart.js';
import { yoga } from './yoga.js';
import type { Yoga } from './yoga.js';

/**
 * Kala Sarpa and Guru Chandala. No work of Parashara or Varahamihira has them; they are combinations of recent authors (B. V. Raman, Astrological
 * Magazine, and later handbooks), so they are evaluated only on request. `rahuDeg`: sidereal longitude of Rahu, degrees; Ketu is opposite.
 */
export function nodeYogas(chart: YogaChart, rahuDeg: number): Yoga[] {
  const arcs = GRAHAS.map((planet) => normalizeDeg(chart.siderealDeg[planet] - rahuDeg)),
    ahead = arcs.every((arc) => arc < 180),
    behind = arcs.every((arc) => arc === 0 || arc > 180);
  const rahu = signIndex(rahuDeg),
    ketu = (rahu + 6) % 12,
    { Jupiter } = chart.signs;
  const common = { family: 'graha' as const, notes: 'A combination of recent authors, not of the older works.' };
  return [
    yoga({
      ...common,
      name: 'Kala Sarpa',
      conditions: [
        {
          rule: 'All seven planets are on one side of the axis of Rahu and Ketu, by degrees',
          satisfied: ahead || behind,
          observed: `${arcs.filter((arc) => arc < 180).length} of 7 planets from Rahu to Ketu in the order of the signs`,
        },
      ],
      participants: GRAHAS,
      source: 'recent authors; not in BPHS or Brihat Jataka',
    }),
    yoga({
      ...common,
      name: 'Guru Chandala',
      conditions: [
        {
          rule: 'Jupiter is in one sign with Rahu or Ketu',
          satisfied: Jupiter === rahu || Jupiter === ketu,
          observed: `Jupiter in ${SIGNS[Jupiter]}, Rahu in ${SIGNS[rahu]}, Ketu in ${SIGNS[ketu]}`,
        },
      ],
      participants: ['Jupiter'],
      source: 'recent authors; not in BPHS or Brihat Jataka',
    }),
  ];
}
