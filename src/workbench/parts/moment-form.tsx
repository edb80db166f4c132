import type { ComponentChildren } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { faultAt } from '../api/client.js';
import type { Resolved } from '../api/moment.js';
import type { Moment } from '../state/moment.js';
import { UNKNOWN_HOURS } from '../state/moment.js';
import { text } from '../text/text.js';
import { DraftInput } from './draft-input.js';
import { FieldFault } from './form/combobox.js';
import { DateField, dateText } from './form/date-field.js';
import { Meaning } from './form/meaning.js';
import { SavedCharts } from './form/saved-charts.js';
import { TimeFields } from './form/time-field.js';
import { ZoneField } from './form/zone-field.js';
import { PlaceField } from './place-field.js';
import { pointText } from './format.js';

const words = text.moment;

interface MomentFormProps {
  readonly moment: Moment;
  readonly resolved: Resolved;
  readonly change: (moment: Moment) => void;
  readonly heading?: string;
  /** The problems that the service reports for this moment, shown at its fields. */
  readonly refused?: { readonly date: string | null; readonly place: string | null };
  /** False if the form is inside an element that folds. */
  readonly folds?: boolean;
}

/** The form of a birth or another moment: date, civil time, place by name, and the instant of the civil time. */
export function MomentForm({
  moment,
  resolved,
  change,
  heading = words.heading,
  refused,
  folds = true,
}: MomentFormProps) {
  const id = useId();
  const set = (changes: Partial<Moment>): void => change({ ...moment, ...changes });
  const dateFault = faultAt(resolved.error, '/local_datetime') ?? refused?.date ?? null;
  const placeFault = refused?.place ?? null;
  const form = (
    <form class="moment" aria-label={heading} onSubmit={(event) => event.preventDefault()}>
      <label class="wide">
        <span>{words.name}</span>
        <DraftInput type="text" maxLength={80} value={moment.name} onCommit={(name) => set({ name: name.trim() })} />
      </label>
      <DateField moment={moment} set={set} refused={dateFault} />
      <TimeFields moment={moment} set={set} />
      <div class="field wide">
        <span>{words.place}</span>
        <PlaceField value={moment.place || pointText(moment)} onChoose={(chosen) => set({ ...chosen, fold: 0 })} />
        <FieldFault id={`${id}-place`} message={placeFault} />
      </div>
      <ZoneField moment={moment} resolved={resolved} set={set} />
      <div class="moment-meaning">
        <Meaning moment={moment} resolved={resolved} set={set} />
      </div>
      <SavedCharts moment={moment} change={change} />
    </form>
  );
  return folds ? (
    <Folded heading={heading} moment={moment}>
      {form}
    </Folded>
  ) : (
    form
  );
}

/** On a page narrower than this a form would fill the first screen. */
const NARROW = '(max-width: 720px)';

/** On a phone the form is folded under one line with its content, so that the chart comes first. */
function Folded({ heading, moment, children }: { heading: string; moment: Moment; children: ComponentChildren }) {
  const isNarrow = useSignal(matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const follow = (): void => void (isNarrow.value = query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  if (!isNarrow.value) return <>{children}</>;
  return (
    <details class="moment-fold">
      <summary>
        <span class="quiet">{heading}:</span> {momentText(moment)}
      </summary>
      {children}
    </details>
  );
}

/** `Ada, 15 Jun 1990, 14:30, London`. */
export function momentText({ name, local, place, uncertainHours, latitude, longitude }: Moment): string {
  const [date, time = ''] = local.split('T');
  const where = place.split(',')[0] || pointText({ latitude, longitude });
  return [name, dateText(date), uncertainHours >= UNKNOWN_HOURS ? words.unknown : time, where]
    .filter(Boolean)
    .join(', ');
}
