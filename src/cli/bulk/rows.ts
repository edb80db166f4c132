import type { Route } from '../../contract/route.js';
import { InvalidInput } from '../../kernel/errors.js';
import type { JsonSchema } from '../../transport/json-schema.js';
import { admittedTypes } from '../../transport/json-schema.js';
import { parseJsonBody } from '../../transport/json-body.js';
import { csvRows } from './csv-read.js';
import type { Block, Plan, Target } from './plan.js';

/** A row of the input: its cells by column, or the reason why it is invalid. */
export type Row = Readonly<Record<string, unknown>> | { readonly [FAULT]: unknown };
export const FAULT = Symbol('fault');

/** The rows of a block, one at a time. A line that cannot be read is a row with its error. */
export function* rowsOf(block: Block, plan: Plan): Generator<Row> {
  if ('columns' in block) {
    const names = Object.keys(block.columns);
    for (let i = 0; i < block.rows; i++) yield Object.fromEntries(names.map((name) => [name, block.columns[name][i]]));
  } else if (plan.input === 'csv') yield* csvBlock(block.text, plan.head ?? []);
  else yield* lines(Buffer.from(block.text.buffer, block.text.byteOffset, block.text.byteLength));
}

function* csvBlock(bytes: Uint8Array, head: readonly string[]): Generator<Row> {
  for (const cells of csvRows(new TextDecoder().decode(bytes))) {
    if (cells instanceof Error)
      yield { [FAULT]: new InvalidInput({ field: '', message: `this is no row of a CSV: ${cells.message}` }) };
    else if (cells.length !== head.length)
      yield {
        [FAULT]: new InvalidInput({
          field: '',
          message: 'the row has another number of cells than the head of the table',
          given: cells.length,
          allowed: head.length,
        }),
      };
    else yield Object.fromEntries(head.map((name, i) => [name, cells[i] === '' ? null : cells[i]]));
  }
}

function* lines(bytes: Buffer): Generator<Row> {
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf(0x0a, at);
    const line = bytes.subarray(at, end < 0 ? bytes.length : end);
    at = end < 0 ? bytes.length : end + 1;
    if (isBlank(line)) continue;
    let row: Row;
    try {
      const value = parseJsonBody(line);
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        throw new InvalidInput({
          field: '',
          message: 'a line is an object',
          given: JSON.stringify(value).slice(0, 100),
        });
      row = value as Row;
    } catch (error) {
      row = { [FAULT]: error };
    }
    yield row;
  }
}

/** True for a blank line. */
export function isBlank(bytes: Uint8Array): boolean {
  for (const byte of bytes) if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0d) return false;
  return true;
}

interface Parts {
  readonly params: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  body: Record<string, unknown> | undefined;
}

/** Makes the request of a row by the plan. */
export class Requests {
  readonly #plan: Plan;
  readonly #constants: string;
  readonly #targets: readonly (Target & { readonly schema: JsonSchema | undefined })[];
  readonly #mapped: ReadonlySet<string>;

  constructor(plan: Plan, route: Route) {
    this.#plan = plan;
    this.#constants = JSON.stringify({
      ...plan.constants,
      body: plan.constants.body ?? (route.body ? {} : undefined),
    });
    this.#targets = plan.targets.map((target) => ({ ...target, schema: schemaAt(route, target) }));
    this.#mapped = new Set([...plan.targets.map(({ column }) => column), ...plan.keep]);
  }

  /** Errors: InvalidInput for a cell that a request cannot contain. */
  of(row: Readonly<Record<string, unknown>>): Parts {
    // Parsed again for each row, because validation fills in defaults.
    const parts = JSON.parse(this.#constants) as Parts;
    if (this.#plan.open)
      for (const [name, value] of Object.entries(row)) if (!this.#mapped.has(name)) (parts.body ??= {})[name] = value;
    for (const target of this.#targets) {
      const value = row[target.column];
      if (value === null || value === undefined) continue;
      place(
        parts,
        target,
        this.#plan.input === 'csv' ? fromText(value as string, target.schema) : plain(value, target),
      );
    }
    return parts;
  }
}

function place(parts: Parts, { part, path }: Target, value: unknown): void {
  let at = (part === 'body' ? (parts.body ??= {}) : parts[part]) as Record<string, unknown>;
  for (const key of path.slice(0, -1)) at = (at[key] ??= {}) as Record<string, unknown>;
  at[path[path.length - 1]] = value;
}

/** A cell as a JSON value. */
function plain(value: unknown, target: Target): unknown {
  if (typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value))) {
    const number = Number(value);
    if (Number.isSafeInteger(number)) return number;
    throw new InvalidInput({
      field: `/${target.path.join('/')}`,
      message: 'the number is none that a request can hold',
      given: String(value),
      allowed: 'a finite number',
    });
  }
  return value;
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/** A cell of a CSV file, converted to the type that the route declares: lists are separated by semicolons or are JSON, records are JSON. */
function fromText(text: string, schema: JsonSchema | undefined): unknown {
  const types = schema === undefined ? new Set<string>() : typesOf(schema);
  const trimmed = text.trim();
  if (types.has('number') && NUMBER.test(trimmed)) return Number(trimmed);
  if (types.has('boolean') && /^(?:true|false)$/i.test(trimmed)) return trimmed.toLowerCase() === 'true';
  if ((types.has('array') || types.has('object')) && /^[[{]/.test(trimmed)) {
    try {
      return parseJsonBody(Buffer.from(trimmed));
    } catch {
      return text;
    }
  }
  if (types.has('array') && !types.has('string')) {
    const items = schema?.items;
    const inner = items === undefined || Array.isArray(items) ? undefined : (items as JsonSchema);
    return trimmed.split(';').map((item) => fromText(item.trim(), inner));
  }
  return text;
}

function typesOf(schema: JsonSchema): Set<string> {
  return (
    admittedTypes(schema) ??
    new Set([...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((branch) => [...typesOf(branch)]))
  );
}

/** The schema of the route at a path of its request. */
function schemaAt(route: Route, { part, path }: Target): JsonSchema | undefined {
  let schema = (route[part] ?? {}) as JsonSchema | undefined;
  for (const key of path) {
    const shapes = schema === undefined ? [] : [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
    schema = shapes.map((shape) => shape.properties?.[key]).find((inner) => inner !== undefined);
  }
  if (schema?.anyOf?.length === 2) return schema.anyOf.find(({ type }) => type !== 'null') ?? schema;
  return schema;
}
