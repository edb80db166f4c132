import { isoOf } from '../../../parts/dates.js';
import { useMemo, useRef } from 'preact/hooks';
import { callOf, useCall } from '../../../api/client.js';
import { Answered } from '../../../parts/answer.js';
import { csvText } from '../../../../forms/csv.js';
import { DraftInput } from '../../../parts/draft-input.js';
import { saveFile } from '../../../parts/export.js';
import { isoShort } from '../../../parts/format.js';
import { Panel } from '../../../parts/panel.js';
import { pictureExports } from '../../../parts/picture-exports.js';
import { Table } from '../../../parts/table.js';
import { numberParam, setParams } from '../../../state/url.js';
import { text } from '../../../text/text.js';
import { jdOfDate } from '../days.js';
import { clockName, placeName, placeOf } from '../place.js';
import { SOLAR_EVENTS } from './bands.js';
import type { SolarDay } from './bands.js';
import { clockOf, DAY_MS } from './civil.js';
import { YearPlot } from './plot.js';

const words = text.sky;
const FIRST_YEAR = 1,
  LAST_YEAR = 2999;

/** Day, twilights and night of a year in the clock time of the place. A day before and a day after complete the edges. */
export function Year() {
  const year = Math.min(Math.max(Math.round(numberParam('y', new Date().getUTCFullYear())), FIRST_YEAR), LAST_YEAR);
  const place = placeOf();
  const first = jdOfDate(year),
    days = jdOfDate(year + 1) - first;
  const answer = useCall(
    callOf('twilight', { jd_day: first - 1, lat: place.latitude, lon: place.longitude, days: days + 2 }),
  );
  const clock = useMemo(() => clockOf(place.zone, place.longitude), [place.zone, place.longitude]);
  const picture = useRef<SVGSVGElement | null>(null);
  const chosen = Math.min(
    Math.max(Math.round(numberParam('yd', year === new Date().getUTCFullYear() ? dayOfYear() : 1)), 1),
    days,
  );
  const shown = answer.value.data?.daily ?? [];
  const name = `sun-${year}`;
  const exports = [
    ...pictureExports(picture, name),
    { form: 'CSV', save: () => saveFile(`${name}.csv`, 'text/csv', csvText(csvRows(shown.slice(1, -1)))) },
  ];
  const origin = (first - jdOfDate(1970)) * DAY_MS;
  return (
    <Panel
      title={words.yearPlot(placeName(place), year)}
      calls={[answer.value.call]}
      feeds={[{ call: answer.value.call }]}
      exports={exports}
      class="sky-year"
    >
      <div class="sky-filters">
        <label class="field">
          <span>{words.year}</span>
          <DraftInput
            type="number"
            min={FIRST_YEAR}
            max={LAST_YEAR}
            value={year}
            onCommit={(typed) => setParams({ y: Number(typed) })}
          />
        </label>
        <label class="field">
          <span>{words.day}</span>
          <input
            type="range"
            min={1}
            max={days}
            value={chosen}
            aria-valuetext={dateText(origin, chosen)}
            onInput={(event) => setParams({ yd: Number(event.currentTarget.value) }, true)}
          />
        </label>
      </div>
      <Answered answer={answer}>
        {(data) => (
          <>
            <YearPlot
              label={words.yearPlot(placeName(place), year)}
              days={data.daily ?? []}
              clock={clock}
              origin={origin}
              length={days}
              chosen={chosen}
              onChoose={(day) => setParams({ yd: day })}
              onPicture={(element) => (picture.current = element)}
            />
            <p class="note">{words.clock(clockName(place))}</p>
            {data.daily?.[chosen] && (
              <DayTable day={data.daily[chosen]} clock={clock} date={dateText(origin, chosen)} />
            )}
          </>
        )}
      </Answered>
    </Panel>
  );
}

/** The number of today in the year, from 1. */
const dayOfYear = (): number =>
  Math.floor(Date.now() / DAY_MS) - (jdOfDate(new Date().getUTCFullYear()) - jdOfDate(1970)) + 1;

const dateText = (origin: number, day: number): string => isoOf(origin + (day - 1) * DAY_MS).slice(0, 10);

function DayTable({ day, clock, date }: { day: SolarDay; clock: (utc: string) => number; date: string }) {
  return (
    <>
      <h3 class="sky-date">{date}</h3>
      <Table
        caption={date}
        rows={SOLAR_EVENTS}
        fixed
        rowKey={(event) => event}
        columns={[
          { head: words.event, cell: (event) => words.solarEvents[event] },
          {
            head: words.clockTime,
            numeric: true,
            cell: (event) => {
              const at = day[event];
              return at ? isoShort(isoOf(clock(at.datetime_utc)), true) : words.none;
            },
          },
          {
            head: words.time,
            numeric: true,
            cell: (event) => {
              const at = day[event];
              return at ? isoShort(at.datetime_utc, true) : words.none;
            },
          },
        ]}
      />
    </>
  );
}

const csvRows = (days: readonly SolarDay[]): (string | number)[][] => [
  ['jd_day', ...SOLAR_EVENTS],
  ...days.map((day) => [day.jd_day, ...SOLAR_EVENTS.map((event) => day[event]?.datetime_utc ?? '')]),
];
