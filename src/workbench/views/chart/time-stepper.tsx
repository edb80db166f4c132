import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { timeOf } from '../../parts/dates.js';
import { isoShort } from '../../parts/format.js';
import { localOf } from '../../parts/local-time.js';
import { showDerived, transitOfNow } from '../../state/derived.js';
import type { Moment } from '../../state/moment.js';
import { setParams } from '../../state/url.js';
import { text } from '../../text/text.js';
import { STEPS } from '../../parts/time-step.js';
import type { Step } from '../../parts/time-step.js';

const words = text.chart;
/** The number of steps of the slider on either side. */
const REACH = 120;

interface TimeStepperProps {
  readonly moment: Moment;
  readonly step: Step;
  readonly count: number;
  readonly dt: string | null;
  readonly move: (count: number) => void;
}

/** Buttons, slider and arrow keys that move through time, with a button back to the entered moment. */
export function TimeStepper({ moment, step, count, dt, move }: TimeStepperProps) {
  const centre = useSignal(Math.round(count / REACH) * REACH);
  useArrowKeys(count, move);
  const shown = dt === null ? null : localOf(moment, timeOf(dt));
  if (Math.abs(count - centre.value) > REACH) centre.value = Math.round(count / REACH) * REACH;
  return (
    <div class="stepper" role="group" aria-label={words.slider}>
      <button type="button" title={words.back} aria-label={words.back} onClick={() => move(count - 1)}>
        ◀
      </button>
      <input
        type="range"
        min={centre.value - REACH}
        max={centre.value + REACH}
        value={count}
        aria-label={words.slider}
        aria-valuetext={dt === null ? undefined : isoShort(dt)}
        onInput={(event) => move(Number(event.currentTarget.value))}
      />
      <button type="button" title={words.forward} aria-label={words.forward} onClick={() => move(count + 1)}>
        ▶
      </button>
      <label>
        <span class="visually-hidden">{words.step}</span>
        <select value={step} onChange={(event) => setParams({ st: event.currentTarget.value, t: null })}>
          {STEPS.map((name) => (
            <option key={name} value={name}>
              {words.steps[name]}
            </option>
          ))}
        </select>
      </label>
      <div class="stepper-now">
        <output>
          {dt !== null && shown !== null && (
            <>
              {shown.local.replace('T', ' ')} {shown.calendar === 'julian' ? words.localJulian : words.localTime}{' '}
              <span class="quiet">
                ({isoShort(dt)} UTC{shown.calendar === 'julian' && `, ${text.moment.calendars.gregorian}`})
              </span>
            </>
          )}
        </output>
        <button type="button" disabled={count === 0} onClick={() => setParams({ t: null })}>
          {words.backToBirth}
        </button>
        <button type="button" onClick={() => showDerived(transitOfNow())}>
          {words.now}
        </button>
      </div>
      <p class={count === 0 ? 'quiet hint keys' : 'quiet hint'}>
        {count === 0 ? words.keys : words.away(count, words.steps[step])}
      </p>
    </div>
  );
}

/** The left and right arrow keys step unless the focused element uses them. */
function useArrowKeys(count: number, move: (count: number) => void): void {
  const latest = useRef({ count, move });
  latest.current = { count, move };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (
        (event.target as HTMLElement).closest(
          'input, select, textarea, .table, .wheel-view.large, [role=tablist], summary',
        )
      )
        return;
      const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
      if (by === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      latest.current.move(latest.current.count + by * (event.shiftKey ? 10 : 1));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
