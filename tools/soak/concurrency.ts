import assert from 'node:assert/strict';
import { families } from '../../src/registry.js';
import type { Route } from '../../src/contract/route.js';
import { addressOf } from '../../test/contract/support/real-app.js';
import { startService } from '../../test/support/service-process.js';
import { visibilityPackDirectory } from '../../test/support/visibility-pack.js';
import { ask } from './requests.js';
import type { Figures, Scale, Scenario } from './scenario.js';

const CLIENTS = 64;
/** The tests request one route of this many; the command requests all. */
const SAMPLED = 10;

async function run({ whole }: Scale): Promise<Figures> {
  const routes = families
    .flatMap((family) => family.routes)
    .filter(({ deterministic }, i) => deterministic && (whole || i % SAMPLED === 0));
  const service = await startService({
    env: {
      SERVICE_LOG_LEVEL: 'info',
      SERVICE_QUEUE_LIMIT: '10000',
      SERVICE_PHYSICAL_VISIBILITY_DATA_PACK_DIRECTORY: visibilityPackDirectory(),
    },
  });
  try {
    const call = (route: Route) => ask(service.url, addressOf(route), route.example.body);
    const serial: { status: number; text: string }[] = [];
    for (const route of routes) serial.push(await call(route));
    assert.deepEqual(
      routes.filter((_, i) => serial[i].status !== 200).map(({ path }) => path),
      [],
    );
    // Every client requests every route, each starting at a different one.
    let next = 0,
      answers = 0;
    const rounds = whole ? 4 : 2;
    const client = async (): Promise<void> => {
      for (let n = next++; n < routes.length * rounds; n = next++) {
        const i = (n * 7) % routes.length;
        const { status, text } = await call(routes[i]);
        assert.equal(status, 200, routes[i].path);
        assert.ok(text === serial[i].text, `${routes[i].path} answers differently under load`);
        answers++;
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    assert.equal(await service.stop(), 0);
    return { routes: routes.length, clients: CLIENTS, answers };
  } finally {
    service.child.kill('SIGKILL');
  }
}

export const concurrency: Scenario = {
  name: 'concurrency',
  fault: '{clients} clients at once, the examples of {routes} routes',
  outcome: '{answers} answers, byte for byte equal to those of a single client',
  run,
};
