import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, oneOf, optionalOrNull, shape } from './fields.js';
import { longitude } from './points.js';

const DISPUTED_REVERSAL_RULES = ['reversed_by_night', 'not_reversed'] as const;
const REFERENCE_FAILURE_MODES = ['skip', 'raise'] as const;
const flag = () => defaulted(Type.Boolean(), true);

export const LotsDerivedReferencePolicyRequest = shape('LotsDerivedReferencePolicyRequest', {
  include_fortune: flag(),
  include_spirit: flag(),
  include_eros_valens: flag(),
});
export const LotsExternalReferencePolicyRequest = shape('LotsExternalReferencePolicyRequest', {
  include_syzygy: flag(),
  include_prenatal_new_moon: flag(),
  include_prenatal_full_moon: flag(),
  include_lord_of_hour: flag(),
});

/** Policy of lots: admitted ingredients, treatment of missing ingredients, and disputed reversals. */
export const LotsComputationPolicyRequest = shape('LotsComputationPolicyRequest', {
  unresolved_reference_mode: defaulted(
    oneOf(REFERENCE_FAILURE_MODES, {
      description:
        'treatment of a lot with missing ingredients. skip: list it in not_evaluable; raise: refuse the request (422)',
    }),
    'skip',
  ),
  derived: Type.Optional(LotsDerivedReferencePolicyRequest),
  external: Type.Optional(LotsExternalReferencePolicyRequest),
  disputed_reversals: defaulted(
    oneOf(DISPUTED_REVERSAL_RULES, {
      description: 'whether lots of marriage, brothers and friends are reversed in night charts; the sources disagree',
    }),
    'reversed_by_night',
  ),
});
export type LotsComputationPolicyRequest = Static<typeof LotsComputationPolicyRequest>;

/** Ingredients of lots that the chart does not contain, and the policy. */
export const lotPlaceFields = {
  syzygy: optionalOrNull(longitude('longitude of the syzygy before birth, degrees')),
  prenatal_new_moon: optionalOrNull(longitude('longitude of the new moon before birth, degrees')),
  prenatal_full_moon: optionalOrNull(longitude('longitude of the full moon before birth, degrees')),
  lord_of_hour: optionalOrNull(longitude('longitude of the planet that rules the hour, degrees')),
  policy: optionalOrNull(LotsComputationPolicyRequest),
};

/** The applied policy in answers. */
export const AppliedLotsPolicyResponse = shape('AppliedLotsPolicyResponse', {
  unresolved_reference_mode: oneOf(REFERENCE_FAILURE_MODES),
  disputed_reversals: oneOf(DISPUTED_REVERSAL_RULES),
  derived_lots: Type.Array(Type.String(), { description: 'lots that are admitted as ingredients of other lots' }),
  external_references: Type.Array(Type.String(), {
    description: 'external longitudes of the request that are admitted',
  }),
});
export type AppliedLotsPolicyResponse = Static<typeof AppliedLotsPolicyResponse>;
