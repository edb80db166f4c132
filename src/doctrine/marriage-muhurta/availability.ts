import type { Apparition } from '../muhurta-election/evidence.js';
import { not } from '../muhurta-election/truth.js';
import type { Truth } from '../muhurta-election/truth.js';
import { edgeOf, reached, shifted } from './clock.js';
import type { Edge } from './clock.js';
import { or } from './finding.js';

/** Days to wait after an appearance and before a disappearance, on one side of the Sun. */
export interface Waits {
  readonly afterAppearance: number;
  readonly beforeDisappearance: number;
}

/** Waits of Jupiter and Venus by the side, east or west, of the appearance and of the disappearance. */
export type WaitTable = Readonly<Record<'Jupiter' | 'Venus', Readonly<Record<'east' | 'west', Waits>>>>;

/** State of Jupiter or Venus: set (asta), young (balya), old (vriddha), available, or within the bracket of an edge. */
export interface Availability {
  readonly state: 'unavailable' | 'asta' | 'balya' | 'vriddha' | 'available' | 'uncertain';
  readonly isInvisible: Truth;
  /** Days to wait after the previous event and before the next; null without events. */
  readonly afterAppearance: number | null;
  readonly beforeDisappearance: number | null;
  /** End of the wait after the previous event, start of that before the next. */
  readonly waitEnd: Edge | null;
  readonly waitStart: Edge | null;
  /** Whether the planet withholds its leave; null when it is not known. */
  readonly restricts: Truth;
}

const UNKNOWN: Availability = {
  state: 'unavailable',
  isInvisible: null,
  afterAppearance: null,
  beforeDisappearance: null,
  waitEnd: null,
  waitStart: null,
  restricts: null,
};

/** Whether a planet may preside: it is visible, has been so for some days, and will be for some days. Times are elapsed days UT1. */
export function availability(
  jdUt1: number,
  apparition: Apparition | null,
  waits: Readonly<Record<'east' | 'west', Waits>>,
): Availability {
  if (apparition === null) return UNKNOWN;
  const { previousEvent, nextEvent } = apparition;
  const previous = edgeOf(previousEvent.boundary);
  const next = edgeOf(nextEvent.boundary);
  if (reached(jdUt1, previous) !== true || reached(jdUt1, next) !== false) return UNKNOWN;
  const { afterAppearance } = waits[previousEvent.side];
  const { beforeDisappearance } = waits[nextEvent.side];
  const common = {
    afterAppearance,
    beforeDisappearance,
    waitEnd: shifted(previous, afterAppearance),
    waitStart: shifted(next, -beforeDisappearance),
  };
  if (previousEvent.role === 'disappearance') return { ...common, state: 'asta', isInvisible: true, restricts: true };
  const young = not(reached(jdUt1, common.waitEnd));
  const old = reached(jdUt1, common.waitStart);
  const restricts = or(young, old);
  const state = young === true ? 'balya' : old === true ? 'vriddha' : restricts === null ? 'uncertain' : 'available';
  return { ...common, state, isInvisible: false, restricts };
}
