import { isUtf8 } from 'node:buffer';
import { InvalidInput } from '../kernel/errors.js';
import { ServiceError } from './errors.js';

/** Deeper documents are refused: no shape of the contract is near this, and later code may walk values recursively. */
const DEPTH_LIMIT = 64;

/**
 * The value of a request body. Errors: `malformed_json` for what is no JSON in UTF-8; InvalidInput for numbers that overflow a
 * double (JSON.parse makes them infinite), for nesting beyond 64 levels and for the key `__proto__`.
 */
export function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) throw malformed('the body is empty; a JSON document is needed');
  if (!isUtf8(bytes)) throw malformed('the body is not UTF-8');
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    throw malformed(
      `the body is no JSON document: ${error instanceof Error ? error.message.slice(0, 200) : 'it cannot be parsed'}`,
    );
  }
  check(value, '', 0);
  return value;
}

function malformed(message: string): ServiceError {
  return new ServiceError(422, 'validation_error', 'malformed_json', message, {
    problems: [{ field: '', location: 'body', message }],
  });
}

function check(value: unknown, pointer: string, depth: number): void {
  if (typeof value === 'number') {
    if (!Number.isFinite(value))
      throw new InvalidInput({
        field: pointer,
        message: 'the number overflows a 64-bit float',
        given: value > 0 ? 'Infinity' : '-Infinity',
        allowed: 'a finite number',
      });
  } else if (typeof value === 'object' && value !== null) {
    if (depth >= DEPTH_LIMIT)
      throw new InvalidInput({
        field: pointer,
        message: `nested deeper than ${DEPTH_LIMIT} levels`,
        allowed: `at most ${DEPTH_LIMIT} levels`,
      });
    if (Array.isArray(value)) {
      for (let i = 0; i < value.length; i++) if (needsLook(value[i])) check(value[i], `${pointer}/${i}`, depth + 1);
      return;
    }
    for (const key in value) {
      if (key === '__proto__')
        throw new InvalidInput({
          field: `${pointer}/__proto__`,
          message: 'unknown field',
          given: key,
          allowed: 'the declared fields',
        });
      const item = (value as Record<string, unknown>)[key];
      if (needsLook(item)) check(item, `${pointer}/${escapePointer(key)}`, depth + 1);
    }
  }
}

// Pointers are made only for values that may fail or hold others.
const needsLook = (value: unknown): boolean =>
  typeof value === 'object' ? value !== null : typeof value === 'number' && !Number.isFinite(value);

/** A key as a segment of a JSON pointer (RFC 6901, section 3). */
export const escapePointer = (key: string): string =>
  /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
