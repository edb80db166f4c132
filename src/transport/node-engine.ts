import type { PackTexts } from '../visibility-pack.js';
import { createEngine } from '../engine.js';
import type { Engine } from '../engine.js';
import { nodeDataProvider, nodeKernels, sharedDataProvider } from '../node-data.js';
import type { SharedData } from '../node-data.js';
import { damaged, nodeVisibilityPack } from '../node-visibility-pack.js';

/** Data from which a worker thread builds the same engine as the serving thread, over the same memory. */
export interface WorkerData {
  readonly shared: SharedData;
  readonly kernelPaths: readonly string[];
  readonly kernelSha256: readonly string[];
  /** A few ten thousand characters, verified by the serving thread. */
  readonly visibilityPack: PackTexts | null;
}

/** Data that an operator adds to the data of the package. */
export interface OperatorData {
  readonly kernelPaths?: readonly string[];
  readonly visibilityPackDirectory?: string | null;
  readonly visibilityPackManifestSha256?: string | null;
}

/** Opens the engine of the serving thread and the data of its workers. Errors: DamagedFile, which names a missing or damaged file. */
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
  // A kernel may have gigabytes: its checksum is computed here once, not again in each worker.
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

/** The engine of a worker; `interruption` stops a computation (EngineOptions). */
export const openWorkerEngine = (
  { shared, kernelPaths, kernelSha256, visibilityPack }: WorkerData,
  interruption?: Int32Array,
): Engine =>
  createEngine(sharedDataProvider(shared), {
    kernels: nodeKernels(kernelPaths, kernelSha256),
    visibilityPack,
    interruption,
  });
