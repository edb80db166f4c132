import { existsSync, readFileSync } from 'node:fs';
import { PACKAGE_ROOT } from '../package-root.js';

const FOLDER = new URL('dist/public/doctrine/', PACKAGE_ROOT);

/** The page about doctrine, policies and sources of a family (its README, from the build); null when there is none. */
export function doctrineNote(family: string): string | null {
  const url = new URL(`${family}.md`, FOLDER);
  return existsSync(url) ? readFileSync(url, 'utf8') : null;
}
