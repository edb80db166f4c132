import { finding } from '../muhurta-election/finding.js';
import type { Exception, Finding, Measure } from '../muhurta-election/finding.js';
import { every, some } from '../muhurta-election/truth.js';
import type { Truth } from '../muhurta-election/truth.js';

/** Logical conjunction of three values: false decides, then the unknown. */
export const and = (...values: readonly Truth[]): Truth => every(values);
/** Logical disjunction of three values: true decides, then the unknown. */
export const or = (...values: readonly Truth[]): Truth => some(values);

/** A quantity that a rule read, with its unit or scale. */
export const measure = (name: string, value: Measure['value'], unit: string): Measure => ({ name, value, unit });
/** A condition as a measure. */
export const predicate = (name: string, value: Truth): Measure => measure(name, value, 'predicate');

/** A remedy that was tried on the findings `targets`. */
export const exception = (
  id: string,
  targets: readonly string[],
  satisfied: Truth,
  prerequisites: readonly Measure[],
  source: string,
): Exception => ({ id, targets, satisfied, prerequisites, source });

/** The same finding after further remedies were tried. */
export const reconsidered = (found: Finding, added: readonly Exception[]): Finding =>
  finding({ ...found, exceptions: [...found.exceptions, ...added], unavailable: found.unavailable });
