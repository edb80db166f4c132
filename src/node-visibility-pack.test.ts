import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { createHash } from 'node:crypto';
import { visibilityPackDirectory } from '../test/support/visibility-pack.js';
import { PACK_FILES } from './visibility-pack.js';
import { nodeVisibilityPack } from './node-data.js';
import { openEngine } from './transport/node-engine.js';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A copy of the pack that a test may damage. */
function withCopy(use: (directory: string) => void): void {
  const directory = mkdtempSync(join(tmpdir(), 'visibility-copy-'));
  try {
    cpSync(visibilityPackDirectory(), directory, { recursive: true });
    use(directory);
  } finally {
    rmSync(directory, { recursive: true });
  }
}
const damaged = (file: string, words: RegExp) => (error: Error) =>
  error.name === 'DamagedFile' && error.message.includes(file) && words.test(error.message);

test('rule: a pack is read when every sum is right, and its manifest may be pinned', () => {
  const directory = visibilityPackDirectory(),
    pin = sha256(readFileSync(join(directory, 'manifest.json'), 'utf8'));
  assert.equal(nodeVisibilityPack(directory, pin).manifestSha256, pin);
  assert.equal(nodeVisibilityPack(directory, pin.toUpperCase()).manifestSha256, pin);
  assert.throws(
    () => openEngine({ visibilityPackDirectory: directory, visibilityPackManifestSha256: '0'.repeat(64) }),
    damaged('manifest.json', /not the pinned one: expected sha256 0{64}, found [0-9a-f]{64}/),
  );
});

test('rule: a missing or damaged file stops the start and is named', () => {
  assert.throws(() => nodeVisibilityPack('/no/such/directory'), damaged('manifest.json', /is missing/));
  for (const name of PACK_FILES)
    withCopy((directory) => {
      writeFileSync(join(directory, name), `${readFileSync(join(directory, name), 'utf8')} `);
      assert.throws(() => nodeVisibilityPack(directory), damaged(name, /is damaged: expected sha256/));
      rmSync(join(directory, name));
      assert.throws(() => nodeVisibilityPack(directory), damaged(name, /is missing/));
    });
});

test('rule: a pack of another format, or with a table that is none, stops the start though its sums are right', () => {
  const rewrite = (directory: string, change: (manifest: Record<string, unknown>) => void): void => {
    const path = join(directory, 'manifest.json'),
      manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
    change(manifest);
    writeFileSync(path, JSON.stringify(manifest));
  };
  for (const [key, value] of [
    ['table_format_id', 'of_another_kind'],
    ['engine_contract_version', 2],
  ] as const)
    withCopy((directory) => {
      rewrite(directory, (manifest) => (manifest[key] = value));
      assert.throws(
        () => nodeVisibilityPack(directory),
        damaged('manifest.json', new RegExp(`${key}.*this engine reads`)),
      );
    });
  withCopy((directory) => {
    writeFileSync(join(directory, 'manifest.json'), '{');
    assert.throws(() => nodeVisibilityPack(directory), damaged('manifest.json', /is not JSON/));
  });
  for (const [text, words] of [
    ['{}', /wavelength_nm must be a list of numbers/],
    ['[', /is not JSON/],
  ] as const)
    withCopy((directory) => {
      writeFileSync(join(directory, 'spectral.json'), text);
      rewrite(directory, (manifest) => {
        (manifest.files as Record<string, unknown>)['spectral.json'] = { sha256: sha256(text), bytes: text.length };
      });
      assert.throws(() => openEngine({ visibilityPackDirectory: directory }), damaged('spectral.json', words));
    });
});
