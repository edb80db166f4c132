import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type * as types from '@modelcontextprotocol/sdk/types.js';
import { PACKAGE_ROOT } from '../package-root.js';

/** Exports of the bundled SDK (`tools/build-vendor.mjs`). */
export interface Sdk {
  readonly Server: typeof Server;
  readonly StdioServerTransport: typeof StdioServerTransport;
  readonly WebStandardStreamableHTTPServerTransport: typeof WebStandardStreamableHTTPServerTransport;
  readonly CallToolRequestSchema: typeof types.CallToolRequestSchema;
  readonly ErrorCode: typeof types.ErrorCode;
  readonly ListResourcesRequestSchema: typeof types.ListResourcesRequestSchema;
  readonly ListResourceTemplatesRequestSchema: typeof types.ListResourceTemplatesRequestSchema;
  readonly ListToolsRequestSchema: typeof types.ListToolsRequestSchema;
  readonly McpError: typeof types.McpError;
  readonly ReadResourceRequestSchema: typeof types.ReadResourceRequestSchema;
}

/** Loads the SDK, which only this command needs. */
export const loadSdk = async (): Promise<Sdk> =>
  (await import(new URL('dist/vendor/mcp-sdk.js', PACKAGE_ROOT).href)) as Sdk;
