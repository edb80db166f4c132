import { InvalidInput } from '../../../kernel/errors.js';
import { MAX_DOMAIN_WIDTH } from './schema.js';
import type {
  HarmogramHarmonicDomainRequest,
  HarmogramIntensityPolicyRequest,
  HarmogramIntensityPolicyResponse,
  HarmogramPartsPolicyRequest,
  HarmogramVectorPolicyRequest,
} from './schema.js';

export interface HarmonicDomain {
  readonly harmonic_start: number;
  readonly harmonic_stop: number;
  readonly harmonics: number[];
}

/** Harmonics start to stop. `field`: JSON pointer. Errors: InvalidInput for a backward or too wide domain. */
function domainOf(request: HarmogramHarmonicDomainRequest | undefined, field: string): HarmonicDomain {
  const start = request?.harmonic_start ?? 1,
    stop = request?.harmonic_stop ?? 12;
  if (stop < start)
    throw new InvalidInput({
      field: `${field}/harmonic_stop`,
      message: 'before the start',
      given: stop,
      allowed: `${start} or more`,
    });
  if (stop - start + 1 > MAX_DOMAIN_WIDTH)
    throw new InvalidInput({
      field: `${field}/harmonic_stop`,
      message: 'the domain is too wide',
      given: stop - start + 1,
      allowed: `at most ${MAX_DOMAIN_WIDTH} harmonics`,
    });
  return {
    harmonic_start: start,
    harmonic_stop: stop,
    harmonics: Array.from({ length: stop - start + 1 }, (_, i) => start + i),
  };
}

/** The same domain on both sides, or 422 at `field`: a projection pairs harmonic with harmonic. */
export function sameDomain(vector: HarmonicDomain, intensity: HarmonicDomain, field: string): void {
  if (vector.harmonic_start !== intensity.harmonic_start || vector.harmonic_stop !== intensity.harmonic_stop) {
    throw new InvalidInput({
      field,
      message: 'vector and intensity need the same harmonic domain',
      given: [intensity.harmonic_start, intensity.harmonic_stop],
      allowed: [vector.harmonic_start, vector.harmonic_stop],
    });
  }
}

export interface VectorPolicy {
  readonly normalization_mode: 'raw_sum' | 'mean_resultant';
  readonly harmonic_domain: HarmonicDomain;
}
export const vectorPolicy = (request: HarmogramVectorPolicyRequest | undefined, field: string): VectorPolicy => ({
  normalization_mode: request?.normalization_mode ?? 'mean_resultant',
  harmonic_domain: domainOf(request?.harmonic_domain, `${field}/harmonic_domain`),
});

export interface PartsPolicy {
  readonly pair_construction_mode: 'ordered' | 'unordered';
  readonly self_pair_mode: 'include' | 'exclude';
}
export const partsPolicy = (request: HarmogramPartsPolicyRequest | undefined): PartsPolicy => ({
  pair_construction_mode: request?.pair_construction_mode ?? 'ordered',
  self_pair_mode: request?.self_pair_mode ?? 'include',
});

type IntensityFamily = NonNullable<HarmogramIntensityPolicyRequest['family']>;
export interface IntensityPolicy {
  readonly family: IntensityFamily;
  readonly includeConjunction: boolean;
  readonly domain: HarmonicDomain;
  readonly orbWidthDeg: number;
  readonly gaussianMode: 'sigma' | 'fwhm';
  readonly gaussianWidthDeg: number | null;
  readonly sampleCount: number;
}

/** The intensity policy of a request; a width of the Gauss curve belongs to that family alone. Errors: InvalidInput. */
export function intensityPolicy(
  request: HarmogramIntensityPolicyRequest | null | undefined,
  field: string,
  defaultDomain?: HarmonicDomain,
): IntensityPolicy {
  const family = request?.family ?? 'cosine_bell_harmonic_aspects',
    gaussianWidthDeg = request?.gaussian_width_deg ?? null;
  if ((family === 'gaussian_harmonic_aspects') !== (gaussianWidthDeg !== null)) {
    throw new InvalidInput({
      field: `${field}/gaussian_width_deg`,
      given: gaussianWidthDeg,
      message: 'the Gaussian family needs its width, and no other family takes one',
      allowed: family === 'gaussian_harmonic_aspects' ? 'more than 0, at most 90 degrees' : 'null, or not given',
    });
  }
  return {
    family,
    gaussianWidthDeg,
    includeConjunction: request?.include_conjunction ?? true,
    domain:
      request?.harmonic_domain === undefined && defaultDomain !== undefined
        ? defaultDomain
        : domainOf(request?.harmonic_domain, `${field}/harmonic_domain`),
    orbWidthDeg: request?.orb_width_deg ?? 24,
    gaussianMode: request?.gaussian_width_parameter_mode ?? 'fwhm',
    sampleCount: request?.sample_count ?? 4096,
  };
}

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
