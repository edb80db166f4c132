import type { AnswerOf, OperationId } from '../client/operations.js';
import type { Route } from '../contract/route.js';
import type { Engine } from '../engine.js';
import { NeedsWorker } from '../ephemeris/work-errors.js';
import { Service } from '../cli/service.js';
import { WorkerPool } from '../transport/pool.js';
import { openEngine } from '../transport/node-engine.js';
import type { OperatorData } from '../transport/node-engine.js';
import type { RequestParts } from '../transport/validator.js';
import { WORKER_MODULE } from '../transport/worker-module.js';
import { CatalogueSearch } from './catalogue-search.js';
import { AnswerStore } from './answer-store.js';

/** Calls routes for the tools: light routes in this thread, heavy ones in worker threads. It also has the store of complete answers. */
export class RouteClient {
  readonly service: Service;
  readonly answers = new AnswerStore();
  readonly #pool: WorkerPool;
  #catalogue: CatalogueSearch | undefined;

  private constructor(engine: Engine, pool: WorkerPool) {
    this.service = new Service([], engine);
    this.#pool = pool;
  }

  /** `workers`: number of threads for heavy routes; they start with the first heavy request. */
  static open(data: OperatorData, workers: number, queueLimit: number): RouteClient {
    const { engine, workerData } = openEngine(data);
    const pool = new WorkerPool({
      module: WORKER_MODULE,
      workerData: workerData(),
      size: workers,
      queueLimit,
    });
    return new RouteClient(engine, pool);
  }

  /** The search is created on its first use: it reads the schemas of all routes. */
  get catalogue(): CatalogueSearch {
    return (this.#catalogue ??= new CatalogueSearch(this.service.routes));
  }

  /** The answer of an operation. Errors: those of the route, and the 422 of the validation. */
  async ask<Id extends OperationId>(
    operation: Id,
    parts: Partial<RequestParts>,
    signal?: AbortSignal,
  ): Promise<AnswerOf<Id>> {
    return (await this.answer(this.service.find(operation).route, parts, signal)) as AnswerOf<Id>;
  }

  /** The answer of a route. `signal` stops the computation. Errors: as `ask`. */
  async answer(route: Route, parts: Partial<RequestParts>, signal?: AbortSignal): Promise<unknown> {
    const input = this.service.checked(route, parts);
    if (route.run === 'pool') return this.#inWorker(route, input, signal);
    try {
      return route.handle(this.service.engine, input);
    } catch (error) {
      if (error instanceof NeedsWorker) return this.#inWorker(route, input, signal);
      throw error;
    }
  }

  close(): Promise<void> {
    return this.#pool.close(0);
  }

  async #inWorker(route: Route, input: RequestParts, signal: AbortSignal | undefined): Promise<unknown> {
    const { operationId, deadlineMs } = route;
    const ticket = this.#pool.submit({ operationId, input, deadlineMs, costMs: route.costMs?.(input) });
    const cancel = (): void => ticket.cancel();
    signal?.addEventListener('abort', cancel, { once: true });
    if (signal?.aborted) cancel();
    try {
      return JSON.parse(await ticket.text) as unknown;
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  }
}
