import { useMemo, useRef } from 'preact/hooks';
import { DraftInput } from '../../../parts/draft-input.js';
import { Fault } from '../../../parts/answer.js';
import { csvText } from '../../../../forms/csv.js';
import { saveFile } from '../../../parts/export.js';
import { bodyLabel, dms, isoShort } from '../../../parts/format.js';
import { Panel } from '../../../parts/panel.js';
import { pictureExports } from '../../../parts/picture-exports.js';
import { Table } from '../../../parts/table.js';
import { listParam, param, setParams } from '../../../state/url.js';
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

/** `2026-08-12T17:45` of an instant. */
const minuteOf = (ms: number): string => new Date(ms).toISOString().slice(0, 16);
const thisHour = (): string => minuteOf(Math.floor(Date.now() / HOUR_MS) * HOUR_MS);

/** Azimuths and altitudes of stars, planets and luminaries over the place of the address at a time of its own. */
export function DomeView() {
  const asked = param('sd');
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(asked) && !Number.isNaN(Date.parse(`${asked}Z`)) ? asked : thisHour();
  const place = placeOf();
  const clock = useMemo(() => clockOf(place.zone, place.longitude), [place.zone, place.longitude]);
  const sky = useSky(`${at}:00Z`, place);
  const field = useField(at.slice(0, 10));
  const layers = listParam('sl', START_LAYERS);
  const picture = useRef<SVGSVGElement | null>(null);
  const move = (hours: number): void => setParams({ sd: minuteOf(Date.parse(`${at}Z`) + hours * HOUR_MS) }, true);
  const title = `${words.dome} ${placeName(place)}`;
  const high = [...sky.things].sort((a, b) => b.altitude - a.altitude);
  const exports = [
    ...pictureExports(picture, 'sky'),
    { form: 'CSV', save: () => saveFile('sky.csv', 'text/csv', csvText(csvRows(high))) },
  ];
  return (
    <div class="sky-dome">
      <Panel title={title} calls={[...sky.calls, ...field.calls]} exports={exports}>
        <div class="dome-time">
          <div class="steps">
            <button type="button" aria-label={words.stepBack} title={words.stepBack} onClick={() => move(-1)}>
              ◀
            </button>
            <label class="field">
              <span>{words.time}</span>
              <DraftInput
                type="datetime-local"
                value={at}
                onCommit={(typed) => typed && setParams({ sd: typed.slice(0, 16) })}
              />
            </label>
            <button type="button" aria-label={words.stepOn} title={words.stepOn} onClick={() => move(1)}>
              ▶
            </button>
          </div>
          <button type="button" onClick={() => setParams({ sd: minuteOf(Date.now()) })}>
            {words.now}
          </button>
          <span class="quiet">
            <bdi dir="ltr">{isoShort(new Date(clock(`${at}:00Z`)).toISOString())}</bdi> ·{' '}
            {words.clock(clockName(place))}
          </span>
        </div>
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
