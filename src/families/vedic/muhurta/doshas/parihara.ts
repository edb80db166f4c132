import type { ShuddhiIntervalModel } from '../../../../contract/boundaries.js';
import { ABHIJIT } from '../../../../doctrine/muhurta/day-parts.js';
import { isExemptFromVishanadi } from '../../../../doctrine/muhurta/star-faults.js';
import { boundaryBetween, intervalOf } from '../../../../wire/boundaries.js';
import { contains } from '../../../../wire/interval-truth.js';
import { sourceOf } from './profiles.js';
import type {
  DoshaInputsModel,
  DoshaPolicyResponse,
  DoshaPredicateResponse,
  DoshaWitnessResponse,
  PariharaEvidenceResponse,
  PariharaProfile,
} from './schema.js';

/** An exception as it applies to one witness. */
interface Exception {
  readonly profile: PariharaProfile;
  /** Whether the fault comes from the source of the exception. */
  readonly inScope: boolean;
  readonly conditions: readonly DoshaPredicateResponse[];
  readonly window: ShuddhiIntervalModel | null;
  /** True when a condition is null because the instant is within bounds, not because an input is missing. */
  readonly isWithinBounds?: boolean;
}

const predicate = (name: string, satisfied: boolean | null, evidence: string): DoshaPredicateResponse => ({
  name,
  satisfied,
  evidence,
});

/** Seven nakshatras whose poisoned part does no harm, for the tables of Kalaprakasika. */
export const starException = (policy: DoshaPolicyResponse, star: number | null): Exception => ({
  profile: 'kp_195_seven_star_tyajya_exemption.v1',
  inScope: policy.vishanadi_profile.startsWith('kp_'),
  conditions: [
    predicate(
      'parent_star_exempt',
      star === null ? null : isExemptFromVishanadi(star),
      'nakshatra is one of the seven',
    ),
  ],
  window: null,
});

/** The first half of yamaghanta, when the activity cannot wait. */
export function firstHalfException(inputs: DoshaInputsModel, kala: ShuddhiIntervalModel | null): Exception {
  const window =
      kala === null ? null : intervalOf(kala.start, boundaryBetween('necessary_half_end', kala.start, kala.end, 0.5)),
    within = window === null ? null : contains(window, inputs.jd_ut1);
  return {
    profile: 'mc_shubhashubha_37_necessary_first_half.v1',
    inScope: true,
    conditions: [
      predicate('necessary_activity', inputs.necessary_activity, 'stated by the caller, never inferred'),
      predicate('first_half', within, 'first half of the fault by time'),
    ],
    window,
    isWithinBounds: window !== null && within === null,
  };
}

/** Abhijit of the daylight, for the gandanta of Muhurta Chintamani. */
export function abhijitException(policy: DoshaPolicyResponse, inputs: DoshaInputsModel): Exception {
  const { sunrise_day: day, sunset } = inputs,
    window =
      day === null || sunset === null
        ? null
        : intervalOf(
            boundaryBetween('abhijit_start', day.start, sunset, ABHIJIT.from),
            boundaryBetween('abhijit_end', day.start, sunset, ABHIJIT.to),
          ),
    within = window === null ? null : contains(window, inputs.jd_ut1);
  return {
    profile: 'mc_avasthi_vivaha_43_abhijit.v1',
    inScope: policy.gandanta_profile === 'mc_vivaha_43_fixed_ghati.v1',
    conditions: [predicate('abhijit_geometry', within, 'eighth of fifteen parts of the daylight')],
    window,
    isWithinBounds: window !== null && within === null,
  };
}

/** The evidence of an exception for a witness, and whether it neutralizes it; null when unknown. */
export function pariharaOf(
  policy: DoshaPolicyResponse,
  exception: Exception,
  witness: DoshaWitnessResponse,
  index: number,
): PariharaEvidenceResponse {
  const { profile, inScope, conditions, window } = exception,
    citations = [sourceOf(profile)];
  if (!policy.parihara_profiles.includes(profile))
    return { profile, witness_index: index, state: 'not_selected', prerequisites: [], window: null, citations };
  return {
    profile,
    witness_index: index,
    state: stateOf(exception, witness.detected),
    prerequisites: [predicate('source_scope', inScope, 'fault of the same source'), ...conditions],
    window,
    citations,
  };
}

function stateOf(
  { inScope, conditions, isWithinBounds }: Exception,
  detected: boolean | null,
): PariharaEvidenceResponse['state'] {
  if (!inScope) return 'excluded';
  if (detected === false) return 'not_applicable';
  if (conditions.some(({ satisfied }) => satisfied === false)) return 'not_satisfied';
  if (conditions.some(({ satisfied }) => satisfied === null)) return isWithinBounds ? 'uncertain' : 'unavailable';
  return detected === null ? 'uncertain' : 'applied';
}
