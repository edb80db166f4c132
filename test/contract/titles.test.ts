import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

const root = new URL('../../../', import.meta.url);
const KINDS = 'rule|validation|property|regression';
const CALL = /^ *(?:await )?(?:test|it|describe|suite)(?:\.\w+)?\(\s*/gm;

/** Positions of tests whose title is not a string literal that starts with its kind. */
function untitled(source: string): number[] {
  return [...source.matchAll(CALL)]
    .filter((call) => !new RegExp(`^['"\`](?:${KINDS}): \\S`).test(source.slice(call.index + call[0].length)))
    .map((call) => source.slice(0, call.index).split('\n').length);
}

test('rule: the title of a test names its basis: a rule, an outside reference, a property or a regression', () => {
  const files = ['src', 'test', 'tools'].flatMap((dir) =>
    readdirSync(new URL(`${dir}/`, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => `${dir}/${name}`),
  );
  assert.ok(files.length > 90);
  assert.deepEqual(
    files.flatMap((file) => untitled(readFileSync(new URL(file, root), 'utf8')).map((line) => `${file}:${line}`)),
    [],
  );
});

test('rule: a title of no kind, and one that is computed elsewhere, are found', () => {
  assert.deepEqual(untitled("test('rule: it is true', () => {});\n  test(\n    `property: ${name}`,\n"), []);
  assert.deepEqual(untitled("test('works', () => {});\n\ntest(name, () => {});\ntest.skip('rules: x', f)"), [1, 3, 4]);
});
