import { isoOf } from '../../../parts/dates.js';
import { useMemo } from 'preact/hooks';
import { useCall } from '../../../api/client.js';
import { Answered } from '../../../parts/answer.js';
import { dms, isoShort } from '../../../parts/format.js';
import { Panel } from '../../../parts/panel.js';
import { Table } from '../../../parts/table.js';
import { text } from '../../../text/text.js';
import { clockName, placeName, placeOf } from '../place.js';
import { clockOf } from '../year/civil.js';
import { StarThrough } from './drawings.js';
import { hereCall } from './events.js';
import type { Occultation } from './events.js';

const words = text.sky;

/** Immersion and emersion at the place of the address. */
export function OccultationHere({ event }: { event: Occultation }) {
  const place = placeOf();
  const title = words.local(placeName(place));
  const answer = useCall(hereCall(event, place));
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

function Contacts({ title, found }: { title: string; found: Occultation }) {
  const place = placeOf();
  const clock = useMemo(() => clockOf(place.zone, place.longitude), [place.zone, place.longitude]);
  const { views = [] } = found;
  const contacts = views.flatMap((view) => {
    const name = CONTACTS[view.event];
    return name === undefined ? [] : [{ name, view }];
  });
  return (
    <>
      {contacts.every(({ view }) => !view.visible) && <p class="note">{words.belowHorizon}</p>}
      {contacts.some(({ view }) => view.visible) &&
        contacts.every(({ view }) => !view.visible || view.sun_altitude > 0) && <p class="note">{words.byDay}</p>}
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
            cell: ({ view }) => isoShort(isoOf(clock(view.datetime_utc)), true).slice(-8),
          },
          { head: words.time, numeric: true, cell: ({ view }) => isoShort(view.datetime_utc, true).slice(-8) },
          { head: words.altitude, numeric: true, cell: ({ view }) => dms(view.altitude, false) },
        ]}
      />
      <StarThrough views={views} />
    </>
  );
}

const CONTACTS: Readonly<Record<string, string | undefined>> = {
  ingress: words.starts,
  egress: words.ends,
  rise: text.discs.star['rise'],
  set: text.discs.star['set'],
};
