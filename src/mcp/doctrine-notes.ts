import { existsSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../public/doctrine/', import.meta.url);

/** The page on the doctrine, the policies and the sources of a family (its README), as the build left it; null without one. */
export function doctrineNote(family: string): string | null {
  const url = new URL(`${family}.md`, FOLDER);
  return existsSync(url) ? readFileSync(url, 'utf8') : null;
}
