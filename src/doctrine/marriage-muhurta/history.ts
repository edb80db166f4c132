import type { Boundary, Evidence, Graha, StarPassage } from '../muhurta-election/evidence.js';
import { not } from '../muhurta-election/truth.js';
import type { Truth } from '../muhurta-election/truth.js';
import { edgeOf, inSpan, within } from './clock.js';
import { skyOf } from './sky.js';
import type { Sky } from './sky.js';

/** Body that may spoil the star that it leaves, holds and enters next. */
export type Spoiler = 'malefic' | 'benefic' | 'byCompany';

/** The stay that a body has left last, the one that it is in, and the next; null when the history does not show all three. */
export function passagesAround(
  evidence: Evidence,
  body: Graha,
): { readonly previous: StarPassage; readonly current: StarPassage; readonly next: StarPassage } | null {
  const own = evidence.starHistory?.passages.filter(({ planet }) => planet === body) ?? [];
  const at = own.findIndex(({ entry, exit }) => within(evidence.jdUt1, edgeOf(entry), edgeOf(exit)) === true);
  const previous = own[at - 1];
  const next = own[at + 1];
  if (at < 1 || next === undefined) return null;
  const current = own[at];
  return meets(previous.exit, current.entry) && meets(current.exit, next.entry) ? { previous, current, next } : null;
}

const meets = (a: Boundary, b: Boundary): boolean => a.lowerJdUt1 <= b.upperJdUt1 && b.lowerJdUt1 <= a.upperJdUt1;

/** How often the Moon has crossed a complete star between two instants. */
export function moonTraversals(evidence: Evidence, star: number, fromJd: number): number {
  return (evidence.starHistory?.passages ?? []).filter(
    ({ planet, starIndex, entry, exit }) =>
      planet === 'Moon' && starIndex === star && entry.lowerJdUt1 >= fromJd && exit.upperJdUt1 <= evidence.jdUt1,
  ).length;
}

/** The sky of the history at an instant, or null: from the span that contains it, or from the band around it. */
function historicalSky(evidence: Evidence, at: Boundary): Sky | null {
  const span = evidence.starHistory?.vedhaSpans.find(({ interval }) => inSpan(at.jdUt1, interval) === true);
  if (span !== undefined)
    return skyOf(
      at.jdUt1,
      new Map(span.planets.map((p) => [p.planet, { longitude: p.siderealLongitude, speed: null }])),
      null,
    );
  const band = evidence.starHistory?.transitionBands.find(({ boundary }) => meets(boundary, at));
  if (band === undefined || band.unavailableReasons.length > 0) return null;
  const places = band.longitudes.map(
    ({ planet, lowerDegrees }) => [planet, { longitude: lowerDegrees, speed: null }] as const,
  );
  return skyOf(at.jdUt1, new Map(places), null);
}

/** Whether a body is malefic at an instant of the history. Only Mercury's nature depends on the instant. */
export function maleficAt(evidence: Evidence, body: Graha, at: Boundary): Truth {
  if (body === 'Jupiter' || body === 'Venus') return false;
  if (body !== 'Mercury') return true;
  return not(historicalSky(evidence, at)?.benefic('Mercury') ?? null);
}
