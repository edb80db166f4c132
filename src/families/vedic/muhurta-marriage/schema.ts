import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { siderealDegrees } from '../../../contract/election-boundaries.js';
import { electionAyanamsa } from '../../../contract/election-month.js';
import { julianDayUt1, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';

/** Bride or groom. */
export const MarriageParticipantModel = shape('MarriageParticipantModel', {
  participant_id: Type.String({ minLength: 1, maxLength: 80 }),
  role: oneOf(['bride', 'groom']),
  natal_moon_sidereal_longitude: optionalOrNull(siderealDegrees()),
  natal_lagna_sidereal_longitude: optionalOrNull(siderealDegrees()),
  birth_lunar_month_index: optionalOrNull(
    Type.Integer({ minimum: 0, maximum: 11, description: 'amanta month of birth; Chaitra = 0' }),
  ),
  birth_tithi_index: optionalOrNull(Type.Integer({ minimum: 0, maximum: 29, description: 'tithi of birth' })),
  first_born: optionalOrNull(Type.Boolean({ description: 'the first-born child of its parents' })),
  natal_jd_ut1: optionalOrNull(julianDayUt1()),
  ayanamsa_system: electionAyanamsa(),
});
export type MarriageParticipantModel = Static<typeof MarriageParticipantModel>;
