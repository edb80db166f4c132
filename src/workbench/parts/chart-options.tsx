import { listParam, param, setParams } from '../state/url.js';
import { text } from '../text/text.js';
import { aspectTier, FURTHER_BODIES, isTopocentric } from './packet.js';

const words = text.chart;
const NO_NODES = '-nodes';

/** Which bodies, seen from where, and how many aspects: kept in the address. */
export function ChartOptions() {
  const chosen = listParam('bodies', []);
  const toggle = (name: string): void => {
    const next = chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name];
    setParams({ bodies: next.join(',') });
  };
  return (
    <details class="chart-options panel" open={chosen.length > 0 || param('obs') !== '' || param('tier') !== ''}>
      <summary>{words.options}</summary>
      <fieldset>
        <legend>{words.bodyChoice}</legend>
        <label>
          <input type="checkbox" checked={!chosen.includes(NO_NODES)} onChange={() => toggle(NO_NODES)} />
          {words.nodesAndApogees}
        </label>
        {FURTHER_BODIES.map((name) => (
          <label key={name}>
            <input type="checkbox" checked={chosen.includes(name)} onChange={() => toggle(name)} />
            {name}
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
    </details>
  );
}
