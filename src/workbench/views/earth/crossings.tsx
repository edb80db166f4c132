import type { ComponentChildren } from 'preact';
import type { Call } from '../../api/client.js';
import { csvText } from '../../../forms/csv.js';
import { saveFile } from '../../parts/export.js';
import { placeAngle } from '../../parts/format.js';
import { Panel } from '../../parts/panel.js';
import { Table } from '../../parts/table.js';
import { text } from '../../text/text.js';
import type { Crossing } from './calls.js';
import type { Mark } from '../../parts/map/marks.js';
import { lineText } from './names.js';

const words = text.earth;

export const crossingName = ({ first, second }: Crossing): string => `${lineText(first)} – ${lineText(second)}`;
const crossingKey = ({ first, second, latitude }: Crossing): string =>
  [first.planet, first.line_type, second.planet, second.line_type, latitude].join(' ');

export const crossingMarks = (crossings: readonly Crossing[]): Mark[] =>
  crossings.map((crossing) => ({
    key: crossingKey(crossing),
    kind: 'crossing',
    latitude: crossing.latitude,
    longitude: crossing.longitude,
    title: crossingName(crossing),
  }));

/** The crossings of the chosen lines, from north to south. `fromLatitude` adds the distance of each from a latitude. */
export function Crossings({
  title,
  crossings,
  calls,
  fromLatitude,
  children,
}: {
  title: string;
  crossings: readonly Crossing[];
  calls: readonly (Call | null)[];
  fromLatitude?: number;
  children?: ComponentChildren;
}) {
  return (
    <Panel
      title={title}
      calls={calls}
      exports={[{ form: 'CSV', save: () => saveFile('crossings.csv', 'text/csv', csvText(crossingRows(crossings))) }]}
    >
      {children}
      <Table
        caption={words.table(title)}
        rows={crossings}
        rowKey={crossingKey}
        columns={[
          { head: words.crossing, cell: crossingName },
          { head: words.latitude, numeric: true, cell: ({ latitude }) => placeAngle(latitude, 'NS') },
          { head: words.longitude, numeric: true, cell: ({ longitude }) => placeAngle(longitude, 'EW') },
          ...(fromLatitude === undefined
            ? []
            : [
                {
                  head: words.latitudeAway,
                  numeric: true,
                  cell: ({ latitude }: Crossing) =>
                    `${placeAngle(Math.abs(latitude - fromLatitude), 'NS').slice(0, -1)} ${latitude < fromLatitude ? 'S' : 'N'}`,
                },
              ]),
        ]}
      />
    </Panel>
  );
}

const crossingRows = (crossings: readonly Crossing[]): (string | number)[][] => [
  ['first_planet', 'first_line', 'second_planet', 'second_line', 'latitude_deg', 'longitude_deg'],
  ...crossings.map(({ first, second, latitude, longitude }) => [
    first.planet,
    first.line_type,
    second.planet,
    second.line_type,
    latitude,
    longitude,
  ]),
];
