/** One line of the benchmark: a function that is timed warm, and the figure that it must reach. */
export interface BenchRow {
  readonly name: string;
  /** Unit of the printed figures and of `limit`. Default us. */
  readonly unit?: 'us' | 'ms';
  readonly limit?: number;
  readonly run: () => unknown;
  /** How many operations one call of `run` makes; figures are per operation. Default 1. */
  readonly perCall?: number;
}
