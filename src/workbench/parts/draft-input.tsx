import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

interface DraftInputProps {
  readonly type: 'text' | 'time' | 'number' | 'datetime-local';
  readonly value: string | number;
  /** false: the text is refused, and stays to be mended. */
  readonly onCommit: (text: string) => unknown;
  readonly maxLength?: number;
  readonly inputMode?: 'numeric';
  readonly pattern?: string;
  readonly min?: number;
  readonly max?: number;
  readonly step?: string | number;
  readonly title?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string;
}

/**
 * A field whose text is the person's own from the first key to the end of the entry: an answer that arrives meanwhile, and draws the page
 * anew, takes nothing of it away. A number that is none, or beyond its bounds, stays as it was typed, and the field says so.
 */
export function DraftInput({ type, value, onCommit, ...rest }: DraftInputProps) {
  const draft = useSignal<string | null>(null);
  useEffect(() => {
    draft.value = null;
  }, [value]);
  const own = {
    ...rest,
    value: draft.value ?? value,
    onInput: (event: { readonly currentTarget: HTMLInputElement }) => {
      draft.value = event.currentTarget.value;
    },
    onChange: ({ currentTarget: field }: { readonly currentTarget: HTMLInputElement }) => {
      if (type === 'number' && !field.reportValidity()) return;
      if (onCommit(field.value) !== false) draft.value = null;
    },
  };
  switch (type) {
    case 'time':
      return <input type="time" {...own} />;
    case 'number':
      return <input type="number" required {...own} />;
    case 'datetime-local':
      return <input type="datetime-local" {...own} />;
    case 'text':
      return <input type="text" {...own} />;
  }
}
