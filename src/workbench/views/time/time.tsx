import { useEffect, useRef } from 'preact/hooks';
import { useLastGood } from '../../api/last-good.js';
import { useInstant } from '../../api/moment.js';
import { ShownOf } from '../../parts/shown-of.js';
import { MomentForm } from '../../parts/moment-form.js';
import { momentOf, setMoment } from '../../state/moment.js';
import { addressWith, param, setParams } from '../../state/url.js';
import { text } from '../../text/text.js';
import { DirectionsTab } from './directions-tab.js';
import { EphemerisTab } from './ephemeris.js';
import { PeriodsTab } from './periods-tab.js';
import { ReturnsTab } from './returns-tab.js';
import { TransitsTab } from './transits.js';

const words = text.time;
const TABS = ['transits', 'progressions', 'ephemeris', 'periods', 'directions', 'returns'] as const;
type Tab = (typeof TABS)[number];

/** The techniques of time, in parts that the address names (`tab`). */
export function TimeView() {
  const moment = momentOf();
  const resolved = useInstant(moment);
  const { shown, held } = useLastGood(moment, resolved);
  const tab: Tab = TABS.find((name) => name === param('tab')) ?? 'transits';
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Only the row of tabs scrolls, not the page.
    const [link, row] = [current.current, current.current?.parentElement];
    if (!link || !row) return;
    const [part, whole] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += Math.max(part.right - whole.right, 0) + Math.min(part.left - whole.left, 0);
  }, [tab]);
  return (
    <div class="time-view">
      <MomentForm moment={moment} resolved={resolved} change={(changed) => setMoment(changed)} />
      <div class="time-main">
        <nav class="sub-tabs" aria-label={words.parts}>
          {TABS.map((name) => (
            <a
              key={name}
              ref={name === tab ? current : undefined}
              href={addressWith({ tab: name })}
              aria-current={name === tab ? 'page' : undefined}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                setParams({ tab: name });
              }}
            >
              {words.tabs[name]}
            </a>
          ))}
        </nav>
        <ShownOf isWaiting={held === 'waiting'} isFailed={held === 'failed'} />
        {shown !== null && <Shown key={tab} tab={tab} moment={shown.moment} dt={shown.from} />}
      </div>
    </div>
  );
}

function Shown({ tab, moment, dt }: { tab: Tab; moment: ReturnType<typeof momentOf>; dt: string }) {
  if (tab === 'ephemeris') return <EphemerisTab dt={dt} />;
  if (tab === 'periods') return <PeriodsTab moment={moment} dt={dt} />;
  if (tab === 'directions') return <DirectionsTab moment={moment} dt={dt} />;
  if (tab === 'returns') return <ReturnsTab moment={moment} dt={dt} />;
  return <TransitsTab kind={tab} moment={moment} dt={dt} />;
}
