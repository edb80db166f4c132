import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ChartRequest } from '../../../contract/chart.js';
import { oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { houseSystemName } from '../../../contract/houses.js';
import { placeFields } from '../../../contract/place.js';
import { longitude, pointName, ratePerDay } from '../../../contract/points.js';

/** Most points of the caller's own on one ring, as many as bodies of a chart. */
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
      maxItems: 6,
      uniqueItems: true,
      description,
    }),
  );

export const WheelRing = shape('ChartWheelRingRequest', {
  label: optionalOrNull(pointName(40, 'name of the ring in the picture and its description; default B, then C')),
  chart: optionalOrNull(ChartRequest),
  points: optionalOrNull(ownPoints('points of the ring instead of a chart')),
  houses: Type.Optional(
    Type.Unsafe<Static<typeof HousesOfWheel> | null>({
      anyOf: [HousesOfWheel, { type: 'null' }],
      description: 'place of the ring’s chart: its own Ascendant and Midheaven are then drawn through the ring',
    }),
  ),
  caption: captionLines('lines in the corner of the picture that is the ring’s; shown with `caption`'),
});
export type WheelRing = Static<typeof WheelRing>;

const WheelFigure = shape('ChartWheelFigureRequest', {
  points: ownPoints('what the wheel shows instead of the bodies of its chart'),
  cusps: optionalOrNull(
    Type.Array(longitude('tropical cusp, degrees'), {
      minItems: 12,
      maxItems: 12,
      description: 'cusps 1 to 12; houses are then not to be given',
    }),
  ),
  asc: optionalOrNull(longitude('Ascendant; default: cusp 1')),
  mc: optionalOrNull(longitude('Midheaven; default: cusp 10')),
});
export type WheelFigure = Static<typeof WheelFigure>;

/** Half a day to either side is a time that is not known at all; a day is the most that can be meant. */
const MAX_UNCERTAINTY_MINUTES = 1440;

/** What a request may add to a wheel: other rings, another zodiac, an uncertain time, a figure that is no moment's chart. */
export const figureFields = {
  rings: optionalOrNull(
    Type.Array(WheelRing, {
      minItems: 1,
      maxItems: 2,
      description: 'one or two rings of other charts round the wheel; each has a chart or points',
    }),
  ),
  aspect_lines: optionalOrNull(
    oneOf(['own', 'between', 'all'], {
      description:
        'lines of the picture: among the points of the wheel, between its rings, or both; default: between where there are rings',
    }),
  ),
  figure: optionalOrNull(WheelFigure),
  ayanamsa_system: optionalOrNull(
    Type.String({
      minLength: 1,
      maxLength: 64,
      description:
        'a sidereal zodiac by name or alias (GET /v1/sidereal/ayanamsa-systems): everything drawn is counted in it, chart and houses stay tropical; default: the tropical zodiac',
    }),
  ),
  ayanamsa_mode: optionalOrNull(
    oneOf(['true', 'mean'], { description: 'with ayanamsa_system: from the true (default) or mean equinox' }),
  ),
  time_uncertainty_minutes: optionalOrNull(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: MAX_UNCERTAINTY_MINUTES,
      description:
        'the time may be so much earlier or later: every body and angle gets the band in which it then stands',
    }),
  ),
  degree_form: optionalOrNull(
    oneOf(['minutes', 'degrees'], {
      description: 'labels of degrees in the picture: with minutes (default), or whole degrees',
    }),
  ),
  label_size: optionalOrNull(
    oneOf(['small', 'normal', 'large'], {
      description: 'size of the labels of points in the picture; default: normal',
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
    'lines in the upper left corner of the picture, the first one larger: a name, date, time, zone and place. House system and zodiac are then written in the lower left corner',
  ),
  south_node: optionalOrNull(
    Type.Boolean({
      description: 'true adds South Node, opposite the True Node, to the points of the wheel and its rings',
    }),
  ),
  angle_aspects: optionalOrNull(
    Type.Boolean({
      description: 'true answers the aspects of the points to Ascendant and Midheaven as `aspects_to_angles`',
    }),
  ),
  include_symbols: optionalOrNull(
    Type.Boolean({ description: 'true adds the strokes of all points, signs and aspects that the picture draws with' }),
  ),
};
