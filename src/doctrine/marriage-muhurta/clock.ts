import type { Boundary, Evidence, PhaseSpan, SolarDay, Span } from '../muhurta-election/evidence.js';
import { not } from '../muhurta-election/truth.js';
import type { Truth } from '../muhurta-election/truth.js';
import { and } from './finding.js';

/** One ghati, days. */
export const GHATI = 1 / 60;

/** An instant that is known within a bracket, Julian days UT1. */
export interface Edge {
  readonly lower: number;
  readonly upper: number;
}

/** The bracket of a boundary. */
export const edgeOf = (boundary: Boundary | { lowerJdUt1: number; upperJdUt1: number }): Edge => ({
  lower: boundary.lowerJdUt1,
  upper: boundary.upperJdUt1,
});
/** A bracket moved by `days`. */
export const shifted = (edge: Edge, days: number): Edge => ({ lower: edge.lower + days, upper: edge.upper + days });
/** The point at `fraction` of the way from one bracket to another. */
export const between = (from: Edge, to: Edge, fraction: number): Edge => ({
  lower: from.lower + (to.lower - from.lower) * fraction,
  upper: from.upper + (to.upper - from.upper) * fraction,
});

/** Whether the instant is at or after an edge; null inside the bracket. */
export function reached(jdUt1: number, edge: Edge): Truth {
  if (jdUt1 >= edge.upper) return true;
  return jdUt1 < edge.lower ? false : null;
}
/** Whether the instant is in [from, to). */
export const within = (jdUt1: number, from: Edge, to: Edge): Truth =>
  and(reached(jdUt1, from), not(reached(jdUt1, to)));
/** Whether the instant is in a span. */
export const inSpan = (jdUt1: number, span: Span): Truth => within(jdUt1, edgeOf(span.start), edgeOf(span.end));

/** The span of the kind that certainly holds the instant, or null. */
export const currentSpan = (evidence: Evidence, kind: PhaseSpan['kind']): PhaseSpan | null =>
  evidence.phaseSpans.find((span) => span.kind === kind && inSpan(evidence.jdUt1, span.interval) === true) ?? null;

/** The solar day when it certainly holds the instant, or null. */
export const currentDay = (evidence: Evidence): SolarDay | null =>
  evidence.solar !== null && inSpan(evidence.jdUt1, evidence.solar.day) === true ? evidence.solar : null;

/** Whether the Sun is up. */
export function isDaytime(evidence: Evidence): Truth {
  const solar = currentDay(evidence);
  return solar === null ? null : not(reached(evidence.jdUt1, edgeOf(solar.sunset)));
}

/** Part `ordinal` (from 1) of `count` equal parts of the day or the night. */
export function dayPart(
  solar: SolarDay,
  half: 'day' | 'night',
  ordinal: number,
  count: number,
): { from: Edge; to: Edge } {
  const start = edgeOf(half === 'day' ? solar.day.start : solar.sunset);
  const end = edgeOf(half === 'day' ? solar.sunset : solar.day.end);
  return { from: between(start, end, (ordinal - 1) / count), to: between(start, end, ordinal / count) };
}
