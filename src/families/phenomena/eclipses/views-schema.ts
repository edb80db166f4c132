import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { oneOf, shape } from '../../../contract/fields.js';

const MOST_VIEWS = 721;
/** Instants of a drawing between the first and the last contact. */
export const viewSamples = (what: string) =>
  Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: MOST_VIEWS,
      description: `adds \`views\`: ${what} at each contact, at the maximum, at rise and set between the contacts, and at so many instants evenly spread from the first contact to the last`,
    }),
  );

const angle = (description: string) => Type.Number({ minimum: 0, maximum: 360, description });
const direction = {
  azimuth: Type.Number({ description: 'from north through east, degrees' }),
  altitude: Type.Number({ description: 'refracted by a standard atmosphere above the horizon, degrees' }),
  visible: Type.Boolean({ description: 'altitude not below the horizon' }),
  disc_altitude_deg: Type.Number({
    description:
      'of the centre, with the refraction of a standard atmosphere also below the horizon: where the horizon cuts the disc',
  }),
  parallactic_angle_deg: Type.Number({
    minimum: -180,
    maximum: 180,
    description:
      'from north to the zenith, through east, at the body: a position angle less this is counted from the zenith (counterclockwise as the eye sees it)',
  }),
};
const instant = { jd_ut: Type.Number(), datetime_utc: Type.String() };
const semidiameter = () => Type.Number({ minimum: 0, description: 'degrees' });

export const SolarDiscViewResponse = shape('SolarDiscViewResponse', {
  event: oneOf(['c1', 'c2', 'maximum', 'c3', 'c4', 'sunrise', 'sunset', 'sample'], {
    description:
      'sunrise and sunset: as almanacs count them (airless altitude -0.8333 degrees); `maximum` is absent where rise or set limits it',
  }),
  ...instant,
  ...direction,
  separation_deg: Type.Number({ minimum: 0, description: 'of the centres, topocentric' }),
  position_angle_deg: angle("of the Moon's centre from the Sun's, from north through east"),
  sun_semidiameter_deg: semidiameter(),
  moon_semidiameter_deg: semidiameter(),
  magnitude: Type.Number({ minimum: 0, description: 'as at the maximum; 0 where the discs do not overlap' }),
  obscuration: Type.Number({ minimum: 0, maximum: 1 }),
});
export type SolarDiscViewResponse = Static<typeof SolarDiscViewResponse>;

export const LunarDiscViewResponse = shape('LunarDiscViewResponse', {
  event: oneOf(['p1', 'u1', 'u2', 'greatest', 'u3', 'u4', 'p4', 'moonrise', 'moonset', 'sample'], {
    description: 'moonrise and moonset: as almanacs count them (airless altitude -0.8333 degrees)',
  }),
  ...instant,
  ...direction,
  separation_deg: Type.Number({ minimum: 0, description: "of the Moon's centre and the shadow's, geocentric" }),
  position_angle_deg: angle("of the shadow's centre from the Moon's, from north through east"),
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
      'a part of it is above the horizon of the place: of a lunar eclipse with an umbral phase, a part of that phase',
  }),
  eclipse_type: Type.Union([Type.String(), Type.Null()], {
    description: 'as the place sees it: Total, Annular, Partial or Penumbral; null where it does not',
  }),
  magnitude: Type.Number({ minimum: 0, description: 'the greatest that the place sees; 0 where it sees nothing' }),
  maximum_datetime_utc: Type.Union([Type.String(), Type.Null()], {
    description: 'when: the local maximum, or rise or set where that comes below the horizon',
  }),
  altitude: Type.Union([Type.Number(), Type.Null()], { description: 'of Sun or Moon then, refracted, degrees' }),
});
export type EclipseSightResponse = Static<typeof EclipseSightResponse>;
