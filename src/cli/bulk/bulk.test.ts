import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as arrow from 'apache-arrow';
import fc from 'fast-check';
import { parquetReadObjects } from 'hyparquet';
import { asyncBufferFromFile } from 'hyparquet';
import { csvText } from '../../forms/csv.js';
import { runCommand } from '../run.js';
import { Service } from '../service.js';
import { csvRows } from './csv-read.js';
import { isoOfTicks } from './instants.js';
import { at, births, CHART, COLUMNS, COUNT, run, withBirths } from '../../../test/support/bulk-runs.js';

withBirths();

interface Answer {
  readonly index: number;
  readonly id: string;
  readonly status: number;
  readonly body: {
    readonly message?: string;
    readonly planets: Readonly<Record<string, { longitude: number; speed: number; retrograde: boolean; sign: string }>>;
    readonly calendar_utc: unknown;
  };
}
const lines = (bytes: Buffer): Answer[] =>
  bytes
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);
const whole = async (): Promise<Answer[]> => lines((await run([at('births.ndjson'), ...CHART, '--keep', 'id'])).out);

test('property: each row is answered as a request of its own, from whichever form it was read', async () => {
  const service = new Service();
  const { out, result, notes } = await run([at('births.ndjson'), ...CHART]);
  const answers = lines(out);
  assert.deepEqual(
    answers.map(({ index, id }) => [index, id]),
    births.map(({ id }, i) => [i, id]),
  );
  for (const [i, { when, lat, lon }] of births.entries()) {
    const body = { dt: when, observer_lat: lat, observer_lon: lon, bodies: ['Sun', 'Moon'], include_nodes: false };
    if (lat <= 90)
      assert.deepEqual(answers[i].body, JSON.parse(JSON.stringify(service.ask('chart_route_v1_chart_post', { body }))));
    else assert.match(answers[i].body.message ?? '', /^\/observer_lat: /);
  }
  assert.deepEqual(result, { rows: COUNT, computed: COUNT, failed: births.filter(({ lat }) => lat > 90).length });
  assert.deepEqual(notes, []);
  for (const name of ['births.csv', 'births.arrow', 'births.arrows', 'births.parquet'])
    assert.ok((await run([at(name), ...CHART])).out.equals(out), name);
  for (const [name, form] of [
    ['births.csv', 'csv'],
    ['births.arrows', 'arrow'],
    ['births.arrow', 'arrow'],
  ])
    assert.ok(
      (await run(['-', '--in', form, ...CHART], { stdin: readFileSync(at(name)) })).out.equals(out),
      `a pipe of ${name}`,
    );
});

/** Rows of a table as each format has them: numbers, booleans, strings, and null. */
const expectedRows = (answers: readonly Answer[]): Record<string, unknown>[] =>
  answers.map(({ id, status, body }) => ({
    id,
    Sun_lon: body.planets?.Sun.longitude ?? null,
    Moon_lon: body.planets?.Moon.longitude ?? null,
    speed: body.planets?.Moon.speed ?? null,
    retro: body.planets?.Sun.retrograde ?? null,
    sign: body.planets?.Sun.sign ?? null,
    calendar_utc: body.calendar_utc ? JSON.stringify(body.calendar_utc) : null,
    status,
    error: body.message ?? null,
  }));

test('property: tables hold what the answers say, each column in the type that the route declares', async () => {
  const expected = expectedRows(await whole());
  const to = async (name: string, group: number): Promise<string> => {
    await run([at('births.csv'), ...CHART, ...COLUMNS, '--group-rows', String(group), '-o', at(name)]);
    assert.ok(!existsSync(at(`${name}.part`)) && !existsSync(at(`${name}.part.journal`)));
    return at(name);
  };
  const plain = (row: object): unknown =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]) => [key, typeof value === 'bigint' ? Number(value) : value]),
    );
  for (const [name, batches] of [
    ['out.arrow', 3],
    ['out.arrows', 3],
  ] as const) {
    const table = arrow.tableFromIPC(readFileSync(await to(name, 150)));
    assert.equal(table.batches.length, batches);
    assert.deepEqual(
      table.schema.fields.map(({ name: field, type }) => [field, String(type)]),
      [
        ['id', 'Utf8'],
        ['Sun_lon', 'Float64'],
        ['Moon_lon', 'Float64'],
        ['speed', 'Float64'],
        ['retro', 'Bool'],
        ['sign', 'Utf8'],
        ['calendar_utc', 'Utf8'],
        ['status', 'Int64'],
        ['error', 'Utf8'],
      ],
    );
    assert.deepEqual(
      table.toArray().map((row) => plain((row as arrow.StructRow).toJSON())),
      expected,
    );
  }
  const parquet = await parquetReadObjects({ file: await asyncBufferFromFile(await to('out.parquet', 200)) });
  assert.deepEqual(
    parquet.map((row) => plain({ ...row, error: row.error as unknown })),
    expected.map((row) => ({ ...row })),
  );
  const [head, ...rows] = csvRows(readFileSync(await to('out.csv', 70), 'utf8')) as string[][];
  assert.deepEqual(head, Object.keys(expected[0]));
  assert.deepEqual(
    rows,
    expected.map((row) => Object.values(row).map((value) => String(value ?? ''))),
  );
  const piped = await run([at('births.csv'), ...CHART, ...COLUMNS, '--out', 'arrow', '--group-rows', '150']);
  assert.ok(piped.out.equals(readFileSync(at('out.arrows'))), 'a pipe gets the stream');
});

test('rule: instants of tables are exact; without a zone they name none', async () => {
  const micros = 1_234_567_890_123_457n;
  const type = (zone: string | null) => new arrow.Timestamp(arrow.TimeUnit.MICROSECOND, zone);
  const table = (zone: string | null) => {
    const data = arrow.makeData({ type: type(zone), length: 1, nullCount: 0, data: new BigInt64Array([micros]) });
    return arrow.tableToIPC(new arrow.Table({ dt: arrow.makeVector(data) }), 'stream');
  };
  const ask = async (bytes: Uint8Array) =>
    lines(
      (await run(['-', '--in', 'arrow', '--route', 'chart', '--fields', 'datetime_utc'], { stdin: Buffer.from(bytes) }))
        .out,
    )[0];
  assert.deepEqual((await ask(table('UTC'))).body, { datetime_utc: '2009-02-13T23:31:30.123457+00:00' });
  assert.match((await ask(table(null))).body.message ?? '', /timezone offset is required/);
  fc.assert(
    fc.property(fc.integer({ min: -60_000_000_000_000, max: 60_000_000_000_000 }), (ms) => {
      assert.equal(Date.parse(isoOfTicks(BigInt(ms), 'millisecond', true)), ms);
      assert.equal(
        isoOfTicks(BigInt(ms) * 1000n, 'microsecond', false),
        isoOfTicks(BigInt(ms), 'millisecond', false).replace(/(\.\d{3})$/, '$1000'),
      );
    }),
  );
});

test('validation: Arrow that pyarrow 26 has compressed with LZ4 and Zstandard is read', async () => {
  const fixture = (name: string) =>
    Buffer.from(
      readFileSync(new URL(`../../../../test/fixtures/bulk/births-${name}.arrows.base64`, import.meta.url), 'utf8'),
      'base64',
    );
  const expected = Array.from({ length: 40 }, (_, id) => ({ id, lat: id / 100 }));
  for (const name of ['lz4', 'zstd']) {
    const args = ['-', '--in', 'arrow', '--route', 'chart', '--set', '{"bodies":["Sun"]}', '--keep', 'id,observer_lat'];
    const { out } = await run([...args, '--fields', 'obliquity', '--out', 'csv'], { stdin: fixture(name) });
    const [, ...rows] = csvRows(out.toString()) as string[][];
    assert.deepEqual(
      rows.map(([id, lat, , status]) => ({ id: Number(id), lat: Number(lat), status })),
      expected.map((row) => ({ ...row, status: '200' })),
      name,
    );
  }
});

test('rule: without a route each line names its own', async () => {
  const items = [
    { op: 'chart', id: 7, body: { dt: '2024-04-08T18:17:20Z', bodies: ['Sun'] }, query: { fields: 'obliquity' } },
    { op: '/v1/no/such' },
    { op: 'stars_list', query: { limit: 1, precision: 1 } },
  ];
  const [first, second] = lines(
    (await run(['-'], { stdin: items.map((item) => JSON.stringify(item)).join('\n') })).out,
  );
  assert.deepEqual([first.index, first.id, first.status, Object.keys(first.body)], [0, 7, 200, ['obliquity']]);
  assert.deepEqual([second.status, /is not a known route/.test(second.body.message ?? '')], [422, true]);
});

test('rule: a value that does not fit its column fails the row and is never dropped', async () => {
  const rows = Array.from({ length: 250 }, (_, i) => ({
    id: i === 240 ? 'text' : i,
    dt: '2024-04-08T18:17:20Z',
    bodies: i === 230 ? ['Sun', 'Chiron'] : ['Sun'],
  }));
  const args = ['-', '--route', 'chart', '--fields', 'planets.*.longitude', '--out', 'csv'];
  const { out, result } = await run(args, { stdin: rows.map((row) => JSON.stringify(row)).join('\n') });
  assert.equal(result.failed, 2);
  const table = csvRows(out.toString()) as string[][];
  assert.deepEqual(table[0], ['id', 'planets.Sun.longitude', 'status', 'error']);
  assert.match(table[231][3], /planets\.Chiron|has no column/);
  assert.match(table[241][3], /integer/);
});

test('rule: lines that are no rows fail as rows', async () => {
  const csv =
    'id,dt\n1,2024-04-08T18:17:20Z\n2\n3,"2024-04-08"T18:17:20Z\n\n4,"2024-04-08T18:17:20Z"\n5,"2024-04-08\nT18"';
  const statuses = lines((await run(['-', '--in', 'csv', '--route', 'chart'], { stdin: csv })).out).map(
    ({ status }) => status,
  );
  assert.deepEqual(statuses, [200, 422, 422, 200, 422]);
  const ndjson = '{"dt":"2024-04-08T18:17:20Z"}\n{\n\n7\n{"dt":"2024-04-08T18:17:20Z","dt2":1}\n';
  const answers = lines((await run(['-', '--route', 'chart'], { stdin: ndjson })).out);
  assert.deepEqual(
    answers.map(({ index, status }) => [index, status]),
    [
      [0, 200],
      [1, 422],
      [2, 422],
      [3, 422],
    ],
  );
});

test('property: a CSV is read as it was written', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r\n', ' ', 'é', ';') });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 }), (rows) => {
      assert.deepEqual(csvRows(csvText(rows)), rows);
    }),
  );
});

test('rule: a wrong command line is refused before the first row, with the exit codes of the other commands', async () => {
  const cases: [string[], number, RegExp][] = [
    [['--route', 'chrt'], 2, /--route.*similar/],
    [['--rout', 'chart'], 2, /--rout/],
    [['--route', 'chart', '--map', 'observer_lat=latt'], 2, /--map.*latt.*similar: lat/],
    [['--route', 'chart', '--map', 'observer_latitude=lat'], 2, /--map.*observer_latitude/],
    [['--route', 'chart', '--set', '[]'], 2, /--set/],
    [['--route', 'chart', '--set', '{"bodys":[]}'], 2, /bodys.*similar: bodies/],
    [['--route', 'chart', '--fields', 'planets.*.longitud'], 2, /longitud.*similar: longitude/],
    [['--route', 'chart', '--fields', 'a=obliquity'], 2, /names apply to the columns/],
    [['--route', 'chart', '--workers', '0'], 2, /--workers/],
    [['--route', 'chart', '--resume'], 2, /--resume/],
    [['--route', 'chart', '--out', 'xlsx'], 2, /parquet/],
    [[], 2, /name the route/],
    [[...CHART, '-o', '/nowhere/at/all.ndjson'], 2, /ENOENT/],
  ];
  for (const [args, code, message] of cases) {
    let err = '';
    const found = await runCommand(['bulk', at('births.csv'), ...args], {
      out: { write: () => assert.fail('nothing is written') },
      err: { write: (text) => (err += text) },
      env: {},
    });
    assert.equal(found, code, `${args.join(' ')}: ${err}`);
    assert.match(err, message);
  }
});

test('rule: with threads the rows are the same and in order; a strict run ends at the first row that fails', async () => {
  let err = '';
  const surroundings = { out: { write: () => true }, err: { write: (text: string) => (err += text) }, env: {} };
  const args = ['bulk', at('births.csv'), ...CHART, '--workers', '2', '-o', at('threads.ndjson')];
  assert.equal(await runCommand(args, surroundings), 0);
  assert.ok(readFileSync(at('threads.ndjson')).equals((await run([at('births.csv'), ...CHART])).out));
  assert.match(err, new RegExp(`^${COUNT} rows, 5 failed, .* rows/s\\), peak memory \\d+ MB\\n$`));
  err = '';
  assert.equal(await runCommand([...args, '--strict', '--workers', '1'], surroundings), 2);
  assert.match(err, /row 5: \/observer_lat/);
});

test('rule: rows of CSV end at line ends outside quotes', () => {
  const row = 'name,1990-06-15T14:30:00Z,51.5';
  const rows = csvRows(`${row}\n`.repeat(3));
  assert.deepEqual(rows, [row.split(','), row.split(','), row.split(',')]);
  assert.deepEqual(csvRows('a,"b\nc",d\ne,f'), [
    ['a', 'b\nc', 'd'],
    ['e', 'f'],
  ]);
  assert.deepEqual(csvRows('a,b\n"c","d"\n\ne'), [['a', 'b'], ['c', 'd'], [''], ['e']]);
});
