import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import { PACKED_NUTATION } from './ephemeris/packed-nutation.js';
import { PACKED_DE440 } from './ephemeris/packed.js';
import { DamagedFile } from './ephemeris/random-access.js';
import { nodeDataProvider, nodeKernels, sharedDataProvider } from './node-data.js';
import type { SharedData } from './node-data.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const packedFile = (name: string): string => join(root, 'data', 'packed', name);

/** A data directory with these files of ours, removed after the test. */
function directory(t: { after(run: () => void): void }, names: readonly string[]): string {
  const path = mkdtempSync(join(tmpdir(), 'packed-'));
  t.after(() => rmSync(path, { recursive: true }));
  for (const name of ['manifest.json', ...names]) copyFileSync(packedFile(name), join(path, name));
  return path;
}

test('rule: every file of the manifest has its stated checksum and is in shared memory', () => {
  const data = nodeDataProvider();
  data.verifyAll();
  const { files } = JSON.parse(readFileSync(packedFile('manifest.json'), 'utf8')) as {
    files: Record<string, { sha256: string; licence: string; source: string }>;
  };
  for (const [name, entry] of Object.entries(files)) {
    assert.ok(data.has(name) && data.bytes(name).buffer instanceof SharedArrayBuffer);
    assert.equal(data.sha256(name), entry.sha256);
    assert.ok(entry.licence && entry.source, `${name} names its origin and licence`);
  }
  assert.equal(data.has('toString'), false);
});

test('rule: a damaged file stops the start, with both sums', (t) => {
  const path = directory(t, [PACKED_DE440, PACKED_NUTATION]);
  const bytes = readFileSync(join(path, PACKED_DE440));
  bytes[bytes.length >> 1] ^= 1;
  writeFileSync(join(path, PACKED_DE440), bytes);
  assert.throws(
    () => nodeDataProvider(path),
    (error) =>
      error instanceof DamagedFile &&
      error.message.includes(PACKED_DE440) &&
      /expected sha256 [0-9a-f]{64}.*found [0-9a-f]{64}/.test(error.message),
  );
});

test('rule: a missing file or manifest is named', (t) => {
  assert.throws(
    () => nodeDataProvider(directory(t, [PACKED_DE440])),
    (error) =>
      error instanceof DamagedFile && error.message.includes(PACKED_NUTATION) && error.message.includes('missing'),
  );
  const path = directory(t, [PACKED_DE440, PACKED_NUTATION]);
  const provider = nodeDataProvider(path);
  assert.throws(
    () => provider.bytes('time-scales.json'),
    (error) => error instanceof DamagedFile && error.message.includes('time-scales.json'),
  );
  assert.throws(() => provider.bytes('nonsense.bin'), DamagedFile);
  writeFileSync(join(path, 'manifest.json'), '{');
  assert.throws(() => nodeDataProvider(path), DamagedFile);
  rmSync(join(path, 'manifest.json'));
  assert.throws(() => nodeDataProvider(path), DamagedFile);
});

test('rule: another thread reads the same memory', () => {
  const data = nodeDataProvider();
  const { port1, port2 } = new MessageChannel();
  port1.postMessage(data.shareable());
  const received = receiveMessageOnPort(port2)!.message as SharedData;
  port1.close();
  const other = sharedDataProvider(received);
  assert.equal(other.sha256(PACKED_DE440), data.sha256(PACKED_DE440));
  // A structured clone of a SharedArrayBuffer is another object over the same bytes: a write through one shows in the other.
  const ours = data.bytes(PACKED_DE440),
    theirs = other.bytes(PACKED_DE440);
  const last = ours.length - 1,
    before = ours[last];
  ours[last] = before ^ 0xff;
  assert.equal(theirs[last], before ^ 0xff);
  ours[last] = before;
  // A file that the other thread needs first is there for this one.
  const first = other.bytes('cities.bin');
  const again = data.bytes('cities.bin');
  first[0] ^= 0xff;
  assert.equal(again[0], first[0]);
  first[0] ^= 0xff;
});

test('rule: kernels are opened with a label, a sum and their coverage', () => {
  const path = join(root, 'test', 'fixtures', 'ephemeris', 'spk-big-endian.bsp');
  const [kernel] = nodeKernels([path]);
  assert.equal(kernel.identity.label, 'DE440 (spk-big-endian.bsp)');
  assert.match(kernel.identity.sha256, /^[0-9a-f]{64}$/);
  assert.equal(kernel.identity.coverage.endTdbJ2k, 40);
  assert.throws(() => nodeKernels(['/nowhere/de441.bsp']), { code: 'ENOENT' });
  assert.throws(() => nodeKernels([packedFile('manifest.json')]), DamagedFile);
});
