import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACK_FILES, readManifest, UnusablePack } from './visibility-pack.js';
import type { PackTexts } from './visibility-pack.js';
import { DamagedFile } from './ephemeris/random-access.js';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function read(directory: string, name: string): Uint8Array {
  const path = join(directory, name);
  if (!existsSync(path)) throw new DamagedFile(path, 'is missing from the visibility data pack');
  return readFileSync(path);
}

/**
 * Reads and verifies a visibility data pack. `manifestSha256` pins it: a different manifest is refused. Errors: `DamagedFile` with the file,
 * the expected value and the value found.
 */
export function nodeVisibilityPack(directory: string, manifestSha256?: string | null): PackTexts {
  const bytes = read(directory, 'manifest.json'),
    found = sha256(bytes);
  if (manifestSha256 && manifestSha256.toLowerCase() !== found)
    throw new DamagedFile(
      join(directory, 'manifest.json'),
      `is not the pinned one: expected sha256 ${manifestSha256.toLowerCase()}, found ${found}`,
    );
  try {
    const manifest = readManifest(Buffer.from(bytes).toString('utf8'));
    const texts = Object.fromEntries(PACK_FILES.map((name) => [name, payload(directory, name, manifest.files[name])]));
    return { manifest, manifestSha256: found, texts };
  } catch (error) {
    throw damaged(directory, error);
  }
}

/** Converts an UnusablePack to a DamagedFile with the path of the file; returns other errors unchanged. */
export const damaged = (directory: string, error: unknown): unknown =>
  error instanceof UnusablePack ? new DamagedFile(join(directory, error.file), error.message) : error;

function payload(
  directory: string,
  name: string,
  expected: { readonly sha256: string; readonly bytes: number },
): string {
  const bytes = read(directory, name),
    found = sha256(bytes);
  if (found !== expected.sha256)
    throw new DamagedFile(
      join(directory, name),
      `is damaged: expected sha256 ${expected.sha256} (${expected.bytes} bytes), found ${found} (${bytes.length} bytes)`,
    );
  return Buffer.from(bytes).toString('utf8');
}
