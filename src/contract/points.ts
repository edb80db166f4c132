import { Type } from '@sinclair/typebox';
import { mapOf } from './fields.js';
import { inUnit } from './units.js';

/** Largest angle of a request, degrees: a double still resolves a ten-millionth of a degree there, and sums do not overflow. */
const ANGLE_LIMIT_DEG = 1e9;

/** An angle of a request. It may exceed a full turn; the computation reduces it. */
export const angleDeg = (description: string) =>
  inUnit('deg', Type.Number({ minimum: -ANGLE_LIMIT_DEG, maximum: ANGLE_LIMIT_DEG, description }));

/** A map from point names to degrees, with bounds on the count. Longitudes may exceed a full turn and are reduced to [0, 360). */
export const longitudeMap = (
  minProperties: number,
  maxProperties: number,
  description = 'ecliptic longitudes by point name, degrees; reduced to [0, 360)',
) => mapOf(angleDeg('degrees'), { minProperties, maxProperties, description });

export const longitude = (description = 'ecliptic longitude, degrees; reduced to [0, 360)') => angleDeg(description);

/** A rate in degrees per day, bounded so that sums and differences stay finite. */
export const ratePerDay = (description = 'degrees per day') =>
  inUnit('deg/d', Type.Number({ minimum: -1e6, maximum: 1e6, description }));

export const pointName = (maxLength: number, description = 'name of the point') =>
  Type.String({ minLength: 1, maxLength, description });

/** The target longitude of a search: at most a hundred turns, reduced to [0, 360). */
export const searchedLongitude = (description = 'ecliptic longitude, degrees; reduced to [0, 360)') =>
  inUnit('deg', Type.Number({ minimum: -36_000, maximum: 36_000, description }));
