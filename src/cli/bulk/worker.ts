import { parentPort, workerData } from 'node:worker_threads';
import type { Route } from '../../contract/route.js';
import { families } from '../../registry.js';
import { openWorkerEngine } from '../../transport/node-engine.js';
import { RouteNames } from '../../transport/route-names.js';
import { compileRequestValidator, createAjv } from '../../transport/validator.js';
import type { RequestValidator } from '../../transport/validator.js';
import { BlockWork } from './block-work.js';
import type { ThreadData, ThreadRequest } from './threads.js';

// The module of a thread: its engine uses the memory of the main thread; it receives blocks of rows and returns their answers.
if (!parentPort) throw new Error('this module runs in a worker thread only');
const port = parentPort;
const { engine, plan } = workerData as ThreadData;
const ajv = createAjv();
const checks = new Map<Route, RequestValidator>();
const work = new BlockWork({
  engine: openWorkerEngine(engine),
  names: new RouteNames(families.flatMap((family) => family.routes)),
  plan,
  check: (route) => {
    const known = checks.get(route) ?? compileRequestValidator(ajv, route);
    checks.set(route, known);
    return known;
  },
});
port.on('message', ({ id, block, columns }: ThreadRequest) => {
  const answer = columns === 'probe' ? work.probe(block) : work.answer(block, columns);
  const bytes = 'text' in answer ? answer.text : undefined;
  port.postMessage(
    { id, answer },
    bytes && bytes.byteLength === bytes.buffer.byteLength ? [bytes.buffer as ArrayBuffer] : [],
  );
});
