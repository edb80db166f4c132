import { useMemo } from 'preact/hooks';
import { useCall } from '../../../api/client.js';
import { Answered } from '../../../parts/answer.js';
import { dms } from '../../../parts/format.js';
import { Panel } from '../../../parts/panel.js';
import { Table } from '../../../parts/table.js';
import { text } from '../../../text/text.js';
import { clockName, placeName, placeOf } from '../place.js';
import { clockOf } from '../year/civil.js';
import { hereCall } from './events.js';
import type { LocalOccultation, Occultation } from './events.js';

const words = text.sky;

/** Immersion and emersion as the place of the address has them. */
export function OccultationHere({ event }: { event: Occultation }) {
  const place = placeOf();
  const title = words.local(placeName(place));
  const answer = useCall<{ readonly events: readonly LocalOccultation[] }>(hereCall(event, place));
  return (
    <Panel title={title} calls={[answer.value.call]} class="sky-here">
      <Answered answer={answer}>
        {({ events: [found] }) =>
          found === undefined ? <p class="note">{words.notOcculted}</p> : <Contacts title={title} found={found} />
        }
      </Answered>
    </Panel>
  );
}

function Contacts({ title, found }: { title: string; found: LocalOccultation }) {
  const place = placeOf();
  const clock = useMemo(() => clockOf(place.zone, place.longitude), [place.zone, place.longitude]);
  const contacts = [
    { name: words.starts, iso: found.ingress_datetime_utc, altitude: found.ingress_altitude_deg },
    { name: words.ends, iso: found.egress_datetime_utc, altitude: found.egress_altitude_deg },
  ];
  return (
    <>
      {contacts.every(({ altitude }) => altitude < 0) && <p class="note">{words.belowHorizon}</p>}
      <Table
        caption={title}
        rows={contacts}
        fixed
        rowKey={({ name }) => name}
        columns={[
          { head: words.event, cell: ({ name }) => name },
          {
            head: words.clock(clockName(place)),
            numeric: true,
            cell: ({ iso }) => new Date(clock(iso)).toISOString().slice(11, 19),
          },
          { head: words.time, numeric: true, cell: ({ iso }) => iso.slice(11, 19) },
          { head: words.altitude, numeric: true, cell: ({ altitude }) => dms(altitude, false) },
        ]}
      />
    </>
  );
}
