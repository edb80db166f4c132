import { createEngine } from '../engine.js';
import type { Engine } from '../engine.js';
import { nodeDataProvider, nodeKernels, sharedDataProvider } from '../node-data.js';
import type { SharedData } from '../node-data.js';

/** What a worker thread needs to build the same engine as the serving thread, over the same memory. */
export interface WorkerData {
  readonly shared: SharedData;
  readonly kernelPaths: readonly string[];
  readonly kernelSha256: readonly string[];
}

/** The serving thread's engine, and what its workers get. Errors: those of the data (missing or damaged files), by name. */
export function openEngine(kernelPaths: readonly string[]): { engine: Engine; workerData: () => WorkerData } {
  const data = nodeDataProvider();
  data.verifyAll();
  const kernels = nodeKernels(kernelPaths);
  // A kernel may hold gigabytes: its sum is computed here once, not again in each worker.
  const kernelSha256 = kernels.map((kernel) => kernel.identity.sha256);
  return {
    engine: createEngine(data, { kernels, integratesSmallBodies: false }),
    workerData: () => ({ shared: data.shareable(), kernelPaths, kernelSha256 }),
  };
}

/** A worker's engine. */
export const openWorkerEngine = ({ shared, kernelPaths, kernelSha256 }: WorkerData): Engine =>
  createEngine(sharedDataProvider(shared), { kernels: nodeKernels(kernelPaths, kernelSha256) });
