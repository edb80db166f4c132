import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ChartRequest, ChartResponse } from '../../../contract/chart.js';
import { defaulted, mapOf, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { HousesResponse } from '../../../contract/houses.js';
import { signFields } from '../../../contract/zodiac.js';
import { figureFields, HousesOfWheel } from './figure-fields.js';

/** Largest number of aspect lines in one wheel. */
export const MAX_WHEEL_ASPECTS = 2000;

const token = (description: string) => Type.Optional(Type.String({ maxLength: 64, description }));
const radius = () => Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100 }));

/**
 * The validation route checks names and reports errors, so these are open strings. No field has a default here, because the preset supplies
 * missing fields.
 */
const configFields = {
  orientation: token('aries_left, aries_right, ascendant_left or ascendant_right'),
  preset: token('supplies missing fields: classic (default), dense, minimal, print or dark'),
  include_aspects: Type.Optional(Type.Boolean()),
  aspect_tier: Type.Optional(
    Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      minimum: -100,
      maximum: 100,
      description: '0, 1 or 2; null means tier 1',
    }),
  ),
  orb_factor: Type.Optional(Type.Number({ minimum: -100, maximum: 10, description: 'above 0' })),
  include_nodes: Type.Optional(
    Type.Boolean({ description: 'the chart has nodes if this and its own include_nodes are true' }),
  ),
  glyph_set: token('unicode or text'),
  label_mode: token('full, standard, compact or hidden'),
  collision_orb_deg: Type.Optional(Type.Number({ minimum: 0, maximum: 30 })),
  zodiac_radius: radius(),
  house_radius: radius(),
  point_radius: radius(),
  label_radius: radius(),
  aspect_radius: radius(),
  min_label_separation_deg: Type.Optional(
    Type.Number({ minimum: 0, maximum: 45, description: 'smallest distance between labels in the finished SVG' }),
  ),
};
export const ChartWheelConfig = shape('ChartWheelConfig', configFields);
export type ChartWheelConfig = Required<Static<typeof ChartWheelConfig>>;

/** The preset `classic`: the defaults of the contract. */
export const DEFAULT_CONFIG: ChartWheelConfig = {
  orientation: 'aries_left',
  preset: 'classic',
  include_aspects: true,
  aspect_tier: 0,
  orb_factor: 1,
  include_nodes: true,
  glyph_set: 'unicode',
  label_mode: 'standard',
  collision_orb_deg: 3,
  zodiac_radius: 1,
  house_radius: 0.86,
  point_radius: 0.72,
  label_radius: 0.82,
  aspect_radius: 0.52,
  min_label_separation_deg: 4,
};

const ConfigWarning = shape('ChartWheelConfigWarningResponse', {
  code: Type.String(),
  message: Type.String(),
  severity: Type.String({ description: 'error, warning or info' }),
});
export type ConfigWarning = Static<typeof ConfigWarning>;

export const ChartWheelPresetsResponse = Type.Array(
  shape('ChartWheelStylePresetResponse', { name: Type.String(), description: Type.String(), config: ChartWheelConfig }),
);
export const ChartWheelConfigValidationRequest = shape('ChartWheelConfigValidationRequest', {
  config: ChartWheelConfig,
});
export type ChartWheelConfigValidationRequest = Static<typeof ChartWheelConfigValidationRequest>;
export const ChartWheelConfigValidationResponse = shape('ChartWheelConfigValidationResponse', {
  valid: Type.Boolean(),
  normalized_config: ChartWheelConfig,
  warnings: Type.Array(ConfigWarning),
});
export type ChartWheelConfigValidationResponse = Static<typeof ChartWheelConfigValidationResponse>;

export const ChartWheelPacketRequest = shape('ChartWheelPacketRequest', {
  chart: ChartRequest,
  houses: optionalOrNull(HousesOfWheel),
  config: Type.Optional(ChartWheelConfig),
  include_svg: defaulted(Type.Boolean({ description: 'false omits the finished picture' }), true),
  ...figureFields,
});
export type ChartWheelPacketRequest = Static<typeof ChartWheelPacketRequest>;

const Coordinate = shape('ChartWheelCoordinateResponse', {
  x: Type.Number(),
  y: Type.Number({ description: 'downwards as in SVG; the zodiac then runs counter-clockwise' }),
});
export type Coordinate = Static<typeof Coordinate>;

const ZodiacSegment = shape('ChartWheelZodiacSegmentResponse', {
  sign: Type.String(),
  sign_symbol: Type.String(),
  start_longitude: Type.Number(),
  end_longitude: Type.Number(),
  start_angle_deg: Type.Number(),
  end_angle_deg: Type.Number(),
  radius: Type.Number(),
});
export type ZodiacSegment = Static<typeof ZodiacSegment>;
const HouseCusp = shape('ChartWheelHouseCuspPrimitiveResponse', {
  house: Type.Integer(),
  longitude: Type.Number(),
  angle_deg: Type.Number(),
  radius: Type.Number(),
  endpoint: Coordinate,
});
export type HouseCusp = Static<typeof HouseCusp>;
const HouseSector = shape('ChartWheelHouseSectorPrimitiveResponse', {
  house: Type.Integer(),
  start_longitude: Type.Number(),
  end_longitude: Type.Number(),
  start_angle_deg: Type.Number(),
  end_angle_deg: Type.Number(),
  radius: Type.Number(),
});
export type HouseSector = Static<typeof HouseSector>;

const WheelPoint = shape('ChartWheelPointPrimitiveResponse', {
  key: Type.String(),
  kind: Type.String({ description: 'planet or node' }),
  longitude: Type.Number(),
  angle_deg: Type.Number(),
  radius: Type.Number(),
  position: Coordinate,
  label_position: Coordinate,
  label: Type.String(),
  glyph: Type.String(),
  ...signFields,
  retrograde: optionalOrNull(Type.Boolean()),
  house: optionalOrNull(Type.Integer()),
  collision_group: optionalOrNull(Type.Integer()),
  label_priority: Type.Integer(),
  hidden_label: defaulted(Type.Boolean(), false),
});
export type WheelPoint = Static<typeof WheelPoint>;

const WheelAspect = shape('ChartWheelAspectPrimitiveResponse', {
  body1: Type.String(),
  body2: Type.String(),
  aspect: Type.String(),
  symbol: Type.String(),
  angle: Type.Number(),
  orb: Type.Number(),
  allowed_orb: Type.Number(),
  classification_tier: optionalOrNull(Type.String()),
  family: optionalOrNull(Type.String()),
  stroke_key: Type.String({ description: 'family and aspect, for style sheets' }),
  applying: optionalOrNull(Type.Boolean()),
  start: Coordinate,
  end: Coordinate,
});
export type WheelAspect = Static<typeof WheelAspect>;
const CollisionGroup = shape('ChartWheelCollisionGroupResponse', {
  group_id: Type.Integer(),
  members: Type.Array(Type.String()),
  center_longitude: Type.Number(),
  label_lane: Type.Integer(),
});
export type CollisionGroup = Static<typeof CollisionGroup>;

const WheelAngle = shape('ChartWheelAngleResponse', { key: Type.String(), longitude: Type.Number() });

const WheelRing = shape('ChartWheelRingResponse', {
  label: Type.String(),
  chart: optionalOrNull(ChartResponse),
  radius: Type.Number({ description: 'radius of the circle with the true positions of its points' }),
  points: Type.Array(WheelPoint, { description: 'true if the houses are those of the wheel' }),
  houses: Type.Optional(HousesResponse),
  angles: Type.Optional(
    Type.Array(WheelAngle, {
      description: 'AC, MC, DC and IC of the ring in the zodiac of the wheel; present with houses',
    }),
  ),
  caption: Type.Optional(Type.Array(Type.String())),
});
export type WheelRing = Static<typeof WheelRing>;

const RingAspect = shape('ChartWheelRingAspectResponse', {
  ring1: Type.Integer({ description: '0 is the wheel itself, 1 and 2 are its rings' }),
  ring2: Type.Integer(),
  ...WheelAspect.properties,
});
export type RingAspect = Static<typeof RingAspect>;

const WheelZodiac = shape('ChartWheelZodiacResponse', {
  ayanamsa_system: Type.String(),
  ayanamsa_mode: Type.String(),
  ayanamsa_deg: Type.Number({ description: 'ayanamsa that was subtracted from the tropical longitudes, degrees' }),
});
export type WheelZodiac = Static<typeof WheelZodiac>;

const TimeBand = shape('ChartWheelTimeBandResponse', {
  key: Type.String({ description: 'point, Ascendant or Midheaven' }),
  from_longitude: Type.Number(),
  to_longitude: Type.Number({ description: 'in zodiacal order' }),
  arc_deg: Type.Number(),
});
export type TimeBand = Static<typeof TimeBand>;

const strokes = () => mapOf(Type.String({ description: 'SVG path in a square from -10 to 10' }));
const WheelSymbols = shape('ChartWheelSymbolsResponse', { points: strokes(), signs: strokes(), aspects: strokes() });

export const ChartWheelPacketResponse = shape('ChartWheelPacketResponse', {
  chart: ChartResponse,
  houses: optionalOrNull(HousesResponse),
  config: ChartWheelConfig,
  orientation_offset_deg: Type.Number(),
  warnings: Type.Array(ConfigWarning),
  zodiac: Type.Array(ZodiacSegment),
  house_cusps: Type.Array(HouseCusp),
  house_sectors: Type.Array(HouseSector),
  points: Type.Array(WheelPoint),
  aspects: Type.Array(WheelAspect),
  collision_groups: Type.Array(CollisionGroup),
  svg: optionalOrNull(
    Type.String({ description: 'finished wheel: one SVG element whose coordinates are those above times 500' }),
  ),
  angles: Type.Optional(
    Type.Array(WheelAngle, {
      description: 'AC, MC, DC and IC in the zodiac of the wheel',
    }),
  ),
  rings: Type.Optional(Type.Array(WheelRing)),
  ring_aspects: Type.Optional(Type.Array(RingAspect, { description: 'between the points of two rings' })),
  aspect_lines: Type.Optional(Type.String({ description: 'aspects that the picture draws; present with rings' })),
  zodiac_used: Type.Optional(WheelZodiac),
  time_bands: Type.Optional(Type.Array(TimeBand)),
  degree_form: Type.Optional(Type.String({ description: 'present on request' })),
  symbols: Type.Optional(WheelSymbols),
  label_size: Type.Optional(oneOf(['small', 'normal', 'large'], { description: 'present on request' })),
  palette: Type.Optional(Type.String({ description: 'present on request' })),
  line_style: Type.Optional(Type.String({ description: 'present on request' })),
  caption: Type.Optional(Type.Array(Type.String(), { description: 'present on request' })),
  aspects_to_angles: Type.Optional(
    Type.Array(WheelAspect, {
      description: 'aspects of the points to Ascendant and Midheaven, with angle_aspects; not drawn',
    }),
  ),
});
/** The answer with a complete config. */
export type ChartWheelPacketResponse = Omit<Static<typeof ChartWheelPacketResponse>, 'config'> & {
  readonly config: ChartWheelConfig;
};
