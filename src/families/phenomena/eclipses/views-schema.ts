import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { oneOf, shape } from '../../../contract/fields.js';

const MOST_VIEWS = 721;
/** Number of instants of a drawing between the first and the last contact. */
export const viewSamples = (what: string) =>
  Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: MOST_VIEWS,
      description: `adds \`views\`: ${what} at each contact, at the maximum, at rise and set between the contacts, and at this number of evenly spaced instants from the first contact to the last`,
    }),
  );

const angle = (description: string) => Type.Number({ minimum: 0, maximum: 360, description });
const direction = {
  azimuth: Type.Number({ description: 'from north through east, degrees' }),
  altitude: Type.Number({ description: 'refracted by a standard atmosphere above the horizon, degrees' }),
  visible: Type.Boolean({ description: 'true when the altitude is not below the horizon' }),
  disc_altitude_deg: Type.Number({
    description:
      'altitude of the centre with the refraction of a standard atmosphere, also below the horizon; it shows where the horizon cuts the disc',
  }),
  parallactic_angle_deg: Type.Number({
    minimum: -180,
    maximum: 180,
    description:
      'parallactic angle: from north to the zenith, through east, at the body; a position angle minus this angle is measured from the zenith (counterclockwise in the sky)',
  }),
};
const instant = { jd_ut: Type.Number(), datetime_utc: Type.String() };
const semidiameter = () => Type.Number({ minimum: 0, description: 'degrees' });

export const SolarDiscViewResponse = shape('SolarDiscViewResponse', {
  event: oneOf(['c1', 'c2', 'maximum', 'c3', 'c4', 'sunrise', 'sunset', 'sample'], {
    description:
      'sunrise and sunset as defined by almanacs (airless altitude -0.8333 degrees); `maximum` is absent if rise or set limits it',
  }),
  ...instant,
  ...direction,
  separation_deg: Type.Number({ minimum: 0, description: 'topocentric separation of the centres' }),
  position_angle_deg: angle("position angle of the Moon's centre from the Sun's, from north through east"),
  sun_semidiameter_deg: semidiameter(),
  moon_semidiameter_deg: semidiameter(),
  magnitude: Type.Number({ minimum: 0, description: 'defined as at the maximum; 0 when the discs do not overlap' }),
  obscuration: Type.Number({ minimum: 0, maximum: 1 }),
});
export type SolarDiscViewResponse = Static<typeof SolarDiscViewResponse>;

export const LunarDiscViewResponse = shape('LunarDiscViewResponse', {
  event: oneOf(['p1', 'u1', 'u2', 'greatest', 'u3', 'u4', 'p4', 'moonrise', 'moonset', 'sample'], {
    description: 'moonrise and moonset as defined by almanacs (airless altitude -0.8333 degrees)',
  }),
  ...instant,
  ...direction,
  separation_deg: Type.Number({
    minimum: 0,
    description: "geocentric separation of the Moon's centre and the centre of the shadow",
  }),
  position_angle_deg: angle("position angle of the centre of the shadow from the Moon's, from north through east"),
  moon_semidiameter_deg: semidiameter(),
  umbra_radius_deg: semidiameter(),
  penumbra_radius_deg: semidiameter(),
  umbral_magnitude: Type.Number({ description: 'negative outside the umbra' }),
  penumbral_magnitude: Type.Number(),
});
export type LunarDiscViewResponse = Static<typeof LunarDiscViewResponse>;

export const EclipseSightResponse = shape('EclipseSightResponse', {
  visible: Type.Boolean({
    description:
      'true when a part of the eclipse (for a lunar eclipse with an umbral phase: a part of that phase) is above the horizon of the place',
  }),
  eclipse_type: Type.Union([Type.String(), Type.Null()], {
    description: 'type at the place: Total, Annular, Partial or Penumbral; null when nothing is visible',
  }),
  magnitude: Type.Number({ minimum: 0, description: 'greatest magnitude at the place; 0 when nothing is visible' }),
  maximum_datetime_utc: Type.Union([Type.String(), Type.Null()], {
    description: 'instant of the local maximum, or of rise or set if the maximum is below the horizon',
  }),
  altitude: Type.Union([Type.Number(), Type.Null()], {
    description: 'altitude of Sun or Moon at that instant, refracted, degrees',
  }),
});
export type EclipseSightResponse = Static<typeof EclipseSightResponse>;
