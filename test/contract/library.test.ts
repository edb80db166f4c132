import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import * as library from '../../src/index.js';
import { nodeDataProvider } from '../../src/node-data.js';

const packed = new URL('../../../data/packed/', import.meta.url);
const manifest = readFileSync(new URL('manifest.json', packed), 'utf8');
const request = { dt: '2024-04-08T18:17:20Z', bodies: ['Sun', 'Moon', 'Pluto'] };

test('rule: the library answers the same from buffers as from files', () => {
  const files: Record<string, ArrayBuffer> = {};
  for (const name of readdirSync(packed)) {
    if (name === 'manifest.json') continue;
    const bytes = readFileSync(new URL(name, packed));
    files[name] = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
  }
  const fromBuffers = library.chart(library.createEngine(library.bufferDataProvider(files, manifest)), request);
  const fromFiles = library.chart(library.createEngine(nodeDataProvider()), request);
  assert.deepEqual(fromBuffers, fromFiles);
});

test('rule: a buffer of the wrong length is refused, a missing one is named', () => {
  assert.throws(
    () => library.bufferDataProvider({ 'ephemeris-de440.bin': new ArrayBuffer(12) }, manifest),
    /12 bytes given/,
  );
  assert.throws(() => library.createEngine(library.bufferDataProvider({}, manifest)), /was not given/);
});

test('rule: errors of the library are typed and name the field', () => {
  const engine = library.createEngine(nodeDataProvider());
  assert.throws(
    () => library.chart(engine, { dt: '2024-04-08T18:17:20' }),
    (error) => error instanceof library.InvalidInput && error.problems[0].field === '/dt',
  );
  assert.throws(
    () => library.chart(engine, { ...request, bodies: ['Vulcan'] }),
    (error) => error instanceof library.InvalidInput && error.problems[0].field === '/bodies/0',
  );
});
