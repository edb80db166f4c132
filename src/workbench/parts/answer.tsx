import type { ComponentChildren } from 'preact';
import type { Signal } from '@preact/signals';
import { askAgain } from '../api/client.js';
import type { Answer, CallError } from '../api/client.js';
import { text } from '../text/text.js';

/** A fault of a request in words, next to what it concerns. */
export function Fault({ error, retry = askAgain }: { error: CallError; retry?: () => void }) {
  const words = text.shell;
  const sentence = error.status === 0 ? words.unreachable : error.message || words.failed;
  return (
    <div class="fault" role="alert">
      <p>{sentence}</p>
      {error.faults.some(({ suggestions }) => suggestions?.length) && (
        <p>
          {words.suggestions} {error.faults.flatMap(({ suggestions }) => suggestions ?? []).join(', ')}?
        </p>
      )}
      {(error.status <= 0 || error.status >= 500) && (
        <button type="button" onClick={retry}>
          {words.retry}
        </button>
      )}
    </div>
  );
}

/**
 * What stands for an answer: its content, the last one dimmed while the next is on its way, or the fault. The content keeps its place, so
 * that nothing jumps.
 */
export function Answered<T>({
  answer,
  children,
}: {
  answer: Signal<Answer<T>>;
  children: (data: T) => ComponentChildren;
}) {
  const { data, error, loading } = answer.value;
  return (
    <div class={loading && data !== null ? 'answer loading' : 'answer'} aria-busy={loading}>
      {error && <Fault error={error} />}
      {data === null && loading && <p class="quiet">{text.shell.loading}</p>}
      {data !== null && children(data)}
    </div>
  );
}
