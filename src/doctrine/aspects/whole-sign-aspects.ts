import { normalizeDeg } from '../../kernel/angle.js';
import { aspectDirection, aspectNamed } from './aspects.js';
import type { AspectName } from './aspects.js';
import { signIndex } from '../zodiac/zodiac.js';

/**
 * Aspects by sign (Ptolemy, Tetrabiblos I.13): a sign aspects the third, fourth, fifth and seventh sign from it on
 * either side. The second, sixth, eighth and twelfth signs are in aversion. The planet in the tenth sign from another
 * overcomes it (Porphyry, Introduction 21; Valens, Anthologies).
 */
const BY_SIGN_COUNT: readonly (AspectName | null)[] = [
  'Conjunction',
  null,
  'Sextile',
  'Square',
  'Trine',
  null,
  'Opposition',
  null,
  'Trine',
  'Square',
  'Sextile',
  null,
];

/** The aspect between the signs of two longitudes (degrees), or null if the signs are in aversion. */
export const wholeSignAspect = (longitude1: number, longitude2: number): AspectName | null =>
  BY_SIGN_COUNT[(signIndex(longitude1) - signIndex(longitude2) + 12) % 12];

/** Place by sign (1 to 12) of the first longitude counted from the second. */
const placeFrom = (longitude: number, originLongitude: number): number =>
  ((signIndex(longitude) - signIndex(originLongitude) + 12) % 12) + 1;

export interface PairDirection {
  /** Angle of the given aspect, degrees; null without one. */
  readonly aspectAngleDeg: number | null;
  readonly forwardArcDeg: number;
  /** Null if the pair has no direction. */
  readonly direction: 'sinister' | 'dexter' | null;
}

/**
 * Direction of the aspect from the first of two bodies to the second. Longitudes in degrees. The direction is null
 * without an aspect, for a conjunction or opposition, and if the forward arc is exactly 0 or 180 degrees.
 */
export function pairDirection(longitude1: number, longitude2: number, aspect: AspectName | null): PairDirection {
  const lon1 = normalizeDeg(longitude1),
    lon2 = normalizeDeg(longitude2);
  const angle = aspect === null ? null : aspectNamed(aspect).angleDeg;
  const forward = normalizeDeg(lon2 - lon1);
  const boundary = forward === 0 || forward === 180;
  return {
    aspectAngleDeg: angle,
    forwardArcDeg: forward,
    direction: angle === null || boundary ? null : aspectDirection(lon1, lon2, angle),
  };
}

export interface Overcoming {
  readonly firstSignIndex: number;
  readonly secondSignIndex: number;
  readonly firstPlaceFromSecond: number;
  readonly secondPlaceFromFirst: number;
  /** The body in an overcoming place from the other; null if neither is. */
  readonly overcomes: 'first' | 'second' | null;
}

/**
 * The positions by sign from which a body overcomes another. `tenthSign`: from the tenth sign alone (epidekateia). `rightRay`: by any trine,
 * square or sextile from the right, that is from the ninth, tenth or eleventh sign (Antiochus, in Porphyry, Introduction 21).
 */
export type OvercomingRule = 'tenthSign' | 'rightRay';
const OVERCOMING_PLACES: Readonly<Record<OvercomingRule, readonly number[]>> = {
  tenthSign: [10],
  rightRay: [9, 10, 11],
};

/** Which of two bodies overcomes the other, with their signs and places by sign. Longitudes in degrees. */
export function overcomingOf(longitude1: number, longitude2: number, rule: OvercomingRule = 'tenthSign'): Overcoming {
  const lon1 = normalizeDeg(longitude1),
    lon2 = normalizeDeg(longitude2);
  const place1 = placeFrom(lon1, lon2),
    place2 = placeFrom(lon2, lon1);
  return {
    firstSignIndex: signIndex(lon1),
    secondSignIndex: signIndex(lon2),
    firstPlaceFromSecond: place1,
    secondPlaceFromFirst: place2,
    overcomes: OVERCOMING_PLACES[rule].includes(place1)
      ? 'first'
      : OVERCOMING_PLACES[rule].includes(place2)
        ? 'second'
        : null,
  };
}
