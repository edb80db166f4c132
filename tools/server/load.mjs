// Copied to dist/server: runs service.cjs there, with what V8 has compiled of it ahead (tools/server/compile-ahead.mjs). That holds for one
// version of V8, its flags and the kind of processor, which name the file; without one of its own V8 compiles as ever. The script is ASCII.
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

/** The script, and what it exports: `serve` and `work`. */
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
