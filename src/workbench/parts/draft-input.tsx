import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

interface DraftInputProps {
  readonly type: 'text' | 'time' | 'number' | 'datetime-local';
  readonly value: string | number;
  /** Returns false to reject the text, which then stays in the field for correction. */
  readonly onCommit: (text: string) => unknown;
  readonly maxLength?: number;
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
 * An input field that keeps the typed string from the first key to the end of the entry: an answer that arrives meanwhile and redraws the page
 * does not change it. A number outside its bounds stays as typed, and the field shows the error.
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
