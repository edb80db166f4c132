import { existsSync, readFileSync } from 'node:fs';
import { PACKAGE_ROOT } from '../package-root.js';

const FOLDER = new URL('dist/public/doctrine/', PACKAGE_ROOT);

/** The page on the doctrine, the policies and the sources of a family (its README), as the build left it; null without one. */
export function doctrineNote(family: string): string | null {
  const url = new URL(`${family}.md`, FOLDER);
  return existsSync(url) ? readFileSync(url, 'utf8') : null;
}
