import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { readTime } from '../../entry/time-entry.js';
import { noteDraft } from '../../state/drafts.js';
import { UNKNOWN_HOURS } from '../../state/moment.js';
import type { Moment } from '../../state/moment.js';
import { text } from '../../text/text.js';
import { FieldFault } from './combobox.js';

const words = text.moment;
const UNCERTAIN_HOURS = [0, 0.25, 0.5, 1, 2, 4];

interface TimeFieldsProps {
  readonly moment: Moment;
  readonly set: (changes: Partial<Moment>) => void;
}

/**
 * The time field: the time of day as people write it, and its uncertainty. A time that is marked as unknown is kept and can be restored.
 */
export function TimeFields({ moment, set }: TimeFieldsProps) {
  const id = useId();
  const draft = useSignal<string | null>(null),
    fault = useSignal<string | null>(null);
  const [date, time = '12:00'] = moment.local.split('T');
  const isUnknown = moment.uncertainHours >= UNKNOWN_HOURS;
  const note = (message: string | null): void => {
    fault.value = message;
    noteDraft(id, message === null ? null : words.time);
  };
  const settled = useRef<string | null>(null);
  useEffect(() => {
    if (draft.value !== settled.current) return;
    draft.value = null;
    note(null);
  }, [time]);
  useEffect(() => () => noteDraft(id, null), []);
  const settle = (): void => {
    settled.current = draft.value;
    if (draft.value === null) return;
    const read = readTime(draft.value);
    if (read === null) return note(words.badTime);
    note(null);
    draft.value = settled.current = null;
    set({ local: `${date}T${read}`, fold: 0 });
  };
  return (
    <>
      <div>
        <label>
          <span>{words.time}</span>
          <input
            type="text"
            autocomplete="off"
            spellcheck={false}
            placeholder={words.timeHint}
            disabled={isUnknown}
            class={isUnknown ? 'kept-time' : ''}
            value={draft.value ?? time}
            aria-invalid={fault.value !== null}
            aria-describedby={`${id}-time`}
            onInput={(event) => (draft.value = event.currentTarget.value)}
            onChange={settle}
            onKeyDown={(event) => {
              if (event.key === 'Enter') settle();
            }}
          />
        </label>
        <FieldFault id={`${id}-time`} message={fault.value} />
      </div>
      <label>
        <span>{words.uncertain}</span>
        <select
          value={String(moment.uncertainHours)}
          onChange={(event) => set({ uncertainHours: Number(event.currentTarget.value) })}
        >
          {UNCERTAIN_HOURS.map((hours) => (
            <option key={hours} value={String(hours)}>
              {hours === 0 ? words.certain : words.plusMinus(hours)}
            </option>
          ))}
          <option value={String(UNKNOWN_HOURS)}>{words.unknown}</option>
        </select>
      </label>
      {isUnknown && <small class="field-note wide">{words.keptTime(time)}</small>}
    </>
  );
}
