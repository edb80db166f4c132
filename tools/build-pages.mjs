// Bundles the pages for the browser into dist/public: the workbench (src/workbench) and the two reference pages (src/pages), with the
// library files that they load. Does nothing if all outputs are up to date.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { atlasFingerprint, writeAtlas } from './atlas-tiles.mjs';
import * as esbuild from 'esbuild';

const require = createRequire(import.meta.url);
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Library files that are served unchanged: package, path within it, path below /. */
const VENDORED = [
  ['world-atlas', 'countries-110m.json', 'workbench/countries-110m.json'],
  ['world-atlas', 'land-50m.json', 'workbench/land-50m.json'],
  ['@fastify/swagger-ui', 'static/swagger-ui-bundle.js', 'docs/swagger-ui-bundle.js'],
  ['@fastify/swagger-ui', 'static/swagger-ui.css', 'docs/swagger-ui.css'],
  ['redoc', 'bundles/redoc.standalone.js', 'redoc/redoc.standalone.js'],
];

const packageFolder = (name) => {
  for (const base of require.resolve.paths(name) ?? []) if (existsSync(join(base, name))) return join(base, name);
  throw new Error(`the package ${name} is missing: run npm ci`);
};

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

/** A hash of the sources of the pages: it changes with any source, this file or a library. */
function fingerprint(root) {
  const hash = createHash('sha256');
  const sources = ['src/workbench', 'src/pages', 'src/forms'].flatMap((folder) => [...filesBelow(join(root, folder))]);
  sources.push(...doctrineNotes(root).flatMap(({ readme, routes }) => [readme, routes]));
  for (const path of [
    ...sources,
    join(root, 'tools/build-pages.mjs'),
    join(root, 'tools/atlas-tiles.mjs'),
    join(root, 'package-lock.json'),
  ].sort()) {
    if (path.endsWith('.test.ts')) continue;
    hash.update(`${relative(root, path)}\0${statSync(path).size}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** The README of each family, and the file that names the family. */
function doctrineNotes(root) {
  const folders = [...filesBelow(join(root, 'src/families')), ...filesBelow(join(root, 'src/bundles'))]
    .filter((path) => basename(path) === 'README.md')
    .map(dirname);
  return folders
    .map((folder) => ({ readme: join(folder, 'README.md'), routes: join(folder, 'routes.ts') }))
    .filter(({ routes }) => existsSync(routes));
}

/** Writes the README of each family to /doctrine/NAME.md: the API documentation links there, and models read it. */
function placeDoctrine(root, out) {
  mkdirSync(join(out, 'doctrine'), { recursive: true });
  for (const { readme, routes } of doctrineNotes(root)) {
    const [, name] = /declareFamily\(\{\s*name: '([^']+)'/.exec(readFileSync(routes, 'utf8')) ?? [];
    if (name === undefined) throw new Error(`${routes} names no family`);
    writeFileSync(join(out, 'doctrine', `${name}.md`), readFileSync(readme));
  }
}

/** Builds dist/public if its sources have changed. `root`: the root of the repository. */
export async function buildPages(root) {
  const out = join(root, 'dist/public');
  const stamp = join(root, 'dist/.pages-stamp');
  const wanted = fingerprint(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(out)) return;
  rmSync(stamp, { force: true });
  removeBundle(out);
  for (const [name, path, target] of VENDORED) place(join(packageFolder(name), path), join(out, target));
  for (const path of filesBelow(join(root, 'src/pages')))
    if (!path.endsWith('.md')) place(path, join(out, basename(path)));
  placeAtlas(root, out);
  for (const path of filesBelow(join(root, 'src/workbench/data'))) place(path, join(out, 'workbench', basename(path)));
  placeDoctrine(root, out);
  // The bundler runs as a separate process; meanwhile the existing files are compressed.
  await Promise.all([bundleWorkbench(root, out), ...[...filesBelow(out)].map(compress)]);
  await Promise.all([...filesBelow(out)].map(compress));
  writeFileSync(stamp, wanted);
}

async function bundleWorkbench(root, out) {
  const folder = join(root, 'src/workbench');
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [join(folder, 'main.tsx')],
    outdir: join(out, 'workbench'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    minify: true,
    metafile: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  const outputs = Object.entries(metafile.outputs);
  const entry = outputs.find(([, output]) => output.entryPoint === 'src/workbench/main.tsx');
  const name = (path) => `/workbench/${basename(path)}`;
  // The first imports of the script are requested in parallel with it.
  const first = entry[1].imports.filter(({ kind }) => kind === 'import-statement');
  // The files of each view are listed in the page, so that the script requests all of them at once instead of one after another.
  const statics = (path) =>
    metafile.outputs[path].imports.flatMap((one) => (one.kind === 'import-statement' ? [one.path] : []));
  const known = new Set([entry[0], ...first.map(({ path }) => path)]);
  const views = outputs.flatMap(([path, { entryPoint }]) => {
    const [, view] = /^src\/workbench\/views\/(\w+)\/\1\.tsx$/.exec(entryPoint ?? '') ?? [];
    return view === undefined
      ? []
      : [
          [
            view,
            wholeOf(path, statics)
              .filter((file) => !known.has(file))
              .map(name),
          ],
        ];
  });
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
    .replace('__VIEWS__', JSON.stringify(Object.fromEntries(views)))
    .replace('__FIRST__', first.map(({ path }) => `<link rel="modulepreload" href="${name(path)}" />`).join('\n    '))
    .replace('__SCRIPT__', name(entry[0]))
    .replace('__STYLE__', name(entry[1].cssBundle));
  writeFileSync(join(out, 'index.html'), html);
  await esbuild.stop();
}

/** A file with all its direct and indirect imports. */
function wholeOf(path, importsOf, found = new Set()) {
  if (!found.has(path)) {
    found.add(path);
    for (const next of importsOf(path)) wholeOf(next, importsOf, found);
  }
  return [...found];
}

/** Builds the fine map. It takes seconds to compress, so this runs only when its sources or the tool change. */
const ATLAS = 'workbench/atlas';
function placeAtlas(root, out) {
  const stamp = join(root, 'dist/.atlas-stamp'),
    wanted = atlasFingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(join(out, ATLAS))) return;
  rmSync(join(out, ATLAS), { recursive: true, force: true });
  writeAtlas(join(out, ATLAS));
  writeFileSync(stamp, wanted);
}

/** Removes outputs of the project's sources. Library files and their compressed copies stay, because they take seconds to make. */
function removeBundle(out) {
  if (!existsSync(out)) return;
  const kept = new Set(VENDORED.map(([, , target]) => join(out, target)));
  for (const path of [...filesBelow(out)])
    if (!kept.has(path.replace(/\.(br|gz)$/, '')) && !path.startsWith(join(out, ATLAS))) rmSync(path);
}

/** ReDoc loads a logo from another host. The pages of this service send no requests to other hosts, so a local logo replaces it. */
const FOREIGN_MARK = 'https://cdn.redoc.ly/redoc/logo-mini.svg';

function place(from, to) {
  const bytes = Buffer.from(readFileSync(from, 'utf8').replaceAll(FOREIGN_MARK, '/favicon.svg'));
  if (existsSync(to) && bytes.equals(readFileSync(to))) return;
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, bytes);
  for (const twin of [`${to}.br`, `${to}.gz`]) rmSync(twin, { force: true });
}

/** Writes compressed copies of the files that benefit, so that the service never compresses a page. */
async function compress(path) {
  if (/\.(br|gz)$/.test(path) || existsSync(`${path}.br`)) return;
  const bytes = readFileSync(path);
  if (bytes.length < 1000) return;
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 };
  const [small, compatible] = await Promise.all([brotli(bytes, { params }), gzip(bytes, { level: 9 })]);
  writeFileSync(`${path}.br`, small);
  writeFileSync(`${path}.gz`, compatible);
}
