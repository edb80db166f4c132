import { parentPort } from 'node:worker_threads';
import type { Engine } from '../../../src/engine.js';
import { hostJobs } from '../../../src/transport/worker-host.js';
import { fakeFamily } from './fake-family.js';

if (parentPort) hostJobs(parentPort, [fakeFamily], {} as Engine);
