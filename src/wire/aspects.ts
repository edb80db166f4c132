import type { AspectDataResponse } from '../contract/aspects.js';
import { aspectDirection, findAspects, findCrossAspects, signDegree } from '../doctrine/aspects/aspects.js';
import type { Aspect, AspectPoint, AspectTier } from '../doctrine/aspects/aspects.js';
import { ASPECT_TIER_WORDS } from './aspect-words.js';

/** The answer shape of an aspect. */
export function aspectAnswer({ first, second, definition, ...aspect }: Aspect): AspectDataResponse {
  const { name, symbol, angleDeg, tier, family } = definition;
  return {
    body1: first.name,
    body2: second.name,
    aspect: name,
    symbol,
    angle: angleDeg,
    separation: aspect.separationDeg,
    orb: aspect.orbDeg,
    allowed_orb: aspect.allowedOrbDeg,
    applying: aspect.applying,
    stationary: aspect.stationary,
    classification: { domain: 'zodiacal', tier: ASPECT_TIER_WORDS[tier], family },
    direction: aspectDirection(first.longitudeDeg, second.longitudeDeg, angleDeg),
    sign_degree1: signDegree(first.longitudeDeg),
    sign_degree2: signDegree(second.longitudeDeg),
    motion_state: aspect.motion,
  };
}

/** All aspects among the points in answer shape, smallest orb first. Orbs are multiplied by `orbFactor`. */
export const aspectAnswers = (
  points: readonly AspectPoint[],
  tier: AspectTier,
  orbFactor: number,
): AspectDataResponse[] => findAspects(points, tier, orbFactor).map(aspectAnswer);

/** All aspects from the points of one chart (body1) to those of another (body2) in answer shape, smallest orb first. */
export const crossAspectAnswers = (
  first: readonly AspectPoint[],
  second: readonly AspectPoint[],
  tier: AspectTier,
  orbFactor: number,
): AspectDataResponse[] => findCrossAspects(first, second, tier, orbFactor).map(aspectAnswer);
