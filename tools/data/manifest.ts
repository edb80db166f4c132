import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Entry of a packed file in the manifest. `coverage` is in days since J2000.0 of the named scale. */
interface ManifestEntry {
  readonly sha256: string;
  readonly bytes: number;
  readonly coverage?: { readonly start: number; readonly end: number; readonly scale: string };
  readonly source: string;
  readonly source_sha256: string;
  readonly licence: string;
}

// Compiled, this file is dist/tools/data/manifest.js.
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PACKED_DIR = join(ROOT, 'data', 'packed');
export const RAW_DIR = join(ROOT, 'data', 'raw');

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

type Origin = Omit<ManifestEntry, 'sha256' | 'bytes'>;

const replaceFile = (path: string, content: Uint8Array | string): void => {
  writeFileSync(`${path}.new`, content);
  renameSync(`${path}.new`, path);
};

/** Writes a packed file and its entry in the manifest. Each of the two files is replaced in one step. */
export function writePacked(name: string, bytes: Uint8Array, origin: Origin): void {
  mkdirSync(PACKED_DIR, { recursive: true });
  replaceFile(join(PACKED_DIR, name), bytes);
  const path = join(PACKED_DIR, 'manifest.json');
  const entry: ManifestEntry = { sha256: sha256Of(bytes), bytes: bytes.length, ...origin };
  const manifest = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as { files: Record<string, ManifestEntry> })
    : { files: {} };
  manifest.files[name] = entry;
  const files = Object.fromEntries(Object.entries(manifest.files).sort(([a], [b]) => (a < b ? -1 : 1)));
  replaceFile(path, `${JSON.stringify({ files }, null, 2)}\n`);
  console.log(`${name}: ${(entry.bytes / 1e6).toFixed(2)} MB, sha256 ${entry.sha256}`);
}

/** The SHA-256 sums of raw files, in one string. */
export const rawSha256 = (...names: string[]): string =>
  names.map((name) => sha256Of(readFileSync(join(RAW_DIR, name)))).join(' ');
