import type { Signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { useCall } from '../../api/client.js';
import type { Answer } from '../../api/client.js';
import { Answered } from '../../parts/answer.js';
import { csvText } from '../../../forms/csv.js';
import { saveFile } from '../../parts/export.js';
import { bodyLabel } from '../../parts/format.js';
import { Panel } from '../../parts/panel.js';
import { clockHead, shownIso } from '../../parts/shown-clock.js';
import { Table } from '../../parts/table.js';
import { settings } from '../../state/settings.js';
import { numberParam, param, setParams } from '../../state/url.js';
import { text } from '../../text/text.js';
import { linesCall, paransCall, stripCall } from './calls.js';
import type { Paran } from './calls.js';
import type { AnswerOf } from '../../api/operations.js';
import { crossingMarks, Crossings } from './crossings.js';
import type { DrawnLine } from '../../parts/map/shapes.js';
import { MapPanel } from './map-panel.js';
import { placeTitle } from './names.js';
import { PlaceChoice } from './near.js';
import { bodiesOf, isOn, placeInQuestion } from './state.js';
import type { ShownChart } from './state.js';

const words = text.earth;
const ORBS_MINUTES = [1, 2, 4, 8, 16] as const;
const LATITUDE_ORBS = [0.5, 1, 2, 5] as const;
/** Bright stars that are visible from most places, with those of the fifteen stars of Hermes. */
const STARS = [
  'Algol',
  'Alcyone',
  'Aldebaran',
  'Capella',
  'Rigel',
  'Betelgeuse',
  'Sirius',
  'Canopus',
  'Pollux',
  'Procyon',
  'Regulus',
  'Spica',
  'Arcturus',
  'Alphecca',
  'Antares',
  'Vega',
  'Altair',
  'Deneb Algedi',
  'Fomalhaut',
];

const paranKey = ({ body1, circle1, body2, circle2 }: Paran): string => [body1, circle1, body2, circle2].join('|');
const orbMinutes = (): number => numberParam('mi', 4);
const latitudeOrb = (): number => numberParam('lo', 1);

/** Bodies that are on the horizon or meridian of a place at the same time, and the latitudes where lines of the instant cross. */
export function ParansTab({ dt, birth, isOld }: ShownChart) {
  const bodies = bodiesOf(),
    place = placeInQuestion(birth);
  const lines = useCall(dt !== null && bodies.length > 0 ? linesCall(dt, bodies, true) : null);
  const jdUt = lines.value.data?.provenance.jd_ut ?? null;
  const requested = [...bodies, ...(isOn('fs') ? STARS : [])];
  const parans = useCall(jdUt !== null && bodies.length > 0 ? paransCall(jdUt, requested, place, orbMinutes()) : null);
  const events = parans.value.data?.events ?? [];
  const chosen = events.find((paran) => paranKey(paran) === param('pa')) ?? null;
  const strip = useCall(
    chosen !== null && parans.value.data ? stripCall(chosen, parans.value.data.window.jd_start, orbMinutes()) : null,
  );
  const crossings = useMemo(
    () =>
      (lines.value.data?.crossings ?? [])
        .filter(({ latitude }) => Math.abs(latitude - place.latitude) <= latitudeOrb())
        .sort((a, b) => Math.abs(a.latitude - place.latitude) - Math.abs(b.latitude - place.latitude)),
    [lines.value.data, place.latitude, latitudeOrb()],
  );
  const stripData = chosen === null ? null : strip.value.data;
  const more = useMemo(() => [...latitudeLines(crossings), ...stripLines(stripData)], [crossings, stripData]);
  return (
    <>
      {bodies.length === 0 && <p class="note">{words.none}</p>}
      <MapPanel
        tab="parans"
        features={NO_FEATURES}
        more={more}
        marks={crossingMarks(crossings)}
        calls={[lines.value.call, strip.value.call]}
        error={lines.value.error ?? strip.value.error}
        birth={birth}
        loading={lines.value.loading || strip.value.loading || isOld}
      />
      <div class="earth-tables">
        <ParanTable answer={parans} />
        <Crossings
          title={words.latitudes}
          crossings={crossings}
          calls={[lines.value.call]}
          fromLatitude={place.latitude}
        >
          <div class="earth-place">
            <OrbChoice
              label={words.latitudeOrb}
              param="lo"
              value={latitudeOrb()}
              all={LATITUDE_ORBS}
              say={words.latitudeDegrees}
            />
          </div>
          {crossings.length === 0 && lines.value.data && <p class="note">{words.noLatitudes}</p>}
        </Crossings>
      </div>
    </>
  );
}
const NO_FEATURES: readonly never[] = [];

const latitudeLines = (crossings: readonly { latitude: number }[]): DrawnLine[] =>
  crossings.map(({ latitude }, i) => ({
    key: `latitude ${i}`,
    geometry: {
      type: 'LineString',
      coordinates: [
        [-180, latitude],
        [180, latitude],
      ],
    },
    class: 'line-latitude',
    label: '',
    from: 'top',
  }));

const stripLines = (strip: AnswerOf<'paranPaths'> | null): DrawnLine[] =>
  (strip?.geojson?.features ?? []).map(({ geometry }, i) => ({
    key: `strip ${i}`,
    geometry,
    class: 'line-strip',
    label: '',
    from: 'top',
  }));

interface OrbChoiceProps {
  readonly label: string;
  readonly param: string;
  readonly value: number;
  readonly all: readonly number[];
  readonly say: (value: number) => string;
}

function OrbChoice({ label, param: name, value, all, say }: OrbChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select value={String(value)} onChange={(event) => setParams({ [name]: event.currentTarget.value }, true)}>
        {all.map((each) => (
          <option key={each} value={String(each)}>
            {say(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

function ParanTable({ answer }: { answer: Signal<Answer<AnswerOf<'natalParans'>>> }) {
  const place = placeInQuestion();
  const events = answer.value.data?.events ?? [];
  return (
    <Panel
      title={words.parans(placeTitle(place))}
      calls={[answer.value.call]}
      exports={[{ form: 'CSV', save: () => saveFile('parans.csv', 'text/csv', csvText(paranRows(events))) }]}
    >
      <PlaceChoice>
        <OrbChoice label={words.orbChoice} param="mi" value={orbMinutes()} all={ORBS_MINUTES} say={words.upTo} />
      </PlaceChoice>
      <Answered answer={answer}>
        {() =>
          events.length === 0 ? (
            <p class="note">{words.noParans}</p>
          ) : (
            <>
              <p class="quiet">{words.strip}</p>
              <Table
                caption={words.paranTable}
                rows={events}
                rowKey={(paran) => `${paranKey(paran)} ${paran.jd1}`}
                columns={[
                  { head: words.paran, cell: (paran) => <ParanButton paran={paran} /> },
                  { head: words.minutesApart, numeric: true, cell: ({ orb_min }) => words.minutes(orb_min) },
                  { head: clockHead(words.meanTime), numeric: true, cell: ({ jd_datetime_utc: iso }) => shownIso(iso) },
                ]}
              />
            </>
          )
        }
      </Answered>
    </Panel>
  );
}

/** The name of a paran. When pressed, the map shows where on Earth the paran is within its orb. */
function ParanButton({ paran }: { paran: Paran }) {
  const key = paranKey(paran),
    isChosen = param('pa') === key,
    plain = settings.value.names === 'words';
  const half = (body: string, circle: string): string => `${bodyLabel(body, plain)} ${words.circles[circle] ?? circle}`;
  return (
    <button
      type="button"
      class="line-name"
      aria-pressed={isChosen}
      onClick={() => setParams({ pa: isChosen ? null : key }, true)}
    >
      <span>
        {half(paran.body1, paran.circle1)}, {half(paran.body2, paran.circle2)}
      </span>
    </button>
  );
}

const paranRows = (events: readonly Paran[]): (string | number)[][] => [
  ['body1', 'circle1', 'body2', 'circle2', 'minutes_apart', 'jd1_ut1', 'jd2_ut1', 'middle_utc'],
  ...events.map(({ body1, circle1, body2, circle2, orb_min, jd1, jd2, jd_datetime_utc }) => [
    body1,
    circle1,
    body2,
    circle2,
    orb_min,
    jd1,
    jd2,
    jd_datetime_utc,
  ]),
];
