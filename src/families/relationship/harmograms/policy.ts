import { InvalidInput } from '../../../kernel/errors.js';
import { withDefaults } from '../../../contract/defaults.js';
import {
  HarmogramHarmonicDomainRequest,
  HarmogramIntensityPolicyRequest,
  HarmogramPartsPolicyRequest,
  HarmogramVectorPolicyRequest,
  MAX_DOMAIN_WIDTH,
} from './schema.js';
import type { HarmogramIntensityPolicyResponse } from './schema.js';

/** A range of harmonics, in answer shape. */
export interface HarmonicDomain {
  readonly harmonic_start: number;
  readonly harmonic_stop: number;
  readonly harmonics: number[];
}

/**
 * The harmonics from start to stop. `field`: JSON pointer of the domain. Errors: InvalidInput for a stop before the
 * start, or too many.
 */
function domainOf(request: HarmogramHarmonicDomainRequest | undefined, field: string): HarmonicDomain {
  const { harmonic_start: start, harmonic_stop: stop } = withDefaults(HarmogramHarmonicDomainRequest, request ?? {});
  if (stop < start)
    throw new InvalidInput({
      field: `${field}/harmonic_stop`,
      message: 'must not be less than harmonic_start',
      given: stop,
      allowed: `${start} or more`,
    });
  if (stop - start + 1 > MAX_DOMAIN_WIDTH)
    throw new InvalidInput({
      field: `${field}/harmonic_stop`,
      message: 'leads to too many harmonics',
      given: stop - start + 1,
      allowed: `at most ${MAX_DOMAIN_WIDTH} harmonics`,
    });
  return {
    harmonic_start: start,
    harmonic_stop: stop,
    harmonics: Array.from({ length: stop - start + 1 }, (_, i) => start + i),
  };
}

/**
 * Checks that vector and intensity have the same domain, since a projection pairs their harmonics. Errors: InvalidInput
 * on `field`.
 */
export function sameDomain(vector: HarmonicDomain, intensity: HarmonicDomain, field: string): void {
  if (vector.harmonic_start !== intensity.harmonic_start || vector.harmonic_stop !== intensity.harmonic_stop) {
    throw new InvalidInput({
      field,
      message: 'must be the same as the harmonic domain of the vector',
      given: [intensity.harmonic_start, intensity.harmonic_stop],
      allowed: [vector.harmonic_start, vector.harmonic_stop],
    });
  }
}

/** Normalization and domain of a vector, in answer shape. */
export interface VectorPolicy {
  readonly normalization_mode: 'raw_sum' | 'mean_resultant';
  readonly harmonic_domain: HarmonicDomain;
}
/** The vector policy of a request, with defaults. `field`: JSON pointer of the policy. Errors: InvalidInput. */
export const vectorPolicy = (request: HarmogramVectorPolicyRequest | undefined, field: string): VectorPolicy => ({
  normalization_mode: withDefaults(HarmogramVectorPolicyRequest, request ?? {}).normalization_mode,
  harmonic_domain: domainOf(request?.harmonic_domain, `${field}/harmonic_domain`),
});

/** How pairs of points make zero-Aries parts, in answer shape. */
export interface PartsPolicy {
  readonly pair_construction_mode: 'ordered' | 'unordered';
  readonly self_pair_mode: 'include' | 'exclude';
}
/** The parts policy of a request, with defaults. */
export const partsPolicy = (request: HarmogramPartsPolicyRequest | undefined): PartsPolicy =>
  withDefaults(HarmogramPartsPolicyRequest, request ?? {});

type IntensityFamily = NonNullable<HarmogramIntensityPolicyRequest['family']>;
/** Shape and width (degrees at harmonic 1) of the peaks, and the samples and domain of their spectrum. */
export interface IntensityPolicy {
  readonly family: IntensityFamily;
  readonly includeConjunction: boolean;
  readonly domain: HarmonicDomain;
  readonly orbWidthDeg: number;
  readonly gaussianMode: 'sigma' | 'fwhm';
  readonly gaussianWidthDeg: number | null;
  readonly sampleCount: number;
}

/**
 * The intensity policy of a request, with defaults. `field`: JSON pointer of the policy; `defaultDomain`: domain of a
 * policy without one. Errors: InvalidInput for a bad domain, or a Gaussian width without the Gaussian family or the
 * reverse.
 */
export function intensityPolicy(
  request: HarmogramIntensityPolicyRequest | null | undefined,
  field: string,
  defaultDomain?: HarmonicDomain,
): IntensityPolicy {
  const filled = withDefaults(HarmogramIntensityPolicyRequest, request ?? {}),
    { family } = filled,
    gaussianWidthDeg = filled.gaussian_width_deg ?? null;
  if ((family === 'gaussian_harmonic_aspects') !== (gaussianWidthDeg !== null)) {
    throw new InvalidInput({
      field: `${field}/gaussian_width_deg`,
      given: gaussianWidthDeg,
      message: 'must be given for the Gaussian family, and only for it',
      allowed: family === 'gaussian_harmonic_aspects' ? 'more than 0, at most 90 degrees' : 'null',
    });
  }
  return {
    family,
    gaussianWidthDeg,
    includeConjunction: filled.include_conjunction,
    domain:
      request?.harmonic_domain === undefined && defaultDomain !== undefined
        ? defaultDomain
        : domainOf(request?.harmonic_domain, `${field}/harmonic_domain`),
    orbWidthDeg: filled.orb_width_deg,
    gaussianMode: filled.gaussian_width_parameter_mode,
    sampleCount: filled.sample_count,
  };
}

/** An intensity policy in answer shape. */
export function intensityPolicyAnswer(policy: IntensityPolicy): HarmogramIntensityPolicyResponse {
  return {
    family: policy.family,
    include_conjunction: policy.includeConjunction,
    orb_mode: policy.family.replace('_harmonic_aspects', ''),
    orb_scaling_mode: 'equated_to_harmonic_one',
    symmetry_mode: policy.includeConjunction ? 'star_symmetric' : 'conjunction_excluded',
    normalization_mode: 'peak_one',
    harmonic_domain: policy.domain,
    orb_width_deg: policy.orbWidthDeg,
    gaussian_width_parameter_mode: policy.gaussianMode,
    gaussian_width_deg: policy.gaussianWidthDeg,
    sample_count: policy.sampleCount,
  };
}
