/**
 * Parans (paranatellonta): two bodies on the horizon or the meridian of one place at the same time, within an orb of time. What follows is
 * descriptive: names of the kinds of paran, and how close one is. It weighs neither circles nor bodies.
 * Source: Anonymous of 379, On the Bright Fixed Stars (CCAG V.1, ed. F. Cumont), which joins stars that rise, culminate, set and anticulminate
 * with the planets; R. Brady, Brady's Book of Fixed Stars (1998), part 1, for the four circles and an orb of time.
 */

export const CIRCLES = ['Rising', 'Setting', 'Culminating', 'AntiCulminating'] as const;
export type CircleName = (typeof CIRCLES)[number];

/** What a body is to the classification. Points and small bodies are neither planet nor star. */
export type BodyKind = 'planet' | 'star' | 'other';

const EVENT: Readonly<Record<CircleName, string>> = {
  Rising: 'rise',
  Setting: 'set',
  Culminating: 'mc',
  AntiCulminating: 'ic',
};
const AXIS: Readonly<Record<CircleName, string>> = {
  Rising: 'horizon',
  Setting: 'horizon',
  Culminating: 'meridian',
  AntiCulminating: 'meridian',
};

const pair = (a: string, b: string): string => (a <= b ? `${a}-${b}` : `${b}-${a}`);

/** `rise-set`, `mc-rise` ...: the two events in alphabetical order. */
export const eventFamily = (a: CircleName, b: CircleName): string => pair(EVENT[a], EVENT[b]);
/** `horizon-horizon`, `horizon-meridian` or `meridian-meridian`. */
export const axisFamily = (a: CircleName, b: CircleName): string => pair(AXIS[a], AXIS[b]);
/** `planet-planet`, `planet-star`, `star-star`; `other` when one of the two is neither. */
export const bodyFamily = (a: BodyKind, b: BodyKind): string => (a === 'other' || b === 'other' ? 'other' : pair(a, b));

/** Closeness in (0, 1]: 1 when both cross at the same moment, a half at a minute apart. */
export const exactnessScore = (orbMinutes: number): number => 1 / (1 + orbMinutes);
export const STRENGTH_MODEL = 'inverse_minutes';
