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
        "with an observer: adds `views` to each event, the Moon's disc and the target at the contacts, at rise and set between them, and at so many instants evenly spread over twice the time from ingress to egress",
    }),
  );

const angle = (description: string) => Type.Number({ minimum: 0, maximum: 360, description });
const semidiameter = () => Type.Number({ minimum: 0, description: 'degrees' });

export const OccultationDiscViewResponse = shape('OccultationDiscViewResponse', {
  event: oneOf(['ingress', 'middle', 'egress', 'rise', 'set', 'sample']),
  jd_ut: Type.Number(),
  datetime_utc: Type.String(),
  azimuth: Type.Number({ description: 'of the Moon, from north through east, degrees' }),
  altitude: Type.Number({
    description: 'of the target, refracted by a standard atmosphere above the horizon, degrees',
  }),
  visible: Type.Boolean({ description: 'the target is not below the horizon' }),
  disc_altitude_deg: Type.Number({
    description: "of the Moon's centre, with refraction also below the horizon: where the horizon cuts the disc",
  }),
  parallactic_angle_deg: Type.Number({
    minimum: -180,
    maximum: 180,
    description: 'from north to the zenith, through east, at the Moon',
  }),
  separation_deg: Type.Number({ minimum: 0, description: "of the target's centre from the Moon's, topocentric" }),
  position_angle_deg: angle("of the target from the Moon's centre, from north through east"),
  moon_semidiameter_deg: semidiameter(),
  target_semidiameter_deg: semidiameter(),
  moon_illuminated_fraction: Type.Number({ minimum: 0, maximum: 1 }),
  bright_limb_angle_deg: angle("position angle of the middle of the Moon's bright limb"),
  sun_altitude: Type.Number({ description: 'refracted above the horizon, degrees: by day few targets are seen' }),
});
export type OccultationDiscViewResponse = Static<typeof OccultationDiscViewResponse>;
