import { withDefaults } from '../../../contract/defaults.js';
import { MarriageLimitsModel } from '../../../contract/elections.js';
import type { MarriageSearchReceiptResponse } from '../../../contract/elections.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { sha256Hex } from '../../../kernel/sha256.js';
import type { ElectionSky } from '../../../services/election-sky.js';
import { ARITHMETIC } from './policy.js';

export type Limits = Required<MarriageLimitsModel>;

/** The limits of a request with their defaults. */
export const limitsOf = (given: MarriageLimitsModel | undefined): Limits =>
  withDefaults(MarriageLimitsModel, given ?? {});

/** Refuses a request whose own limit is below what it needs. Errors: InvalidInput. */
export function checkLimit(limits: Limits, name: keyof Limits, needed: number): void {
  if (needed > limits[name])
    throw new InvalidInput({
      field: `/limits/${name}`,
      message: 'is less than this request needs',
      given: limits[name],
      allowed: `at least ${Math.ceil(needed)}`,
    });
}

const METHOD = 'solved_roots_of_padas_limbs_lagna_sunrise_and_rule_windows';

/** The work of a search. `answer`: the answer without the receipt; `jd`: Julian day UT1 of the source. Errors: InvalidInput. */
export function receiptOf(
  sky: ElectionSky,
  limits: Limits,
  answer: unknown,
  counts: { readonly cells: number; readonly transitions: number; readonly historical: number },
  jd: number,
): MarriageSearchReceiptResponse {
  const { work } = sky;
  const bytes = JSON.stringify(answer).length;
  checkLimit(limits, 'max_evaluations', work.evaluations);
  checkLimit(limits, 'max_root_iterations', work.roots);
  checkLimit(limits, 'max_reader_calls', work.reads);
  checkLimit(limits, 'max_historical_cells', counts.historical);
  checkLimit(limits, 'max_output_bytes', bytes);
  return {
    limits,
    evaluations: work.evaluations,
    reader_calls: work.reads,
    transitions: counts.transitions,
    cells: counts.cells,
    output_bytes: bytes,
    history_extents: sky.extents,
    event_discovery: METHOD,
    crossing_completeness: 'only_for_the_events_that_event_discovery_names',
    unavailable_reasons: [...sky.missing],
    root_iterations: work.roots,
    historical_cells: counts.historical,
    numerical_arithmetic_model: ARITHMETIC,
    arithmetic_assumptions: ['rounding_to_nearest', 'roots_below_one_millisecond'],
    kernel_source_sha256: [sky.source(jd).sha256],
    numerical_source_sha256: sha256Hex(METHOD),
    native_backend_sha256: sha256Hex(METHOD),
    reader_pool_generation: null,
    maximum_boundary_width_seconds: sky.toleranceSeconds,
    supporting_certificates: sky.certificates,
  };
}
