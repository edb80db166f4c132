import type { Call } from '../../api/client.js';
import { csvText } from '../../../forms/csv.js';
import { saveFile } from '../../parts/export.js';
import { dms, zodiacal } from '../../parts/format.js';
import type { WheelPacket } from '../../parts/packet.js';
import { Panel } from '../../parts/panel.js';
import { BodyName } from '../../parts/symbols.js';
import { Table } from '../../parts/table.js';
import type { Column } from '../../parts/table.js';
import { settings } from '../../state/settings.js';
import { text } from '../../text/text.js';

const words = text.chart;

interface Row {
  readonly name: string;
  readonly longitude: number;
  readonly latitude?: number;
  readonly speed: number | null;
  readonly retrograde: boolean | null;
  readonly house: number | null;
  readonly band: { readonly from_longitude: number; readonly to_longitude: number } | null;
}

/** Rows of the wheel's bodies in its zodiac. */
function rowsOf({ chart, points, time_bands: bands = [] }: WheelPacket): Row[] {
  const band = (name: string) => bands.find(({ key }) => key === name) ?? null;
  return points.map(({ key, longitude, house, retrograde }) => {
    type Places = Readonly<Record<string, WheelPacket['chart']['planets'][string] | undefined>>;
    const place = (chart.planets as Places)[key] ?? (chart.nodes as Places)[key];
    const speed = place?.speed ?? null;
    return {
      name: key,
      longitude,
      latitude: place?.latitude,
      speed,
      retrograde: retrograde ?? null,
      house: house ?? null,
      band: band(key),
    };
  });
}

/** The table of positions: sign, latitude, motion and house of each body. */
export function Positions({ packet, call }: { packet: WheelPacket; call: Call | null }) {
  const plain = settings.value.names === 'words';
  const rows = rowsOf(packet);
  const save = (): void =>
    saveFile(
      'positions.csv',
      'text/csv',
      csvText([
        ['body', 'longitude_deg', 'latitude_deg', 'speed_deg_per_day', 'house', 'from_deg', 'to_deg'],
        ...rows.map(({ name, longitude, latitude, speed, house, band }) => [
          name,
          longitude,
          latitude ?? '',
          speed ?? '',
          house ?? '',
          band?.from_longitude ?? '',
          band?.to_longitude ?? '',
        ]),
      ]),
    );
  const bandColumn: Column<Row> = {
    head: words.band,
    numeric: true,
    cell: ({ band }) =>
      band && `${zodiacal(band.from_longitude, plain, false)} – ${zodiacal(band.to_longitude, plain, false)}`,
  };
  return (
    <Panel title={words.positions} calls={[call]} exports={[{ form: 'CSV', save }]} class="roomy printed">
      <Table
        caption={words.positions}
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { head: words.body, cell: ({ name }) => <BodyName name={name} /> },
          {
            head: words.longitude,
            numeric: true,
            cell: ({ longitude, retrograde }) => (
              <>
                {zodiacal(longitude, plain)}
                {retrograde && (
                  <abbr class="retrograde" title={words.retrograde}>
                    ℞
                  </abbr>
                )}
              </>
            ),
          },
          ...(packet.time_bands ? [bandColumn] : []),
          {
            head: words.latitude,
            numeric: true,
            cell: ({ latitude }) => (latitude === undefined ? '' : dms(latitude, false)),
          },
          { head: words.speed, numeric: true, cell: ({ speed }) => (speed === null ? '' : dms(speed)) },
          { head: words.house, numeric: true, cell: ({ house }) => house ?? '' },
        ]}
      />
    </Panel>
  );
}
