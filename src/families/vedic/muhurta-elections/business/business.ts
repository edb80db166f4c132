import { withDefaults } from '../../../../contract/defaults.js';
import { filled } from '../../../../contract/filled.js';
import { CLASSICAL_PLANETS } from '../../../../contract/election-history.js';
import { COMMERCE_RULES, judgeCommerce } from '../../../../doctrine/muhurta-election/commerce.js';
import type { Engine } from '../../../../engine.js';
import { InvalidInput } from '../../../../kernel/errors.js';
import { NO_TRANSITIONS } from '../../../../services/election-needs.js';
import type { EvidenceNeeds } from '../../../../services/election-needs.js';
import { AVASTHI, defaultLimits, hardMaxima, INPUT_BASIS } from '../catalogue.js';
import { assessSupplied, manifestOf } from '../election.js';
import type { Assessment, Election } from '../election.js';
import { electionAt } from '../snapshot.js';
import { electionWindows } from '../windows.js';
import {
  BUSINESS_ANCHORS,
  BUSINESS_PROFILE,
  BUSINESS_PURPOSES,
  BusinessContextRequest,
  BusinessPolicyRequest,
} from './schema.js';
import type {
  BusinessCatalogueResponse,
  BusinessComparisonRequest,
  BusinessComparisonResponse,
  BusinessContextResponse,
  BusinessDateTimeRequest,
  BusinessDirectRequest,
  BusinessPolicyResponse,
  BusinessWindowsRequest,
} from './schema.js';
import { EXCLUSIONS, PURPOSES, SPOILED_VERSES, VOCABULARY } from './wire-words.js';

const MANIFEST = manifestOf(COMMERCE_RULES);
type Purpose = (typeof BUSINESS_PURPOSES)[number];
const ROLES = { purchase: 'buyer', sale: 'seller', first_opening_for_trade: 'trading_operator' } as const;

/** A purchase reads the star of the Moon alone. */
const STAR_ALONE: EvidenceNeeds = {
  planets: ['Moon'],
  ascendant: false,
  solar: false,
  month: null,
  apparitions: [],
  histories: false,
  transitions: { ...NO_TRANSITIONS, arcs: { Moon: [27] } },
};
const FIGURE: EvidenceNeeds = {
  planets: CLASSICAL_PLANETS,
  ascendant: true,
  solar: true,
  month: null,
  apparitions: [],
  histories: false,
  transitions: {
    ...NO_TRANSITIONS,
    arcs: { Sun: [12], Moon: [12, 27], Mars: [12], Mercury: [12], Jupiter: [12], Venus: [12], Saturn: [12] },
    ascendant: [12],
    tithi: true,
    sunrise: true,
  },
};

type BusinessElection = Election<BusinessPolicyResponse, BusinessContextResponse>;

/** The election of a policy and context. Errors: InvalidInput when the actor or the act does not belong to the purpose. */
function businessElection(policy: BusinessPolicyRequest, context: BusinessContextRequest): BusinessElection {
  const echo = withDefaults(BusinessPolicyRequest, policy),
    { purpose } = echo,
    opening = purpose === 'first_opening_for_trade',
    anchor = opening ? BUSINESS_ANCHORS[1] : BUSINESS_ANCHORS[0],
    counterparty = context.counterparty_id ?? null;
  if (context.actor_role !== ROLES[purpose])
    throw new InvalidInput({
      field: '/context/actor_role',
      message: `is not who acts in a ${purpose}`,
      given: context.actor_role,
      allowed: [ROLES[purpose]],
    });
  if (context.anchor !== anchor)
    throw new InvalidInput({
      field: '/context/anchor',
      message: `is not the act of a ${purpose}`,
      given: context.anchor,
      allowed: [anchor],
    });
  if (counterparty !== null && (opening || counterparty === context.actor_id))
    throw new InvalidInput({
      field: '/context/counterparty_id',
      message: opening ? 'does not apply to an opening, which has no other party' : 'is the actor',
      given: counterparty,
      allowed: opening ? 'null' : 'another id than actor_id',
    });
  const doctrine = PURPOSES[purpose];
  return {
    family: 'business',
    policy: {
      ...filled(BusinessPolicyRequest, echo),
      family: 'business',
      good_tithi_profile: 'mc04_1_4_best_with_enumerated_conflicts.v1',
      placement_profile: 'seven_classical_specific_precedes_general.v1',
      nature_profile: 'bphs_phase_same_sign_seven_classical_composition.v1',
      month_system: 'amanta',
      godhuli: false,
    },
    context: { ...filled(BusinessContextRequest, context), family: 'business', participant: null },
    vocabulary: VOCABULARY,
    exclusions: EXCLUSIONS,
    manifestSha256: MANIFEST,
    toleranceSeconds: echo.solver_tolerance_seconds,
    needs: purpose === 'purchase' ? STAR_ALONE : FIGURE,
    judge: (evidence) => judgeCommerce(doctrine, evidence, SPOILED_VERSES[echo.spoiled_pairs]),
    judgePerson: null,
  };
}

/** POST /v1/muhurta/business/direct. Errors: InvalidInput. */
export const judgeBusiness = ({
  evidence,
  policy,
  context,
}: BusinessDirectRequest): Assessment<BusinessPolicyResponse, BusinessContextResponse> =>
  assessSupplied(businessElection(policy, context), evidence);

/** POST /v1/muhurta/business/compare: a purchase and a sale of the same moment. Errors: InvalidInput. */
export function compareParties({
  evidence,
  buyer_id: buyer,
  seller_id: seller,
}: BusinessComparisonRequest): BusinessComparisonResponse {
  if (buyer === seller)
    throw new InvalidInput({
      field: '/seller_id',
      message: 'is the buyer',
      given: seller,
      allowed: 'another id than buyer_id',
    });
  const party = (purpose: 'purchase' | 'sale', actor: string, other: string) =>
    assessSupplied(
      businessElection(
        { purpose },
        { actor_id: actor, actor_role: ROLES[purpose], anchor: 'acceptance_exchange', counterparty_id: other },
      ),
      evidence,
    );
  return {
    buyer: party('purchase', buyer, seller),
    seller: party('sale', seller, buyer),
    preferred_star_sets_disjoint: true,
  };
}

/** POST /v1/muhurta/business/datetime. Errors: InvalidInput, OutOfCoverage. */
export const businessAt = (engine: Engine, request: BusinessDateTimeRequest) =>
  electionAt(engine, request, businessElection(request.policy, request.context));

/** POST /v1/muhurta/business/windows. Errors: InvalidInput, OutOfCoverage. */
export const businessWindows = (engine: Engine, request: BusinessWindowsRequest) =>
  electionWindows(engine, request, businessElection(request.policy, request.context));

/** GET /v1/muhurta/business/catalogue. */
export const businessCatalogue = (): BusinessCatalogueResponse => ({
  family: 'business',
  profiles: [BUSINESS_PROFILE],
  purposes: [...BUSINESS_PURPOSES],
  source_url: AVASTHI.url,
  source_pdf_sha256: AVASTHI.sha256,
  source_manifest_sha256: MANIFEST,
  rules: COMMERCE_RULES.map(VOCABULARY.rule),
  exclusions: EXCLUSIONS.map(([name, text]) => [name, text]),
  default_limits: defaultLimits(),
  hard_maxima: hardMaxima(),
  input_basis: INPUT_BASIS,
  roles: BUSINESS_PURPOSES.map((purpose: Purpose) => [purpose, ROLES[purpose]]),
  anchors: [...BUSINESS_ANCHORS],
});
