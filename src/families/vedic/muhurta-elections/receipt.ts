import { withDefaults } from '../../../contract/defaults.js';
import { MarriageLimitsModel } from '../../../contract/elections.js';
import type { MarriageSearchReceiptResponse } from '../../../contract/elections.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { sha256Hex } from '../../../kernel/sha256.js';
import type { ElectionSky } from '../../../services/election-sky.js';

type Limits = Required<MarriageLimitsModel>;

/** The limits of a request with their defaults. */
export const limitsOf = (given: MarriageLimitsModel | undefined): Limits =>
  withDefaults(MarriageLimitsModel, given ?? {});

/** Refuses a search that did more than a limit admits. Errors: InvalidInput. */
export function checkLimit(limits: Limits, name: keyof Limits, value: number): void {
  if (value > limits[name])
    throw new InvalidInput({
      field: `/limits/${name}`,
      message: 'is less than the search needs',
      given: limits[name],
      allowed: `at least ${Math.ceil(value)} for this request`,
    });
}

/** Method of the searches, in the words of the receipt. */
const METHOD = 'solved_roots_of_every_ingredient';
const METHOD_SHA256 = sha256Hex(METHOD);
const ASSUMPTIONS = ['binary64_RN_ties_to_even', 'roots_solved_to_less_than_a_millisecond'];

/**
 * The receipt of a search: the work that was done, measured against the limits. `answer`: the answer without the receipt; `instants`: Julian days UT1 of
 * the ephemeris sources. Errors: InvalidInput when a limit is exceeded.
 */
export function receiptOf(
  sky: ElectionSky,
  limits: Limits,
  answer: unknown,
  cells: number,
  instants: readonly number[],
): MarriageSearchReceiptResponse {
  const { work, certificates, extents } = sky,
    bytes = JSON.stringify(answer).length;
  checkLimit(limits, 'max_evaluations', work.evaluations);
  checkLimit(limits, 'max_root_iterations', work.roots);
  checkLimit(limits, 'max_reader_calls', work.reads);
  checkLimit(limits, 'max_transitions', work.roots);
  checkLimit(limits, 'max_cells', cells);
  checkLimit(limits, 'max_output_bytes', bytes);
  return {
    limits,
    evaluations: work.evaluations,
    reader_calls: work.reads,
    transitions: work.roots,
    cells,
    output_bytes: bytes,
    history_extents: extents,
    event_discovery: METHOD,
    crossing_completeness: 'complete_for_the_listed_ingredients',
    unavailable_reasons: [...sky.missing],
    root_iterations: work.roots,
    historical_cells: 0,
    numerical_arithmetic_model: 'binary64',
    arithmetic_assumptions: ASSUMPTIONS,
    kernel_source_sha256: [...new Set(instants.map((jd) => sky.source(jd).sha256))],
    numerical_source_sha256: METHOD_SHA256,
    native_backend_sha256: METHOD_SHA256,
    reader_pool_generation: null,
    maximum_boundary_width_seconds: work.roots > 0 ? sky.toleranceSeconds : 0,
    supporting_certificates: certificates,
  };
}
