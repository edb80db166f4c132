// Copied to dist/server: runs service.cjs there with the code that V8 compiled ahead (tools/server/compile-ahead.mjs). That code is valid for one
// version of V8, its flags and one type of processor, which are in the name of its file; without a matching file V8 compiles as usual. The
// script is ASCII.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';

const beside = (name) => fileURLToPath(new URL(name, import.meta.url));

export const compiledAhead = beside(`service-${cachedDataVersionTag().toString(16)}.cache`);

function readCompiled() {
  try {
    return readFileSync(compiledAhead);
  } catch {
    return undefined;
  }
}

/** Runs the script and returns its exports: `serve` and `work`. */
export function loadService() {
  const filename = beside('service.cjs');
  const script = new Script(readFileSync(filename, 'latin1'), {
    filename,
    cachedData: readCompiled(),
    importModuleDynamically: (name) => import(name),
  });
  const module = { exports: {} };
  script.runInThisContext()(module, module.exports, createRequire(filename), pathToFileURL(filename).href);
  return { script, ...module.exports };
}
