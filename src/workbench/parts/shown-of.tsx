import { momentOf } from '../state/moment.js';
import { unsettledFields } from '../state/drafts.js';
import { text } from '../text/text.js';
import { useLate } from './late.js';
import { momentText } from './moment-form.js';

/** Delay after which the page reports that it shows an earlier entry. */
const SLOW_MS = 400;

/** Reports that the page does not show the current form: a field is not valid, or the answer is pending. */
export function ShownOf({ isWaiting, isFailed = false }: { isWaiting: boolean; isFailed?: boolean }) {
  const isSlow = useLate(isWaiting, SLOW_MS);
  const fields = unsettledFields();
  return (
    <div role="status" class="shown-of">
      {fields.length > 0 && (
        <p class="note warn">
          {text.moment.lastGood(fields.join(', '))}: {momentText(momentOf())}.
        </p>
      )}
      {isSlow && <p class="note warn">{text.shell.stillOld}</p>}
      {isFailed && !isWaiting && <p class="note warn">{text.shell.failedOld}</p>}
    </div>
  );
}
