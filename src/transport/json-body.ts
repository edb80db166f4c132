import { isUtf8 } from 'node:buffer';
import type { FieldProblem } from '../kernel/errors.js';
import { ServiceError } from './errors.js';
import { escapePointer, findInJson } from './json-locate.js';
import { scanJson } from './json-scan.js';
import type { JsonCounts } from './json-scan.js';

/**
 * Limits of one document, far above every request of the contract. Parsing a larger document would block the serving thread for more than
 * 25 ms (a megabyte of small objects takes 100 ms, of different names 60 ms, of different short strings 30 ms).
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
  ['texts', 'different strings'],
  ['values', 'values'],
];

/**
 * Parses a request body. Negative zeros become 0. Errors: `malformed_json` for a body that is not JSON in UTF-8; validation errors for a
 * document beyond JSON_LIMITS, a duplicate name in an object, the name `__proto__`, and numbers that overflow a double.
 */
export function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) throw malformed('the body is empty; it must be a JSON document');
  if (!isUtf8(bytes)) throw malformed('the body is not UTF-8');
  const counts = scanJson(bytes, JSON_LIMITS);
  refuseBeyondLimits(counts, bytes);
  const text = bytes.toString('utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw malformed(
      `the body is not valid JSON: ${error instanceof Error ? error.message.slice(0, 200) : 'it cannot be parsed'}`,
    );
  }
  const review: Review = { members: 0, hasFault: false };
  value = normalized(value, review);
  if (review.hasFault) refuseValue(value, '');
  if (review.members !== counts.members) refuseRepeated(text);
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
        message: `the document has more than ${JSON_LIMITS[count]} ${what}`,
        allowed: `at most ${JSON_LIMITS[count]} ${what}`,
      });
}

function refuseRepeated(text: string): never {
  const found = findInJson(text, 'repeated name');
  const name = (found?.name ?? '').slice(0, 200);
  refuse({
    field: found?.pointer ?? '',
    message: `duplicate key ${JSON.stringify(name)} in an object`,
    allowed: 'each key once',
  });
}

/** Findings of one pass over a parsed value. */
interface Review {
  members: number;
  /** The value contains something that `refuseValue` reports. */
  hasFault: boolean;
}

/** Replaces negative zeros by 0 and reviews the value. */
function normalized(value: unknown, review: Review): unknown {
  if (typeof value === 'number') {
    if (value === 0) return 0;
    if (value - value !== 0) review.hasFault = true;
    return value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const item: unknown = value[i];
      if (typeof item === 'object' || typeof item === 'number') value[i] = normalized(item, review);
    }
    return value;
  }
  const record = value as Record<string, unknown>;
  for (const name of Object.keys(record)) {
    review.members++;
    if (name === '__proto__') review.hasFault = true;
    else {
      const item = record[name];
      if (typeof item === 'object' || typeof item === 'number') record[name] = normalized(item, review);
    }
  }
  return value;
}

/** Reports the first number that overflows a double (JSON.parse returns infinity) or the first key `__proto__`. */
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
        message: 'is not a known field',
        ...(typeof item === 'object' ? {} : { given: typeof item === 'string' ? item.slice(0, 200) : item }),
        allowed: 'the declared fields',
      });
    if (typeof item === 'object' || typeof item === 'number')
      refuseValue(item, `${pointer}/${escapePointer(name).slice(0, 200)}`);
  }
}
