import { useRef } from 'preact/hooks';
import { faultAt, useCall } from '../../api/client.js';
import type { Call } from '../../api/client.js';
import { Answered } from '../../parts/answer.js';
import { isoOf, timeOf } from '../../parts/dates.js';
import { csvText } from '../../../forms/csv.js';
import { icsText, saveFile } from '../../parts/export.js';
import { bodyLabel, dms } from '../../parts/format.js';
import { UNKNOWN_HOURS } from '../../state/moment.js';
import { Panel } from '../../parts/panel.js';
import { pictureExports } from '../../parts/picture-exports.js';
import { clockHead, shownMinute } from '../../parts/shown-clock.js';
import { Table } from '../../parts/table.js';
import { SpanBar } from '../../parts/time-frame.js';
import type { Moment } from '../../state/moment.js';
import { settings } from '../../state/settings.js';
import { useSpan } from '../../state/span.js';
import type { HeldSpan } from '../../state/span.js';
import { text } from '../../text/text.js';
import { directingOf, DirectionChoices } from './direction-choices.js';
import { DirectionPlot, sentenceOf } from './direction-plot.js';
import { directionsCall, directionsIn, directionsOf, notDirected, LIFE_YEARS } from './directions.js';
import type { ArcsAnswer, Directing, Direction } from './directions.js';
import { yearsAbout } from './today.js';

const words = text.time;
/** Rows of the table; the files contain all. */
const MOST_ROWS = 500;

/** Primary directions of a life as points over dates and ages, and as a table. */
export function DirectionsTab({ moment, dt }: { moment: Moment; dt: string }) {
  const span = useSpan('pd', yearsAbout(4, 8));
  const chosen = directingOf();
  const knowsTime = moment.uncertainHours < UNKNOWN_HOURS;
  const call = knowsTime ? directionsCall(moment, dt, chosen) : null;
  const answer = useCall(call);
  if (!knowsTime) return <p class="note">{words.directionsNeedTime}</p>;
  return (
    <>
      <div class="panel time-controls">
        <SpanBar span={span} />
        <DirectionChoices chosen={chosen} rateFault={faultAt(answer.value.error, '/timing/rate_deg_per_year')} />
      </div>
      {call === null && <p class="note">{words.nothingDirected}</p>}
      <Answered answer={answer}>
        {(data) => <Found answer={data} chosen={chosen} birth={timeOf(dt)} span={span} call={answer.value.call} />}
      </Answered>
    </>
  );
}

interface FoundProps {
  readonly answer: ArcsAnswer;
  readonly chosen: Directing;
  readonly birth: number;
  readonly span: HeldSpan;
  readonly call: Call | null;
}

function Found({ answer, chosen, birth, span, call }: FoundProps) {
  const picture = useRef<SVGSVGElement | null>(null);
  const all = directionsOf(answer);
  const rows = directionsIn(all, span.live);
  const { bodies, aspectPoints, isCircumpolar } = notDirected(answer);
  const exports = [
    ...pictureExports(picture, 'directions'),
    { form: 'CSV', save: () => saveFile('directions.csv', 'text/csv', csvText(csvRows(all))) },
    { form: 'ICS', save: () => saveFile('directions.ics', 'text/calendar', asIcs(all)) },
  ];
  return (
    <Panel title={words.tabs.directions} calls={[call]} exports={exports} feeds={[{ call }]}>
      <p class="note">{words.directionsNote}</p>
      {bodies.length + aspectPoints > 0 && (
        <p class="note">
          {words.notDirected(
            bodies.map((name) => bodyLabel(name, true)),
            aspectPoints,
            isCircumpolar,
          )}
        </p>
      )}
      <DirectionPlot
        directions={rows}
        significators={chosen.significators}
        birth={birth}
        span={span}
        onPicture={(svg) => (picture.current = svg)}
      />
      <p class="quiet hint">{words.gestures}</p>
      <p class="note" role="status">
        {words.directionsCount(rows.length, all.length, LIFE_YEARS)}
      </p>
      <DirectionTable rows={rows} />
    </Panel>
  );
}

function DirectionTable({ rows }: { rows: readonly Direction[] }) {
  const plain = settings.value.names === 'words';
  const aspect = ({ aspect: name, side }: Direction): string =>
    [side === null ? '' : words.sides[side], words.aspectNames[name]].filter(Boolean).join(' ');
  return (
    <>
      <Table
        caption={words.directionsTable}
        rows={rows.slice(0, MOST_ROWS)}
        rowKey={({ key }) => key}
        columns={[
          { head: clockHead(words.dateUtc), cell: ({ at }) => shownMinute(at) },
          { head: words.age, numeric: true, cell: ({ age }) => age.toFixed(2) },
          { head: words.promissor, cell: ({ promissor }) => bodyLabel(promissor, plain) },
          { head: words.aspect, cell: aspect },
          { head: words.significator, cell: ({ significator }) => bodyLabel(significator, plain) },
          { head: words.motion, cell: ({ converse }) => (converse ? words.converse : words.direct) },
          { head: words.arc, numeric: true, cell: ({ arc }) => dms(arc) },
        ]}
      />
      {rows.length > MOST_ROWS && <p class="note">{words.firstOf(MOST_ROWS, rows.length)}</p>}
    </>
  );
}

const csvRows = (all: readonly Direction[]): (string | number)[][] => [
  ['age_years', 'date_utc', 'promissor', 'aspect', 'side', 'significator', 'motion', 'arc_deg'],
  ...all.map(({ age, iso, promissor, aspect, side, significator, converse, arc }) => [
    age,
    iso,
    promissor,
    aspect,
    side ?? '',
    significator,
    converse ? 'converse' : 'direct',
    arc,
  ]),
];

const asIcs = (all: readonly Direction[]): string =>
  icsText(
    all.map((direction) => ({
      start: isoOf(direction.at),
      title: sentenceOf(direction),
      uid: `direction-${direction.key}@workbench`.replaceAll(/[^\w.@-]+/g, '-'),
    })),
  );
