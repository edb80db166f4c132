import { isoOf, timeOf } from '../../parts/dates.js';
import { callOf, useCall } from '../../api/client.js';
import { Answered } from '../../parts/answer.js';
import { FallbackNote } from '../../parts/fallback-note.js';
import { houseSystem } from '../../state/settings.js';
import { param } from '../../state/url.js';
import { text } from '../../text/text.js';
import { FigureWheel } from './figure-wheel.js';
import { MethodChoice, otherPlace } from './method-choice.js';
import { bothTimesKnown, partiesPart } from './parties.js';
import type { ReadyPair } from './parties.js';

const words = text.pair;
const METHODS = ['midpoint', 'reference_place'] as const;

/** The chart of the midpoints of both charts. */
export function Composite({ pair }: { pair: ReadyPair }) {
  const method = METHODS.find((name) => name === param('cm')) ?? 'midpoint';
  const place = otherPlace();
  const waits = method === 'reference_place' && place === null;
  const answer = useCall(
    waits
      ? null
      : callOf('composite', {
          ...partiesPart(pair),
          method,
          house_system: houseSystem(),
          ...(method === 'reference_place' ? { reference_latitude: place?.latitude } : {}),
        }),
  );
  const withHouses = bothTimesKnown(pair);
  const choice = (
    <>
      <MethodChoice name="cm" methods={METHODS} method={method} />
      {!withHouses && <p class="note">{words.unknownTime}</p>}
    </>
  );
  return (
    <>
      {(waits || answer.value.data === null) && <div class="panel">{choice}</div>}
      <Answered answer={answer}>
        {({ planets, nodes, cusps, asc, mc, computation_truth: truth }) => (
          <FigureWheel
            title={words.compositeWheel}
            made={answer.value.call}
            caption={[`${pair.labels[0]} · ${pair.labels[1]}`, words.methods[method]]}
            figure={{
              dt: middle(pair.dts),
              points: Object.entries({ ...planets, ...nodes }).map(([name, longitude]) => ({ name, longitude })),
              cusps: withHouses && cusps.length === 12 ? cusps : null,
              asc: asc ?? null,
              mc: mc ?? null,
            }}
          >
            {choice}
            {withHouses && truth?.house_fallback_reason && (
              <FallbackNote
                requested={truth.source_house_system ?? houseSystem()}
                used={truth.effective_house_system ?? truth.source_effective_house_system ?? null}
                reason={truth.house_fallback_reason}
              />
            )}
          </FigureWheel>
        )}
      </Answered>
    </>
  );
}

/** The instant halfway between the births: it fixes the zodiac of a sidereal composite wheel. */
const middle = ([a, b]: readonly [string, string]): string => isoOf((timeOf(a) + timeOf(b)) / 2);
