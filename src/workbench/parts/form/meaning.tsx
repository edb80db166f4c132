import type { Resolved } from '../../api/moment.js';
import { gregorianLocal } from '../../state/moment.js';
import type { Moment } from '../../state/moment.js';
import { text } from '../../text/text.js';
import { Fault } from '../answer.js';
import { isoOf, timeOf } from '../dates.js';
import { isoShort, offsetText, placeAngle } from '../format.js';

const words = text.moment;

/** The civil time of an instant, `02:30`. */
const clockAt = (dt: string, offsetSeconds: number): string => isoOf(timeOf(dt) + offsetSeconds * 1000).slice(-13, -8);

/**
 * The instant of the civil time, the choice that was made if the civil time is ambiguous or skipped, and the choices that a person can
 * make.
 */
export function Meaning({
  moment,
  resolved,
  set,
}: {
  readonly moment: Moment;
  readonly resolved: Resolved;
  readonly set: (changes: Partial<Moment>) => void;
}) {
  if (resolved.error) return resolved.error.status === 422 ? null : <Fault error={resolved.error} />;
  if (resolved.dt === null) return null;
  const place = `${placeAngle(moment.latitude, 'NS')} ${placeAngle(moment.longitude, 'EW')}`;
  const { dt, offsetSeconds, offsetAfterSeconds } = resolved;
  return (
    <>
      <p class="quiet">
        <bdi dir="ltr">{words.resolved(isoShort(dt, true), offsetText(offsetSeconds))}</bdi> ·{' '}
        <bdi dir="ltr">{place}</bdi>
      </p>
      {resolved.isMeanTime && (
        <p class="field-note">
          {words.meanTime(moment.zone)}{' '}
          <button type="button" class="as-link" onClick={() => set({ zone: 'LMT' })}>
            {words.takeMeanTime}
          </button>
        </p>
      )}
      {resolved.kind === 'gap' && (
        <p class="fault" role="alert">
          {words.missing(resolved.gapSeconds)}{' '}
          {words.gapTaken(
            gregorianLocal(moment).slice(-5),
            offsetText(offsetSeconds),
            clockAt(dt, offsetAfterSeconds),
            isoShort(dt),
          )}
        </p>
      )}
      {resolved.kind === 'ambiguous' && (
        <fieldset class="ask">
          <legend>{words.ambiguous}</legend>
          {([0, 1] as const).map((fold) => (
            <label key={fold}>
              <input
                type="radio"
                name={`fold-${moment.local}-${moment.zone}`}
                checked={moment.fold === fold}
                onChange={() => set({ fold })}
              />
              {fold === 0 ? words.earlier : words.later}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
