/**
 * Parans (paranatellonta): two bodies on the horizon or the meridian of one place at the same time, within an orb of time. These rules are
 * descriptive: they name the kind of a paran and measure its closeness; they do not weight circles or bodies.
 * Sources: Anonymous of 379, On the Bright Fixed Stars (CCAG V.1, ed. F. Cumont), who pairs stars that rise, culminate, set and
 * anticulminate with the planets; B. Brady, Brady's Book of Fixed Stars (1998), part 1, for the four circles and an orb of time.
 */

/** The four circles of a paran. */
export const PARAN_CIRCLES = ['rising', 'setting', 'culminating', 'antiCulminating'] as const;
export type ParanCircle = (typeof PARAN_CIRCLES)[number];

/** Kind of a body in a paran. Lunar points and small bodies are neither planet nor star. */
export type ParanBodyKind = 'planet' | 'star' | 'other';

export type ParanEvent = 'rise' | 'set' | 'mc' | 'ic';
export type ParanAxis = 'horizon' | 'meridian';
export type ParanBodyPair = 'planetPlanet' | 'planetStar' | 'starStar' | 'other';

const EVENT: Readonly<Record<ParanCircle, ParanEvent>> = {
  rising: 'rise',
  setting: 'set',
  culminating: 'mc',
  antiCulminating: 'ic',
};
const AXIS: Readonly<Record<ParanCircle, ParanAxis>> = {
  rising: 'horizon',
  setting: 'horizon',
  culminating: 'meridian',
  antiCulminating: 'meridian',
};

const sorted = <T extends string>(a: T, b: T): readonly [T, T] => (a <= b ? [a, b] : [b, a]);

/** The two events of a paran in alphabetical order, independent of the order of the bodies. */
export const eventPair = (a: ParanCircle, b: ParanCircle): readonly [ParanEvent, ParanEvent] =>
  sorted(EVENT[a], EVENT[b]);

/** The two axes of a paran in alphabetical order. */
export const axisPair = (a: ParanCircle, b: ParanCircle): readonly [ParanAxis, ParanAxis] => sorted(AXIS[a], AXIS[b]);

/** The kinds of the two bodies; `other` when one of them is neither planet nor star. */
export function bodyPair(a: ParanBodyKind, b: ParanBodyKind): ParanBodyPair {
  if (a === 'other' || b === 'other') return 'other';
  if (a !== b) return 'planetStar';
  return a === 'star' ? 'starStar' : 'planetPlanet';
}

/** Closeness in (0, 1], a house rule: 1 / (1 + minutes), which is 1 for simultaneous crossings and 0.5 at one minute. */
export const exactnessScore = (orbMinutes: number): number => 1 / (1 + orbMinutes);
