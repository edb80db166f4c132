import { useMemo, useRef } from 'preact/hooks';
import { DraftInput } from '../../../parts/draft-input.js';
import { isoOf, timeOf } from '../../../parts/dates.js';
import { Fault } from '../../../parts/answer.js';
import { csvText } from '../../../../forms/csv.js';
import { saveFile } from '../../../parts/export.js';
import { bodyLabel, dms, isoShort } from '../../../parts/format.js';
import { Panel } from '../../../parts/panel.js';
import { pictureExports } from '../../../parts/picture-exports.js';
import { clockHead, instantOfShown, shownMinute } from '../../../parts/shown-clock.js';
import { Table } from '../../../parts/table.js';
import { setViewed, viewedMs } from '../../../state/viewed.js';
import type { Observer } from '../../../state/observer.js';
import { listParam, setParams } from '../../../state/url.js';
import { text } from '../../../text/text.js';
import { clockName, placeName, placeOf } from '../place.js';
import { clockOf } from '../year/civil.js';
import { Choices } from '../../../parts/choices.js';
import { useField } from './field.js';
import { Dome, LAYERS, START_LAYERS } from './picture.js';
import type { Layer } from './picture.js';
import { useSky } from './stars.js';
import type { InSky } from './stars.js';

const words = text.sky;
const HOUR_MS = 3_600_000;

/** An instant as `2026-08-12T17:45`. */
const minuteOf = (ms: number): string => isoOf(ms).slice(0, -8);

const DAY_MS = 24 * HOUR_MS;
const EVENING_HOUR = 22;
/** Below this altitude of the Sun the brightest stars are visible. */
const NIGHT_DEG = -6;

/** This evening at 22 h local mean time: the default moment of the view. */
const tonight = ({ longitude }: Observer): number => {
  const mean = Date.now() + (longitude / 15) * HOUR_MS;
  return Math.round(((Math.floor(mean / DAY_MS) * 24 + EVENING_HOUR - longitude / 15) * HOUR_MS) / 60_000) * 60_000;
};

/** Stars, planets and luminaries above the place of the address at the moment in view. */
export function DomeView() {
  const place = placeOf();
  const viewed = viewedMs() ?? tonight(place);
  const at = minuteOf(viewed);
  const sky = useSky(`${at}:00Z`, place);
  const field = useField(at.slice(0, 10));
  const layers = listParam('sl', START_LAYERS);
  const picture = useRef<SVGSVGElement | null>(null);
  const title = `${words.dome} ${placeName(place)}`;
  const high = [...sky.things].sort((a, b) => b.altitude - a.altitude);
  const exports = [
    ...pictureExports(picture, 'sky'),
    { form: 'CSV', save: () => saveFile('sky.csv', 'text/csv', csvText(csvRows(high))) },
  ];
  return (
    <div class="sky-dome">
      <Panel title={title} calls={[...sky.calls, ...field.calls]} exports={exports}>
        <DomeTime at={at} place={place} />
        <Daylight things={sky.things} />
        {sky.error && <Fault error={sky.error} />}
        <Dome
          label={title}
          bodies={sky.things.filter(({ star }) => star === null)}
          field={field}
          layers={layers}
          lstDeg={sky.lstDeg}
          latitude={place.latitude}
          onPicture={(element) => (picture.current = element)}
        />
        <Choices
          label={words.layers}
          names={LAYERS}
          chosen={layers}
          show={(name) => words.layerNames[name as Layer]}
          change={(names) => setParams({ sl: names.join(',') || '-' })}
        />
        <p class="note">{words.domeHint}</p>
      </Panel>
      <div class="sky-tables">
        <Panel title={words.planetsAt}>
          <Places caption={words.tableOfPlanets} things={high.filter(({ star }) => star === null)} />
        </Panel>
        <Panel title={words.starsAbove}>
          <Places
            caption={words.tableOfStars}
            things={high.filter(({ star, altitude }) => star !== null && altitude >= 0)}
          />
        </Panel>
      </div>
    </div>
  );
}

/** The field and buttons of the moment in view: date, an hour back or forward, now, or this evening. */
function DomeTime({ at, place }: { at: string; place: Observer }) {
  const clock = useMemo(() => clockOf(place.zone, place.longitude), [place.zone, place.longitude]);
  const move = (hours: number): void => setViewed(timeOf(`${at}Z`) + hours * HOUR_MS, true);
  return (
    <div class="dome-time">
      <div class="steps">
        <button type="button" aria-label={words.stepBack} title={words.stepBack} onClick={() => move(-1)}>
          ◀
        </button>
        <label class="field">
          <span>{clockHead(words.time)}</span>
          <DraftInput
            type="datetime-local"
            value={shownMinute(timeOf(`${at}Z`)).replace(' ', 'T')}
            onCommit={(typed) => typed && setViewed(instantOfShown(typed.slice(0, 16)))}
          />
        </label>
        <button type="button" aria-label={words.stepOn} title={words.stepOn} onClick={() => move(1)}>
          ▶
        </button>
      </div>
      <button type="button" onClick={() => setViewed(Date.now())}>
        {words.now}
      </button>
      <button type="button" onClick={() => setViewed(null)}>
        {words.tonight}
      </button>
      <span class="quiet">
        <bdi dir="ltr">{isoShort(isoOf(clock(`${at}:00Z`)))}</bdi> · {words.clock(clockName(place))}
      </span>
    </div>
  );
}

/** The note that daylight or twilight hides the drawn stars. */
function Daylight({ things }: { things: readonly InSky[] }) {
  const sun = things.find(({ body }) => body === 'Sun');
  if (sun === undefined || sun.altitude < NIGHT_DEG) return null;
  return (
    <p class="note" role="status">
      {sun.altitude >= 0 ? words.daylight(dms(sun.altitude, false)) : words.twilight(dms(-sun.altitude, false))}
    </p>
  );
}

const Places = ({ caption, things }: { caption: string; things: readonly InSky[] }) => (
  <Table
    caption={caption}
    rows={things}
    rowKey={({ body }) => body}
    columns={[
      { head: words.body, cell: ({ body, star }) => (star ? body : bodyLabel(body)) },
      { head: words.altitude, numeric: true, cell: ({ altitude }) => dms(altitude, false) },
      { head: words.azimuth, numeric: true, cell: ({ azimuth }) => dms(azimuth, false) },
      ...(things[0]?.star
        ? [
            { head: words.magnitude, numeric: true, cell: ({ star }: InSky) => star?.magnitude.toFixed(2) ?? '' },
            { head: words.constellation, cell: ({ star }: InSky) => star?.constellation ?? '' },
          ]
        : []),
    ]}
  />
);

const csvRows = (things: readonly InSky[]): (string | number)[][] => [
  ['body', 'altitude_deg', 'azimuth_deg', 'magnitude', 'constellation'],
  ...things.map(({ body, altitude, azimuth, star }) => [
    body,
    altitude,
    azimuth,
    star?.magnitude ?? '',
    star?.constellation ?? '',
  ]),
];
