// Bundles the parts of the Model Context Protocol SDK that the `mcp` command needs into one file, dist/vendor/mcp-sdk.js, so that what is
// published carries them without the web frameworks that the whole SDK depends on (docs/decisions/0014). Nothing is done while it is fresh.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as esbuild from 'esbuild';

const ENTRY = `
export { Server } from '@modelcontextprotocol/sdk/server/index.js';
export { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
export { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
export {
  CallToolRequestSchema, ErrorCode, ListResourcesRequestSchema, ListResourceTemplatesRequestSchema, ListToolsRequestSchema, McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
`;

/** Makes dist/vendor/mcp-sdk.js anew when this file or a locked version has changed. Given: the root of the repository. */
export async function buildVendor(root) {
  const out = join(root, 'dist/vendor/mcp-sdk.js');
  const stamp = join(root, 'dist/.vendor-stamp');
  const hash = createHash('sha256')
    .update(ENTRY)
    .update(readFileSync(join(root, 'tools/build-vendor.mjs')));
  const wanted = hash.update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
  if (existsSync(out) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  mkdirSync(join(root, 'dist/vendor'), { recursive: true });
  await esbuild.build({
    absWorkingDir: root,
    stdin: { contents: ENTRY, resolveDir: root, loader: 'js' },
    outfile: out,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minify: true,
    legalComments: 'eof',
    logLevel: 'warning',
  });
  await esbuild.stop();
  writeFileSync(stamp, wanted);
}
