// Programs of other versions of Node: the npm package of each version carries the program for this platform. They are kept in
// node_modules/.cache.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const system = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** The major version of Node that the image contains and .nvmrc names. */
export const shippedMajor = () => readFileSync(join(root, '.nvmrc'), 'utf8').trim();

/** Path of the program of a major version of Node, installed on first use. */
export function nodeProgram(major) {
  const folder = join(root, 'node_modules/.cache', `node-${major}`);
  const path = join(
    folder,
    'node_modules',
    `node-${system}`,
    process.platform === 'win32' ? 'bin/node.exe' : 'bin/node',
  );
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    execFileSync(
      'npm',
      [
        'install',
        '--prefix',
        folder,
        '--no-save',
        '--no-audit',
        '--no-fund',
        '--ignore-scripts',
        `node-${system}@${major}`,
      ],
      { stdio: 'inherit' },
    );
  }
  return path;
}

/** Environment in which processes that are started by name get the program at `path`. */
export const environmentOf = (path) => ({ ...process.env, PATH: `${dirname(path)}:${process.env.PATH}` });
