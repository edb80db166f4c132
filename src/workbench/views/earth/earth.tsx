import { useLastGood } from '../../api/last-good.js';
import { useInstant } from '../../api/moment.js';
import { ShownOf } from '../../parts/shown-of.js';
import { MomentForm } from '../../parts/moment-form.js';
import { UNKNOWN_HOURS, momentOf, setMoment } from '../../state/moment.js';
import { addressWith, setParams } from '../../state/url.js';
import { text } from '../../text/text.js';
import { Choices } from './choices.js';
import { LinesTab } from './lines-tab.js';
import { LocalTab } from './local-tab.js';
import { ParansTab } from './parans-tab.js';
import { TABS, tabOf } from './state.js';
import type { ShownChart, Tab } from './state.js';

const words = text.earth;

/** The Earth at an instant: the lines of the angles, the directions from a place, and parans, each on a map. */
export function EarthView() {
  const moment = momentOf();
  const resolved = useInstant(moment);
  // The previous map stays, dimmed, until the instant of a new entry is known: place and instant change together.
  const { shown, held } = useLastGood(moment, resolved);
  const tab = tabOf();
  const chart: ShownChart = { dt: shown?.from ?? null, birth: shown?.moment ?? moment, isOld: held !== null };
  return (
    <div class="earth-view">
      <div class="earth-side">
        <MomentForm moment={moment} resolved={resolved} change={(changed) => setMoment(changed)} />
        <Choices tab={tab} />
      </div>
      <div class="earth-main">
        <ShownOf isWaiting={resolved.isOld} isFailed={resolved.error !== null} />
        <Tabs tab={tab} />
        {moment.uncertainHours >= UNKNOWN_HOURS && <p class="note">{words.unknownTime}</p>}
        {tab === 'lines' && <LinesTab {...chart} />}
        {tab === 'local' && <LocalTab {...chart} />}
        {tab === 'parans' && <ParansTab {...chart} />}
      </div>
    </div>
  );
}

function Tabs({ tab }: { tab: Tab }) {
  const change = (name: Tab) => ({ tab: name, map: null, pj: null, hl: null });
  return (
    <nav class="earth-tabs" aria-label={words.kinds}>
      {TABS.map((name) => (
        <a
          key={name}
          href={addressWith(change(name))}
          aria-current={name === tab ? 'page' : undefined}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            setParams(change(name));
          }}
        >
          {words.tabs[name]}
        </a>
      ))}
    </nav>
  );
}
