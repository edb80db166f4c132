import { normalizeDeg } from '../../kernel/angle.js';
import { boundAt, boundsTable } from '../bounds/bounds.js';
import type { Bound, BoundsDoctrine } from '../bounds/bounds.js';

/** A part of a bound that a significator crosses on its way around the zodiac. Degrees. */
export interface BoundSpan {
  readonly bound: Bound;
  /** Where the significator enters and leaves the span; leaving is after entering in the direction of the motion. */
  readonly startDeg: number;
  readonly endDeg: number;
  readonly spanDeg: number;
  readonly widthDeg: number;
}

/**
 * The bounds from a longitude once around the zodiac, in the order of the signs or against it; the first and the last span are parts of one
 * bound unless the longitude is the edge of a bound. A converse motion that begins on an edge is in the bound before it.
 */
export function boundsAround(
  longitudeDeg: number,
  doctrine: BoundsDoctrine,
  direction: 'direct' | 'converse',
): readonly BoundSpan[] {
  const flat = boundsTable(doctrine).flat(),
    start = normalizeDeg(longitudeDeg);
  const first = flat.indexOf(boundAt(start, doctrine));
  const spans: BoundSpan[] = [];
  const add = (bound: Bound, from: number, to: number): void => {
    const spanDeg = Math.abs(to - from);
    if (spanDeg === 0) return;
    spans.push({
      bound,
      startDeg: normalizeDeg(from),
      endDeg: normalizeDeg(to),
      spanDeg,
      widthDeg: bound.endDeg - bound.startDeg,
    });
  };
  const edges = (bound: Bound): readonly [number, number] => [
    30 * bound.signIndex + bound.startDeg,
    30 * bound.signIndex + bound.endDeg,
  ];
  for (let k = 0; k <= flat.length; k++) {
    const step = direction === 'direct' ? k : -k;
    const bound = flat[(first + step + 2 * flat.length) % flat.length],
      [low, high] = edges(bound);
    if (direction === 'direct') {
      if (k === 0) add(bound, start, high);
      else add(bound, low, k === flat.length ? start : high);
    } else if (k === 0) add(bound, start, low);
    else add(bound, high, k === flat.length ? start : low);
  }
  return spans;
}
