import { signal, useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** What was asked of the service: one request, as `as code` shows it. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
}

/** A fault of a request, as the service names it: which field, and what is allowed. */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
  readonly given?: unknown;
  readonly allowed?: unknown;
  readonly suggestions?: readonly string[];
}

/** The service refused, could not be reached, or failed. */
export class CallError extends Error {
  /** 0 when no answer came at all. */
  readonly status: number;
  readonly faults: readonly FieldFault[];

  constructor(message: string, status: number, faults: readonly FieldFault[]) {
    super(message);
    this.name = 'CallError';
    this.status = status;
    this.faults = faults;
  }
}

const MOST_KEPT = 300;
const kept = new Map<string, unknown>();

/** What tells one request from another. */
export const keyOf = ({ path, body }: Call): string => `${path}\n${JSON.stringify(body ?? null)}`;
/** The answer to a request that was asked before; undefined when it is not kept. */
export const keptAnswer = (call: Call): unknown => kept.get(keyOf(call));
export function keepAnswer(call: Call, answer: unknown): void {
  kept.set(keyOf(call), answer);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value as string);
}

export interface ErrorBody {
  readonly message?: string;
  readonly details?: { readonly problems?: readonly FieldFault[] };
}

/** Requests on their way that no one can abort: who asks the same meanwhile waits for the same answer. */
const underWay = new Map<string, Promise<unknown>>();

/** Asks the service. The same request is asked once and then kept, unless `keep` is false. Errors: CallError; an abort passes through. */
export async function ask<T>(call: Call, signal?: AbortSignal, keep = true): Promise<T> {
  const known = keptAnswer(call);
  if (known !== undefined) return known as T;
  const key = keyOf(call),
    same = underWay.get(key);
  if (same !== undefined) return same as Promise<T>;
  const answer = fetched<T>(call, signal, keep);
  if (signal !== undefined) return answer;
  underWay.set(key, answer);
  try {
    return await answer;
  } finally {
    underWay.delete(key);
  }
}

async function fetched<T>(call: Call, signal: AbortSignal | undefined, keep: boolean): Promise<T> {
  const { method, path, body } = call;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      signal,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error;
    throw new CallError('', 0, []);
  }
  const answer = (await response.json().catch((error: unknown) => {
    // What was left half read is no answer; what failed without JSON is told by its status.
    if (response.ok) throw (error as Error).name === 'AbortError' ? error : new CallError('', 0, []);
    return {};
  })) as T & ErrorBody;
  if (!response.ok) throw refusal(answer, response.status);
  if (keep) keepAnswer(call, answer);
  return answer;
}

export const refusal = ({ message, details }: ErrorBody, status: number): CallError =>
  new CallError(message ?? '', status, details?.problems ?? []);

/** POST of a body; the commonest call. */
export const post = (path: string, body: unknown): Call => ({ method: 'POST', path, body });
export const get = (path: string): Call => ({ method: 'GET', path });

/** An answer that is waited for: the last one stays while the next is on its way, so that nothing flickers. */
export interface Answer<T> {
  readonly data: T | null;
  readonly error: CallError | null;
  readonly loading: boolean;
  /** What `data` answers. */
  readonly call: Call | null;
}

/** Raised when a person tries again: what failed is asked anew, what was answered is kept. */
export const attempts = signal(0);
export const askAgain = (): void => {
  attempts.value += 1;
};

export const NOTHING: Answer<never> = { data: null, error: null, loading: false, call: null };

/** The answer to a call, asked anew when the call changes; null asks nothing. A call that is overtaken is dropped. */
export function useCall<T>(call: Call | null): Signal<Answer<T>> {
  const key = call === null ? null : keyOf(call);
  return useTask(key, (signal) => ask<T>(call as Call, signal), call);
}

/** What several requests answer together, asked anew when `key` changes; null asks nothing. What is overtaken is dropped. */
export function useTask<T>(
  key: string | null,
  run: (signal: AbortSignal) => Promise<T>,
  call: Call | null = null,
): Signal<Answer<T>> {
  const answer = useSignal<Answer<T>>(NOTHING);
  useEffect(() => {
    if (key === null) {
      answer.value = NOTHING;
      return undefined;
    }
    const known = call === null ? undefined : keptAnswer(call);
    if (known !== undefined) {
      answer.value = { data: known as T, error: null, loading: false, call };
      return undefined;
    }
    const control = new AbortController();
    answer.value = { ...answer.peek(), loading: true };
    run(control.signal).then(
      (data) => {
        if (!control.signal.aborted) answer.value = { data, error: null, loading: false, call };
      },
      (error: unknown) => {
        if (control.signal.aborted) return;
        const fault = error instanceof CallError ? error : new CallError(String(error), -1, []);
        answer.value = { ...answer.peek(), error: fault, loading: false };
      },
    );
    return () => control.abort();
  }, [key, attempts.value]);
  return answer;
}

/** The first fault that concerns one of these fields (JSON pointers), in words: what is wrong and what is allowed. */
export function faultAt(error: CallError | null, ...fields: readonly string[]): string | null {
  const found = error?.faults.find(({ field }) =>
    fields.some((name) => field === name || field.startsWith(`${name}/`)),
  );
  if (found === undefined) return null;
  const allowed = Array.isArray(found.allowed) ? found.allowed.join(', ') : (found.allowed ?? '');
  return [found.message, typeof allowed === 'object' ? '' : String(allowed)].filter(Boolean).join(': ');
}
