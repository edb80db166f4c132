import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { noteDraft } from '../../state/drafts.js';

export interface Offer {
  readonly key: string;
  readonly label: string;
}

interface ComboboxProps {
  readonly label: string;
  /** Name of the list that opens, where it is not that of the field. */
  readonly listLabel?: string;
  /** What the address has, in words. */
  readonly value: string;
  readonly placeholder?: string;
  /** What is offered for the text; null while nothing is looked for. */
  readonly offers: readonly Offer[] | null;
  /** Stands in the list when it is empty. */
  readonly nothing: string;
  /** What is wrong with the text; null: nothing. */
  readonly fault: string | null;
  /** What is to be known of the text: how it was read. */
  readonly note: string | null;
  readonly onType: (text: string) => void;
  readonly onPick: (index: number) => void;
  /** The person is done with the text: Enter, Tab, or a press elsewhere. */
  readonly onSettle: (text: string, active: number) => void;
  /** How often a text was taken: it may have meant the value that the field had. */
  readonly taken: number;
  /** The text was given up (Escape): the field shows its value again. */
  readonly onGiveUp: () => void;
}

/** The person's own text until the value changes; while the two differ the page knows it. */
function useDraft(key: string, { label, value, taken }: Pick<ComboboxProps, 'label' | 'value' | 'taken'>) {
  const draft = useSignal<string | null>(null),
    isOpen = useSignal(false);
  /** The text that the person was done with: what is typed after it is not taken away when its answer comes. */
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
 * A field that offers what matches as one types (arrows, Enter, Escape). It keeps the person's own text until the value changes, and while
 * the two differ the page says that the chart is not of this text.
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
  /** Said where nothing is wrong. */
  readonly note?: string | null;
}

/** What is wrong with a field, under it; a screen reader hears it when it comes. */
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
