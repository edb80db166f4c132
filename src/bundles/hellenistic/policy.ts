import { withDefaults } from '../../contract/defaults.js';
import {
  AccidentalDignityPolicyRequest,
  EssentialDignityPolicyRequest,
  MutualReceptionPolicyRequest,
  SectHayzPolicyRequest,
  SolarConditionPolicyRequest,
} from '../../contract/dignity-policy.js';
import {
  LotsComputationPolicyRequest,
  LotsDerivedReferencePolicyRequest,
  LotsExternalReferencePolicyRequest,
} from '../../contract/lots-policy.js';
import { EgyptianBoundsPolicyRequest } from '../../families/classical/egyptian-bounds/schema.js';
import {
  HellenisticDecennialPolicyRequest,
  HellenisticProfileOverlaysRequest,
  HellenisticProfilePolicyRequest,
  HellenisticRevivalPolicyRequest,
  HellenisticZRYearPolicyRequest,
} from './policy-schema.js';

function appliedDignity(request: NonNullable<HellenisticProfilePolicyRequest['dignity']>) {
  const accidental = withDefaults(AccidentalDignityPolicyRequest, request.accidental ?? {});
  return {
    essential: withDefaults(EssentialDignityPolicyRequest, request.essential ?? {}),
    accidental: {
      ...accidental,
      solar: withDefaults(SolarConditionPolicyRequest, accidental.solar ?? {}),
      mutual_reception: withDefaults(MutualReceptionPolicyRequest, accidental.mutual_reception ?? {}),
      sect: withDefaults(SectHayzPolicyRequest, accidental.sect ?? {}),
    },
  };
}

function appliedLots(request: NonNullable<HellenisticProfilePolicyRequest['lots']>) {
  const lots = withDefaults(LotsComputationPolicyRequest, request);
  return {
    ...lots,
    derived: withDefaults(LotsDerivedReferencePolicyRequest, lots.derived ?? {}),
    external: withDefaults(LotsExternalReferencePolicyRequest, lots.external ?? {}),
  };
}

/** The policy of a request with all defaults, as the answer repeats it. */
export function appliedPolicy(request: HellenisticProfilePolicyRequest = {}) {
  const policy = withDefaults(HellenisticProfilePolicyRequest, request);
  return {
    ...policy,
    dignity: appliedDignity(policy.dignity ?? {}),
    lots: appliedLots(policy.lots ?? {}),
    bounds: withDefaults(EgyptianBoundsPolicyRequest, policy.bounds ?? {}),
    decennials: withDefaults(HellenisticDecennialPolicyRequest, {}),
    zr_year: withDefaults(HellenisticZRYearPolicyRequest, {}),
    leap_day_policy: policy.leap_day_policy ?? null,
    profection_ambiguous_time_policy: policy.profection_ambiguous_time_policy ?? null,
    revival: withDefaults(HellenisticRevivalPolicyRequest, policy.revival ?? {}),
    overlays: withDefaults(HellenisticProfileOverlaysRequest, policy.overlays ?? {}),
  };
}
export type AppliedHellenisticPolicy = ReturnType<typeof appliedPolicy>;
