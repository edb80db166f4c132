import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { siderealDegrees } from '../../../contract/election-boundaries.js';
import { solverToleranceSeconds } from '../../../contract/civil-day.js';
import { electionAyanamsa, lunarMonthSystem } from '../../../contract/election-month.js';
import {
  defaulted,
  julianDayUt1,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
  trimmedText,
} from '../../../contract/fields.js';
import { MC_REMEDIES } from '../../../doctrine/marriage-muhurta/mc/remedies.js';

/** The three works, by the edition that is followed. */
export const PROFILES = [
  'mc_avasthi_2004_marriage_ordinary.v1',
  'vv_vasantalakshmi_1935_marriage_ordinary.v1',
  'kp_1917_marriage_ordinary.v1',
] as const;
export type MarriageProfile = (typeof PROFILES)[number];
/** The personal layer of each work, in the same order. */
export const PERSONAL_PROFILES = [
  'mc_avasthi_2004_marriage_personal.v1',
  'vv_vasantalakshmi_1935_marriage_personal.v1',
  'kp_1917_marriage_personal.v1',
] as const;
export type PersonalProfile = (typeof PERSONAL_PROFILES)[number];

export const REGIONS = ['all_regions', 'kuru_bahlika', 'kalinga_vanga', 'saurashtra_shalva', 'dakshinatya'] as const;
export const VV_REMEDIES = ['vv13_11_qualified_benefic_moon_aspect'] as const;
export const KP_REMEDIES = ['kp_xiv_dignified_benefic_lagna_finite'] as const;
export const NAVAMSA_PROFILES = [
  'mc_avasthi_vivaha_84_four.v1',
  'mc_vivaha_84_optional_pisces.v1',
  'vv_4_8_human_signs_sagittarius_first_half.v1',
  'kp_xiv_benefic_owned_navamsa.v1',
] as const;
export type NavamsaProfile = (typeof NAVAMSA_PROFILES)[number];

export const MarriagePolicyRequest = shape('MarriagePolicyRequest', {
  ritual_anchor: trimmedText(160, 'the act whose instant is elected; echoed'),
  regional_tradition: oneOf(REGIONS, { description: 'region whose customs apply; the other works want all_regions' }),
  profile: defaulted(oneOf(PROFILES, { description: 'the text that judges' }), PROFILES[0]),
  remedies: Type.Optional(
    nullable(
      Type.Array(oneOf([...MC_REMEDIES, ...VV_REMEDIES, ...KP_REMEDIES]), {
        maxItems: 7,
        description:
          'remedies of the text that may lift findings, each once; null: those of the text itself (three of Muhurta Chintamani, none of the others)',
      }),
    ),
  ),
  godhuli: defaulted(
    Type.Boolean({ description: 'judge an election of the dust of the cows, around sunset (Muhurta Chintamani only)' }),
    false,
  ),
  ayanamsa_system: electionAyanamsa(),
  month_system: defaulted(lunarMonthSystem(), 'amanta'),
  navamsa_profile: Type.Optional(
    nullable(oneOf(NAVAMSA_PROFILES, { description: 'admitted navamsas of the Lagna; null: those of the text' })),
  ),
  solver_tolerance_seconds: solverToleranceSeconds(),
});
export type MarriagePolicyRequest = Static<typeof MarriagePolicyRequest>;

export const MarriagePolicyResponse = shape('MarriagePolicyResponse', {
  ritual_anchor: Type.String(),
  regional_tradition: Type.String(),
  profile: Type.String(),
  remedies: Type.Array(Type.String()),
  godhuli: Type.Boolean(),
  ayanamsa_system: Type.String(),
  month_system: lunarMonthSystem(),
  navamsa_profile: Type.String(),
  solver_tolerance_seconds: Type.Number(),
  nature_profile: Type.String({ description: 'rule for benefic and malefic' }),
  abhijit_pada_convention: Type.String(),
  calendar_precedence: Type.String(),
  ingress_clock: Type.String(),
  history_occupancy_profile: Type.String(),
  history_piercing_profile: Type.String(),
  numerical_arithmetic_model: Type.String(),
});
export type MarriagePolicyResponse = Static<typeof MarriagePolicyResponse>;

/** Bride or groom. */
export const MarriageParticipantModel = shape('MarriageParticipantModel', {
  participant_id: trimmedText(80, 'name in the findings'),
  role: oneOf(['bride', 'groom']),
  natal_moon_sidereal_longitude: optionalOrNull(siderealDegrees()),
  natal_lagna_sidereal_longitude: optionalOrNull(siderealDegrees()),
  birth_lunar_month_index: optionalOrNull(
    Type.Integer({ minimum: 0, maximum: 11, description: 'amanta month of birth; Chaitra = 0' }),
  ),
  birth_tithi_index: optionalOrNull(
    Type.Integer({ minimum: 0, maximum: 29, description: 'tithi of birth, 0 first bright ... 29 new moon' }),
  ),
  first_born: optionalOrNull(Type.Boolean({ description: 'the first-born child of its parents' })),
  natal_jd_ut1: optionalOrNull(julianDayUt1()),
  ayanamsa_system: electionAyanamsa(),
});
export type MarriageParticipantModel = Static<typeof MarriageParticipantModel>;

export const MarriagePersonalModel = shape('MarriagePersonalModel', {
  participants: Type.Array(MarriageParticipantModel, { minItems: 2, maxItems: 2, description: 'bride and groom' }),
  profile: defaulted(oneOf(PERSONAL_PROFILES, { description: 'of the text that judges' }), PERSONAL_PROFILES[0]),
});
export type MarriagePersonalModel = Static<typeof MarriagePersonalModel>;

export const personalField = Type.Optional(nullable(MarriagePersonalModel));
