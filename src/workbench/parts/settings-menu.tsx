import { useEffect, useRef } from 'preact/hooks';
import { changeSettings, orbFactor, settings } from '../state/settings.js';
import type { Settings } from '../state/settings.js';
import { setParams, viewName } from '../state/url.js';
import { text } from '../text/text.js';
import { HouseChoice, ZodiacChoice } from './chart-basis.js';

const words = text.shell;
const ORBS = [0.25, 0.5, 0.75, 1, 1.25, 1.5];

/** Views with house system and zodiac next to the chart. */
const HAVE_BASIS = ['chart', 'pair', 'vedic'];

/** The menu of zodiac, houses, orbs, names and theme. The browser stores them; the link stores those that change the computation. */
export function SettingsMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => closing(menu), []);
  return (
    <details class="settings" ref={menu}>
      <summary>{words.settings}</summary>
      <div class="settings-body">
        {!HAVE_BASIS.includes(viewName.value) && (
          <>
            <ZodiacChoice />
            <HouseChoice />
          </>
        )}
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
          <span>{words.clock}</span>
          <select
            value={settings.value.clock}
            onChange={(event) => changeSettings({ clock: event.currentTarget.value as Settings['clock'] })}
          >
            {Object.entries(words.clocks).map(([key, name]) => (
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

/** Closes the menu on Escape, which returns the focus, and on a press outside it. */
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
