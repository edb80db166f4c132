import { isUtf8 } from 'node:buffer';
import type { FieldProblem } from '../kernel/errors.js';
import { ServiceError } from './errors.js';
import { escapePointer, findInJson } from './json-locate.js';
import { scanJson } from './json-scan.js';
import type { JsonCounts } from './json-scan.js';

/**
 * What one document may hold. No request of the contract comes near; beyond it, parsing alone would hold the serving thread for
 * longer than 25 ms (a megabyte of small objects takes 100 ms, one of different names 60 ms, one of different short texts 30 ms).
 */
export const JSON_LIMITS: JsonCounts = {
  values: 100_000,
  containers: 20_000,
  members: 50_000,
  names: 4_000,
  texts: 40_000,
  depth: 64,
};

const TOO_MUCH: readonly (readonly [keyof JsonCounts, string])[] = [
  ['containers', 'objects and lists'],
  ['members', 'fields'],
  ['names', 'different names of fields'],
  ['texts', 'different texts'],
  ['values', 'values'],
];

/**
 * The value of a request body. Errors: `malformed_json` for what is no JSON in UTF-8; validation errors for a document beyond
 * JSON_LIMITS, a name that an object holds twice, the name `__proto__`, and numbers that overflow a double. A zero has no sign.
 */
export function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) throw malformed('the body is empty; a JSON document is needed');
  if (!isUtf8(bytes)) throw malformed('the body is not UTF-8');
  const counts = scanJson(bytes, JSON_LIMITS);
  refuseBeyondLimits(counts, bytes);
  const text = bytes.toString('utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw malformed(
      `the body is no JSON document: ${error instanceof Error ? error.message.slice(0, 200) : 'it cannot be parsed'}`,
    );
  }
  const seen: Seen = { members: 0, fault: false };
  value = settle(value, seen);
  if (seen.fault) refuseValue(value, '');
  if (seen.members !== counts.members) refuseRepeated(text);
  return value;
}

function malformed(message: string): ServiceError {
  return new ServiceError(422, 'validation_error', 'malformed_json', message, {
    problems: [{ field: '', location: 'body', message }],
  });
}

function refuse(problem: FieldProblem): never {
  throw new ServiceError(
    422,
    'validation_error',
    'validation',
    `${problem.field.slice(0, 300) || '/'}: ${problem.message}`,
    { problems: [{ location: 'body', ...problem }] },
  );
}

function refuseBeyondLimits(counts: JsonCounts, bytes: Buffer): void {
  if (counts.depth > JSON_LIMITS.depth) {
    const found = findInJson(bytes.toString('utf8'), { deeperThan: JSON_LIMITS.depth });
    refuse({
      field: found?.pointer ?? '',
      message: `nested deeper than ${JSON_LIMITS.depth} levels`,
      allowed: `at most ${JSON_LIMITS.depth} levels`,
    });
  }
  for (const [count, what] of TOO_MUCH)
    if (counts[count] > JSON_LIMITS[count])
      refuse({
        field: '',
        message: `the document holds more than ${JSON_LIMITS[count]} ${what}`,
        allowed: `at most ${JSON_LIMITS[count]} ${what}`,
      });
}

function refuseRepeated(text: string): never {
  const found = findInJson(text, 'repeated name');
  const name = (found?.name ?? '').slice(0, 200);
  refuse({
    field: found?.pointer ?? '',
    message: `the name ${JSON.stringify(name)} stands twice in one object: which value is meant is unknown`,
    allowed: 'each name once',
  });
}

interface Seen {
  members: number;
  fault: boolean;
}

/** Takes the sign off zeros, counts members, marks what `refuseValue` names. */
function settle(value: unknown, seen: Seen): unknown {
  if (typeof value === 'number') {
    if (value === 0) return 0;
    if (value - value !== 0) seen.fault = true;
    return value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const item: unknown = value[i];
      if (typeof item === 'object' || typeof item === 'number') value[i] = settle(item, seen);
    }
    return value;
  }
  const record = value as Record<string, unknown>;
  for (const name of Object.keys(record)) {
    seen.members++;
    if (name === '__proto__') seen.fault = true;
    else {
      const item = record[name];
      if (typeof item === 'object' || typeof item === 'number') record[name] = settle(item, seen);
    }
  }
  return value;
}

/** Names the first number that overflows a double (JSON.parse makes it infinite) or name that touches prototypes. */
function refuseValue(value: unknown, pointer: string): void {
  if (typeof value === 'number' && !Number.isFinite(value))
    refuse({
      field: pointer,
      message: 'the number overflows a 64-bit float',
      given: value > 0 ? 'Infinity' : '-Infinity',
      allowed: 'a finite number',
    });
  if (typeof value !== 'object' || value === null) return;
  for (const [name, item] of Object.entries(value)) {
    if (name === '__proto__')
      refuse({
        field: `${pointer}/__proto__`,
        message: 'unknown field',
        ...(typeof item === 'object' ? {} : { given: typeof item === 'string' ? item.slice(0, 200) : item }),
        allowed: 'the declared fields',
      });
    if (typeof item === 'object' || typeof item === 'number')
      refuseValue(item, `${pointer}/${escapePointer(name).slice(0, 200)}`);
  }
}
