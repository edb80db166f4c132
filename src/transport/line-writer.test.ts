import assert from 'node:assert/strict';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { LineWriter } from './line-writer.js';

test('rule: complete lines are written in order, in batches or at the end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lines-')),
    path = join(folder, 'log'),
    fd = openSync(path, 'w');
  const writer = new LineWriter(fd);
  const lines = Array.from({ length: 4_050 }, (_, i) => `${i} ${'ä'.repeat(i % 60)}\n`);
  for (const line of lines.slice(0, 4_000)) writer.write(line);
  while (readFileSync(path).length < Buffer.byteLength(lines.slice(0, 4_000).join(''))) await pause(5);
  // So few that they only gather: nothing is being written when the end comes.
  for (const line of lines.slice(4_000)) writer.write(line);
  writer.flushSync();
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
    // It stays open: a write may be under way still, and the number of a closed one would soon be that of another file.
  },
);

test('rule: with a limit of characters each write consists of complete lines within the limit', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lines-')),
    path = join(folder, 'log'),
    fd = openSync(path, 'w');
  const writer = new LineWriter(fd, 100);
  const lines = Array.from({ length: 50 }, (_, i) => `${i} ${'x'.repeat(i === 7 ? 300 : i)}\n`);
  for (const line of lines) writer.write(line);
  const whole = lines.join('');
  while (readFileSync(path).length < whole.length) {
    // However much is there, it ends with a line.
    assert.match(readFileSync(path, 'utf8'), /^$|\n$/);
    await pause(1);
  }
  assert.equal(readFileSync(path, 'utf8'), whole);
  closeSync(fd);
  rmSync(folder, { recursive: true });
});
