import { InvalidInput } from '../../../kernel/errors.js';
import { intensitySpectrum, project } from './intensity.js';
import { intensityPolicy, intensityPolicyAnswer, partsPolicy, sameDomain, vectorPolicy } from './policy.js';
import type { IntensityPolicy, PartsPolicy, VectorPolicy } from './policy.js';
import {
  MAX_CELLS,
  MAX_DOMAIN_WIDTH,
  MAX_HARMONIC,
  MAX_POSITIONS,
  MAX_RELATIONAL,
  MAX_SAMPLES,
  MAX_SAMPLE_COUNT,
  MAX_WIDTH_DEG,
  MIN_SAMPLE_COUNT,
} from './schema.js';
import type {
  HarmogramIntensitySpectrumEnvelopeResponse,
  HarmogramIntensitySpectrumRequest,
  HarmogramPositionRequest,
  HarmogramProjectionEnvelopeResponse,
  HarmogramProjectionRequest,
  HarmogramProvenanceResponse,
  HarmogramSourceVectorResponse,
  HarmogramTraceEnvelopeResponse,
  HarmogramTraceRequest,
  HarmogramTraceSampleRequest,
  HarmogramVectorEnvelopeResponse,
  HarmogramVectorRequest,
  HarmogramZeroAriesVectorRequest,
} from './schema.js';
import { StageLog } from '../../../wire/stage-log.js';
import { partsCount, partsVector, places, pointVector } from './vectors.js';
import type { Place } from './vectors.js';

const BOUNDS = {
  max_positions: MAX_POSITIONS,
  max_relational_positions: MAX_RELATIONAL,
  max_harmonic: MAX_HARMONIC,
  max_domain_width: MAX_DOMAIN_WIDTH,
  max_trace_samples: MAX_SAMPLES,
  max_trace_cells: MAX_CELLS,
  min_intensity_sample_count: MIN_SAMPLE_COUNT,
  max_intensity_sample_count: MAX_SAMPLE_COUNT,
  max_orb_width_deg: MAX_WIDTH_DEG,
} as const;

const provenance = (entrypoint: string, stages: StageLog): HarmogramProvenanceResponse => ({
  source_module: 'engine.harmograms',
  engine_entrypoint: entrypoint,
  input_position_owner: 'caller_supplied',
  chart_sampling_owner: 'not_this_route',
  interpretation_owner: 'not_returned',
  output_bound_policy: 'bounded_transport_serialization',
  stage_sequence: stages.names,
  bounds: BOUNDS,
});

/** POST /v1/harmograms/vector */
export function vector(request: HarmogramVectorRequest): HarmogramVectorEnvelopeResponse {
  const stages = new StageLog();
  const points = stages.run('input_validation', () => places(request.positions, '/positions'));
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

function zeroAriesAnswer(
  source: readonly Place[],
  target: readonly Place[],
  parts: PartsPolicy,
  policy: VectorPolicy,
  field: string,
): HarmogramSourceVectorResponse {
  const count = partsCount(source, target, parts),
    mean = policy.normalization_mode === 'mean_resultant';
  if (count === 0)
    throw new InvalidInput({
      field,
      message: 'no parts are left: every pair is of a point with itself',
      given: source.map(({ name }) => name),
      allowed: 'two or more points, or self_pair_mode include',
    });
  return {
    source_kind: 'zero_aries_parts',
    vector_policy: policy,
    body_names: null,
    point_count: null,
    parts_policy: parts,
    source_body_names: source.map(({ name }) => name),
    target_body_names: target.map(({ name }) => name),
    parts_count: count,
    harmonic_zero_amplitude: mean ? 1 : count,
    components: partsVector(source, target, parts, policy.harmonic_domain, mean),
  };
}

interface PositionSets {
  readonly source: readonly Place[];
  readonly target: readonly Place[];
  /** JSON pointer of the sources. */
  readonly field: string;
}

/** One set with itself, or a source with a target: never both, never half. Errors: InvalidInput. */
function positionSets(request: HarmogramZeroAriesVectorRequest): PositionSets {
  const single = request.positions ?? null,
    source = request.source_positions ?? null,
    target = request.target_positions ?? null;
  if (single !== null && (source !== null || target !== null))
    throw new InvalidInput({
      field: '/positions',
      message: 'positions, or source_positions with target_positions, but not both',
      given: 'both',
      allowed: 'one of the two',
    });
  if (single !== null) {
    const set = places(single, '/positions');
    return { source: set, target: set, field: '/positions' };
  }
  if (source === null || target === null) {
    throw new InvalidInput({
      field: source === null ? (target === null ? '/positions' : '/source_positions') : '/target_positions',
      message: 'required, but missing',
      given: null,
      allowed: 'positions, or source_positions with target_positions',
    });
  }
  return {
    source: places(source, '/source_positions'),
    target: places(target, '/target_positions'),
    field: '/source_positions',
  };
}

/** POST /v1/harmograms/zero-aries-vector */
export function zeroAriesVector(request: HarmogramZeroAriesVectorRequest): HarmogramVectorEnvelopeResponse {
  const stages = new StageLog();
  const { source, target, field } = stages.run('input_validation', () => positionSets(request));
  const [policy, parts] = stages.run('zero_aries_policy_resolution', () => [
    vectorPolicy(request.vector_policy, '/vector_policy'),
    partsPolicy(request.parts_policy),
  ]);
  const found = stages.run('zero_aries_parts_vector_computation', () =>
    zeroAriesAnswer(source, target, parts, policy, field),
  );
  return stages.run('transport_serialization', () => ({
    vector: found,
    provenance: provenance('zero_aries_parts_harmonic_vector', stages),
  }));
}

/** POST /v1/harmograms/intensity-spectrum */
export function spectrum(request: HarmogramIntensitySpectrumRequest): HarmogramIntensitySpectrumEnvelopeResponse {
  const stages = new StageLog();
  // The body of the request is checked before: a harmonic is one of those that the schema allows.
  const harmonic = stages.run('input_validation', () => request.harmonic_number);
  const policy = stages.run('intensity_policy_resolution', () => intensityPolicy(request.policy, '/policy'));
  const found = stages.run('intensity_spectrum_computation', () => intensitySpectrum(harmonic, policy));
  return stages.run('transport_serialization', () => ({
    spectrum: found,
    provenance: provenance('intensity_function_spectrum', stages),
  }));
}

/** The policies of a projection: without an intensity policy its domain is the vector's. Errors: InvalidInput. */
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

/** POST /v1/harmograms/projection */
export function projection(request: HarmogramProjectionRequest): HarmogramProjectionEnvelopeResponse {
  const stages = new StageLog();
  const { policy, intensity, parts, source, target, field } = stages.run('input_validation', () => ({
    ...projectionPolicies(request),
    ...positionSets(request),
  }));
  const vectorAnswer = stages.run('zero_aries_parts_vector_computation', () =>
    zeroAriesAnswer(source, target, parts, policy, field),
  );
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

type TraceFamily = NonNullable<HarmogramTraceRequest['trace_family']>;
type PositionField = Exclude<keyof HarmogramTraceSampleRequest, 'time'>;
const TRACES: Readonly<
  Record<TraceFamily, { readonly source: PositionField; readonly target: PositionField; readonly domain: string }>
> = {
  dynamic_zero_aries_parts: { source: 'positions', target: 'positions', domain: 'dynamic_sky_only_trace' },
  transit_to_natal_zero_aries_parts: {
    source: 'transit_positions',
    target: 'natal_positions',
    domain: 'transit_to_natal_trace',
  },
  directed_to_natal_zero_aries_parts: {
    source: 'directed_positions',
    target: 'natal_positions',
    domain: 'directed_or_progressed_trace',
  },
  progressed_to_natal_zero_aries_parts: {
    source: 'progressed_positions',
    target: 'natal_positions',
    domain: 'directed_or_progressed_trace',
  },
};

function sampleSet(
  sample: HarmogramTraceSampleRequest,
  i: number,
  name: PositionField,
  traceFamily: TraceFamily,
): Place[] {
  const list: readonly HarmogramPositionRequest[] | null = sample[name] ?? null;
  if (list === null)
    throw new InvalidInput({
      field: `/samples/${i}/${name}`,
      message: `required by ${traceFamily}`,
      allowed: 'a list of positions',
    });
  return places(list, `/samples/${i}/${name}`);
}

/** One harmonic may be asked for alone; samples go forward in time and are bounded. Errors: InvalidInput. */
function checkSamples(request: HarmogramTraceRequest, numbers: readonly number[], outputMode: string): void {
  if (outputMode === 'single_harmonic' && numbers.length !== 1)
    throw new InvalidInput({
      field: '/harmonic_numbers',
      message: 'single_harmonic takes one harmonic',
      given: numbers,
      allowed: 'one harmonic',
    });
  const cells = numbers.length * request.samples.length;
  if (cells > MAX_CELLS)
    throw new InvalidInput({
      field: '/samples',
      message: 'too many samples x harmonics',
      given: cells,
      allowed: `at most ${MAX_CELLS}`,
    });
  request.samples.forEach(({ time }, i) => {
    if (i > 0 && time <= request.samples[i - 1].time)
      throw new InvalidInput({
        field: `/samples/${i}/time`,
        message: 'samples go forward in time',
        given: time,
        allowed: `more than ${request.samples[i - 1].time}`,
      });
  });
}

/** The strengths of one harmonic at each sample. */
function traceSeries(
  shown: ReturnType<typeof intensitySpectrum>,
  vectors: readonly ReturnType<typeof zeroAriesAnswer>[],
  times: readonly number[],
): HarmogramTraceEnvelopeResponse['series'][number] {
  const samples = vectors.map((sourceVector, i) => {
    const detail = project(sourceVector, shown);
    return {
      sample_index: i,
      sample_time: times[i],
      source_vector: sourceVector,
      projection: detail,
      total_strength: detail.total_strength,
    };
  });
  return {
    harmonic_number: shown.harmonic_number,
    intensity_spectrum: shown,
    samples,
    strengths: samples.map(({ total_strength }) => total_strength),
  };
}

interface TracePolicies {
  readonly policy: VectorPolicy;
  readonly parts: PartsPolicy;
  readonly intensity: IntensityPolicy;
}

function tracePolicies(request: HarmogramTraceRequest): TracePolicies {
  const policy = vectorPolicy(request.point_set_policy, '/point_set_policy'),
    intensity = intensityPolicy(request.intensity_policy, '/intensity_policy');
  sameDomain(policy.harmonic_domain, intensity.domain, '/intensity_policy/harmonic_domain');
  return { policy, intensity, parts: partsPolicy(request.parts_policy) };
}

/** The sets of each sample that a family of traces compares. */
function sampleSets(request: HarmogramTraceRequest, traceFamily: TraceFamily): PositionSets[] {
  const { source, target } = TRACES[traceFamily];
  return request.samples.map((sample, i) => {
    const from = sampleSet(sample, i, source, traceFamily),
      to = target === source ? from : sampleSet(sample, i, target, traceFamily);
    return { source: from, target: to, field: `/samples/${i}/${source}` };
  });
}

/** POST /v1/harmograms/trace: the strengths of each harmonic at each given sample. */
export function trace(request: HarmogramTraceRequest): HarmogramTraceEnvelopeResponse {
  const stages = new StageLog();
  const numbers = request.harmonic_numbers ?? [1],
    traceFamily = request.trace_family ?? 'dynamic_zero_aries_parts',
    outputMode = request.output_mode ?? 'multi_harmonic_family';
  stages.run('input_validation', () => checkSamples(request, numbers, outputMode));
  const { policy, parts, intensity } = stages.run('trace_policy_resolution', () => tracePolicies(request));
  const [sets, times] = stages.run('caller_supplied_sample_normalization', () => [
    sampleSets(request, traceFamily),
    request.samples.map(({ time }) => (time === 0 ? 0 : time)),
  ]);
  const series = stages.run('trace_series_computation', () => {
    const vectors = sets.map(({ source, target, field }) => zeroAriesAnswer(source, target, parts, policy, field));
    return numbers.map((number) => traceSeries(intensitySpectrum(number, intensity), vectors, times));
  });
  return stages.run('transport_serialization', () => ({
    policy: {
      trace_family: traceFamily,
      output_mode: outputMode,
      chart_domain: TRACES[traceFamily].domain,
      point_set_policy: policy,
      parts_policy: parts,
      intensity_policy: intensityPolicyAnswer(intensity),
      sample_count: times.length,
    },
    interval_start: times[0],
    interval_stop: times[times.length - 1],
    sample_times: times,
    series,
    series_count: series.length,
    provenance: provenance('harmogram_trace', stages),
  }));
}
