import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useCalls } from '../../api/calls.js';
import { callOf, useCall } from '../../api/client.js';
import type { Call } from '../../api/client.js';
import type { Shape } from '../../api/operations.js';
import { Answered } from '../../parts/answer.js';
import { Bands } from '../../parts/bands.js';
import type { Track } from '../../parts/bands.js';
import { dayOf, isoOf } from '../../parts/dates.js';
import { csvText } from '../../../forms/csv.js';
import { icsText, saveFile } from '../../parts/export.js';
import { UNKNOWN_HOURS } from '../../state/moment.js';
import { Panel } from '../../parts/panel.js';
import { pictureExports } from '../../parts/picture-exports.js';
import { clockHead, shownMinute } from '../../parts/shown-clock.js';
import { bringRowInSight } from '../../parts/row-in-sight.js';
import { Table } from '../../parts/table.js';
import { SpanBar } from '../../parts/time-frame.js';
import type { Moment } from '../../state/moment.js';
import { useSpan } from '../../state/span.js';
import type { HeldSpan } from '../../state/span.js';
import { param, setParams } from '../../state/url.js';
import { text } from '../../text/text.js';
import {
  bandsIn,
  firdarTracks,
  MOST_YEARS,
  profectionCalls,
  profectionTracks,
  releasingLevels,
  releasingTracks,
} from './periods.js';
import { yearsAbout } from './today.js';

const words = text.time;
const LOTS = ['Spirit', 'Fortune'] as const;
/** Requested length of releasing, years. */
const LIFE_YEARS = 110;
const MOST_ROWS = 300;

type Lot = Shape<'ArabicPartResponse'>;

/** Time lords: profections, firdaria and zodiacal releasing as bands over one axis. */
export function PeriodsTab({ moment, dt }: { moment: Moment; dt: string }) {
  const span = useSpan('l', yearsAbout(4, 8));
  const knowsTime = moment.uncertainHours < UNKNOWN_HOURS;
  const lots = useCall(
    knowsTime
      ? callOf('lots', { dt, observer_lat: moment.latitude, observer_lon: moment.longitude, names: [...LOTS] })
      : null,
  );
  if (!knowsTime) return <p class="note">{words.needsTime}</p>;
  return (
    <>
      <div class="panel time-controls">
        <SpanBar span={span} />
      </div>
      <Profections moment={moment} dt={dt} span={span} />
      <Answered answer={lots}>
        {({ parts }) => (
          <>
            <Firdaria dt={dt} lots={parts} span={span} />
            <Releasing dt={dt} lots={parts} span={span} />
          </>
        )}
      </Answered>
    </>
  );
}

function Profections({ moment, dt, span }: { moment: Moment; dt: string; span: HeldSpan }) {
  const calls = profectionCalls(moment, dt, span.requested);
  const years = useCalls(calls);
  const { faults } = years.value;
  return (
    <PeriodPanel
      title={words.profections}
      note={calls.length === 0 ? words.tooManyYears(MOST_YEARS) : words.profectionNote}
      file="profections"
      tracks={profectionTracks(years.value.data)}
      span={span}
      calls={calls}
    >
      {faults.length > 0 && (
        <p class="fault" role="alert">
          {words.unreachableYears(faults.length)} {faults[0] || text.shell.unreachable}
        </p>
      )}
    </PeriodPanel>
  );
}

function Firdaria({ dt, lots, span }: { dt: string; lots: readonly Lot[]; span: HeldSpan }) {
  const isDay = !lots.find(({ name }) => name === 'Fortune')?.computation_truth?.reversed_for_chart;
  const groups = useCall(callOf('firdariaGroups', { natal: { dt, is_day_chart: isDay } }));
  return (
    <Answered answer={groups}>
      {(data) => (
        <PeriodPanel
          title={words.firdaria}
          note={`${isDay ? words.dayBirth : words.nightBirth}${endedText(firdarTracks(data))}`}
          file="firdaria"
          tracks={firdarTracks(data)}
          span={span}
          calls={[groups.value.call]}
          feeds={[groups.value.call]}
        />
      )}
    </Answered>
  );
}

function Releasing({ dt, lots, span }: { dt: string; lots: readonly Lot[]; span: HeldSpan }) {
  const lot = LOTS.find((name) => name === param('lot')) ?? 'Spirit';
  const longitude = (wanted: string): number | undefined => lots.find(({ name }) => name === wanted)?.longitude;
  const from = longitude(lot);
  const sequence = useCall(
    from === undefined
      ? null
      : callOf('zodiacalReleasing', {
          natal: { dt, lot_longitude: from, lot_name: lot, fortune_longitude: longitude('Fortune') },
          levels: releasingLevels(span.requested),
          span_years: LIFE_YEARS,
        }),
  );
  return (
    <Answered answer={sequence}>
      {(data) => (
        <PeriodPanel
          title={words.releasing}
          note={words.releasingNote}
          file={`releasing-${lot.toLowerCase()}`}
          tracks={releasingTracks(data)}
          span={span}
          calls={[sequence.value.call]}
          feeds={[sequence.value.call]}
        >
          <div class="choices" role="group" aria-label={words.lot}>
            {LOTS.map((name) => (
              <button type="button" key={name} aria-pressed={name === lot} onClick={() => setParams({ lot: name })}>
                {words.lots[name]}
              </button>
            ))}
          </div>
        </PeriodPanel>
      )}
    </Answered>
  );
}

interface PeriodPanelProps {
  readonly title: string;
  readonly note: string;
  readonly file: string;
  readonly tracks: readonly Track[];
  readonly span: HeldSpan;
  readonly calls: readonly (Call | null)[];
  /** Requests that a calendar program can send itself. */
  readonly feeds?: readonly (Call | null)[];
  readonly children?: ComponentChildren;
}

/** The bands of one technique, with a table on request and files. A double click zooms to a band. */
function PeriodPanel({ title, note, file, tracks, span, calls, feeds = [], children }: PeriodPanelProps) {
  const picture = useRef<SVGSVGElement | null>(null);
  const rows = bandsIn(tracks, span.live);
  const asCsv = (): string =>
    csvText([
      ['level', 'period', 'start_utc', 'end_utc', 'description'],
      ...rows.map(({ track, label = '', from, to, title: sentence }) => [
        track,
        label,
        isoOf(from),
        isoOf(to),
        sentence,
      ]),
    ]);
  const asIcs = (): string =>
    icsText(
      rows.map(({ key, track, from, title: sentence }) => ({
        start: isoOf(from),
        title: sentence,
        uid: `${file}-${track}-${key}@workbench`.replaceAll(/[^\w.@-]+/g, '-'),
      })),
    );
  return (
    <Panel
      title={title}
      calls={calls}
      feeds={feeds.map((call) => ({ call }))}
      exports={[
        ...pictureExports(picture, file),
        { form: 'CSV', save: () => saveFile(`${file}.csv`, 'text/csv', asCsv()) },
        { form: 'ICS', save: () => saveFile(`${file}.ics`, 'text/calendar', asIcs()) },
      ]}
    >
      <p class="note">{note}</p>
      {children}
      <Bands
        label={title}
        tracks={tracks}
        span={span}
        rowHeight={34}
        before={84}
        onPicture={(svg) => (picture.current = svg)}
        onBand={({ from, to }) => span.set({ from, to })}
      />
      <details class="as-table" onToggle={() => bringRowInSight(words.tableOf(title), currentRow(rows))}>
        <summary>{words.asTable}</summary>
        <Table
          caption={words.tableOf(title)}
          rows={rows.slice(0, MOST_ROWS)}
          rowKey={({ track, key }) => `${track}|${key}`}
          columns={[
            { head: clockHead(words.begins), cell: ({ from }) => shownMinute(from) },
            { head: words.ends, cell: ({ to }) => dayOf(to) },
            { head: words.levelHead, cell: ({ track }) => track },
            { head: words.period, cell: ({ label }) => label },
          ]}
        />
      </details>
    </Panel>
  );
}

/** The row of the period that began last; -1 if none has begun. */
const currentRow = (rows: readonly { readonly from: number }[]): number =>
  rows.filter(({ from }) => from <= Date.now()).length - 1;

/** The note that the series of firdaria ended before today; empty before its end. */
function endedText(tracks: readonly Track[]): string {
  const end = Math.max(...tracks.flatMap(({ bands }) => bands.map(({ to }) => to)));
  return end < Date.now() ? ` ${words.firdariaEnded(dayOf(end))}` : '';
}
