import { RAD_PER_DEG, TWO_PI } from '../../../kernel/constants.js';
import type { IntensityPolicy } from './policy.js';
import { intensityPolicyAnswer } from './policy.js';
import { component } from './vectors.js';
import type {
  HarmogramIntensitySpectrumResponse,
  HarmogramProjectionDetailResponse,
  HarmogramSourceVectorResponse,
} from './schema.js';

/** Full width at half maximum of a Gauss curve, in standard deviations. */
const FWHM_PER_SIGMA = 2 * Math.sqrt(2 * Math.LN2);

/** The height of a peak at a distance (degrees) from its centre, up to the half width. */
function peak(policy: IntensityPolicy, harmonicNumber: number): (distanceDeg: number) => number {
  const half = policy.orbWidthDeg / harmonicNumber;
  switch (policy.family) {
    case 'cosine_bell_harmonic_aspects':
      return (d) => 0.5 * (1 + Math.cos((Math.PI * d) / half));
    case 'top_hat_harmonic_aspects':
      return () => 1;
    case 'triangular_harmonic_aspects':
      return (d) => 1 - d / half;
    case 'gaussian_harmonic_aspects': {
      const width = (policy.gaussianWidthDeg ?? 0) / harmonicNumber,
        sigma = policy.gaussianMode === 'sigma' ? width : width / FWHM_PER_SIGMA;
      return (d) => Math.exp(-0.5 * (d / sigma) ** 2);
    }
  }
}

/**
 * The spectrum of the intensity function of harmonic H, in answer shape. The function has equal peaks at the multiples
 * of 360/H (without the first if conjunctions are excluded) and is sampled at `sampleCount` points of the circle;
 * component h is the mean of I(x) exp(-i h x). Peaks never overlap (half width at most 90/H), so the sum visits samples
 * near a peak only. The function is even, so the imaginary parts are zero and the sum uses half of the circle.
 */
export function intensitySpectrum(harmonicNumber: number, policy: IntensityPolicy): HarmogramIntensitySpectrumResponse {
  const { sampleCount, domain } = policy,
    half = policy.orbWidthDeg / harmonicNumber,
    spacing = 360 / harmonicNumber,
    step = 360 / sampleCount;
  const height = peak(policy, harmonicNumber),
    width = domain.harmonics.length,
    first = domain.harmonic_start;
  const sums = new Float64Array(width);
  let zero = 0;
  for (let k = policy.includeConjunction ? 0 : 1; k <= harmonicNumber / 2; k++) {
    const centre = k * spacing;
    const from = Math.max(0, Math.ceil((centre - half) / step - 1e-9)),
      to = Math.min(Math.floor(sampleCount / 2), Math.floor((centre + half) / step + 1e-9));
    for (let i = from; i <= to; i++) {
      const distance = Math.abs(i * step - centre);
      if (distance > half) continue;
      // The samples i and N - i are equal; 0 and N/2 have no counterpart.
      const value = height(distance) * (i === 0 || 2 * i === sampleCount ? 1 : 2);
      zero += value;
      const angle = (TWO_PI * i) / sampleCount,
        twice = 2 * Math.cos(angle);
      let previous = Math.cos((first - 1) * angle),
        current = Math.cos(first * angle);
      for (let h = 0; h < width; h++) {
        sums[h] += value * current;
        const next = twice * current - previous;
        previous = current;
        current = next;
      }
    }
  }
  return {
    harmonic_number: harmonicNumber,
    policy: intensityPolicyAnswer(policy),
    realization_mode: 'numerical_truncated',
    harmonic_zero_amplitude: zero / sampleCount,
    components: domain.harmonics.map((harmonic, h) => component(harmonic, sums[h] / sampleCount, 0)),
  };
}

/**
 * The strength of a vector under an intensity function, in answer shape: s0 i0 + 2 sum Re(s_h i_h) over the shared
 * domain.
 */
export function project(
  source: HarmogramSourceVectorResponse,
  spectrum: HarmogramIntensitySpectrumResponse,
): HarmogramProjectionDetailResponse {
  const zero = source.harmonic_zero_amplitude * spectrum.harmonic_zero_amplitude;
  let total = zero;
  const terms = source.components.map((s, index) => {
    const i = spectrum.components[index];
    const contribution = 2 * s.amplitude * i.amplitude * Math.cos((s.phase_deg + i.phase_deg) * RAD_PER_DEG);
    total += contribution;
    return {
      harmonic: s.harmonic,
      source_amplitude: s.amplitude,
      source_phase_deg: s.phase_deg,
      intensity_amplitude: i.amplitude,
      intensity_phase_deg: i.phase_deg,
      signed_contribution: contribution === 0 ? 0 : contribution,
    };
  });
  return {
    normalization_mode: source.vector_policy.normalization_mode,
    realization_mode: spectrum.realization_mode,
    harmonic_zero_contribution: zero,
    total_strength: total,
    terms,
  };
}
