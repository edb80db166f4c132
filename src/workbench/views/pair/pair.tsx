import { ChartBasis } from '../../parts/chart-basis.js';
import { ChartOptions } from '../../parts/chart-options.js';
import { ShownOf } from '../../parts/shown-of.js';
import { MomentForm } from '../../parts/moment-form.js';
import { momentParams, setMoment } from '../../state/moment.js';
import { param, setParams } from '../../state/url.js';
import { text } from '../../text/text.js';
import '../../style/pair.css';
import { BiWheel } from './bi-wheel.js';
import { Composite } from './composite.js';
import { Midtime } from './midtime.js';
import { readyPair, useParties } from './parties.js';
import type { ReadyPair } from './parties.js';
import { Relocation } from './relocation.js';
import { SynastryGrid } from './synastry-grid.js';

const words = text.pair;
const MODES = ['wheel', 'grid', 'composite', 'midtime', 'relocation'] as const;
type Mode = (typeof MODES)[number];

/** Two charts: side by side, combined into one, or one of them relocated. The address stores both moments and the mode. */
export function PairView() {
  const parties = useParties();
  const mode = MODES.find((name) => name === param('mode')) ?? 'wheel';
  const ready = readyPair(parties);
  const [first, second] = parties;
  const exchange = (): void => setParams({ ...momentParams(second.moment), ...momentParams(first.moment, 'b') });
  return (
    <div class="chart-view pair-view">
      <div class="chart-side">
        <details open={!isNarrow()} class="party">
          <summary>
            {words.first}: {first.label}
          </summary>
          <MomentForm {...first} folds={false} heading={words.first} change={(changed) => setMoment(changed)} />
        </details>
        <details open={!isNarrow()} class="party">
          <summary>
            {words.second}: {second.label}
          </summary>
          <MomentForm {...second} folds={false} heading={words.second} change={(changed) => setMoment(changed, 'b')} />
        </details>
        <button type="button" onClick={exchange}>
          ⇅ {words.swap}
        </button>
        <ChartBasis />
        <ChartOptions />
      </div>
      <div class="pair-main">
        <ShownOf isWaiting={parties.some(({ resolved }) => resolved.isOld)} />
        <Modes mode={mode} />
        <div id="pair-panel" role="tabpanel" aria-labelledby={`mode-${mode}`} class="pair-content">
          {ready && <Content mode={mode} pair={ready} />}
        </div>
      </div>
    </div>
  );
}

const NARROW = '(max-width: 720px)';
/** On a phone the wheel comes first and the forms are folded. */
const isNarrow = (): boolean => matchMedia(NARROW).matches;

function Content({ mode, pair }: { mode: Mode; pair: ReadyPair }) {
  switch (mode) {
    case 'wheel':
      return <BiWheel pair={pair} />;
    case 'grid':
      return <SynastryGrid pair={pair} />;
    case 'composite':
      return <Composite pair={pair} />;
    case 'midtime':
      return <Midtime pair={pair} />;
    case 'relocation':
      return <Relocation pair={pair} />;
  }
}

/** The tabs; arrow keys move between them. */
function Modes({ mode }: { mode: Mode }) {
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const rtl = getComputedStyle(event.currentTarget as HTMLElement).direction === 'rtl' ? -1 : 1;
    const next = MODES[(MODES.indexOf(mode) + by * rtl + MODES.length) % MODES.length];
    setParams({ mode: next });
    document.getElementById(`mode-${next}`)?.focus();
  };
  return (
    <div class="modes" role="tablist" aria-label={words.modesLabel} onKeyDown={onKeyDown}>
      {MODES.map((name) => (
        <button
          type="button"
          role="tab"
          key={name}
          id={`mode-${name}`}
          aria-selected={name === mode}
          aria-controls="pair-panel"
          tabIndex={name === mode ? 0 : -1}
          onClick={() => setParams({ mode: name })}
        >
          {words.modes[name]}
        </button>
      ))}
    </div>
  );
}
