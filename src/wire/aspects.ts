import type { AspectDataResponse } from '../contract/aspects.js';
import { aspectDirection, findAspects, findCrossAspects, signDegree } from '../doctrine/aspects/aspects.js';
import type { Aspect, AspectPoint, AspectTier } from '../doctrine/aspects/aspects.js';

/** An aspect as answers carry it. */
function aspectAnswer({ first, second, definition, ...aspect }: Aspect): AspectDataResponse {
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
    classification: { domain: 'zodiacal', tier, family },
    direction: aspectDirection(first.longitudeDeg, second.longitudeDeg, angleDeg),
    sign_degree1: signDegree(first.longitudeDeg),
    sign_degree2: signDegree(second.longitudeDeg),
    motion_state: aspect.motion,
  };
}

/** All aspects among the points, tightest first, as answers carry them. */
export const aspectAnswers = (
  points: readonly AspectPoint[],
  tier: AspectTier,
  orbFactor: number,
): AspectDataResponse[] => findAspects(points, tier, orbFactor).map(aspectAnswer);

/** All aspects from points of one chart (body1) to points of another (body2), tightest first, as answers carry them. */
export const crossAspectAnswers = (
  first: readonly AspectPoint[],
  second: readonly AspectPoint[],
  tier: AspectTier,
  orbFactor: number,
): AspectDataResponse[] => findCrossAspects(first, second, tier, orbFactor).map(aspectAnswer);
