import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildVisibilityPack } from '../../tools/data/visibility-pack.js';
import { createEngine } from '../../src/engine.js';
import type { Engine } from '../../src/engine.js';
import { nodeDataProvider, nodeVisibilityPack } from '../../src/node-data.js';

// Compiled, this file is dist/test/support/visibility-pack.js.
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const BUILT = join(ROOT, 'dist', 'visibility-pack');
/** The inputs of a pack: the builder with its imports, and the published tables. */
const MADE_OF = [
  'dist/tools/data',
  'dist/src/sky/visibility/physical',
  'dist/src/kernel',
  'data/raw/visibility',
] as const;

/** A name made of everything that determines the bytes of a pack. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of MADE_OF)
    for (const name of readdirSync(join(ROOT, folder)).sort())
      if (/\.js(on)?$/.test(name) && !name.endsWith('.test.js'))
        hash.update(`${name}\0`).update(readFileSync(join(ROOT, folder, name)));
  return hash.digest('hex').slice(0, 16);
}

let directory: string | undefined;

/**
 * The visibility pack of the package's own tables, for reading only. Building takes seconds, so it is kept in dist/ and built again when
 * the builder or a table has changed. Two processes that build it at the same time make the same bytes; the first to end installs its files.
 */
export function visibilityPackDirectory(): string {
  if (directory !== undefined) return directory;
  const wanted = join(BUILT, fingerprint());
  if (!existsSync(wanted)) {
    const made = `${wanted}.${process.pid}`;
    mkdirSync(BUILT, { recursive: true });
    buildVisibilityPack(made);
    try {
      renameSync(made, wanted);
    } catch {
      rmSync(made, { recursive: true, force: true });
    }
  }
  return (directory = wanted);
}

let engine: Engine | undefined;

/** An engine with that pack, one for all the tests of a process. */
export const engineWithPack = (): Engine =>
  (engine ??= createEngine(nodeDataProvider(), { visibilityPack: nodeVisibilityPack(visibilityPackDirectory()) }));
