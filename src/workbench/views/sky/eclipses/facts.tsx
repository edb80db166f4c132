import { useCall } from '../../../api/client.js';
import { Answered } from '../../../parts/answer.js';
import { dms, placeAngle } from '../../../parts/format.js';
import { Panel } from '../../../parts/panel.js';
import { clockHead, shownSecond } from '../../../parts/shown-clock.js';
import { Table } from '../../../parts/table.js';
import { text } from '../../../text/text.js';
import { durationText } from '../days.js';
import type { EclipseEvent } from './answers.js';
import { lunarCircumstancesCall, solarCircumstancesCall } from './calls.js';

const words = text.sky;
type Fact = readonly [name: string, value: string];

const common = ({ datetime_utc, data }: EclipseEvent): Fact[] => [
  [clockHead(words.greatest), shownSecond(datetime_utc)],
  [words.magnitude, data.eclipse_magnitude.toFixed(4)],
  [words.gamma, data.gamma.toFixed(4)],
  [words.saros, `${data.saros_series} (${data.saros_member ?? '–'})`],
];

export const Facts = ({ facts, caption }: { facts: readonly Fact[]; caption: string }) => (
  <Table
    caption={caption}
    rows={facts}
    fixed
    rowKey={([name]) => name}
    columns={[
      { head: words.fact, cell: ([name]) => name },
      { head: words.value, numeric: true, cell: ([, value]) => value },
    ]}
  />
);

export function SolarFacts({ jd_start }: { jd_start: number }) {
  const answer = useCall(solarCircumstancesCall(jd_start));
  return (
    <Panel title={words.facts} calls={[answer.value.call]}>
      <Answered answer={answer}>
        {({ event, greatest }) => (
          <Facts
            caption={words.factsTable}
            facts={[
              ...common(event),
              [
                words.greatestAt,
                `${placeAngle(greatest.latitude_deg, 'NS')} ${placeAngle(greatest.longitude_deg, 'EW')}`,
              ],
              [words.sunAltitude, dms(greatest.sun_altitude_deg, false)],
              ...seconds(words.duration, greatest.central_duration_seconds),
              ...(greatest.path_width_km === null
                ? []
                : [[words.width, `${greatest.path_width_km.toFixed(0)} km`] as const]),
              [words.deltaT, `${greatest.epoch.delta_t_seconds.toFixed(1)} s`],
            ]}
          />
        )}
      </Answered>
    </Panel>
  );
}

export function LunarFacts({ jd_start }: { jd_start: number }) {
  const answer = useCall(lunarCircumstancesCall(jd_start));
  return (
    <Panel title={words.facts} calls={[answer.value.call]}>
      <Answered answer={answer}>
        {(data) => (
          <Facts
            caption={words.factsTable}
            facts={[
              ...common(data.event),
              ...seconds(words.durations.penumbral, data.penumbral_duration_seconds),
              ...seconds(words.durations.partial, data.partial_duration_seconds),
              ...seconds(words.durations.total, data.total_duration_seconds),
              [words.deltaT, `${data.greatest.delta_t_seconds.toFixed(1)} s`],
            ]}
          />
        )}
      </Answered>
    </Panel>
  );
}

const seconds = (name: string, value: number | null | undefined): Fact[] =>
  typeof value !== 'number' ? [] : [[name, durationText(value)]];
