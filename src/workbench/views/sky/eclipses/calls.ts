import { ask, post } from '../../../api/client.js';
import type { Call } from '../../../api/client.js';
import type { Observer } from '../../../state/observer.js';
import { jdOfDate, searchStart } from '../days.js';
import type { Luminary } from './answers.js';

/** Points of the central line and of each limit: from afar, and where a city is looked at. */
const LINE_POINTS = 121,
  CLOSE_LINE_POINTS = 1801,
  RING_POINTS = 121,
  CLOSE_RING_POINTS = 721,
  VIEW_SAMPLES = 72,
  MESH_DEPTH = 3;
/** What the map shows: a third of what the routes answer. */
const POINTS = ['points.latitude_deg', 'points.longitude_deg'];
const PATH_FIELDS = [
  ...['central_line_lats', 'central_line_lons', 'max_eclipse_lat', 'max_eclipse_lon'],
  ...['side', ...POINTS].map((name) => `limits.${name}`),
].join();
const TRACK_FIELDS = ['kind', 'component_id', 'segment_id', ...POINTS].map((name) => `tracks.${name}`).join();
const CONTOUR_FIELDS = ['threshold', ...['closed', ...POINTS].map((name) => `solved_components.${name}`)]
  .map((name) => `magnitude_levels.${name}`)
  .join();
const LEVELS = [0.2, 0.4, 0.6, 0.8];

/** One eclipse: its light, and where a search that finds it first begins. */
export interface EclipseName {
  readonly luminary: Luminary;
  readonly jd_start: number;
}

/** The eclipse that a name of the address (`solar-2024-04-08`) means; null where it is none. */
export function eclipseNamed(key: string): EclipseName | null {
  const found = /^(solar|lunar)-(-?\d+)-(\d\d)-(\d\d)$/.exec(key);
  if (found === null) return null;
  const [year, month, day] = found.slice(2).map(Number);
  return { luminary: found[1] as Luminary, jd_start: searchStart(jdOfDate(year, month - 1, day)) };
}

export const pathCall = (jd_start: number, isClose = false): Call =>
  post(`/v1/eclipses/solar/path?fields=${PATH_FIELDS}`, {
    jd_start,
    sample_count: isClose ? CLOSE_LINE_POINTS : LINE_POINTS,
    include_limits: true,
  });
export const footprintCall = (jd_start: number, isClose = false): Call =>
  post(`/v1/eclipses/solar/footprint?fields=${TRACK_FIELDS}`, {
    jd_start,
    sample_count: isClose ? CLOSE_RING_POINTS : RING_POINTS,
  });
export const contoursCall = (jd_start: number): Call =>
  post(`/v1/eclipses/solar/cartography?fields=${CONTOUR_FIELDS}`, {
    jd_start,
    mesh_depth: MESH_DEPTH,
    magnitude_levels: LEVELS,
    obscuration_levels: [1],
  });
export const visibilityCall = (jd_start: number): Call =>
  post('/v1/eclipses/lunar/visibility', { jd_start, sample_count: RING_POINTS });
export const circumstancesCall = ({ luminary, jd_start }: EclipseName): Call =>
  post(`/v1/eclipses/${luminary}/global-circumstances`, { jd_start });
export const hereCall = ({ luminary, jd_start }: EclipseName, { latitude, longitude }: Observer): Call =>
  luminary === 'solar'
    ? post('/v1/eclipses/solar/local-visible', {
        jd_start,
        latitude,
        longitude,
        max_lunations: 1,
        view_samples: VIEW_SAMPLES,
      })
    : post('/v1/eclipses/lunar/local', { jd_start, latitude, longitude, view_samples: VIEW_SAMPLES });

/** Asks for what the map and the tables of an eclipse will need, in the order in which they are looked at. */
export function askAhead(name: EclipseName, place: Observer): void {
  const { luminary, jd_start } = name;
  const map = luminary === 'solar' ? [pathCall, footprintCall, contoursCall] : [visibilityCall];
  for (const call of [circumstancesCall(name), ...map.map((of) => of(jd_start)), hereCall(name, place)])
    // Who shows the answer shows the fault too.
    ask(call).catch(() => {});
}
