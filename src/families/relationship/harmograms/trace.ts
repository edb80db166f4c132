import { withDefaults } from '../../../contract/defaults.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { StageLog } from '../../../wire/stage-log.js';
import { intensitySpectrum, project } from './intensity.js';
import { zeroAriesAnswer } from './parts-answer.js';
import type { PositionSets } from './parts-answer.js';
import { intensityPolicy, intensityPolicyAnswer, partsPolicy, sameDomain, vectorPolicy } from './policy.js';
import type { IntensityPolicy, PartsPolicy, VectorPolicy } from './policy.js';
import { provenance } from './provenance.js';
import { MAX_CELLS } from './schema.js';
import type {
  HarmogramPositionRequest,
  HarmogramTraceEnvelopeResponse,
  HarmogramTraceSampleRequest,
} from './schema.js';
import { HarmogramTraceRequest } from './schema.js';
import { positionsOf } from './vectors.js';
import type { Position } from './vectors.js';

type TraceFamily = NonNullable<HarmogramTraceRequest['trace_family']>;
type PositionField = Exclude<keyof HarmogramTraceSampleRequest, 'time'>;
/** The sets that each family of traces compares, and the chart domain of its answers. */
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

/** One set of a sample. Errors: InvalidInput if it is missing. */
function sampleSet(
  sample: HarmogramTraceSampleRequest,
  i: number,
  name: PositionField,
  traceFamily: TraceFamily,
): Position[] {
  const list: readonly HarmogramPositionRequest[] | null = sample[name] ?? null;
  if (list === null)
    throw new InvalidInput({
      field: `/samples/${i}/${name}`,
      message: `must be given for trace_family ${traceFamily}`,
      allowed: 'a list of positions',
    });
  return positionsOf(list, `/samples/${i}/${name}`);
}

/** Checks the number of harmonics, the order of the samples, and the number of cells. Errors: InvalidInput. */
function checkSamples(request: HarmogramTraceRequest, numbers: readonly number[], outputMode: string): void {
  if (outputMode === 'single_harmonic' && numbers.length !== 1)
    throw new InvalidInput({
      field: '/harmonic_numbers',
      message: 'must have exactly one item with output_mode single_harmonic',
      given: numbers,
      allowed: 'one harmonic',
    });
  const cells = numbers.length * request.samples.length;
  if (cells > MAX_CELLS)
    throw new InvalidInput({
      field: '/samples',
      message: 'leads to too many samples x harmonics',
      given: cells,
      allowed: `at most ${MAX_CELLS}`,
    });
  request.samples.forEach(({ time }, i) => {
    if (i > 0 && time <= request.samples[i - 1].time)
      throw new InvalidInput({
        field: `/samples/${i}/time`,
        message: 'must be later than the sample before',
        given: time,
        allowed: `more than ${request.samples[i - 1].time}`,
      });
  });
}

/** The strengths of one harmonic at each sample, in answer shape. */
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

/** The policies of a trace. Errors: InvalidInput for different harmonic domains. */
function tracePolicies(request: HarmogramTraceRequest): TracePolicies {
  const policy = vectorPolicy(request.point_set_policy, '/point_set_policy'),
    intensity = intensityPolicy(request.intensity_policy, '/intensity_policy');
  sameDomain(policy.harmonic_domain, intensity.domain, '/intensity_policy/harmonic_domain');
  return { policy, intensity, parts: partsPolicy(request.parts_policy) };
}

/** The two sets of each sample for a family of traces. Errors: InvalidInput. */
function sampleSets(request: HarmogramTraceRequest, traceFamily: TraceFamily): PositionSets[] {
  const { source, target } = TRACES[traceFamily];
  return request.samples.map((sample, i) => {
    const from = sampleSet(sample, i, source, traceFamily),
      to = target === source ? from : sampleSet(sample, i, target, traceFamily);
    return { source: from, target: to, field: `/samples/${i}/${source}` };
  });
}

/** POST /v1/harmograms/trace: the strength of each harmonic at each given sample. Errors: InvalidInput. */
export function trace(given: HarmogramTraceRequest): HarmogramTraceEnvelopeResponse {
  const request = withDefaults(HarmogramTraceRequest, given);
  const stages = new StageLog();
  const numbers = request.harmonic_numbers ?? [1],
    traceFamily = request.trace_family,
    outputMode = request.output_mode;
  stages.run('input_validation', () => checkSamples(request, numbers, outputMode));
  const { policy, parts, intensity } = stages.run('trace_policy_resolution', () => tracePolicies(request));
  const [sets, times] = stages.run('caller_supplied_sample_normalization', () => [
    sampleSets(request, traceFamily),
    request.samples.map(({ time }) => (time === 0 ? 0 : time)),
  ]);
  const series = stages.run('trace_series_computation', () => {
    const vectors = sets.map((set) => zeroAriesAnswer(set, parts, policy));
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
