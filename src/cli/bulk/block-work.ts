import type { Engine } from '../../engine.js';
import type { Route } from '../../contract/route.js';
import { InvalidInput } from '../../kernel/errors.js';
import { csvText } from '../../forms/csv.js';
import type { CsvCell } from '../../forms/csv.js';
import { asksToCut, cutAnswer, readCut } from '../../transport/cut-answer.js';
import { envelope, toServiceError } from '../../transport/errors.js';
import type { ServiceError } from '../../transport/errors.js';
import type { JsonSchema } from '../../transport/json-schema.js';
import { idOf, readItem } from '../../transport/stream/item.js';
import type { RouteNames } from '../../transport/route-names.js';
import type { RequestParts, RequestValidator } from '../../transport/validator.js';
import type { Probe } from './out-columns.js';
import { valueAt } from './out-columns.js';
import { isTable } from './plan.js';
import type { Block, BlockAnswer, OutColumn, Plan, RowFailure } from './plan.js';
import { FAULT, Requests, rowsOf } from './rows.js';
import type { Row } from './rows.js';
import { lookupTable } from '../../kernel/lookup.js';

export interface WorkParts {
  readonly engine: Engine;
  readonly names: RouteNames;
  readonly check: (route: Route) => RequestValidator;
  readonly plan: Plan;
}

/** The answer to a row, or its error. */
type Outcome = { readonly answer: unknown } | { readonly error: ServiceError };

/** Answers blocks of rows by the plan. */
export class BlockWork {
  readonly #parts: WorkParts;
  readonly #route: Route | null;
  readonly #requests: Requests | null;
  readonly #cut: ReturnType<typeof readCut> | null;
  #fitting: Fitting | undefined;

  constructor(parts: WorkParts) {
    const { plan, names } = parts;
    this.#parts = parts;
    this.#route = plan.operationId === null ? null : names.find(plan.operationId).route;
    this.#requests = this.#route && new Requests(plan, this.#route);
    this.#cut = this.#route && asksToCut(plan.cut) ? readCut(plan.cut, this.#route.response as JsonSchema) : null;
  }

  /** Answers the first rows, which determine the columns of a table. */
  probe(block: Block): Probe {
    const answers: unknown[] = [],
      kept: Record<string, unknown[]> = {};
    let failure: string | undefined;
    for (const row of rowsOf(block, this.#parts.plan)) {
      const outcome = this.#outcome(row);
      if ('answer' in outcome) answers.push(outcome.answer);
      else failure ??= outcome.error.message;
      for (const name of this.#parts.plan.keep) (kept[name] ??= []).push(cellOf(row, name));
    }
    return { answers, kept, ...(failure === undefined ? {} : { failure }) };
  }

  /** Answers a block. `columns` are the same in each call. */
  answer(block: Block, columns: readonly OutColumn[]): BlockAnswer {
    const { plan } = this.#parts;
    const out = writerOf(plan, columns, block.rows);
    const fit = (this.#fitting ??= fitting(columns, plan));
    let failure: RowFailure | undefined,
      failed = 0,
      rows = 0;
    for (const row of rowsOf(block, plan)) {
      const index = block.first + rows;
      const outcome = fit(row, this.#outcome(row));
      if ('error' in outcome) {
        const { status, category, message } = outcome.error;
        failed++;
        failure ??= { row: index, status, category, message };
      }
      // Written at once: collecting answers costs more than computing them.
      if (out instanceof Columns) out.add(rows, row, outcome);
      else out.push(isTable(plan.output) ? csvText([csvRow(row, outcome, columns)]) : this.#line(index, row, outcome));
      rows++;
    }
    if (rows !== block.rows) throw new Error(`a block of ${block.rows} rows had ${rows}`);
    const made = out instanceof Columns ? { columns: out.cells } : { text: Buffer.from(out.join('')) };
    return { rows, failed, failure, ...made };
  }

  #outcome(row: Row): Outcome {
    let input: RequestParts | undefined;
    try {
      if (FAULT in row) throw row[FAULT];
      const { engine, names, check, plan } = this.#parts;
      if (this.#route && this.#requests) {
        const { params, query, body } = this.#requests.of(row);
        input = { params, query, body };
        input = check(this.#route)(input);
        const answer = this.#route.handle(engine, input);
        return { answer: this.#cut ? cutAnswer(answer, this.#cut, this.#route.response as JsonSchema) : answer };
      }
      input = { params: {}, query: {}, body: row };
      const item = readItem(row, names, plan.cut);
      input = check(item.route)(item.parts);
      const answer = item.route.handle(engine, input);
      return { answer: item.cut ? cutAnswer(answer, item.cut, item.route.response as JsonSchema) : answer };
    } catch (error) {
      const known = toServiceError(error, input);
      if (known.status === 500) throw error;
      return { error: known };
    }
  }

  #line(index: number, row: Row, outcome: Outcome): string {
    const { keep } = this.#parts.plan;
    const kept = this.#route
      ? keep.map((name) => `${JSON.stringify(name)}:${json(cellOf(row, name) ?? null)},`).join('')
      : FAULT in row || idOf(row) === undefined
        ? ''
        : `"id":${JSON.stringify(idOf(row))},`;
    const [status, body] =
      'answer' in outcome
        ? [200, JSON.stringify(outcome.answer)]
        : [outcome.error.status, JSON.stringify(envelope(outcome.error, `row-${index}`))];
    return `{"index":${index},${kept}"status":${status},"body":${body}}\n`;
  }
}

const cellOf = (row: Row, name: string): unknown => (FAULT in row ? null : row[name]);
const json = (value: unknown): string => (typeof value === 'bigint' ? String(value) : JSON.stringify(value));

const KINDS = lookupTable<(value: unknown) => boolean>({
  number: (value) => typeof value === 'number',
  integer: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  text: (value) => typeof value === 'string',
  bigint: (value) => typeof value === 'bigint',
  json: () => true,
});

type Fitting = (row: Row, outcome: Outcome) => Outcome;

/** A row with a value that does not fit its column fails: nothing is dropped or converted silently. */
function fitting(columns: readonly OutColumn[], { fields }: Plan): Fitting {
  const kept = columns.flatMap(({ kind, from }) => ('kept' in from ? [{ kind, name: from.kept }] : []));
  const paths = columns.flatMap(({ from }) => ('path' in from ? [from.path] : []));
  const stars = (fields ?? [])
    .filter(({ path }) => path.includes('*'))
    .map(({ path }) => {
      const star = path.indexOf('*'),
        above = path.slice(0, star);
      const below = paths.filter((own) => above.every((part, i) => part === own[i]));
      return { path, above, keys: new Set(below.map((own) => own[star])) };
    });
  return (row, outcome) => {
    for (const { name, kind } of kept) {
      const value = cellOf(row, name) ?? null;
      if (value !== null && !KINDS[kind](value))
        return refused(name, `does not fit the type of this column in the first rows (${kind})`, value);
    }
    if ('error' in outcome) return outcome;
    for (const { path, above, keys } of stars) {
      const found = valueAt(outcome.answer, above);
      if (typeof found !== 'object' || found === null || Array.isArray(found)) continue;
      for (const key in found)
        if (!keys.has(key))
          return refused(
            path.join('.'),
            'is not in the first rows, so that it has no column: name it in --fields',
            [...above, key].join('.'),
          );
    }
    return outcome;
  };
}

const refused = (field: string, message: string, given: unknown): Outcome => ({
  error: toServiceError(new InvalidInput({ field: `/${field}`, message, given: String(given).slice(0, 200) })),
});

function valueOf(row: Row, outcome: Outcome, { from }: OutColumn): unknown {
  if ('kept' in from) return cellOf(row, from.kept);
  if ('of' in from) {
    if (from.of === 'status') return 'answer' in outcome ? 200 : outcome.error.status;
    return 'answer' in outcome ? null : outcome.error.message;
  }
  return 'answer' in outcome ? valueAt(outcome.answer, from.path) : null;
}

/** Lists of plain values are joined by semicolons, other structures are JSON, as in CSV answers of the service. */
function csvRow(row: Row, outcome: Outcome, columns: readonly OutColumn[]): CsvCell[] {
  return columns.map((column) => {
    const value = valueOf(row, outcome, column) ?? null;
    if (typeof value === 'bigint') return String(value);
    if (typeof value !== 'object' || value === null) return value as CsvCell;
    const isPlain = Array.isArray(value) && value.every((item) => typeof item !== 'object');
    return isPlain ? (value as unknown[]).join(';') : JSON.stringify(value);
  });
}

const writerOf = ({ output }: Plan, columns: readonly OutColumn[], rows: number): Columns | string[] =>
  output === 'ndjson' || output === 'csv' ? [] : new Columns(columns, rows);

/** The cells of a block, by column. */
class Columns {
  readonly cells: (Float64Array | (string | bigint | null)[])[];
  readonly #columns: readonly OutColumn[];

  constructor(columns: readonly OutColumn[], rows: number) {
    this.#columns = columns;
    this.cells = columns.map(({ kind }) =>
      kind === 'number' || kind === 'integer' || kind === 'boolean'
        ? new Float64Array(rows).fill(NaN)
        : new Array<string | bigint | null>(rows).fill(null),
    );
  }

  add(at: number, row: Row, outcome: Outcome): void {
    for (const [k, column] of this.#columns.entries()) {
      const value = valueOf(row, outcome, column) ?? null;
      if (value === null) continue;
      const cells = this.cells[k];
      // A zero has no sign.
      if (cells instanceof Float64Array) cells[at] = Number(value) + 0;
      else if (typeof value === 'bigint') cells[at] = value;
      else cells[at] = column.kind === 'text' ? String(value) : JSON.stringify(value);
    }
  }
}
