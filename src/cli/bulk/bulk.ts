import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { csvText } from '../../forms/csv.js';
import { nodeDataProvider, nodeKernels, nodeVisibilityPack } from '../../node-data.js';
import { families } from '../../registry.js';
import { loadConfig } from '../../transport/config.js';
import { ServiceError } from '../../transport/errors.js';
import type { JsonSchema } from '../../transport/json-schema.js';
import type { WorkerData } from '../../transport/node-engine.js';
import { RouteNames } from '../../transport/route-names.js';
import { arrowSource } from './input/arrow.js';
import { parquetSource } from './input/parquet.js';
import type { Source } from './input/reader.js';
import { textSource } from './input/text.js';
import { makePlan } from './make-plan.js';
import type { BulkOptions } from './options.js';
import { outColumns } from './out-columns.js';
import { arrowEncoder } from './output/arrow.js';
import type { Encoder } from './output/encoder.js';
import { TextEncoderOfBlocks } from './output/encoder.js';
import { parquetEncoder } from './output/parquet.js';
import { needed } from './packages.js';
import { isTable } from './plan.js';
import type { Block, BlockAnswer, OutColumn, Plan } from './plan.js';
import { assertWrittenBy, FileSink, partOf, readLeft, sizeOf, StreamSink } from './sink.js';
import type { Left, Sink } from './sink.js';
import { Threads } from './threads.js';
import type { Answerer } from './threads.js';
import { wholeLines } from './whole-lines.js';
import type { Whole } from './whole-lines.js';

export interface BulkSurroundings {
  readonly stdin: Readable;
  readonly stdout: NodeJS.WritableStream;
  readonly env: NodeJS.ProcessEnv;
  readonly version: string;
  /** Makes the answerer of blocks. Default: as many threads as the options say. */
  readonly answerer?: (plan: Plan) => Answerer;
  /** Receives the progress: rows written, and bytes or rows read of the total input. */
  readonly progress: (rows: number, done: number, total: number) => void;
  /** Receives messages for the user. */
  readonly note: (text: string) => void;
}

export interface BulkResult {
  /** Rows of the complete output, and rows computed in this run. */
  readonly rows: number;
  readonly computed: number;
  readonly failed: number;
}

/** Answers all rows of an input. Errors: InvalidInput, those of the file system, the first failed row of a strict run. */
export async function bulk(options: BulkOptions, around: BulkSurroundings): Promise<BulkResult> {
  const names = new RouteNames(families.flatMap((family) => family.routes));
  const source = await openSource(options, around.stdin);
  let threads: Answerer | undefined, sink: Sink | undefined;
  try {
    const { plan, unused } = makePlan(options, { names, columns: source.columns });
    if (unused.length > 0) around.note(`columns that are not used: ${unused.join(', ')}`);
    const engine = engineData(around.env);
    // Only a file has a journal: with a pipe the input is not read twice.
    const command = options.output === null ? '' : await sumOf(options, { plan, engine, version: around.version });
    const left = options.resume && options.output !== null ? await readLeft(options.output, command) : null;
    if (options.resume && options.output !== null && !left && (await sizeOf(options.output)) !== null) {
      await assertWrittenBy(options.output, command);
      around.note(`${options.output} is already complete`);
      return { rows: 0, computed: 0, failed: 0 };
    }
    threads = around.answerer?.(plan) ?? new Threads(options.workers, { engine, plan });
    const begun = left ? await wholeOf(options.output as string, plan, left) : { rows: 0, bytes: 0, failed: 0 };
    const blocks = source.blocks(plan, begun.rows);
    const { columns, ahead } = left
      ? { columns: left.columns, ahead: [] }
      : await settleColumns(plan, blocks, threads, names);
    const encoder = await encoderOf(plan, columns);
    sink = await openSink(options, { command, columns, left, begun, encoder }, around.stdout);
    const work: Work = { plan, threads, columns, encoder, sink, blocks: chained(ahead, blocks) };
    const result = await answerAll(work, begun, (rows) => around.progress(rows, source.done(), source.total));
    await sink.finish();
    return result;
  } finally {
    await Promise.allSettled([threads?.end(), sink?.close(), source.close()]);
  }
}

async function openSource({ source, input }: BulkOptions, stdin: Readable): Promise<Source> {
  if (input === 'parquet') {
    const parquet = await needed('Parquet', () => import('hyparquet'));
    const { compressors } = await needed('Parquet', () => import('hyparquet-compressors'));
    return parquetSource(parquet, compressors, source as string);
  }
  if (input === 'arrow') {
    const arrow = await needed('Arrow', () => import('apache-arrow'));
    return arrowSource(arrow, source ?? stdin);
  }
  if (source === null) return textSource(stdin, input, 0);
  const file = await open(source);
  const { size } = await file.stat();
  return textSource(file.createReadStream({ highWaterMark: 262_144 }), input, size);
}

/** The data of the threads' engines; a file is verified when it is read. */
function engineData(env: NodeJS.ProcessEnv): WorkerData {
  const { kernelPaths, visibilityPackDirectory, visibilityPackManifestSha256 } = loadConfig(env);
  const kernels = nodeKernels(kernelPaths);
  return {
    shared: nodeDataProvider().shareable(),
    kernelPaths,
    kernelSha256: kernels.map(({ identity }) => identity.sha256),
    visibilityPack:
      visibilityPackDirectory === null
        ? null
        : nodeVisibilityPack(visibilityPackDirectory, visibilityPackManifestSha256),
  };
}

interface Cause {
  readonly plan: Plan;
  readonly engine: WorkerData;
  readonly version: string;
}

/**
 * The checksum of everything that determines the bytes of the output: version, options, input, embedded data, kernels and the
 * visibility pack. Only the same command may resume a partial output.
 */
async function sumOf({ source }: BulkOptions, { plan, engine, version }: Cause): Promise<string> {
  const { shared, kernelSha256, visibilityPack } = engine;
  const input = source === null ? null : await contentSha256(source);
  const data = Object.entries(shared.files).map(([name, { sha256 }]) => [name, sha256]);
  const pack = visibilityPack?.manifestSha256 ?? null;
  return createHash('sha256').update(JSON.stringify({ version, plan, input, data, kernelSha256, pack })).digest('hex');
}

/** The checksum of a file's content. Reading it takes about a hundredth of the time of answering its rows. */
async function contentSha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1_048_576 })) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** The complete part of an interrupted run. */
async function wholeOf(path: string, plan: Plan, { entries }: Left): Promise<Whole> {
  const { rows, bytes, failed } = entries.at(-1) ?? { rows: 0, bytes: 0, failed: 0 };
  return plan.output === 'ndjson' ? wholeLines(partOf(path), { rows, bytes, failed }) : { rows, bytes, failed };
}

/** The columns of a table. The first block is answered beforehand to find them, and is returned with them. */
async function settleColumns(
  plan: Plan,
  blocks: AsyncGenerator<Block>,
  threads: Answerer,
  names: RouteNames,
): Promise<{ columns: readonly OutColumn[]; ahead: readonly Block[] }> {
  if (!isTable(plan.output) || plan.operationId === null) return { columns: [], ahead: [] };
  const first = await blocks.next();
  const block = first.done ? null : first.value;
  // The bytes of a block are transferred with it.
  const copy = block && ('text' in block ? { ...block, text: block.text.slice() } : block);
  const probe = copy ? await threads.probe(copy) : { answers: [], kept: {}, failure: 'there is none' };
  const schema = names.find(plan.operationId).route.response as JsonSchema;
  return { columns: outColumns(plan, schema, probe), ahead: block ? [block] : [] };
}

async function encoderOf({ output }: Plan, columns: readonly OutColumn[]): Promise<Encoder> {
  if (output === 'ndjson') return new TextEncoderOfBlocks('');
  if (output === 'csv') return new TextEncoderOfBlocks(csvText([columns.map(({ name }) => name)]));
  if (output === 'parquet') {
    const writing = await needed('Parquet', () => import('hyparquet-writer'));
    return parquetEncoder(writing, columns);
  }
  const arrow = await needed('Arrow', () => import('apache-arrow'));
  return arrowEncoder(arrow, columns, output === 'arrow' ? 'file' : 'stream');
}

interface Opening {
  readonly command: string;
  readonly columns: readonly OutColumn[];
  readonly left: Left | null;
  readonly begun: Whole;
  readonly encoder: Encoder;
}

/** Opens the sink with the header of the output, or after the complete part of an interrupted run. */
async function openSink({ output }: BulkOptions, opening: Opening, stdout: NodeJS.WritableStream): Promise<Sink> {
  const { command, columns, left, begun, encoder } = opening;
  if (left && left.entries.length > 0) {
    // The first entry is the header of the file, not a group.
    encoder.resume(
      left.entries.slice(1).map(({ state }) => state),
      begun.bytes,
    );
    return FileSink.goOn(output as string, left, begun.bytes);
  }
  const sink = output === null ? new StreamSink(stdout) : await FileSink.begin(output, { command, columns });
  await sink.write(encoder.begin());
  await sink.endGroup({ rows: 0, failed: 0, state: null });
  return sink;
}

interface Work {
  readonly plan: Plan;
  readonly threads: Answerer;
  readonly columns: readonly OutColumn[];
  readonly encoder: Encoder;
  readonly sink: Sink;
  readonly blocks: AsyncGenerator<Block>;
}

async function* chained(ahead: readonly Block[], blocks: AsyncGenerator<Block>): AsyncGenerator<Block> {
  yield* ahead;
  yield* blocks;
}

/** Sends blocks to the threads and their answers, in order, to the sink. No more blocks are in flight than keep the threads busy. */
async function answerAll(work: Work, begun: Whole, written: (rows: number) => void): Promise<BulkResult> {
  const { plan, threads, columns, encoder, sink, blocks } = work;
  const flying: Promise<BlockAnswer>[] = [];
  let { rows, failed } = begun;
  const endGroup = async (): Promise<void> => {
    await sink.write(encoder.endGroup());
    await sink.endGroup({ rows, failed, state: encoder.groupState() });
  };
  const land = async (): Promise<void> => {
    const answer = await (flying.shift() as Promise<BlockAnswer>);
    if (plan.strict && answer.failure) throw rowFailed(answer.failure);
    await sink.write(encoder.add(answer));
    rows += answer.rows;
    failed += answer.failed;
    if (rows % plan.groupRows === 0) await endGroup();
    written(rows);
  };
  for await (const block of blocks) {
    const answer = threads.answer(block, columns);
    // It is awaited in its turn; this handler prevents an unhandled rejection until then.
    answer.catch(() => undefined);
    flying.push(answer);
    if (flying.length > threads.depth) await land();
  }
  while (flying.length > 0) await land();
  if (rows % plan.groupRows !== 0) await endGroup();
  await sink.write(encoder.finish());
  return { rows, computed: rows - begun.rows, failed };
}

const rowFailed = ({ row, status, category, message }: NonNullable<BlockAnswer['failure']>): ServiceError =>
  new ServiceError(status, 'row_failed', category, `row ${row}: ${message}`);
