import { useEffect, useMemo, useState } from 'preact/hooks';
import { callOf, useCall } from '../../../api/client.js';
import { Fault } from '../../../parts/answer.js';
import { loadCoarse } from '../../../parts/map/atlas.js';
import { numberParam, param } from '../../../state/url.js';
import { jdOfDate } from '../days.js';
import type { GeoPlace } from '../../../parts/map/projections.js';
import { placeName, placeOf } from '../place.js';
import type { EclipseEvent, Luminary, Sight } from './answers.js';
import { eclipseKey, keyOfDay, luminaryOf } from './answers.js';
import { askAhead, eclipseNamed, lunarCircumstancesCall, solarCircumstancesCall } from './calls.js';
import { EclipseList } from './list.js';
import { OneEclipse } from './one.js';

/** More than the number of eclipses of a luminary in any century. */
const MOST_OF_A_CENTURY = 275;
const YEARS = 100;

/** The fields that the list and the map of an eclipse show: a fifth of the answer. */
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

const SEARCHES = { solar: 'solarEclipses', lunar: 'lunarEclipses' } as const;
/** The eclipses of a luminary in a hundred years. */
const century = (luminary: Luminary, year: number) =>
  callOf(SEARCHES[luminary], { jd_start: jdOfDate(year) - 1e-6, count: MOST_OF_A_CENTURY }, { fields: FIELDS });

const SIGHT_FIELDS = ['visible', 'eclipse_type', 'magnitude'].map((name) => `sights.${name}`).join();
/** How the same eclipses appear from a place, in the same order. A separate request, so that the list does not wait for it. */
const sightsOf = (luminary: Luminary, year: number, { latitude, longitude }: GeoPlace) =>
  callOf(
    SEARCHES[luminary],
    { jd_start: jdOfDate(year) - 1e-6, count: MOST_OF_A_CENTURY, latitude, longitude },
    { fields: `events.datetime_utc,${SIGHT_FIELDS}` },
  );

/** How the eclipses of both luminaries appear from the place, by name of the eclipse; empty until both answers arrive and while the place changes. */
function useSights(start: number, isWanted: boolean): ReadonlyMap<string, Sight> {
  const place = placeOf();
  const calls = LUMINARIES.map((luminary) => (isWanted ? sightsOf(luminary, start, place) : null));
  const answers = [useCall(calls[0]).value, useCall(calls[1]).value];
  return useMemo(() => {
    const isComplete = answers.every(({ data, loading }) => data !== null && !loading);
    return new Map(
      isComplete
        ? answers.flatMap(({ data }, k) =>
            (data?.events ?? []).flatMap(({ datetime_utc }, i): [string, Sight][] => {
              const sight = data?.sights?.[i];
              return sight === undefined ? [] : [[keyOfDay(LUMINARIES[k], datetime_utc), sight]];
            }),
          )
        : [],
    );
  }, [answers[0].data, answers[1].data, answers[0].loading, answers[1].loading]);
}
const LUMINARIES = ['solar', 'lunar'] as const;

/** The eclipse that the address names at first. Its requests are sent at once, so that its map does not wait for the list of the century. */
function firstNamed() {
  const name = eclipseNamed(param('e'));
  if (name !== null) askAhead(name, placeOf());
  return name;
}

/** The eclipses of a hundred years, and the chosen one: map, circumstances, and how it appears from a place. */
export function Eclipses() {
  const start = Math.round(numberParam('c', 2001));
  useEffect(() => void loadCoarse(), []);
  const [first] = useState(firstNamed);
  const aheadSolar = useCall(first?.luminary === 'solar' ? solarCircumstancesCall(first.jd_start) : null),
    aheadLunar = useCall(first?.luminary === 'lunar' ? lunarCircumstancesCall(first.jd_start) : null),
    ahead = aheadSolar.value.data ?? aheadLunar.value.data;
  const solar = useCall(century('solar', start)),
    lunar = useCall(century('lunar', start));
  const sights = useSights(start, solar.value.data !== null && lunar.value.data !== null);
  const end = jdOfDate(start + YEARS);
  const error = solar.value.error ?? lunar.value.error;
  const isComplete = solar.value.data !== null && lunar.value.data !== null;
  // The list is drawn once, when the eclipses of both luminaries are known.
  const all = (isComplete || error ? [solar, lunar] : [])
    .flatMap(({ value }) => value.data?.events ?? [])
    .filter(({ jd_ut }) => jd_ut < end)
    .sort((a, b) => a.jd_ut - b.jd_ut);
  const chosen =
    [...all, ...(ahead === null ? [] : [ahead.event])].find((event) => eclipseKey(event) === param('e')) ??
    (isComplete ? upcoming(all) : undefined);
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

/** The next eclipse from today, else the first of the century. */
function upcoming(all: readonly EclipseEvent[]): EclipseEvent | undefined {
  const today = new Date().toISOString();
  return all.find(({ datetime_utc }) => datetime_utc > today) ?? all[0];
}
