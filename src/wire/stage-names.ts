import { lookupTable } from '../kernel/lookup.js';
import { TOPOCENTRIC_STAGES } from '../reduction/report.js';
import { STAGES } from '../reduction/stages.js';
import { LUNAR_POINTS, MEAN_LILITH, MEAN_NODE, TRUE_NODE } from '../sky/bodies.js';
import { LUNAR_POINT_STAGES } from '../sky/lunar-points.js';

/** The name under which planet answers list a stage of the observer's place, which an answer from the geocentre does not need. */
const optional = (key: string): string => `optional_${key}`;
const TOPOCENTRIC_KEYS: ReadonlySet<string> = new Set(TOPOCENTRIC_STAGES.map(({ key }) => key));
export const planetStageName = (key: string): string => (TOPOCENTRIC_KEYS.has(key) ? optional(key) : key);

/**
 * The stages of a position in a chart: the list that the reduction executes, with the stages of the chart around it. The reduction route
 * of one planet logs the same names as it runs them (test/contract/stages.routes.test.ts).
 */
export const PLANET_STAGE_SEQUENCE: readonly string[] = [
  'datetime_to_jd',
  'utc_to_tt',
  'utc_to_ut1',
  'chart_assembly',
  'all_planets_at',
  ...[...STAGES.filter(({ num }) => num > 0), ...TOPOCENTRIC_STAGES].map(({ key }) => planetStageName(key)),
  'ecliptic_projection',
  'planet_selection',
];

/** The name of the last stage of a point of the lunar orbit, which builds its answer. */
export const lunarPointVessel = (index: number): string =>
  index === TRUE_NODE || index === MEAN_NODE ? 'node_vessel_materialization' : 'lilith_vessel_materialization';

/** The same for the points of the lunar orbit, by name. */
export const LUNAR_POINT_SEQUENCES = lookupTable<readonly string[]>(
  Object.fromEntries(
    [...LUNAR_POINTS, MEAN_LILITH].map(({ name, index }) => [
      name,
      ['datetime_to_jd', 'ut_to_tt', ...LUNAR_POINT_STAGES[index].map((stage) => stage.name), lunarPointVessel(index)],
    ]),
  ),
);
