import { useEffect, useMemo, useState } from 'preact/hooks';
import { post, useCall } from '../../../api/client.js';
import { Fault } from '../../../parts/answer.js';
import { loadCoarse } from '../../../parts/map/atlas.js';
import { numberParam, param } from '../../../state/url.js';
import { jdOfDate } from '../days.js';
import type { GeoPlace } from '../../../parts/map/projections.js';
import { placeName, placeOf } from '../place.js';
import type { EclipseEvent, EclipseRow, Luminary, Sight } from './answers.js';
import { eclipseKey, keyOfDay, luminaryOf } from './answers.js';
import { askAhead, circumstancesCall, eclipseNamed } from './calls.js';
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

/** The eclipses of a luminary in a hundred years. */
const century = (luminary: Luminary, year: number) =>
  post(`/v1/eclipses/${luminary}/next?fields=${FIELDS}`, { jd_start: jdOfDate(year) - 1e-6, count: MOST_OF_A_CENTURY });

const SIGHT_FIELDS = ['visible', 'eclipse_type', 'magnitude'].map((name) => `sights.${name}`).join();
/** What a place sees of the same eclipses, in their order: asked for by itself, so that the list need not wait for it. */
const sightsOf = (luminary: Luminary, year: number, { latitude, longitude }: GeoPlace) =>
  post(`/v1/eclipses/${luminary}/next?fields=events.datetime_utc,${SIGHT_FIELDS}`, {
    jd_start: jdOfDate(year) - 1e-6,
    count: MOST_OF_A_CENTURY,
    latitude,
    longitude,
  });
interface SightsAnswer {
  readonly events: readonly Pick<EclipseEvent, 'datetime_utc'>[];
  readonly sights: readonly Sight[];
}

/** The sights of both luminaries by the names of their eclipses; empty until both have come, and while the place changes. */
function useSights(start: number, isWanted: boolean): ReadonlyMap<string, Sight> {
  const place = placeOf();
  const calls = LUMINARIES.map((luminary) => (isWanted ? sightsOf(luminary, start, place) : null));
  const answers = [useCall<SightsAnswer>(calls[0]).value, useCall<SightsAnswer>(calls[1]).value];
  return useMemo(() => {
    const isWhole = answers.every(({ data, loading }) => data !== null && !loading);
    return new Map(
      isWhole
        ? answers.flatMap(({ data }, k) =>
            (data?.events ?? []).map(({ datetime_utc }, i): [string, Sight] => [
              keyOfDay(LUMINARIES[k], datetime_utc),
              (data as SightsAnswer).sights[i],
            ]),
          )
        : [],
    );
  }, [answers[0].data, answers[1].data, answers[0].loading, answers[1].loading]);
}
const LUMINARIES = ['solar', 'lunar'] as const;

/** The eclipse that the address names at first, asked for by itself, so that its map need not wait for the list of the century. */
function firstNamed() {
  const name = eclipseNamed(param('e'));
  if (name !== null) askAhead(name, placeOf());
  return name === null ? null : circumstancesCall(name);
}

/** Eclipses of a hundred years, and the chosen one: its map, its circumstances, and what a place sees of it. */
export function Eclipses() {
  const start = Math.round(numberParam('c', 2001));
  useEffect(() => void loadCoarse(), []);
  const [first] = useState(firstNamed);
  const ahead = useCall<{ readonly event: EclipseEvent }>(first),
    solar = useCall<EclipseRow>(century('solar', start)),
    lunar = useCall<EclipseRow>(century('lunar', start));
  const sights = useSights(start, solar.value.data !== null && lunar.value.data !== null);
  const end = jdOfDate(start + YEARS);
  const error = solar.value.error ?? lunar.value.error;
  const isWhole = solar.value.data !== null && lunar.value.data !== null;
  // The rows of one luminary are not drawn first and those of both again.
  const all = (isWhole || error ? [solar, lunar] : [])
    .flatMap(({ value }) => value.data?.events ?? [])
    .filter(({ jd_ut }) => jd_ut < end)
    .sort((a, b) => a.jd_ut - b.jd_ut);
  const chosen =
    [...all, ...(ahead.value.data ? [ahead.value.data.event] : [])].find((event) => eclipseKey(event) === param('e')) ??
    (isWhole ? upcoming(all) : undefined);
  return (
    <div class="sky-eclipses">
      <EclipseList
        all={all}
        start={start}
        chosen={chosen}
        calls={[solar.value.call, lunar.value.call]}
        sights={sights}
        place={placeName(placeOf())}
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
