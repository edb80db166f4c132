import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import {
  bodyName,
  defaulted,
  elevationM,
  isoInstant,
  julianDayUt1,
  latitudeDeg,
  longitudeDeg,
  mapOf,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
} from '../../../contract/fields.js';
import { houseSystemName } from '../../../contract/houses.js';
import { lotPlaceFields } from '../../../contract/lots-policy.js';
import { geojsonFields, insideLatitude, mapLineFields } from '../../../contract/map-lines.js';
import { angleDeg, longitude } from '../../../contract/points.js';

/** Largest number of subjects of one map. */
const MAX_SUBJECTS = 48;
const MAX_STARS = 16,
  MAX_EPOCHS = 32,
  MAX_MOVING_BODIES = 4;
export const POINT_KINDS = [
  'planet',
  'asteroid',
  'comet',
  'fixed_star',
  'lot',
  'ecliptic_point',
  'ra_dec_point',
] as const;
export type SubjectKind = (typeof POINT_KINDS)[number];
export const STAR_PLACES = ['true', 'apparent'] as const;
export type StarPlace = (typeof STAR_PLACES)[number];
export const MAP_PLACE_CENTERS = ['geocentric', 'topocentric', 'local'] as const;
export type MapPlaceCenter = (typeof MAP_PLACE_CENTERS)[number];

const declination = () => Type.Number({ minimum: -90, maximum: 90, description: 'degrees' });
const latStep = (maximum: number) =>
  defaulted(
    Type.Number({
      minimum: 0.5,
      maximum,
      description: 'step of the latitudes of `points`, which start at -89, degrees',
    }),
    2,
  );
const refraction = () =>
  defaulted(
    Type.Boolean({
      description:
        'true computes rising and setting lines with 34 arcminutes of refraction, at an altitude of -0.5667 degrees',
    }),
    false,
  );
const starPlace = () =>
  defaulted(
    oneOf(STAR_PLACES, {
      description:
        'place of the fixed stars: true (space motion, precession, nutation), or apparent (also parallax, deflection and aberration, as for planets and for rise and set)',
    }),
    'true',
  );

const coordinates = () =>
  mapOf(
    shape('AstrocartographyCoordinateRequest', {
      right_ascension: angleDeg('right ascension of date, degrees'),
      declination: declination(),
    }),
    { minProperties: 1, maxProperties: MAX_SUBJECTS, description: 'positions of bodies, by name' },
  );
const siderealTime = () => angleDeg('apparent sidereal time of Greenwich, degrees');

export const AstrocartographyDirectLinesRequest = shape('AstrocartographyDirectLinesRequest', {
  lat_step: latStep(10),
  positions: coordinates(),
  gmst_deg: siderealTime(),
  jd_ut: optionalOrNull(julianDayUt1('Julian day UT1, only echoed: the request gives the sidereal time')),
  refraction: refraction(),
  ...mapLineFields,
});
export type AstrocartographyDirectLinesRequest = Static<typeof AstrocartographyDirectLinesRequest>;

export const AstrocartographyDirectSubplanetaryRequest = shape('AstrocartographyDirectSubplanetaryRequest', {
  positions: coordinates(),
  gmst_deg: siderealTime(),
  geojson: geojsonFields.geojson,
});
export type AstrocartographyDirectSubplanetaryRequest = Static<typeof AstrocartographyDirectSubplanetaryRequest>;

const chartObserver = {
  observer_lat: optionalOrNull(
    insideLatitude(
      'geodetic latitude of the observer; with observer_lon the places are topocentric, otherwise geocentric',
    ),
  ),
  observer_lon: optionalOrNull(longitudeDeg('geodetic longitude of the observer, degrees east')),
  observer_elev_m: defaulted(elevationM(), 0),
};
const linesObserver = {
  acg_observer_lat: optionalOrNull(
    insideLatitude('geodetic latitude of the observer of the lines; default: the observer of the chart'),
  ),
  acg_observer_lon: optionalOrNull(longitudeDeg('geodetic longitude of the observer of the lines, degrees east')),
  acg_observer_elev_m: defaulted(nullable(elevationM()), 0),
};
const placeCenter = (byDefault: string) =>
  optionalOrNull(
    oneOf(MAP_PLACE_CENTERS, {
      description: `origin of the positions: geocentric (centre of the Earth), topocentric (the observer), or local (each point of a line, with its own parallax at sea level). Default: ${byDefault}`,
    }),
  );
const bodies = () =>
  optionalOrNull(
    Type.Array(bodyName(), {
      minItems: 1,
      maxItems: MAX_SUBJECTS,
      description: 'default: Sun ... Pluto',
    }),
  );

export const AstrocartographyChartLinesRequest = shape('AstrocartographyChartLinesRequest', {
  lat_step: latStep(10),
  dt: isoInstant(),
  bodies: bodies(),
  ...chartObserver,
  ...linesObserver,
  place_center: placeCenter('topocentric with an observer, otherwise geocentric'),
  refraction: refraction(),
  ...mapLineFields,
});
export type AstrocartographyChartLinesRequest = Static<typeof AstrocartographyChartLinesRequest>;

export const AstrocartographyChartSubplanetaryRequest = shape('AstrocartographyChartSubplanetaryRequest', {
  lat_step: latStep(10),
  dt: isoInstant(),
  bodies: bodies(),
  ...chartObserver,
  geojson: geojsonFields.geojson,
});
export type AstrocartographyChartSubplanetaryRequest = Static<typeof AstrocartographyChartSubplanetaryRequest>;

const AstrocartographySubjectRequest = shape('AstrocartographySubjectRequest', {
  kind: oneOf(POINT_KINDS),
  name: optionalOrNull(
    Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', description: 'name of a body, star or lot' }),
  ),
  label: optionalOrNull(
    Type.String({
      minLength: 1,
      maxLength: 100,
      pattern: '\\S',
      description: 'name in the answer; default: `name`',
    }),
  ),
  longitude: optionalOrNull(longitude('longitude of date of an ecliptic point, degrees')),
  latitude: defaulted(latitudeDeg('ecliptic latitude of date of an ecliptic point, degrees'), 0),
  right_ascension: optionalOrNull(angleDeg('right ascension of date of an RA/Dec point, degrees')),
  declination: optionalOrNull(declination()),
});
export type AstrocartographySubjectRequest = Static<typeof AstrocartographySubjectRequest>;

const subjectFields = {
  dt: isoInstant(),
  subjects: Type.Array(AstrocartographySubjectRequest, { minItems: 1, maxItems: MAX_SUBJECTS }),
  ...chartObserver,
  house_system: defaulted(houseSystemName(), 'P'),
  ...lotPlaceFields,
  star_place: starPlace(),
};
export const AstrocartographySubjectChartLinesRequest = shape('AstrocartographySubjectChartLinesRequest', {
  lat_step: latStep(10),
  ...subjectFields,
  ...linesObserver,
  place_center: placeCenter('topocentric with an observer, otherwise geocentric'),
  refraction: refraction(),
  ...mapLineFields,
});
export type AstrocartographySubjectChartLinesRequest = Static<typeof AstrocartographySubjectChartLinesRequest>;
export const AstrocartographySubjectChartSubplanetaryRequest = shape(
  'AstrocartographySubjectChartSubplanetaryRequest',
  { lat_step: latStep(10), ...subjectFields, geojson: geojsonFields.geojson },
);
export type AstrocartographySubjectChartSubplanetaryRequest = Static<
  typeof AstrocartographySubjectChartSubplanetaryRequest
>;

export const FixedStarAstrocartographyRequest = shape('FixedStarAstrocartographyRequest', {
  star_names: Type.Array(Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }), {
    minItems: 1,
    maxItems: MAX_STARS,
    uniqueItems: true,
  }),
  jd_ut: julianDayUt1(),
  jd_tt: Type.Number({ minimum: -10_000_000, maximum: 20_000_000, description: 'Julian day TT of the same instant' }),
  lat_step: latStep(178),
  refraction: refraction(),
  star_place: starPlace(),
  ...mapLineFields,
});
export type FixedStarAstrocartographyRequest = Static<typeof FixedStarAstrocartographyRequest>;

export const DynamicAstrocartographyRequest = shape('DynamicAstrocartographyRequest', {
  epochs_jd_ut: Type.Array(julianDayUt1(), {
    minItems: 1,
    maxItems: MAX_EPOCHS,
    description: 'Julian days UT1, strictly increasing',
  }),
  bodies: Type.Array(bodyName(), { minItems: 1, maxItems: MAX_MOVING_BODIES, uniqueItems: true }),
  observer_latitude: latitudeDeg('geodetic latitude of the observer, degrees north'),
  observer_longitude: longitudeDeg('geodetic longitude of the observer, degrees east'),
  observer_elevation_m: defaulted(elevationM(), 0),
  place_center: placeCenter('topocentric'),
  lat_step: latStep(178),
  refraction: refraction(),
  ...mapLineFields,
});
export type DynamicAstrocartographyRequest = Static<typeof DynamicAstrocartographyRequest>;
