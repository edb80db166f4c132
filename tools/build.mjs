// Transpiles every changed .ts file to dist/ (types are checked by `npm run check`). Pure JavaScript: no compiler is needed
// beyond the `typescript` package. Only changed files are written, so a second run takes a few milliseconds.
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

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
const all = roots.flatMap((dir) => [...sources(join(root, dir), '.ts')]);
// An output carries the time that its source had before it was read, so a source written meanwhile is still stale.
const stale = all.filter((path) => Math.abs(mtime(outputOf(path)) - mtime(path)) > 1);

if (stale.length) {
  let ts;
  try {
    ts = (await import('typescript')).default;
  } catch {
    console.error(
      'The `typescript` package is missing: run `npm ci` (without --omit=dev) once, or use the published package or image, which carry dist/.',
    );
    process.exit(1);
  }
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  for (const path of stale) {
    const out = outputOf(path);
    const stamp = mtime(path) / 1000;
    const { outputText, sourceMapText } = ts.transpileModule(readFileSync(path, 'utf8'), {
      compilerOptions: {
        ...options,
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        declaration: false,
        incremental: false,
        tsBuildInfoFile: undefined,
      },
      fileName: path,
    });
    mkdirSync(dirname(out), { recursive: true });
    if (sourceMapText) writeFileSync(`${out}.map`, sourceMapText);
    writeFileSync(`${out}.${process.pid}.tmp`, outputText); // renamed, so that a running reader never sees half a file
    utimesSync(`${out}.${process.pid}.tmp`, stamp, stamp);
    renameSync(`${out}.${process.pid}.tmp`, out);
  }
}
const { buildPages } = await import('./build-pages.mjs');
await buildPages(root);
const { buildVendor } = await import('./build-vendor.mjs');
await buildVendor(root);
const kept = new Set(all.map(outputOf));
for (const dir of roots)
  for (const path of sources(join(root, 'dist', dir), '.js'))
    if (!kept.has(path)) {
      rmSync(path);
      rmSync(`${path}.map`, { force: true });
    }
