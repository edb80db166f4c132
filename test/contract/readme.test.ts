import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ACCURACY_ROWS, SPEED_ROWS, roundedUp, withMutationScore, withTables } from '../../tools/figures/tables.js';
import type { MutationScore } from '../../tools/figures/tables.js';
import { measuredFigures } from '../support/figures.js';
import { configurationReference } from '../../src/transport/config.js';

const root = new URL('../../../', import.meta.url);
const readme = readFileSync(new URL('README.md', root), 'utf8');

test('rule: the README lists every variable with its default and meaning, and no other', () => {
  const rows = [...readme.matchAll(/^\| `(SERVICE_\w+)` \| (.*?) ?\| (.*) \|$/gm)].map(
    ([, env, fallback, meaning]) => ({ env, fallback, meaning: meaning.replaceAll('`', '') }),
  );
  assert.deepEqual(
    rows,
    configurationReference.map(({ env, fallback, meaning }) => ({
      env,
      fallback,
      meaning: meaning.replaceAll('`', ''),
    })),
  );
});

test('rule: the tables of accuracy and speed are those of docs/figures.json', () => {
  assert.equal(withTables(readme, measuredFigures()), readme, 'npm run figures writes them');
});

test('rule: README reports the mutation score of docs/mutation.json', () => {
  const score = JSON.parse(readFileSync(new URL('docs/mutation.json', root), 'utf8')) as MutationScore;
  assert.match(readme, new RegExp(`Of ${score.drawn} random changes .* notice ${score.percent.toFixed(1)} %`));
  assert.equal(withMutationScore(readme, score), readme, 'npm run test:mutation -- --write writes it');
  assert.ok(score.percent >= 85, 'the required score');
});

test('rule: every measured figure is in a table, and what is printed holds what was measured', () => {
  const { accuracy, speed, speedShipped } = measuredFigures();
  const texts = [...ACCURACY_ROWS.map(({ worst }) => worst), ...SPEED_ROWS.map(({ median }) => median)];
  const named = texts.flatMap((text) => [...text.matchAll(/\{([\w-]+)\}/g)].map(([, name]) => name));
  assert.deepEqual(named.sort(), [...Object.keys(accuracy), ...Object.keys(speed)].sort());
  assert.deepEqual(
    Object.keys(speedShipped).filter((name) => !(name in speed)),
    [],
  );
  assert.deepEqual([0.0131, 0.01, 32.01, 1.5e-9, 0].map(roundedUp), [0.014, 0.01, 33, 1.5e-9, 0]);
});

test('rule: README names the commands of the tests, and CI runs all of them', () => {
  const ci = readFileSync(new URL('.ci/run', root), 'utf8');
  assert.match(readme, /^npm ci && npm test +# .*\nnpm ci && npm run test:all +# /m);
  assert.match(ci, /^npm run test:all$/m);
});
