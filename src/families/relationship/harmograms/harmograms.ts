import { InvalidInput } from '../../../kernel/errors.js';
import { StageLog } from '../../../wire/stage-log.js';
import { intensitySpectrum, project } from './intensity.js';
import { zeroAriesAnswer } from './parts-answer.js';
import type { PositionSets } from './parts-answer.js';
import { intensityPolicy, partsPolicy, sameDomain, vectorPolicy } from './policy.js';
import { provenance } from './provenance.js';
import type {
  HarmogramIntensitySpectrumEnvelopeResponse,
  HarmogramIntensitySpectrumRequest,
  HarmogramProjectionEnvelopeResponse,
  HarmogramProjectionRequest,
  HarmogramVectorEnvelopeResponse,
  HarmogramVectorRequest,
  HarmogramZeroAriesVectorRequest,
} from './schema.js';
import { positionsOf, pointVector } from './vectors.js';

/** POST /v1/harmograms/vector: the harmonic vector of a set of points. Errors: InvalidInput. */
export function vector(request: HarmogramVectorRequest): HarmogramVectorEnvelopeResponse {
  const stages = new StageLog();
  const points = stages.run('input_validation', () => positionsOf(request.positions, '/positions'));
  const policy = stages.run('point_set_policy_resolution', () => vectorPolicy(request.policy, '/policy')),
    mean = policy.normalization_mode === 'mean_resultant';
  const components = stages.run('harmonic_vector_computation', () => pointVector(points, policy.harmonic_domain, mean));
  return stages.run('transport_serialization', () => ({
    vector: {
      source_kind: 'point_set',
      vector_policy: policy,
      body_names: points.map(({ name }) => name),
      point_count: points.length,
      parts_policy: null,
      source_body_names: null,
      target_body_names: null,
      parts_count: null,
      harmonic_zero_amplitude: mean ? 1 : points.length,
      components,
    },
    provenance: provenance('point_set_harmonic_vector', stages),
  }));
}

/**
 * The positions of a request: one set compared with itself, or a source set and a target set. Errors: InvalidInput for
 * both or neither.
 */
function positionSets(request: HarmogramZeroAriesVectorRequest): PositionSets {
  const single = request.positions ?? null,
    source = request.source_positions ?? null,
    target = request.target_positions ?? null;
  if (single !== null && (source !== null || target !== null))
    throw new InvalidInput({
      field: '/positions',
      message: 'must not be given together with source_positions or target_positions',
      given: 'both',
      allowed: 'positions, or source_positions with target_positions',
    });
  if (single !== null) {
    const set = positionsOf(single, '/positions');
    return { source: set, target: set, field: '/positions' };
  }
  if (source === null || target === null) {
    throw new InvalidInput({
      field: source === null ? (target === null ? '/positions' : '/source_positions') : '/target_positions',
      message: 'must be given',
      given: null,
      allowed: 'positions, or source_positions with target_positions',
    });
  }
  return {
    source: positionsOf(source, '/source_positions'),
    target: positionsOf(target, '/target_positions'),
    field: '/source_positions',
  };
}

/** POST /v1/harmograms/zero-aries-vector: the harmonic vector of the zero-Aries parts. Errors: InvalidInput. */
export function zeroAriesVector(request: HarmogramZeroAriesVectorRequest): HarmogramVectorEnvelopeResponse {
  const stages = new StageLog();
  const sets = stages.run('input_validation', () => positionSets(request));
  const [policy, parts] = stages.run('zero_aries_policy_resolution', () => [
    vectorPolicy(request.vector_policy, '/vector_policy'),
    partsPolicy(request.parts_policy),
  ]);
  const found = stages.run('zero_aries_parts_vector_computation', () => zeroAriesAnswer(sets, parts, policy));
  return stages.run('transport_serialization', () => ({
    vector: found,
    provenance: provenance('zero_aries_parts_harmonic_vector', stages),
  }));
}

/**
 * POST /v1/harmograms/intensity-spectrum: the spectrum of the intensity function of a harmonic. Errors: InvalidInput.
 */
export function spectrum(request: HarmogramIntensitySpectrumRequest): HarmogramIntensitySpectrumEnvelopeResponse {
  const stages = new StageLog();
  // The schema has bounded the harmonic.
  const harmonic = stages.run('input_validation', () => request.harmonic_number);
  const policy = stages.run('intensity_policy_resolution', () => intensityPolicy(request.policy, '/policy'));
  const found = stages.run('intensity_spectrum_computation', () => intensitySpectrum(harmonic, policy));
  return stages.run('transport_serialization', () => ({
    spectrum: found,
    provenance: provenance('intensity_function_spectrum', stages),
  }));
}

/**
 * The policies of a projection. Without an intensity policy, its domain is that of the vector. Errors: InvalidInput.
 */
function projectionPolicies(request: HarmogramProjectionRequest) {
  const policy = vectorPolicy(request.vector_policy, '/vector_policy');
  const intensity = intensityPolicy(
    request.intensity_policy,
    '/intensity_policy',
    request.intensity_policy ? undefined : policy.harmonic_domain,
  );
  sameDomain(policy.harmonic_domain, intensity.domain, '/intensity_policy/harmonic_domain');
  return { policy, intensity, parts: partsPolicy(request.parts_policy) };
}

/** POST /v1/harmograms/projection: the strength of a harmonic in a set of longitudes. Errors: InvalidInput. */
export function projection(request: HarmogramProjectionRequest): HarmogramProjectionEnvelopeResponse {
  const stages = new StageLog();
  const [{ policy, intensity, parts }, sets] = stages.run('input_validation', () => [
    projectionPolicies(request),
    positionSets(request),
  ]);
  const vectorAnswer = stages.run('zero_aries_parts_vector_computation', () => zeroAriesAnswer(sets, parts, policy));
  const shown = stages.run('intensity_spectrum_computation', () =>
    intensitySpectrum(request.harmonic_number, intensity),
  );
  const projected = stages.run('harmogram_projection', () => project(vectorAnswer, shown));
  return stages.run('transport_serialization', () => ({
    source_vector: vectorAnswer,
    intensity_spectrum: shown,
    projection: projected,
    provenance: provenance('project_harmogram_strength', stages),
  }));
}
