import { SIGN_LORDS } from '../vedic-dignity/tables.js';
import type { Graha } from '../vedic-dignity/tables.js';
import { CONTRIBUTORS, REKHA_PLACES } from './tables.js';
import type { Contributor } from './tables.js';

/** Signs, 0 ... 11, of the seven planets and the Lagna. */
export type ContributorSigns = Readonly<Record<Contributor, number>>;

/** Numbers of rekhas in Aries ... Pisces. */
export type SignFigures = readonly number[];

/** Bhinnashtakavarga: the rekhas of a planet in the twelve signs (BPHS ch. 66). */
export function bhinnashtakavarga(planet: Graha, signs: ContributorSigns): SignFigures {
  const rekhas = new Array<number>(12).fill(0);
  for (const contributor of CONTRIBUTORS)
    for (const place of REKHA_PLACES[planet][contributor]) rekhas[(signs[contributor] + place - 1) % 12]++;
  return rekhas;
}

/** Sum of the figures of several planets by sign (sarvashtakavarga: BPHS ch. 66). */
export const summed = (figures: readonly SignFigures[]): SignFigures =>
  Array.from({ length: 12 }, (_, sign) => figures.reduce((sum, one) => sum + one[sign], 0));

/** Trikona shodhana: the least figure of each trine is subtracted from all three (BPHS ch. 67). */
export const trikonaReduced = (figures: SignFigures): SignFigures =>
  figures.map((figure, sign) => figure - Math.min(...[0, 4, 8].map((step) => figures[(sign + step) % 12])));

/** The pairs of signs with the same lord. */
const PAIRS = SIGN_LORDS.flatMap((lord, sign) => {
  const other = SIGN_LORDS.indexOf(lord, sign + 1);
  return other < 0 ? [] : [[sign, other] as const];
});

/**
 * Ekadhipatya shodhana of the pairs of signs with the same lord (BPHS ch. 68). A pair does not change when both signs are occupied or one has no
 * rekhas. Both empty: equal figures become 0, unequal ones the smaller. One occupied: the empty sign becomes 0 when the occupied one has as many
 * rekhas or more, else it takes the figure of the occupied one. `occupied`: occupied signs, 0 ... 11.
 */
export function ekadhipatyaReduced(figures: SignFigures, occupied: ReadonlySet<number>): SignFigures {
  const reduced = [...figures];
  for (const [a, b] of PAIRS) {
    const figureA = figures[a],
      figureB = figures[b];
    if ((occupied.has(a) && occupied.has(b)) || figureA === 0 || figureB === 0) continue;
    if (!occupied.has(a) && !occupied.has(b)) {
      reduced[a] = reduced[b] = figureA === figureB ? 0 : Math.min(figureA, figureB);
      continue;
    }
    const [full, empty] = occupied.has(a) ? [a, b] : [b, a];
    reduced[empty] = figures[full] >= figures[empty] ? 0 : figures[full];
  }
  return reduced;
}
