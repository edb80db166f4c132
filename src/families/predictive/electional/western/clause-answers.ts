import type { MatterClause } from '../../../../doctrine/electional/matter-clauses.js';
import type { Clause, Rule } from '../../../../doctrine/electional/witness.js';
import { evidenceWord, MATTER_STATES, measurementAnswers, RULE_STATES } from './wire-words.js';

/** A clause with its state, which the caller has translated, in the wire shape. */
export const clauseAnswer = <S extends string>(clause: Omit<Clause, 'state'>, state: S) => ({
  clause_id: evidenceWord(clause.clauseId),
  state,
  policy_id: evidenceWord(clause.policyId),
  policy_reference: clause.policyReference,
  measurements: measurementAnswers(clause.measurements),
  explanation: clause.explanation,
});

/** A rule with its clauses in the wire shape. */
export const ruleAnswer = (rule: Rule) => ({
  rule_id: evidenceWord(rule.ruleId),
  source_order: rule.sourceOrder,
  state: RULE_STATES[rule.state],
  clauses: rule.clauses.map((clause) => clauseAnswer(clause, RULE_STATES[clause.state])),
  source_reference: rule.sourceReference,
  modifiers: [...rule.modifiers],
});

/** Wire identifiers of the rules that are in a state. */
export const ruleIds = (rules: readonly Rule[], state: Rule['state']): string[] =>
  rules.filter((rule) => rule.state === state).map((rule) => evidenceWord(rule.ruleId));

/** The clauses of a chapter in the wire shape, numbered in the order of the source. */
export const matterClauseAnswers = <C extends MatterClause>(clauses: readonly C[], source: string) =>
  clauses.map((clause, i) => ({
    clause_id: evidenceWord(clause.clauseId),
    source_order: i + 1,
    role: clause.role as C['role'],
    state: MATTER_STATES[clause.state as C['state']],
    measurements: measurementAnswers(clause.measurements),
    explanation: clause.explanation,
    source_reference: `${source}: ${clause.where}`,
  }));

/** Wire identifiers of the clauses that are in a state. */
export const clauseIds = (clauses: readonly MatterClause[], state: MatterClause['state']): string[] =>
  clauses.filter((clause) => clause.state === state).map((clause) => evidenceWord(clause.clauseId));

/** Status of a chapter: a triggered gate decides first, then a clause that is not evaluable; otherwise the chapter is clear. */
export function clauseStatus<C extends string>(
  clauses: readonly MatterClause[],
  clear: C,
  triggered: C,
): C | 'indeterminate' {
  if (clauses.some((clause) => clause.state === 'triggered')) return triggered;
  return clauses.some((clause) => clause.state === 'notEvaluable') ? 'indeterminate' : clear;
}
