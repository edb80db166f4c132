import type { DataProvider } from './kernel/data.js';

/**
 * Packed files from memory: for browsers and other places without a file system. Given: the files of data/packed by name (at least
 * those that the computations need) and the text of manifest.json. Sums are those of the manifest; the bytes are not hashed here.
 * Errors: a name that was not given throws when it is first needed.
 */
export function bufferDataProvider(
  files: Readonly<Record<string, ArrayBufferLike>>,
  manifestJson: string,
): DataProvider {
  const manifest = JSON.parse(manifestJson) as { files: Record<string, { sha256: string; bytes: number }> };
  const views = new Map<string, Uint8Array>();
  for (const [name, buffer] of Object.entries(files)) {
    const expected = manifest.files[name]?.bytes;
    if (expected !== buffer.byteLength)
      throw new Error(`${name}: ${buffer.byteLength} bytes given, the manifest says ${expected ?? 'nothing of it'}`);
    views.set(name, new Uint8Array(buffer));
  }
  return {
    has: (name) => views.has(name),
    sha256: (name) => manifest.files[name].sha256,
    bytes(name) {
      const view = views.get(name);
      if (view === undefined) throw new Error(`the packed file ${name} was not passed in`);
      return view;
    },
  };
}
