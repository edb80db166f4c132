import { callOf, useCall } from '../../api/client.js';
import { Answered } from '../../parts/answer.js';
import { zodiacal } from '../../parts/format.js';
import { knowsTime, zodiacPart } from '../../parts/packet.js';
import { Panel } from '../../parts/panel.js';
import { printedClass } from '../../parts/print.js';
import { Table } from '../../parts/table.js';
import type { Moment } from '../../state/moment.js';
import { ayanamsa, settings } from '../../state/settings.js';
import { text } from '../../text/text.js';

const words = text.chart;

/** The seven Hermetic lots, as the catalogue names them. */
const NAMES = ['Fortune', 'Spirit', 'Eros (Paulus)', 'Necessity (Paulus)', 'Courage', 'Victory', 'Nemesis'];

/** The lots of the planets with the formula for day or night. */
export function Lots({ moment, dt }: { moment: Moment; dt: string }) {
  const known = knowsTime(moment);
  const answer = useCall(
    known ? callOf('lots', { dt, observer_lat: moment.latitude, observer_lon: moment.longitude, names: NAMES }) : null,
  );
  const parts = answer.value.data?.parts ?? null;
  // In a sidereal zodiac the wheel's route places the lots as points of a ring.
  const isSidereal = ayanamsa() !== '';
  const placed = useCall(
    isSidereal && parts !== null && known
      ? callOf('chartWheel', {
          chart: { dt, bodies: ['Sun'], include_nodes: false },
          rings: [{ points: parts.map(({ name, longitude }) => ({ name, longitude })) }],
          ...zodiacPart(),
          include_svg: false,
        })
      : null,
  );
  if (!known) return null;
  const sidereal = new Map(placed.value.data?.rings?.[0].points.map(({ key, longitude }) => [key, longitude]));
  return (
    <Panel title={words.lots} calls={[answer.value.call, placed.value.call]} class={printedClass('lots')}>
      <Answered answer={answer}>
        {(data) => (
          <Table
            caption={words.lots}
            rows={data.parts}
            rowKey={({ name }) => name}
            columns={[
              { head: words.lots, cell: ({ name }) => name },
              {
                head: words.longitude,
                numeric: true,
                cell: ({ name, longitude }) => {
                  const shown = isSidereal ? sidereal.get(name) : longitude;
                  return shown === undefined ? '' : zodiacal(shown, settings.value.names === 'words');
                },
              },
              { head: words.formula, cell: ({ formula }) => formula },
            ]}
          />
        )}
      </Answered>
    </Panel>
  );
}
