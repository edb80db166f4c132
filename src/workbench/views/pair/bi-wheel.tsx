import { callOf, useCall } from '../../api/client.js';
import type { Call } from '../../api/client.js';
import { Answered } from '../../parts/answer.js';
import { captionOf } from '../../parts/caption.js';
import { csvText } from '../../../forms/csv.js';
import { saveFile } from '../../parts/export.js';
import { zodiacal } from '../../parts/format.js';
import { chartPart, housesPart, knowsTime, wheelCall } from '../../parts/packet.js';
import type { WheelPacket } from '../../parts/packet.js';
import { Panel } from '../../parts/panel.js';
import { BodyName } from '../../parts/symbols.js';
import { Table } from '../../parts/table.js';
import { WheelPanel } from '../../parts/wheel-panel.js';
import { settings } from '../../state/settings.js';
import { param, setParams } from '../../state/url.js';
import { text } from '../../text/text.js';
import { CrossAspects } from './cross-aspects.js';
import { bothTimesKnown, partiesPart } from './parties.js';
import type { ReadyPair } from './parties.js';

const words = text.pair;

/** The second chart around the first, the aspects between them, and the house overlays. */
export function BiWheel({ pair }: { pair: ReadyPair }) {
  const { first, second, dts, labels } = pair;
  const lines = param('lines') === 'all' ? 'all' : 'between';
  const packet = useCall(
    wheelCall(first, dts[0], {
      rings: [
        {
          label: labels[1],
          chart: chartPart(second, dts[1]),
          caption: captionOf({ ...second, name: labels[1] }, dts[1]),
          ...(knowsTime(second) ? { houses: housesPart(second) } : {}),
        },
      ],
      aspect_lines: lines,
      caption: captionOf({ ...first, name: labels[0] }, dts[0]),
    }),
  );
  const { data, call, error } = packet.value;
  return (
    <>
      <WheelPanel packet={packet} title={words.modes.wheel} name={`${labels[0]}-${labels[1]}`}>
        <div class="wheel-tools">
          <p class="note">{words.legend(labels[0], labels[1])}</p>
          <label>
            <span class="visually-hidden">{words.lines}</span>
            <select
              value={lines}
              onChange={(event) => setParams({ lines: event.currentTarget.value === 'all' ? 'all' : null })}
            >
              <option value="between">{words.between}</option>
              <option value="all">{words.both}</option>
            </select>
          </label>
        </div>
        {!knowsTime(first) && <p class="note">{text.chart.unknownTime}</p>}
      </WheelPanel>
      {data && !error && (
        <div class="chart-tables">
          <Places packet={data} labels={labels} call={call} />
          <CrossAspects aspects={data.ring_aspects ?? []} labels={labels} call={call} />
          {bothTimesKnown(pair) && <Overlays pair={pair} />}
        </div>
      )}
    </>
  );
}

interface PlacesProps {
  readonly packet: WheelPacket;
  readonly labels: readonly [string, string];
  readonly call: Call | null;
}

/** The positions of both charts in the zodiac of the wheel. */
function Places({ packet, labels, call }: PlacesProps) {
  const plain = settings.value.names === 'words';
  const other = new Map(packet.rings?.[0].points.map(({ key, longitude }) => [key, longitude]));
  const rows = packet.points.map(({ key, longitude }) => ({ key, longitude, other: other.get(key) }));
  const save = (): void =>
    saveFile(
      'positions.csv',
      'text/csv',
      csvText([
        ['body', ...labels],
        ...rows.map(({ key, longitude, other: second }) => [key, longitude, second ?? '']),
      ]),
    );
  return (
    <Panel title={text.chart.positions} calls={[call]} exports={[{ form: 'CSV', save }]} class="printed">
      <Table
        caption={text.chart.positions}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { head: text.chart.body, cell: ({ key }) => <BodyName name={key} /> },
          { head: labels[0], numeric: true, cell: ({ longitude }) => zodiacal(longitude, plain) },
          {
            head: labels[1],
            numeric: true,
            cell: ({ other: second }) => (second === undefined ? '' : zodiacal(second, plain)),
          },
        ]}
      />
    </Panel>
  );
}

/** The houses of each chart that contain the bodies of the other. */
function Overlays({ pair }: { pair: ReadyPair }) {
  const answer = useCall(callOf('synastryOverlays', partiesPart(pair)));
  const [a, b] = pair.labels;
  return (
    <Panel title={words.inHouse} calls={[answer.value.call]}>
      <Answered answer={answer}>
        {({ first_in_second: there, second_in_first: here }) => (
          <Table
            caption={words.inHouse}
            rows={Object.keys(there.placements)}
            rowKey={(name) => name}
            columns={[
              { head: text.chart.body, cell: (name) => <BodyName name={name} /> },
              { head: words.placesIn(a, b), numeric: true, cell: (name) => there.placements[name].house },
              { head: words.placesIn(b, a), numeric: true, cell: (name) => here.placements[name].house },
            ]}
          />
        )}
      </Answered>
    </Panel>
  );
}
