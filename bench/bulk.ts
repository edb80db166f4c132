import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../test/support/service-process.js';
import { firstAnswer } from './http.js';
import type { HttpFigure } from './http.js';

const COMMAND = fileURLToPath(new URL('../src/cli/main.js', import.meta.url));
const ROWS = 100_000,
  ITEMS = 20_000;

const birth = (i: number) => ({
  dt: new Date(Date.UTC(1900, 0, 1) + ((i * 7_919_000_003) % 3_900_000_000_000)).toISOString(),
  observer_lat: ((i * 37) % 1300) / 10 - 60,
  observer_lon: ((i * 73) % 3600) / 10 - 180,
});

/** Charts in bulk: a file through the command line on all cores, lines of JSON through the service (one serving thread). */
export async function benchBulk(): Promise<HttpFigure[]> {
  return [...benchCommand(), await benchStream()];
}

/** The command reports its own rate and peak memory; both include the start of the process and of its threads. */
function benchCommand(): HttpFigure[] {
  const folder = mkdtempSync(join(tmpdir(), 'bench-bulk-'));
  try {
    const births = join(folder, 'births.ndjson');
    writeFileSync(births, Array.from({ length: ROWS }, (_, i) => `${JSON.stringify(birth(i))}\n`).join(''));
    const args = [
      'bulk',
      births,
      '--route',
      'chart',
      '--fields',
      '*=planets.*.longitude',
      '-o',
      join(folder, 'charts.parquet'),
    ];
    const { status, stderr } = spawnSync(process.execPath, [COMMAND, ...args], { encoding: 'utf8' });
    const [, rate, memory] = /\(([\d,]+) rows\/s\), peak memory (\d+) MB/.exec(stderr) ?? [];
    if (status !== 0 || rate === undefined) throw new Error(stderr);
    return [
      { name: 'bulk: charts from NDJSON to Parquet, all cores', value: Number(rate.replaceAll(',', '')), unit: '1/s' },
      { name: 'bulk: peak of memory', value: Number(memory), unit: 'MB', note: 'threads included' },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchStream(): Promise<HttpFigure> {
  const port = await freePort();
  const child = spawn(process.execPath, [fileURLToPath(new URL('../server/main.js', import.meta.url))], {
    env: { ...process.env, SERVICE_PORT: String(port), SERVICE_HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await firstAnswer(`http://127.0.0.1:${port}/v1/chart`, performance.now());
    await streamSeconds(port, ITEMS / 10);
    const seconds = await streamSeconds(port, ITEMS);
    return {
      name: 'charts over one stream',
      value: ITEMS / seconds,
      unit: '1/s',
      note: 'complete answers, read by this process',
    };
  } finally {
    child.kill('SIGTERM');
  }
}

async function streamSeconds(port: number, count: number): Promise<number> {
  const started = performance.now();
  const sent = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/v1/batch/stream',
    headers: { 'content-type': 'application/x-ndjson' },
  });
  const lines = function* (): Generator<string> {
    for (let i = 0; i < count; i++) yield `${JSON.stringify({ op: 'chart', body: birth(i) })}\n`;
  };
  const sending = pipeline(Readable.from(lines()), sent);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let answers = 0;
  for await (const chunk of response) for (const byte of chunk as Buffer) if (byte === 0x0a) answers++;
  await sending;
  if (answers !== count) throw new Error(`${answers} answers to ${count} items`);
  return (performance.now() - started) / 1000;
}
