import type { ComponentChildren } from 'preact';
import type { Signal } from '@preact/signals';
import { askAgain } from '../api/client.js';
import type { Answer, CallError } from '../api/client.js';
import { text } from '../text/text.js';

/** A longer list is a catalogue, not a suggestion. */
const MOST_SUGGESTIONS = 5;

/** The error of a request as text, next to the part that it concerns. */
export function Fault({ error, retry = askAgain }: { error: CallError; retry?: () => void }) {
  const words = text.shell;
  const sentence = error.status === 0 ? words.unreachable : error.message || words.failed;
  return (
    <div class="fault" role="alert">
      <p>{sentence}</p>
      {error.faults.some(({ suggestions }) => suggestions?.length) && (
        <p>
          {words.suggestions}{' '}
          {error.faults
            .flatMap(({ suggestions }) => suggestions ?? [])
            .slice(0, MOST_SUGGESTIONS)
            .join(', ')}
          ?
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
 * Shows an answer: its content, the previous content dimmed while the next answer is pending, or the error. The content keeps its size, so
 * that the page does not jump.
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
