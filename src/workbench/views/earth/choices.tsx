import { bodyLabel } from '../../parts/format.js';
import { LilithNote } from '../../parts/lilith-note.js';
import { settings } from '../../state/settings.js';
import { setParams } from '../../state/url.js';
import { text } from '../../text/text.js';
import { ANGLES, HALVES } from './calls.js';
import { PROJECTIONS } from '../../parts/map/projections.js';
import { Swatch } from './names.js';
import { anglesOf, bodiesOf, bodyClass, isOn, OFFERED, projectionOf, toggle } from './state.js';
import type { Tab } from './state.js';

const words = text.earth;

/** The choices of bodies, angles and map, which are also the legend of the map. */
export function Choices({ tab }: { tab: Tab }) {
  return (
    <section class="panel earth-choices" aria-label={words.choices}>
      <Chips
        legend={words.bodyChoice}
        all={OFFERED}
        chosen={bodiesOf()}
        param="bo"
        label={(name) => bodyLabel(name, settings.value.names === 'words')}
        swatch={(name) => bodyClass(name)}
      />
      <LilithNote names={bodiesOf()} />
      {tab === 'lines' && (
        <Chips
          legend={words.angleChoice}
          all={ANGLES}
          chosen={anglesOf()}
          param="an"
          label={(name) => name}
          title={(name) => words.angleMeanings[name as (typeof ANGLES)[number]]}
          swatch={(name) => `line-${name}`}
        />
      )}
      {tab === 'local' && (
        <p class="legend quiet">
          {HALVES.map((half) => (
            <span key={half}>
              <Swatch class={`line-${half}`} /> {words.angleMeanings[half]}
            </span>
          ))}
        </p>
      )}
      <div class="earth-more">
        <label>
          <span>{words.projection}</span>
          <select
            value={projectionOf()}
            onChange={(event) => setParams({ pj: event.currentTarget.value, map: null }, true)}
          >
            {PROJECTIONS.map((name) => (
              <option key={name} value={name}>
                {words.projections[name]}
              </option>
            ))}
          </select>
        </label>
        {tab === 'lines' && <Switch param="x" label={words.crossings} />}
        {tab === 'lines' && <Switch param="ze" label={words.zeniths} />}
        {tab === 'parans' && <Switch param="fs" label={words.stars} />}
      </div>
    </section>
  );
}

function Switch({ param, label }: { param: string; label: string }) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={isOn(param)}
        onChange={(event) => setParams({ [param]: event.currentTarget.checked ? 1 : null }, true)}
      />
      {label}
    </label>
  );
}

interface ChipsProps {
  readonly legend: string;
  readonly all: readonly string[];
  readonly chosen: readonly string[];
  readonly param: string;
  readonly label: (name: string) => string;
  readonly swatch: (name: string) => string;
  readonly title?: (name: string) => string;
}

function Chips({ legend, all, chosen, param, label, swatch, title }: ChipsProps) {
  return (
    <fieldset class="chips">
      <legend>{legend}</legend>
      {all.map((name) => (
        <label key={name} class="chip" title={title?.(name)}>
          <input type="checkbox" checked={chosen.includes(name)} onChange={() => toggle(param, chosen, name, all)} />
          <Swatch class={swatch(name)} />
          {label(name)}
        </label>
      ))}
    </fieldset>
  );
}
