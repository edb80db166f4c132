import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { J2000_JD } from '../kernel/constants.js';
import { InvalidInput } from '../kernel/errors.js';
import { readInstant, readPlace } from '../cli/moment.js';
import type { FieldNames, Place } from '../cli/moment.js';
import type { Service } from '../cli/service.js';

const DATETIME = 'ISO 8601; without an offset it is civil time of the place; or "now"';
const DATE = 'ISO 8601 date or datetime (UTC without an offset), or "now"';

export const placeFields = {
  place: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'city, e.g. "Paris, US"' })),
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90, description: 'degrees north' })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180, description: 'degrees east' })),
  time_zone: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'IANA; default: that of the place',
    }),
  ),
};
type PlaceGiven = Partial<{ [Name in keyof typeof placeFields]: Static<(typeof placeFields)[Name]> }>;

/** A moment and a place, as every tool takes them. */
export const momentFields = {
  dt: Type.String({ minLength: 3, maxLength: 64, description: DATETIME }),
  ...placeFields,
  fold: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1, description: 'civil time that came twice: 0 first, 1 second' }),
  ),
};
export const Moment = Type.Object(momentFields, { additionalProperties: false });
type MomentGiven = Static<typeof Moment>;

/** A range of time: its end is not part of it. */
export const rangeFields = (years: string) => ({
  from: Type.String({ minLength: 3, maxLength: 64, description: DATE }),
  to: Type.Optional(Type.String({ minLength: 3, maxLength: 64, description: `default: ${years}` })),
});

/** What faults call the fields of a moment that stands at `at` (`/natal`, or nothing for the input itself). */
const namesAt = (at: string): FieldNames => ({
  place: `${at}/place`,
  lat: `${at}/latitude`,
  lon: `${at}/longitude`,
  zone: `${at}/time_zone`,
  fold: `${at}/fold`,
  datetime: `${at}/dt`,
});

const asText = (value: number | undefined): string | undefined => value?.toFixed(9);

/** The place of an input; null when it names none. */
export function placeOf(service: Service, given: PlaceGiven, at = ''): Place | null {
  const { place, latitude, longitude, time_zone: zone } = given;
  return readPlace(service, { place, lat: asText(latitude), lon: asText(longitude), zone }, namesAt(at));
}

/** The place of an input that must have one. */
export function placeNeeded(service: Service, given: PlaceGiven, at = ''): Place {
  const place = placeOf(service, given, at);
  if (place !== null) return place;
  throw new InvalidInput({
    field: `${at}/place`,
    message: 'a place is needed',
    allowed: 'place, the name of a city; or latitude and longitude',
  });
}

export interface MomentRead {
  /** ISO 8601 with offset. */
  readonly dt: string;
  readonly place: Place | null;
  /** The instant, the place, and what was decided where the clock says two things. */
  readonly told: string;
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
  return { dt, told: [`${dt}${place ? `, ${placeTold(place)}` : ''}`, note].filter(Boolean).join('; ') };
}

export const placeTold = ({ label, latitude, longitude, zone }: Place): string =>
  [`${label} (${latitude}, ${longitude})`, zone].filter(Boolean).join(', ');

/** An instant of a text that is no birth: without offset it is of `zone`, or UTC. Names the field. */
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

/** A range as Julian days; without an end it is `days` long. Errors: InvalidInput when it ends before it begins or is too long. */
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
      message: 'the end comes after the beginning, and the range is bounded',
      given: given.to,
      allowed: `after ${given.from}, at most ${mostDays} days later`,
    });
  return { jd_start, jd_end };
}
