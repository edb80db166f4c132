import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import { startService } from '../../test/support/service-process.js';
import { ask, heavy, light, long, pause } from './requests.js';
import type { Figures, Scale, Scenario } from './scenario.js';

/** Ends the youngest worker thread of a service on SIGUSR2, whatever it computes. */
const KILLER = `data:text/javascript,${encodeURIComponent(
  "const threads = []; process.on('worker', (worker) => threads.push(worker)); process.on('SIGUSR2', () => threads.at(-1).terminate());",
)}`;

async function workerKilled({ whole }: Scale): Promise<Figures> {
  const service = await startService({ args: ['--import', KILLER] });
  try {
    const rounds = whole ? 10 : 2;
    for (let round = 0; round < rounds; round++) {
      assert.equal((await heavy(service.url, round)).status, 200);
      const search = long(service.url);
      while (!(await ask(service.url, '/metrics')).text.includes('worker_pool_running 1')) await pause(5);
      service.child.kill('SIGUSR2');
      const { status, text } = await search;
      assert.equal(status, 500);
      assert.match(text, /"error_code":"internal_error"/);
      assert.equal((await light(service.url)).status, 200);
    }
    assert.equal((await heavy(service.url, 100)).status, 200, 'the next is fine');
    assert.match((await ask(service.url, '/metrics')).text, new RegExp(`worker_pool_crashed_total ${rounds}\n`));
    assert.equal(await service.stop(), 0);
    return { killed: rounds };
  } finally {
    service.child.kill('SIGKILL');
  }
}

export const workerLoss: Scenario = {
  name: 'worker-loss',
  fault: 'a worker killed in the middle of a search ({killed} times)',
  outcome: 'that search answers 500 `internal_error`, the next one 200; other requests are not affected',
  run: workerKilled,
};

interface Ends {
  answered: number;
  /** Requests that were sent on an open connection and not answered. */
  readonly lost: string[];
}

/** One request over a kept connection; null when the service accepts no more connections. */
function send(agent: Agent, port: number, path: string, body: unknown): Promise<number | string | null> {
  return new Promise((resolve) => {
    const sent = request(
      { agent, port, host: '127.0.0.1', method: 'POST', path, headers: { 'content-type': 'application/json' } },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', (error) => resolve(`in the answer: ${error.message}`));
      },
    );
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED' ? null : `${error.code}`));
    sent.end(JSON.stringify(body));
  });
}

/** Sends one request after the other until no connection is accepted. */
async function untilRefused(port: number, ends: Ends, client: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const isHeavy = client % 4 === 0;
  for (let n = 0; ; n++) {
    const body = isHeavy ? { jd_start: 2_460_000 + 30 * n } : { dt: '2024-04-08T18:17:20Z' };
    const end = await send(agent, port, isHeavy ? '/v1/eclipses/solar/path' : '/v1/chart', body);
    if (end === 200) ends.answered++;
    else {
      if (end !== null) ends.lost.push(String(end));
      agent.destroy();
      return;
    }
  }
}

async function terminated({ seconds, whole }: Scale): Promise<Figures> {
  const ends: Ends = { answered: 0, lost: [] };
  const rounds = whole ? 5 : 1,
    clients = 12;
  for (let round = 0; round < rounds; round++) {
    const service = await startService({ env: { SERVICE_SHUTDOWN_GRACE_MS: '120000' } });
    try {
      const all = Promise.all(Array.from({ length: clients }, (_, client) => untilRefused(service.port, ends, client)));
      await pause((seconds * 1000) / rounds);
      assert.equal(await service.stop(), 0);
      await all;
    } finally {
      service.child.kill('SIGKILL');
    }
  }
  assert.ok(ends.answered > clients * rounds);
  assert.deepEqual(ends.lost, []);
  return { stops: rounds, clients, answered: ends.answered, lost: ends.lost.length };
}

export const termination: Scenario = {
  name: 'termination',
  fault: 'SIGTERM while {clients} clients send continuously ({stops} times)',
  outcome:
    '{answered} requests answered, {lost} lost: every request that was sent is answered, then connections are refused; exit code 0',
  run: terminated,
};
