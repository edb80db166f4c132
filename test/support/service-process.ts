import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The program of `npm start`: the bundle, which tools/test.mjs builds for the tests that start services. */
export const MAIN = fileURLToPath(new URL('../../server/main.js', import.meta.url));

/** A free port of the loopback interface. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Resident memory of a process in MB (VmRSS), or its peak (VmHWM); NaN where the system does not report it. */
export function residentMb(pid: number | undefined, which: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  } catch {
    return NaN;
  }
}

/** A service in a separate process, on a free port. */
export interface ServiceProcess {
  readonly port: number;
  readonly url: string;
  readonly child: ChildProcess;
  /** Lines of its log. */
  readonly lines: readonly string[];
  /** Sends a signal and waits for the end; the exit code, or the signal that ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | string>;
}

interface StartOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Arguments of Node, before the script. */
  readonly args?: readonly string[];
  readonly script?: string;
  /** A program that runs in place of Node. */
  readonly node?: string;
}

const ended = async (child: ChildProcess): Promise<number | string> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode ?? String(child.signalCode);
};

/** Spawns a service; its log lines are appended to `log`. */
export const launch = (
  { env = {}, args = [], script = MAIN, node = process.execPath }: StartOptions,
  log: 'pipe' | number = 'pipe',
): ChildProcess =>
  spawn(node, [...args, script], {
    env: {
      ...process.env,
      NODE_V8_COVERAGE: '',
      SERVICE_HOST: '127.0.0.1',
      SERVICE_PORT: '0',
      SERVICE_WORKERS: '1',
      ...env,
    },
    stdio: ['ignore', log, 'pipe'],
  });

/** Starts the service and waits until it listens. Errors: its output when it could not start. */
export async function startService(options: StartOptions = {}): Promise<ServiceProcess> {
  const child = launch(options),
    lines: string[] = [],
    said: string[] = [];
  child.stderr?.on('data', (bytes: Buffer) => said.push(bytes.toString()));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}: ${said.join('')}`)));
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      lines.push(line);
      const address = /listening on http:\/\/[^\s:]+:(\d+)/.exec(line);
      if (address) resolve(Number(address[1]));
    });
  });
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    child,
    lines,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended(child);
    },
  };
}

/** Starts a service that must fail to start; returns its exit code and its standard error. */
export async function failingStart(
  options: StartOptions,
): Promise<{ readonly code: number | string; readonly said: string }> {
  const child = launch(options),
    said: string[] = [];
  child.stderr?.on('data', (bytes: Buffer) => said.push(bytes.toString()));
  child.stdout?.on('data', (bytes: Buffer) => {
    // It started.
    if (bytes.includes('listening on')) child.kill('SIGKILL');
  });
  const closed = once(child, 'close');
  const code = await ended(child);
  await closed;
  return { code, said: said.join('') };
}
