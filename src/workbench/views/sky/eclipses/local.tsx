import { isoOf } from '../../../parts/dates.js';
import type { Signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { useRefusableCall } from '../../../api/calls.js';
import { useCall } from '../../../api/client.js';
import type { Answer } from '../../../api/client.js';
import { Answered } from '../../../parts/answer.js';
import { dms, isoShort } from '../../../parts/format.js';
import { Panel } from '../../../parts/panel.js';
import { Table } from '../../../parts/table.js';
import { text } from '../../../text/text.js';
import { durationText } from '../days.js';
import { clockName, placeName, placeOf } from '../place.js';
import { clockOf } from '../year/civil.js';
import type { Contact } from './answers.js';
import { lunarHereCall, solarHereCall } from './calls.js';
import { LunarThrough, SolarThrough } from './drawings.js';
import { Facts } from './facts.js';

const words = text.sky,
  { discs } = text;
/** Events of the horizon that are listed with the contacts. */
const HORIZON = new Set(['sunrise', 'sunset', 'moonrise', 'moonset']);

interface Seen {
  readonly name: string;
  readonly at: Omit<Contact, 'altitude_geometric'>;
  /** Rise or set: the upper limb is on the horizon. */
  readonly isHorizon?: boolean;
}

const inOrder = (seen: readonly Seen[]): readonly Seen[] => seen.toSorted((a, b) => a.at.jd_ut - b.at.jd_ut);

function Contacts({ seen }: { seen: readonly Seen[] }) {
  const place = placeOf();
  const clock = useMemo(() => clockOf(place.zone, place.longitude), [place.zone, place.longitude]);
  return (
    <Table
      caption={words.contactsHere}
      rows={seen}
      fixed
      rowKey={({ name }) => name}
      columns={[
        { head: words.event, cell: ({ name }) => name },
        {
          head: words.clock(clockName(place)),
          numeric: true,
          cell: ({ at }) => isoShort(isoOf(clock(at.datetime_utc)), true).slice(-8),
        },
        { head: words.time, numeric: true, cell: ({ at }) => isoShort(at.datetime_utc, true).slice(-8) },
        {
          head: words.altitude,
          numeric: true,
          cell: ({ at, isHorizon }) => (isHorizon ? words.onHorizon : dms(at.altitude, false)),
        },
        { head: words.azimuth, numeric: true, cell: ({ at }) => dms(at.azimuth, false) },
      ]}
    />
  );
}

/** The circumstances at the place of the address, or a note that the eclipse is not visible there. */
export function SolarHere({ jd_start }: { jd_start: number }) {
  const place = placeOf();
  const answer = useRefusableCall(solarHereCall(jd_start, place));
  return (
    <Panel title={words.local(placeName(place))} calls={[answer.value.call]} class="sky-here">
      <SeenOr404 answer={answer}>
        {(data) => {
          const { contacts, sun, event, views = [] } = data;
          const maximum = { ...sun, jd_ut: event.jd_ut, datetime_utc: event.datetime_utc };
          const seen = Object.entries({ c1: contacts.c1, c2: contacts.c2, maximum, c3: contacts.c3, c4: contacts.c4 });
          return (
            <>
              {data.maximum_limited_by !== 'none' && <p class="note">{words.limitedBy[data.maximum_limited_by]}</p>}
              <Facts
                caption={words.phaseHere}
                facts={[
                  [words.localKind, words.kinds[event.data.eclipse_type.toLowerCase()] ?? event.data.eclipse_type],
                  [words.magnitude, event.data.eclipse_magnitude.toFixed(4)],
                  [words.obscuration, `${(data.obscuration * 100).toFixed(1)} %`],
                  ...(data.central_duration_seconds === null
                    ? []
                    : [[words.centralHere, durationText(data.central_duration_seconds)] as const]),
                ]}
              />
              <Contacts
                seen={inOrder([
                  ...seen.flatMap(([key, at]) => (at ? [{ name: words.solarContact[key], at }] : [])),
                  ...views.flatMap((at) =>
                    HORIZON.has(at.event) ? [{ name: discs.solar[at.event], at, isHorizon: true }] : [],
                  ),
                ])}
              />
              <SolarThrough views={views} />
            </>
          );
        }}
      </SeenOr404>
    </Panel>
  );
}

export function LunarHere({ jd_start }: { jd_start: number }) {
  const place = placeOf();
  const answer = useCall(lunarHereCall(jd_start, place));
  return (
    <Panel title={words.local(placeName(place))} calls={[answer.value.call]} class="sky-here">
      <Answered answer={answer}>
        {(data) => {
          const { views = [] } = data;
          const seen = (['p1', 'u1', 'u2', 'greatest', 'u3', 'u4', 'p4'] as const).flatMap((key) => {
            const at = data[key];
            return at ? [{ name: words.contact[key], at }] : [];
          });
          return (
            <>
              {!seen.some(({ at }) => at.visible) && <p class="note">{words.unseen}</p>}
              <Contacts
                seen={inOrder([
                  ...seen,
                  ...views.flatMap((at) =>
                    HORIZON.has(at.event) ? [{ name: discs.lunar[at.event], at, isHorizon: true }] : [],
                  ),
                ])}
              />
              <LunarThrough views={views} />
            </>
          );
        }}
      </Answered>
    </Panel>
  );
}

function SeenOr404<T>({
  answer,
  children,
}: {
  answer: Signal<Answer<T>>;
  children: Parameters<typeof Answered<T>>[0]['children'];
}) {
  if (answer.value.error?.status === 404 && !answer.value.loading) return <p class="note">{words.unseen}</p>;
  return <Answered answer={answer}>{children}</Answered>;
}
