/** True, false, or not known. */
export type Truth = boolean | null;

/** Logical conjunction of three values: false decides, then the unknown. */
export function and(...values: readonly Truth[]): Truth {
  if (values.includes(false)) return false;
  return values.includes(null) ? null : true;
}

/** Logical disjunction of three values: true decides, then the unknown. */
export function or(...values: readonly Truth[]): Truth {
  if (values.includes(true)) return true;
  return values.includes(null) ? null : false;
}

/** Negation; the unknown stays unknown. */
export const not = (value: Truth): Truth => (value === null ? null : !value);

/** `use(value)`, or null when the value is not known. */
export function whenKnown<T, R>(value: T | null, use: (known: T) => R): R | null {
  return value === null ? null : use(value);
}

/** A quantity that a rule looked at, with its unit or scale. */
export interface Measure {
  readonly name: string;
  readonly value: boolean | number | string | null;
  readonly unit: string;
}

/** A remedy that was tried: the findings it would lift, and whether its conditions hold. */
export interface Exception {
  readonly id: string;
  readonly targets: readonly string[];
  readonly satisfied: Truth;
  readonly prerequisites: readonly Measure[];
  readonly source: string;
}

/** What one rule says about an instant. */
export interface Finding {
  readonly ruleId: string;
  readonly familyId: string;
  readonly source: string;
  /** Whether the rule speaks about this election at all (region, time of day). */
  readonly applicable: Truth;
  /** Whether the fault is present. */
  readonly detected: Truth;
  readonly measures: readonly Measure[];
  readonly exceptions: readonly Exception[];
  readonly unavailableReasons: readonly string[];
  /** A testimony that restricts nothing. */
  readonly advisory: boolean;
  /** The fault is present, and no remedy lifts it. */
  readonly effectiveRestriction: Truth;
  /** The rule reached a decision. */
  readonly coverageComplete: boolean;
}

/** A measure. */
export const measure = (name: string, value: Measure['value'], unit: string): Measure => ({ name, value, unit });
/** A condition as a measure. */
export const predicate = (name: string, value: Truth): Measure => measure(name, value, 'predicate');

/** Reason when evidence is absent, or the instant lies within the bracket of a boundary. */
export const EVIDENCE_MISSING = 'required_evidence_missing_or_boundary_uncertain';

/** What a rule states; the rest of a finding follows from it. */
export interface Statement {
  readonly ruleId: string;
  readonly familyId: string;
  readonly source: string;
  readonly applicable?: Truth;
  readonly detected: Truth;
  readonly measures?: readonly Measure[];
  readonly exceptions?: readonly Exception[];
  /** Reason when the fault is not decided; default EVIDENCE_MISSING. */
  readonly reason?: string;
  readonly advisory?: boolean;
}

/**
 * A fault restricts when its rule applies, it is present, and no remedy is satisfied. An undecided fault stays undecided whatever the
 * remedies say, and a remedy with unknown conditions leaves a present fault undecided.
 */
function effective(applicable: Truth, detected: Truth, exceptions: readonly Exception[], advisory: boolean): Truth {
  if (applicable === false || advisory || detected === false) return applicable === null ? null : false;
  if (applicable === null || detected === null) return null;
  return not(or(...exceptions.map(({ satisfied }) => satisfied)));
}

/** Completes the statement of a rule. */
export function finding(statement: Statement): Finding {
  const { applicable = true, detected, measures = [], exceptions = [], advisory = false } = statement;
  const undecided = applicable !== false && detected === null;
  const restriction = effective(applicable, detected, exceptions, advisory);
  return {
    ruleId: statement.ruleId,
    familyId: statement.familyId,
    source: statement.source,
    applicable,
    detected,
    measures,
    exceptions,
    unavailableReasons: undecided ? [statement.reason ?? EVIDENCE_MISSING] : [],
    advisory,
    effectiveRestriction: restriction,
    coverageComplete: restriction !== null,
  };
}

/** The same finding with further remedies. */
export const withExceptions = (found: Finding, added: readonly Exception[]): Finding => {
  if (added.length === 0) return found;
  const exceptions = [...found.exceptions, ...added];
  const restriction = effective(found.applicable, found.detected, exceptions, found.advisory);
  return { ...found, exceptions, effectiveRestriction: restriction, coverageComplete: restriction !== null };
};

/** The verdict over many findings. */
export interface Decision {
  readonly status: 'not_requested' | 'restricted' | 'indeterminate' | 'passes_selected_profile';
  readonly coverageComplete: boolean;
  readonly effectiveRestrictionIds: readonly string[];
  readonly unresolvedRuleIds: readonly string[];
}

/** The verdict of a layer that nobody asked for. */
export const NOT_REQUESTED: Decision = {
  status: 'not_requested',
  coverageComplete: false,
  effectiveRestrictionIds: [],
  unresolvedRuleIds: [],
};

/** One restriction is enough to restrict; without one, an undecided rule leaves the election undecided. */
export function decide(findings: readonly Finding[]): Decision {
  const effectiveRestrictionIds = findings.filter((f) => f.effectiveRestriction === true).map((f) => f.ruleId);
  const unresolvedRuleIds = findings.filter((f) => f.effectiveRestriction === null).map((f) => f.ruleId);
  const status =
    effectiveRestrictionIds.length > 0
      ? 'restricted'
      : unresolvedRuleIds.length > 0
        ? 'indeterminate'
        : 'passes_selected_profile';
  return { status, coverageComplete: unresolvedRuleIds.length === 0, effectiveRestrictionIds, unresolvedRuleIds };
}
