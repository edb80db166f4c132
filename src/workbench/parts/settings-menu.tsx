import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { get, useCall } from '../api/client.js';
import { ayanamsa, changeSettings, houseSystem, orbFactor, settings } from '../state/settings.js';
import type { Settings } from '../state/settings.js';
import { setParams } from '../state/url.js';
import { text } from '../text/text.js';
import { HOUSE_SYSTEMS } from './house-systems.js';

const words = text.shell;
const ORBS = [0.25, 0.5, 0.75, 1, 1.25, 1.5];

interface AyanamsaList {
  readonly systems?: readonly { readonly system: string }[];
}

/** Zodiac, houses, orbs, names and theme: kept in this browser, and written into the link where they change what is computed. */
export function SettingsMenu() {
  const wasOpened = useSignal(false);
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => closing(menu), []);
  return (
    <details class="settings" ref={menu} onToggle={() => (wasOpened.value = true)}>
      <summary>{words.settings}</summary>
      <div class="settings-body">
        <ZodiacChoice isNeeded={wasOpened.value} />
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
        <label>
          <span>{words.orbs}</span>
          <select
            value={String(orbFactor())}
            onChange={(event) => {
              changeSettings({ orb: Number(event.currentTarget.value) });
              setParams({ orb: event.currentTarget.value });
            }}
          >
            {ORBS.map((factor) => (
              <option key={factor} value={String(factor)}>
                × {factor}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{words.names}</span>
          <select
            value={settings.value.names}
            onChange={(event) => changeSettings({ names: event.currentTarget.value as Settings['names'] })}
          >
            {Object.entries(words.nameForms).map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{words.theme}</span>
          <select
            value={settings.value.theme}
            onChange={(event) => changeSettings({ theme: event.currentTarget.value as Settings['theme'] })}
          >
            {Object.entries(words.themes).map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => print()}>
          {words.print}
        </button>
      </div>
    </details>
  );
}

/** The menu goes with Escape, which leaves the keys where it was opened, and with a press beside it. */
function closing(menu: { readonly current: HTMLDetailsElement | null }): () => void {
  const control = new AbortController();
  const { signal } = control;
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !menu.current?.open) return;
    if (menu.current.contains(document.activeElement)) menu.current.querySelector('summary')?.focus();
    menu.current.open = false;
  };
  const onPress = ({ target }: PointerEvent): void => {
    if (menu.current?.open && target instanceof Node && !menu.current.contains(target)) menu.current.open = false;
  };
  addEventListener('keydown', onKey, { signal });
  addEventListener('pointerdown', onPress, { signal });
  return () => control.abort();
}

/** Tropical, or one of the sidereal zodiacs that the service lists; asked for when someone looks. */
function ZodiacChoice({ isNeeded }: { isNeeded: boolean }) {
  const systems = useCall<AyanamsaList>(isNeeded ? get('/v1/sidereal/ayanamsa-systems?fields=systems.system') : null);
  const names = systems.value.data?.systems?.map(({ system }) => system) ?? [];
  const current = ayanamsa();
  return (
    <label>
      <span>{words.zodiac}</span>
      <select
        value={current}
        onChange={(event) => {
          changeSettings({ ayanamsa: event.currentTarget.value });
          setParams({ z: event.currentTarget.value || 'tropical' });
        }}
      >
        <option value="">{words.tropical}</option>
        {(names.includes(current) || current === '' ? names : [current, ...names]).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
