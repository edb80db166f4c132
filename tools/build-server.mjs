// Bundles the service (serving thread, workers, libraries) into dist/server: `npm start` reads three files instead of fifteen hundred, with the
// code that V8 compiled of them, which saves two thirds of the start time. Runs after tools/build.mjs and does nothing when all outputs are
// current. Programs that start from dist/src do not need the bundle.
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const compiled = join(root, 'dist/src');
const out = join(root, 'dist/server');
const stamp = join(root, 'dist/.server-stamp');
const own = ['tools/build-server.mjs', 'tools/server/load.mjs', 'tools/server/compile-ahead.mjs', 'package-lock.json'];

const sources = readdirSync(compiled, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js') && !name.endsWith('.test.js') && !/^workbench[\\/]/.test(name))
  .sort();

/** A checksum of the inputs: the version of Node, the build scripts, and size and time of each compiled file. */
function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  for (const name of own) hash.update(readFileSync(join(root, name)));
  for (const name of sources) {
    const { size, mtimeMs } = statSync(join(compiled, name));
    hash.update(`${name}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
}

async function bundle() {
  const shared = {
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    target: 'node20',
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'warning',
    logOverride: { 'empty-import-meta': 'error' },
  };
  // The entry: a supervisor of several processes loads no more than this.
  await esbuild.build({
    ...shared,
    entryPoints: ['dist/src/main.js'],
    outdir: out,
    splitting: true,
    format: 'esm',
    external: ['./transport/serve.js'],
    packages: 'external',
  });
  const { outputFiles } = await esbuild.build({
    ...shared,
    stdin: {
      resolveDir: compiled,
      contents: `export { loadConfig } from './transport/config.js';
        export const serve = (config) => import('./transport/serve.js').then((service) => service.serve(config));
        export const work = () => import('./transport/worker.js');`,
    },
    write: false,
    format: 'cjs',
    // Optional packages, loaded when they are installed and configured.
    external: ['@opentelemetry/*', 'pino-pretty', 'thread-stream'],
    // The bundle is a script without import.meta: load.mjs passes its URL.
    define: { 'import.meta.url': '__bundleUrl' },
    banner: { js: '(function (module, exports, require, __bundleUrl) {' },
    footer: { js: '})' },
  });
  // load.mjs reads the script as Latin-1, which halves the memory that V8 needs for its source. The bundler escapes letters beyond ASCII
  // everywhere but in regular expressions.
  if (/[^\0-\x7f]/.test(outputFiles[0].text))
    throw new Error('a regular expression of the service has a letter beyond ASCII: write it as \\u escape');
  writeFileSync(join(out, 'service.cjs'), outputFiles[0].contents);
  await esbuild.stop();
}

const wanted = fingerprint();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted || !existsSync(out)) {
  rmSync(stamp, { force: true });
  rmSync(out, { recursive: true, force: true });
  await bundle();
  copyFileSync(join(root, 'tools/server/load.mjs'), join(out, 'load.mjs'));
  const entry = (name, code) =>
    writeFileSync(
      join(out, name),
      `import { loadService } from '${name.includes('/') ? '..' : '.'}/load.mjs';\n${code}\n`,
    );
  mkdirSync(join(out, 'transport'));
  entry('transport/serve.js', 'export const { serve } = loadService();');
  // WORKER_MODULE is next to the bundle.
  entry('worker.js', 'await loadService().work();');
  const { SMALL_PROCESS } = await import(pathToFileURL(join(compiled, 'transport/process-flags.js')).href);
  for (const flags of [[], SMALL_PROCESS]) {
    const args = [...flags, join(root, 'tools/server/compile-ahead.mjs'), out];
    if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0) process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
