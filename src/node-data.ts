import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PACKED_ANCIENT, PACKED_FUTURE } from './ephemeris/antiquity.js';
import { PACKED_NUTATION, PACKED_NUTATION_ANCIENT, PACKED_NUTATION_FUTURE } from './ephemeris/packed-nutation.js';
import { PACKED_DE440 } from './ephemeris/packed.js';
import { NodeFile } from './ephemeris/node-file.js';
import { DamagedFile } from './ephemeris/random-access.js';
import { SpkFile } from './ephemeris/spk.js';
import { SpkSource } from './ephemeris/spk-source.js';
import type { DataProvider } from './kernel/data.js';
import { PACKAGE_ROOT } from './package-root.js';

export { nodeVisibilityPack } from './node-visibility-pack.js';

/** Manifest entry of a packed file. */
interface ManifestFile {
  readonly sha256: string;
  readonly bytes: number;
}

/** A packed file and the folder that contains it. */
interface LocatedFile extends ManifestFile {
  readonly directory: string;
}

/** Memory of one file, reserved at the start, filled and verified by the first thread that needs it. */
interface SharedFile {
  readonly bytes: SharedArrayBuffer;
  /** One Int32: 1 when the bytes are filled in and verified. */
  readonly state: SharedArrayBuffer;
}

/** The checksums of all files and their shared memory, which workers need. It can be sent by postMessage. */
export interface SharedData {
  readonly directory: string;
  readonly files: Readonly<Record<string, LocatedFile>>;
  readonly memory: Readonly<Record<string, SharedFile>>;
}

/** A provider of packed files that can verify all of them and share its memory with worker threads. */
export interface NodeDataProvider extends DataProvider {
  /** Verifies all files of the manifest, loaded or not. Errors: `DamagedFile` with the file and both checksums. */
  verifyAll(): void;
  /** The memory of this provider, for `sharedDataProvider` in another thread. */
  shareable(): SharedData;
}

/** Files that every computation needs. They are loaded when the provider is made, other files at their first use. */
const AT_START = [PACKED_DE440, PACKED_NUTATION];

/**
 * Files of the years before 1550 and after 2650. The npm package leaves them out; they are in a package of their own, which is used when it
 * is installed next to this one. Without them instants of these years are outside the coverage.
 */
export const LONG_RANGE_FILES: readonly string[] = [
  PACKED_ANCIENT,
  PACKED_FUTURE,
  PACKED_NUTATION_ANCIENT,
  PACKED_NUTATION_FUTURE,
];
const LONG_RANGE_PACKAGE = 'celestial-computation-service-long-range-data';

/** The directory data/packed of the package, relative to this file in src/ and in dist/src/. */
const packageDataDirectory = (): string => fileURLToPath(new URL('data/packed', PACKAGE_ROOT));

/** data/packed of the installed package of the other years; undefined when it is not installed. */
function longRangeDirectory(): string | undefined {
  try {
    return join(dirname(createRequire(PACKAGE_ROOT).resolve(`${LONG_RANGE_PACKAGE}/package.json`)), 'data/packed');
  } catch {
    return undefined;
  }
}

/** The folder of each file of the manifest. A long-range file that is in neither folder is left out: its years are not covered. */
function locateFiles(directory: string, files: Readonly<Record<string, ManifestFile>>): Record<string, LocatedFile> {
  const other = longRangeDirectory();
  return Object.fromEntries(
    Object.entries(files).flatMap(([name, file]) => {
      const isOptional = LONG_RANGE_FILES.includes(name),
        folder =
          isOptional && !existsSync(join(directory, name))
            ? [other].find((candidate) => candidate !== undefined && existsSync(join(candidate, name)))
            : directory;
      return folder === undefined ? [] : [[name, { ...file, directory: folder }]];
    }),
  );
}

/** Opens a packed file, calls `use` and closes the file. */
function withPacked<T>(name: string, expected: LocatedFile, use: (file: NodeFile) => T): T {
  const path = join(expected.directory, name);
  if (!existsSync(path))
    throw new DamagedFile(path, `is missing; expected ${expected.bytes} bytes with sha256 ${expected.sha256}`);
  const file = new NodeFile(path);
  try {
    return use(file);
  } finally {
    file.close();
  }
}

function compareSum(file: NodeFile, expected: ManifestFile, found: string): void {
  if (found !== expected.sha256)
    throw new DamagedFile(
      file.name,
      `is damaged: expected sha256 ${expected.sha256} (${expected.bytes} bytes), found ${found} (${file.size} bytes)`,
    );
}

const LOADED = 1;

/** Memory for each file. The system allocates a page at its first write, so that unused files cost nothing. */
const reserve = (files: Readonly<Record<string, ManifestFile>>): Record<string, SharedFile> =>
  Object.fromEntries(
    Object.entries(files).map(([name, { bytes }]) => [
      name,
      { bytes: new SharedArrayBuffer(bytes), state: new SharedArrayBuffer(4) },
    ]),
  );

/** Reads a file into its shared memory and verifies its checksum. Two threads that do this at once write the same bytes. */
function loadVerified(name: string, expected: LocatedFile, { bytes, state }: SharedFile): void {
  withPacked(name, expected, (file) => {
    if (file.size !== expected.bytes) compareSum(file, expected, fileSha256(file));
    file.read(0, new Uint8Array(bytes));
    compareSum(file, expected, createHash('sha256').update(new Uint8Array(bytes)).digest('hex'));
  });
  Atomics.store(new Int32Array(state), 0, LOADED);
}

/** Verifies the checksum of a file without keeping its bytes, so that files that are loaded later are known to be undamaged. */
const verifyOnDisk = (name: string, expected: LocatedFile): void =>
  withPacked(name, expected, (file) => compareSum(file, expected, fileSha256(file)));

class PackedDirectory implements NodeDataProvider {
  private readonly directory: string;
  private readonly files: Readonly<Record<string, LocatedFile>>;
  private readonly memory: Readonly<Record<string, SharedFile>>;
  /** Views of the files that this thread has used. */
  private readonly views = new Map<string, Uint8Array>();

  constructor({ directory, files, memory }: SharedData) {
    this.directory = directory;
    this.files = files;
    this.memory = memory;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.files, name);
  }

  private entry(name: string): LocatedFile {
    if (!this.has(name)) throw new DamagedFile(join(this.directory, 'manifest.json'), `does not list ${name}`);
    return this.files[name];
  }

  sha256(name: string): string {
    return this.entry(name).sha256;
  }

  bytes(name: string): Uint8Array {
    const known = this.views.get(name);
    if (known) return known;
    const expected = this.entry(name);
    if (!this.isLoaded(name)) loadVerified(name, expected, this.memory[name]);
    const view = new Uint8Array(this.memory[name].bytes);
    this.views.set(name, view);
    return view;
  }

  private isLoaded(name: string): boolean {
    return Atomics.load(new Int32Array(this.memory[name].state), 0) === LOADED;
  }

  verifyAll(): void {
    for (const [name, expected] of Object.entries(this.files)) if (!this.isLoaded(name)) verifyOnDisk(name, expected);
  }

  shareable(): SharedData {
    return { directory: this.directory, files: this.files, memory: this.memory };
  }
}

/**
 * The packed data of a directory (default: that of the package) in shared memory. The embedded ephemeris and nutation are read and verified
 * now, other files at their first use. Errors: `DamagedFile` with the file, the expected and the found checksum.
 */
export function nodeDataProvider(directory: string = packageDataDirectory()): NodeDataProvider {
  const path = join(directory, 'manifest.json');
  if (!existsSync(path)) throw new DamagedFile(path, 'is missing');
  let files: Record<string, ManifestFile>;
  try {
    files = (JSON.parse(readFileSync(path, 'utf8')) as { files: Record<string, ManifestFile> }).files;
  } catch (error) {
    throw new DamagedFile(path, `is not a manifest: ${(error as Error).message}`);
  }
  const located = locateFiles(directory, files);
  const provider = new PackedDirectory({ directory, files: located, memory: reserve(located) });
  for (const name of AT_START) provider.bytes(name);
  return provider;
}

/** A provider over the memory of another thread (`shareable`). A file that one thread has loaded is available to all. */
export function sharedDataProvider(shared: SharedData): NodeDataProvider {
  return new PackedDirectory(shared);
}

/**
 * Opens SPK files of the operator in the given order. The label of a kernel has the name that the file contains and the file name. The
 * sha256 of the complete file is computed in pieces; a thread that already has the checksums gives them in the same order. Errors: those of
 * the file system (missing file), `DamagedFile`.
 */
export function nodeKernels(paths: readonly string[], knownSha256?: readonly string[]): SpkSource[] {
  return paths.map((path, i) => {
    const file = new NodeFile(path);
    const spk = new SpkFile(file);
    return new SpkSource(spk, kernelLabel(spk, path), knownSha256?.[i] ?? fileSha256(file));
  });
}

function fileSha256(file: NodeFile): string {
  const hash = createHash('sha256');
  const piece = new Uint8Array(1 << 20);
  for (let offset = 0; offset < file.size; offset += piece.length) {
    const part = piece.subarray(0, Math.min(piece.length, file.size - offset));
    file.read(offset, part);
    hash.update(part);
  }
  return hash.digest('hex');
}

/**
 * Name of a kernel. Planetary files contain it in their comments ("... ephemeris DE441"); their internal name is that of the program that
 * wrote them. Comments of small-body files name the planetary ephemeris of the integration instead.
 */
function kernelLabel(spk: SpkFile, path: string): string {
  const targets = spk.targets();
  const isPlanetary = targets.includes(3) && targets.includes(10);
  const named = isPlanetary ? /\b(?:DE|INPOP|EPM)-?\d{2,4}[a-z]?\b/.exec(spk.comments(4000))?.[0] : undefined;
  const internal = /[A-Za-z]/.test(spk.internalName) && spk.internalName !== 'NIO2SPK' ? spk.internalName : undefined;
  const name = named ?? internal;
  return name ? `${name} (${basename(path)})` : basename(path);
}
