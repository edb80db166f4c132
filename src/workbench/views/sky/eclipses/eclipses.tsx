import { useEffect } from 'preact/hooks';
import { post, useCall } from '../../../api/client.js';
import { Fault } from '../../../parts/answer.js';
import { loadCoarse } from '../../../parts/map/atlas.js';
import { numberParam, param } from '../../../state/url.js';
import { jdOfDate } from '../days.js';
import type { EclipseEvent, EclipseRow, Luminary } from './answers.js';
import { eclipseKey, luminaryOf } from './answers.js';
import { EclipseList } from './list.js';
import { OneEclipse } from './one.js';

/** No century has as many eclipses of a luminary. */
const MOST_OF_A_CENTURY = 275;
const YEARS = 100;

/** What the list and the map of an eclipse say of it: a fifth of what the route answers. */
const SHOWN = [
  'jd_ut',
  'datetime_utc',
  ...[
    'eclipse_type',
    'is_solar_eclipse',
    'eclipse_magnitude',
    'gamma',
    'saros_series',
    'saros_member',
    'is_central',
  ].map((name) => `data.${name}`),
];
const FIELDS = SHOWN.map((name) => `events.${name}`).join();

const century = (luminary: Luminary, year: number) =>
  post(`/v1/eclipses/${luminary}/next?fields=${FIELDS}`, {
    jd_start: jdOfDate(year) - 1e-6,
    count: MOST_OF_A_CENTURY,
  });

/** Eclipses of a hundred years, and the chosen one: its map, its circumstances, and what a place sees of it. */
export function Eclipses() {
  const start = Math.round(numberParam('c', 2001));
  useEffect(() => void loadCoarse(), []);
  const solar = useCall<EclipseRow>(century('solar', start)),
    lunar = useCall<EclipseRow>(century('lunar', start));
  const end = jdOfDate(start + YEARS);
  const all = [...(solar.value.data?.events ?? []), ...(lunar.value.data?.events ?? [])]
    .filter(({ jd_ut }) => jd_ut < end)
    .sort((a, b) => a.jd_ut - b.jd_ut);
  const isWhole = solar.value.data !== null && lunar.value.data !== null;
  const chosen = all.find((event) => eclipseKey(event) === param('e')) ?? (isWhole ? upcoming(all) : undefined);
  const error = solar.value.error ?? lunar.value.error;
  return (
    <div class="sky-eclipses">
      <EclipseList
        all={all}
        start={start}
        chosen={chosen}
        calls={[solar.value.call, lunar.value.call]}
        waits={solar.value.loading || lunar.value.loading}
      />
      {error && <Fault error={error} />}
      {chosen && <OneEclipse key={luminaryOf(chosen)} event={chosen} />}
    </div>
  );
}

/** The next one from today, else the first of the century. */
function upcoming(all: readonly EclipseEvent[]): EclipseEvent | undefined {
  const today = new Date().toISOString();
  return all.find(({ datetime_utc }) => datetime_utc > today) ?? all[0];
}
