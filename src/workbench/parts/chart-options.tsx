import { param, setParams } from '../state/url.js';
import { text } from '../text/text.js';
import { changeSettings, settings } from '../state/settings.js';
import type { Settings } from '../state/settings.js';
import { aspectTier, isTopocentric } from './packet.js';
import { FURTHER_POINTS, furtherPoints, togglePoint } from './points.js';

const words = text.chart;

/** The choices of bodies, observer and aspects. The address stores them. */
export function ChartOptions() {
  const chosen = furtherPoints();
  return (
    <details class="chart-options panel" open={param('bodies') !== '' || param('obs') !== '' || param('tier') !== ''}>
      <summary>{words.options}</summary>
      <fieldset>
        <legend>{words.bodyChoice}</legend>
        {FURTHER_POINTS.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={chosen.includes(name)}
              onChange={() => setParams({ bodies: togglePoint(name) })}
            />
            {text.bodies[name]?.word ?? name}
          </label>
        ))}
      </fieldset>
      <label class="stacked">
        <span>{words.observer}</span>
        <select
          value={isTopocentric() ? 'topo' : 'geo'}
          onChange={(event) => setParams({ obs: event.currentTarget.value === 'topo' ? 'topo' : null })}
        >
          <option value="geo">{words.geocentric}</option>
          <option value="topo">{words.topocentric}</option>
        </select>
      </label>
      <label class="stacked">
        <span>{words.aspects}</span>
        <select
          value={String(aspectTier())}
          onChange={(event) =>
            setParams({ tier: event.currentTarget.value === '0' ? null : event.currentTarget.value })
          }
        >
          {words.tiers.map((name, tier) => (
            <option key={name} value={String(tier)}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Drawing />
    </details>
  );
}

/** The drawing options of the wheel. The browser stores them. */
function Drawing() {
  const drawing = text.wheel;
  const choice = <K extends 'labels' | 'degrees' | 'palette' | 'lines'>(key: K) => (
    <label class="stacked" key={key}>
      <span>{drawing.choices[key].name}</span>
      <select
        value={settings.value[key]}
        onChange={(event) => changeSettings({ [key]: event.currentTarget.value as Settings[K] })}
      >
        {Object.entries(drawing.choices[key].values).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <fieldset class="drawing">
      <legend>{drawing.drawing}</legend>
      {(['labels', 'degrees', 'palette', 'lines'] as const).map(choice)}
    </fieldset>
  );
}
