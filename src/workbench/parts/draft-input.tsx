import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

interface DraftInputProps {
  readonly type: 'text' | 'time';
  readonly value: string;
  readonly onCommit: (text: string) => void;
  readonly maxLength?: number;
  readonly inputMode?: 'numeric';
  readonly pattern?: string;
  readonly step?: string;
  readonly disabled?: boolean;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string;
}

/**
 * A field whose text is the person's own from the first key to the end of the entry: an answer that arrives meanwhile, and draws the page
 * anew, takes nothing of it away.
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
    onChange: (event: { readonly currentTarget: HTMLInputElement }) => {
      draft.value = null;
      onCommit(event.currentTarget.value);
    },
  };
  return type === 'time' ? <input type="time" {...own} /> : <input type="text" {...own} />;
}
