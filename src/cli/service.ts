import type { AnswerOf, OperationId } from '../client/operations.js';
import type { Route } from '../contract/route.js';
import { createEngine } from '../engine.js';
import type { Engine } from '../engine.js';
import { nodeDataProvider, nodeKernels } from '../node-data.js';
import { families } from '../registry.js';
import { asksToCut, cutAnswer, readCut, withoutCut } from '../transport/cut-answer.js';
import type { JsonSchema } from '../transport/json-schema.js';
import { RouteNames } from '../transport/route-names.js';
import { compileRequestValidator, createAjv } from '../transport/validator.js';
import type { RequestParts, RequestValidator } from '../transport/validator.js';

/** Calls the routes of the service in this process, without a server: requests are validated and answered as over HTTP. */
export class Service {
  readonly routes: readonly Route[] = families.flatMap((family) => family.routes);
  readonly #kernelPaths: readonly string[];
  readonly #names = new RouteNames(this.routes);
  readonly #ajv = createAjv();
  readonly #checks = new Map<Route, RequestValidator>();
  #engine: Engine | undefined;

  /** `kernelPaths`: SPK files that take precedence over the embedded ephemeris; `engine`: an engine that is already open. */
  constructor(kernelPaths: readonly string[] = [], engine?: Engine) {
    this.#kernelPaths = kernelPaths;
    this.#engine = engine;
  }

  get engine(): Engine {
    return (this.#engine ??= createEngine(nodeDataProvider(), { kernels: nodeKernels(this.#kernelPaths) }));
  }

  /** The answer of an operation. Errors: those of the route, and the 422 of the validation. */
  ask<Id extends OperationId>(operation: Id, parts: Partial<RequestParts>): AnswerOf<Id> {
    return this.answer(this.find(operation).route, parts) as AnswerOf<Id>;
  }

  /** The answer of a route. Errors: as `ask`. */
  answer(route: Route, parts: Partial<RequestParts>): unknown {
    const query = (parts.query ?? {}) as Record<string, unknown>;
    const cut = asksToCut(query) ? readCut(query, route.response as JsonSchema) : null;
    const answer = route.handle(this.engine, this.checked(route, { ...parts, query: withoutCut(query) }));
    return cut ? cutAnswer(answer, cut, route.response as JsonSchema) : answer;
  }

  /** A validated request with defaults filled in. Errors: the 422 of the validation. */
  checked(route: Route, { params = {}, query = {}, body }: Partial<RequestParts>): RequestParts {
    const check = this.#checks.get(route) ?? compileRequestValidator(this.#ajv, route);
    this.#checks.set(route, check);
    // The validator fills in defaults: a clone keeps the given object unchanged.
    return check({ params, query, body: structuredClone(body) });
  }

  /** Finds a route by path (also with values in place of placeholders), name (with or without `_route`) or operation id. */
  find(name: string): ReturnType<RouteNames['find']> {
    return this.#names.find(name);
  }
}
