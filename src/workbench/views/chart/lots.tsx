import { post, useCall } from '../../api/client.js';
import { Answered } from '../../parts/answer.js';
import { zodiacal } from '../../parts/format.js';
import { UNKNOWN_HOURS } from '../../parts/moment-form.js';
import { Panel } from '../../parts/panel.js';
import { Table } from '../../parts/table.js';
import type { Moment } from '../../state/moment.js';
import { settings } from '../../state/settings.js';
import { text } from '../../text/text.js';

const words = text.chart;

/** The seven Hermetic lots, as the catalogue names them. */
const NAMES = ['Fortune', 'Spirit', 'Eros (Paulus)', 'Necessity (Paulus)', 'Courage', 'Victory', 'Nemesis'];

interface Lot {
  readonly name: string;
  readonly longitude: number;
  readonly formula: string;
}

/** The lots of the planets, with the formula that was used by day or night. */
export function Lots({ moment, dt }: { moment: Moment; dt: string }) {
  const knowsTime = moment.uncertainHours < UNKNOWN_HOURS;
  const answer = useCall<{ readonly parts: readonly Lot[] }>(
    knowsTime
      ? post('/v1/lots/chart', { dt, observer_lat: moment.latitude, observer_lon: moment.longitude, names: NAMES })
      : null,
  );
  if (!knowsTime) return null;
  return (
    <Panel title={words.lots} calls={[answer.value.call]}>
      <Answered answer={answer}>
        {({ parts }) => (
          <Table
            caption={words.lots}
            rows={parts}
            rowKey={({ name }) => name}
            columns={[
              { head: words.lots, cell: ({ name }) => name },
              {
                head: words.longitude,
                numeric: true,
                cell: ({ longitude }) => zodiacal(longitude, settings.value.names === 'words'),
              },
              { head: words.formula, cell: ({ formula }) => formula },
            ]}
          />
        )}
      </Answered>
    </Panel>
  );
}
