/** A fact about one planet: `{ planet: 'Mars', fact: 'square' }`. */
export interface PlanetFact {
  readonly planet: string;
  readonly fact: string;
}
/** Several yes-or-no facts about one planet. */
export interface PlanetFacts {
  readonly planet: string;
  readonly facts: Readonly<Record<string, boolean>>;
}
/** A measured value: a number, a name, a camelCase fact, a flag, or a list of names or of facts about planets. */
export type MeasuredValue = Scalar | readonly string[] | readonly PlanetFact[] | readonly PlanetFacts[];
export type Scalar = number | string | boolean | null;

/** One measurement of a clause. A null field does not apply to it. */
export interface Measurement {
  readonly name: string;
  readonly value: MeasuredValue;
  readonly units: string | null;
  readonly comparison: string | null;
  readonly threshold: Scalar;
}

export type RuleState = 'clear' | 'triggered' | 'notEvaluable';

/** One clause of a rule, evaluated under a named policy. */
export interface Clause {
  readonly clauseId: string;
  readonly state: RuleState;
  readonly policyId: string;
  readonly policyReference: string;
  readonly measurements: readonly Measurement[];
  readonly explanation: string;
}

/** A rule of an author, with its place in the author's order. It is triggered when one of its clauses is. */
export interface Rule {
  readonly ruleId: string;
  readonly sourceOrder: number;
  readonly state: RuleState;
  readonly clauses: readonly Clause[];
  readonly sourceReference: string;
  readonly modifiers: readonly string[];
}

export type ProfileStatus = 'clearOfProfileImpediments' | 'oneOrMoreProfileImpediments' | 'indeterminate';

/** A measurement without a threshold: name, value and unit. */
export const value = (name: string, given: Measurement['value'], units: string | null = null): Measurement => ({
  name,
  value: given === 0 ? 0 : given,
  units,
  comparison: null,
  threshold: null,
});
/** A measurement in degrees without a threshold. */
export const degrees = (name: string, given: number | null): Measurement => value(name, given, 'degrees');

/** A measurement compared with a threshold. */
export const compared = (
  name: string,
  given: Measurement['value'],
  comparison: string,
  threshold: Measurement['threshold'],
  units: string | null = null,
): Measurement => ({
  name,
  value: given === 0 ? 0 : given,
  units,
  comparison,
  threshold,
});

/** An arc in degrees with its threshold, for passages that name no comparison. */
export const besideDegrees = (name: string, given: number, threshold: number): Measurement => ({
  ...degrees(name, given),
  threshold,
});

/** The state of several: triggered if one is, else not evaluable if one is, else clear. */
export function combined(states: readonly RuleState[]): RuleState {
  if (states.includes('triggered')) return 'triggered';
  return states.includes('notEvaluable') ? 'notEvaluable' : 'clear';
}

/** The state of a clause whose condition is decided. */
export const triggeredIf = (condition: boolean): RuleState => (condition ? 'triggered' : 'clear');

/** The rules of a chapter with their order and state. */
export function numbered(rules: readonly Omit<Rule, 'sourceOrder' | 'state'>[]): Rule[] {
  return rules.map((rule, i) => ({
    ...rule,
    sourceOrder: i + 1,
    state: combined(rule.clauses.map((clause) => clause.state)),
  }));
}

/** Status of a profile: a triggered rule decides first, then a rule that is not evaluable. */
export function profileStatus(rules: readonly Rule[]): ProfileStatus {
  const state = combined(rules.map((rule) => rule.state));
  if (state === 'triggered') return 'oneOrMoreProfileImpediments';
  return state === 'notEvaluable' ? 'indeterminate' : 'clearOfProfileImpediments';
}

/**
 * Status of a profile in which one rule that is not evaluable makes the status indeterminate, even if another is triggered.
 */
export const strictProfileStatus = (rules: readonly Rule[]): ProfileStatus =>
  rules.some((rule) => rule.state === 'notEvaluable') ? 'indeterminate' : profileStatus(rules);
