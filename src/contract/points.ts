import { Type } from '@sinclair/typebox';
import { mapOf } from './fields.js';

/** Largest angle that a request may give, degrees: a double still holds a ten-millionth of a degree there, and no sum overflows. */
const ANGLE_LIMIT_DEG = 1e9;

/** An angle of a request that may count turns; it is reduced where it is used. */
export const angleDeg = (description: string) =>
  Type.Number({ minimum: -ANGLE_LIMIT_DEG, maximum: ANGLE_LIMIT_DEG, description });

/** A map from point names to degrees, with bounds on the count. Turns are admitted and longitudes reduced to [0, 360). */
export const longitudeMap = (
  minProperties: number,
  maxProperties: number,
  description = 'ecliptic longitudes by point name, degrees; reduced to [0, 360)',
) => mapOf(angleDeg('degrees'), { minProperties, maxProperties, description });

export const longitude = (description = 'ecliptic longitude, degrees; reduced to [0, 360)') => angleDeg(description);

/** Rates are bounded so that sums and differences stay finite. */
export const ratePerDay = (description = 'degrees per day') =>
  Type.Number({ minimum: -1e6, maximum: 1e6, description });

export const pointName = (maxLength: number, description = 'name of the point') =>
  Type.String({ minLength: 1, maxLength, description });

/** A longitude that a search goes to: a hundred turns at most, reduced to [0, 360). */
export const searchedLongitude = (description = 'ecliptic longitude, degrees; reduced to [0, 360)') =>
  Type.Number({ minimum: -36_000, maximum: 36_000, description });
