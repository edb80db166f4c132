import type { Truth } from './truth.js';

/** A number, name or predicate that a test read; the unit names its scale. */
export interface Measure {
  readonly name: string;
  readonly value: boolean | number | string | null;
  readonly unit: string;
}

/** A clause of the source that lifts findings. */
export interface Exception {
  readonly id: string;
  readonly targets: readonly string[];
  readonly satisfied: Truth;
  readonly prerequisites: readonly Measure[];
  readonly source: string;
}

/** One test of a rule on the evidence. */
export interface Finding {
  /** The test: the rule, or rule.part. */
  readonly id: string;
  /** The rule of the catalogue. */
  readonly rule: string;
  readonly source: string;
  readonly applicable: Truth;
  readonly detected: Truth;
  readonly measures: readonly Measure[];
  readonly exceptions: readonly Exception[];
  readonly unavailable: readonly string[];
  readonly advisory: boolean;
  readonly restricts: Truth;
  readonly complete: boolean;
}

/** Reason of a test whose evidence is absent, or whose instant is within the bounds of a boundary. */
const EVIDENCE_MISSING = 'requiredEvidenceMissingOrBoundaryUncertain';

interface Test {
  readonly id: string;
  readonly rule?: string;
  readonly source: string;
  /** Default true. */
  readonly applicable?: Truth;
  readonly detected: Truth;
  readonly measures?: readonly Measure[];
  readonly exceptions?: readonly Exception[];
  /** Reasons of an unknown result; default EVIDENCE_MISSING. */
  readonly unavailable?: readonly string[];
  readonly advisory?: boolean;
}

/**
 * The finding of a test. It restricts when it is detected, applies, is no mere testimony, and no exception is known to lift it. A test that may not
 * apply restricts nothing when it detects nothing. An exception whose evidence is missing lifts nothing and leaves the coverage incomplete; a
 * satisfied exception does not decide a test whose own evidence is missing.
 */
export function finding(test: Test): Finding {
  const { id, source, detected, applicable = true, measures = [], exceptions = [], advisory = false } = test;
  const idle = advisory || applicable === false,
    unknown = detected === null || applicable === null,
    lifted = exceptions.some((exception) => exception.satisfied === true);
  return {
    id,
    rule: test.rule ?? id,
    source,
    applicable,
    detected,
    measures,
    exceptions,
    unavailable: detected === null && applicable !== false ? (test.unavailable ?? [EVIDENCE_MISSING]) : [],
    advisory,
    restricts: idle || detected === false ? false : unknown ? null : !lifted,
    complete: idle || (!unknown && exceptions.every((exception) => exception.satisfied !== null)),
  };
}

export type DecisionStatus = 'notRequested' | 'restricted' | 'indeterminate' | 'passesSelectedProfile';

/** The verdict on findings. */
export interface Decision {
  readonly status: DecisionStatus;
  readonly complete: boolean;
  readonly restrictions: readonly string[];
  readonly unresolved: readonly string[];
}

/** The verdict on a layer that is not requested. */
export const NOT_REQUESTED: Decision = { status: 'notRequested', complete: false, restrictions: [], unresolved: [] };

/** Restricted when a finding restricts; else indeterminate when the coverage of one is incomplete; else the profile is passed. */
export function decide(findings: readonly Finding[]): Decision {
  const restrictions = findings.filter((one) => one.restricts === true).map((one) => one.id);
  const unresolved = findings.filter((one) => !one.complete).map((one) => one.id);
  return {
    status: restrictions.length > 0 ? 'restricted' : unresolved.length > 0 ? 'indeterminate' : 'passesSelectedProfile',
    complete: findings.every((one) => one.complete),
    restrictions,
    unresolved,
  };
}
