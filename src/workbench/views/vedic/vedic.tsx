import { useLastGood } from '../../api/last-good.js';
import { useInstant } from '../../api/moment.js';
import { AyanamsaChoice } from '../../parts/chart-basis.js';
import { ShownOf } from '../../parts/shown-of.js';
import { MomentForm } from '../../parts/moment-form.js';
import { UNKNOWN_HOURS, momentOf, setMoment } from '../../state/moment.js';
import { vedicAyanamsa } from '../../state/settings.js';
import { text } from '../../text/text.js';
import { Ashtakavarga } from './ashtakavarga.js';
import type { Birth } from './birth.js';
import { DashaTree } from './dasha-tree.js';
import { PanchangaMonth } from './panchanga-month.js';
import { Shadbala } from './shadbala.js';
import { Squares } from './squares.js';

/** A birth in the sidereal zodiac: squares, dashas and strengths; and the panchanga of a month at its place. */
export function VedicView() {
  const moment = momentOf();
  const resolved = useInstant(moment);
  const { shown, held } = useLastGood(moment, resolved);
  const system = vedicAyanamsa();
  const birth: Birth | null =
    shown === null
      ? null
      : {
          moment: shown.moment,
          dt: shown.from,
          knowsTime: shown.moment.uncertainHours < UNKNOWN_HOURS,
          zodiac: { ayanamsa_system: system },
        };
  return (
    <div class="vedic-view">
      <div class="vedic-side">
        <MomentForm moment={moment} resolved={resolved} change={(changed) => setMoment(changed)} />
        <ShownOf isWaiting={held === 'waiting'} isFailed={held === 'failed'} />
        <section class="panel chart-basis" aria-label={text.shell.basis}>
          <AyanamsaChoice />
        </section>
      </div>
      {birth !== null && (
        <>
          <Squares birth={birth} />
          <DashaTree birth={birth} />
          <Shadbala birth={birth} />
          <Ashtakavarga birth={birth} />
          <PanchangaMonth birth={birth} />
        </>
      )}
    </div>
  );
}
