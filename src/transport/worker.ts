import { parentPort, workerData } from 'node:worker_threads';
import { families } from '../registry.js';
import { openWorkerEngine } from './node-engine.js';
import type { WorkerData } from './node-engine.js';
import type { ThreadData } from './pool-thread.js';
import { yieldToServing } from './thread-priority.js';
import { hostJobs } from './worker-host.js';

// The module of a pool thread: the same registry as the serving thread, and an engine over its memory.
if (!parentPort) throw new Error('this module runs in a worker thread only');
yieldToServing();
const { data, interruption } = workerData as ThreadData<WorkerData>;
hostJobs(parentPort, families, openWorkerEngine(data, interruption));
