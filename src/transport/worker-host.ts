import type { MessagePort } from 'node:worker_threads';
import type { Family, Route } from '../contract/route.js';
import type { Engine } from '../engine.js';
import { packError } from './thread-errors.js';
import type { ErrorParcel } from './thread-errors.js';
import type { RequestParts } from './validator.js';

/** Work for a worker: a checked request as JSON, addressed by the operation id of its route. */
export interface JobMessage {
  readonly id: number;
  readonly operationId: string;
  readonly input: string;
}
export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly id: number; readonly text: string }
  | { readonly kind: 'failed'; readonly id: number; readonly error: ErrorParcel };

/** The JSON text of an answer: the same for the serving thread and for workers, so that answers are byte-identical. */
export function answerText(value: unknown): string {
  const text = JSON.stringify(value);
  if (typeof text !== 'string') throw new TypeError('the handler returned nothing');
  return text;
}

/** Serves jobs that come over a port, one after the other. */
export function hostJobs(port: MessagePort, families: readonly Family[], engine: Engine): void {
  const routes = new Map(families.flatMap((family) => family.routes).map((route) => [route.operationId, route]));
  port.on('message', (job: JobMessage) => port.postMessage(perform(job, routes.get(job.operationId), engine)));
  port.postMessage({ kind: 'ready' } satisfies WorkerMessage);
}

function perform({ id, operationId, input }: JobMessage, route: Route | undefined, engine: Engine): WorkerMessage {
  try {
    if (!route) throw new Error(`no route ${operationId} in this worker`);
    return { kind: 'done', id, text: answerText(route.handle(engine, JSON.parse(input) as RequestParts)) };
  } catch (error) {
    return { kind: 'failed', id, error: packError(error) };
  }
}
