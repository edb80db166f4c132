import type { PackTexts } from '../visibility-pack.js';
import { createEngine } from '../engine.js';
import type { Engine } from '../engine.js';
import { nodeDataProvider, nodeKernels, sharedDataProvider } from '../node-data.js';
import type { SharedData } from '../node-data.js';
import { damaged, nodeVisibilityPack } from '../node-visibility-pack.js';

/** What a worker thread needs to build the same engine as the serving thread, over the same memory. */
export interface WorkerData {
  readonly shared: SharedData;
  readonly kernelPaths: readonly string[];
  readonly kernelSha256: readonly string[];
  /** A few ten thousand characters, verified by the serving thread. */
  readonly visibilityPack: PackTexts | null;
}

/** What an operator adds to the package's own data. */
export interface OperatorData {
  readonly kernelPaths?: readonly string[];
  readonly visibilityPackDirectory?: string | null;
  readonly visibilityPackManifestSha256?: string | null;
}

/** The serving thread's engine, and what its workers get. Errors: those of the data (missing or damaged files), by name. */
export function openEngine({
  kernelPaths = [],
  visibilityPackDirectory: directory = null,
  visibilityPackManifestSha256: pin = null,
}: OperatorData = {}): {
  engine: Engine;
  workerData: () => WorkerData;
} {
  const data = nodeDataProvider();
  data.verifyAll();
  const kernels = nodeKernels(kernelPaths);
  // A kernel may hold gigabytes: its sum is computed here once, not again in each worker.
  const kernelSha256 = kernels.map((kernel) => kernel.identity.sha256);
  const visibilityPack = directory === null ? null : nodeVisibilityPack(directory, pin);
  try {
    return {
      engine: createEngine(data, { kernels, visibilityPack, integratesSmallBodies: false }),
      workerData: () => ({ shared: data.shareable(), kernelPaths, kernelSha256, visibilityPack }),
    };
  } catch (error) {
    throw directory === null ? error : damaged(directory, error);
  }
}

/** A worker's engine; `interruption` stops what it computes (EngineOptions). */
export const openWorkerEngine = (
  { shared, kernelPaths, kernelSha256, visibilityPack }: WorkerData,
  interruption?: Int32Array,
): Engine =>
  createEngine(sharedDataProvider(shared), {
    kernels: nodeKernels(kernelPaths, kernelSha256),
    visibilityPack,
    interruption,
  });
