import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ChartRequest } from '../../../contract/chart.js';
import { oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { houseSystemName } from '../../../contract/houses.js';
import { placeFields } from '../../../contract/place.js';
import { longitude, pointName, ratePerDay } from '../../../contract/points.js';

/** Largest number of custom points on one ring, equal to that of the bodies of a chart. */
const MAX_POINTS = 64;

const OwnPoint = shape('ChartWheelOwnPointRequest', {
  name: pointName(40),
  longitude: longitude('tropical longitude of date, degrees; reduced to [0, 360)'),
  speed: optionalOrNull(ratePerDay('degrees per day; a negative one marks the point as retrograde')),
});
export type OwnPoint = Static<typeof OwnPoint>;

const ownPoints = (description: string) =>
  Type.Array(OwnPoint, { minItems: 1, maxItems: MAX_POINTS, uniqueItems: true, description });

export const HousesOfWheel = shape('ChartWheelHousesRequest', {
  ...placeFields,
  system: optionalOrNull(houseSystemName()),
});

const captionLines = (description: string) =>
  optionalOrNull(
    Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
      minItems: 1,
      maxItems: 8,
      uniqueItems: true,
      description,
    }),
  );

export const WheelRing = shape('ChartWheelRingRequest', {
  label: optionalOrNull(pointName(40, 'name of the ring in the picture and its description; B, then C by default')),
  chart: optionalOrNull(ChartRequest),
  points: optionalOrNull(ownPoints('points of the ring instead of a chart')),
  houses: Type.Optional(
    Type.Unsafe<Static<typeof HousesOfWheel> | null>({
      anyOf: [HousesOfWheel, { type: 'null' }],
      description: 'place of the ring’s chart; its own Ascendant and Midheaven are then drawn through the ring',
    }),
  ),
  caption: captionLines('lines of text for the ring in its corner of the picture; shown with `caption`'),
});
export type WheelRing = Static<typeof WheelRing>;

const WheelFigure = shape('ChartWheelFigureRequest', {
  points: ownPoints('points that the wheel shows instead of the bodies of a chart'),
  cusps: optionalOrNull(
    Type.Array(longitude('tropical cusp, degrees'), {
      minItems: 12,
      maxItems: 12,
      description: 'cusps 1 to 12; excludes houses',
    }),
  ),
  asc: optionalOrNull(longitude('Ascendant; cusp 1 by default')),
  mc: optionalOrNull(longitude('Midheaven; cusp 10 by default')),
});
export type WheelFigure = Static<typeof WheelFigure>;

/** Largest time uncertainty, minutes: half a day to either side means an unknown time of day, a day is the limit. */
const MAX_UNCERTAINTY_MINUTES = 1440;

/** Optional extensions of a wheel: other rings, another zodiac, an uncertain time, a figure of given points. */
export const figureFields = {
  rings: optionalOrNull(
    Type.Array(WheelRing, {
      minItems: 1,
      maxItems: 2,
      description: 'one or two rings of other charts around the wheel; each has a chart or points',
    }),
  ),
  aspect_lines: optionalOrNull(
    oneOf(['own', 'between', 'all'], {
      description:
        'aspect lines of the picture: among the points of the wheel, between its rings, or both; by default between rings if there are any',
    }),
  ),
  figure: optionalOrNull(WheelFigure),
  ayanamsa_system: optionalOrNull(
    Type.String({
      minLength: 1,
      maxLength: 64,
      description:
        'a sidereal zodiac by name or alias (GET /v1/sidereal/ayanamsa-systems). The wheel uses it throughout, chart and houses stay tropical; by default the tropical zodiac',
    }),
  ),
  ayanamsa_mode: optionalOrNull(
    oneOf(['true', 'mean'], { description: 'equinox of ayanamsa_system: true (default) or mean' }),
  ),
  time_uncertainty_minutes: optionalOrNull(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: MAX_UNCERTAINTY_MINUTES,
      description:
        'uncertainty of the time to either side, minutes; each body and angle gets the arc that it covers in that time',
    }),
  ),
  degree_form: optionalOrNull(
    oneOf(['minutes', 'degrees'], {
      description: 'degree labels of the picture: with minutes (default), or integer degrees',
    }),
  ),
  label_size: optionalOrNull(
    oneOf(['small', 'normal', 'large'], {
      description: 'size of the point labels of the picture; normal by default',
    }),
  ),
  palette: optionalOrNull(
    oneOf(['elements', 'soft', 'mono'], {
      description:
        'colours of the picture: signs by element (default), signs on plain ground, or one ink on plain ground',
    }),
  ),
  line_style: optionalOrNull(
    oneOf(['tone', 'dashes', 'thin'], {
      description:
        'aspect lines of the picture: by colour with minor ones dashed (default), a dash pattern for each kind, or hairlines',
    }),
  ),
  caption: captionLines(
    'lines of text in the upper left corner, the first one larger: name, date, time, zone, place. House system and zodiac are then in the lower left corner',
  ),
  south_node: optionalOrNull(
    Type.Boolean({
      description: 'true adds the South Node, opposite the True Node, to the points of the wheel and its rings',
    }),
  ),
  angle_aspects: optionalOrNull(
    Type.Boolean({
      description: 'true adds `aspects_to_angles`, the aspects of the points to Ascendant and Midheaven',
    }),
  ),
  include_symbols: optionalOrNull(
    Type.Boolean({ description: 'true adds the strokes of all points, signs and aspects of the picture' }),
  ),
};
