import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort, residentMb } from '../test/support/service-process.js';

/** One figure of the report. */
export interface HttpFigure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly note?: string;
}

const BODY = JSON.stringify({ dt: '1990-06-15T14:30:00Z', observer_lat: 51.5, observer_lon: 0 });
const SERVICE = fileURLToPath(new URL('../server/main.js', import.meta.url));
/** Several searches of a century at once: more than there are cores. */
const HEAVY = { path: '/v1/batch/events', connections: 4 };
const HEAVY_BODY = JSON.stringify({
  requests: Array.from({ length: 8 }, () => ({
    kind: 'aspect_transit',
    body: 'Jupiter',
    target: 'Saturn',
    angle: 90,
    orb: 1,
    jd_start: 2415020.5,
    jd_end: 2451544.5,
  })),
});

/**
 * Charts over HTTP: the service is a separate process, this process is the client, and both share the machine. One connection measures the
 * time of a call, eight connections the throughput of one serving thread. CPU time per request is that of the service.
 */
export async function benchHttp(seconds = 5): Promise<HttpFigure[]> {
  const port = await freePort();
  const started = performance.now();
  const child = serviceOn(port);
  try {
    const base = `http://127.0.0.1:${port}`,
      url = `${base}/v1/chart`;
    const startMs = await firstAnswer(url, started);
    const rssMb = residentMb(child.pid);
    await load({ url, seconds: 2 });
    const single = await load({ url, connections: 1, seconds });
    const pid = child.pid as number;
    const many = await cpuOf(pid, () => load({ url, seconds }));
    await load({ url: `${base}/health`, method: 'GET', seconds: 1 });
    const health = await cpuOf(pid, () => load({ url: `${base}/health`, method: 'GET', seconds }));
    const batch = await batchMs(port, 'identity'),
      packedBatch = await batchMs(port, 'gzip');
    const [beside] = await Promise.all([
      load({ url, seconds }),
      load({ url: base + HEAVY.path, body: HEAVY_BODY, connections: HEAVY.connections, seconds }),
    ]);
    return [
      { name: 'start to first chart', value: startMs, unit: 'ms', note: 'build made before' },
      { name: 'memory at first chart', value: rssMb, unit: 'MB' },
      { name: 'chart over HTTP, mean of one connection', value: 1000 / single.requests.average, unit: 'ms' },
      {
        name: 'chart over HTTP, 99th percentile of one connection',
        value: single.latency.p99,
        unit: 'ms',
        note: 'resolution 1 ms',
      },
      {
        name: 'charts over HTTP, eight connections',
        value: many.result.requests.average,
        unit: '1/s',
        note: `${many.result.non2xx + many.result.errors} failures; answer of ${bytesOf(many.result)} bytes`,
      },
      { name: BATCH, value: batch.median, unit: 'ms', note: `least ${Math.round(batch.least)}; limit 60` },
      {
        name: `${BATCH}, compressed`,
        value: packedBatch.median,
        unit: 'ms',
        note: `least ${Math.round(packedBatch.least)}`,
      },
      {
        name: 'CPU time of the service per chart',
        value: many.cpuUs,
        unit: 'us',
        note: 'computation, JSON, HTTP, log line',
      },
      { name: 'CPU time of the service per /health', value: health.cpuUs, unit: 'us', note: 'limit 50' },
      {
        name: 'charts during searches on all workers, 99th percentile',
        value: beside.latency.p99,
        unit: 'ms',
        note: `${beside.non2xx + beside.errors} failures`,
      },
      { name: 'memory of a further process at rest', value: await furtherProcessMb(), unit: 'MB', note: 'limit 60' },
    ];
  } finally {
    child.kill('SIGTERM');
  }
}

const serviceOn = (port: number, env: Record<string, string> = {}): ChildProcess =>
  spawn(process.execPath, [SERVICE], {
    env: { ...process.env, SERVICE_PORT: String(port), SERVICE_HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

interface Load {
  readonly url: string;
  readonly seconds: number;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  readonly connections?: number;
}
type Loaded = Awaited<ReturnType<typeof autocannon>>;

const load = ({ url, seconds, method = 'POST', body = BODY, connections = 8 }: Load): Promise<Loaded> =>
  autocannon({
    url,
    method,
    headers: method === 'POST' ? { 'content-type': 'application/json' } : {},
    body: method === 'POST' ? body : undefined,
    connections,
    duration: seconds,
  });

/** Result of a load, and the CPU time of a process per request. */
async function cpuOf(pid: number, run: () => Promise<Loaded>): Promise<{ result: Loaded; cpuUs: number }> {
  const before = cpuSeconds(pid);
  const result = await run();
  return { result, cpuUs: ((cpuSeconds(pid) - before) / result.requests.total) * 1e6 };
}

/** Size of an answer on the wire: headers and body. */
const bytesOf = ({ throughput, requests }: Loaded): number => Math.round(throughput.average / requests.average);

/** Time until V8 has returned the memory of the start: about half a minute after the last work. */
const AT_REST_AFTER_MS = 45_000;

/** Unshared memory of a further process at rest: the mean over the processes of a service of two. */
async function furtherProcessMb(): Promise<number> {
  const port = await freePort();
  const child = serviceOn(port, { SERVICE_PROCESSES: '2' });
  try {
    await firstAnswer(`http://127.0.0.1:${port}/v1/chart`, performance.now());
    await new Promise((resolve) => {
      setTimeout(resolve, AT_REST_AFTER_MS);
    });
    const pids = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ').map(Number);
    return pids.reduce((sum, pid) => sum + proportionalMb(pid), 0) / pids.length;
  } catch {
    return NaN;
  } finally {
    child.kill('SIGTERM');
  }
}

const proportionalMb = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024;

const BATCH = 'a batch of 1,000 charts over HTTP, median of nineteen';
const BATCHES = 20;

/** A thousand different charts in one request, through the pool; the first call starts the workers and is not counted. */
async function batchMs(port: number, encoding: 'identity' | 'gzip'): Promise<{ median: number; least: number }> {
  const requests = Array.from({ length: 1000 }, (_, i) => ({ dt: `${1600 + i}-06-15T14:30:00Z` }));
  const times: number[] = [];
  for (let i = 0; i < BATCHES; i++) {
    const started = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}/v1/batch/charts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': encoding },
      body: JSON.stringify({ requests }),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`status ${response.status}`);
    if (i > 0) times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return { median: times[times.length >> 1], least: times[0] };
}

export async function firstAnswer(url: string, started: number): Promise<number> {
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
