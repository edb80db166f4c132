import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { solverToleranceSeconds } from '../../../../contract/civil-day.js';
import { electionAyanamsa, lunarMonthSystem } from '../../../../contract/election-month.js';
import {
  electionAnswers,
  ElectionEvidenceModel,
  electionMomentFields,
  electionRangeFields,
  MarriageLimitsModel,
  namedText,
  windowDetail,
} from '../../../../contract/elections.js';
import { defaulted, oneOf, optionalOrNull, shape } from '../../../../contract/fields.js';
import { optionsNotApplied } from '../../../../contract/inert-options.js';
import { catalogueFields } from '../catalogue-schema.js';

export const BUSINESS_PURPOSES = ['purchase', 'sale', 'first_opening_for_trade'] as const;
export const BUSINESS_PROFILE = 'mc_avasthi_2004_commerce.v1';
const BUSINESS_ROLES = ['buyer', 'seller', 'trading_operator'] as const;
export const BUSINESS_ANCHORS = ['acceptance_exchange', 'first_opening_for_trade'] as const;

const policyFields = {
  purpose: oneOf(BUSINESS_PURPOSES),
  profile: defaulted(oneOf([BUSINESS_PROFILE]), BUSINESS_PROFILE),
  ayanamsa_system: electionAyanamsa(),
  solver_tolerance_seconds: solverToleranceSeconds(),
  spoiled_pairs: defaulted(
    oneOf(['mc04_1_20', 'mc04_1_20_21'], {
      description:
        'pairs of weekday and star that a tithi spoils, read by a sale: the three of verse 20, or the seven of verses 20 and 21',
    }),
    'mc04_1_20',
  ),
};
export const BusinessPolicyRequest = shape('BusinessPolicyRequest', policyFields);
export type BusinessPolicyRequest = Static<typeof BusinessPolicyRequest>;

/** A name of a person of the election, for the echo alone. */
const personName = () => Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' });

const contextFields = {
  actor_id: personName(),
  actor_role: oneOf(BUSINESS_ROLES, {
    description: 'buyer of a purchase, seller of a sale, trading_operator of an opening',
  }),
  anchor: oneOf(BUSINESS_ANCHORS, {
    description: 'the act: acceptance_exchange of a purchase or sale, first_opening_for_trade of an opening',
  }),
  counterparty_id: optionalOrNull(personName()),
};
export const BusinessContextRequest = shape('BusinessContextRequest', contextFields);
export type BusinessContextRequest = Static<typeof BusinessContextRequest>;

const BusinessPolicyResponse = shape('BusinessPolicyResponse', {
  ...policyFields,
  family: oneOf(['business']),
  good_tithi_profile: Type.String(),
  placement_profile: Type.String(),
  nature_profile: Type.String(),
  month_system: lunarMonthSystem(),
  godhuli: Type.Unsafe<false>({ type: 'boolean', const: false }),
});
export type BusinessPolicyResponse = Static<typeof BusinessPolicyResponse>;
const BusinessContextResponse = shape('BusinessContextResponse', {
  ...contextFields,
  family: oneOf(['business']),
  participant: Type.Null(),
});
export type BusinessContextResponse = Static<typeof BusinessContextResponse>;

export const BUSINESS_ANSWERS = electionAnswers('Business', BusinessPolicyResponse, BusinessContextResponse);

const judged = { policy: BusinessPolicyRequest, context: BusinessContextRequest };
export const BusinessDirectRequest = shape('BusinessDirectRequest', { evidence: ElectionEvidenceModel, ...judged });
export type BusinessDirectRequest = Static<typeof BusinessDirectRequest>;
export const BusinessDateTimeRequest = shape('BusinessDateTimeRequest', {
  ...electionMomentFields,
  ...judged,
  limits: Type.Optional(MarriageLimitsModel),
});
export type BusinessDateTimeRequest = Static<typeof BusinessDateTimeRequest>;
export const BusinessWindowsRequest = shape('BusinessWindowsRequest', {
  ...electionRangeFields,
  ...judged,
  limits: Type.Optional(MarriageLimitsModel),
  detail: windowDetail(),
});
export type BusinessWindowsRequest = Static<typeof BusinessWindowsRequest>;

export const BusinessComparisonRequest = shape('BusinessComparisonRequest', {
  evidence: ElectionEvidenceModel,
  buyer_id: personName(),
  seller_id: personName(),
});
export type BusinessComparisonRequest = Static<typeof BusinessComparisonRequest>;
export const BusinessComparisonResponse = shape('BusinessComparisonResponse', {
  buyer: BUSINESS_ANSWERS.assessment,
  seller: BUSINESS_ANSWERS.assessment,
  preferred_star_sets_disjoint: Type.Unsafe<true>({
    type: 'boolean',
    const: true,
    description: 'no star of the Moon favours both parties',
  }),
  ...optionsNotApplied,
});
export type BusinessComparisonResponse = Static<typeof BusinessComparisonResponse>;

export const BusinessCatalogueResponse = shape('BusinessCatalogueResponse', {
  ...catalogueFields,
  roles: Type.Array(namedText(), { description: '[purpose, who acts]' }),
  anchors: Type.Array(Type.String()),
});
export type BusinessCatalogueResponse = Static<typeof BusinessCatalogueResponse>;
