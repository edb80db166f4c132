import { isoOf } from '../../../parts/dates.js';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Fault } from '../../../parts/answer.js';
import { Bands } from '../../../parts/bands.js';
import { csvText } from '../../../../forms/csv.js';
import { icsText, saveFile } from '../../../parts/export.js';
import { Panel } from '../../../parts/panel.js';
import { pictureExports } from '../../../parts/picture-exports.js';
import { bounded } from '../../../state/span.js';
import type { HeldSpan, Span } from '../../../state/span.js';
import { text } from '../../../text/text.js';
import { jdOfDate } from '../days.js';
import { clockName, placeName, placeOf } from '../place.js';
import { clockOf, DAY_MS } from '../year/civil.js';
import { useCalendar } from './calendar.js';
import { bodiesOf, HeliacalForm, seeingOf, yearOf } from './form.js';
import { rangeOf } from './phases.js';
import type { Phase } from './phases.js';
import { HeliacalTable, phaseText } from './table.js';
import { tracksOf } from './tracks.js';

const words = text.sky;
const MS_PER_DAY = DAY_MS;
const msOf = (jd: number): number => (jd - jdOfDate(1970)) * MS_PER_DAY;

/** The heliacal events of planets and stars in a year at the place of the address, with their ranges of dates. */
export function HeliacalView() {
  const place = placeOf(),
    year = yearOf(),
    bodies = bodiesOf(),
    seeing = seeingOf(place);
  // The year in local mean time of the place.
  const east = place.longitude / 360;
  const between = [jdOfDate(year) - east, jdOfDate(year + 1) - east] as const;
  const calendar = useCalendar(bodies, between, seeing);
  const span = useZoom(msOf(between[0]), msOf(between[1]));
  const picture = useRef<SVGSVGElement | null>(null);
  const clock = useMemo(() => clockOf(place.zone, place.longitude), [place.zone, place.longitude]);
  const phases = calendar.years
    .flatMap((one) => one.phases)
    .filter(({ jd_ut }) => jd_ut > between[0] && jd_ut <= between[1])
    .sort((a, b) => a.jd_ut - b.jd_ut);
  const absent = calendar.years.filter(({ absence }) => absence !== null);
  const name = `heliacal-${year}`;
  const title = words.heliacalTitle(placeName(place), year);
  const exports = [
    ...pictureExports(picture, name),
    { form: 'CSV', save: () => saveFile(`${name}.csv`, 'text/csv', csvText(csvRows(phases))) },
    { form: 'ICS', save: () => saveFile(`${name}.ics`, 'text/calendar', asIcs(phases)) },
  ];
  return (
    <div class="sky-heliacal">
      <Panel title={title} calls={calendar.years.flatMap(({ calls }) => calls)} exports={exports}>
        <HeliacalForm year={year} bodies={bodies} seeing={seeing} error={calendar.error} />
        {calendar.error && <Fault error={calendar.error} />}
        <p class="note" role="status">
          {calendar.waiting > 0 ? words.stillToCome(calendar.waiting) : words.sights(phases.length)}
        </p>
        <Bands
          label={title}
          tracks={tracksOf(calendar.years, bodies, span.requested)}
          span={span}
          rowHeight={30}
          before={104}
          onPicture={(svg) => (picture.current = svg)}
        />
        <Legend />
        {absent.map(({ body, absence }) => (
          <p key={body} class="note">
            {words.absent(body, absence ?? '')}
          </p>
        ))}
        <p class="note">{words.heliacalNote}</p>
      </Panel>
      <Panel title={words.sightList} exports={exports.slice(2)}>
        <HeliacalTable phases={phases} clock={clock} />
        <p class="note">{words.clock(clockName(place))}</p>
        <p class="note">{words.heliacalNoFeed}</p>
      </Panel>
    </div>
  );
}

/** The visible part of the year, kept while the view is open. */
function useZoom(from: number, to: number): HeldSpan {
  const whole: Span = { from, to };
  const live = useSignal<Span>(whole);
  useEffect(() => {
    live.value = whole;
  }, [from, to]);
  const set = (span: Span): void => {
    const { from: start, to: end } = bounded(span, to - from);
    const moved = Math.max(from - start, Math.min(0, to - end));
    live.value = { from: start + moved, to: end + moved };
  };
  const isOld = live.value.from >= to || live.value.to <= from;
  return { live: isOld ? whole : live.value, requested: whole, set };
}

function Legend() {
  return (
    <ul class="legend">
      {(['morning', 'night', 'evening', 'range'] as const).map((name) => (
        <li key={name}>
          <svg viewBox="0 0 22 14" width="22" height="14" aria-hidden="true" class="time-frame">
            <g class={`band sight-${name}`}>
              <rect width="22" height="14" rx="3" />
            </g>
          </svg>
          {words.sightNames[name]}
        </li>
      ))}
    </ul>
  );
}

const csvRows = (phases: readonly Phase[]): (string | number)[][] => [
  ['body', 'kind', 'datetime_utc', 'earliest_utc', 'latest_utc', 'altitude_deg', 'sun_altitude_deg', 'magnitude'],
  ...phases.map((phase) => {
    const range = rangeOf(phase);
    return [
      phase.body,
      phase.kind,
      phase.datetime_utc,
      range ? isoOf(range[0]) : '',
      range ? isoOf(range[1]) : '',
      phase.target_altitude_deg,
      phase.sun_altitude_deg,
      phase.apparent_magnitude,
    ];
  }),
];

const asIcs = (phases: readonly Phase[]): string =>
  icsText(
    phases.map((phase) => ({
      start: phase.datetime_utc,
      title: `${phase.body}: ${phaseText(phase)}`,
      uid: `${phase.body}-${phase.kind}-${phase.datetime_utc.slice(0, 10)}@workbench`.replaceAll(' ', '-'),
    })),
  );
