import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { callOf, useCall } from '../api/client.js';
import { ayanamsa, changeSettings, houseSystem, vedicAyanamsa } from '../state/settings.js';
import { setParams } from '../state/url.js';
import { plainNames } from '../text/plain-names.js';
import { text } from '../text/text.js';
import { HOUSE_SYSTEMS } from './house-systems.js';

const words = text.shell;

/** The choices of house system and zodiac next to a western chart. */
export function ChartBasis() {
  return (
    <section class="panel chart-basis" aria-label={words.basis}>
      <HouseChoice />
      <ZodiacChoice />
    </section>
  );
}

export function HouseChoice() {
  return (
    <label>
      <span>{words.house}</span>
      <select
        value={houseSystem()}
        onChange={(event) => {
          changeSettings({ house: event.currentTarget.value });
          setParams({ hs: event.currentTarget.value });
        }}
      >
        {HOUSE_SYSTEMS.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Tropical or a sidereal zodiac, for western charts only. */
export function ZodiacChoice() {
  return (
    <label>
      <span>{words.zodiac}</span>
      <SystemSelect
        current={ayanamsa()}
        first={words.tropical}
        change={(system) => {
          changeSettings({ ayanamsa: system });
          setParams({ z: system || 'tropical' });
        }}
      />
    </label>
  );
}

/** The ayanamsa of the Vedic view. The zodiac of western charts is a separate choice. */
export function AyanamsaChoice() {
  return (
    <label>
      <span>{words.ayanamsa}</span>
      <SystemSelect
        current={vedicAyanamsa()}
        first={null}
        change={(system) => {
          changeSettings({ vedic: system });
          setParams({ va: system });
        }}
      />
    </label>
  );
}

interface SystemSelectProps {
  readonly current: string;
  /** The first option, which selects no system; null if a system is required. */
  readonly first: string | null;
  readonly change: (system: string) => void;
}

/** The list of ayanamsas is requested after this delay, so that the wheel loads first. */
const REST_MS = 500;

/** The ayanamsas that the service lists. */
function SystemSelect({ current, first, change }: SystemSelectProps) {
  const isWanted = useSignal(false);
  const systems = useCall(isWanted.value ? callOf('ayanamsas', {}, { fields: 'systems.system' }) : null);
  const names = systems.value.data?.systems.map(({ system }) => plainNames(system)) ?? [];
  useEffect(() => {
    const timer = setTimeout(() => (isWanted.value = true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <select value={current} onChange={(event) => change(event.currentTarget.value)}>
      {first !== null && <option value="">{first}</option>}
      {(names.includes(current) || current === '' ? names : [current, ...names]).map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  );
}
