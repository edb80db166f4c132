import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildVisibilityPack } from '../../tools/data/visibility-pack.js';
import { createEngine } from '../../src/engine.js';
import type { Engine } from '../../src/engine.js';
import { nodeDataProvider, nodeVisibilityPack } from '../../src/node-data.js';

let directory: string | undefined;

/** The visibility pack of the package's own tables, built once for all the tests of a process and removed with it. */
export function visibilityPackDirectory(): string {
  if (directory === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'visibility-pack-'));
    buildVisibilityPack(made);
    process.on('exit', () => rmSync(made, { recursive: true, force: true }));
    directory = made;
  }
  return directory;
}

let engine: Engine | undefined;

/** An engine with that pack, one for all the tests of a process. */
export const engineWithPack = (): Engine =>
  (engine ??= createEngine(nodeDataProvider(), { visibilityPack: nodeVisibilityPack(visibilityPackDirectory()) }));
