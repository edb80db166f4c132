import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, oneOf, shape } from './fields.js';

export const DISPUTED_REVERSAL_RULES = ['reversed_by_night', 'not_reversed'] as const;
export const REFERENCE_FAILURE_MODES = ['skip', 'raise'] as const;
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
