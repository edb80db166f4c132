import { useMemo } from 'preact/hooks';
import { useCall } from '../../api/client.js';
import type { Call } from '../../api/client.js';
import { csvText } from '../../../forms/csv.js';
import { saveFile } from '../../parts/export.js';
import { bodyLabel, dms } from '../../parts/format.js';
import { Panel } from '../../parts/panel.js';
import { Table } from '../../parts/table.js';
import { settings } from '../../state/settings.js';
import { text } from '../../text/text.js';
import { lineFeatures, localCall, localNearCall } from './calls.js';
import type { Direction } from './calls.js';
import { MapPanel } from './map-panel.js';
import { NearLines } from './near.js';
import { bodiesOf, orbKm, pickedPlace } from './state.js';
import type { ShownChart } from './state.js';

const words = text.earth;
const HERE_DEG = 1e-6;

/** The directions of the bodies from the place of the chart, continued around the Earth. */
export function LocalTab({ dt, birth, isOld }: ShownChart) {
  const bodies = bodiesOf(),
    picked = pickedPlace();
  const canAsk = dt !== null && bodies.length > 0;
  const answer = useCall(canAsk ? localCall(dt, bodies, birth) : null);
  const { data, error, loading, call } = answer.value;
  const features = useMemo(() => lineFeatures(data?.geojson?.features), [data]);
  return (
    <>
      {bodies.length === 0 && <p class="note">{words.none}</p>}
      <MapPanel tab="local" features={features} calls={[call]} error={error} birth={birth} loading={loading || isOld} />
      <div class="earth-tables">
        <NearLines
          call={canAsk && picked ? localNearCall(dt, bodies, birth, picked, orbKm()) : null}
          // Every half line begins at the place of the chart. Lines that are nearest at that point lead elsewhere.
          shown={({ nearest }) =>
            Math.abs(nearest.latitude - birth.latitude) > HERE_DEG ||
            Math.abs(nearest.longitude - birth.longitude) > HERE_DEG
          }
        />
        {data && <Directions positions={data.positions} call={call} />}
      </div>
    </>
  );
}

function Directions({ positions, call }: { positions: readonly Direction[]; call: Call | null }) {
  const plain = settings.value.names === 'words';
  const save = (): void =>
    saveFile(
      'directions.csv',
      'text/csv',
      csvText([
        ['body', 'azimuth_deg', 'altitude_deg', 'compass'],
        ...positions.map(({ body, azimuth, altitude, compass_direction }) => [
          body,
          azimuth,
          altitude,
          compass_direction,
        ]),
      ]),
    );
  return (
    <Panel title={words.directions} calls={[call]} exports={[{ form: 'CSV', save }]}>
      <Table
        caption={words.table(words.directions)}
        rows={positions}
        rowKey={({ body }) => body}
        columns={[
          { head: words.body, cell: ({ body }) => bodyLabel(body, plain) },
          { head: words.azimuth, numeric: true, cell: ({ azimuth }) => dms(azimuth) },
          { head: words.compass, cell: ({ compass_direction }) => compass_direction },
          { head: words.altitude, numeric: true, cell: ({ altitude }) => dms(altitude) },
          { head: words.horizon, cell: ({ is_above }) => (is_above ? words.above : words.below) },
        ]}
      />
    </Panel>
  );
}
