import type { ComponentChildren } from 'preact';
import { callOf, useCall } from '../../api/client.js';
import type { Call } from '../../api/client.js';
import { csvText } from '../../../forms/csv.js';
import { saveFile } from '../../parts/export.js';
import { zodiacal } from '../../parts/format.js';
import { drawingPart, wheelConfig, zodiacPart } from '../../parts/packet.js';
import type { WheelPacket } from '../../parts/packet.js';
import { Panel } from '../../parts/panel.js';
import { BodyName } from '../../parts/symbols.js';
import { Table } from '../../parts/table.js';
import { WheelPanel } from '../../parts/wheel-panel.js';
import { settings } from '../../state/settings.js';
import { text } from '../../text/text.js';
import { CrossAspects } from './cross-aspects.js';

/** A relationship chart: its points, and its houses if it has any. */
export interface Figure {
  readonly dt: string;
  readonly points: readonly { readonly name: string; readonly longitude: number; readonly speed?: number }[];
  readonly cusps: readonly number[] | null;
  readonly asc: number | null;
  readonly mc: number | null;
}

interface FigureWheelProps {
  readonly figure: Figure;
  /** The request that made the figure. */
  readonly made: Call | null;
  readonly title: string;
  /** Lines under the title of the picture. */
  readonly caption?: readonly string[];
  readonly children?: ComponentChildren;
}

/** The wheel of a relationship chart with its positions, houses and aspects. */
export function FigureWheel({ figure, made, title, caption, children }: FigureWheelProps) {
  const { dt, points, cusps, asc, mc } = figure;
  const packet = useCall(
    callOf('chartWheel', {
      chart: { dt, include_nodes: false },
      figure: { points, ...(cusps === null ? {} : { cusps, asc, mc }) },
      config: wheelConfig(cusps !== null),
      ...zodiacPart(),
      ...drawingPart(),
      caption: [...new Set([title, ...(caption ?? [])])],
    }),
  );
  const { data, call } = packet.value;
  return (
    <>
      <WheelPanel packet={packet} title={title} name={title}>
        {children}
      </WheelPanel>
      {data && (
        <div class="chart-tables">
          <Places packet={data} made={made} />
          {cusps !== null && <Cusps packet={data} made={made} />}
          <CrossAspects aspects={data.aspects} labels={null} call={call} title={text.chart.aspects} />
        </div>
      )}
    </>
  );
}

function Places({ packet, made }: { packet: WheelPacket; made: Call | null }) {
  const save = (): void =>
    saveFile(
      'positions.csv',
      'text/csv',
      csvText([
        ['body', 'longitude_deg', 'house'],
        ...packet.points.map(({ key, longitude, house }) => [key, longitude, house ?? '']),
      ]),
    );
  return (
    <Panel title={text.chart.positions} calls={[made]} exports={[{ form: 'CSV', save }]} class="printed">
      <Table
        caption={text.chart.positions}
        rows={packet.points}
        rowKey={({ key }) => key}
        columns={[
          { head: text.chart.body, cell: ({ key }) => <BodyName name={key} /> },
          {
            head: text.chart.longitude,
            numeric: true,
            cell: ({ longitude }) => zodiacal(longitude, settings.value.names === 'words'),
          },
          { head: text.chart.house, numeric: true, cell: ({ house }) => house ?? '' },
        ]}
      />
    </Panel>
  );
}

function Cusps({ packet, made }: { packet: WheelPacket; made: Call | null }) {
  return (
    <Panel title={text.chart.houses} calls={[made]}>
      <Table
        caption={text.chart.houses}
        rows={packet.house_cusps}
        rowKey={({ house }) => String(house)}
        columns={[
          { head: text.chart.house, cell: ({ house }) => house },
          {
            head: text.chart.cusp,
            numeric: true,
            cell: ({ longitude }) => zodiacal(longitude, settings.value.names === 'words'),
          },
        ]}
      />
    </Panel>
  );
}
