import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { usage } from '../moment.js';
import { INPUT_FORMS, OUTPUT_FORMS } from './plan.js';
import type { FieldPath, InputForm, OutputForm } from './plan.js';
import { lookupTable } from '../../kernel/lookup.js';

/** Options of the command line. */
export interface BulkOptions {
  /** A path; null: standard input. */
  readonly source: string | null;
  /** A path; null: standard output. */
  readonly output: string | null;
  readonly input: InputForm;
  readonly form: OutputForm;
  readonly route: string | null;
  /** Field of the request by column. */
  readonly map: readonly { readonly field: string; readonly column: string }[];
  readonly set: Readonly<Record<string, unknown>>;
  /** Columns that are copied to the output; null: `id`, if there is one. */
  readonly keep: readonly string[] | null;
  readonly fields: readonly FieldPath[] | null;
  readonly precision: string | null;
  readonly basis: boolean;
  readonly workers: number;
  readonly groupRows: number;
  readonly resume: boolean;
  readonly strict: boolean;
  readonly quiet: boolean;
}

const OPTIONS = {
  route: { type: 'string' },
  in: { type: 'string' },
  out: { type: 'string' },
  output: { type: 'string', short: 'o' },
  map: { type: 'string', multiple: true },
  set: { type: 'string' },
  keep: { type: 'string' },
  fields: { type: 'string', multiple: true },
  precision: { type: 'string' },
  'no-basis': { type: 'boolean' },
  workers: { type: 'string' },
  'group-rows': { type: 'string' },
  resume: { type: 'boolean' },
  strict: { type: 'boolean' },
  quiet: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const ENDINGS = lookupTable<{ readonly input: InputForm; readonly form: OutputForm }>({
  ndjson: { input: 'ndjson', form: 'ndjson' },
  jsonl: { input: 'ndjson', form: 'ndjson' },
  csv: { input: 'csv', form: 'csv' },
  arrow: { input: 'arrow', form: 'arrow' },
  feather: { input: 'arrow', form: 'arrow' },
  arrows: { input: 'arrow', form: 'arrows' },
  parquet: { input: 'parquet', form: 'parquet' },
});
const DEFAULT_GROUP_ROWS = 10_000,
  MOST_GROUP_ROWS = 1_000_000,
  MOST_WORKERS = 256;

export const BULK_USAGE = 'bulk [INPUT | -] [--route ROUTE] [-o OUTPUT] [--map FIELD=COLUMN,...] [--fields A,B] ...';
export const BULK_SUMMARY = 'many requests from a file or a pipe: NDJSON, CSV, Arrow IPC, Parquet (bulk --help)';
export const BULK_HELP = `${BULK_USAGE}

Answers each row of INPUT by a route, on all cores, in order. Forms of input: ${INPUT_FORMS.join(', ')}; of output: ${OUTPUT_FORMS.join(', ')} (the stream of
Arrow, where arrow is the file; to a pipe it is always the stream). They follow from the ends of the names, else --in and --out say them.

  --route ROUTE           path, name or operation id; without it each line of NDJSON is {"op": ROUTE, "body": {...}, "id": ...}
  --map FIELD=COLUMN,...  fields of the request (a.b within others) and the columns that fill them; columns of a field's name need none
  --set JSON              fields that are the same in each request: '{"bodies":["Sun"]}'
  --fields A,B            paths of the answer, * for any key: planets.*.longitude; NAME=PATH names the column (*_lon=planets.*.longitude)
  --precision N           decimals of angles
  --no-basis              NDJSON without computation_basis
  --keep A,B              columns of the input that are carried through (default: id)
  --workers auto|N        threads (default: auto, one a core)
  --group-rows N          rows of a row group, a record batch, an entry of the journal (default: ${DEFAULT_GROUP_ROWS})
  --resume                goes on where an interrupted run ended; the file is the same as that of a run without a break. Refused where
                          the input, the options, the version or the data differ from those of the first run (see OUTPUT.journal)
  --strict                ends at the first row that fails
  --quiet                 prints only errors to standard error

A row that fails has its status and its error in the output. An incomplete output is named OUTPUT.part.
Exit codes: 0 success, 1 failure, 2 invalid request, 3 outside the coverage, not found or not configured (2 and 3 of a row: with --strict).
`;

/** Reads the command line; null: the user requested help. Errors: InvalidInput that names the option. */
export function readBulkOptions(args: readonly string[]): BulkOptions | null {
  const { values, positionals } = parsed(args);
  if (values.help) return null;
  if (positionals.length > 1) throw usage('INPUT', 'one file, or - for standard input', positionals[1]);
  const source = positionals[0] === undefined || positionals[0] === '-' ? null : positionals[0];
  const output = values.output === undefined || values.output === '-' ? null : values.output;
  const input = oneOf('--in', values.in ?? ending(source)?.input ?? 'ndjson', INPUT_FORMS);
  const named = oneOf('--out', values.out ?? ending(output)?.form ?? 'ndjson', OUTPUT_FORMS);
  const form = named === 'arrow' && output === null ? 'arrows' : named;
  if (input === 'parquet' && source === null)
    throw usage('INPUT', 'is needed: Parquet is read from its end and cannot come from a pipe');
  if (values.resume && output === null) throw usage('--resume', 'needs an output file: give one with -o');
  if (values.resume && source === null)
    throw usage('--resume', 'needs an input file, whose content is compared with that of the first run');
  const fields = values.fields === undefined ? null : values.fields.flatMap(names).map(readField);
  if (form === 'ndjson' && fields?.some(({ name, path }) => name !== path.join('.')))
    throw usage('--fields', 'names apply to the columns of a table; lines of JSON keep their own');
  return {
    source,
    output,
    input,
    form,
    route: values.route ?? null,
    map: (values.map ?? []).flatMap(names).map(readMapping),
    set: readSet(values.set),
    keep: values.keep === undefined ? null : names(values.keep),
    fields,
    precision: values.precision ?? null,
    basis: !values['no-basis'],
    workers:
      values.workers === undefined || values.workers === 'auto'
        ? availableParallelism()
        : whole('--workers', values.workers, MOST_WORKERS),
    groupRows:
      values['group-rows'] === undefined
        ? DEFAULT_GROUP_ROWS
        : whole('--group-rows', values['group-rows'], MOST_GROUP_ROWS),
    resume: values.resume ?? false,
    strict: values.strict ?? false,
    quiet: values.quiet ?? false,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    throw usage('OPTIONS', (error as Error).message.split('. ')[0]);
  }
}

const ending = (path: string | null) => ENDINGS[/\.([^./]+)$/.exec(path ?? '')?.[1].toLowerCase() ?? ''];

const names = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

function oneOf<T extends string>(option: string, given: string, allowed: readonly T[]): T {
  const found = allowed.find((name) => name === given);
  if (found === undefined) throw usage(option, `one of ${allowed.join(', ')}`, given);
  return found;
}

function whole(option: string, given: string, most: number): number {
  const value = /^\d{1,9}$/.test(given) ? Number(given) : 0;
  if (value < 1 || value > most) throw usage(option, `a whole number from 1 to ${most}`, given);
  return value;
}

function readMapping(text: string): { field: string; column: string } {
  const at = text.indexOf('=');
  if (at < 1 || at === text.length - 1) throw usage('--map', 'FIELD=COLUMN: a field of the request and a column', text);
  return { field: text.slice(0, at), column: text.slice(at + 1) };
}

function readField(text: string): FieldPath {
  const at = text.indexOf('=');
  const path = text.slice(at + 1);
  const name = at < 0 ? path : text.slice(0, at);
  const stars = (part: string): number => part.split('*').length - 1;
  if (name === '' || (at >= 0 && stars(name) !== stars(path)))
    throw usage('--fields', 'NAME=PATH: as many * in the name as in the path', text);
  return { name, path: path.split('.') };
}

function readSet(text: string | undefined): Record<string, unknown> {
  if (text === undefined) return {};
  try {
    const value = JSON.parse(text) as unknown;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // The error below reports it.
  }
  throw usage('--set', 'an object in JSON, e.g. \'{"bodies":["Sun"]}\'', text.slice(0, 200));
}
