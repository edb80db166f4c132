import type { MissingEntry } from '../contract/missing.js';
import { J2000_JD } from '../kernel/constants.js';
import { InvalidInput, OutOfCoverage } from '../kernel/errors.js';

/** The account of an entry that could not be answered. Errors other than `InvalidInput` and `OutOfCoverage` are thrown on. */
export function missingEntry(name: string, field: string, error: unknown): MissingEntry {
  if (error instanceof InvalidInput) {
    const [problem] = error.problems;
    return { name, field, reason: problem.message, suggestions: [...(problem.suggestions ?? [])], covered_jd_tdb: [] };
  }
  if (!(error instanceof OutOfCoverage)) throw error;
  return {
    name,
    field,
    reason: error.message,
    suggestions: [],
    covered_jd_tdb: error.coverage.map(({ startTdbJ2k, endTdbJ2k }) => [startTdbJ2k + J2000_JD, endTdbJ2k + J2000_JD]),
  };
}
