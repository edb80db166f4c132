import { useRef } from 'preact/hooks';
import { useCall } from '../../api/client.js';
import type { Call } from '../../api/client.js';
import { Answered } from '../../parts/answer.js';
import { Bands } from '../../parts/bands.js';
import { isoOf, timeOf } from '../../parts/dates.js';
import { csvText } from '../../../forms/csv.js';
import { icsText, saveFile } from '../../parts/export.js';
import { bodyLabel, zodiacal } from '../../parts/format.js';
import { Panel } from '../../parts/panel.js';
import { pictureExports } from '../../parts/picture-exports.js';
import { clockHead, shownIso, shownMinute } from '../../parts/shown-clock.js';
import { Table } from '../../parts/table.js';
import { TEN_BODIES } from '../../parts/bodies.js';
import { SpanBar } from '../../parts/time-frame.js';
import type { Moment } from '../../state/moment.js';
import { settings } from '../../state/settings.js';
import { useSpan } from '../../state/span.js';
import type { HeldSpan } from '../../state/span.js';
import { derivedAddress } from '../../state/derived.js';
import { text } from '../../text/text.js';
import {
  loopsIn,
  loopsOf,
  loopTracks,
  RETROGRADERS,
  returnsCall,
  returnsOf,
  returnTracks,
  shadowsCall,
  stationsCall,
  withShadows,
} from './loops.js';
import type { Loop, Return, Shadowed } from './loops.js';
import { natalCall, natalPoints } from './natal.js';
import { yearsAbout } from './today.js';

const words = text.time;
const plainNames = (): boolean => settings.value.names === 'words';

/** The stations of the planets, and the returns of each body to its natal position. */
export function ReturnsTab({ moment, dt }: { moment: Moment; dt: string }) {
  const span = useSpan('r', yearsAbout(0, 3));
  const natal = useCall(natalCall(moment, dt));
  const stations = useCall(stationsCall(RETROGRADERS, span.requested));
  const targets = natal.value.data ? natalPoints(natal.value.data, TEN_BODIES) : [];
  const returns = useCall(returnsCall(targets, span.requested));
  return (
    <>
      <div class="panel time-controls">
        <SpanBar span={span} />
      </div>
      <Answered answer={stations}>
        {(data) => <Stations loops={loopsOf(data)} span={span} call={stations.value.call} />}
      </Answered>
      <Answered answer={returns}>
        {(data) => <Returns returns={returnsOf(data)} span={span} call={returns.value.call} />}
      </Answered>
    </>
  );
}

function Stations({ loops, span, call }: { loops: readonly Loop[]; span: HeldSpan; call: Call | null }) {
  const picture = useRef<SVGSVGElement | null>(null);
  const shadows = useCall(shadowsCall(loops));
  // While the next answer is pending, the previous one belongs to other loops.
  const answer = shadows.value.loading ? null : shadows.value.data;
  const all = withShadows(loops, answer);
  const rows = loopsIn(all, span.live);
  return (
    <Panel
      title={words.loops}
      calls={[call, shadows.value.call]}
      feeds={[{ call }]}
      exports={[
        ...pictureExports(picture, 'stations'),
        { form: 'CSV', save: () => saveFile('stations.csv', 'text/csv', loopsCsv(rows)) },
        { form: 'ICS', save: () => saveFile('stations.ics', 'text/calendar', loopsIcs(rows)) },
      ]}
    >
      <p class="note">{words.loopsNote}</p>
      <Bands
        label={words.loops}
        tracks={loopTracks(all)}
        span={span}
        before={90}
        onPicture={(svg) => (picture.current = svg)}
      />
      <LoopTable rows={rows} />
    </Panel>
  );
}

function LoopTable({ rows }: { rows: readonly Shadowed[] }) {
  const when = (iso: string | null): string => (iso === null ? '' : shownIso(iso));
  const place = (degrees: number): string => zodiacal(degrees, plainNames(), false);
  return (
    <Table
      caption={words.tableOf(words.loops)}
      rows={rows}
      rowKey={({ body, turnsBack }) => `${body}|${turnsBack.jd_ut}`}
      columns={[
        { head: words.mover, cell: ({ body }) => bodyLabel(body, plainNames()) },
        { head: clockHead(words.shadowBegins), cell: ({ enters }) => when(enters) },
        { head: clockHead(words.turnsBack), cell: ({ turnsBack }) => when(turnsBack.datetime_utc) },
        { head: words.at, numeric: true, cell: ({ turnsBack }) => place(turnsBack.longitude) },
        { head: clockHead(words.turnsOn), cell: ({ turnsOn }) => when(turnsOn.datetime_utc) },
        { head: words.until, numeric: true, cell: ({ turnsOn }) => place(turnsOn.longitude) },
        { head: clockHead(words.shadowEnds), cell: ({ leaves }) => when(leaves) },
      ]}
    />
  );
}

const loopsCsv = (rows: readonly Shadowed[]): string =>
  csvText([
    ['body', 'shadow_begins_utc', 'retrograde_utc', 'retrograde_deg', 'direct_utc', 'direct_deg', 'shadow_ends_utc'],
    ...rows.map(({ body, enters, turnsBack, turnsOn, leaves }) => [
      body,
      enters ?? '',
      turnsBack.datetime_utc,
      turnsBack.longitude,
      turnsOn.datetime_utc,
      turnsOn.longitude,
      leaves ?? '',
    ]),
  ]);

const loopsIcs = (rows: readonly Shadowed[]): string =>
  icsText(
    rows
      .flatMap(({ turnsBack, turnsOn }) => [turnsBack, turnsOn])
      .map(({ body, station_type: kind, datetime_utc: iso, longitude }) => ({
        start: isoOf(timeOf(iso)),
        title: words.stationOf(
          body,
          kind === 'retrograde' ? words.retrograde : words.direct,
          zodiacal(longitude, true, false),
        ),
        uid: `station-${body}-${kind}-${Math.round(timeOf(iso) / 60_000)}@workbench`,
      })),
  );

interface ReturnsProps {
  readonly returns: readonly Return[];
  readonly span: HeldSpan;
  readonly call: Call | null;
}

function Returns({ returns, span, call }: ReturnsProps) {
  const picture = useRef<SVGSVGElement | null>(null);
  const motion = ({ back }: Return): string => (back ? words.retrograde : words.direct);
  const asCsv = (): string =>
    csvText([
      ['body', 'return_utc', 'motion'],
      ...returns.map((found) => [found.body, isoOf(found.at), motion(found)]),
    ]);
  const asIcs = (): string =>
    icsText(
      returns.map(({ body, at }) => ({
        start: isoOf(at),
        title: words.returnOf(body),
        uid: `return-${body}-${Math.round(at / 60_000)}@workbench`,
      })),
    );
  return (
    <Panel
      title={words.returns}
      calls={[call]}
      feeds={[{ call }]}
      exports={[
        ...pictureExports(picture, 'returns'),
        { form: 'CSV', save: () => saveFile('returns.csv', 'text/csv', asCsv()) },
        { form: 'ICS', save: () => saveFile('returns.ics', 'text/calendar', asIcs()) },
      ]}
    >
      <p class="note">{words.returnsNote}</p>
      <Bands
        label={words.returns}
        tracks={returnTracks(returns, TEN_BODIES)}
        span={span}
        before={90}
        onPicture={(svg) => (picture.current = svg)}
      />
      <Table
        caption={words.tableOf(words.returns)}
        rows={returns}
        rowKey={({ body, at }) => `${body}|${at}`}
        columns={[
          { head: clockHead(words.exact), cell: ({ at }) => shownMinute(at) },
          { head: words.mover, cell: ({ body }) => bodyLabel(body, plainNames()) },
          { head: words.motion, cell: motion },
          {
            head: words.chartOf,
            cell: ({ body, at }) => (
              <a href={derivedAddress({ kind: 'return', body, at })}>{words.openChart(words.returnOf(body))}</a>
            ),
          },
        ]}
      />
    </Panel>
  );
}
