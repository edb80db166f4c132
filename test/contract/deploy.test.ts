import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { createMetrics } from '../../src/transport/metrics.js';

const deploy = new URL('../../../deploy/', import.meta.url);
const files = readdirSync(deploy, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ya?ml|json)$/.test(name));
const read = (name: string): string => readFileSync(new URL(name, deploy), 'utf8');
const namesIn = (text: string, pattern: RegExp): string[] => [...new Set(text.match(pattern) ?? [])];

test('rule: manifests set only variables that the README documents', () => {
  const readme = readFileSync(new URL('../README.md', deploy), 'utf8');
  const documented = new Set(namesIn(readme, /SERVICE_[A-Z_0-9]+/g));
  const used = files.flatMap((name) => namesIn(read(name), /SERVICE_[A-Z_0-9]+/g));
  assert.ok(used.length > 3);
  assert.deepEqual(
    used.filter((name) => !documented.has(name)),
    [],
  );
});

test('rule: the board, the autoscaler and its adapter ask for metrics that the service has', async () => {
  const stats = { size: 1, running: 0, idle: 1, queued: 0, ended: 0, cancelled: 0, crashed: 0, refused: 0 };
  const metrics = createMetrics(() => stats);
  metrics.observe('GET', '/health', 200, 0.001);
  const exposed = await metrics.text();
  const asked = files.flatMap((name) =>
    namesIn(read(name), /\b(?:worker_pool|http_request|nodejs|process)_[a-z0-9_]+/g).filter(
      (metric) => metric !== 'process_id',
    ),
  );
  assert.ok(asked.length > 10);
  const missing = asked.filter((metric) => !new RegExp(`^${metric}[{ ]`, 'm').test(exposed));
  assert.deepEqual(missing, []);
});
