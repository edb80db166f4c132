import { once } from 'node:events';
import { open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { InvalidInput } from '../../kernel/errors.js';
import type { OutColumn } from './plan.js';

/** First line of the journal: what the part was begun with. */
interface JournalHead {
  /** Sum of all that the bytes depend on. */
  readonly command: string;
  readonly columns: readonly OutColumn[];
}

/** A line of the journal: so much is whole. */
export interface JournalEntry {
  readonly rows: number;
  readonly bytes: number;
  readonly failed: number;
  readonly state: unknown;
}

/** Beside a whole output: the sum of what it was made with, and its size. */
interface WholeRecord {
  readonly command: string;
  readonly bytes: number;
}

/** Where the output goes. A group is whole, and stays, once it is ended. */
export interface Sink {
  write(bytes: Uint8Array): Promise<void>;
  endGroup(entry: Omit<JournalEntry, 'bytes'>): Promise<void>;
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** What an interrupted run has left: the columns and the groups that are whole. */
export interface Left extends JournalHead {
  readonly entries: readonly JournalEntry[];
}

export const partOf = (path: string): string => `${path}.part`;
const journalOf = (path: string): string => `${path}.part.journal`;
/** What stays beside a whole output: which command wrote it. */
const recordOf = (path: string): string => `${path}.journal`;

/** What stands of an interrupted run; null: nothing. Errors: InvalidInput when another command began it. */
export async function readLeft(path: string, command: string): Promise<Left | null> {
  const text = await readFile(journalOf(path), 'utf8').catch(() => null);
  const size = await sizeOf(partOf(path));
  if (text === null || size === null) return null;
  // The last line may be torn.
  const [head, ...lines] = text.split('\n').slice(0, -1);
  if (head === undefined) return null;
  const begun = JSON.parse(head) as JournalHead;
  if (begun.command !== command)
    throw new InvalidInput({
      field: '--resume',
      message:
        'the part that is there was begun with another command or another input; without --resume it is begun anew',
      given: partOf(path),
    });
  const entries = lines.map((line) => JSON.parse(line) as JournalEntry).filter(({ bytes }) => bytes <= size);
  return { ...begun, entries };
}

/** Errors: InvalidInput where the journal beside a whole output does not tell that this command wrote these bytes. */
export async function assertWrittenBy(path: string, command: string): Promise<void> {
  const text = await readFile(recordOf(path), 'utf8').catch(() => null);
  const record = text === null ? null : (JSON.parse(text) as WholeRecord);
  if (record !== null && record.command === command && record.bytes === (await sizeOf(path))) return;
  throw new InvalidInput({
    field: '--resume',
    message:
      record === null
        ? 'the output is there, and no journal beside it tells which command wrote it; without --resume it is written anew'
        : 'the output that is there was written by another command or from another input, or was changed; without --resume it is written anew',
    given: path,
  });
}

export const sizeOf = async (path: string): Promise<number | null> =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  );

interface Handles {
  readonly part: FileHandle;
  readonly journal: FileHandle;
}

/** A file that appears under its name when it is whole; until then it is a part, with a journal of the groups that are whole in it. */
export class FileSink implements Sink {
  readonly #path: string;
  readonly #command: string;
  readonly #part: FileHandle;
  readonly #journal: FileHandle;
  #bytes: number;
  #closed = false;

  private constructor(path: string, command: string, { part, journal }: Handles, bytes: number) {
    this.#path = path;
    this.#command = command;
    this.#part = part;
    this.#journal = journal;
    this.#bytes = bytes;
  }

  static async begin(path: string, head: JournalHead): Promise<FileSink> {
    const part = await open(partOf(path), 'w');
    const journal = await open(journalOf(path), 'w');
    await journal.write(`${JSON.stringify(head)}\n`);
    return new FileSink(path, head.command, { part, journal }, 0);
  }

  /** Goes on where a run was interrupted: what is behind `bytes` is cut off. */
  static async goOn(path: string, { entries, ...head }: Left, bytes: number): Promise<FileSink> {
    const part = await open(partOf(path), 'r+');
    await part.truncate(bytes);
    const journal = await open(journalOf(path), 'w');
    await journal.write([head, ...entries].map((line) => `${JSON.stringify(line)}\n`).join(''));
    return new FileSink(path, head.command, { part, journal }, bytes);
  }

  async write(bytes: Uint8Array): Promise<void> {
    for (let done = 0; done < bytes.length;) {
      const { bytesWritten } = await this.#part.write(bytes, done, bytes.length - done, this.#bytes);
      done += bytesWritten;
      this.#bytes += bytesWritten;
    }
  }

  async endGroup(entry: Omit<JournalEntry, 'bytes'>): Promise<void> {
    // First the bytes, then the word that they are there.
    await this.#part.datasync();
    await this.#journal.write(`${JSON.stringify({ ...entry, bytes: this.#bytes } satisfies JournalEntry)}\n`);
  }

  async finish(): Promise<void> {
    await this.#part.datasync();
    await this.close();
    const record: WholeRecord = { command: this.#command, bytes: this.#bytes };
    await writeFile(recordOf(this.#path), `${JSON.stringify(record)}\n`);
    await rename(partOf(this.#path), this.#path);
    await rm(journalOf(this.#path));
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#part.close();
    await this.#journal.close();
  }
}

/** Standard output: waits for who reads it. */
export class StreamSink implements Sink {
  readonly #stream: NodeJS.WritableStream;

  constructor(stream: NodeJS.WritableStream) {
    this.#stream = stream;
  }

  async write(bytes: Uint8Array): Promise<void> {
    if (bytes.length > 0 && !this.#stream.write(bytes)) await once(this.#stream, 'drain');
  }

  async endGroup(): Promise<void> {
    // What is written is gone.
  }

  async finish(): Promise<void> {
    await new Promise<void>((resolve) => this.#stream.write('', () => resolve()));
  }

  async close(): Promise<void> {
    // The stream is the process's own.
  }
}
