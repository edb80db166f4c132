import { once } from 'node:events';
import { open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { InvalidInput } from '../../kernel/errors.js';
import type { OutColumn } from './plan.js';

/** First line of the journal: the checksum of command and input, and the columns. */
interface JournalHead {
  /** Checksum of everything that determines the bytes. */
  readonly command: string;
  readonly columns: readonly OutColumn[];
}

/** A line of the journal: the complete part of the output. */
export interface JournalEntry {
  readonly rows: number;
  readonly bytes: number;
  readonly failed: number;
  readonly state: unknown;
}

/** The journal of a complete output: the checksum of its inputs, and its size. */
interface WholeRecord {
  readonly command: string;
  readonly bytes: number;
}

/** Destination of the output. A group is complete and permanent once it has ended. */
export interface Sink {
  write(bytes: Uint8Array): Promise<void>;
  endGroup(entry: Omit<JournalEntry, 'bytes'>): Promise<void>;
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** The state of an interrupted run: its columns and complete groups. */
export interface Left extends JournalHead {
  readonly entries: readonly JournalEntry[];
}

export const partOf = (path: string): string => `${path}.part`;
const journalOf = (path: string): string => `${path}.part.journal`;
/** Path of the journal of a complete output, which identifies the command that wrote it. */
const recordOf = (path: string): string => `${path}.journal`;

/** Reads the state of an interrupted run; null when there is none. Errors: InvalidInput when another command began it. */
export async function readLeft(path: string, command: string): Promise<Left | null> {
  const text = await readFile(journalOf(path), 'utf8').catch(() => null);
  const size = await sizeOf(partOf(path));
  if (text === null || size === null) return null;
  // The last line may be incomplete.
  const [head, ...lines] = text.split('\n').slice(0, -1);
  if (head === undefined) return null;
  const begun = JSON.parse(head) as JournalHead;
  if (begun.command !== command)
    throw new InvalidInput({
      field: '--resume',
      message: 'the partial output belongs to another command or another input; omit --resume to start again',
      given: partOf(path),
    });
  const entries = lines.map((line) => JSON.parse(line) as JournalEntry).filter(({ bytes }) => bytes <= size);
  return { ...begun, entries };
}

/** Checks that this command wrote a complete output. Errors: InvalidInput when its journal is missing or differs. */
export async function assertWrittenBy(path: string, command: string): Promise<void> {
  const text = await readFile(recordOf(path), 'utf8').catch(() => null);
  const record = text === null ? null : (JSON.parse(text) as WholeRecord);
  if (record !== null && record.command === command && record.bytes === (await sizeOf(path))) return;
  throw new InvalidInput({
    field: '--resume',
    message:
      record === null
        ? 'the output exists without a journal of the command that wrote it; omit --resume to write it again'
        : 'the output was written by another command, from another input, or was changed; omit --resume to write it again',
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

/** A file that gets its name when it is complete. Until then it is a partial file with a journal of its complete groups. */
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

  /** Resumes an interrupted run: truncates the file to `bytes`. */
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
    // The journal is written after the bytes that it reports.
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

/** Standard output: waits for its reader. */
export class StreamSink implements Sink {
  readonly #stream: NodeJS.WritableStream;

  constructor(stream: NodeJS.WritableStream) {
    this.#stream = stream;
  }

  async write(bytes: Uint8Array): Promise<void> {
    if (bytes.length > 0 && !this.#stream.write(bytes)) await once(this.#stream, 'drain');
  }

  async endGroup(): Promise<void> {
    // Written bytes cannot be taken back.
  }

  async finish(): Promise<void> {
    await new Promise<void>((resolve) => this.#stream.write('', () => resolve()));
  }

  async close(): Promise<void> {
    // The stream is the process's own.
  }
}
