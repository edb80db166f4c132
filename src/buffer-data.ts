import type { DataProvider } from './kernel/data.js';

/**
 * Packed files from memory, for browsers and other platforms without a file system. `files` has the files of data/packed by name, at least
 * those that the computations need; `manifestJson` is the content of manifest.json. The bytes are not hashed. Errors: Error for a file of
 * another size than in the manifest, and at the first use of a file that was not given.
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
      throw new Error(
        `${name}: ${buffer.byteLength} bytes given, expected ${expected ?? 'no such file (it is not in the manifest)'}`,
      );
    views.set(name, new Uint8Array(buffer));
  }
  return {
    has: (name) => views.has(name),
    sha256: (name) => manifest.files[name].sha256,
    bytes(name) {
      const view = views.get(name);
      if (view === undefined) throw new Error(`the packed file ${name} was not given`);
      return view;
    },
  };
}
