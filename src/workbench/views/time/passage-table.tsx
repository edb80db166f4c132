import type { Call } from '../../api/client.js';
import { isoOf } from '../../parts/dates.js';
import { csvText } from '../../../forms/csv.js';
import { icsText, saveFile } from '../../parts/export.js';
import { bodyLabel } from '../../parts/format.js';
import { Panel } from '../../parts/panel.js';
import { clockHead, shownMinute } from '../../parts/shown-clock.js';
import { Table } from '../../parts/table.js';
import { settings } from '../../state/settings.js';
import { text } from '../../text/text.js';
import type { Passage } from './passages.js';

const words = text.time;
/** Rows of the table; the files contain all. */
const MOST_ROWS = 500;

interface Row {
  readonly passage: Passage;
  readonly at: number;
  readonly back: boolean;
}

/** All exact hits in order of time, with their stays within the orb. */
export function PassageTable({
  kind,
  passages,
  call,
}: {
  kind: 'transits' | 'progressions';
  passages: readonly Passage[];
  call: Call | null;
}) {
  const plain = settings.value.names === 'words';
  const rows: readonly Row[] = passages
    .flatMap((passage) => passage.hits.map((hit) => ({ passage, ...hit })))
    .sort((a, b) => a.at - b.at);
  const edge = (ms: number | null, other: string): string => (ms === null ? other : shownMinute(ms));
  const motion = ({ back }: Row): string => (back ? words.retrograde : words.direct);
  const asCsv = (): string =>
    csvText([
      ['body', 'aspect', 'natal', 'enters_utc', 'exact_utc', 'leaves_utc', 'motion'],
      ...rows.map((row) => [
        row.passage.mover,
        row.passage.aspect,
        row.passage.natal,
        row.passage.enters === null ? '' : isoOf(row.passage.enters),
        isoOf(row.at),
        row.passage.leaves === null ? '' : isoOf(row.passage.leaves),
        motion(row),
      ]),
    ]);
  const asIcs = (): string =>
    icsText(
      rows.map(({ passage: { mover, aspect, natal }, at }) => {
        const what = words.passage(mover, words.aspectNames[aspect], natal);
        return {
          start: isoOf(at),
          title: kind === 'progressions' ? words.progressed(what) : what,
          uid: `${kind}-${mover}-${aspect}-${natal}-${Math.round(at / 60_000)}@workbench`.replaceAll(' ', '-'),
        };
      }),
    );
  return (
    <Panel
      title={words.list}
      calls={[call]}
      feeds={kind === 'transits' ? [{ call }] : []}
      exports={[
        { form: 'CSV', save: () => saveFile(`${kind}.csv`, 'text/csv', asCsv()) },
        { form: 'ICS', save: () => saveFile(`${kind}.ics`, 'text/calendar', asIcs()) },
      ]}
    >
      <Table
        caption={words.listTable}
        rows={rows.slice(0, MOST_ROWS)}
        rowKey={({ passage, at }) => `${passage.key}|${at}`}
        columns={[
          { head: clockHead(words.exact), cell: ({ at }) => shownMinute(at) },
          { head: words.mover, cell: ({ passage }) => bodyLabel(passage.mover, plain) },
          { head: words.aspect, cell: ({ passage }) => words.aspectNames[passage.aspect] },
          { head: words.target, cell: ({ passage }) => bodyLabel(passage.natal, plain) },
          { head: words.motion, cell: motion },
          { head: words.enters, cell: ({ passage }) => edge(passage.enters, words.before) },
          { head: words.leaves, cell: ({ passage }) => edge(passage.leaves, words.after) },
        ]}
      />
      {rows.length > MOST_ROWS && <p class="note">{words.firstOf(MOST_ROWS, rows.length)}</p>}
    </Panel>
  );
}
