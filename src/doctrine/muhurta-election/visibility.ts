import type { Apparition } from './evidence.js';
import { isPast } from './sky.js';
import { every, not } from './truth.js';
import type { Truth } from './truth.js';

/** True from an appearance to the next disappearance, false from a disappearance; unknown within their bounds and without evidence. */
export function isVisible(jdUt1: number, apparition: Apparition | null): Truth {
  if (apparition === null) return null;
  const { previousEvent, nextEvent } = apparition;
  const between = every([isPast(jdUt1, previousEvent.boundary), not(isPast(jdUt1, nextEvent.boundary))]);
  return between === true ? previousEvent.role === 'appearance' : null;
}
