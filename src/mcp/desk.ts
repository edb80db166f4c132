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
import { WholeAnswers } from './whole-answers.js';

/** Where tools get their answers: the routes in this process, heavy ones in worker threads, and the store of whole answers. */
export class Desk {
  readonly service: Service;
  readonly wholes = new WholeAnswers();
  readonly #pool: WorkerPool;
  #catalogue: CatalogueSearch | undefined;

  private constructor(engine: Engine, pool: WorkerPool) {
    this.service = new Service([], engine);
    this.#pool = pool;
  }

  /** `workers`: threads for heavy routes; they start with the first of them. */
  static open(data: OperatorData, workers: number, queueLimit: number): Desk {
    const { engine, workerData } = openEngine(data);
    const pool = new WorkerPool({
      module: WORKER_MODULE,
      workerData: workerData(),
      size: workers,
      queueLimit,
    });
    return new Desk(engine, pool);
  }

  /** Made on the first search: it reads the schemas of all routes. */
  get catalogue(): CatalogueSearch {
    return (this.#catalogue ??= new CatalogueSearch(this.service.routes));
  }

  /** The answer of a route that is named by its path. Errors: those of the route, and the 422 of the validation. */
  async ask<T>(path: string, parts: Partial<RequestParts>, signal?: AbortSignal): Promise<T> {
    const { route, params } = this.service.find(path);
    return (await this.answer(route, { ...parts, params: { ...params, ...(parts.params as object) } }, signal)) as T;
  }

  /** As `ask`, of a route that is at hand. Work whose caller gives up (`signal`) is ended. */
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
