import type { ParanBodyPair, ParanCircle } from '../../../doctrine/parans/parans.js';
import type { HorizonState } from '../../../events/horizon-circles.js';

/** Circles of the requests and answers, in the order of the inventory. */
export const CIRCLES = ['Rising', 'Setting', 'Culminating', 'AntiCulminating'] as const;
export type CircleWord = (typeof CIRCLES)[number];

/** Circle of a request. */
export const CIRCLE_FACTS: Readonly<Record<CircleWord, ParanCircle>> = {
  Rising: 'rising',
  Setting: 'setting',
  Culminating: 'culminating',
  AntiCulminating: 'antiCulminating',
};

/** Circle in an answer. */
export const CIRCLE_WORDS: Readonly<Record<ParanCircle, CircleWord>> = {
  rising: 'Rising',
  setting: 'Setting',
  culminating: 'Culminating',
  antiCulminating: 'AntiCulminating',
};

/** `body_family` in an answer. */
export const BODY_PAIR_WORDS: Readonly<Record<ParanBodyPair, string>> = {
  planetPlanet: 'planet-planet',
  planetStar: 'planet-star',
  starStar: 'star-star',
  other: 'other',
};

/** `event_family` and `axis_family` in an answer. */
export const pairWord = ([first, second]: readonly [string, string]): string => `${first}-${second}`;

/** Name of the closeness rule in an answer (`exactnessScore`). */
export const STRENGTH_MODEL = 'inverse_minutes';

/** Status of a circle that a body does not cross, by the relation of the body to the horizon. */
export const ABSENCE_STATUSES: Readonly<
  Record<HorizonState, 'always_above_horizon' | 'always_below_horizon' | 'not_in_window'>
> = {
  above: 'always_above_horizon',
  below: 'always_below_horizon',
  crosses: 'not_in_window',
};

/** Explanation of that status. */
export const ABSENCE_REASONS: Readonly<Record<HorizonState, string>> = {
  above: 'the body stays above the horizon during the 24 hours',
  below: 'the body stays below the horizon during the 24 hours',
  crosses: 'the body crosses this circle, but not during these 24 hours',
};
