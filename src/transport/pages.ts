import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PACKAGE_ROOT } from '../package-root.js';
import { acceptedEncoding, holdsTag } from './answer.js';
import { lookupTable } from '../kernel/lookup.js';

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** Pages load files of the service only, and send requests to no other host. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Swagger UI and ReDoc write inline styles, and ReDoc runs its search in a worker from a blob. */
const REFERENCE_POLICY = `${POLICY.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")}; worker-src blob:`;

const TYPES = lookupTable<string>({
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  md: 'text/markdown; charset=utf-8',
});
/** Pages by address; every other file is served at its own path. */
const PAGES = lookupTable<string>({ '/': 'index.html', '/docs': 'docs.html', '/redoc': 'redoc.html' });

interface PageFile {
  readonly bytes: Buffer;
  readonly etag: string;
}

/**
 * Routes of the workbench at `/`, the explorer at `/docs`, the reference at `/redoc`, and the files that they load: `npm run build` writes them to
 * dist/public with compressed copies. A file is read on its first request and kept in memory. The list of files is read at the start, so that
 * no path of a request is used as a path on the disk.
 */
export function pageRoutes(folder: URL | undefined = builtPages()): [string, Handler][] {
  if (folder === undefined) return [];
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(fileURLToPath(folder), join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const routes = names.filter((name) => !name.endsWith('.html')).map((name): [string, string] => [`/${name}`, name]);
  // `/docs/` redirects to `/docs`; the target is relative, so that it works behind a proxy that adds a path prefix.
  const slashed = Object.keys(PAGES)
    .filter((path) => path !== '/')
    .map((path): [string, Handler] => [`${path}/`, (_, reply) => reply.redirect(`..${path}`, 308)]);
  const files = [...Object.entries(PAGES), ...routes].map(([path, name]): [string, Handler] => [
    path,
    fileHandler(new URL(name, folder), name),
  ]);
  return [...files, ...slashed];
}

/** The folder of the built pages; undefined when they have not been built. */
function builtPages(): URL | undefined {
  const folder = new URL('dist/public/', PACKAGE_ROOT);
  return existsSync(folder) ? folder : undefined;
}

function fileHandler(url: URL, name: string): Handler {
  const files = new Map<string, PageFile>();
  const contentType = TYPES[name.slice(name.lastIndexOf('.') + 1)];
  const policy = name === 'docs.html' || name === 'redoc.html' ? REFERENCE_POLICY : POLICY;
  const cacheControl = /-[A-Z0-9]{8}\.(js|css)$/.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache';
  return (request, reply) => {
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const file = fileOf(files, url, encoding);
    reply
      .header('content-type', contentType)
      .header('content-security-policy', policy)
      .header('cross-origin-opener-policy', 'same-origin')
      .header('vary', 'accept-encoding')
      .header('cache-control', cacheControl)
      .header('etag', file.etag);
    const known = request.headers['if-none-match'];
    if (known !== undefined && holdsTag(known, file.etag)) return reply.code(304).send();
    if (file.etag.endsWith('-br"') || file.etag.endsWith('-gzip"')) reply.header('content-encoding', encoding);
    return reply.send(file.bytes);
  };
}

/** The compressed copy of a file in an encoding, or the file itself when there is none. */
function fileOf(files: Map<string, PageFile>, url: URL, encoding: 'br' | 'gzip' | ''): PageFile {
  const kept = files.get(encoding);
  if (kept !== undefined) return kept;
  const twin = encoding === '' ? url : new URL(`${url.href}.${encoding === 'br' ? 'br' : 'gz'}`);
  const isTwin = encoding !== '' && existsSync(twin);
  const bytes = readFileSync(isTwin ? twin : url);
  const tag = createHash('sha1').update(bytes).digest('base64');
  const file = { bytes, etag: isTwin ? `"${tag}-${encoding}"` : `"${tag}"` };
  files.set(encoding, file);
  return file;
}
