import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { solverToleranceSeconds } from '../../../../contract/civil-day.js';
import { electionAyanamsa, lunarMonthSystem } from '../../../../contract/election-month.js';
import {
  electionAnswers,
  ElectionEvidenceModel,
  electionMomentFields,
  ElectionParticipantModel,
  electionRangeFields,
  MarriageLimitsModel,
  windowDetail,
} from '../../../../contract/elections.js';
import { defaulted, oneOf, optionalOrNull, shape } from '../../../../contract/fields.js';
import { catalogueFields } from '../catalogue-schema.js';

export const VASTU_PURPOSES = [
  'foundation',
  'first_entry',
  'return_entry',
  'old_house_entry',
  'extraordinary_entry',
] as const;
export const VASTU_PROFILE = 'mc_maniprabha_1948_residential.v1';
export const FACINGS = ['east', 'south', 'west', 'north'] as const;
export const CORNERS = ['northeast', 'southeast', 'southwest', 'northwest'] as const;

const policyFields = {
  purpose: oneOf(VASTU_PURPOSES),
  profile: defaulted(oneOf([VASTU_PROFILE]), VASTU_PROFILE),
  ayanamsa_system: electionAyanamsa(),
  month_system: defaulted(
    oneOf(['amanta', 'purnimanta'], {
      title: 'LunarMonthSystem',
      description: 'the months of the text end at full Moon; amanta is refused',
    }),
    'purnimanta',
  ),
  solver_tolerance_seconds: solverToleranceSeconds(),
  facing_tithi_sectors: defaulted(
    oneOf(['south_from_bright_7', 'south_from_bright_9'], {
      description:
        'tithis at which a founded house does not face west and south (12.17): the edition of 1948 begins the south with the bright 7th, the verse with the 9th',
    }),
    'south_from_bright_7',
  ),
};
export const VastuPolicyRequest = shape('VastuPolicyRequest', policyFields);
export type VastuPolicyRequest = Static<typeof VastuPolicyRequest>;

const contextFields = {
  facing: oneOf(FACINGS, { description: 'true direction that the front door faces' }),
  excavation_corner: optionalOrNull(
    oneOf(CORNERS, { description: 'corner at which the foundation is first dug; for a foundation only' }),
  ),
  extraordinary_reason: optionalOrNull(
    oneOf(['fire', 'flood', 'illness', 'authority_displacement'], {
      description: 'required for an extraordinary entry, refused for other purposes',
    }),
  ),
  participant: optionalOrNull(ElectionParticipantModel),
};
export const VastuContextRequest = shape('VastuContextRequest', contextFields);
export type VastuContextRequest = Static<typeof VastuContextRequest>;

const VastuPolicyResponse = shape('VastuPolicyResponse', {
  ...policyFields,
  month_system: lunarMonthSystem(),
  family: oneOf(['vastu']),
  foundation_calendar: Type.String(),
  entry_calendar: Type.String(),
  star28_profile: Type.String(),
  nature_profile: Type.String(),
  house_profile: Type.String(),
  availability_profile: Type.String(),
  facing_star_profile: Type.String(),
  godhuli: Type.Unsafe<false>({ type: 'boolean', const: false }),
});
export type VastuPolicyResponse = Static<typeof VastuPolicyResponse>;
const VastuContextResponse = shape('VastuContextResponse', {
  ...contextFields,
  family: oneOf(['vastu']),
  facing_basis: Type.String(),
});
export type VastuContextResponse = Static<typeof VastuContextResponse>;

export const VASTU_ANSWERS = electionAnswers('Vastu', VastuPolicyResponse, VastuContextResponse);

const judged = { policy: VastuPolicyRequest, context: VastuContextRequest };
export const VastuDirectRequest = shape('VastuDirectRequest', { evidence: ElectionEvidenceModel, ...judged });
export type VastuDirectRequest = Static<typeof VastuDirectRequest>;
export const VastuDateTimeRequest = shape('VastuDateTimeRequest', {
  ...electionMomentFields,
  ...judged,
  limits: Type.Optional(MarriageLimitsModel),
});
export type VastuDateTimeRequest = Static<typeof VastuDateTimeRequest>;
export const VastuWindowsRequest = shape('VastuWindowsRequest', {
  ...electionRangeFields,
  ...judged,
  limits: Type.Optional(MarriageLimitsModel),
  detail: windowDetail(),
});
export type VastuWindowsRequest = Static<typeof VastuWindowsRequest>;

export const VastuCatalogueResponse = shape('VastuCatalogueResponse', {
  ...catalogueFields,
  directions: Type.Array(Type.String()),
  excavation_corners: Type.Array(Type.String()),
});
export type VastuCatalogueResponse = Static<typeof VastuCatalogueResponse>;
