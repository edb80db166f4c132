/** One row of the benchmark: a function that is timed warm, and its limit. */
export interface BenchRow {
  readonly name: string;
  /** Unit of the printed figures and of `limit`. Default us. */
  readonly unit?: 'us' | 'ms';
  readonly limit?: number;
  readonly run: () => unknown;
  /** Number of operations in one call of `run`; figures are per operation. Default 1. */
  readonly perCall?: number;
}
