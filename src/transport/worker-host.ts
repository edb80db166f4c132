import type { MessagePort } from 'node:worker_threads';
import type { Family, Route } from '../contract/route.js';
import type { Engine } from '../engine.js';
import { packError } from './thread-errors.js';
import type { ErrorParcel } from './thread-errors.js';
import type { RequestParts } from './validator.js';

/** Work for a worker: a checked request, addressed by the operation id of its route. */
export interface JobMessage {
  readonly id: number;
  readonly operationId: string;
  readonly input: RequestParts;
}
export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly id: number; readonly text: string }
  | { readonly kind: 'failed'; readonly id: number; readonly error: ErrorParcel };

async function computeAnswer(route: Route, engine: Engine, input: RequestParts): Promise<string> {
  return answerText(await route.handle(engine, input));
}

/** The JSON text of an answer: the same for the serving thread and for workers, so that answers are byte-identical. */
export function answerText(value: unknown): string {
  const text = JSON.stringify(value);
  if (typeof text !== 'string') throw new TypeError('the handler returned nothing');
  return text;
}

/** Serves jobs that come over a port, one after the other. */
export function hostJobs(port: MessagePort, families: readonly Family[], engine: Engine): void {
  const routes = new Map(families.flatMap((family) => family.routes).map((route) => [route.operationId, route]));
  port.on('message', (job: JobMessage) => {
    const route = routes.get(job.operationId);
    const work = route
      ? computeAnswer(route, engine, job.input)
      : Promise.reject(new Error(`no route ${job.operationId} in this worker`));
    work.then(
      (text) => port.postMessage({ kind: 'done', id: job.id, text } satisfies WorkerMessage),
      (error: unknown) =>
        port.postMessage({ kind: 'failed', id: job.id, error: packError(error) } satisfies WorkerMessage),
    );
  });
  port.postMessage({ kind: 'ready' } satisfies WorkerMessage);
}
