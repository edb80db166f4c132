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

/** What makes two places mundanely the same. */
export type DirectionLaw =
  /** The same proportion of their own semi-arcs. */
  | 'semi_arc'
  /** The same hour angle. */
  | 'meridian'
  /** The same half circle through the north and south points of the horizon. */
  | 'position_circle'
  /** The same oblique distance under the topocentric pole. */
  | 'topocentric_pole'
  /** The same oblique distance under the pole of meridian distance over semi-arc. */
  | 'meridian_distance_pole'
  /** The same oblique distance under the pole that Placidus gives the significator. */
  | 'placidus_pole';

/** The laws that ask for the rising and setting of their points. */
export const needsSemiArcs = (law: DirectionLaw): boolean => law !== 'meridian' && law !== 'position_circle';

/** A mundane place under a law: where another point must be carried. */
type MundanePlace =
  | { readonly kind: 'hour_angle'; readonly deg: number }
  | { readonly kind: 'fraction'; readonly quadrants: number }
  | { readonly kind: 'circle'; readonly circle: PoleCircle };

/** The four angles, whose mundane place is their own whatever degree of the ecliptic they hold. */
export type AngleName = 'ASC' | 'MC' | 'DSC' | 'IC';

/** The place of an angle: meridian by right ascension, horizon by oblique ascension or descension, in every law but the meridian's. */
function placeOfAngle(angle: AngleName, law: DirectionLaw, frame: DirectionFrame): MundanePlace {
  if (angle === 'MC') return { kind: 'hour_angle', deg: 0 };
  if (angle === 'IC') return { kind: 'hour_angle', deg: -180 };
  const side = angle === 'ASC' ? -1 : 1;
  if (law === 'semi_arc') return { kind: 'fraction', quadrants: side };
  const circle = circleAtPrimeVertical((side * Math.PI) / 2, frame);
  return {
    kind: 'circle',
    circle: law === 'position_circle' ? circle : { ...circle, equatorDeg: side * 90, prime: null },
  };
}

const circlePlace = (circle: PoleCircle | null): MundanePlace | null =>
  circle === null ? null : { kind: 'circle', circle };

/** The mundane place of a point; null where the law asks for a semi-arc that does not exist. `angle` says that the point is one. */
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
      return { kind: 'hour_angle', deg: point.hourAngleDeg };
    case 'semi_arc':
      return point.semiArcs === null
        ? null
        : { kind: 'fraction', quadrants: fractionOf(point.hourAngleDeg, point.semiArcs) };
    case 'position_circle':
      return circlePlace(positionCircle(point, frame));
    case 'topocentric_pole':
      return circlePlace(topocentricCircle(point, frame));
    case 'meridian_distance_pole':
      return circlePlace(meridianDistanceCircle(point, frame));
    case 'placidus_pole':
      return circlePlace(underThePoleCircle(point, frame));
  }
}

/** Where mundane aspects are measured: the circle whose quarters are the squares. */
export type AspectCircle = 'semi_arcs' | 'equator' | 'prime_vertical';

/**
 * The mundane place that is so many quadrants west of another: by proportional semi-arcs (Placidus, Primum Mobile, on mundane
 * aspects), on the equator (Regiomontanus; right ascension; the topocentric system) or on the prime vertical (Campanus).
 */
export function placeWestOf(
  place: MundanePlace,
  quadrants: number,
  { law, circle, frame }: { readonly law: DirectionLaw; readonly circle: AspectCircle; readonly frame: DirectionFrame },
): MundanePlace {
  if (place.kind === 'fraction') return { kind: 'fraction', quadrants: wrappedQuadrants(place.quadrants + quadrants) };
  if (circle === 'semi_arcs') {
    const from = place.kind === 'hour_angle' ? place.deg : place.circle.equatorDeg;
    return { kind: 'fraction', quadrants: wrappedQuadrants(from / 90 + quadrants) };
  }
  const equatorDeg = place.kind === 'hour_angle' ? place.deg : place.circle.equatorDeg;
  if (law === 'meridian') return { kind: 'hour_angle', deg: equatorDeg + 90 * quadrants };
  if (law === 'topocentric_pole')
    return { kind: 'circle', circle: topocentricCircleAtEquator(equatorDeg + 90 * quadrants, frame) };
  if (circle === 'equator') return { kind: 'circle', circle: circleAtEquator(equatorDeg + 90 * quadrants, frame) };
  const prime = place.kind === 'circle' ? place.circle.prime : null,
    from = prime ? Math.atan2(prime.sin, prime.cos) : equatorDeg * RAD_PER_DEG;
  return { kind: 'circle', circle: circleAtPrimeVertical(from + (quadrants * Math.PI) / 2, frame) };
}

/** A mundane position in [-2, 2]. */
const wrappedQuadrants = (quadrants: number): number =>
  quadrants > 2 ? quadrants - 4 : quadrants < -2 ? quadrants + 4 : quadrants;

/**
 * The arc of the equator, degrees in [0, 360), by which the sky turns until a point stands at a mundane place for the first time; NaN
 * where it never does. Forward is the daily motion, in which hour angles grow.
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

/** The hour angles at which a point stands at a place. */
function hourAnglesAt(
  place: MundanePlace,
  { semiArcs, decDeg }: DirectedPoint,
  frame: DirectionFrame,
): readonly number[] {
  switch (place.kind) {
    case 'hour_angle':
      return [place.deg];
    case 'fraction':
      return semiArcs === null ? [] : [hourAngleOfFraction(place.quadrants, semiArcs)];
    case 'circle':
      return hourAnglesOn(place.circle, decDeg, frame);
  }
}
