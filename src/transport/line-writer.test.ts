import assert from 'node:assert/strict';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { LineWriter } from './line-writer.js';

test('rule: lines are written whole, in their order, together or at the end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lines-')),
    path = join(folder, 'log'),
    fd = openSync(path, 'w');
  const writer = new LineWriter(fd);
  const lines = Array.from({ length: 5_000 }, (_, i) => `${i} ${'ä'.repeat(i % 60)}\n`);
  for (const line of lines.slice(0, 4_000)) writer.write(line);
  while (readFileSync(path).length < Buffer.byteLength(lines.slice(0, 4_000).join(''))) await pause(5);
  for (const line of lines.slice(4_000)) writer.write(line);
  while (!readFileSync(path, 'utf8').endsWith(lines[4_999])) {
    writer.flushSync();
    await pause(5);
  }
  assert.equal(readFileSync(path, 'utf8'), lines.join(''));
  closeSync(fd);
  rmSync(folder, { recursive: true });
});

test(
  'regression: a full disk loses lines and ends, holds up or fills nothing',
  { skip: !existsSync('/dev/full') },
  async () => {
    const fd = openSync('/dev/full', 'w'),
      writer = new LineWriter(fd);
    for (let i = 0; i < 200; i++) {
      writer.write(`${'x'.repeat(10_000)}\n`);
      if (i % 20 === 0) await pause(1);
    }
    await pause(50);
    writer.write('the last\n');
    writer.flushSync();
    closeSync(fd);
  },
);
