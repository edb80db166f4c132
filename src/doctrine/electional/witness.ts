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

/** One clause of a rule, judged by a named policy. */
export interface Clause {
  readonly clauseId: string;
  readonly state: RuleState;
  readonly policyId: string;
  readonly policyReference: string;
  readonly measurements: readonly Measurement[];
  readonly explanation: string;
}

/** A rule of an author in the order in which he gives it: triggered when one of its clauses is. */
export interface Rule {
  readonly ruleId: string;
  readonly sourceOrder: number;
  readonly state: RuleState;
  readonly clauses: readonly Clause[];
  readonly sourceReference: string;
  readonly modifiers: readonly string[];
}

export type ProfileStatus = 'clearOfProfileImpediments' | 'oneOrMoreProfileImpediments' | 'indeterminate';

/** A value by itself, with a unit where it has one. */
export const value = (name: string, given: Measurement['value'], units: string | null = null): Measurement => ({
  name,
  value: given === 0 ? 0 : given,
  units,
  comparison: null,
  threshold: null,
});
export const degrees = (name: string, given: number | null): Measurement => value(name, given, 'degrees');

/** A value held against a threshold. */
export const compared = (
  name: string,
  given: Measurement['value'],
  comparison: string,
  threshold: Measurement['threshold'],
  units: string | null = null,
): Measurement => ({ name, value: given === 0 ? 0 : given, units, comparison, threshold });

/** An arc in degrees with the one that it is held against, where the text names no comparison. */
export const besideDegrees = (name: string, given: number, threshold: number): Measurement => ({
  ...degrees(name, given),
  threshold,
});

/** Triggered before not evaluable before clear. */
export function combined(states: readonly RuleState[]): RuleState {
  if (states.includes('triggered')) return 'triggered';
  return states.includes('notEvaluable') ? 'notEvaluable' : 'clear';
}

export const triggeredIf = (condition: boolean): RuleState => (condition ? 'triggered' : 'clear');

/** The rules of a chapter, numbered in its order. */
export function numbered(rules: readonly Omit<Rule, 'sourceOrder' | 'state'>[]): Rule[] {
  return rules.map((rule, i) => ({
    ...rule,
    sourceOrder: i + 1,
    state: combined(rule.clauses.map((clause) => clause.state)),
  }));
}

/** What the rules together say of the profile. */
export function profileStatus(rules: readonly Rule[]): ProfileStatus {
  const state = combined(rules.map((rule) => rule.state));
  if (state === 'triggered') return 'oneOrMoreProfileImpediments';
  return state === 'notEvaluable' ? 'indeterminate' : 'clearOfProfileImpediments';
}

/** The same where one rule that cannot be judged leaves the whole open, even beside one that is triggered. */
export const statusOfWholeList = (rules: readonly Rule[]): ProfileStatus =>
  rules.some((rule) => rule.state === 'notEvaluable') ? 'indeterminate' : profileStatus(rules);
