import assert from 'node:assert/strict';
import { residentMb, startService } from '../../test/support/service-process.js';
import type { ServiceProcess } from '../../test/support/service-process.js';
import { exchange, light, statusesOf } from './requests.js';
import type { Figures, Scale, Scenario } from './scenario.js';

const REQUEST_TIMEOUT_MS = 1_000;
/** An upper bound on any machine: many times the usual time. */
const CLOSED_WITHIN_MS = 60_000;
const POST = 'POST /v1/chart HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

async function withService<T>(env: Record<string, string>, use: (service: ServiceProcess) => Promise<T>): Promise<T> {
  const service = await startService({ env });
  try {
    const value = await use(service);
    assert.equal((await light(service.url)).status, 200, 'others are served');
    assert.equal(await service.stop(), 0);
    return value;
  } finally {
    service.child.kill('SIGKILL');
  }
}

/** More pieces than the service waits for. */
function* endless(first: string, piece: (i: number) => string): Generator<string> {
  yield first;
  for (let i = 0; i < 100_000; i++) yield piece(i);
}

const slow = ({ whole }: Scale): Promise<Figures> =>
  withService({ SERVICE_REQUEST_TIMEOUT_MS: String(REQUEST_TIMEOUT_MS) }, async ({ port }) => {
    const options = { gapMs: 50, limitMs: CLOSED_WITHIN_MS };
    const each = whole ? 50 : 3;
    const kinds = [
      () =>
        exchange(
          port,
          endless('GET /health HTTP/1.1\r\n', (i) => `x-${i}: 1\r\n`),
          options,
        ),
      () =>
        exchange(
          port,
          endless(`${POST}content-length: 1000000\r\n\r\n`, () => ' '),
          options,
        ),
      () =>
        exchange(
          port,
          endless(`${POST}transfer-encoding: chunked\r\n\r\n`, () => '1\r\n \r\n'),
          options,
        ),
      () => exchange(port, [], options),
      // Receives the end and keeps its side open.
      () =>
        exchange(
          port,
          endless('GET /health HTTP/1.1\r\n', () => 'x'),
          { ...options, stubborn: true },
        ),
    ];
    const all = await Promise.all(kinds.flatMap((kind) => Array.from({ length: each }, kind)));
    for (const { received, abandoned } of all) {
      assert.deepEqual([statusesOf(received), abandoned], [[408], false]);
      assert.match(received, /"error_code":"bad_request"/);
    }
    return { clients: all.length, 'longest-seconds': Math.max(...all.map(({ seconds }) => seconds)) };
  });

export const slowClients: Scenario = {
  name: 'slow-clients',
  fault: `{clients} clients that send a header, a body or nothing, byte by byte (limit ${REQUEST_TIMEOUT_MS / 1000} s)`,
  outcome: 'each is answered 408 and disconnected, the last after {longest-seconds} s, even if it keeps its side open',
  run: slow,
};

const MEGABYTES = 10;

const large = ({ whole }: Scale): Promise<Figures> =>
  withService({}, async ({ port, child }) => {
    const megabyte = Buffer.alloc(1_048_576, 0x20),
      length = MEGABYTES * megabyte.length;
    const pieces = Array.from({ length: MEGABYTES }, () => megabyte);
    const chunked = pieces.flatMap((piece) => [`${piece.length.toString(16)}\r\n`, piece, '\r\n']);
    const rounds = whole ? 40 : 4;
    for (let round = 0; round < rounds; round++)
      for (const body of [
        [`${POST}content-length: ${length}\r\n\r\n`, ...pieces],
        [`${POST}connection: close\r\ncontent-length: ${length}\r\n\r\n`, ...pieces],
        [`${POST}transfer-encoding: chunked\r\n\r\n`, ...chunked, '0\r\n\r\n'],
        // No route: answered before the body arrives.
        [`${POST.replace('chart', 'none')}connection: close\r\ncontent-length: ${length}\r\n\r\n`, ...pieces],
      ]) {
        const { received, abandoned } = await exchange(port, body, { limitMs: CLOSED_WITHIN_MS });
        assert.deepEqual([statusesOf(received), abandoned], [[String(body[0]).includes('none') ? 404 : 413], false]);
      }
    return { bodies: 4 * rounds, 'memory-mb': Math.round(residentMb(child.pid, 'VmHWM') || 0) };
  });

export const largeBodies: Scenario = {
  name: 'large-bodies',
  fault: `{bodies} bodies of ${MEGABYTES} MB, with a length and chunked`,
  outcome: 'each client reads 413 (404 where there is no route), while it still sends; peak memory {memory-mb} MB',
  run: large,
};

const GARBAGE = [
  '\u0000\u00ff\u0013\r\n\r\n',
  'HELLO\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  '{"dt":"x"}\r\n\r\n',
  `GET /${'%'.repeat(50)} x\r\n\r\n`,
];
/** A request that can be read in two ways is refused (RFC 9112, 6.3 and 11.2). */
const SMUGGLED = [
  `${POST}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
  `${POST}content-length: 4\r\ncontent-length: 5\r\n\r\n{  }x`,
  `${POST}transfer-encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n`,
  'GET /health HTTP/1.1\r\nhost : x\r\n\r\n',
  'GET /health HTTP/1.1\r\n x: folded\r\nhost: x\r\n\r\n',
];

const hostile = ({ whole }: Scale): Promise<Figures> =>
  withService({}, async ({ port }) => {
    const options = { limitMs: CLOSED_WITHIN_MS };
    const floods = [
      `x-long: ${'x'.repeat(1_000_000)}\r\n`,
      Array.from({ length: 50_000 }, (_, i) => `x-${i}: 1\r\n`).join(''),
      `cookie: ${'a=b; '.repeat(100_000)}\r\n`,
    ];
    for (const flood of floods) {
      const { received, abandoned } = await exchange(
        port,
        [`GET /health HTTP/1.1\r\nhost: x\r\n${flood}\r\n`],
        options,
      );
      assert.deepEqual([statusesOf(received), abandoned], [[431], false]);
    }
    const good = 'GET /health HTTP/1.1\r\nhost: x\r\n\r\n';
    const times = whole ? 50 : 2;
    for (const garbage of [...GARBAGE, ...SMUGGLED]) {
      const { received, abandoned } = await exchange(port, [good.repeat(times) + garbage], options);
      assert.deepEqual(
        [statusesOf(received), abandoned],
        [[...Array.from({ length: times }, () => 200), 400], false],
        JSON.stringify(garbage),
      );
    }
    return { floods: floods.length, garbage: GARBAGE.length + SMUGGLED.length, before: times };
  });

export const hostileRequests: Scenario = {
  name: 'hostile-requests',
  fault:
    '{floods} floods of headers; {garbage} kinds of invalid or ambiguous requests, pipelined after {before} valid requests',
  outcome: 'floods: 431; the valid requests: 200; the rest: 400, and the connection is closed',
  run: hostile,
};

const UP = ['..', '%2e%2e', '.%2e', '%2E.', '..;', '%252e%252e', '%c0%ae%c0%ae', '....', '..%00', '..\\', '%5c..'];
const BETWEEN = ['/', '%2f', '//', '/./', '%5c', '\\'];

const traversal = (): Promise<Figures> =>
  withService({}, async ({ port }) => {
    let paths = 0;
    for (const prefix of ['', '/workbench', '/docs', '/docs.js', 'http://x'])
      for (const up of UP)
        for (const between of BETWEEN) {
          const path = `${prefix}/${`${up}${between}`.repeat(3)}package.json`;
          const { received } = await exchange(port, [`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`]);
          const [status, ...more] = statusesOf(received);
          assert.ok((status === 404 || status === 400) && more.length === 0, `${path}: ${received.slice(0, 80)}`);
          assert.ok(!received.includes('"devDependencies"'), path);
          paths++;
        }
    for (const path of [
      '//etc/passwd',
      '/%00',
      '/docs.js%00.html',
      '/file:///etc/passwd',
      '/.git/config',
      '/data/packed/manifest.json',
    ]) {
      const { received } = await exchange(port, [`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`]);
      assert.deepEqual(statusesOf(received), [404], path);
      paths++;
    }
    return { paths };
  });

export const pathTraversal: Scenario = {
  name: 'path-traversal',
  fault: '{paths} paths with `..`, plain, encoded and twice encoded, over plain sockets',
  outcome: '404 (400 for an invalid address); no file is read',
  run: traversal,
};
