import { callOf, useCall } from '../../api/client.js';
import { Answered } from '../../parts/answer.js';
import { FallbackNote } from '../../parts/fallback-note.js';
import { isoShort, placeAngle } from '../../parts/format.js';
import { houseSystem } from '../../state/settings.js';
import { param } from '../../state/url.js';
import { text } from '../../text/text.js';
import { FigureWheel } from './figure-wheel.js';
import { MethodChoice, otherPlace } from './method-choice.js';
import { bothTimesKnown, partiesPart } from './parties.js';
import type { ReadyPair } from './parties.js';

const words = text.pair;
const METHODS = ['midpoint_location', 'uncorrected', 'spherical_midpoint', 'corrected', 'reference_place'] as const;

/** The chart of the instant and place halfway between the births. */
export function Midtime({ pair }: { pair: ReadyPair }) {
  const method = METHODS.find((name) => name === param('mm')) ?? 'midpoint_location';
  const place = otherPlace();
  const waits = method === 'reference_place' && place === null;
  const answer = useCall(
    waits
      ? null
      : callOf('davison', {
          ...partiesPart(pair),
          method,
          house_system: houseSystem(),
          ...(method === 'reference_place'
            ? { reference_latitude: place?.latitude, reference_longitude: place?.longitude }
            : {}),
        }),
  );
  const withHouses = bothTimesKnown(pair);
  const choice = <MethodChoice name="mm" methods={METHODS} method={method} />;
  return (
    <>
      {(waits || answer.value.data === null) && <div class="panel">{choice}</div>}
      <Answered answer={answer}>
        {({ chart, houses, info }) => (
          <FigureWheel
            title={words.midtimeWheel}
            made={answer.value.call}
            caption={[
              `${pair.labels[0]} · ${pair.labels[1]}`,
              `${isoShort(info.datetime_utc, true)} UTC`,
              `${placeAngle(info.latitude_midpoint, 'NS')} ${placeAngle(info.longitude_midpoint, 'EW')}`,
            ]}
            figure={{
              dt: chart.datetime_utc,
              points: [...Object.values(chart.planets), ...Object.values(chart.nodes)].map(
                ({ name, longitude, speed }) => ({ name, longitude, speed }),
              ),
              cusps: withHouses ? (houses?.cusps ?? null) : null,
              asc: houses?.asc ?? null,
              mc: houses?.mc ?? null,
            }}
          >
            {choice}
            <p class="note">
              {words.at(
                isoShort(info.datetime_utc, true),
                `${placeAngle(info.latitude_midpoint, 'NS')} ${placeAngle(info.longitude_midpoint, 'EW')}`,
              )}
              {!withHouses && ` ${words.unknownTime}`}
            </p>
            {withHouses && houses?.fallback && (
              <FallbackNote requested={houses.system} used={houses.effective_system} reason={houses.fallback_reason} />
            )}
          </FigureWheel>
        )}
      </Answered>
    </>
  );
}
