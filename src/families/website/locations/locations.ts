import zoneOfBoundaries from '@photostructure/tz-lookup';
import { withDefaults } from '../../../contract/defaults.js';
import type { Engine } from '../../../engine.js';
import type { DataProvider } from '../../../kernel/data.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { Zones } from '../../../time/zones.js';
import type { CivilTime } from '../../../time/zones.js';
import { CityIndex, foldPlace } from './city-index.js';
import { LocationSearchQuery, PlacesWithinQuery } from './schema.js';
import type {
  LocationSearchResponse,
  PlaceAtQuery,
  PlaceAtResponse,
  PlacesWithinResponse,
  TimezoneLookupRequest,
  TimezoneLookupResponse,
} from './schema.js';

const SOURCE = 'engine.locations.geonames_cities500';
const ATTRIBUTION =
  'Places and their time zones: GeoNames (geonames.org), CC BY 4.0. Zones of other points: timezone-boundary-builder (OpenStreetMap contributors).';

/** One index for each data set, built on the first search of a thread (about 0.2 s). The data provider is the key, so the index lives as long as it. */
const indexes = new WeakMap<DataProvider, CityIndex>();

function indexOf(data: DataProvider): CityIndex {
  let index = indexes.get(data);
  if (index === undefined) {
    index = new CityIndex(data);
    indexes.set(data, index);
  }
  return index;
}

/** GET /v1/locations/search. Errors: InvalidInput for a query without a letter or a digit. */
export function searchLocations(engine: Engine, given: LocationSearchQuery): LocationSearchResponse {
  const request = withDefaults(LocationSearchQuery, given);
  if (foldPlace(request.query) === '')
    throw new InvalidInput({
      field: '/query',
      message: 'must contain a letter or a digit',
      given: request.query,
      allowed: 'a name with a letter or a digit',
    });
  return {
    query: request.query,
    matches: indexOf(engine.data)
      .search(request.query, request.limit)
      .map((city) => ({
        name: city.name,
        country: city.country,
        region: city.region,
        latitude: city.latitudeDeg,
        longitude: city.longitudeDeg,
        timezone: city.zone,
        source: SOURCE,
        country_code: city.countryCode,
        population: city.population,
      })),
    attribution: ATTRIBUTION,
  };
}

/** A place nearer than this to a point determines its zone, km; the boundaries are simplified. */
const SAME_PLACE_KM = 5,
  NEAR_KM = 30,
  FAR_KM = 300;
const MOST_NEAR = 200;

/** GET /v1/locations/at: the time zone of a point and the nearest place. */
export function placeAt(engine: Engine, { latitude, longitude }: PlaceAtQuery): PlaceAtResponse {
  const index = indexOf(engine.data);
  const close = index.near(latitude, longitude, NEAR_KM, MOST_NEAR);
  const near = close.length > 0 ? close : index.near(latitude, longitude, FAR_KM, 1);
  const [first] = near;
  const byBoundary = zoneOfBoundaries(latitude, longitude);
  const isPlace = first !== undefined && first.km <= SAME_PLACE_KM;
  const timezone = isPlace ? first.city.zone : byBoundary;
  const zones = new Set([...close.map(({ city }) => city.zone), byBoundary]);
  zones.delete(timezone);
  return {
    latitude,
    longitude,
    timezone,
    timezone_basis: isPlace ? 'place' : 'boundary',
    other_timezones: [...zones],
    nearest:
      first === undefined
        ? null
        : {
            name: first.city.name,
            country: first.city.country,
            region: first.city.region,
            country_code: first.city.countryCode,
            latitude: first.city.latitudeDeg,
            longitude: first.city.longitudeDeg,
            timezone: first.city.zone,
            distance_km: Math.round(first.km * 10) / 10,
          },
    attribution: ATTRIBUTION,
  };
}

/**
 * GET /v1/locations/within: the most populous places of a box. Errors: InvalidInput for a box whose south is north of its north.
 */
export function placesWithin(engine: Engine, given: PlacesWithinQuery): PlacesWithinResponse {
  const { limit, ...box } = withDefaults(PlacesWithinQuery, given);
  if (box.south > box.north)
    throw new InvalidInput({
      field: '/south',
      message: 'must not be greater than north',
      given: box.south,
      allowed: `at most ${box.north}`,
    });
  return {
    places: indexOf(engine.data)
      .within(box, limit)
      .map((city) => ({
        name: city.name,
        country_code: city.countryCode,
        latitude: city.latitudeDeg,
        longitude: city.longitudeDeg,
        timezone: city.zone,
        population: city.population,
      })),
    attribution: ATTRIBUTION,
  };
}

/** POST /v1/locations/timezone/validate. Errors: InvalidInput for an invalid civil time. */
export function validateTimezone(engine: Engine, request: TimezoneLookupRequest): TimezoneLookupResponse {
  const zones = new Zones(engine.time.leapSeconds);
  const civil =
    request.local_datetime === undefined || request.local_datetime === null
      ? null
      : civilTimeOf(request.local_datetime);
  const zone = zoneOf(zones, request.timezone);
  if ('suggestions' in zone)
    return {
      timezone: request.timezone,
      valid: false,
      canonical: null,
      suggestions: zone.suggestions,
      civil_time: null,
    };
  return {
    timezone: request.timezone,
    valid: true,
    canonical: zone.canonical,
    suggestions: [],
    civil_time: civil === null ? null : resolved(engine, zones, request, civil),
  };
}

/**
 * A time zone by its exact name, or the names near it. A name in another case is no match, because most tz database readers reject it.
 */
function zoneOf(zones: Zones, name: string): { canonical: string } | { suggestions: string[] } {
  try {
    zones.checked(name, '/timezone');
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return { suggestions: [...(error.problems[0].suggestions ?? [])] };
  }
  const canonical = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  const isMiscased = canonical !== name && canonical.toLowerCase() === name.toLowerCase();
  return isMiscased || !/^[A-Z]/.test(name) ? { suggestions: [canonical] } : { canonical };
}

const CIVIL = /^([+-]?\d{4,6})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,6}))?)?$/;

function civilTimeOf(text: string): CivilTime {
  const parts = CIVIL.exec(text);
  if (parts === null)
    throw new InvalidInput({
      field: '/local_datetime',
      message: 'is not a civil date and time',
      given: text,
      allowed: 'YYYY-MM-DDThh:mm[:ss[.ffffff]] without an offset',
    });
  const [year, month, day, hour, minute] = parts.slice(1, 6).map(Number);
  return {
    year,
    month,
    day,
    hour,
    minute,
    second: Number(parts[6] ?? 0),
    microsecond: Number((parts[7] ?? '').padEnd(6, '0')),
  };
}

function resolved(
  engine: Engine,
  zones: Zones,
  request: TimezoneLookupRequest,
  civil: CivilTime,
): TimezoneLookupResponse['civil_time'] {
  const resolution = zones.resolve(civil, request.timezone, { civil: '/local_datetime', zone: '/timezone' });
  return {
    local_datetime: request.local_datetime ?? '',
    kind: resolution.kind,
    gap_seconds: resolution.kind === 'gap' ? resolution.gapSeconds : null,
    candidates: resolution.candidates.map((candidate, fold) => ({
      fold,
      datetime: engine.time.formatWithOffset(candidate.utcJ2k, candidate.offsetSeconds / 60),
      datetime_utc: engine.time.formatUtc(candidate.utcJ2k),
      offset_seconds: candidate.offsetSeconds,
      basis: candidate.basis,
    })),
  };
}
