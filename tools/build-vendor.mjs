// Bundles the parts of the Model Context Protocol SDK that the `mcp` command needs into dist/vendor/mcp-sdk.js, so that the published package
// contains them without the web frameworks of the complete SDK (docs/decisions/0014). Does nothing when the file is current.
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

/** Makes dist/vendor/mcp-sdk.js when this file or package-lock.json has changed. `root`: the folder of the repository. */
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
