import { existsSync, readFileSync } from 'node:fs';

/**
 * Folder of this package as a file URL that ends in a slash: the nearest folder above this module that contains a package.json. It is the
 * same for the sources, for dist/src and for the bundle in dist/server.
 */
export const PACKAGE_ROOT: URL = nearestPackage(new URL('./', import.meta.url));

function nearestPackage(folder: URL): URL {
  if (existsSync(new URL('package.json', folder))) return folder;
  const above = new URL('../', folder);
  if (above.href === folder.href) throw new Error('no package.json above the modules of the service');
  return nearestPackage(above);
}

/** Version of this package, from its package.json. */
export const packageVersion = (): string =>
  (JSON.parse(readFileSync(new URL('package.json', PACKAGE_ROOT), 'utf8')) as { version: string }).version;
