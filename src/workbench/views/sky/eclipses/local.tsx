import type { Signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { post, useCall } from '../../../api/client.js';
import type { Answer } from '../../../api/client.js';
import { Answered } from '../../../parts/answer.js';
import { dms, isoShort } from '../../../parts/format.js';
import { Panel } from '../../../parts/panel.js';
import { Table } from '../../../parts/table.js';
import { text } from '../../../text/text.js';
import { durationText } from '../days.js';
import { clockName, placeName, placeOf } from '../place.js';
import { clockOf } from '../year/civil.js';
import type { Contact, Luminary, LunarLocal, SolarLocal } from './answers.js';
import { hereCall } from './calls.js';
import { Facts } from './facts.js';

const words = text.sky;

interface Seen {
  readonly name: string;
  /** The horizon itself has no height, and where it is crossed is not asked. */
  readonly at: Omit<Contact, 'altitude' | 'azimuth'> & {
    readonly altitude: number | null;
    readonly azimuth: number | null;
  };
}

interface HorizonEvents {
  readonly events: readonly { readonly kind: string; readonly jd_ut: number; readonly datetime_utc: string }[];
}
const MARGIN_DAYS = 0.25;

/** Rising and setting between the first and the last contact, as rows of their own. */
function useHorizonRows(luminary: Luminary, seen: readonly Seen[]): readonly Seen[] {
  const { latitude, longitude } = placeOf();
  const times = seen.map(({ at }) => at.jd_ut);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const answer = useCall<HorizonEvents>(
    seen.length === 0
      ? null
      : post('/v1/rise-set/phenomena?fields=events', {
          body: luminary === 'solar' ? 'Sun' : 'Moon',
          jd_start: Math.floor((first - MARGIN_DAYS) * 24) / 24,
          lat: latitude,
          lon: longitude,
        }),
  );
  return (answer.value.data?.events ?? []).flatMap(({ kind, jd_ut, datetime_utc }) => {
    if ((kind !== 'rise' && kind !== 'set') || jd_ut < first || jd_ut > last) return [];
    const at = { jd_ut, datetime_utc, altitude: null, azimuth: null, visible: true };
    return [{ name: words.horizonEvents[kind][luminary], at }];
  });
}

function Contacts({ contacts, luminary }: { contacts: readonly Seen[]; luminary: Luminary }) {
  const horizon = useHorizonRows(luminary, contacts);
  const seen = [...contacts, ...horizon].sort((a, b) => a.at.jd_ut - b.at.jd_ut);
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
          cell: ({ at }) => isoShort(new Date(clock(at.datetime_utc)).toISOString(), true).slice(-8),
        },
        { head: words.time, numeric: true, cell: ({ at }) => isoShort(at.datetime_utc, true).slice(-8) },
        {
          head: words.altitude,
          numeric: true,
          cell: ({ at }) => (at.altitude === null ? words.onHorizon : dms(at.altitude, false)),
        },
        { head: words.azimuth, numeric: true, cell: ({ at }) => (at.azimuth === null ? '' : dms(at.azimuth, false)) },
      ]}
    />
  );
}

/** Circumstances at the place of the address; a place that sees nothing is told so. */
export function SolarHere({ jd_start }: { jd_start: number }) {
  const place = placeOf();
  const answer = useCall<SolarLocal>(hereCall({ luminary: 'solar', jd_start }, place));
  return (
    <Panel title={words.local(placeName(place))} calls={[answer.value.call]} class="sky-here">
      <SeenOr404 answer={answer}>
        {(data) => {
          const { contacts, sun, event } = data;
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
                luminary="solar"
                contacts={seen.flatMap(([key, at]) => (at ? [{ name: words.solarContact[key], at }] : []))}
              />
            </>
          );
        }}
      </SeenOr404>
    </Panel>
  );
}

export function LunarHere({ jd_start }: { jd_start: number }) {
  const place = placeOf();
  const answer = useCall<LunarLocal>(hereCall({ luminary: 'lunar', jd_start }, place));
  return (
    <Panel title={words.local(placeName(place))} calls={[answer.value.call]} class="sky-here">
      <Answered answer={answer}>
        {(data) => {
          const seen = (['p1', 'u1', 'u2', 'greatest', 'u3', 'u4', 'p4'] as const).flatMap((key) => {
            const at = data[key];
            return at ? [{ name: words.contact[key], at }] : [];
          });
          return (
            <>
              {!seen.some(({ at }) => at.visible) && <p class="note">{words.unseen}</p>}
              <Contacts luminary="lunar" contacts={seen} />
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
