import type { AspectName } from '../../contract/aspects.js';
import { normalizeDeg } from '../../kernel/angle.js';
import { aspectDirection, aspectNamed } from './aspects.js';
import { signIndex } from '../zodiac/zodiac.js';

/**
 * Aspects by sign (Ptolemy, Tetrabiblos I.13): signs regard each other at the third, fourth, fifth and seventh place; the second,
 * sixth, eighth and twelfth are in aversion. The planet at the tenth place from another overcomes it (Porphyry, Introduction 21;
 * Valens, Anthologies).
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

/** The aspect between the signs of two longitudes, or null in aversion. */
export const wholeSignAspect = (longitude1: number, longitude2: number): AspectName | null =>
  BY_SIGN_COUNT[(signIndex(longitude1) - signIndex(longitude2) + 12) % 12];

/** Place (1 to 12, whole signs) that the first longitude holds counted from the second. */
const placeFrom = (longitude: number, originLongitude: number): number =>
  ((signIndex(longitude) - signIndex(originLongitude) + 12) % 12) + 1;

type OvercomingRelation = 'body1_overcomes_body2' | 'body2_overcomes_body1' | 'neither';

export interface SuperiorityTruth {
  body1: string;
  body2: string;
  longitude1: number;
  longitude2: number;
  direction_truth: {
    status: 'evaluated' | 'not_evaluable';
    aspect_angle_deg: number | null;
    forward_arc_body1_to_body2_deg: number;
    direction: 'sinister' | 'dexter' | null;
    reason: string | null;
  };
  overcoming_truth: {
    status: 'evaluated' | 'not_evaluable';
    body1_sign_index: number;
    body2_sign_index: number;
    body1_place_from_body2: number;
    body2_place_from_body1: number;
    relation: OvercomingRelation;
    reason: string | null;
  };
}

/**
 * Direction and overcoming between two bodies (longitudes in degrees). `aspect` null: no aspect is asserted, and no direction.
 * Direction is not evaluable at a conjunction or opposition, nor where the forward arc is exactly 0 or 180 degrees.
 */
export function superiorityTruth(
  body1: string,
  longitude1: number,
  body2: string,
  longitude2: number,
  aspect: AspectName | null,
): SuperiorityTruth {
  const lon1 = normalizeDeg(longitude1),
    lon2 = normalizeDeg(longitude2);
  const angle = aspect === null ? null : aspectNamed(aspect).angleDeg;
  const forward = normalizeDeg(lon2 - lon1);
  const boundary = angle !== null && (forward === 0 || forward === 180);
  const direction = angle === null || boundary ? null : aspectDirection(lon1, lon2, angle);
  const place1 = placeFrom(lon1, lon2),
    place2 = placeFrom(lon2, lon1);
  return {
    body1,
    body2,
    longitude1: lon1,
    longitude2: lon2,
    direction_truth: {
      status: direction === null ? 'not_evaluable' : 'evaluated',
      aspect_angle_deg: angle,
      forward_arc_body1_to_body2_deg: forward,
      direction,
      reason:
        angle === null
          ? 'aspect_angle_not_supplied'
          : direction === null
            ? 'direction_not_applicable_to_conjunction_or_opposition'
            : null,
    },
    overcoming_truth: {
      status: 'evaluated',
      body1_sign_index: signIndex(lon1),
      body2_sign_index: signIndex(lon2),
      body1_place_from_body2: place1,
      body2_place_from_body1: place2,
      relation: place1 === 10 ? 'body1_overcomes_body2' : place2 === 10 ? 'body2_overcomes_body1' : 'neither',
      reason: null,
    },
  };
}
