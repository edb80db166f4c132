import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { families } from '../../src/registry.js';
import { metaFamily } from '../../src/transport/meta.js';
import { openApiDocument } from '../../src/transport/openapi.js';
import type { OpenApi } from './openapi-shape.js';

/** The root of the package, relative to dist/tools/clients. */
export const packageRoot = new URL('../../../', import.meta.url);

/** The document that `/openapi.json` serves, of the declared routes (a stream of lines has no typed client): clients are made from it. */
export function serviceDocument(): OpenApi {
  const { version } = JSON.parse(readFileSync(new URL('package.json', packageRoot), 'utf8')) as { version: string };
  const status = { serverVersion: version, engineVersion: version, kernelStatus: '', release: '', kernels: [] };
  const { document } = openApiDocument([metaFamily(status, { draining: false }, families), ...families], version);
  return JSON.parse(JSON.stringify(document)) as OpenApi;
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
