import { createEngine } from '../../src/engine.js';
import type { Engine } from '../../src/engine.js';
import { nodeDataProvider } from '../../src/node-data.js';

let engine: Engine | undefined;

/** The engine over the embedded data, one for all the tests of a process: files are read once, its caches serve all. */
export const sharedEngine = (): Engine => (engine ??= createEngine(nodeDataProvider()));
