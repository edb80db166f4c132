/**
 * Where packed data comes from: files in Node (src/node-data.ts), buffers passed in elsewhere. `bytes` is synchronous and cheap
 * after the first call; the views may stand on a SharedArrayBuffer and must not be written.
 */
export interface DataProvider {
  bytes(name: string): Uint8Array;
  has(name: string): boolean;
  /** sha256 of the named file, from the manifest. */
  sha256(name: string): string;
}

/** Decodes a packed JSON file. (A copy is made first: TextDecoder does not accept shared memory everywhere.) */
export function jsonData<T>(data: DataProvider, name: string): T {
  return JSON.parse(new TextDecoder().decode(data.bytes(name).slice())) as T;
}
