import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ASPECT_NAMES } from '../../../contract/aspects.js';
import { defaulted, isoInstant, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { houseSystemName } from '../../../contract/houses.js';
import { placeFields } from '../../../contract/place.js';
import { LUNATION_PHASES } from '../../../doctrine/progressions/keys.js';
import { PHASE_WORDS } from './wire-words.js';

export const EVENT_TYPES = [
  'aspect_to_natal',
  'aspect_among_progressed',
  'sign_change',
  'house_change',
  'station',
  'lunation',
] as const;
export type ProgressedEventType = (typeof EVENT_TYPES)[number];

/** The largest number of events in an answer. */
const MAX_LIMIT = 10_000;

export const ProgressedEventsRequest = shape('ProgressedEventsRequest', {
  start_dt: isoInstant('start of the searched range of life, inclusive'),
  end_dt: isoInstant('end of the searched range of life, exclusive'),
  kinds: optionalOrNull(
    Type.Array(oneOf(EVENT_TYPES), {
      minItems: 1,
      maxItems: EVENT_TYPES.length,
      uniqueItems: true,
      description: 'default: all; house_change only if a place is given',
    }),
  ),
  aspects: optionalOrNull(
    Type.Array(oneOf(ASPECT_NAMES), {
      minItems: 1,
      maxItems: ASPECT_NAMES.length,
      uniqueItems: true,
      description: 'default: the five Ptolemaic aspects',
    }),
  ),
  place: optionalOrNull(
    shape(
      'ProgressedEventsPlace',
      { ...placeFields, house_system: optionalOrNull(houseSystemName()) },
      { description: 'place of birth: adds the natal angles as targets, and the natal cusps for house_change' },
    ),
  ),
  limit: defaulted(
    Type.Integer({
      minimum: 1,
      maximum: MAX_LIMIT,
      description: 'largest number of returned events; the earliest are kept',
    }),
    2000,
  ),
});
export type ProgressedEventsRequest = Static<typeof ProgressedEventsRequest>;

const ProgressedEventResponse = shape('ProgressedEventResponse', {
  event_type: oneOf(EVENT_TYPES),
  body: Type.String({ description: 'the progressed point' }),
  jd_ut: Type.Number({ description: 'moment of life, Julian day UT1' }),
  datetime_utc: Type.String({ description: 'moment of life' }),
  age_years: Type.Number({ description: 'years of 365.24219 days' }),
  progressed_jd_ut: Type.Number({ description: 'instant of the ephemeris, Julian day UT1' }),
  longitude: Type.Number({ description: 'longitude of the progressed point, degrees, ecliptic of date' }),
  direction: oneOf(['direct', 'retrograde'], { description: 'motion of the progressed point with increasing age' }),
  target: nullable(Type.String({ description: 'natal point, or the other progressed point' })),
  target_longitude: nullable(Type.Number()),
  aspect: nullable(oneOf(ASPECT_NAMES)),
  angle: nullable(Type.Number({ description: 'directed angle, degrees: the progressed point is at target + angle' })),
  sign: nullable(Type.String({ description: 'sign that the point enters' })),
  house: nullable(Type.Integer({ description: 'natal house that the point enters' })),
  station: nullable(oneOf(['retrograde', 'direct'], { description: 'motion after the station' })),
  phase: nullable(
    oneOf(
      LUNATION_PHASES.map((phase) => PHASE_WORDS[phase]),
      { description: 'phase of the progressed lunation cycle that begins' },
    ),
  ),
});
export type ProgressedEvent = Static<typeof ProgressedEventResponse>;

export const ProgressedEventsResponse = shape('ProgressedEventsResponse', {
  start_jd_ut: Type.Number(),
  end_jd_ut: Type.Number(),
  kinds: Type.Array(oneOf(EVENT_TYPES)),
  total: Type.Integer({ description: 'number of events in the range' }),
  truncated: Type.Boolean({ description: 'true if total is greater than `limit`' }),
  events: Type.Array(ProgressedEventResponse),
});
export type ProgressedEventsResponse = Static<typeof ProgressedEventsResponse>;
