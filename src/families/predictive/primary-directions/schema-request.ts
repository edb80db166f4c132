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
import { WIRE_METHODS, WIRE_PRESETS } from './tokens.js';

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
/** More arcs than one answer gives at once. */
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
  include_nodes: defaulted(Type.Boolean({ description: 'adds True Node, Mean Node, Lilith and True Lilith' }), false),
  observer_lat: Type.Number({
    exclusiveMinimum: -90,
    exclusiveMaximum: 90,
    description: 'where the arcs are measured: houses, angles and semi-arcs belong to it',
  }),
  observer_lon: optionalOrNull(longitudeDeg('of the same; default: the natal longitude')),
  observer_elev_m: defaulted(elevationM(), 0),
  obliquity: optionalOrNull(
    Type.Number({
      exclusiveMinimum: 0,
      exclusiveMaximum: 90,
      description: 'turns ecliptic places to the equator, degrees; default: the true obliquity of date',
    }),
  ),
  place_center: defaulted(
    oneOf(['topocentric', 'geocentric'], {
      description: 'from where the bodies are seen: the place of birth, or the geocentre',
    }),
    'topocentric',
  ),
});
export type PrimaryDirectionsBaseRequest = Static<typeof PrimaryDirectionsBaseRequest>;
/** A speculum lists each body once: one that is named twice is refused. */
export const PrimaryDirectionsSpeculumRequest = shape('PrimaryDirectionsSpeculumRequest', {
  ...PrimaryDirectionsBaseRequest.properties,
  bodies: distinctChartBodies,
});

const policyFields = {
  preset: optionalOrNull(
    oneOf(WIRE_PRESETS, { description: 'one way of directing, whole; the last seven are historical names' }),
  ),
  method: optionalOrNull(oneOf(WIRE_METHODS)),
  space: optionalOrNull(oneOf(SPACES)),
  include_converse: optionalOrNull(Type.Boolean({ description: 'default true, but for rapt parallels' })),
  key: optionalOrNull(oneOf(KEYS, { description: 'default: by convention of the preset' })),
  aspect_latitude: optionalOrNull(
    oneOf(['inherited', 'bianchini', 'zero'], {
      description:
        'latitude of the points of aspects, for presets that let them inherit one: that of the planet, Bianchini\u2019s share of it, or none',
    }),
  ),
  promissor_latitude: optionalOrNull(
    oneOf(['native', 'zero'], {
      description:
        'of zodiacal presets that keep the latitude of promissors: their own, or none for bodies and aspects alike',
    }),
  ),
  significator_latitude: optionalOrNull(
    oneOf(['zero', 'native'], {
      description: 'of authF presets in the zodiac: significators without latitude (default), or where they are',
    }),
  ),
  topocentric_pole: optionalOrNull(
    oneOf(['oblique_distance', 'meridian_distance'], {
      description:
        'of topocentric presets: the pole of the circle of the significator (default), as of the cusps, or meridian distance / semi-arc times the tangent of the latitude',
    }),
  ),
  rapt_axis: optionalOrNull(
    oneOf(['meridian', 'horizon'], {
      description: 'of rapt parallels: equal distances from the meridian (default) or from the horizon',
    }),
  ),
  converse_motion: optionalOrNull(
    oneOf(['role_exchange', 'backward'], {
      description:
        'converse: promissor and significator change their parts, or the promissor is led back against the daily motion',
    }),
  ),
  star_place: optionalOrNull(
    oneOf(['true', 'apparent'], {
      description: 'of fixed stars: without aberration and deflection (default), or as they are seen',
    }),
  ),
  semi_arc_reading: optionalOrNull(
    oneOf(['proportional', 'under_the_pole'], {
      description:
        'of the classic semi-arc: proportional semi-arcs, or oblique ascensions under the pole of the significator',
    }),
  ),
};
const PrimaryDirectionsPolicyRequest = shape('PrimaryDirectionsPolicyRequest', policyFields);
export type PrimaryDirectionsPolicyRequest = Static<typeof PrimaryDirectionsPolicyRequest>;

export const PrimaryDirectionAntisciaTargetRequest = shape('PrimaryDirectionAntisciaTargetRequest', {
  source_name: targetName('a planet, node or angle of the figure'),
  kind: defaulted(oneOf(['antiscion', 'contra_antiscion']), 'antiscion'),
});
export const AuthFParallelTargetRequest = shape('AuthFParallelTargetRequest', {
  source_name: targetName('a planet, node or angle of the figure'),
  relation: defaulted(oneOf(['parallel', 'contra_parallel']), 'parallel'),
});
export const PlacidianRaptParallelTargetRequest = shape('PlacidianRaptParallelTargetRequest', {
  source_name: targetName('a planet, node or angle of the figure'),
});
export const PrimaryDirectionFixedStarTargetRequest = shape('PrimaryDirectionFixedStarTargetRequest', {
  star_name: targetName('name or designation of a star of the catalogue'),
});
export const AuthGAspectContextRequest = shape('AuthGAspectContextRequest', {
  source_name: targetName('the planet that casts the aspects'),
  maximum_latitude: Type.Number({
    exclusiveMinimum: -90,
    exclusiveMaximum: 90,
    description: 'greatest latitude of its half revolution, degrees, signed',
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
    Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000, description: 'natal motion of the Sun, degrees a day' }),
  ),
  relational_kind: defaulted(oneOf(RELATIONAL_KINDS), 'conjunction'),
});
export type SubmittedArc = Static<typeof SubmittedArc>;

const targetsOf = <T extends Parameters<typeof Type.Array>[0]>(item: T) =>
  Type.Optional(Type.Array(item, { maxItems: MAX_TARGETS, default: [] }));

const PrimaryDirectionsTimingRequest = shape('PrimaryDirectionsTimingRequest', {
  key: oneOf(TIMING_KEYS, {
    description:
      'rates: ptolemy, naibod, cardan, kepler (the Sun\u2019s motion in longitude on the day of birth), natal_solar_right_ascension, user_rate; motions: the days after birth in which the Sun has moved the arc, a day for a year',
  }),
  rate_deg_per_year: optionalOrNull(
    Type.Number({ minimum: 0.01, maximum: 100, description: 'needed for user_rate, and only for it' }),
  ),
});

export const PrimaryDirectionsSearchRequest = shape('PrimaryDirectionsSearchRequest', {
  ...PrimaryDirectionsBaseRequest.properties,
  max_arc: defaulted(Type.Number({ exclusiveMinimum: 0, maximum: 360, description: 'degrees' }), 90),
  significators: namesOf('bodies, angles (ASC, MC, DSC, IC), nodes, house cusps (H1 ... H12); default: all but cusps'),
  promissors: namesOf(
    'the same, targets of the lists below, points of aspects (`Mars Square`, `Moon Dexter Trine`) where the preset has them, and aspects in mundo (`Mars Mundane Square`) of mundane presets; default: all but cusps and aspects',
  ),
  policy: optionalOrNull(PrimaryDirectionsPolicyRequest),
  antiscia_targets: targetsOf(PrimaryDirectionAntisciaTargetRequest),
  authF_parallel_targets: targetsOf(AuthFParallelTargetRequest),
  placidian_rapt_parallel_targets: targetsOf(PlacidianRaptParallelTargetRequest),
  fixed_star_targets: targetsOf(PrimaryDirectionFixedStarTargetRequest),
  authG_aspect_contexts: targetsOf(AuthGAspectContextRequest),
  include_relations: defaulted(Type.Boolean({ description: 'profiles tell the relations of each arc' }), false),
  include_condition: defaulted(
    Type.Boolean({ description: 'profiles tell the condition of each significator' }),
    false,
  ),
  submitted_arcs: optionalOrNull(
    Type.Array(SubmittedArc, {
      maxItems: MAX_SUBMITTED,
      description: 'evaluated in place of a search; [] gives an empty answer',
    }),
  ),
  aspect_promissors: defaulted(
    Type.Boolean({
      description:
        'adds the sextiles, squares, trines and the opposition of the planets among the promissors: in the zodiac, or in mundo by a mundane preset',
    }),
    false,
  ),
  timing: optionalOrNull(PrimaryDirectionsTimingRequest),
  max_age: optionalOrNull(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: 36_000,
      description: 'arcs up to this age alone, years of the key (of `timing`, if given)',
    }),
  ),
  limit: optionalOrNull(
    Type.Integer({
      minimum: 1,
      maximum: MAX_PAGE,
      description: `arcs of the answer, nearest first; default ${MAX_PAGE}`,
    }),
  ),
  offset: defaulted(Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'arcs that are passed over' }), 0),
});
export type PrimaryDirectionsSearchRequest = Static<typeof PrimaryDirectionsSearchRequest>;

export const PrimaryDirectionsRelationsRequest = shape('PrimaryDirectionsRelationsRequest', {
  submitted_arcs: Type.Array(SubmittedArc, { maxItems: MAX_SUBMITTED }),
  policy: optionalOrNull(PrimaryDirectionsPolicyRequest),
  include_relations: defaulted(Type.Boolean({ description: 'this answer is the relations: true' }), true),
  include_condition: defaulted(Type.Boolean({ description: 'conditions are in profiles: false' }), false),
});
export type PrimaryDirectionsRelationsRequest = Static<typeof PrimaryDirectionsRelationsRequest>;
