import type { ComponentChildren } from 'preact';
import { useCall } from '../../api/client.js';
import type { Call } from '../../api/client.js';
import { Answered } from '../../parts/answer.js';
import { csvText } from '../../../forms/csv.js';
import { saveFile } from '../../parts/export.js';
import { dms } from '../../parts/format.js';
import { Panel } from '../../parts/panel.js';
import { PlaceField } from '../../parts/place-field.js';
import { Table } from '../../parts/table.js';
import { setParams } from '../../state/url.js';
import { text } from '../../text/text.js';
import type { NearAnswer, NearLine } from './calls.js';
import { LineButton, placeText, placeTitle } from './names.js';
import { lineKey, ORBS_KM, orbKm, pick, pickedPlace, placeInQuestion, unpick } from './state.js';

const words = text.earth;

/** The field of the chosen place: typed by name, or picked on the map. */
export function PlaceChoice({ children }: { children?: ComponentChildren }) {
  const place = placeInQuestion();
  return (
    <div class="earth-place">
      <div class="field">
        <span>{words.place}</span>
        <PlaceField
          value={place.name || `${place.latitude}, ${place.longitude}`}
          onChoose={(chosen) => pick(chosen, chosen.place)}
        />
      </div>
      {children}
      {pickedPlace() && (
        <button type="button" onClick={unpick}>
          {words.backToBirth}
        </button>
      )}
    </div>
  );
}

/** The lines near the chosen place, the nearest first. `shown` selects the lines that the view displays. */
export function NearLines({ call, shown }: { call: Call<NearAnswer> | null; shown: (line: NearLine) => boolean }) {
  const answer = useCall(call);
  const lines = (answer.value.data?.near?.lines ?? []).filter(shown);
  const place = placeInQuestion();
  return (
    <Panel
      title={words.near(placeTitle(place))}
      calls={[answer.value.call]}
      exports={[{ form: 'CSV', save: () => saveFile('near.csv', 'text/csv', csvText(nearRows(lines))) }]}
    >
      <PlaceChoice>
        <label>
          <span>{words.within}</span>
          <select value={String(orbKm())} onChange={(event) => setParams({ km: event.currentTarget.value }, true)}>
            {ORBS_KM.map((km) => (
              <option key={km} value={String(km)}>
                {words.km(km)}
              </option>
            ))}
          </select>
        </label>
      </PlaceChoice>
      <p class="quiet">{placeText(place)}</p>
      {call === null && <p class="note">{words.nearHint}</p>}
      {call !== null && (
        <Answered answer={answer}>
          {() => (lines.length === 0 ? <p class="note">{words.noneNear}</p> : <NearTable lines={lines} />)}
        </Answered>
      )}
    </Panel>
  );
}

function NearTable({ lines }: { lines: readonly NearLine[] }) {
  return (
    <Table
      caption={words.nearTable}
      rows={lines}
      rowKey={lineKey}
      columns={[
        { head: words.line, cell: (line) => <LineButton line={line} /> },
        { head: words.distance, numeric: true, cell: ({ distance_km }) => words.kilometres(distance_km) },
        { head: words.degreesAway, numeric: true, cell: ({ distance_deg }) => dms(distance_deg, false) },
        { head: words.placeLies, cell: ({ side }) => words.sides[side] },
        {
          head: words.direction,
          numeric: true,
          cell: ({ direction_deg }) => (direction_deg === null ? '' : dms(direction_deg, false)),
        },
        { head: words.nearest, numeric: true, cell: ({ nearest }) => placeText(nearest) },
      ]}
    />
  );
}

const nearRows = (lines: readonly NearLine[]): (string | number)[][] => [
  [
    'planet',
    'line_type',
    'distance_km',
    'distance_deg',
    'side',
    'direction_deg',
    'nearest_latitude',
    'nearest_longitude',
  ],
  ...lines.map(({ planet, line_type, distance_km, distance_deg, side, direction_deg, nearest }) => [
    planet,
    line_type,
    distance_km,
    distance_deg,
    side,
    direction_deg ?? '',
    nearest.latitude,
    nearest.longitude,
  ]),
];
