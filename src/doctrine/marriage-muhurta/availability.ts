import type { Apparition } from '../muhurta-election/evidence.js';
import { not } from '../muhurta-election/truth.js';
import type { Truth } from '../muhurta-election/truth.js';
import { edgeOf, reached, shifted } from './clock.js';
import { or } from './finding.js';

/** Days to wait after an appearance and before a disappearance, on one side of the Sun. */
export interface Waits {
  readonly afterAppearance: number;
  readonly beforeDisappearance: number;
}

/** State of Jupiter or Venus with the days since it appeared and until it disappears. */
export interface Availability {
  readonly state: 'unavailable' | 'invisible' | 'post_appearance' | 'pre_disappearance' | 'available';
  readonly sinceAppearance: number | null;
  readonly untilDisappearance: number | null;
  /** Whether the planet withholds its leave; null when it is not known. */
  readonly restricts: Truth;
}

/**
 * Whether a planet may preside: it is visible, has been so for some days, and will be for some days. `waits` by the side, east or west, of
 * the appearance and the disappearance. Times are elapsed days UT1.
 */
export function availability(
  jdUt1: number,
  apparition: Apparition | null,
  waits: Readonly<Record<'east' | 'west', Waits>>,
): Availability {
  if (apparition === null)
    return { state: 'unavailable', sinceAppearance: null, untilDisappearance: null, restricts: null };
  const { previousEvent, nextEvent } = apparition;
  if (reached(jdUt1, edgeOf(previousEvent.boundary)) !== true || reached(jdUt1, edgeOf(nextEvent.boundary)) !== false)
    return { state: 'unavailable', sinceAppearance: null, untilDisappearance: null, restricts: null };
  if (previousEvent.role === 'disappearance')
    return { state: 'invisible', sinceAppearance: null, untilDisappearance: null, restricts: true };
  const since = jdUt1 - previousEvent.boundary.jdUt1;
  const until = nextEvent.boundary.jdUt1 - jdUt1;
  const young = not(
    reached(jdUt1, shifted(edgeOf(previousEvent.boundary), waits[previousEvent.side].afterAppearance)),
  );
  const old = reached(jdUt1, shifted(edgeOf(nextEvent.boundary), -waits[nextEvent.side].beforeDisappearance));
  const restricts = or(young, old);
  const state = young === true ? 'post_appearance' : old === true ? 'pre_disappearance' : 'available';
  return { state, sinceAppearance: since, untilDisappearance: until, restricts };
}
