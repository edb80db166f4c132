import { basisOfJd } from '../../../wire/instant.js';
import { checkBudget, instantWithin, searchWindow } from '../../../wire/search-window.js';
import type { Engine } from '../../../engine.js';
import { CrossingSearch } from '../../../events/crossings.js';
import { BodyLongitude, LongitudeDifference } from '../../../events/functions.js';
import { SYNODIC_MONTH_DAYS } from '../../../kernel/constants.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { MOON_BODY, SUN_BODY } from '../../../sky/bodies.js';
import type { LunarPhaseSearchRequest, LunarPhaseSearchResponse } from './schema.js';

/**
 * Elongation in apparent longitude (degrees) and name of each phase. The four principal phases are those of the
 * Astronomical Almanac.
 */
const PHASES: readonly (readonly [number, string])[] = [
  [0, 'New Moon'],
  [45, 'Waxing Crescent'],
  [90, 'First Quarter'],
  [135, 'Waxing Gibbous'],
  [180, 'Full Moon'],
  [225, 'Waning Gibbous'],
  [270, 'Last Quarter'],
  [315, 'Waning Crescent'],
];
/** Mean number of phases per day: eight in a synodic month. */
const PHASES_PER_DAY = 8 / SYNODIC_MONTH_DAYS;

/** POST /v1/lunar-phases: the phases in a window, in order of time. Errors: InvalidInput, OutOfCoverage. */
export function lunarPhases(engine: Engine, request: LunarPhaseSearchRequest): LunarPhaseSearchResponse {
  const window = searchWindow(engine, request.jd_start, request.jd_end, true);
  checkBudget(window, PHASES_PER_DAY);
  const epoch = engine.sky.newEpoch();
  const sun = new BodyLongitude(engine.sky, SUN_BODY, epoch);
  const elongation = new LongitudeDifference(new BodyLongitude(engine.sky, MOON_BODY, epoch), sun);
  const events: LunarPhaseSearchResponse['events'] = [];
  new CrossingSearch(
    elongation,
    PHASES.map(([angle]) => angle),
  ).run(window, (tdb, index) => {
    const instant = instantWithin(engine, window, tdb);
    if (instant === null) return;
    const [angle, name] = PHASES[index];
    sun.at(tdb, false);
    const sunLongitude = normalizeDeg(sun.value);
    // At the root the elongation is equal to the angle of the phase to 0.1 mas, which gives the longitude of the Moon.
    events.push({
      phase_type: name,
      ...instant,
      phase_angle: angle,
      moon_longitude: normalizeDeg(sunLongitude + angle),
      sun_longitude: sunLongitude,
    });
  });
  return { events, computation_basis: basisOfJd(engine, request.jd_start) };
}
