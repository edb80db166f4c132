import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { after, before } from 'node:test';
import * as arrow from 'apache-arrow';
import { parquetWriteFile } from 'hyparquet-writer';
import { sharedEngine } from './engine.js';
import type { Route } from '../../src/contract/route.js';
import { csvText } from '../../src/forms/csv.js';
import { families } from '../../src/registry.js';
import { RouteNames } from '../../src/transport/route-names.js';
import { compileRequestValidator, createAjv } from '../../src/transport/validator.js';
import type { RequestValidator } from '../../src/transport/validator.js';
import { BlockWork } from '../../src/cli/bulk/block-work.js';
import { bulk } from '../../src/cli/bulk/bulk.js';
import type { BulkResult } from '../../src/cli/bulk/bulk.js';
import { readBulkOptions } from '../../src/cli/bulk/options.js';
import type { Plan } from '../../src/cli/bulk/plan.js';
import type { Answerer } from '../../src/cli/bulk/threads.js';

const folder = mkdtempSync(join(tmpdir(), 'celestial-bulk-'));
export const at = (name: string): string => join(folder, name);

const names = new RouteNames(families.flatMap(({ routes }) => routes));
const ajv = createAjv();
const checks = new Map<Route, RequestValidator>();
const check = (route: Route): RequestValidator => {
  const known = checks.get(route) ?? compileRequestValidator(ajv, route);
  checks.set(route, known);
  return known;
};

/** Answers blocks in this thread, with the same number of blocks in flight as with threads. */
function here(plan: Plan): Answerer {
  const work = new BlockWork({ engine: sharedEngine(), names, check, plan });
  return {
    depth: 3,
    probe: async (block) => structuredClone(work.probe(block)),
    answer: async (block, columns) => structuredClone(work.answer(block, columns)),
    end: async () => undefined,
  };
}

export interface Ran {
  readonly result: BulkResult;
  readonly out: Buffer;
  readonly notes: readonly string[];
}

/** Runs a command line; `interruptAt` ends it like a signal after that number of rows. */
export async function run(
  args: readonly string[],
  { stdin = '' as string | Buffer, interruptAt = Infinity } = {},
): Promise<Ran> {
  const options = readBulkOptions(args) ?? assert.fail();
  const pieces: Buffer[] = [],
    notes: string[] = [];
  const stdout = new Writable({
    write(chunk: Buffer, _encoding, done) {
      pieces.push(Buffer.from(chunk));
      done();
    },
  });
  const result = await bulk(options, {
    stdin: Readable.from([Buffer.from(stdin)], { objectMode: false }),
    stdout,
    env: {},
    version: '1',
    answerer: here,
    note: (text) => notes.push(text),
    progress: (rows) => {
      if (rows >= interruptAt) throw new Interrupted();
    },
  });
  return { result, out: Buffer.concat(pieces), notes };
}
export class Interrupted extends Error {}

/** Births over blocks and groups, some of which are refused. */
export const COUNT = 450;
export const births = Array.from({ length: COUNT }, (_, i) => ({
  id: `birth, "${i}"`,
  when: new Date(Date.UTC(1900, 0, 1) + i * 12_345_678_901).toISOString(),
  lat: i % 97 === 5 ? 95 : i / 10,
  lon: 180 - i / 2,
}));
const MAP = [
  '--map',
  'dt=when,observer_lat=lat,observer_lon=lon',
  '--set',
  '{"bodies":["Sun","Moon"],"include_nodes":false}',
];
export const CHART = ['--route', 'chart', ...MAP];
export const COLUMNS = [
  '--fields',
  '*_lon=planets.*.longitude,speed=planets.Moon.speed,retro=planets.Sun.retrograde,sign=planets.Sun.sign,calendar_utc',
];

/** The births in every form of input. */
function writeBirths(): void {
  writeFileSync(at('births.ndjson'), births.map((row) => `${JSON.stringify(row)}\n`).join(''));
  const cells = births.map(({ id, when, lat, lon }) => [id, when, lat, lon]);
  writeFileSync(at('births.csv'), csvText([['id', 'when', 'lat', 'lon'], ...cells]));
  const utf8 = (values: string[]) => arrow.vectorFromArray(values, new arrow.Utf8());
  const table = new arrow.Table({
    id: utf8(births.map(({ id }) => id)),
    when: utf8(births.map(({ when }) => when)),
    lat: arrow.vectorFromArray(
      births.map(({ lat }) => lat),
      new arrow.Float64(),
    ),
    lon: arrow.vectorFromArray(
      births.map(({ lon }) => lon),
      new arrow.Float64(),
    ),
  });
  writeFileSync(at('births.arrow'), arrow.tableToIPC(table, 'file'));
  writeFileSync(at('births.arrows'), arrow.tableToIPC(table, 'stream'));
  parquetWriteFile({
    filename: at('births.parquet'),
    rowGroupSize: 130,
    columnData: (['id', 'when', 'lat', 'lon'] as const).map((name) => ({ name, data: births.map((row) => row[name]) })),
  });
}

/** Creates the files of births while the tests of a file run. */
export function withBirths(): void {
  before(writeBirths);
  after(() => rmSync(folder, { recursive: true, force: true }));
}
