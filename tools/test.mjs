// Runs the compiled tests: `node tools/test.mjs [PATH_PART ...]` (all of them without arguments).
import { readdirSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const wanted = process.argv.slice(2);
const files = ['src', 'test', 'tools']
  .flatMap((dir) =>
    readdirSync(join(root, 'dist', dir), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.js'))
      .map((name) => join('dist', dir, name)),
  )
  .filter((name) => !wanted.length || wanted.some((part) => name.includes(part)))
  .sort();
if (!files.length) {
  console.error(`no test matches ${wanted.join(' ')}`);
  process.exit(1);
}
const run = spawnSync(process.execPath, ['--enable-source-maps', '--test', '--test-concurrency=2', ...files], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(run.status ?? 1);
