import type { Route } from '../contract/route.js';
import type { Engine } from '../engine.js';
import type { RequestValidator } from './validator.js';

/** Pause between two steps, in which waiting requests are served. */
const PAUSE_MS = 5;
/** The service is idle when no request has arrived for this time. */
const IDLE_MS = 50;

/** A route of the serving thread, with the function that compiles its validator. */
export interface WarmRoute {
  readonly route: Route;
  readonly validator: () => RequestValidator;
}

/**
 * Prepares the routes for their first requests: compiles the validators, and answers the examples of the routes that run in this thread, which loads
 * their catalogues. It prepares one route at a time, while the service is idle. Returns the function that stops it.
 */
export function warmUp(routes: readonly WarmRoute[], engine: Engine, lastRequestAt: () => number): () => void {
  const waiting = [...routes];
  let timer: NodeJS.Timeout | undefined;
  const step = (): void => {
    if (performance.now() - lastRequestAt() >= IDLE_MS) {
      const next = waiting.shift();
      if (next) warm(next, engine);
    }
    timer = waiting.length ? setTimeout(step, PAUSE_MS).unref() : undefined;
  };
  timer = setTimeout(step, PAUSE_MS).unref();
  return () => clearTimeout(timer);
}

/** Prepares one route. Errors are ignored: a request with the same error reports it. */
function warm({ route, validator }: WarmRoute, engine: Engine): void {
  try {
    const validate = validator();
    if (route.run === 'pool') return;
    const { params = {}, query = {}, body } = route.example;
    const input = validate({ params: asText(params), query: asText(query), body: structuredClone(body) });
    JSON.stringify(route.handle(engine, input));
  } catch {
    // An example may need a worker.
  }
}

const asText = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
