// Builds dist/: every changed .ts file without its types (`npm run check` checks them), and the pages. Types become blanks, so that every line
// and column of an output is that of its source and no source map is needed. Only changed files are written: a second run takes a few
// milliseconds.
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPages } from './build-pages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const roots = ['src', 'test', 'tools', 'bench'];
const mtime = (path) => {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0;
  }
};

function* sources(dir, extension) {
  let entries;
  try {
    entries = readdirSync(dir, { withFileTypes: true });
  } catch {
    return;
  }
  for (const entry of entries) {
    if (entry.name === 'node_modules') continue;
    const path = join(dir, entry.name);
    if (entry.isDirectory()) yield* sources(path, extension);
    else if (entry.name.endsWith(extension) && !entry.name.endsWith('.d.ts')) yield path;
  }
}

const outputOf = (path) => join(root, 'dist', relative(root, path)).replace(/\.ts$/, '.js');

/** The module with which Node itself strips types. It takes a fifth of the time of `typescript`. */
async function typeStripper() {
  try {
    return (await import('amaro')).default.transformSync;
  } catch {
    console.error(
      'The `amaro` package is missing: run `npm ci` (without --omit=dev) once, or use the published package or image, which carry dist/.',
    );
    process.exit(1);
  }
}

function compile(path, strip) {
  const out = outputOf(path);
  const stamp = mtime(path) / 1000;
  const { code } = strip(readFileSync(path, 'utf8'), { mode: 'strip-only', filename: path });
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(`${out}.${process.pid}.tmp`, code); // renamed, so that a concurrent reader never sees half a file
  utimesSync(`${out}.${process.pid}.tmp`, stamp, stamp);
  renameSync(`${out}.${process.pid}.tmp`, out);
}

// Another version of this file made the outputs: build all of them again.
const version = readFileSync(fileURLToPath(import.meta.url), 'utf8');
const versionFile = join(root, 'dist/.build-version');
if (!existsSync(versionFile) || readFileSync(versionFile, 'utf8') !== version) {
  for (const dir of roots) rmSync(join(root, 'dist', dir), { recursive: true, force: true });
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(versionFile, version);
}

const all = roots.flatMap((dir) => [...sources(join(root, dir), '.ts')]);
// An output gets the time that its source had before it was read, so a source that changes meanwhile is compiled again.
const stale = all.filter((path) => Math.abs(mtime(outputOf(path)) - mtime(path)) > 1);
const pages = buildPages(root); // in another process, concurrently
if (stale.length) {
  const strip = await typeStripper();
  for (const path of stale) compile(path, strip);
}
await pages;
const { buildVendor } = await import('./build-vendor.mjs');
await buildVendor(root);
const kept = new Set(all.map(outputOf));
for (const dir of roots) for (const path of sources(join(root, 'dist', dir), '.js')) if (!kept.has(path)) rmSync(path);
