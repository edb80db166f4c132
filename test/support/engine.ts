import { createEngine } from '../../src/engine.js';
import type { Engine } from '../../src/engine.js';
import { nodeDataProvider } from '../../src/node-data.js';

let engine: Engine | undefined;

/** The engine over the embedded data, shared by all tests of a process, which read the files once and share its caches. */
export const sharedEngine = (): Engine => (engine ??= createEngine(nodeDataProvider()));
