import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, nullable, oneOf, optionalOrNull, shape, trimmedText } from '../../../contract/fields.js';
import { HousePolicyResponse } from '../../../contract/houses.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { angleDeg, longitudeMap, pointName } from '../../../contract/points.js';
import { inUnit } from '../../../contract/units.js';
import { LEAST_PLANETS, STELLIUM_PLANETS } from '../../../doctrine/stelliums/stelliums.js';

export const SCHEMA_VERSION = 'engine.stellium.v1';
const CRITERIA = ['sign', 'house', 'tight'] as const;
const PRESETS = Object.keys(LEAST_PLANETS) as (keyof typeof LEAST_PLANETS)[];
const ZODIACS = ['tropical', 'sidereal', 'draconic'] as const;
const MAX_FACTORS = 256;
/** The ten planets and all other factors. */
const MAX_POSITIONS = STELLIUM_PLANETS.length + MAX_FACTORS;
const DEFAULT_SPAN_DEG = 8;

const policyFields = {
  preset: defaulted(oneOf(PRESETS, { description: 'strict: four planets; broad: three' }), 'strict'),
  max_span_degrees: defaulted(
    inUnit('deg', Type.Number({ minimum: 0, exclusiveMaximum: 180, description: 'largest arc of `tight`, degrees' })),
    DEFAULT_SPAN_DEG,
  ),
};
const criteria = (description?: string) =>
  Type.Array(oneOf(CRITERIA), {
    minItems: 1,
    maxItems: CRITERIA.length,
    uniqueItems: true,
    ...(description === undefined ? {} : { description }),
  });
export const StelliumPolicyRequest = shape('StelliumPolicyRequest', {
  ...policyFields,
  criteria: defaulted(criteria('sign, house, and within an arc (tight)'), [...CRITERIA]),
});

const StelliumSelectionRequest = shape('StelliumSelectionRequest', {
  core: Type.Optional(
    Type.Array(oneOf(STELLIUM_PLANETS), {
      minItems: 1,
      maxItems: STELLIUM_PLANETS.length,
      uniqueItems: true,
      description: 'planets that make groups; default: all ten',
    }),
  ),
  associated: Type.Optional(
    Type.Array(pointName(128, 'name of a factor of `positions` that is no planet'), {
      minItems: 1,
      maxItems: MAX_FACTORS,
      uniqueItems: true,
      description: 'factors named next to the groups they lie in; they never make a group. Default: none',
    }),
  ),
});

const contextFields = {
  source_id: trimmedText(256, "caller's name of the chart, returned"),
  zodiac: oneOf(ZODIACS, { description: 'zodiac of `positions`' }),
  zodiac_offset_degrees: defaulted(angleDeg('offset of that zodiac from the tropical one; 0 for the tropical'), 0),
  ayanamsa: optionalOrNull(trimmedText(128, "caller's name of the ayanamsa, returned")),
  coordinate_regime: trimmedText(256, "caller's name of the coordinates, returned"),
};
export const StelliumContextRequest = shape('StelliumContextRequest', contextFields);

const text = () => Type.String({ maxLength: 1024 });
const bounded = () => Type.Number({ minimum: -360, maximum: 360 });
const vector = () => Type.Array(Type.Number({ minimum: -1.000001, maximum: 1.000001 }), { minItems: 3, maxItems: 3 });
/** The boundary surfaces of /v1/houses; longitudes are decided by the cusps alone. */
const StelliumBoundaryGeometry = shape('StelliumBoundaryGeometry', {
  effective_system: text(),
  availability: text(),
  frame: text(),
  obliquity_deg: bounded(),
  observer_latitude_deg: bounded(),
  zodiac_offset_deg: bounded(),
  boundaries: Type.Optional(
    Type.Array(
      shape('StelliumBoundary', {
        house: Type.Integer({ minimum: 1, maximum: 12 }),
        kind: text(),
        cusp_longitude: bounded(),
        anchor_direction: vector(),
        plane_normal: optionalOrNull(vector()),
        curve_points: Type.Optional(
          Type.Array(
            shape('StelliumBoundaryPoint', {
              direction: vector(),
              right_ascension_deg: bounded(),
              declination_deg: bounded(),
            }),
            { maxItems: 1024 },
          ),
        ),
        event_phase: optionalOrNull(text()),
        event_fraction: optionalOrNull(bounded()),
      }),
      { maxItems: 12 },
    ),
  ),
  reason: optionalOrNull(text()),
});

const houseAngle = () => Type.Number({ minimum: 0, maximum: 360 });
const StelliumHouseSnapshot = shape(
  'StelliumHouseSnapshot',
  {
    system: trimmedText(64),
    effective_system: trimmedText(64),
    fallback: Type.Boolean(),
    fallback_reason: optionalOrNull(Type.String({ maxLength: 1024 })),
    classification_family: optionalOrNull(Type.String({ maxLength: 128 })),
    classification_cusp_basis: optionalOrNull(Type.String({ maxLength: 128 })),
    classification_latitude_sensitive: optionalOrNull(Type.Boolean()),
    classification_polar_capable: optionalOrNull(Type.Boolean()),
    policy: HousePolicyResponse,
    asc: houseAngle(),
    mc: houseAngle(),
    armc: houseAngle(),
    dsc: houseAngle(),
    ic: houseAngle(),
    east_point: optionalOrNull(houseAngle()),
    vertex: optionalOrNull(houseAngle()),
    anti_vertex: optionalOrNull(houseAngle()),
    cusps: Type.Array(houseAngle(), { minItems: 12, maxItems: 12 }),
    boundary_geometry: optionalOrNull(StelliumBoundaryGeometry),
    longitude_frame: oneOf(ZODIACS, { description: 'zodiac of the cusps; must be that of the context' }),
  },
  { description: 'the houses of /v1/houses, with the zodiac of the cusps' },
);

export const StelliumAnalysisRequest = shape('StelliumAnalysisRequest', {
  schema_version: oneOf([SCHEMA_VERSION]),
  positions: longitudeMap(0, MAX_POSITIONS),
  policy: Type.Optional(StelliumPolicyRequest),
  selection: Type.Optional(StelliumSelectionRequest),
  context: StelliumContextRequest,
  houses: optionalOrNull(StelliumHouseSnapshot),
  house_unavailable_reason: optionalOrNull(trimmedText(512, 'reason why there are no houses; not with `houses`')),
});
export type StelliumAnalysisRequest = Static<typeof StelliumAnalysisRequest>;

const names = () => Type.Array(Type.String());
const StelliumMatchResponse = shape('StelliumMatchResponse', {
  id: Type.String({ description: 'SHA-256 of the match and the request' }),
  criterion: oneOf(CRITERIA),
  sign_index: optionalOrNull(Type.Integer({ minimum: 0, maximum: 11 })),
  sign_name: optionalOrNull(Type.String()),
  house: optionalOrNull(Type.Integer({ minimum: 1, maximum: 12 })),
  arc: nullable(
    shape('StelliumArcResponse', {
      start: Type.Number(),
      end: Type.Number(),
      span: Type.Number(),
      wraps: Type.Boolean({ description: 'true: the arc crosses 0 Aries' }),
    }),
  ),
  associations: Type.Array(shape('StelliumAssociationResponse', { body: Type.String(), longitude: Type.Number() }), {
    description: 'associated factors within the match, by name',
  }),
});
export type StelliumMatchResponse = Static<typeof StelliumMatchResponse>;

const StelliumEvaluationResponse = shape('StelliumEvaluationResponse', {
  criterion: oneOf(CRITERIA),
  status: oneOf(['evaluated', 'partial', 'not_evaluable', 'not_requested']),
  reason: optionalOrNull(Type.String()),
});
export type StelliumEvaluationResponse = Static<typeof StelliumEvaluationResponse>;

export const StelliumAnalysisResponse = shape('StelliumAnalysisResponse', {
  schema_version: Type.String(),
  input_fingerprint: Type.String({ description: 'SHA-256 of the request with its defaults' }),
  status: oneOf(['complete', 'partial', 'not_evaluable']),
  policy: shape('StelliumPolicyResponse', { ...policyFields, criteria: criteria(), min_planets: Type.Integer() }),
  context: shape('StelliumContextResponse', contextFields),
  coverage: shape('StelliumCoverageResponse', {
    requested_core: names(),
    computed_core: names(),
    missing_core: names(),
    missing_associated: names(),
    excluded: Type.Array(Type.String(), { description: 'positions that are neither core nor associated' }),
  }),
  evaluations: Type.Array(StelliumEvaluationResponse),
  houses: nullable(
    shape('StelliumHouseReceiptResponse', {
      requested_system: Type.String(),
      effective_system: Type.String(),
      fallback: Type.Boolean(),
      fallback_reason: nullable(Type.String()),
      longitude_frame: oneOf(ZODIACS),
    }),
  ),
  groups: Type.Array(
    shape('StelliumGroupResponse', {
      id: Type.String({ description: 'SHA-256 of the group and the request' }),
      core_members: names(),
      core_count: Type.Integer(),
      matches: Type.Array(StelliumMatchResponse),
    }),
  ),
  ...optionsNotApplied,
});
export type StelliumAnalysisResponse = Static<typeof StelliumAnalysisResponse>;
