import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { MAIN } from '../support/service-process.js';

const START_LIMIT_MS = 120_000;

interface Entry {
  readonly msg: string;
  readonly pid?: number;
}

interface Service {
  readonly primary: ChildProcess;
  readonly entries: Entry[];
  url(): string;
  /** Waits until this number of processes has started to serve. */
  serving(count: number): Promise<void>;
}

function start(env: Record<string, string>): Service {
  const primary = spawn(process.execPath, [MAIN], {
    env: { ...process.env, SERVICE_PORT: '0', SERVICE_PROCESSES: '2', SERVICE_WORKERS: '2', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const entries: Entry[] = [];
  let rest = '';
  primary.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    // Every line of every process is complete.
    for (const line of lines) entries.push(JSON.parse(line) as Entry);
  });
  const listening = (): Entry[] => entries.filter(({ msg }) => msg.startsWith('listening'));
  return {
    primary,
    entries,
    url: () => /http:\S+/.exec(listening()[0].msg)?.[0] ?? '',
    async serving(count) {
      for (const end = Date.now() + START_LIMIT_MS; listening().length < count && Date.now() < end;) await pause(20);
      assert.equal(listening().length, count);
    },
  };
}

const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) resolve(child.exitCode);
    else child.once('exit', resolve);
  });

/** Pids of the processes that serve. */
const servingPids = ({ entries }: Service): number[] =>
  entries.flatMap(({ msg }) => (msg.startsWith('listening') ? [Number(/process (\d+)/.exec(msg)?.[1])] : []));

/** The value of a metric without labels, or the sum over its labels. */
const metric = (text: string, name: string): number =>
  [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'gm'))].reduce(
    (sum, [, value]) => sum + Number(value),
    0,
  );

test('rule: two processes serve one port, metrics are those of both, a lost one is replaced, all end together', async () => {
  const service = start({});
  try {
    await service.serving(2);
    const ids = new Set<string>();
    for (let i = 0; i < 12; i++) {
      // One connection for each request, so that the processes take turns.
      const answer = await fetch(`${service.url()}/meta/version`, { headers: { connection: 'close' } });
      assert.equal(answer.status, 200);
      await answer.text();
      ids.add(answer.headers.get('x-request-id') ?? '');
    }
    assert.equal(ids.size, 12, 'no request id comes twice');
    const text = await (await fetch(`${service.url()}/metrics`)).text();
    assert.equal(metric(text, 'service_processes'), 2);
    assert.equal(metric(text, 'worker_pool_size'), 2);
    assert.equal(metric(text, 'http_request_duration_seconds_count'), 12);
    assert.ok(metric(text, 'process_resident_memory_bytes') > 1e8, 'memory is added up');

    const [victim] = servingPids(service);
    process.kill(victim, 'SIGKILL');
    await service.serving(3);
    assert.equal((await fetch(`${service.url()}/health`)).status, 200);
    assert.deepEqual(
      service.entries.filter(({ msg }) => msg === 'a serving process was lost').map(({ pid }) => pid),
      [victim],
    );
    service.primary.kill('SIGTERM');
    assert.equal(await exitOf(service.primary), 0);
    for (const pid of servingPids(service)) assert.throws(() => process.kill(pid, 0), { code: 'ESRCH' });
  } finally {
    service.primary.kill('SIGKILL');
  }
});

test('rule: a process that cannot start ends the service with exit code 1', async () => {
  const service = start({ SERVICE_KERNEL_PATHS: '/nowhere/missing.bsp' });
  assert.equal(await exitOf(service.primary), 1);
  assert.equal(service.entries.length, 0);
});

test('rule: the configuration is read before any process starts', async () => {
  const service = start({ SERVICE_PROCESSES: 'many' });
  assert.equal(await exitOf(service.primary), 1);
});
