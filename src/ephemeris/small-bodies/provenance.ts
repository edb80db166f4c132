import type { CoverageInterval } from '../../kernel/errors.js';

/** Source of the states of a small body at an instant. */
export interface SmallBodyProvenance {
  readonly kind: 'kernel' | 'embedded' | 'integrated';
  readonly label: string;
  readonly sha256: string | null;
  readonly coverage: CoverageInterval;
  /** Osculating elements that an integration starts from; null for files of states. */
  readonly elements: {
    readonly epochTdbJ2k: number;
    readonly solution: string;
    readonly source: string;
  } | null;
  readonly model: string;
  readonly estimatedErrorArcsec: number;
}
