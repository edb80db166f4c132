import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { JSON_LIMITS, parseJsonBody } from './json-body.js';
import type { ServiceError } from './errors.js';
import { scanJson } from './json-scan.js';

const parse = (text: string): unknown => parseJsonBody(Buffer.from(text));
function refused(text: string, field: string, message: RegExp): void {
  assert.throws(
    () => parse(text),
    (error: ServiceError) => {
      const [problem] = error.details.problems as { field: string; message: string; location: string }[];
      assert.deepEqual([error.status, problem.field, problem.location], [422, field, 'body'], text.slice(0, 80));
      assert.match(problem.message, message);
      return true;
    },
  );
}

const UNLIMITED = {
  values: Infinity,
  containers: Infinity,
  members: Infinity,
  names: Infinity,
  texts: Infinity,
  depth: Infinity,
};

test('rule: a duplicate key is refused and named, also when it is written with escapes', () => {
  refused('{"dt":1,"dt":1}', '/dt', /duplicate key "dt"/);
  refused('{"a":[{"x":{}},{"x":1,"y":2,"\\u0078":3}]}', '/a/1/x', /duplicate key/);
  refused('{"a/b":{"~":1,"~":2}}', '/a~1b/~0', /duplicate key/);
  refused('{"__proto__":1,"__proto__":2}', '/__proto__', /./);
  assert.deepEqual(parse('{"a":{"a":":,{\\"a\\":1"},"b":{"a":2}}'), { a: { a: ':,{"a":1' }, b: { a: 2 } });
});

test('rule: negative zeros become 0 everywhere', () => {
  const value = parse('[-0,{"a":-0.0,"b":[-0e7,-1e-999]}]') as [number, { a: number; b: number[] }];
  for (const zero of [value[0], value[1].a, ...value[1].b, parse('-0')]) assert.ok(Object.is(zero, 0));
});

test('rule: documents beyond the limits are refused before they are parsed', () => {
  const repeat = (part: string, count: number): string => `[${`${part},`.repeat(count - 1)}${part}]`;
  refused(repeat('1', JSON_LIMITS.values + 1), '', /values/);
  refused(repeat('{}', JSON_LIMITS.containers), '', /objects and lists/);
  refused(`{${Array.from({ length: JSON_LIMITS.names + 200 }, (_, i) => `"k${i}":0`).join()}}`, '', /names/);
  const texts = (count: number): string =>
    `[${Array.from({ length: count }, (_, i) => `"t${i.toString(36)}"`).join()}]`;
  refused(texts(60_000), '', /more than 40000 different strings/);
  parse(texts(JSON_LIMITS.texts));
  parse(repeat('"a string"', JSON_LIMITS.values - 1));
  refused(repeat('{"a":0,"b":0,"c":0}', 17_000), '', /fields/);
  refused(`{"x":${'['.repeat(64)}1${']'.repeat(64)}}`, `/x${'/0'.repeat(63)}`, /nested/);
  parse(repeat('1', JSON_LIMITS.values - 1));
  parse(repeat('{"a":0,"b":0}', JSON_LIMITS.containers - 1));
});

test('property: the scan and the parser agree about the end of a string of any length and with any escapes', () => {
  const piece = fc.constantFrom(
    '\\',
    '"',
    '\\"',
    '\\\\',
    'a',
    '{',
    ':,',
    'é'.repeat(40),
    'x'.repeat(63),
    'x'.repeat(200),
  );
  const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(fc.uniqueArray(text, { maxLength: 6 }), (texts) => {
      const value = Object.fromEntries(texts.map((name) => [`.${name}`, [name]]));
      const { members, containers } = scanJson(Buffer.from(JSON.stringify(value)), UNLIMITED);
      assert.deepEqual([members, containers], [texts.length, texts.length + 1]);
    }),
    { numRuns: 300 },
  );
  for (const end of ['', '\\', '"'])
    assert.equal(scanJson(Buffer.from(`["${'x'.repeat(200)}${end}`), UNLIMITED).containers, 1);
});

test('property: the scan counts what the parser finds (seed 20261121)', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.boolean(), (value, spaced) => {
      const found = { containers: 0, members: 0, values: 0 };
      const count = (item: unknown): void => {
        found.values++;
        if (typeof item !== 'object' || item === null) return;
        found.containers++;
        for (const [, inner] of Object.entries(item)) {
          if (!Array.isArray(item)) found.members++;
          count(inner);
        }
      };
      count(value);
      const scanned = scanJson(Buffer.from(JSON.stringify(value, null, spaced ? 2 : 0)), UNLIMITED);
      assert.equal(scanned.containers, found.containers);
      assert.equal(scanned.members, found.members);
      assert.ok(scanned.values >= found.values);
    }),
    { seed: 20261121, numRuns: 500 },
  );
});
