import type { Graha } from '../../muhurta-election/evidence.js';
import type { Finding } from '../../muhurta-election/finding.js';
import { mapped, not } from '../../muhurta-election/truth.js';
import type { Truth } from '../../muhurta-election/truth.js';
import { houseFrom, lordOf, signOf } from '../divisions.js';
import type { MarriageEvidence, Participant } from '../evidence.js';
import { and, measure, predicate } from '../finding.js';
import type { Sky } from '../sky.js';
import { traditionFinding } from '../tradition-finding.js';
import { VV } from './sources.js';

const rule = (name: string, source: string) => ({ name, source });
const GOOD_MOON: ReadonlySet<number> = new Set([1, 3, 6, 7, 10, 11]);
const GOOD_SUN: ReadonlySet<number> = new Set([3, 6, 10, 11]);
const GOOD_JUPITER: ReadonlySet<number> = new Set([2, 5, 7, 9, 11]);

/** The personal layer of Vivaha Vrindavana: both Moons, Sun and Jupiter of both, and the Lagna from their own (VV 4.16, 6.1-6, 17.7). */
export function vvPersonalFindings(_: MarriageEvidence, sky: Sky, people: readonly Participant[]): Finding[] {
  return people.flatMap(({ id, natalMoon, natalLagna }) => {
    const from = mapped(natalMoon, signOf);
    const transit = (body: Graha, good: ReadonlySet<number>): Truth =>
      mapped(from, (natal) => mapped(sky.sign(body), (sign) => !good.has(houseFrom(natal, sign))));
    const lagna = (name: 'moon' | 'lagna', natal: number | null): Finding => {
      const sign = mapped(natal, signOf);
      const house = sign === null || sky.lagnaSign === null ? null : houseFrom(sign, sky.lagnaSign);
      const shared =
        sign === null || sky.lagnaSign === null ? null : house === 8 && lordOf(sign) === lordOf(sky.lagnaSign);
      return traditionFinding(
        VV,
        rule(`personal_lagna.${id}.${name}`, 'VV4.16 one lord of both signs; 17.7 eighth and twelfth'),
        and(
          mapped(house, (value) => value === 8 || value === 12),
          not(shared),
        ),
        {
          measures: [measure('house', house, 'inclusive12'), predicate('shared_lord_eighth_exception', shared)],
        },
      );
    };
    return [
      traditionFinding(
        VV,
        rule(`personal_moon.${id}`, 'VV6.1-6: both Moons; houses of the ordinary reading'),
        transit('Moon', GOOD_MOON),
        { measures: [measure('natal_moon', natalMoon, 'sidereal_degrees')] },
      ),
      traditionFinding(
        VV,
        rule(`personal_transit.${id}.sun`, 'VV6.5;10.5-7;17.7: houses of the ordinary reading'),
        transit('Sun', GOOD_SUN),
      ),
      traditionFinding(
        VV,
        rule(`personal_transit.${id}.jupiter`, 'VV6.5;10.5-7;17.7: houses of the ordinary reading'),
        transit('Jupiter', GOOD_JUPITER),
      ),
      lagna('moon', natalMoon),
      lagna('lagna', natalLagna),
    ];
  });
}
