import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { faultAt } from '../api/client.js';
import type { Resolved } from '../api/moment.js';
import { exportCharts, importCharts, removeChart, saveChart, savedCharts } from '../state/charts.js';
import { UNKNOWN_HOURS } from '../state/moment.js';
import type { Moment } from '../state/moment.js';
import { text } from '../text/text.js';
import { DraftInput } from './draft-input.js';
import { Fault } from './answer.js';
import { saveFile } from './export.js';
import { isoShort, offsetText, placeAngle } from './format.js';
import { PlaceField } from './place-field.js';

const words = text.moment;
const UNCERTAIN_HOURS = [0, 0.25, 0.5, 1, 2, 4];

interface MomentFormProps {
  readonly moment: Moment;
  readonly resolved: Resolved;
  readonly change: (moment: Moment) => void;
  readonly heading?: string;
  /** What the routes of the view refused of this moment: shown at its fields. */
  readonly refused?: { readonly date: string | null; readonly place: string | null };
}

/** The form of a birth or another moment: date, civil time, place by name, and what the clocks of the place meant by it. */
export function MomentForm({ moment, resolved, change, heading = words.heading, refused }: MomentFormProps) {
  const id = useId();
  const set = (changes: Partial<Moment>): void => change({ ...moment, ...changes });
  const [date, time = '12:00'] = moment.local.split('T');
  const isUnknown = moment.uncertainHours >= UNKNOWN_HOURS;
  const dateFault = faultAt(resolved.error, '/local_datetime') ?? refused?.date ?? null;
  const placeFault = refused?.place ?? null;
  return (
    <form class="moment" aria-label={heading} onSubmit={(event) => event.preventDefault()}>
      <label>
        <span>{words.name}</span>
        <DraftInput type="text" maxLength={80} value={moment.name} onCommit={(name) => set({ name })} />
      </label>
      <div>
        <label>
          <span>{words.date}</span>
          <DraftInput
            type="text"
            inputMode="numeric"
            pattern="[+\-]?\d{4,6}-\d\d-\d\d"
            value={date}
            aria-invalid={dateFault !== null}
            aria-describedby={`${id}-date ${id}-faults`}
            onCommit={(typed) => set({ local: `${typed.trim()}T${time}`, fold: 0 })}
          />
        </label>
        <FieldFault id={`${id}-date`} message={dateFault} />
      </div>
      <label>
        <span>{words.time}</span>
        <DraftInput
          type="time"
          step="1"
          disabled={isUnknown}
          value={isUnknown ? '' : time}
          onCommit={(typed) => set({ local: `${date}T${typed || '12:00'}`, fold: 0 })}
        />
      </label>
      <label>
        <span>{words.uncertain}</span>
        <select
          value={String(moment.uncertainHours)}
          onChange={(event) => {
            const hours = Number(event.currentTarget.value);
            set({ uncertainHours: hours, ...(hours >= UNKNOWN_HOURS ? { local: `${date}T12:00` } : {}) });
          }}
        >
          {UNCERTAIN_HOURS.map((hours) => (
            <option key={hours} value={String(hours)}>
              {hours === 0 ? words.certain : words.plusMinus(hours)}
            </option>
          ))}
          <option value={String(UNKNOWN_HOURS)}>{words.unknown}</option>
        </select>
      </label>
      <div class="field wide">
        <span>{words.place}</span>
        <PlaceField
          value={moment.place || `${moment.latitude}, ${moment.longitude}`}
          onChoose={({ zone, ...chosen }) => set({ ...chosen, zone: zone ?? moment.zone })}
        />
        <FieldFault id={`${id}-place`} message={placeFault} />
      </div>
      <ZoneField id={`${id}-zone`} moment={moment} resolved={resolved} set={set} />
      <div id={`${id}-faults`} class="moment-meaning">
        <Meaning moment={moment} resolved={resolved} set={set} />
      </div>
      <SavedCharts moment={moment} change={change} />
    </form>
  );
}

interface PartProps {
  readonly moment: Moment;
  readonly resolved: Resolved;
  readonly set: (changes: Partial<Moment>) => void;
}

function ZoneField({ id, moment, resolved, set }: PartProps & { id: string }) {
  return (
    <div class="wide">
      <label>
        <span>{words.zone}</span>
        <DraftInput
          type="text"
          value={moment.zone}
          aria-invalid={resolved.kind === 'no_zone'}
          aria-describedby={id}
          onCommit={(typed) => set({ zone: typed.trim() })}
        />
      </label>
      <FieldFault id={id} message={zoneFault(moment, resolved)} />
    </div>
  );
}

/** What is wrong with a field, under it; a screen reader hears it when it comes. */
function FieldFault({ id, message }: { id: string; message: string | null }) {
  return (
    <small id={id} class={message === null ? '' : 'field-fault'} role={message === null ? undefined : 'alert'}>
      {message}
    </small>
  );
}

function zoneFault({ zone }: Moment, { kind, suggestions, error }: Resolved): string | null {
  if (kind !== 'no_zone') return faultAt(error, '/timezone');
  return [`${words.noSuchZone}: ${zone}.`, suggestions.join(', ')].filter(Boolean).join(' ');
}

/** What the civil time means, and what has to be asked back. */
function Meaning({
  moment,
  resolved,
  set,
}: {
  moment: Moment;
  resolved: Resolved;
  set: (changes: Partial<Moment>) => void;
}) {
  if (resolved.error) return resolved.error.status === 422 ? null : <Fault error={resolved.error} />;
  if (resolved.dt === null) return null;
  const place = `${placeAngle(moment.latitude, 'NS')} ${placeAngle(moment.longitude, 'EW')}`;
  return (
    <>
      <p class="quiet">
        <bdi dir="ltr">{words.resolved(isoShort(resolved.dt, true), offsetText(resolved.offsetSeconds))}</bdi> ·{' '}
        <bdi dir="ltr">{place}</bdi>
      </p>
      {resolved.kind === 'gap' && (
        <p class="fault" role="alert">
          {words.missing(resolved.gapSeconds)}
        </p>
      )}
      {resolved.kind === 'ambiguous' && (
        <fieldset class="ask">
          <legend>{words.ambiguous}</legend>
          {([0, 1] as const).map((fold) => (
            <label key={fold}>
              <input
                type="radio"
                name={`fold-${moment.local}-${moment.zone}`}
                checked={moment.fold === fold}
                onChange={() => set({ fold })}
              />
              {fold === 0 ? words.earlier : words.later}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}

/** Charts kept in this browser: choose, save, remove, import and export. */
function SavedCharts({ moment, change }: { moment: Moment; change: (moment: Moment) => void }) {
  const failed = useSignal(false);
  const charts = savedCharts.value;
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      importCharts(await file.text());
      failed.value = false;
    } catch {
      failed.value = true;
    }
  };
  return (
    <div class="saved">
      <select
        aria-label={words.saved}
        value=""
        onChange={(event) => {
          const chosen = charts.find(({ name }) => name === event.currentTarget.value);
          if (chosen) change(chosen);
        }}
      >
        <option value="">
          {words.saved} ({charts.length})
        </option>
        {charts.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <button type="button" disabled={!moment.name} onClick={() => saveChart(moment)}>
        {words.save}
      </button>
      {charts.some(({ name }) => name === moment.name) && (
        <button type="button" onClick={() => removeChart(moment.name)}>
          {words.remove}
        </button>
      )}
      <label class="button">
        {words.importCharts}
        <input
          type="file"
          accept="application/json"
          class="hidden-input"
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
      </label>
      {charts.length > 0 && (
        <button type="button" onClick={() => saveFile('charts.json', 'application/json', exportCharts())}>
          {words.exportCharts}
        </button>
      )}
      {failed.value && (
        <p class="fault" role="alert">
          {words.importFailed}
        </p>
      )}
    </div>
  );
}
