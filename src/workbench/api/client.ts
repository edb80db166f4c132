import { signal, useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { OPERATIONS } from './operations.js';
import type { AnswerOf, OperationName, RequestOf } from './operations.js';

/** One request to the service and the type of its answer. "As code" shows it. */
export interface Call<T = unknown> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  /** The type of the answer; no value is ever stored here. */
  readonly answer?: T;
}

/** Query parameters that every operation accepts. */
export interface Selection {
  /** Comma-separated paths of the fields to return. */
  readonly fields?: string;
  /** False: without the computation basis. */
  readonly basis?: boolean;
}

/** A request of a named operation: the body of a POST, or the query parameters of a GET. */
export function callOf<N extends OperationName>(
  name: N,
  request: RequestOf<N>,
  selection: Selection = {},
): Call<AnswerOf<N>> {
  const { method, path } = OPERATIONS[name];
  const query = queryOf(method === 'GET' ? { ...(request as object), ...selection } : selection);
  return { method, path: `${path}${query}`, ...(method === 'POST' ? { body: request } : {}) };
}

function queryOf(values: object): string {
  const parts = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value)).replaceAll('%2C', ',')}`);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** A problem of a request as the service reports it: the field, what is wrong and what is allowed. */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
  readonly given?: unknown;
  readonly allowed?: unknown;
  readonly suggestions?: readonly string[];
}

/** The service rejected the request, failed, or could not be reached. */
export class CallError extends Error {
  /** HTTP status; 0 when no response arrived. */
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

/** A key that identifies a request. */
export const keyOf = ({ path, body }: Call): string => `${path}\n${JSON.stringify(body ?? null)}`;
/** The kept answer to a request; undefined if there is none. */
export const keptAnswer = (call: Call): unknown => kept.get(keyOf(call));
export function keepAnswer(call: Call, answer: unknown): void {
  kept.set(keyOf(call), answer);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value as string);
}

export interface ErrorBody {
  readonly message?: string;
  readonly details?: { readonly problems?: readonly FieldFault[] };
}

/** Pending requests that cannot be aborted. The same request shares their answer. */
const underWay = new Map<string, Promise<unknown>>();

/** Sends a request. Its answer is kept and used again, unless `keep` is false. Errors: CallError; an abort passes through. */
export async function ask<T>(call: Call<T>, signal?: AbortSignal, keep = true): Promise<T> {
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
    // A response that breaks off is no answer. An error response without JSON is reported by its status.
    if (response.ok) throw (error as Error).name === 'AbortError' ? error : new CallError('', 0, []);
    return {};
  })) as T & ErrorBody;
  if (!response.ok) throw refusal(answer, response.status);
  if (keep) keepAnswer(call, answer);
  return answer;
}

export const refusal = ({ message, details }: ErrorBody, status: number): CallError =>
  new CallError(message ?? '', status, details?.problems ?? []);

/** The state of an answer. The previous data stay until the next arrive, so that nothing flickers. */
export interface Answer<T> {
  readonly data: T | null;
  readonly error: CallError | null;
  readonly loading: boolean;
  /** The call that `data` belongs to. */
  readonly call: Call<T> | null;
}

/** Increases when a person tries again: failed requests are sent again, kept answers stay. */
export const attempts = signal(0);
export const askAgain = (): void => {
  attempts.value += 1;
};

export const NOTHING: Answer<never> = { data: null, error: null, loading: false, call: null };

/** The answer to a call; the call is sent again when it changes, and null sends nothing. A superseded call is aborted. */
export function useCall<T>(call: Call<T> | null): Signal<Answer<T>> {
  const key = call === null ? null : keyOf(call);
  return useTask(key, (signal) => ask(call as Call<T>, signal), call);
}

/** The result of a task of several requests, run again when `key` changes; null runs nothing. A superseded task is aborted. */
export function useTask<T>(
  key: string | null,
  run: (signal: AbortSignal) => Promise<T>,
  call: Call<T> | null = null,
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

/** The first problem of one of these fields (JSON pointers) as a sentence: the problem and the allowed values. */
export function faultAt(error: CallError | null, ...fields: readonly string[]): string | null {
  const found = error?.faults.find(({ field }) =>
    fields.some((name) => field === name || field.startsWith(`${name}/`)),
  );
  if (found === undefined) return null;
  const allowed = Array.isArray(found.allowed) ? found.allowed.join(', ') : (found.allowed ?? '');
  return [found.message, typeof allowed === 'object' ? '' : String(allowed)].filter(Boolean).join(': ');
}
