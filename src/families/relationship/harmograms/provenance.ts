import type { StageLog } from '../../../wire/stage-log.js';
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
import type { HarmogramProvenanceResponse } from './schema.js';

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

/** Provenance of an answer, with the stages that have run. */
export const provenance = (entrypoint: string, stages: StageLog): HarmogramProvenanceResponse => ({
  source_module: 'engine.harmograms',
  engine_entrypoint: entrypoint,
  input_position_owner: 'caller_supplied',
  chart_sampling_owner: 'not_this_route',
  interpretation_owner: 'not_returned',
  output_bound_policy: 'bounded_transport_serialization',
  stage_sequence: stages.names,
  bounds: BOUNDS,
});
