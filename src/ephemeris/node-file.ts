import { openSync, closeSync, readSync, fstatSync } from 'node:fs';
import { DamagedFile } from './random-access.js';
import type { RandomAccess } from './random-access.js';

/** Random access to a file. Errors: those of the file system (missing, not readable); `DamagedFile` when the file is cut while open. */
export class NodeFile implements RandomAccess {
  readonly name: string;
  readonly size: number;
  private readonly descriptor: number;

  constructor(path: string) {
    this.name = path;
    this.descriptor = openSync(path, 'r');
    this.size = fstatSync(this.descriptor).size;
  }

  read(offset: number, into: Uint8Array): void {
    for (let done = 0; done < into.length;) {
      const count = readSync(this.descriptor, into, done, into.length - done, offset + done);
      if (count === 0)
        throw new DamagedFile(this.name, `ends at byte ${offset + done}; it had ${this.size} bytes when it was opened`);
      done += count;
    }
  }

  close(): void {
    closeSync(this.descriptor);
  }
}
