import type { Call } from '../../api/client.js';
import { csvText } from '../../../forms/csv.js';
import { saveFile } from '../../parts/export.js';
import { zodiacal } from '../../parts/format.js';
import { Panel } from '../../parts/panel.js';
import { houseSystemName } from '../../parts/house-systems.js';
import { printedClass } from '../../parts/print.js';
import { Table } from '../../parts/table.js';
import { settings } from '../../state/settings.js';
import { text } from '../../text/text.js';
import type { WheelHouses, WheelPacket } from '../../parts/packet.js';

const words = text.chart;

/** The twelve cusps and the house system. */
export function Houses({ packet, houses, call }: { packet: WheelPacket; houses: WheelHouses; call: Call | null }) {
  const plain = settings.value.names === 'words';
  const rows = packet.house_cusps;
  const save = (): void =>
    saveFile(
      'houses.csv',
      'text/csv',
      csvText([['house', 'cusp_deg'], ...rows.map(({ house, longitude }) => [house, longitude])]),
    );
  return (
    <Panel
      title={`${words.houses} (${houseSystemName(houses.effective_system)})`}
      calls={[call]}
      exports={[{ form: 'CSV', save }]}
      class={`narrow ${printedClass('houses')}`}
    >
      <Table
        caption={words.houses}
        rows={rows}
        rowKey={({ house }) => String(house)}
        columns={[
          { head: words.house, cell: ({ house }) => house },
          { head: words.cusp, numeric: true, cell: ({ longitude }) => zodiacal(longitude, plain) },
        ]}
      />
    </Panel>
  );
}
