import { useId } from 'preact/hooks';
import { Choices } from '../../parts/choices.js';
import { DraftInput } from '../../parts/draft-input.js';
import { bodyLabel } from '../../parts/format.js';
import { TEN_BODIES } from '../../parts/bodies.js';
import { settings } from '../../state/settings.js';
import { listParam, numberParam, param, setParams } from '../../state/url.js';
import { text } from '../../text/text.js';
import { CONVERSE, DIRECTED, KEYS, LATITUDES, WAYS } from './directions.js';
import type { Directing } from './directions.js';

const words = text.time;
const SIGNIFICATORS = ['Sun', 'Moon', 'ASC', 'MC'];
const SPACES = ['mundane', 'zodiacal'] as const;
const LEAST_RATE = 0.01,
  MOST_RATE = 100;

/** Names of older links and their present names. */
const RENAMED: Readonly<Record<string, string>> = {
  authH_mundane: 'placidus_mundane',
  authF_mundane: 'ptolemy_mundane',
  authG_zodiacal_aspect: 'morinus_zodiacal_aspect',
  authF_zodiacal_aspect: 'ptolemy_zodiacal_aspect',
};
const wayNamed = (name: string): string => RENAMED[name] ?? name;

/** The choices in the address; missing ones have the usual defaults. */
export function directingOf(): Directing {
  const way = WAYS.find(({ preset }) => preset === wayNamed(param('dw'))) ?? WAYS[0];
  const latitudes = LATITUDES[way.latitude];
  const ofList = (name: string, fallback: readonly string[]): readonly string[] =>
    DIRECTED.filter((point) => listParam(name, fallback).includes(point));
  return {
    way,
    key: KEYS.find((name) => name === param('dk')) ?? KEYS[0],
    rate: numberParam('dr', 1),
    latitude: latitudes.find((name) => name === param('dl')) ?? latitudes[0] ?? '',
    converse: CONVERSE.find((name) => name === param('dc')) ?? CONVERSE[0],
    aspects: param('da') !== '0',
    promissors: ofList('dp', TEN_BODIES),
    significators: ofList('ds', SIGNIFICATORS),
  };
}

/** The choices of method and points. */
export function DirectionChoices({ chosen, rateFault }: { chosen: Directing; rateFault: string | null }) {
  const { way, key, latitude, converse, aspects, promissors, significators } = chosen;
  const body = (name: string): string => bodyLabel(name, settings.value.names === 'words');
  const list = (name: string) => (names: readonly string[]) => setParams({ [name]: names.join(',') || '-' });
  return (
    <>
      <label>
        <span>{words.way}</span>
        <select value={way.preset} onChange={(event) => setParams({ dw: event.currentTarget.value, dl: null })}>
          {SPACES.map((space) => (
            <optgroup key={space} label={words.spaces[space]}>
              {WAYS.filter((one) => one.space === space).map(({ preset }) => (
                <option key={preset} value={preset}>
                  {words.ways[preset]}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <Select name="dk" label={words.keyOfTime} value={key} options={KEYS} show={words.keys} />
      {key === 'user_rate' && <Rate rate={chosen.rate} fault={rateFault} />}
      {LATITUDES[way.latitude].length > 0 && (
        <Select
          name="dl"
          label={words.latitudeChoice}
          value={latitude}
          options={LATITUDES[way.latitude]}
          show={words.latitudes}
        />
      )}
      {!('signed' in way) && (
        <Select name="dc" label={words.converseChoice} value={converse} options={CONVERSE} show={words.converses} />
      )}
      {way.aspects && (
        <label class="check-choice">
          <input
            type="checkbox"
            checked={aspects}
            onChange={(event) => setParams({ da: event.currentTarget.checked ? null : 0 })}
          />
          <span>{words.withAspects}</span>
        </label>
      )}
      <Choices label={words.promissors} names={DIRECTED} chosen={promissors} show={body} change={list('dp')} />
      <Choices label={words.significators} names={DIRECTED} chosen={significators} show={body} change={list('ds')} />
    </>
  );
}

interface SelectProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly string[];
  readonly show: Readonly<Record<string, string>>;
}

function Select({ name, label, value, options, show }: SelectProps) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={(event) => setParams({ [name]: event.currentTarget.value })}>
        {options.map((option) => (
          <option key={option} value={option}>
            {show[option]}
          </option>
        ))}
      </select>
    </label>
  );
}

function Rate({ rate, fault }: { rate: number; fault: string | null }) {
  const id = useId();
  return (
    <label class="rate-choice">
      <span>{words.rate}</span>
      <DraftInput
        type="number"
        min={LEAST_RATE}
        max={MOST_RATE}
        step="any"
        value={rate}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : id}
        onCommit={(typed) => setParams({ dr: typed })}
      />
      {fault !== null && (
        <span class="field-fault" id={id}>
          {fault}
        </span>
      )}
    </label>
  );
}
