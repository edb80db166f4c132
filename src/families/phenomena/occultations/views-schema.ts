import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { oneOf, shape } from '../../../contract/fields.js';

const MOST_VIEWS = 721;
export const viewSamples = () =>
  Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: MOST_VIEWS,
      description:
        "with an observer: adds `views` to each event, the Moon's disc and the target at the contacts, at rise and set between them, and at this number of evenly spaced instants over twice the time from ingress to egress",
    }),
  );

const angle = (description: string) => Type.Number({ minimum: 0, maximum: 360, description });
const semidiameter = () => Type.Number({ minimum: 0, description: 'degrees' });

export const OccultationDiscViewResponse = shape('OccultationDiscViewResponse', {
  event: oneOf(['ingress', 'middle', 'egress', 'rise', 'set', 'sample']),
  jd_ut: Type.Number(),
  datetime_utc: Type.String(),
  azimuth: Type.Number({ description: 'azimuth of the Moon, from north through east, degrees' }),
  altitude: Type.Number({
    description: 'altitude of the target, refracted by a standard atmosphere above the horizon, degrees',
  }),
  visible: Type.Boolean({ description: 'true when the target is not below the horizon' }),
  disc_altitude_deg: Type.Number({
    description:
      "altitude of the Moon's centre, with refraction also below the horizon; it shows where the horizon cuts the disc",
  }),
  parallactic_angle_deg: Type.Number({
    minimum: -180,
    maximum: 180,
    description: 'parallactic angle at the Moon, from north to the zenith, through east',
  }),
  separation_deg: Type.Number({
    minimum: 0,
    description: "topocentric separation of the target's centre from the Moon's",
  }),
  position_angle_deg: angle("position angle of the target from the Moon's centre, from north through east"),
  moon_semidiameter_deg: semidiameter(),
  target_semidiameter_deg: semidiameter(),
  moon_illuminated_fraction: Type.Number({ minimum: 0, maximum: 1 }),
  bright_limb_angle_deg: angle("position angle of the middle of the Moon's bright limb"),
  sun_altitude: Type.Number({
    description: 'altitude of the Sun, refracted above the horizon, degrees; few targets are visible by day',
  }),
});
export type OccultationDiscViewResponse = Static<typeof OccultationDiscViewResponse>;
