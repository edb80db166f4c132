import { createEngine } from '../engine.js';
import type { Engine } from '../engine.js';
import { nodeDataProvider, nodeKernels, sharedDataProvider } from '../node-data.js';
import type { SharedData } from '../node-data.js';

/** What a worker thread needs to build the same engine as the serving thread, over the same memory. */
export interface WorkerData { readonly shared: SharedData; readonly kernelPaths: readonly string[] }

/** The serving thread's engine, and what its workers get. Errors: those of the data (missing or damaged files), by name. */
export function openEngine(kernelPaths: readonly string[]): { engine: Engine; workerData: () => WorkerData } {
  const data = nodeDataProvider();
  data.verifyAll();
  const engine = createEngine(data, { kernels: nodeKernels(kernelPaths), integratesSmallBodies: false });
  return { engine, workerData: () => ({ shared: data.shareable(), kernelPaths }) };
}

/** A worker's engine. */
export const openWorkerEngine = ({ shared, kernelPaths }: WorkerData): Engine =>
  createEngine(sharedDataProvider(shared), { kernels: nodeKernels(kernelPaths) });
