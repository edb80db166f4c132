import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { noteDraft } from '../../state/drafts.js';

export interface Offer {
  readonly key: string;
  readonly label: string;
}

interface ComboboxProps {
  readonly label: string;
  /** The name of the list, if it differs from the name of the field. */
  readonly listLabel?: string;
  /** The value in the address as text. */
  readonly value: string;
  readonly placeholder?: string;
  /** The suggestions for the typed text; null without a search. */
  readonly offers: readonly Offer[] | null;
  /** The text of an empty list. */
  readonly nothing: string;
  /** The error of the typed text; null if there is none. */
  readonly fault: string | null;
  /** A note about how the text was read. */
  readonly note: string | null;
  readonly onType: (text: string) => void;
  readonly onPick: (index: number) => void;
  /** Called when the entry ends: Enter, Tab, or a press outside the field. */
  readonly onSettle: (text: string, active: number) => void;
  /** The number of accepted entries: an accepted entry may be the value that the field already had. */
  readonly taken: number;
  /** Called when the entry is cancelled with Escape: the field shows its value again. */
  readonly onGiveUp: () => void;
}

/** The typed text until the value changes. While both differ, the page is informed. */
function useDraft(key: string, { label, value, taken }: Pick<ComboboxProps, 'label' | 'value' | 'taken'>) {
  const draft = useSignal<string | null>(null),
    isOpen = useSignal(false);
  /** The last ended entry: its answer does not replace text that is typed later. */
  const settled = useRef<string | null>(null);
  useEffect(() => {
    if (draft.value !== settled.current) return;
    draft.value = null;
    isOpen.value = false;
  }, [value, taken]);
  const isUnsettled = draft.value !== null && draft.value.trim() !== value;
  useEffect(() => {
    noteDraft(key, isUnsettled ? label : null);
    return () => noteDraft(key, null);
  }, [isUnsettled, label]);
  return { draft, isOpen, settled };
}

/**
 * A field with suggestions (arrow keys, Enter, Escape). It keeps the typed text until the value changes. While both differ, the page shows
 * that the chart does not use this text.
 */
export function Combobox(props: ComboboxProps) {
  const {
    label,
    listLabel = label,
    value,
    placeholder,
    offers,
    nothing,
    fault,
    note,
    onType,
    onPick,
    onSettle,
    onGiveUp,
  } = props;
  const id = useId(),
    active = useSignal(0);
  const { draft, isOpen, settled } = useDraft(id, props);
  const list = isOpen.value ? offers : null;
  const settle = (): void => {
    isOpen.value = false;
    settled.current = draft.value;
    if (draft.value === null) return;
    if (draft.value.trim() === '' || draft.value.trim() === value) giveUp();
    else onSettle(draft.value.trim(), active.value);
  };
  const giveUp = (): void => {
    draft.value = settled.current = null;
    isOpen.value = false;
    onGiveUp();
  };
  const pick = (i: number): void => {
    isOpen.value = false;
    draft.value = settled.current = offers?.[i].label ?? null;
    onPick(i);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const count = list?.length ?? 0;
    if (event.key === 'ArrowDown' && count > 0) active.value = (active.value + 1) % count;
    else if (event.key === 'ArrowUp' && count > 0) active.value = (active.value + count - 1) % count;
    else if (event.key === 'Enter') settle();
    else if (event.key === 'Escape' && draft.value !== null) giveUp();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div class="combobox">
      <input
        id={id}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={list !== null}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={list?.length ? `${id}-${active.value}` : undefined}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-fault`}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        placeholder={placeholder}
        value={draft.value ?? value}
        onInput={(event) => {
          draft.value = event.currentTarget.value;
          active.value = 0;
          isOpen.value = true;
          onType(draft.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={settle}
      />
      {list !== null && (
        <Offers id={id} label={listLabel} nothing={nothing} list={list} active={active.value} pick={pick} />
      )}
      <FieldFault id={`${id}-fault`} message={fault} note={note} />
    </div>
  );
}

interface OffersProps {
  readonly id: string;
  readonly label: string;
  readonly nothing: string;
  readonly list: readonly Offer[];
  readonly active: number;
  readonly pick: (index: number) => void;
}

function Offers({ id, label, nothing, list, active, pick }: OffersProps) {
  return (
    <ul id={`${id}-list`} role="listbox" aria-label={label}>
      {list.map((offer, i) => (
        <li
          key={offer.key}
          id={`${id}-${i}`}
          role="option"
          aria-selected={i === active}
          onMouseDown={(event) => {
            event.preventDefault();
            pick(i);
          }}
        >
          {offer.label}
        </li>
      ))}
      {list.length === 0 && <li class="quiet">{nothing}</li>}
    </ul>
  );
}

interface FieldFaultProps {
  readonly id: string;
  readonly message: string | null;
  /** Shown if there is no error. */
  readonly note?: string | null;
}

/** The error of a field, below it. Screen readers announce it when it appears. */
export function FieldFault({ id, message, note = null }: FieldFaultProps) {
  return (
    <>
      <small id={id} class={message === null ? '' : 'field-fault'} role={message === null ? undefined : 'alert'}>
        {message}
      </small>
      {note !== null && message === null && <small class="field-note">{note}</small>}
    </>
  );
}
