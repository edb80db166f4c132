import { normalizeDeg } from '../../kernel/angle.js';
import { RAD_PER_DEG } from '../../kernel/constants.js';
import {
  circleAtEquator,
  circleAtPrimeVertical,
  hourAnglesOn,
  meridianDistanceCircle,
  positionCircle,
  topocentricCircle,
  topocentricCircleAtEquator,
  underThePoleCircle,
} from './circles.js';
import type { PoleCircle } from './circles.js';
import type { DirectedPoint, DirectionFrame } from './point.js';
import { fractionOf, hourAngleOfFraction } from './semi-arc.js';

/** The law by which two points have the same mundane place. */
export type DirectionLaw =
  /** The same fraction of their semi-arcs. */
  | 'semiArc'
  /** The same hour angle. */
  | 'meridian'
  /** The same half circle through the north and south points of the horizon. */
  | 'positionCircle'
  /** The same oblique distance under the topocentric pole. */
  | 'topocentricPole'
  /** The same oblique distance under the pole of meridian distance over semi-arc. */
  | 'meridianDistancePole'
  /** The same oblique distance under Placidus' pole of the significator. */
  | 'placidusPole';

/** Whether a law needs points that rise and set. */
export const needsSemiArcs = (law: DirectionLaw): boolean => law !== 'meridian' && law !== 'positionCircle';

/** A mundane place under a law, to which another point is carried. */
type MundanePlace =
  | { readonly kind: 'hourAngle'; readonly deg: number }
  | { readonly kind: 'fraction'; readonly quadrants: number }
  | { readonly kind: 'circle'; readonly circle: PoleCircle };

/** The four angles. Their mundane place does not depend on their longitude. */
export type AngleName = 'ASC' | 'MC' | 'DSC' | 'IC';

/**
 * The mundane place of an angle: the meridian by right ascension, the horizon by oblique ascension, in all laws but
 * `meridian`.
 */
function placeOfAngle(angle: AngleName, law: DirectionLaw, frame: DirectionFrame): MundanePlace {
  if (angle === 'MC') return { kind: 'hourAngle', deg: 0 };
  if (angle === 'IC') return { kind: 'hourAngle', deg: -180 };
  const side = angle === 'ASC' ? -1 : 1;
  if (law === 'semiArc') return { kind: 'fraction', quadrants: side };
  const circle = circleAtPrimeVertical((side * Math.PI) / 2, frame);
  return {
    kind: 'circle',
    circle: law === 'positionCircle' ? circle : { ...circle, equatorDeg: side * 90, prime: null },
  };
}

const circlePlace = (circle: PoleCircle | null): MundanePlace | null =>
  circle === null ? null : { kind: 'circle', circle };

/**
 * The mundane place of a point under a law; null if the law needs a semi-arc that does not exist. `angle`: the angle
 * that the point is.
 */
export function mundanePlace(
  point: DirectedPoint,
  law: DirectionLaw,
  frame: DirectionFrame,
  angle: AngleName | null = null,
): MundanePlace | null {
  if (angle !== null && !(law === 'meridian' && (angle === 'ASC' || angle === 'DSC')))
    return placeOfAngle(angle, law, frame);
  switch (law) {
    case 'meridian':
      return { kind: 'hourAngle', deg: point.hourAngleDeg };
    case 'semiArc':
      return point.semiArcs === null
        ? null
        : { kind: 'fraction', quadrants: fractionOf(point.hourAngleDeg, point.semiArcs) };
    case 'positionCircle':
      return circlePlace(positionCircle(point, frame));
    case 'topocentricPole':
      return circlePlace(topocentricCircle(point, frame));
    case 'meridianDistancePole':
      return circlePlace(meridianDistanceCircle(point, frame));
    case 'placidusPole':
      return circlePlace(underThePoleCircle(point, frame));
  }
}

/** The circle on which mundane aspects are measured; its quadrants are the squares. */
export type AspectCircle = 'semiArcs' | 'equator' | 'primeVertical';

/**
 * The mundane place a number of quadrants west of another: by proportional semi-arcs (Placidus, Primum Mobile, on
 * mundane aspects), on the equator (Regiomontanus; right ascension; the topocentric system) or on the prime vertical
 * (Campanus).
 */
export function placeWestOf(
  place: MundanePlace,
  quadrants: number,
  { law, circle, frame }: { readonly law: DirectionLaw; readonly circle: AspectCircle; readonly frame: DirectionFrame },
): MundanePlace {
  if (place.kind === 'fraction') return { kind: 'fraction', quadrants: wrappedQuadrants(place.quadrants + quadrants) };
  if (circle === 'semiArcs') {
    const from = place.kind === 'hourAngle' ? place.deg : place.circle.equatorDeg;
    return { kind: 'fraction', quadrants: wrappedQuadrants(from / 90 + quadrants) };
  }
  const equatorDeg = place.kind === 'hourAngle' ? place.deg : place.circle.equatorDeg;
  if (law === 'meridian') return { kind: 'hourAngle', deg: equatorDeg + 90 * quadrants };
  if (law === 'topocentricPole')
    return { kind: 'circle', circle: topocentricCircleAtEquator(equatorDeg + 90 * quadrants, frame) };
  if (circle === 'equator') return { kind: 'circle', circle: circleAtEquator(equatorDeg + 90 * quadrants, frame) };
  const prime = place.kind === 'circle' ? place.circle.prime : null,
    from = prime ? Math.atan2(prime.sin, prime.cos) : equatorDeg * RAD_PER_DEG;
  return { kind: 'circle', circle: circleAtPrimeVertical(from + (quadrants * Math.PI) / 2, frame) };
}

/** A mundane position reduced to [-2, 2]. */
const wrappedQuadrants = (quadrants: number): number =>
  quadrants > 2 ? quadrants - 4 : quadrants < -2 ? quadrants + 4 : quadrants;

/**
 * The arc of the equator, degrees in [0, 360), by which the sky turns until a point is at a mundane place for the first
 * time; NaN if it never is. Forward: the daily motion, in which hour angles grow.
 */
export function arcTo(place: MundanePlace, moving: DirectedPoint, frame: DirectionFrame, forward = true): number {
  let least = NaN;
  for (const hourAngle of hourAnglesAt(place, moving, frame)) {
    const turn = hourAngle - moving.hourAngleDeg,
      arc = normalizeDeg(forward ? turn : -turn);
    if (!(arc >= least)) least = arc;
  }
  return least;
}

/** The hour angles at which a point is at a mundane place. */
function hourAnglesAt(
  place: MundanePlace,
  { semiArcs, decDeg }: DirectedPoint,
  frame: DirectionFrame,
): readonly number[] {
  switch (place.kind) {
    case 'hourAngle':
      return [place.deg];
    case 'fraction':
      return semiArcs === null ? [] : [hourAngleOfFraction(place.quadrants, semiArcs)];
    case 'circle':
      return hourAnglesOn(place.circle, decDeg, frame);
  }
}
