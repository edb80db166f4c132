import { useId } from 'preact/hooks';
import type { FieldFault } from '../../api/client.js';
import { DraftInput } from '../../parts/draft-input.js';
import { bodyLabel } from '../../parts/format.js';
import { TEN_BODIES } from '../../parts/bodies.js';
import { setParams } from '../../state/url.js';
import type { ParamChanges } from '../../state/url.js';
import { text } from '../../text/text.js';
import { STEPS } from '../../parts/time-step.js';
import type { EphemerisState } from './ephemeris.js';
import { QUANTITIES } from './rows.js';

const words = text.tables;
const OFFERED = [...TEN_BODIES, 'Chiron', 'True Node', 'Mean Node', 'Mean Lilith'];

/** Every change returns to the first page. */
const change = (changes: ParamChanges): void => setParams({ ep: null, ...changes });

/** The choices of bodies, range, step and columns of the ephemeris. */
export function EphemerisForm({
  state,
  isFrom,
  isTo,
  faults,
}: {
  state: EphemerisState;
  isFrom: boolean;
  isTo: boolean;
  faults: readonly FieldFault[];
}) {
  return (
    <form class="table-form" aria-label={words.ephemerisForm} onSubmit={(event) => event.preventDefault()}>
      <DateField label={words.from} name="ef" value={state.from} isValid={isFrom} />
      <DateField label={words.to} name="et" value={state.to} isValid={isTo} />
      <label>
        <span>{words.every}</span>
        <DraftInput type="number" min={1} max={1000} value={state.every} onCommit={(typed) => change({ en: typed })} />
      </label>
      <label>
        <span>{words.unit}</span>
        <select value={state.unit} onChange={(event) => change({ eu: event.currentTarget.value })}>
          {STEPS.map((name) => (
            <option key={name} value={name}>
              {text.chart.steps[name]}
            </option>
          ))}
        </select>
      </label>
      <Bodies bodies={state.bodies} faults={faults} />
      <fieldset class="choices">
        <legend>{words.columns}</legend>
        {QUANTITIES.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={state.columns.includes(name)}
              onChange={(event) => {
                const next = QUANTITIES.filter((one) =>
                  one === name ? event.currentTarget.checked : state.columns.includes(one),
                );
                setParams({ eq: next.join(',') || 'none' });
              }}
            />
            {words.quantities[name]}
          </label>
        ))}
      </fieldset>
    </form>
  );
}

function DateField({ label, name, value, isValid }: { label: string; name: string; value: string; isValid: boolean }) {
  const id = useId();
  return (
    <label>
      <span>{label}</span>
      <DraftInput
        type="text"
        value={value}
        aria-invalid={!isValid}
        aria-describedby={isValid ? undefined : id}
        onCommit={(typed) => change({ [name]: typed.trim() })}
      />
      {!isValid && (
        <small id={id} class="fault" role="alert">
          {words.badDate}
        </small>
      )}
    </label>
  );
}

function Bodies({ bodies, faults }: { bodies: readonly string[]; faults: readonly FieldFault[] }) {
  const id = useId();
  const others = bodies.filter((name) => !OFFERED.includes(name));
  const set = (next: readonly string[]): void => change({ eb: next.join(',') || 'none' });
  return (
    <fieldset class="choices">
      <legend>{words.bodies}</legend>
      {OFFERED.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={bodies.includes(name)}
            onChange={(event) =>
              set([
                ...OFFERED.filter((one) => (one === name ? event.currentTarget.checked : bodies.includes(one))),
                ...others,
              ])
            }
          />
          {bodyLabel(name)}
        </label>
      ))}
      <label class="others">
        <span>{words.more}</span>
        <DraftInput
          type="text"
          maxLength={400}
          aria-invalid={faults.length > 0}
          aria-describedby={faults.length > 0 ? id : undefined}
          placeholder={words.moreHint}
          value={others.join(', ')}
          onCommit={(typed) => {
            const names = typed
              .split(',')
              .map((name) => name.trim())
              .filter((name) => name !== '');
            set([...new Set([...OFFERED.filter((one) => bodies.includes(one)), ...names])]);
          }}
        />
      </label>
      {faults.length > 0 && (
        <div id={id} class="fault" role="alert">
          {faults.map(({ field, message, given, suggestions }) => (
            <p key={field}>{words.bodyFault(String(given ?? ''), message, suggestions ?? [])}</p>
          ))}
        </div>
      )}
    </fieldset>
  );
}
