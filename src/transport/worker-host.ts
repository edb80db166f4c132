import type { MessagePort } from 'node:worker_threads';
import type { Family } from '../contract/route.js';
import type { Engine } from '../engine.js';
import { writeAnswer } from './answer-memory.js';
import type { WrittenAnswer } from './answer-memory.js';
import { AnswerWriter } from './answer-text.js';
import type { Cut } from './cut-answer.js';
import { metaFamily } from './meta.js';
import { openApiText } from './openapi.js';
import { packError } from './thread-errors.js';
import type { ErrorParcel } from './thread-errors.js';
import type { RequestParts } from './validator.js';

/** The operation id of the job that creates the OpenAPI document, which takes too long for the serving thread. Its body contains the version. */
export const OPENAPI_JOB = 'service:openapi';

/** A job of a worker: a validated request as JSON, with the operation id of its route. */
export interface JobMessage {
  readonly id: number;
  readonly operationId: string;
  readonly input: string;
  /** The wanted part or form of the answer; undefined: the complete answer in JSON. */
  readonly cut?: Cut;
  /** Memory that is lent for the answer. */
  readonly memory: SharedArrayBuffer;
}
export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly id: number; readonly answer: WrittenAnswer }
  | { readonly kind: 'failed'; readonly id: number; readonly error: ErrorParcel };

/** Runs the jobs that arrive over a port, one after another. */
export function hostJobs(port: MessagePort, families: readonly Family[], engine: Engine): void {
  const routes = new Map(families.flatMap((family) => family.routes).map((route) => [route.operationId, route]));
  const writer = new AnswerWriter(engine);
  const answer = ({ operationId, input, cut }: JobMessage): string => {
    const parts = JSON.parse(input) as RequestParts;
    if (operationId === OPENAPI_JOB) return describeService(families, parts.body as { version: string });
    const route = routes.get(operationId);
    if (!route) throw new Error(`no route ${operationId} in this worker`);
    return writer.write(route, route.handle(engine, parts), cut);
  };
  port.on('message', (job: JobMessage) => {
    const message = perform(job, answer);
    const bytes = message.kind === 'done' ? message.answer.bytes : undefined;
    port.postMessage(message, bytes === undefined ? [] : [bytes.buffer]);
  });
  port.postMessage({ kind: 'ready' } satisfies WorkerMessage);
}

function perform(
  job: JobMessage,
  answer: (job: JobMessage) => string,
): Exclude<WorkerMessage, { readonly kind: 'ready' }> {
  try {
    return { kind: 'done', id: job.id, answer: writeAnswer(answer(job), job.memory) };
  } catch (error) {
    return { kind: 'failed', id: job.id, error: packError(error) };
  }
}

/** The OpenAPI document. The declarations of the operational routes do not depend on the state of the service. */
function describeService(families: readonly Family[], { version }: { readonly version: string }): string {
  const unknown = { serverVersion: version, engineVersion: version, kernelStatus: '', release: '', kernels: [] };
  return openApiText([metaFamily(unknown, { draining: false }, families), ...families], version);
}
