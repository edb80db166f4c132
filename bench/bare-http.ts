import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { fileURLToPath } from 'node:url';
import { freePort } from '../test/support/service-process.js';
import type { HttpFigure } from './http.js';

const SERVICE = fileURLToPath(new URL('../server/main.js', import.meta.url));
const BARE = fileURLToPath(new URL('./bare-server.js', import.meta.url));
const BATCH_SIZE = 1000;

/** A request that is measured on both servers. */
interface Case {
  readonly name: string;
  readonly path: string;
  /** Undefined: GET. */
  readonly body?: string;
  /** Computations in one request: CPU time is given per computation. */
  readonly size: number;
  /** Largest allowed ratio to the minimal server. */
  readonly limit: number;
}

const CASES: readonly Case[] = [
  {
    name: 'POST /v1/chart',
    path: '/v1/chart',
    body: JSON.stringify({ dt: '1990-06-15T14:30:00Z', observer_lat: 51.5, observer_lon: 0 }),
    size: 1,
    limit: 1.8,
  },
  { name: 'GET /health', path: '/health', size: 1, limit: 1.6 },
  {
    name: `a chart in a batch of ${BATCH_SIZE}`,
    path: '/v1/batch/charts',
    body: JSON.stringify({
      requests: Array.from({ length: BATCH_SIZE }, (_, i) => ({ dt: `${1600 + (i % 800)}-06-15T14:30:00Z` })),
    }),
    size: BATCH_SIZE,
    limit: 1.1,
  },
];

const ROUNDS = 7;
/** A fixed number, so that a busy machine changes the duration of a turn and not its work. */
const REQUESTS_PER_TURN = 5000;
const BATCHES_PER_TURN = 12;

/**
 * Compares the CPU time of the service with that of a minimal node:http server (bare-server.ts) that parses the same bodies and stringifies
 * the same answers. A chart in a batch is compared with a single chart of that server, and with the same batch. The two are loaded in turns, and the ratio is the median over the rounds, so that other load affects both equally. CPU
 * time is user and system time of the process, including its workers.
 */
export async function benchBareHttp(): Promise<HttpFigure[]> {
  const servicePort = await freePort();
  const service = spawn(process.execPath, [SERVICE], {
    // The warm-up compiles the validators of other routes for two seconds.
    env: { ...process.env, SERVICE_PORT: String(servicePort), SERVICE_HOST: '127.0.0.1', SERVICE_WARM_UP: 'off' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const answers: Record<string, unknown> = {};
    for (const { path, body } of CASES)
      answers[path] = JSON.parse(await firstAnswer(servicePort, path, body)) as unknown;
    const barePort = await freePort();
    const bare = spawn(process.execPath, [BARE, String(barePort)], { stdio: ['pipe', 'ignore', 'inherit'] });
    bare.stdin.end(JSON.stringify(answers));
    try {
      await firstAnswer(barePort, '/health');
      const figures: HttpFigure[] = [];
      for (const one of CASES) figures.push(...(await compare(one, [service, servicePort], [bare, barePort])));
      return figures;
    } finally {
      bare.kill('SIGTERM');
    }
  } finally {
    service.kill('SIGTERM');
  }
}

type Server = readonly [process: ChildProcess, port: number];

async function compare(one: Case, service: Server, bare: Server): Promise<HttpFigure[]> {
  const references = one.size > 1 ? [CASES[0], one] : [one];
  // The first turns compile the code of both servers.
  for (let turn = 0; turn < 2; turn++) {
    await cpuUsOf(one, service);
    for (const reference of references) await cpuUsOf(reference, bare);
  }
  const services: number[] = [],
    bares: number[][] = references.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    services.push(await cpuUsOf(one, service));
    for (const [i, reference] of references.entries()) bares[i].push(await cpuUsOf(reference, bare));
  }
  const ratioTo = (reference: readonly number[]): number => median(services.map((us, i) => us / reference[i]));
  const ratio = ratioTo(bares[0]);
  return [
    { name: `CPU time of the service: ${one.name}`, value: median(services), unit: 'us' },
    { name: `CPU time of node:http alone: ${one.name}`, value: median(bares[references.length - 1]), unit: 'us' },
    {
      name: `service / node:http alone: ${one.name}`,
      value: ratio,
      unit: 'times',
      note: `${references.length > 1 ? 'of a single request, ' : ''}limit ${one.limit}${ratio > one.limit ? ', MISSED' : ''}`,
    },
    ...(references.length > 1
      ? [
          {
            name: `service / node:http alone: ${one.name}, of the same batch`,
            value: ratioTo(bares[1]),
            unit: 'times',
            note: 'the reference computes nothing',
          },
        ]
      : []),
  ];
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1];

/** CPU time of a server per computation, microseconds, in one turn. */
async function cpuUsOf({ path, body, size }: Case, [{ pid }, port]: Server): Promise<number> {
  const before = cpuSeconds(pid);
  const requests = size === 1 ? await load(port, path, body) : await sendOften(port, path, body);
  return ((cpuSeconds(pid) - before) / (requests * size)) * 1e6;
}

async function load(port: number, path: string, body: string | undefined): Promise<number> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body,
    connections: 8,
    amount: REQUESTS_PER_TURN,
  });
  return result.requests.total;
}

async function sendOften(port: number, path: string, body: string | undefined): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let i = 0; i < BATCHES_PER_TURN; i++) await send(port, path, body, agent);
  agent.destroy();
  return BATCHES_PER_TURN;
}

function send(port: number, path: string, body: string | undefined, agent?: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      {
        port,
        path,
        agent,
        host: '127.0.0.1',
        method: body === undefined ? 'GET' : 'POST',
        headers: body === undefined ? {} : { 'content-type': 'application/json' },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          if (response.statusCode === 200) resolve(Buffer.concat(chunks).toString());
          else reject(new Error(`${path} answers ${response.statusCode}`));
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** The answer of a server that may still be starting. */
async function firstAnswer(port: number, path: string, body?: string): Promise<string> {
  const until = performance.now() + 30_000;
  for (;;) {
    try {
      return await send(port, path, body);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED' || performance.now() > until) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    }
  }
}

/** User and system time of a process with all of its threads, seconds (proc(5)); NaN where the system has no /proc. */
function cpuSeconds(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return NaN;
  }
}
