import type { AddressInfo } from 'node:net';
import { loadConfig } from '../transport/config.js';
import { RouteClient } from './route-client.js';
import { serveHttp } from './http.js';
import { loadSdk } from './sdk.js';
import type { Sdk } from './sdk.js';
import { ToolBox, createMcpServer } from './server.js';

interface Settings {
  readonly env: NodeJS.ProcessEnv;
  readonly version: string;
  /** Port of 127.0.0.1 (0: any free one); undefined: standard input and output. */
  readonly port?: number;
  /** Called with the address of the server. */
  readonly onListening: (text: string) => void;
}

type Connect = () => ReturnType<typeof createMcpServer>;

/** Serves the Model Context Protocol until the client disconnects or a signal arrives. */
export async function serveMcp({ env, version, port, onListening }: Settings): Promise<void> {
  const config = loadConfig(env);
  const sdk = await loadSdk();
  const client = RouteClient.open(config, config.workers, config.queueLimit);
  const box = new ToolBox();
  const connect: Connect = () => createMcpServer(sdk, client, box, version);
  if (port === undefined) await overStdio(sdk, connect);
  else await overHttp(sdk, connect, port, onListening);
  await client.close();
}

/** Serves until standard input ends. Standard output is reserved for the protocol. */
async function overStdio(sdk: Sdk, connect: Connect): Promise<void> {
  const server = connect();
  const over = new Promise<void>((resolve) => {
    server.onclose = resolve;
    process.stdin.once('end', resolve);
    onSignal(resolve);
  });
  await server.connect(new sdk.StdioServerTransport());
  await over;
}

async function overHttp(sdk: Sdk, connect: Connect, port: number, onListening: Settings['onListening']): Promise<void> {
  const http = await serveHttp(sdk, connect, port);
  onListening(`listening on http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp\n`);
  await new Promise<void>(onSignal);
  http.close();
  http.closeAllConnections();
}

function onSignal(stop: () => void): void {
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
