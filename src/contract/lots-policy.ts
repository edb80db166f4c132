import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, oneOf, optionalOrNull, shape } from './fields.js';
import { longitude } from './points.js';

const DISPUTED_REVERSAL_RULES = ['reversed_by_night', 'not_reversed'] as const;
const REFERENCE_FAILURE_MODES = ['skip', 'raise'] as const;
const flag = () => defaulted(Type.Boolean(), true);

const LotsDerivedReferencePolicyRequest = shape('LotsDerivedReferencePolicyRequest', {
  include_fortune: flag(),
  include_spirit: flag(),
  include_eros_valens: flag(),
});
const LotsExternalReferencePolicyRequest = shape('LotsExternalReferencePolicyRequest', {
  include_syzygy: flag(),
  include_prenatal_new_moon: flag(),
  include_prenatal_full_moon: flag(),
  include_lord_of_hour: flag(),
});

/** Which places lots may be made from, and what a missing one means. */
export const LotsComputationPolicyRequest = shape('LotsComputationPolicyRequest', {
  unresolved_reference_mode: defaulted(
    oneOf(REFERENCE_FAILURE_MODES, {
      description: 'a lot whose places are missing: named in not_evaluable, or the whole request is refused (422)',
    }),
    'skip',
  ),
  derived: Type.Optional(LotsDerivedReferencePolicyRequest),
  external: Type.Optional(LotsExternalReferencePolicyRequest),
  disputed_reversals: defaulted(
    oneOf(DISPUTED_REVERSAL_RULES, {
      description: 'lots of marriage, brothers and friends, on whose reversal by night the sources disagree',
    }),
    'reversed_by_night',
  ),
});
export type LotsComputationPolicyRequest = Static<typeof LotsComputationPolicyRequest>;

/** Places that lots may be made from and that a chart does not hold, and the policy. */
export const lotPlaceFields = {
  syzygy: optionalOrNull(longitude('longitude of the syzygy before birth, degrees')),
  prenatal_new_moon: optionalOrNull(longitude('longitude of the new moon before birth, degrees')),
  prenatal_full_moon: optionalOrNull(longitude('longitude of the full moon before birth, degrees')),
  lord_of_hour: optionalOrNull(longitude('longitude of the planet that rules the hour, degrees')),
  policy: optionalOrNull(LotsComputationPolicyRequest),
};

/** The policy as answers state it. */
export const AppliedLotsPolicyResponse = shape('AppliedLotsPolicyResponse', {
  unresolved_reference_mode: oneOf(REFERENCE_FAILURE_MODES),
  disputed_reversals: oneOf(DISPUTED_REVERSAL_RULES),
  derived_lots: Type.Array(Type.String(), { description: 'lots that others may be made from' }),
  external_references: Type.Array(Type.String(), { description: 'those of the request that are admitted' }),
});
export type AppliedLotsPolicyResponse = Static<typeof AppliedLotsPolicyResponse>;
