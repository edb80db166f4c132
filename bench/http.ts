import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

/** One figure of the report. */
export interface HttpFigure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly note?: string;
}

const BODY = JSON.stringify({ dt: '1990-06-15T14:30:00Z', observer_lat: 51.5, observer_lon: 0 });

/**
 * Charts over HTTP: a service process of its own, this process as the client (the two share the machine). One connection gives the
 * time of a call, eight the throughput of the one thread that serves; CPU time per request is the service's own.
 */
export async function benchHttp(seconds = 5): Promise<HttpFigure[]> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [fileURLToPath(new URL('../server/main.js', import.meta.url))], {
    env: { ...process.env, SERVICE_PORT: String(port), SERVICE_HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const url = `http://127.0.0.1:${port}/v1/chart`;
    const startMs = await firstAnswer(url, started);
    const rssMb = residentMb(child.pid as number);
    await load(url, 8, 2);
    const single = await load(url, 1, seconds);
    const cpuBefore = cpuSeconds(child.pid as number);
    const many = await load(url, 8, seconds);
    const cpu = (cpuSeconds(child.pid as number) - cpuBefore) / many.requests.total;
    return [
      { name: 'start to first chart', value: startMs, unit: 'ms', note: 'build made before' },
      { name: 'memory at first chart', value: rssMb, unit: 'MB' },
      { name: 'chart over HTTP, mean of one connection', value: 1000 / single.requests.average, unit: 'ms' },
      {
        name: 'chart over HTTP, 99th percentile of one connection',
        value: single.latency.p99,
        unit: 'ms',
        note: 'whole milliseconds',
      },
      {
        name: 'charts over HTTP, eight connections',
        value: many.requests.average,
        unit: '1/s',
        note: `${many.non2xx + many.errors} failures; answer of ${Math.round(many.throughput.average / many.requests.average)} bytes`,
      },
      {
        name: 'a batch of 1,000 charts over HTTP, median of seven',
        value: await batchMs(port),
        unit: 'ms',
        note: 'limit 250',
      },
      {
        name: 'CPU time of the service per chart',
        value: cpu * 1e6,
        unit: 'us',
        note: 'computation, JSON, HTTP, log line',
      },
    ];
  } finally {
    child.kill('SIGTERM');
  }
}

const load = (url: string, connections: number, duration: number): ReturnType<typeof autocannon> =>
  autocannon({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: BODY,
    connections,
    duration,
  });

/** A thousand different charts in one request, through the pool; the first call starts the worker and is not counted. */
async function batchMs(port: number): Promise<number> {
  const requests = Array.from({ length: 1000 }, (_, i) => ({ dt: `${1600 + i}-06-15T14:30:00Z` }));
  const times: number[] = [];
  for (let i = 0; i < 8; i++) {
    const started = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}/v1/batch/charts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ requests }),
    });
    await response.text();
    if (!response.ok) throw new Error(`status ${response.status}`);
    if (i > 0) times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[3];
}

async function firstAnswer(url: string, started: number): Promise<number> {
  while (performance.now() - started < 30_000) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: BODY,
      });
      await response.text();
      if (response.ok) return performance.now() - started;
      throw new Error(`status ${response.status}`);
    } catch (error) {
      if ((error as Error).message.startsWith('status')) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
    }
  }
  throw new Error('the service did not start within 30 s');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => {
    server.once('listening', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

// Linux: /proc is read; elsewhere these figures are not given (NaN).
function residentMb(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return NaN;
  }
}

function cpuSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return NaN;
  }
}
