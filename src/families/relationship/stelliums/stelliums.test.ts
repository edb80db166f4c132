import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InvalidInput } from '../../../kernel/errors.js';
import type { StelliumAnalysisRequest } from './schema.js';
import { analyzeStelliums } from './stelliums.js';

const request = (change: Partial<StelliumAnalysisRequest> = {}): StelliumAnalysisRequest => ({
  schema_version: 'engine.stellium.v1',
  positions: { Sun: 10, Moon: 12, Mercury: 14, Venus: 16, Chiron: 11, Node: 13, Vesta: 200 },
  context: { source_id: 'a', zodiac: 'tropical', coordinate_regime: 'geocentric' },
  ...change,
});

test('rule: missing planets and missing houses are reported, criterion by criterion', () => {
  const partial = analyzeStelliums(request({ house_unavailable_reason: 'time unknown' }));
  assert.deepEqual(
    partial.evaluations.map(({ criterion, status, reason }) => [criterion, status, reason === null]),
    [
      ['sign', 'partial', false],
      ['house', 'not_evaluable', false],
      ['tight', 'partial', false],
    ],
  );
  assert.deepEqual([partial.status, partial.coverage.missing_core.length], ['partial', 6]);
  assert.equal(partial.evaluations[1].reason, 'time unknown');
  const houseOnly = analyzeStelliums(request({ policy: { criteria: ['house'] } }));
  assert.equal(houseOnly.status, 'not_evaluable');
});

test('rule: associated factors are named by name within a match, and positions that are not selected are excluded', () => {
  const { groups, coverage } = analyzeStelliums(
    request({
      policy: { criteria: ['sign', 'tight'] },
      selection: { core: ['Sun', 'Moon', 'Mercury', 'Venus'], associated: ['Node', 'Chiron', 'Lilith'] },
    }),
  );
  assert.deepEqual(groups[0].matches[0].associations, [
    { body: 'Chiron', longitude: 11 },
    { body: 'Node', longitude: 13 },
  ]);
  assert.deepEqual([coverage.missing_associated, coverage.excluded], [['Lilith'], ['Vesta']]);
});

test('rule: contradictions of a request are refused with their field', () => {
  const refused = (change: Partial<StelliumAnalysisRequest>): string => {
    try {
      analyzeStelliums(request(change));
    } catch (error) {
      assert.ok(error instanceof InvalidInput);
      return error.problems[0].field;
    }
    return 'accepted';
  };
  assert.equal(refused({ selection: { associated: ['Sun'] } }), '/selection/associated/0');
  assert.equal(
    refused({ context: { source_id: 'a', zodiac: 'tropical', zodiac_offset_degrees: 5, coordinate_regime: 'b' } }),
    '/context/zodiac_offset_degrees',
  );
});

test('property: equal requests have equal digests, and another position gives another', () => {
  const one = analyzeStelliums(request()),
    same = analyzeStelliums(request()),
    other = analyzeStelliums(request({ positions: { Sun: 10.5, Moon: 12, Mercury: 14, Venus: 16 } }));
  assert.deepEqual(one, same);
  assert.notEqual(one.input_fingerprint, other.input_fingerprint);
  assert.equal(new Set(one.groups.flatMap(({ id, matches }) => [id, ...matches.map((match) => match.id)])).size, 3);
});
