import { useMemo, useRef } from 'preact/hooks';
import { useCalls } from '../../../api/calls.js';
import { useCall } from '../../../api/client.js';
import { Answered, Fault } from '../../../parts/answer.js';
import { Choices } from '../../../parts/choices.js';
import { csvText } from '../../../../forms/csv.js';
import { DraftInput } from '../../../parts/draft-input.js';
import { icsText, saveFile } from '../../../parts/export.js';
import { bodyLabel } from '../../../parts/format.js';
import { geoJsonText } from '../../../parts/map/layers.js';
import type { MapLayer } from '../../../parts/map/layers.js';
import { TurningMap } from '../../../parts/map/turning-map.js';
import { useCloserLook } from '../../../parts/map/closer-look.js';
import { Panel } from '../../../parts/panel.js';
import { pictureExports } from '../../../parts/picture-exports.js';
import { clockHead, shownIso, shownSecond } from '../../../parts/shown-clock.js';
import { Table } from '../../../parts/table.js';
import { listParam, numberParam, param, setParams } from '../../../state/url.js';
import { text } from '../../../text/text.js';
import { durationText, jdOfDate } from '../days.js';
import { useChosenInSight } from '../chosen-in-sight.js';
import { Facts } from '../eclipses/facts.js';
import { placeName, placeOf, setPoint } from '../place.js';
import { inOrder, keyOf, planetsCall, starCall, STARS, START_STARS, zoneCall } from './events.js';
import type { Occultation } from './events.js';
import { OccultationHere } from './here.js';
import { occultationLayers } from './layers.js';

const words = text.sky;
const FIRST_YEAR = 1551,
  LAST_YEAR = 2648;
/** Number of points of the track and of each edge, at the scale of the Earth and of a city. */
const LINE_POINTS = 181,
  CLOSE_LINE_POINTS = 721;

/** Planets and stars that the Moon occults in a year, each with its zone of visibility on the Earth. */
export function Occultations() {
  const requested = Math.round(numberParam('y', new Date().getUTCFullYear()));
  const year = Math.min(Math.max(requested, FIRST_YEAR), LAST_YEAR);
  const [from, to] = [jdOfDate(year), jdOfDate(year + 1)];
  const stars = STARS.filter((name) => listParam('os', START_STARS).includes(name));
  const planets = useCall(planetsCall(from, to));
  const starCalls = stars.map((star) => starCall(star, from, to));
  const ofStars = useCalls(starCalls);
  const events = inOrder([...(planets.value.data ? [planets.value.data] : []), ...ofStars.value.data]);
  const chosen = events.find((event) => keyOf(event) === param('oc')) ?? upcoming(events);
  const name = `occultations-${year}`;
  const exports = [
    { form: 'CSV', save: () => saveFile(`${name}.csv`, 'text/csv', csvText(csvRows(events))) },
    { form: 'ICS', save: () => saveFile(`${name}.ics`, 'text/calendar', asIcs(events)) },
  ];
  return (
    <div class="sky-eclipses">
      <Panel
        title={words.occultations}
        calls={[planets.value.call, ...starCalls]}
        feeds={[
          { call: planets.value.call, name: words.planetsOcculted },
          ...starCalls.map((call, i) => ({ call, name: stars[i] })),
        ]}
        exports={exports}
        class="sky-list"
      >
        <label class="field">
          <span>{words.year}</span>
          <DraftInput
            type="number"
            min={FIRST_YEAR}
            max={LAST_YEAR}
            step={1}
            value={year}
            onCommit={(typed) => setParams({ y: Number(typed), oc: null, map: null })}
          />
        </label>
        <Choices
          label={words.starsOcculted}
          names={STARS}
          chosen={stars}
          show={(star) => star}
          change={(names) => setParams({ os: names.join(',') || '-' })}
        />
        {ofStars.value.faults.map((fault) => (
          <p key={fault} class="fault" role="alert">
            {fault || text.shell.unreachable}
          </p>
        ))}
        <Answered answer={planets}>{() => <List events={events} chosen={chosen} />}</Answered>
      </Panel>
      {chosen && (
        <div class="sky-one">
          <OneOccultation event={chosen} />
          <div class="sky-tables">
            <OccultationHere event={chosen} />
          </div>
        </div>
      )}
    </div>
  );
}

function List({ events, chosen }: { events: readonly Occultation[]; chosen: Occultation | undefined }) {
  useChosenInSight(chosen, events);
  if (events.length === 0) return <p class="note">{words.noneInYear}</p>;
  return (
    <Table
      caption={words.occultationList}
      rows={events}
      rowKey={keyOf}
      columns={[
        {
          head: clockHead(words.mid),
          cell: (event) => (
            <button
              type="button"
              class="row-choice"
              aria-pressed={event === chosen}
              onClick={() => setParams({ oc: keyOf(event), map: null })}
            >
              {shownIso(event.mid_datetime_utc)}
            </button>
          ),
        },
        { head: words.occulted, cell: ({ target }) => bodyLabel(target) },
        { head: words.starts, numeric: true, cell: (event) => shownIso(event.ingress_datetime_utc).slice(-5) },
        { head: words.ends, numeric: true, cell: (event) => shownIso(event.egress_datetime_utc).slice(-5) },
      ]}
    />
  );
}

function OneOccultation({ event }: { event: Occultation }) {
  const { target, jd_mid } = event;
  const picture = useRef<SVGSVGElement | null>(null);
  const isClose = param('pj') === 'close' && param('map') !== '';
  const points = isClose ? CLOSE_LINE_POINTS : LINE_POINTS;
  const { data, call, error } = useCall(zoneCall(event, points)).value;
  const place = placeOf();
  useCloserLook(place);
  const requested = call?.body as { readonly jd_mid?: number } | undefined;
  // The path of the previous occultation is not shown for this one.
  const path = requested?.jd_mid === jd_mid ? data : null;
  const layers = useMemo(() => (path ? occultationLayers(path) : []), [path]);
  const here: MapLayer = {
    kind: 'point',
    id: 'here',
    look: 'here',
    title: words.here,
    label: placeName(place),
    at: [place.longitude, place.latitude],
  };
  const middle = path?.centers[Math.floor(path.centers.length / 2)];
  const name = `occultation-${keyOf(event)}`;
  const exports = [
    ...pictureExports(picture, name),
    { form: 'GeoJSON', save: () => saveFile(`${name}.geojson`, 'application/geo+json', geoJsonText(layers)) },
  ];
  return (
    <Panel
      title={words.occultationMap(bodyLabel(target, true), event.mid_datetime_utc.slice(0, -22))}
      calls={[call]}
      exports={exports}
      class="sky-map"
    >
      {error && <Fault error={error} />}
      <TurningMap
        label={words.occultationZone}
        layers={[...layers, here]}
        centre={middle ? [middle.longitude_deg, middle.latitude_deg] : [0, 0]}
        centreKey={`${jd_mid} ${middle !== undefined}`}
        place={place}
        onPick={setPoint}
        onPicture={(svg) => (picture.current = svg)}
      />
      <p class="note">{words.legendOccultation}</p>
      {path && (
        <Facts
          caption={words.occultationFacts}
          facts={[
            [clockHead(words.longest), shownSecond(path.summary.greatest_datetime_utc)],
            [words.longestDuration, durationText(path.summary.duration_at_greatest_s)],
            [words.zoneWidth, `${path.summary.path_width_km.toFixed(0)} km`],
          ]}
        />
      )}
    </Panel>
  );
}

/** The next occultation from now, else the first of the year. */
function upcoming(events: readonly Occultation[]): Occultation | undefined {
  const now = new Date().toISOString();
  return events.find(({ mid_datetime_utc: mid }) => mid > now) ?? events[0];
}

const csvRows = (events: readonly Occultation[]): (string | number)[][] => [
  ['target', 'jd_mid', 'mid_utc', 'first_contact_utc', 'last_contact_utc', 'least_separation_deg'],
  ...events.map((event) => [
    event.target,
    event.jd_mid,
    event.mid_datetime_utc,
    event.ingress_datetime_utc,
    event.egress_datetime_utc,
    event.min_separation,
  ]),
];

const asIcs = (events: readonly Occultation[]): string =>
  icsText(
    events.map((event) => ({
      start: event.mid_datetime_utc,
      title: words.occultationOf(event.target),
      uid: `occultation-${keyOf(event)}@workbench`.replaceAll(' ', '-'),
    })),
  );
