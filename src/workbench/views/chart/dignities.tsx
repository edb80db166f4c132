import { callOf, useCall } from '../../api/client.js';
import { Answered } from '../../parts/answer.js';
import { knowsTime } from '../../parts/packet.js';
import { Panel } from '../../parts/panel.js';
import { printedClass } from '../../parts/print.js';
import { BodyName } from '../../parts/symbols.js';
import { Table } from '../../parts/table.js';
import type { Moment } from '../../state/moment.js';
import { ayanamsa, houseSystem } from '../../state/settings.js';
import { text } from '../../text/text.js';

const words = text.chart;

/** Essential and accidental dignities of the seven planets. */
export function Dignities({ moment, dt }: { moment: Moment; dt: string }) {
  const known = knowsTime(moment);
  const answer = useCall(
    known
      ? callOf('dignities', {
          dt,
          observer_lat: moment.latitude,
          observer_lon: moment.longitude,
          house_system: houseSystem(),
        })
      : null,
  );
  if (!known) return null;
  return (
    <Panel title={words.dignities} calls={[answer.value.call]} class={`wide ${printedClass('dignities')}`}>
      {ayanamsa() !== '' && <p class="note">{words.tropicalDignities}</p>}
      <Answered answer={answer}>
        {({ dignities }) => (
          <Table
            caption={words.dignities}
            rows={dignities}
            rowKey={({ planet }) => planet}
            columns={[
              { head: words.body, cell: ({ planet }) => <BodyName name={planet} /> },
              {
                head: words.essential,
                cell: ({ essential_dignity, essential_score }) => `${essential_dignity} (${essential_score})`,
              },
              {
                head: words.accidental,
                cell: ({ accidental_dignities, accidental_score }) =>
                  `${accidental_dignities.join(', ')} (${accidental_score})`,
              },
              { head: words.score, numeric: true, cell: ({ total_score }) => total_score },
            ]}
          />
        )}
      </Answered>
    </Panel>
  );
}
