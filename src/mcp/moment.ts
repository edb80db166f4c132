import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { J2000_JD } from '../kernel/constants.js';
import { InvalidInput } from '../kernel/errors.js';
import { readInstant, readPlace } from '../cli/moment.js';
import type { FieldNames, Place } from '../cli/moment.js';
import type { Service } from '../cli/service.js';

const DATETIME = 'ISO 8601; without an offset it is the civil time of the place; or "now"';
const DATE = 'ISO 8601 date or datetime (UTC without an offset), or "now"';

export const placeFields = {
  place: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'city, e.g. "Paris, US"' })),
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90, description: 'degrees north' })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180, description: 'degrees east' })),
  time_zone: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'IANA time zone; default: the zone of the place',
    }),
  ),
};
type PlaceGiven = Partial<{ [Name in keyof typeof placeFields]: Static<(typeof placeFields)[Name]> }>;

/** A moment and a place in the input of a tool. */
export const momentFields = {
  dt: Type.String({ minLength: 3, maxLength: 64, description: DATETIME }),
  ...placeFields,
  fold: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 1,
      description: 'civil time that occurs twice: 0 selects the first, 1 the second',
    }),
  ),
};
export const Moment = Type.Object(momentFields, { additionalProperties: false });
type MomentGiven = Static<typeof Moment>;

/** A range of time, without its end. */
export const rangeFields = (years: string) => ({
  from: Type.String({ minLength: 3, maxLength: 64, description: DATE }),
  to: Type.Optional(Type.String({ minLength: 3, maxLength: 64, description: `default: ${years}` })),
});

/** Names of the fields in errors, for a moment at `at` (`/natal`, or empty for the input itself). */
const namesAt = (at: string): FieldNames => ({
  place: `${at}/place`,
  lat: `${at}/latitude`,
  lon: `${at}/longitude`,
  zone: `${at}/time_zone`,
  fold: `${at}/fold`,
  datetime: `${at}/dt`,
});

const asText = (value: number | undefined): string | undefined => value?.toFixed(9);

/** The place of an input; null when there is none. */
export function placeOf(service: Service, given: PlaceGiven, at = ''): Place | null {
  const { place, latitude, longitude, time_zone: zone } = given;
  return readPlace(service, { place, lat: asText(latitude), lon: asText(longitude), zone }, namesAt(at));
}

/** The place of an input that must have one. Errors: InvalidInput. */
export function placeNeeded(service: Service, given: PlaceGiven, at = ''): Place {
  const place = placeOf(service, given, at);
  if (place !== null) return place;
  throw new InvalidInput({
    field: `${at}/place`,
    message: 'a place is required',
    allowed: '`place` (the name of a city), or `latitude` and `longitude`',
  });
}

export interface MomentRead {
  /** ISO 8601 with offset. */
  readonly dt: string;
  readonly place: Place | null;
  /** Text with the instant, the place, and the choice for an ambiguous civil time. */
  readonly label: string;
}

/** The moment of an input. */
export function momentOf(service: Service, given: MomentGiven, at = ''): MomentRead {
  const place = placeOf(service, given, at);
  return { ...whenOf(service, given, place, at), place };
}

/** The moment of an input that must have a place. */
export function nativityOf(service: Service, given: MomentGiven, at = ''): MomentRead & { readonly place: Place } {
  const place = placeNeeded(service, given, at);
  return { ...whenOf(service, given, place, at), place };
}

function whenOf(service: Service, given: MomentGiven, place: Place | null, at: string) {
  const { dt, note } = readInstant(service, given.dt, {
    zone: place?.zone ?? given.time_zone ?? null,
    fold: given.fold?.toString(),
    names: namesAt(at),
  });
  return { dt, label: [`${dt}${place ? `, ${placeLabel(place)}` : ''}`, note].filter(Boolean).join('; ') };
}

export const placeLabel = ({ label, latitude, longitude, zone }: Place): string =>
  [`${label} (${latitude}, ${longitude})`, zone].filter(Boolean).join(', ');

/** An instant that is not a birth: without an offset it is in `zone`, or in UTC. Errors: InvalidInput for `field`. */
export function instantAt(service: Service, given: string, zone: string | null, field: string): string {
  return readInstant(service, given, { zone: zone ?? 'UTC', names: { ...namesAt(''), datetime: field } }).dt;
}

/** Julian day UT1 of an instant. */
export const julianDay = (service: Service, dt: string): number =>
  service.engine.time.instantFromIso(dt, 'dt').ut1J2k + J2000_JD;

export interface RangeRead {
  readonly jd_start: number;
  readonly jd_end: number;
}

/** A range in Julian days UT1; without an end it has `days` days. Errors: InvalidInput when the end is not after the start or the range is too long. */
export function rangeOf(
  service: Service,
  given: { readonly from: string; readonly to?: string },
  { days, mostDays, zone = null }: { readonly days: number; readonly mostDays: number; readonly zone?: string | null },
): RangeRead {
  const jd_start = julianDay(service, instantAt(service, given.from, zone, '/from'));
  const jd_end =
    given.to === undefined ? jd_start + days : julianDay(service, instantAt(service, given.to, zone, '/to'));
  if (jd_end <= jd_start || jd_end - jd_start > mostDays)
    throw new InvalidInput({
      field: '/to',
      message: 'must be after the start and within the longest range',
      given: given.to,
      allowed: `after ${given.from}, at most ${mostDays} days later`,
    });
  return { jd_start, jd_end };
}
