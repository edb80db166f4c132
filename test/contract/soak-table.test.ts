import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { families } from '../../src/registry.js';
import { SILENT_MS } from '../../src/transport/server.js';
import { SCENARIOS, withSoakTable } from '../../tools/soak/scenarios.js';
import type { SoakFigures } from '../../tools/soak/scenarios.js';

const root = new URL('../../../', import.meta.url);

test("rule: README's table of faults is that of docs/soak.json", () => {
  const figures = JSON.parse(readFileSync(new URL('docs/soak.json', root), 'utf8')) as SoakFigures;
  const readme = readFileSync(new URL('README.md', root), 'utf8');
  assert.equal(withSoakTable(readme, figures), readme, 'npm run soak writes it');
  assert.deepEqual(
    Object.keys(figures),
    SCENARIOS.map(({ name }) => name),
  );
});

test('rule: no request that waits and computes is taken for a connection on which nothing moves', () => {
  const longest = Math.max(...families.flatMap((family) => family.routes.map(({ deadlineMs }) => deadlineMs)));
  assert.ok(2 * longest < SILENT_MS);
});
