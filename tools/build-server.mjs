// Bundles the service into dist/server (the serving thread, its workers, their libraries): `npm start` reads three files instead of fifteen
// hundred, with what V8 makes of them, which saves two thirds of the start. Run after tools/build.mjs; nothing is done while all is
// fresh. dist/src stands for itself: whatever starts from there needs no bundle.
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
import { bundler } from './bundler.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const compiled = join(root, 'dist/src');
const out = join(root, 'dist/server');
const stamp = join(root, 'dist/.server-stamp');
const own = ['tools/build-server.mjs', 'tools/server/load.mjs', 'tools/server/compile-ahead.mjs', 'package-lock.json'];

const sources = readdirSync(compiled, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js') && !name.endsWith('.test.js') && !/^workbench[\\/]/.test(name))
  .sort();

/** What the bundle is made of and for, in one number: outputs carry the times of their sources. */
function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  for (const name of own) hash.update(readFileSync(join(root, name)));
  for (const name of sources) {
    const { size, mtimeMs } = statSync(join(compiled, name));
    hash.update(`${name}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
}

/**
 * One letter beyond Latin-1 doubles what V8 holds of a whole source. The bundler escapes them everywhere but in regular expressions,
 * where the same escapes hold.
 */
const inAscii = (text) =>
  text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A module that asks where it stands is told its place below dist/server instead of that below dist/src. */
const places = {
  name: 'places',
  setup(build) {
    build.onLoad({ filter: /[\\/]dist[\\/]src[\\/].*\.js$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      const name = path.slice(compiled.length + 1).replaceAll('\\', '/');
      return { contents: text.replaceAll('import.meta.url', `(__folder + ${JSON.stringify(name)})`), loader: 'js' };
    });
  },
};

async function bundle() {
  const esbuild = await bundler();
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
  // What only supervises processes loads no more than this.
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
    // Optional: loaded where they are installed and asked for.
    external: ['@opentelemetry/*', 'pino-pretty', 'thread-stream'],
    plugins: [places],
    banner: { js: '(function (module, exports, require, __folder) {' },
    footer: { js: '})' },
  });
  writeFileSync(join(out, 'service.cjs'), inAscii(outputFiles[0].text));
  await esbuild.stop();
}

const wanted = fingerprint();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted || !existsSync(out)) {
  rmSync(stamp, { force: true });
  rmSync(out, { recursive: true, force: true });
  await bundle();
  copyFileSync(join(root, 'tools/server/load.mjs'), join(out, 'load.mjs'));
  const entry = (name, code) =>
    writeFileSync(join(out, 'transport', name), `import { loadService } from '../load.mjs';\n${code}\n`);
  mkdirSync(join(out, 'transport'));
  entry('serve.js', 'export const { serve } = loadService();');
  entry('worker.js', 'await loadService().work();');
  const { SMALL_PROCESS } = await import(pathToFileURL(join(compiled, 'transport/process-flags.js')).href);
  for (const flags of [[], SMALL_PROCESS]) {
    const args = [...flags, join(root, 'tools/server/compile-ahead.mjs'), out];
    if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0) process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
