import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
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

test('rule: the test command of the README is the one that CI runs', () => {
  const ci = readFileSync(new URL('.ci/run', root), 'utf8');
  assert.ok(readme.includes('npm ci && npm test') && /^npm test$/m.test(ci));
});
