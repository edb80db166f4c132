import { useTask } from '../../api/client.js';
import { Answered } from '../../parts/answer.js';
import { csvText } from '../../../forms/csv.js';
import { DraftInput } from '../../parts/draft-input.js';
import { icsText, saveFile } from '../../parts/export.js';
import { Panel } from '../../parts/panel.js';
import type { Feed } from '../../parts/subscribe.js';
import { clockHead, shownIso } from '../../parts/shown-clock.js';
import { timeOf } from '../../parts/dates.js';
import { useRowInSight } from '../../parts/row-in-sight.js';
import { Table } from '../../parts/table.js';
import { listParam, param, setParams } from '../../state/url.js';
import { text } from '../../text/text.js';
import { batchCall, callsOf, phasesCall, eventsOf, KINDS } from './events.js';
import type { Kind, YearEvent } from './events.js';

const words = text.tables;
const START_KINDS: readonly Kind[] = ['ingress', 'station', 'lunation', 'eclipse', 'aspect'];

/** The events of a year as a list, a file and a calendar. */
export function YearEvents() {
  const requested = param('ey'),
    year = requested === '' ? new Date().getUTCFullYear() : Number(requested);
  const isYear = Number.isInteger(year) && Math.abs(year) < 10_000;
  const chosen = listParam('ek', START_KINDS),
    kinds = KINDS.filter((kind) => chosen.includes(kind));
  const answer = useTask<readonly YearEvent[]>(
    isYear && kinds.length > 0 ? `${year} ${kinds.join()}` : null,
    (signal) => eventsOf(year, kinds, signal),
  );
  const { data, loading } = answer.value;
  return (
    <Panel
      title={words.events}
      calls={isYear ? callsOf(year, kinds) : []}
      feeds={isYear ? feedsOf(year, kinds) : []}
      exports={data !== null && data.length > 0 && !loading ? filesOf(year, data) : []}
    >
      <YearForm year={requested || String(year)} isYear={isYear} kinds={kinds} />
      <Answered answer={answer}>{(events) => <EventList events={events} />}</Answered>
    </Panel>
  );
}

/** One calendar feed for each kind. */
const feedsOf = (year: number, kinds: readonly Kind[]): readonly Feed[] =>
  kinds.map((kind) => ({
    call: kind === 'lunation' ? phasesCall(year) : batchCall(year, [kind]),
    name: words.kinds[kind],
  }));

/** The first event from now on; -1 in a past or future year. */
function upcomingRow(events: readonly YearEvent[]): number {
  const now = Date.now();
  const at = events.findIndex(({ utc }) => timeOf(utc) > now);
  return at === 0 ? -1 : at;
}

function EventList({ events }: { events: readonly YearEvent[] }) {
  useRowInSight(words.eventList, upcomingRow(events));
  if (events.length === 0) return <p class="quiet">{words.none}</p>;
  return (
    <>
      <p class="note" role="status">
        {words.count(events.length)}
      </p>
      <Table
        caption={words.eventList}
        rows={events}
        rowKey={({ utc, title }) => `${utc} ${title}`}
        columns={[
          { head: clockHead(words.time), cell: ({ utc }) => shownIso(utc) },
          { head: words.kind, cell: ({ kind }) => words.kindOf[kind] },
          { head: words.event, cell: ({ title }) => title },
          { head: words.where, cell: ({ where }) => where },
        ]}
      />
    </>
  );
}

function filesOf(year: number, events: readonly YearEvent[]) {
  return [
    {
      form: 'ICS',
      save: () =>
        saveFile(
          `events-${year}.ics`,
          'text/calendar',
          icsText(
            events.map(({ utc, title, where }, i) => ({
              start: utc,
              title: where === '' ? title : `${title} (${where})`,
              uid: `${utc}-${i}@workbench`,
            })),
          ),
        ),
    },
    {
      form: 'CSV',
      save: () =>
        saveFile(
          `events-${year}.csv`,
          'text/csv',
          csvText([
            ['datetime_utc', 'kind', 'event', 'where'],
            ...events.map(({ utc, kind, title, where }) => [utc, kind, title, where]),
          ]),
        ),
    },
  ];
}

function YearForm({ year, isYear, kinds }: { year: string; isYear: boolean; kinds: readonly Kind[] }) {
  return (
    <form class="table-form" aria-label={words.eventForm} onSubmit={(event) => event.preventDefault()}>
      <label>
        <span>{words.year}</span>
        <DraftInput
          type="number"
          step={1}
          value={year}
          aria-invalid={!isYear}
          onCommit={(typed) => setParams({ ey: typed })}
        />
        {!isYear && (
          <small class="fault" role="alert">
            {words.badYear}
          </small>
        )}
      </label>
      <fieldset class="choices">
        <legend>{words.kindsLegend}</legend>
        {KINDS.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={kinds.includes(name)}
              onChange={(event) => {
                const next = KINDS.filter((one) => (one === name ? event.currentTarget.checked : kinds.includes(one)));
                setParams({ ek: next.join(',') || 'none' });
              }}
            />
            {words.kinds[name]}
          </label>
        ))}
      </fieldset>
    </form>
  );
}
