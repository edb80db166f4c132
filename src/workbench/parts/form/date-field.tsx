import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { calendarOfCountry, isInTable, isSwedishCalendar, switchOf } from '../../entry/calendar-switch.js';
import { dayNumber, dayOfIso, daysInMonth, isoDay } from '../../entry/calendars.js';
import type { Calendar, Day } from '../../entry/calendars.js';
import { isMissing, orderOf, readDate } from '../../entry/date-entry.js';
import type { DateOrder } from '../../entry/date-entry.js';
import { noteDraft } from '../../state/drafts.js';
import { calendarOf } from '../../state/moment.js';
import type { Moment } from '../../state/moment.js';
import { text } from '../../text/text.js';
import { FieldFault } from './combobox.js';

const words = text.moment;
const language = (): string => (typeof navigator === 'undefined' ? 'en' : navigator.language);
/** From this year on every country in the table uses the Gregorian calendar, so no note is needed. */
const ALL_GREGORIAN = 1930;

/** `15 Jun 1990`, `15 Jun 500 BC`. */
export function dateText(iso: string): string {
  const day = dayOfIso(iso);
  return day === null ? iso : `${day.day} ${words.months[day.month - 1].slice(0, 3)} ${yearText(day.year)}`;
}
const yearText = (year: number): string =>
  year > 0 ? (year < 100 ? words.anno(year) : String(year)) : words.before(1 - year);

/** `Friday, 15 June 1990`. */
function inWords(day: Day, calendar: Calendar): string {
  const weekday = words.weekdays[(((dayNumber(day, calendar) + 1) % 7) + 7) % 7];
  return `${weekday}, ${day.day} ${words.months[day.month - 1]} ${yearText(day.year)}`;
}

interface DateFieldProps {
  readonly moment: Moment;
  readonly set: (changes: Partial<Moment>) => void;
  /** The problem of the date that the service reports. */
  readonly refused: string | null;
}

/** The date field: reads dates as people of a language write them, and shows the date in words with its calendar. */
export function DateField({ moment, set, refused }: DateFieldProps) {
  const id = useId();
  const draft = useSignal<string | null>(null),
    fault = useSignal<string | null>(null),
    /** The last text that is also a date in another order of day and month. */
    ambiguous = useSignal<{ readonly typed: string; readonly order: DateOrder } | null>(null);
  const [date, time] = moment.local.split('T');
  const note = (message: string | null): void => {
    fault.value = message;
    noteDraft(id, message === null ? null : words.date);
  };
  const settled = useRef<string | null>(null);
  useEffect(() => {
    if (draft.value !== settled.current) return;
    draft.value = null;
    note(null);
  }, [date]);
  useEffect(() => () => noteDraft(id, null), []);
  const read = (typed: string, order: DateOrder): void => {
    const entry = readDate(typed, order, language());
    if (entry.kind === 'fault') return note(words.dateFaults[entry.why]);
    const local = isoDay(entry.day);
    const calendar = calendarOf({ local, calendar: moment.calendar, country: moment.country });
    if (isMissing(entry.day, calendar))
      return note(words.dateFaults.missing(daysInMonth(entry.day, calendar), words.months[entry.day.month - 1]));
    note(null);
    ambiguous.value = entry.isAmbiguous ? { typed, order } : null;
    draft.value = settled.current = null;
    set({ local: `${local}T${time ?? '12:00'}`, fold: 0 });
  };
  const settle = (): void => {
    settled.current = draft.value;
    if (draft.value === null || draft.value.trim() === dateText(date)) draft.value = null;
    else read(draft.value, orderOf(language()));
  };
  const message = fault.value ?? refused;
  return (
    <div class="wide">
      <label>
        <span>{words.date}</span>
        <input
          type="text"
          autocomplete="off"
          spellcheck={false}
          placeholder={words.dateHint}
          value={draft.value ?? dateText(date)}
          aria-invalid={message !== null}
          aria-describedby={`${id}-date ${id}-words`}
          onInput={(event) => {
            draft.value = event.currentTarget.value;
            ambiguous.value = null;
          }}
          onChange={settle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle();
          }}
        />
      </label>
      <FieldFault id={`${id}-date`} message={message} />
      <DateWords id={`${id}-words`} moment={moment} set={set} />
      {ambiguous.value !== null && (
        <p class="field-note">
          {words.readAs[ambiguous.value.order]}{' '}
          <button
            type="button"
            class="as-link"
            onClick={() => {
              const last = ambiguous.value;
              if (last !== null) read(last.typed, last.order === 'mdy' ? 'dmy' : 'mdy');
            }}
          >
            {words.readInstead[ambiguous.value.order === 'mdy' ? 'dmy' : 'mdy']}
          </button>
        </p>
      )}
    </div>
  );
}

/** The date in words; for old dates also the calendar and the reason for it. */
function DateWords({ id, moment, set }: { id: string; moment: Moment; set: DateFieldProps['set'] }) {
  const day = dayOfIso(moment.local);
  if (day === null || day.month < 1 || day.month > 12) return null;
  const calendar = calendarOf(moment);
  return (
    <>
      <small id={id} class="field-note">
        {inWords(day, calendar)}
        {day.year < ALL_GREGORIAN && ` (${words.calendars[calendar]})`}
      </small>
      {(day.year < ALL_GREGORIAN || moment.calendar !== '') && (
        <label class="calendar-choice">
          <span>{words.calendar}</span>
          <select
            value={moment.calendar}
            onChange={(event) => set({ calendar: event.currentTarget.value as Moment['calendar'] })}
          >
            <option value="">{words.countryRule(dateText(switchOf(moment.country).lastJulian))}</option>
            <option value="julian">{words.calendars.julian}</option>
            <option value="gregorian">{words.calendars.gregorian}</option>
          </select>
        </label>
      )}
      {day.year < ALL_GREGORIAN && moment.calendar === '' && (
        <small class="field-note">{words.countryOf(ruleOwner(moment.country), switchOf(moment.country).parts)}</small>
      )}
      {moment.calendar === '' && isSwedishCalendar(day, moment.country) && <p class="note">{words.swedishCalendar}</p>}
      {moment.calendar === '' && calendarOfCountry(day, moment.country) === 'none' && (
        <p class="fault" role="alert">
          {words.skippedDay}
        </p>
      )}
    </>
  );
}

/** The country, or the countries whose rule is used if the table does not list the country. */
const ruleOwner = (country: string): string =>
  isInTable(country) ? (new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country) : words.mostCountries;
