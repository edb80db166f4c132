import { callOf, useCall } from '../../api/client.js';
import type { Shape } from '../../api/operations.js';
import { Answered } from '../../parts/answer.js';
import { isoOf, timeOf } from '../../parts/dates.js';
import { csvText } from '../../../forms/csv.js';
import { icsText, saveFile } from '../../parts/export.js';
import { bodyLabel, zodiacal } from '../../parts/format.js';
import { Panel } from '../../parts/panel.js';
import { clockHead, shownIso } from '../../parts/shown-clock.js';
import { Table } from '../../parts/table.js';
import { settings } from '../../state/settings.js';
import type { Span } from '../../state/span.js';
import { text } from '../../text/text.js';

const words = text.time;

type ProgressedEvent = Shape<'ProgressedEventResponse'>;

/** The sentence for an event of a progressed body. */
function sentence({ body, sign, station, phase }: ProgressedEvent): string {
  if (phase !== null) return words.lunation(phase.replaceAll('_', ' '));
  if (station !== null) return words.turns(body, words[station]);
  return words.entersSign(body, sign ?? '');
}

/** Sign changes, stations and progressed lunations in a period of life. */
export function ProgressedEvents({ dt, life }: { dt: string; life: Span }) {
  const birth = timeOf(dt);
  const answer = useCall(
    life.to <= birth
      ? null
      : callOf('secondaryProgressions', {
          natal: { dt },
          target_dt: isoOf(life.to),
          events: {
            start_dt: isoOf(Math.max(life.from, birth)),
            end_dt: isoOf(life.to),
            kinds: ['sign_change', 'station', 'lunation'],
          },
        }),
  );
  const plain = settings.value.names === 'words';
  return (
    <Answered answer={answer}>
      {({ progressed_events: { events } = { events: [] } }) => (
        <Panel
          title={words.progressedEvents}
          calls={[answer.value.call]}
          exports={[
            { form: 'CSV', save: () => saveFile('progressed.csv', 'text/csv', asCsv(events)) },
            { form: 'ICS', save: () => saveFile('progressed.ics', 'text/calendar', asIcs(events)) },
          ]}
        >
          {events.length === 0 && <p class="quiet">{words.none}</p>}
          <Table
            caption={words.tableOf(words.progressedEvents)}
            rows={events}
            rowKey={({ body, event_type: kind, datetime_utc: iso }) => `${kind}|${body}|${iso}`}
            columns={[
              { head: clockHead(words.exact), cell: ({ datetime_utc: iso }) => shownIso(iso) },
              { head: words.mover, cell: ({ body }) => bodyLabel(body, plain) },
              { head: words.event, cell: sentence },
              { head: words.at, numeric: true, cell: ({ longitude }) => zodiacal(longitude, plain, false) },
            ]}
          />
        </Panel>
      )}
    </Answered>
  );
}

const asCsv = (events: readonly ProgressedEvent[]): string =>
  csvText([
    ['date_utc', 'body', 'event', 'longitude_deg'],
    ...events.map((event) => [event.datetime_utc, event.body, sentence(event), event.longitude]),
  ]);

const asIcs = (events: readonly ProgressedEvent[]): string =>
  icsText(
    events.map((event) => ({
      start: isoOf(timeOf(event.datetime_utc)),
      title: words.progressed(sentence(event)),
      uid: `${event.event_type}-${event.body}-${Math.round(timeOf(event.datetime_utc) / 60_000)}@workbench`.replaceAll(
        ' ',
        '-',
      ),
    })),
  );
