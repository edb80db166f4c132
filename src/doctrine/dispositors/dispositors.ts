import { domicileRuler } from '../dignity/rulers.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { signIndex } from '../zodiac/zodiac.js';

/**
 * Chains of dispositors: the ruler of the sign of a planet, the ruler of the sign of that ruler, and so on. A planet in its own sign ends a
 * chain (final dispositor); two or more that dispose of one another end it as a cycle. Rulers: Ptolemy, Tetrabiblos I.17.
 */
export const DISPOSED_PLANETS: readonly ClassicalPlanet[] = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
];

/** A step of a chain: a planet, the index of its sign (0 is Aries), and the ruler of that sign. */
export interface DispositorLink {
  readonly subject: ClassicalPlanet;
  readonly signIndex: number;
  readonly dispositor: ClassicalPlanet;
}

export type DispositorTermination = 'finalDispositor' | 'cycle' | 'missingRuler';

export interface DispositorChain {
  readonly body: ClassicalPlanet;
  readonly links: readonly DispositorLink[];
  /** The planets of the chain, each once. */
  readonly visited: readonly ClassicalPlanet[];
  readonly termination: DispositorTermination;
  /** The final dispositor, or the cycle in the order Sun to Saturn. */
  readonly terminal: readonly ClassicalPlanet[];
  /** The ruler whose place is not given. */
  readonly missing: ClassicalPlanet | null;
}

/** The chain of one planet. `longitudes`: given places of the seven planets, degrees; it contains `body`. */
export function dispositorChain(
  body: ClassicalPlanet,
  longitudes: ReadonlyMap<ClassicalPlanet, number>,
): DispositorChain {
  const links: DispositorLink[] = [],
    visited: ClassicalPlanet[] = [];
  let subject = body;
  for (;;) {
    const longitude = longitudes.get(subject);
    if (longitude === undefined)
      return { body, links, visited, termination: 'missingRuler', terminal: [], missing: subject };
    visited.push(subject);
    const sign = signIndex(longitude),
      dispositor = domicileRuler(sign);
    links.push({ subject, signIndex: sign, dispositor });
    if (dispositor === subject)
      return { body, links, visited, termination: 'finalDispositor', terminal: [subject], missing: null };
    const first = visited.indexOf(dispositor);
    if (first >= 0) {
      const cycle = new Set(visited.slice(first)),
        terminal = DISPOSED_PLANETS.filter((planet) => cycle.has(planet));
      return { body, links, visited, termination: 'cycle', terminal, missing: null };
    }
    subject = dispositor;
  }
}

/** The chains of the given planets in the order Sun to Saturn, and the different ends they have. */
export function dispositorChains(longitudes: ReadonlyMap<ClassicalPlanet, number>): {
  readonly chains: readonly DispositorChain[];
  readonly finals: readonly ClassicalPlanet[];
  readonly cycles: readonly (readonly ClassicalPlanet[])[];
} {
  const chains = DISPOSED_PLANETS.filter((planet) => longitudes.has(planet)).map((planet) =>
    dispositorChain(planet, longitudes),
  );
  const ends = (termination: DispositorTermination) => [
    ...new Map(
      chains.filter((chain) => chain.termination === termination).map(({ terminal }) => [terminal.join(), terminal]),
    ).values(),
  ];
  const finals = new Set(ends('finalDispositor').flat());
  const firstOf = (cycle: readonly ClassicalPlanet[]): number => DISPOSED_PLANETS.indexOf(cycle[0]);
  return {
    chains,
    finals: DISPOSED_PLANETS.filter((planet) => finals.has(planet)),
    cycles: ends('cycle').sort((a, b) => firstOf(a) - firstOf(b)),
  };
}
