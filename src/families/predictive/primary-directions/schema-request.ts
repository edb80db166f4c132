import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ChartRequest, distinctChartBodies } from '../../../contract/chart.js';
import {
  defaulted,
  elevationM,
  isoInstant,
  longitudeDeg,
  oneOf,
  optionalOrNull,
  shape,
} from '../../../contract/fields.js';
import { houseSystemName } from '../../../contract/houses.js';
import { placeFields } from '../../../contract/place.js';
import { WIRE_PRESETS, WIRE_METHODS } from './wire-words.js';

const SPACES = ['in_mundo', 'in_zodiaco'] as const;
const KEYS = ['ptolemy', 'naibod', 'cardan', 'solar'] as const;
const TIMING_KEYS = [
  'ptolemy',
  'naibod',
  'cardan',
  'kepler',
  'natal_solar_right_ascension',
  'solar_arc_longitude',
  'solar_arc_right_ascension',
  'user_rate',
] as const;
const RELATIONAL_KINDS = [
  'conjunction',
  'opposition',
  'zodiacal_aspect',
  'antiscion',
  'contra_antiscion',
  'parallel',
  'contra_parallel',
  'rapt_parallel',
] as const;
const MAX_TARGETS = 256;
const MAX_SUBMITTED = 4096;
/** The largest number of arcs in an answer. */
export const MAX_PAGE = 10_000;

const targetName = (description: string) => Type.String({ minLength: 1, maxLength: 128, description });
const namesOf = (description: string) =>
  optionalOrNull(
    Type.Array(Type.String({ minLength: 1, maxLength: 128 }), {
      minItems: 1,
      maxItems: MAX_TARGETS,
      uniqueItems: true,
      description,
    }),
  );

export const PrimaryDirectionsBaseRequest = shape('PrimaryDirectionsBaseRequest', {
  dt: isoInstant(),
  ...placeFields,
  house_system: optionalOrNull(houseSystemName()),
  bodies: ChartRequest.properties.bodies,
  include_nodes: defaulted(
    Type.Boolean({ description: 'true: include True Node, Mean Node, Lilith and True Lilith' }),
    false,
  ),
  observer_lat: Type.Number({
    exclusiveMinimum: -90,
    exclusiveMaximum: 90,
    description: 'latitude of the place of directions: houses, angles and semi-arcs belong to it',
  }),
  observer_lon: optionalOrNull(
    longitudeDeg('longitude of the place of directions, degrees east; default: the natal longitude'),
  ),
  observer_elev_m: defaulted(elevationM(), 0),
  obliquity: optionalOrNull(
    Type.Number({
      exclusiveMinimum: 0,
      exclusiveMaximum: 90,
      description:
        'obliquity that converts ecliptic to equatorial coordinates, degrees; default: the true obliquity of date',
    }),
  ),
  place_center: defaulted(
    oneOf(['topocentric', 'geocentric'], {
      description: 'origin of the positions of the bodies: the birthplace, or the centre of the Earth',
    }),
    'topocentric',
  ),
});
export type PrimaryDirectionsBaseRequest = Static<typeof PrimaryDirectionsBaseRequest>;
/** The request of a speculum: a repeated body is refused, since a speculum lists each body once. */
export const PrimaryDirectionsSpeculumRequest = shape('PrimaryDirectionsSpeculumRequest', {
  ...PrimaryDirectionsBaseRequest.properties,
  bodies: distinctChartBodies,
});

const policyFields = {
  preset: optionalOrNull(
    oneOf(WIRE_PRESETS, {
      description:
        'preset with all choices of a search; the last seven names are historical. Tokens: authF Ptolemy, authG Morin, authH Placidus',
    }),
  ),
  method: optionalOrNull(oneOf(WIRE_METHODS)),
  space: optionalOrNull(oneOf(SPACES)),
  include_converse: optionalOrNull(Type.Boolean({ description: 'default true, except for rapt parallels' })),
  key: optionalOrNull(oneOf(KEYS, { description: 'default: the conventional key of the preset' })),
  aspect_latitude: optionalOrNull(
    oneOf(['inherited', 'bianchini', 'zero'], {
      description:
        'latitude of the points of aspects, for zodiacal aspect presets: that of the planet, that of Bianchini, or none',
    }),
  ),
  promissor_latitude: optionalOrNull(
    oneOf(['native', 'zero'], {
      description:
        'for zodiacal presets that keep the latitude of promissors: their own, or none for bodies and aspects',
    }),
  ),
  significator_latitude: optionalOrNull(
    oneOf(['zero', 'native'], {
      description: 'for zodiacal authF (Ptolemy) presets: significators without latitude (default), or with their own',
    }),
  ),
  topocentric_pole: optionalOrNull(
    oneOf(['oblique_distance', 'meridian_distance'], {
      description:
        'for topocentric presets: the exact topocentric pole of the significator (default), or tan(pole) = meridian distance / semi-arc x tan(latitude)',
    }),
  ),
  rapt_axis: optionalOrNull(
    oneOf(['meridian', 'horizon'], {
      description: 'for rapt parallels: equal distances from the meridian (default) or from the horizon',
    }),
  ),
  converse_motion: optionalOrNull(
    oneOf(['role_exchange', 'backward'], {
      description:
        'converse motion: promissor and significator exchange their roles, or the promissor moves backward, against the daily motion',
    }),
  ),
  star_place: optionalOrNull(
    oneOf(['true', 'apparent'], {
      description: 'place of fixed stars: without aberration and deflection (default), or apparent',
    }),
  ),
  semi_arc_reading: optionalOrNull(
    oneOf(['proportional', 'under_the_pole'], {
      description:
        'for the classic semi-arc method: proportional semi-arcs, or oblique ascensions under the pole of the significator',
    }),
  ),
};
const PrimaryDirectionsPolicyRequest = shape('PrimaryDirectionsPolicyRequest', policyFields);
export type PrimaryDirectionsPolicyRequest = Static<typeof PrimaryDirectionsPolicyRequest>;

export const PrimaryDirectionAntisciaTargetRequest = shape('PrimaryDirectionAntisciaTargetRequest', {
  source_name: targetName('name of a planet, node or angle of the figure'),
  kind: defaulted(oneOf(['antiscion', 'contra_antiscion']), 'antiscion'),
});
export const AuthFParallelTargetRequest = shape('AuthFParallelTargetRequest', {
  source_name: targetName('name of a planet, node or angle of the figure'),
  relation: defaulted(oneOf(['parallel', 'contra_parallel']), 'parallel'),
});
export const PlacidianRaptParallelTargetRequest = shape('PlacidianRaptParallelTargetRequest', {
  source_name: targetName('name of a planet, node or angle of the figure'),
});
export const PrimaryDirectionFixedStarTargetRequest = shape('PrimaryDirectionFixedStarTargetRequest', {
  star_name: targetName('name or designation of a star in the catalogue'),
});
export const AuthGAspectContextRequest = shape('AuthGAspectContextRequest', {
  source_name: targetName('name of the planet of the aspects'),
  maximum_latitude: Type.Number({
    exclusiveMinimum: -90,
    exclusiveMaximum: 90,
    description: 'greatest latitude in the current half revolution, degrees, signed',
  }),
  moving_toward_maximum: Type.Boolean(),
});

export const SubmittedArc = shape('SubmittedArc', {
  significator: targetName('name'),
  promissor: targetName('name'),
  arc: Type.Number({ exclusiveMinimum: 0, maximum: 360, description: 'degrees' }),
  direction: oneOf(['D', 'C'], { description: 'direct or converse' }),
  method: optionalOrNull(oneOf(WIRE_METHODS)),
  space: optionalOrNull(oneOf(SPACES)),
  solar_rate: optionalOrNull(
    Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000, description: 'natal motion of the Sun, degrees per day' }),
  ),
  relational_kind: defaulted(oneOf(RELATIONAL_KINDS), 'conjunction'),
});
export type SubmittedArc = Static<typeof SubmittedArc>;

const targetsOf = <T extends Parameters<typeof Type.Array>[0]>(item: T) =>
  Type.Optional(Type.Array(item, { maxItems: MAX_TARGETS, default: [] }));

const PrimaryDirectionsTimingRequest = shape('PrimaryDirectionsTimingRequest', {
  key: oneOf(TIMING_KEYS, {
    description:
      'rates: ptolemy, naibod, cardan, kepler (motion of the Sun in longitude on the day of birth), natal_solar_right_ascension, user_rate; solar_arc_*: the days after birth in which the Sun moves the arc, one day per year',
  }),
  rate_deg_per_year: optionalOrNull(
    Type.Number({
      minimum: 0.01,
      maximum: 100,
      description: 'degrees per year; required for user_rate, and only for it',
    }),
  ),
});

export const PrimaryDirectionsSearchRequest = shape('PrimaryDirectionsSearchRequest', {
  ...PrimaryDirectionsBaseRequest.properties,
  max_arc: defaulted(Type.Number({ exclusiveMinimum: 0, maximum: 360, description: 'degrees' }), 90),
  significators: namesOf(
    'names of bodies, angles (ASC, MC, DSC, IC), nodes and house cusps (H1 ... H12); default: all except cusps',
  ),
  promissors: namesOf(
    'names as in significators, targets of the lists below, points of aspects (`Mars Square`, `Moon Dexter Trine`) for presets with aspects, and mundane aspects (`Mars Mundane Square`) for mundane presets; default: all except cusps and aspects',
  ),
  policy: optionalOrNull(PrimaryDirectionsPolicyRequest),
  antiscia_targets: targetsOf(PrimaryDirectionAntisciaTargetRequest),
  authF_parallel_targets: targetsOf(AuthFParallelTargetRequest),
  placidian_rapt_parallel_targets: targetsOf(PlacidianRaptParallelTargetRequest),
  fixed_star_targets: targetsOf(PrimaryDirectionFixedStarTargetRequest),
  authG_aspect_contexts: targetsOf(AuthGAspectContextRequest),
  include_relations: defaulted(
    Type.Boolean({ description: 'true: profiles include the relations of each arc' }),
    false,
  ),
  include_condition: defaulted(
    Type.Boolean({ description: 'true: profiles include the condition of each significator' }),
    false,
  ),
  submitted_arcs: optionalOrNull(
    Type.Array(SubmittedArc, {
      maxItems: MAX_SUBMITTED,
      description: 'arcs to evaluate instead of a search; [] gives an empty answer',
    }),
  ),
  aspect_promissors: defaulted(
    Type.Boolean({
      description:
        'true: the promissors include sextiles, squares, trines and the opposition of the planets, zodiacal or (for mundane presets) mundane',
    }),
    false,
  ),
  timing: optionalOrNull(PrimaryDirectionsTimingRequest),
  max_age: optionalOrNull(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: 36_000,
      description: 'largest age of the returned arcs, in years of the key (of `timing`, if given)',
    }),
  ),
  limit: optionalOrNull(
    Type.Integer({
      minimum: 1,
      maximum: MAX_PAGE,
      description: `largest number of returned arcs, nearest first; default ${MAX_PAGE}`,
    }),
  ),
  offset: defaulted(Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'number of skipped arcs' }), 0),
});
export type PrimaryDirectionsSearchRequest = Static<typeof PrimaryDirectionsSearchRequest>;

export const PrimaryDirectionsRelationsRequest = shape('PrimaryDirectionsRelationsRequest', {
  submitted_arcs: Type.Array(SubmittedArc, { maxItems: MAX_SUBMITTED }),
  policy: optionalOrNull(PrimaryDirectionsPolicyRequest),
  include_relations: defaulted(Type.Boolean({ description: 'must be true: this route returns relations' }), true),
  include_condition: defaulted(Type.Boolean({ description: 'must be false: profiles return conditions' }), false),
});
export type PrimaryDirectionsRelationsRequest = Static<typeof PrimaryDirectionsRelationsRequest>;
