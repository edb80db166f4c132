import { connect } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text: string;
}

/** One request; a body makes it a POST. Errors: those of the connection. */
export async function ask(url: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json' },
  });
  return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() };
}

const DAY = 2_440_000;

/** A request of the serving thread. */
export const light = (url: string): Promise<Answer> => ask(url, '/v1/chart', { dt: '2024-04-08T18:17:20Z' });
/** A search that takes a worker some tenths of a second; different for each number. */
export const heavy = (url: string, n: number): Promise<Answer> =>
  ask(url, '/v1/occultations/lunar-path', {
    target: 'Venus',
    jd_start: DAY + n,
    jd_end: DAY + 6_000 + n,
    sample_count: 41,
  });
/** A search that takes a worker some seconds. */
export const long = (url: string): Promise<Answer> =>
  ask(url, '/v1/occultations/all-lunar', { jd_start: DAY, jd_end: DAY + 36_000 });

interface Exchange {
  readonly received: string;
  /** Duration of the connection, seconds. The service ended it unless `abandoned`. */
  readonly seconds: number;
  readonly abandoned: boolean;
}
interface ExchangeOptions {
  readonly gapMs?: number;
  /** The client goes away after this time. */
  readonly limitMs?: number;
  /** The client does not close when the service does. */
  readonly stubborn?: boolean;
}

/** Sends bytes as they are, piece by piece, until the connection ends. */
export function exchange(
  port: number,
  pieces: Iterable<string | Buffer>,
  { gapMs = 0, limitMs = 60_000, stubborn = false }: ExchangeOptions = {},
): Promise<Exchange> {
  return new Promise((resolve) => {
    const started = performance.now();
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: stubborn });
    let received = '',
      abandoned = false,
      over = false;
    const limit = setTimeout(() => {
      abandoned = true;
      socket.destroy();
    }, limitMs);
    socket.on('data', (bytes: Buffer) => {
      received += bytes.toString('latin1');
    });
    socket.on('error', () => {}); // The received bytes decide.
    socket.on('close', () => {
      over = true;
      clearTimeout(limit);
      resolve({ received, seconds: (performance.now() - started) / 1000, abandoned });
    });
    void (async () => {
      for (const piece of pieces) {
        if (over) return;
        socket.write(piece);
        if (gapMs > 0) await pause(gapMs);
      }
    })();
  });
}

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Statuses of the successive answers that a connection received. */
export const statusesOf = (received: string): number[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
