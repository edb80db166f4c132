import { families } from '../src/registry.js';
import type { Route } from '../src/contract/route.js';
import { parseJsonBody } from '../src/transport/json-body.js';
import { compileRequestValidator, createAjv } from '../src/transport/validator.js';
import type { RequestValidator } from '../src/transport/validator.js';
import { hostileBodies } from '../test/contract/support/hostile.js';

/**
 * Cost of reading and checking a hostile body of up to a megabyte in the thread that does it: for each kind, the route with the highest
 * cost and the best of three runs (others may use the machine). `node dist/bench/hostile.js`
 */
const ajv = createAjv();
const worst = new Map<string, { ms: number; where: string; count: number }>();
for (const route of families.flatMap((family) => family.routes)) {
  if (!route.body) continue;
  const validate = compileRequestValidator(ajv, route);
  for (const { kind, bytes } of hostileBodies(route, 1_000_000)) {
    const ms = Math.min(...[1, 2, 3].map(() => timeOf(bytes, validate, route)));
    const entry = worst.get(kind) ?? { ms: 0, where: '', count: 0 };
    entry.count++;
    if (ms > entry.ms) Object.assign(entry, { ms, where: route.path });
    worst.set(kind, entry);
  }
}
for (const [kind, { ms, where, count }] of [...worst].sort((a, b) => b[1].ms - a[1].ms))
  console.log(`${ms.toFixed(2).padStart(9)} ms  ${String(count).padStart(4)} bodies  ${kind.padEnd(40)} ${where}`);

function timeOf(bytes: Buffer, validate: RequestValidator, route: Route): number {
  const started = performance.now();
  try {
    validate({ params: route.example.params ?? {}, query: {}, body: parseJsonBody(bytes) });
  } catch (error) {
    JSON.stringify((error as { details?: unknown }).details);
  }
  return performance.now() - started;
}
