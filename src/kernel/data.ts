/**
 * Source of the packed data files: files in Node (src/node-data.ts), buffers in a browser (src/buffer-data.ts). `bytes` is synchronous
 * and cheap after the first call. Its views may be backed by a SharedArrayBuffer; callers must not write to them.
 */
export interface DataProvider {
  bytes(name: string): Uint8Array;
  has(name: string): boolean;
  /** sha256 of the named file, from the manifest. */
  sha256(name: string): string;
}

/** Parses a packed JSON file. It is copied first, because TextDecoder does not accept shared memory on every platform. */
export function jsonData<T>(data: DataProvider, name: string): T {
  return JSON.parse(new TextDecoder().decode(data.bytes(name).slice())) as T;
}
