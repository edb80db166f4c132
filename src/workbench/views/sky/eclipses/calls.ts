import { ask, callOf } from '../../../api/client.js';
import type { Call } from '../../../api/client.js';
import { askTogether } from '../../../api/together.js';
import type { Observer } from '../../../state/observer.js';
import { jdOfDate, searchStart } from '../days.js';
import type { Luminary } from './answers.js';

/** Number of points of the central line and of each limit, at the scale of the Earth and of a city. */
const LINE_POINTS = 121,
  CLOSE_LINE_POINTS = 1801,
  RING_POINTS = 121,
  CLOSE_RING_POINTS = 721,
  VIEW_SAMPLES = 72,
  MESH_DEPTH = 3;
/** The fields that the map shows: a third of the answers. */
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

/** An eclipse: its luminary, and the start of a search that finds it first. */
export interface EclipseName {
  readonly luminary: Luminary;
  readonly jd_start: number;
}

/** The eclipse of a name in the address (`solar-2024-04-08`); null if it is not a name of an eclipse. */
export function eclipseNamed(key: string): EclipseName | null {
  const found = /^(solar|lunar)-(-?\d+)-(\d\d)-(\d\d)$/.exec(key);
  if (found === null) return null;
  const [year, month, day] = found.slice(2).map(Number);
  return { luminary: found[1] as Luminary, jd_start: searchStart(jdOfDate(year, month - 1, day)) };
}

export const pathCall = (jd_start: number, isClose = false) =>
  callOf(
    'solarEclipsePath',
    { jd_start, sample_count: isClose ? CLOSE_LINE_POINTS : LINE_POINTS, include_limits: true },
    { fields: PATH_FIELDS },
  );
export const footprintCall = (jd_start: number, isClose = false) =>
  callOf(
    'solarEclipseFootprint',
    { jd_start, sample_count: isClose ? CLOSE_RING_POINTS : RING_POINTS },
    { fields: TRACK_FIELDS },
  );
export const contoursCall = (jd_start: number) =>
  callOf(
    'solarEclipseCartography',
    { jd_start, mesh_depth: MESH_DEPTH, magnitude_levels: LEVELS, obscuration_levels: [1] },
    { fields: CONTOUR_FIELDS },
  );
export const visibilityCall = (jd_start: number) =>
  callOf('lunarEclipseVisibility', { jd_start, sample_count: RING_POINTS });
export const solarCircumstancesCall = (jd_start: number) => callOf('solarEclipseGlobally', { jd_start });
export const lunarCircumstancesCall = (jd_start: number) => callOf('lunarEclipseGlobally', { jd_start });
export const solarHereCall = (jd_start: number, { latitude, longitude }: Observer) =>
  callOf('solarEclipseLocally', { jd_start, latitude, longitude, max_lunations: 1, view_samples: VIEW_SAMPLES });
export const lunarHereCall = (jd_start: number, { latitude, longitude }: Observer) =>
  callOf('lunarEclipseLocally', { jd_start, latitude, longitude, view_samples: VIEW_SAMPLES });

/** Requests what the map and the tables of an eclipse need, in the order in which they are shown. */
export function askAhead({ luminary, jd_start }: EclipseName, place: Observer): void {
  const calls: readonly Call[] =
    luminary === 'solar'
      ? [solarCircumstancesCall(jd_start), pathCall(jd_start), footprintCall(jd_start), contoursCall(jd_start)]
      : [lunarCircumstancesCall(jd_start), visibilityCall(jd_start), lunarHereCall(jd_start, place)];
  // Errors are shown by the panel that uses the answer.
  for (const call of calls) ask(call).catch(() => {});
  // A place may not see the eclipse: a single request would then be logged as an error of the page.
  if (luminary === 'solar')
    askTogether([solarHereCall(jd_start, place)], new AbortController().signal, true).catch(() => {});
}
