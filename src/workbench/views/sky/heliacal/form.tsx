import { useId } from 'preact/hooks';
import { faultAt } from '../../../api/client.js';
import type { CallError } from '../../../api/client.js';
import { Choices } from '../../../parts/choices.js';
import { DraftInput } from '../../../parts/draft-input.js';
import { bodyLabel } from '../../../parts/format.js';
import type { Observer } from '../../../state/observer.js';
import { listParam, numberParam, param, setParams } from '../../../state/url.js';
import { text } from '../../../text/text.js';
import { PLANETS, SEEN_BODIES } from './phases.js';
import type { Seeing } from './phases.js';

const words = text.sky;
const FIRST_YEAR = 1,
  LAST_YEAR = 2998;
const MODELS = ['schaefer_1993', 'arcus_visionis'] as const;
const START_BODIES = [...PLANETS, 'Sirius', 'Aldebaran', 'Regulus', 'Spica', 'Antares'];
const AIR = 0.25;

export const yearOf = (): number =>
  Math.min(Math.max(Math.round(numberParam('y', new Date().getUTCFullYear())), FIRST_YEAR), LAST_YEAR);
export const bodiesOf = (): readonly string[] =>
  SEEN_BODIES.filter((name) => listParam('hb', START_BODIES).includes(name));
export const seeingOf = ({ latitude, longitude }: Observer): Seeing => ({
  lat: latitude,
  lon: longitude,
  model: MODELS.find((name) => name === param('hm')) ?? MODELS[0],
  extinction: numberParam('hk', AIR),
  skyline: numberParam('hz', 0),
});

interface HeliacalFormProps {
  readonly year: number;
  readonly bodies: readonly string[];
  readonly seeing: Seeing;
  readonly error: CallError | null;
}

/** The choices of year, bodies, criterion, extinction and skyline. */
export function HeliacalForm({ year, bodies, seeing, error }: HeliacalFormProps) {
  return (
    <>
      <div class="sky-filters">
        <NumberField label={words.year} name="y" value={year} bounds={[FIRST_YEAR, LAST_YEAR]} step={1} />
        <label class="field">
          <span>{words.criterion}</span>
          <select value={seeing.model} onChange={(event) => setParams({ hm: event.currentTarget.value })}>
            {MODELS.map((name) => (
              <option key={name} value={name}>
                {words.criteria[name]}
              </option>
            ))}
          </select>
        </label>
        <NumberField
          label={words.extinction}
          name="hk"
          value={seeing.extinction}
          bounds={[0.05, 2]}
          fault={faultAt(error, '/extinction_coefficient_k')}
        />
        <NumberField
          label={words.skyline}
          name="hz"
          value={seeing.skyline}
          bounds={[0, 45]}
          fault={faultAt(error, '/horizon_altitude_deg')}
        />
      </div>
      <Choices
        label={words.bodiesSeen}
        names={SEEN_BODIES}
        chosen={bodies}
        show={(name) => bodyLabel(name)}
        change={(names) => setParams({ hb: names.join(',') || '-' })}
      />
    </>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: number;
  readonly bounds: readonly [number, number];
  readonly step?: number;
  readonly fault?: string | null;
}

function NumberField({ label, name, value, bounds: [min, max], step, fault = null }: NumberFieldProps) {
  const id = useId();
  return (
    <label class="field">
      <span>{label}</span>
      <DraftInput
        type="number"
        min={min}
        max={max}
        step={step ?? 'any'}
        value={value}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : id}
        onCommit={(typed) => setParams({ [name]: typed })}
      />
      {fault !== null && (
        <span class="field-fault" id={id}>
          {fault}
        </span>
      )}
    </label>
  );
}
