import assert from 'node:assert/strict';
import type { MatterClause } from '../../src/doctrine/electional/matter-clauses.js';
import type { Scalar } from './drawn-figure.js';
import { values } from './stated-rules.js';

/** A clause of the second statement: whether it is met (null: not evaluable), and measured values. */
export type StatedClause = readonly [isMet: boolean | null, measured?: Readonly<Record<string, Scalar>>];

const MET = { gate: 'triggered', fortifier: 'satisfied', witness: 'observed', outcome: 'observed' } as const;

/** Compares the clauses of a chapter with its second statement, in order. Measurements that it does not name are not compared. */
export function compareClauses(clauses: readonly MatterClause[], stated: readonly StatedClause[]): void {
  assert.equal(clauses.length, stated.length);
  clauses.forEach(({ clauseId, role, state, measurements }, i) => {
    const [isMet, measured = {}] = stated[i];
    assert.equal(state, isMet === null ? 'notEvaluable' : isMet ? MET[role] : 'clear', clauseId);
    const found = values(measurements);
    for (const [name, value] of Object.entries(measured)) assert.deepEqual(found[name], value, `${clauseId} ${name}`);
  });
}
