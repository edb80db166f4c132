import { useMemo, useRef } from 'preact/hooks';
import { post, useCall } from '../../../api/client.js';
import { Answered, Fault } from '../../../parts/answer.js';
import { csvText } from '../../../../forms/csv.js';
import { saveFile } from '../../../parts/export.js';
import { bodyLabel, isoShort } from '../../../parts/format.js';
import { geoJsonText } from '../../../parts/map/layers.js';
import { TurningMap } from '../../../parts/map/turning-map.js';
import { Panel } from '../../../parts/panel.js';
import { pictureExports } from '../../../parts/picture-exports.js';
import { Table } from '../../../parts/table.js';
import { numberParam, param, setParams } from '../../../state/url.js';
import { text } from '../../../text/text.js';
import { durationText, jdOfDate } from '../days.js';
import { Facts } from '../eclipses/facts.js';
import { placeName, placeOf, setPoint } from '../place.js';
import { occultationLayers } from './layers.js';
import type { Topology } from './layers.js';

const words = text.sky;
const FIRST_YEAR = 1551,
  LAST_YEAR = 2648;
const LINE_POINTS = 361;

interface Occultation {
  readonly target: string;
  readonly jd_mid: number;
  readonly mid_datetime_utc: string;
  readonly ingress_datetime_utc: string;
  readonly egress_datetime_utc: string;
}

const keyOf = ({ target, mid_datetime_utc: mid }: Occultation): string => `${target}-${mid.slice(0, -22)}`;

/** Planets that the Moon hides in a year, each with the zone of the Earth that sees it. */
export function Occultations() {
  const asked = Math.round(numberParam('y', new Date().getUTCFullYear()));
  const year = Math.min(Math.max(asked, FIRST_YEAR), LAST_YEAR);
  const answer = useCall<{ readonly events: readonly Occultation[] }>(
    post('/v1/occultations/all-lunar', { jd_start: jdOfDate(year), jd_end: jdOfDate(year + 1) }),
  );
  const events = answer.value.data?.events ?? [];
  const chosen = events.find((event) => keyOf(event) === param('oc')) ?? events[0];
  return (
    <div class="sky-eclipses">
      <Panel
        title={words.occultations}
        calls={[answer.value.call]}
        exports={[
          { form: 'CSV', save: () => saveFile(`occultations-${year}.csv`, 'text/csv', csvText(csvRows(events))) },
        ]}
        class="sky-list"
      >
        <label class="field">
          <span>{words.year}</span>
          <input
            type="number"
            min={FIRST_YEAR}
            max={LAST_YEAR}
            value={year}
            onChange={(event) => {
              if (event.currentTarget.reportValidity()) setParams({ y: Number(event.currentTarget.value), oc: null });
            }}
          />
        </label>
        <Answered answer={answer}>{() => <List events={events} chosen={chosen} />}</Answered>
      </Panel>
      {chosen && <OneOccultation event={chosen} />}
    </div>
  );
}

function List({ events, chosen }: { events: readonly Occultation[]; chosen: Occultation | undefined }) {
  if (events.length === 0) return <p class="note">{words.noneInYear}</p>;
  return (
    <Table
      caption={words.occultationList}
      rows={events}
      rowKey={keyOf}
      columns={[
        {
          head: words.mid,
          cell: (event) => (
            <button
              type="button"
              class="row-choice"
              aria-pressed={event === chosen}
              onClick={() => setParams({ oc: keyOf(event) })}
            >
              {isoShort(event.mid_datetime_utc)}
            </button>
          ),
        },
        { head: words.occulted, cell: ({ target }) => bodyLabel(target) },
        { head: words.starts, numeric: true, cell: (event) => isoShort(event.ingress_datetime_utc).slice(-5) },
        { head: words.ends, numeric: true, cell: (event) => isoShort(event.egress_datetime_utc).slice(-5) },
      ]}
    />
  );
}

function OneOccultation({ event }: { event: Occultation }) {
  const { target, jd_mid } = event;
  const picture = useRef<SVGSVGElement | null>(null);
  const { data, call, error } = useCall<Topology>(
    post('/v1/occultations/lunar-path-topology-at', { target, jd_mid, sample_count: LINE_POINTS }),
  ).value;
  const place = placeOf();
  const asked = call?.body as { readonly jd_mid?: number } | undefined;
  const path = asked?.jd_mid === jd_mid ? data : null;
  const layers = useMemo(() => (path ? occultationLayers(path) : []), [path]);
  const middle = path?.centers[Math.floor(path.centers.length / 2)];
  return (
    <Panel
      title={words.occultationMap(bodyLabel(target, true), event.mid_datetime_utc.slice(0, -22))}
      calls={[call]}
      exports={[
        ...pictureExports(picture, `occultation-${keyOf(event)}`),
        {
          form: 'GeoJSON',
          save: () => saveFile(`occultation-${keyOf(event)}.geojson`, 'application/geo+json', geoJsonText(layers)),
        },
      ]}
      class="sky-map"
    >
      {error && <Fault error={error} />}
      <TurningMap
        label={words.occultationZone}
        layers={[
          ...layers,
          {
            kind: 'point',
            id: 'here',
            look: 'here',
            title: words.here,
            label: placeName(place),
            at: [place.longitude, place.latitude],
          },
        ]}
        centre={middle ? [middle.longitude_deg, middle.latitude_deg] : [0, 0]}
        centreKey={`${jd_mid} ${middle !== undefined}`}
        onPick={setPoint}
        onPicture={(svg) => (picture.current = svg)}
      />
      <p class="note">{words.legendOccultation}</p>
      {path && (
        <Facts
          caption={words.occultationFacts}
          facts={[
            [words.longest, isoShort(path.summary.greatest_datetime_utc, true)],
            [words.longestDuration, durationText(path.summary.duration_at_greatest_s)],
            [words.zoneWidth, `${path.summary.path_width_km.toFixed(0)} km`],
          ]}
        />
      )}
    </Panel>
  );
}

const csvRows = (events: readonly Occultation[]): (string | number)[][] => [
  ['target', 'jd_mid', 'mid_utc', 'first_contact_utc', 'last_contact_utc'],
  ...events.map((event) => [
    event.target,
    event.jd_mid,
    event.mid_datetime_utc,
    event.ingress_datetime_utc,
    event.egress_datetime_utc,
  ]),
];
