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
  namedText,
  windowDetail,
} from '../../../../contract/elections.js';
import { defaulted, julianDayUt1, oneOf, optionalOrNull, shape } from '../../../../contract/fields.js';
import { catalogueFields } from '../catalogue-schema.js';

export const LAND_PROFILE = 'mc_maniprabha_1948_ordinary_land.v1',
  WEEKDAY_PROFILE = 'kp_1917_weekday_direction_release.v1',
  MODULAR_PROFILE = 'kp_1917_travel_modular_tests.v1';
export const TRAVEL_PROFILES = [LAND_PROFILE, WEEKDAY_PROFILE, MODULAR_PROFILE] as const;
export const TRAVEL_ANCHORS = ['leave_residence', 'cross_settlement_boundary', 'leave_room'] as const;

const policyFields = {
  profile: oneOf(TRAVEL_PROFILES),
  tithi_ordinal: defaulted(
    oneOf(['month_1_to_30', 'paksha_1_to_15'], {
      description: 'numbering of the tithi in the modular tests; other profiles admit the default alone',
    }),
    'month_1_to_30',
  ),
  ayanamsa_system: electionAyanamsa(),
  solver_tolerance_seconds: solverToleranceSeconds(),
};
export const TravelPolicyRequest = shape('TravelPolicyRequest', policyFields);
export type TravelPolicyRequest = Static<typeof TravelPolicyRequest>;

const contextFields = {
  traveller_id: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
  anchor: oneOf(TRAVEL_ANCHORS, { description: 'the act that is elected' }),
  direction: optionalOrNull(
    oneOf(['east', 'southeast', 'south', 'southwest', 'west', 'northwest', 'north', 'northeast'], {
      description: 'true direction of the departure; the modular tests need none, the weekday test a cardinal one',
    }),
  ),
  leg: defaulted(oneOf(['outbound', 'return'], { description: 'echoed; a return is a departure too' }), 'outbound'),
  participant: optionalOrNull(ElectionParticipantModel),
  prior_departure_jd_ut1: optionalOrNull(julianDayUt1('an earlier departure of the journey; Julian day UT1')),
  completed_stop_nights: optionalOrNull(
    Type.Integer({
      minimum: 0,
      maximum: 10_000,
      description: 'nights at the last place; needs prior_departure_jd_ut1',
    }),
  ),
};
export const TravelContextRequest = shape('TravelContextRequest', contextFields);
export type TravelContextRequest = Static<typeof TravelContextRequest>;

const TravelPolicyResponse = shape('TravelPolicyResponse', {
  ...policyFields,
  purpose: oneOf(['departure']),
  family: oneOf(['travel']),
  scope: oneOf(['named_component', 'ordinary_land_departure']),
  ghati_clock: Type.String(),
  month_system: lunarMonthSystem(),
  godhuli: Type.Unsafe<false>({ type: 'boolean', const: false }),
});
export type TravelPolicyResponse = Static<typeof TravelPolicyResponse>;
const TravelContextResponse = shape('TravelContextResponse', {
  ...contextFields,
  family: oneOf(['travel']),
  direction_basis: Type.String(),
});
export type TravelContextResponse = Static<typeof TravelContextResponse>;

export const TRAVEL_ANSWERS = electionAnswers('Travel', TravelPolicyResponse, TravelContextResponse);

const judged = { policy: TravelPolicyRequest, context: TravelContextRequest };
export const TravelDirectRequest = shape('TravelDirectRequest', { evidence: ElectionEvidenceModel, ...judged });
export type TravelDirectRequest = Static<typeof TravelDirectRequest>;
export const TravelDateTimeRequest = shape('TravelDateTimeRequest', {
  ...electionMomentFields,
  ...judged,
  limits: Type.Optional(MarriageLimitsModel),
});
export type TravelDateTimeRequest = Static<typeof TravelDateTimeRequest>;
export const TravelWindowsRequest = shape('TravelWindowsRequest', {
  ...electionRangeFields,
  ...judged,
  limits: Type.Optional(MarriageLimitsModel),
  detail: windowDetail(),
});
export type TravelWindowsRequest = Static<typeof TravelWindowsRequest>;

export const TravelCatalogueResponse = shape('TravelCatalogueResponse', {
  ...catalogueFields,
  profile_scopes: Type.Array(namedText(), { description: '[profile, scope]' }),
  profile_sources: Type.Array(
    Type.Unsafe<[string, string, string, string]>({
      type: 'array',
      items: { type: 'string' },
      minItems: 4,
      maxItems: 4,
    }),
    { description: '[profile, address, checksum of the scan, checksum of the rules]' },
  ),
  imported_families: Type.Array(Type.String()),
  directions: Type.Array(Type.String()),
  anchors: Type.Array(Type.String()),
});
export type TravelCatalogueResponse = Static<typeof TravelCatalogueResponse>;
