import { post, useCall } from '../../api/client.js';
import { Answered } from '../../parts/answer.js';
import { isoShort, placeAngle } from '../../parts/format.js';
import type { WheelChart } from '../../parts/packet.js';
import { houseSystem } from '../../state/settings.js';
import { param } from '../../state/url.js';
import { text } from '../../text/text.js';
import { FigureWheel } from './figure-wheel.js';
import { MethodChoice, otherPlace } from './method-choice.js';
import { bothTimesKnown, partiesPart } from './parties.js';
import type { ReadyPair } from './parties.js';

const words = text.pair;
const METHODS = ['midpoint_location', 'uncorrected', 'spherical_midpoint', 'corrected', 'reference_place'] as const;

interface MidtimeAnswer {
  readonly chart: WheelChart;
  readonly houses: { readonly cusps: readonly number[]; readonly asc: number; readonly mc: number } | null;
  readonly info: {
    readonly datetime_utc: string;
    readonly latitude_midpoint: number;
    readonly longitude_midpoint: number;
  };
}

/** The chart of the moment and place half way between the two. */
export function Midtime({ pair }: { pair: ReadyPair }) {
  const method = METHODS.find((name) => name === param('mm')) ?? 'midpoint_location';
  const place = otherPlace();
  const waits = method === 'reference_place' && place === null;
  const answer = useCall<MidtimeAnswer>(
    waits
      ? null
      : post('/v1/davison/chart', {
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
          </FigureWheel>
        )}
      </Answered>
    </>
  );
}
