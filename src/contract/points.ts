import { Type } from '@sinclair/typebox';
import { mapOf } from './fields.js';

/** A map from point names to degrees, with bounds on the count. Any finite longitude is admitted and reduced to [0, 360). */
export const longitudeMap = (
  minProperties: number,
  maxProperties: number,
  description = 'ecliptic longitudes by point name, degrees; any finite number, reduced to [0, 360)',
) => mapOf(Type.Number(), { minProperties, maxProperties, description });

export const longitude = (description = 'ecliptic longitude, degrees; any finite number') =>
  Type.Number({ description });

/** Rates are bounded so that sums and differences stay finite. */
export const ratePerDay = (description = 'degrees per day') =>
  Type.Number({ minimum: -1e6, maximum: 1e6, description });

export const pointName = (maxLength: number, description = 'name of the point') =>
  Type.String({ minLength: 1, maxLength, description });
