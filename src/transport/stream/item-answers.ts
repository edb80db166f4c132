import type { Engine } from '../../engine.js';
import { NeedsWorker } from '../../ephemeris/work-errors.js';
import type { Query } from '../cut-answer.js';
import { envelope, ServiceError, toServiceError } from '../errors.js';
import { JSON_LIMITS, parseJsonBody } from '../json-body.js';
import type { WorkerPool } from '../pool.js';
import type { Route } from '../../contract/route.js';
import type { RouteNames } from '../route-names.js';
import type { RequestParts, RequestValidator } from '../validator.js';
import type { AnswerWriter } from '../answer-text.js';
import { idOf, readItem } from './item.js';
import type { ItemId, ItemRequest } from './item.js';

/** Pause between two attempts to submit a heavy item while the pool is full. */
const RETRY_MS = 100;
/** Longest time of these attempts; then the item is answered 503. */
const MOST_PATIENCE_MS = 30_000;

/** An item that is computed in the pool. `line` never rejects. */
export interface Ticket {
  readonly line: Promise<Buffer>;
  cancel(): void;
}

export interface AnswerParts {
  readonly engine: Engine;
  readonly writer: AnswerWriter;
  readonly names: RouteNames;
  readonly validator: (route: Route) => RequestValidator;
  /** Without a pool every item is computed in the serving thread. */
  readonly pool: WorkerPool | undefined;
  readonly lineLimitBytes: number;
  readonly cutAll: Query;
  readonly requestId: string;
  /** Counts an item for the rate limit of its sender; returns the error of an item beyond it, or null. */
  readonly admit: (index: number) => ServiceError | null;
  /** Called with the status of each answer. */
  readonly answered: (status: number) => void;
  /** Called with errors of the service, for the log. */
  readonly onError: (error: unknown) => void;
  /** Closes the connection of a client that reads no answers. */
  readonly abandon: () => void;
}

/** Converts an error of an item to the error of its answer. */
type ToAnswer = (error: unknown) => ServiceError;

/** The parts with the body as it was sent: validation fills in defaults, which an error must not show as given. */
const asGiven = (bytes: Buffer, parts: RequestParts): RequestParts => ({
  ...parts,
  body: (parseJsonBody(bytes) as { readonly body?: unknown }).body,
});

/** Answers items by the same steps as single requests; an answer is one line. */
export class ItemAnswers {
  readonly #parts: AnswerParts;

  constructor(parts: AnswerParts) {
    this.#parts = parts;
  }

  abandon(): void {
    this.#parts.abandon();
  }

  /** Answers a light or refused item with its line, and starts a heavy item, for which it returns a ticket. `bytes` is null for a line beyond the limit. */
  begin(index: number, bytes: Buffer | null): Buffer | Ticket {
    let id: ItemId,
      toAnswer: ToAnswer = (error) => toServiceError(error);
    try {
      if (bytes === null) throw tooLong(this.#parts.lineLimitBytes);
      const value = parseJsonBody(bytes);
      id = idOf(value);
      const refusal = this.#parts.admit(index);
      if (refusal) throw refusal;
      toAnswer = (error) => toServiceError(error, { params: {}, query: {}, body: value });
      const item = readItem(value, this.#parts.names, this.#parts.cutAll);
      const input = this.#parts.validator(item.route)(item.parts);
      toAnswer = (error) => toServiceError(error, error instanceof ServiceError ? input : asGiven(bytes, input));
      return this.#answer(index, id, item, input, toAnswer);
    } catch (error) {
      return this.lineOf(index, id, toAnswer(error), error);
    }
  }

  #answer(index: number, id: ItemId, item: ItemRequest, input: RequestParts, toAnswer: ToAnswer): Buffer | Ticket {
    const { pool, engine, writer } = this.#parts;
    const { route, cut } = item;
    if (route.run === 'pool' && pool) return this.#inPool(pool, index, id, item, input, toAnswer);
    try {
      return this.#line(index, id, 200, writer.write(route, route.handle(engine, input), cut));
    } catch (error) {
      if (error instanceof NeedsWorker && pool) return this.#inPool(pool, index, id, item, input, toAnswer);
      throw error;
    }
  }

  /** Computes an item in the pool. When the pool is full, it tries again: the stream waits rather than lose an item. */
  #inPool(
    pool: WorkerPool,
    index: number,
    id: ItemId,
    { route, cut }: ItemRequest,
    input: RequestParts,
    toAnswer: ToAnswer,
  ): Ticket {
    let left = false,
      drop = (): void => {};
    const { operationId, deadlineMs } = route;
    const attempt = (): Promise<string> => {
      const ticket = pool.submit({ operationId, input, cut, deadlineMs, costMs: route.costMs?.(input) });
      drop = () => ticket.cancel();
      return ticket.text;
    };
    const patiently = async (): Promise<string> => {
      for (const until = performance.now() + MOST_PATIENCE_MS; ;) {
        try {
          return await attempt();
        } catch (error) {
          const busy = error instanceof ServiceError && error.code === 'server_busy';
          if (!busy || left || performance.now() > until) throw error;
        }
        await new Promise<void>((resolve) => setTimeout(resolve, RETRY_MS));
      }
    };
    return {
      line: patiently().then(
        (text) => this.#line(index, id, 200, text),
        (error: unknown) => (left ? Buffer.alloc(0) : this.lineOf(index, id, toAnswer(error), error)),
      ),
      cancel: () => {
        left = true;
        drop();
      },
    };
  }

  /** The line of an item that is refused or failed. */
  lineOf(index: number, id: ItemId, error: ServiceError, cause: unknown = error): Buffer {
    const { requestId, cutAll } = this.#parts;
    if (error.status === 500) this.#parts.onError(cause);
    return this.#line(index, id, error.status, JSON.stringify(envelope(error, requestId, cutAll.names === 'plain')));
  }

  #line(index: number, id: ItemId, status: number, body: string): Buffer {
    this.#parts.answered(status);
    const mark = id === undefined ? '' : `"id":${JSON.stringify(id)},`;
    return Buffer.from(`{"index":${index},${mark}"status":${status},"body":${body}}\n`);
  }
}

const tooLong = (limit: number): ServiceError =>
  new ServiceError(413, 'payload_too_large', 'size', `the line exceeds the limit of ${limit} bytes`, {
    limit_bytes: limit,
    limits_of_a_document: JSON_LIMITS,
  });
