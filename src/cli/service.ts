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

/** The routes of the service in this process, without a server: requests are checked and answered as over HTTP. */
export class Service {
  readonly routes: readonly Route[] = families.flatMap((family) => family.routes);
  readonly #kernelPaths: readonly string[];
  readonly #names = new RouteNames(this.routes);
  readonly #ajv = createAjv();
  readonly #checks = new Map<Route, RequestValidator>();
  #engine: Engine | undefined;

  /** `kernelPaths`: SPK files that take precedence over the embedded ephemeris; `engine`: one that is open already. */
  constructor(kernelPaths: readonly string[] = [], engine?: Engine) {
    this.#kernelPaths = kernelPaths;
    this.#engine = engine;
  }

  get engine(): Engine {
    return (this.#engine ??= createEngine(nodeDataProvider(), { kernels: nodeKernels(this.#kernelPaths) }));
  }

  /** The answer of a route to a request. Errors: those of the route, and the 422 of the validation. */
  ask<T>(name: string, parts: Partial<RequestParts>): T {
    const { route, params } = this.find(name);
    return this.answer(route, { ...parts, params: { ...params, ...(parts.params as object | undefined) } }) as T;
  }

  answer(route: Route, parts: Partial<RequestParts>): unknown {
    const query = (parts.query ?? {}) as Record<string, unknown>;
    const cut = asksToCut(query) ? readCut(query, route.response as JsonSchema) : null;
    const answer = route.handle(this.engine, this.checked(route, { ...parts, query: withoutCut(query) }));
    return cut ? cutAnswer(answer, cut, route.response as JsonSchema) : answer;
  }

  /** The request as the handler takes it, defaults filled in. Errors: the 422 of the validation. */
  checked(route: Route, { params = {}, query = {}, body }: Partial<RequestParts>): RequestParts {
    const check = this.#checks.get(route) ?? compileRequestValidator(this.#ajv, route);
    this.#checks.set(route, check);
    // The validator fills defaults in: the caller's object stays as it is.
    return check({ params, query, body: structuredClone(body) });
  }

  /** A route by its path (also with values in place of placeholders), its name (with or without `_route`) or its operation id. */
  find(name: string): ReturnType<RouteNames['find']> {
    return this.#names.find(name);
  }
}
