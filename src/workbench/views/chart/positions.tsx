import type { Call } from '../../api/client.js';
import { csvText, saveFile } from '../../parts/export.js';
import { bodyLabel, dms, zodiacal } from '../../parts/format.js';
import { Panel } from '../../parts/panel.js';
import { Table } from '../../parts/table.js';
import { settings } from '../../state/settings.js';
import { text } from '../../text/text.js';
import type { WheelPacket } from './packet.js';

const words = text.chart;

/** Where each body stands: sign, latitude, motion and house. */
export function Positions({ packet, call }: { packet: WheelPacket; call: Call | null }) {
  const plain = settings.value.names === 'words';
  const houses = new Map(packet.points.map(({ key, house }) => [key, house]));
  const rows = [...Object.values(packet.chart.planets), ...Object.values(packet.chart.nodes)];
  const save = (): void =>
    saveFile(
      'positions.csv',
      'text/csv',
      csvText([
        ['body', 'longitude_deg', 'latitude_deg', 'speed_deg_per_day', 'house'],
        ...rows.map(({ name, longitude, latitude, speed }) => [
          name,
          longitude,
          latitude ?? '',
          speed,
          houses.get(name) ?? '',
        ]),
      ]),
    );
  return (
    <Panel title={words.positions} calls={[call]} exports={[{ form: 'CSV', save }]}>
      <Table
        caption={words.positions}
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { head: words.body, cell: ({ name }) => bodyLabel(name, plain) },
          {
            head: words.longitude,
            numeric: true,
            cell: ({ longitude, speed }) => (
              <>
                {zodiacal(longitude, plain)}
                {speed < 0 && (
                  <abbr class="retrograde" title={words.retrograde}>
                    ℞
                  </abbr>
                )}
              </>
            ),
          },
          {
            head: words.latitude,
            numeric: true,
            cell: ({ latitude }) => (latitude === undefined ? '' : dms(latitude, false)),
          },
          { head: words.speed, numeric: true, cell: ({ speed }) => dms(speed) },
          { head: words.house, numeric: true, cell: ({ name }) => houses.get(name) ?? '' },
        ]}
      />
    </Panel>
  );
}
