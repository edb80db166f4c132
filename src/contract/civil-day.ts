import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, julianDayUt1, longitudeDeg, oneOf, shape } from './fields.js';
import { inUnit } from './units.js';

/** Shapes of the routes of a civil date at a place. */

/** A place between the poles: at a pole the Sun rises once a year and no meridian is defined. */
export const latitudeBetweenPoles = () =>
  inUnit(
    'deg',
    Type.Number({ exclusiveMinimum: -90, exclusiveMaximum: 90, description: 'geodetic latitude, degrees north' }),
  );

/** Name of an IANA time zone. */
export const timezoneName = () =>
  Type.String({
    minLength: 1,
    maxLength: 128,
    description: 'name of the IANA time zone database, such as Asia/Kolkata',
  });

/** Civil date, time zone and place of a request. */
export const civilDayFields = {
  local_date: Type.String({
    pattern: '^([+-]\\d{6}|\\d{4})-\\d{2}-\\d{2}$',
    maxLength: 13,
    description:
      'civil date of the time zone, YYYY-MM-DD in the proleptic Gregorian calendar; a sunrise of this date begins the day',
  }),
  timezone: timezoneName(),
  latitude: latitudeBetweenPoles(),
  longitude: longitudeDeg(),
};

export const PANCHANGA_SUNRISE_DEFINITIONS = ['rashtriya_upper_limb', 'usno_upper_limb', 'geometric_center'] as const;

/** Definition of sunrise and sunset of the day routes. */
export const sunriseDefinition = () =>
  defaulted(
    oneOf(PANCHANGA_SUNRISE_DEFINITIONS, {
      description:
        'airless altitude of the centre of the Sun at sunrise and sunset: -47 arcmin (rashtriya_upper_limb), -50 arcmin (usno_upper_limb) or 0 (geometric_center)',
    }),
    'rashtriya_upper_limb',
  );

/** Width of the bounds of a solved boundary. */
export const solverToleranceSeconds = () =>
  defaulted(
    Type.Number({
      minimum: 0.01,
      maximum: 1,
      description:
        'seconds between the lower and the upper bound of each solved boundary; the instants themselves are solved to less than a millisecond',
    }),
    0.1,
  );

/** An instant on the clocks of UT1, UTC and the time zone of the request. */
export const PanchangaMomentResponse = shape('PanchangaMomentResponse', {
  jd_ut1: julianDayUt1(),
  utc: Type.String({ description: 'ISO 8601, UTC' }),
  local: Type.String({ description: 'ISO 8601 with the offset of the time zone' }),
});
export type PanchangaMomentResponse = Static<typeof PanchangaMomentResponse>;

/** A civil date with its sunrises and sunsets. */
export const PanchangaSolarDateResponse = shape('PanchangaSolarDateResponse', {
  local_date: Type.String({ description: 'YYYY-MM-DD' }),
  civil_start: PanchangaMomentResponse,
  civil_end: PanchangaMomentResponse,
  sunrises: Type.Array(PanchangaMomentResponse),
  sunsets: Type.Array(PanchangaMomentResponse),
});
export type PanchangaSolarDateResponse = Static<typeof PanchangaSolarDateResponse>;
