import { ask, CallError, keepAnswer, keptAnswer, keyOf, refusal } from './client.js';
import type { Call, ErrorBody } from './client.js';

const STREAM = '/v1/batch/stream';

interface Line {
  readonly status: number;
  readonly body: unknown;
}

/** A call as one line of the stream. */
function itemOf({ path, body }: Call): string {
  const [op, query = ''] = path.split('?');
  return JSON.stringify({ op, query: Object.fromEntries(new URLSearchParams(query)), body });
}

/** Sends several calls in one request and returns one line for each. Errors: CallError; an abort passes through. */
async function streamed(calls: readonly Call[], signal: AbortSignal): Promise<readonly Line[]> {
  try {
    const response = await fetch(STREAM, {
      method: 'POST',
      signal,
      headers: { 'content-type': 'application/x-ndjson' },
      body: calls.map(itemOf).join('\n'),
    });
    const text = await response.text();
    if (!response.ok) throw refusal(JSON.parse(text) as ErrorBody, response.status);
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
  } catch (error) {
    if (error instanceof CallError || (error as Error).name === 'AbortError') throw error;
    throw new CallError('', 0, []);
  }
}

/**
 * Sends many calls at once: those without a kept answer go in one request. Each call has its own answer or error, in the given order. Where
 * errors are expected (`mayRefuse`) a single call is sent the same way, because browsers log a failed request as an error of the page.
 */
export async function askTogether<T>(
  calls: readonly Call<T>[],
  signal: AbortSignal,
  mayRefuse = false,
): Promise<readonly PromiseSettledResult<T>[]> {
  const unknown = [
    ...new Map(calls.filter((call) => keptAnswer(call) === undefined).map((call) => [keyOf(call), call])).values(),
  ];
  if (unknown.length < (mayRefuse ? 1 : 2)) return Promise.allSettled(calls.map((call) => ask(call, signal)));
  const known = new Map(calls.map((call) => [keyOf(call), keptAnswer(call)]));
  const lines = await streamed(unknown, signal);
  const refused = new Map<string, CallError>();
  unknown.forEach((call, i) => {
    const line = lines.at(i);
    if (line?.status !== 200) {
      refused.set(
        keyOf(call),
        line === undefined ? new CallError('', 0, []) : refusal(line.body as ErrorBody, line.status),
      );
      return;
    }
    known.set(keyOf(call), line.body);
    keepAnswer(call, line.body);
  });
  return calls.map((call) => {
    const reason = refused.get(keyOf(call));
    return reason === undefined
      ? { status: 'fulfilled', value: known.get(keyOf(call)) as T }
      : { status: 'rejected', reason };
  });
}

/** The same where every answer is needed. Errors: the first CallError. */
export async function askEach<T>(calls: readonly Call<T>[], signal: AbortSignal): Promise<readonly T[]> {
  return (await askTogether(calls, signal)).map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
}
