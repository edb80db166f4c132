import { KALAVELAS, mandiFraction, PARTS, partOfLord, sunBased } from '../../../doctrine/upagrahas/upagrahas.js';
import type { Engine } from '../../../engine.js';
import { localWeekday } from '../../../events/horizon-solar-day.js';
import { governingSolarDay } from '../../../events/solar-events.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { reachedBy } from '../../../kernel/edge.js';
import { SUN_BODY } from '../../../sky/bodies.js';
import { withDefaults } from '../../../contract/defaults.js';
import { ayanamsaDeg, ayanamsaSystem, siderealDeg } from '../../../services/ayanamsa.js';
import { SUNRISE_THRESHOLDS } from '../../../services/solar-dates.js';
import { figureAt } from '../../../wire/houses.js';
import { KalavelaRequest } from './schema.js';
import type { KalavelaResponse, SunBasedUpagrahasRequest, SunBasedUpagrahasResponse } from './schema.js';

/** POST /v1/upagrahas/sun-based */
export function sunBasedUpagrahas(request: SunBasedUpagrahasRequest): SunBasedUpagrahasResponse {
  const sun = normalizeDeg(request.sun_sidereal_lon);
  return { sun_longitude: sun, ...sunBased(sun) };
}

const SEQUENCE = { contiguous: 'contiguous', lordless_after_saturn: 'lordlessAfterSaturn' } as const;
/** Part of an eighth that has passed at its beginning, middle and end. */
const WITHIN_PART = { beginning: 0, middle: 0.5, end: 1 } as const;

/**
 * POST /v1/upagrahas/kalavelas: the degrees that rise at the parts of the day or night of an instant. Where the Sun does not rise, set and rise
 * again around the instant there are no parts: `status` unavailable. Errors: InvalidInput, OutOfCoverage.
 */
export function kalavelas(engine: Engine, input: KalavelaRequest): KalavelaResponse {
  const request = withDefaults(KalavelaRequest, input),
    instant = engine.time.instantFromIso(request.dt, '/dt'),
    system = ayanamsaSystem(request.ayanamsa_system, '/ayanamsa_system'),
    { latitude, longitude } = request,
    site = { latitudeDeg: latitude, longitudeDeg: longitude, elevationM: 0 },
    reached = reachedBy(instant.ut1J2k);
  const day = governingSolarDay(
    engine,
    { site, sun: SUN_BODY, threshold: SUNRISE_THRESHOLDS[request.sunrise_definition] },
    instant.ut1J2k,
    (event) => event <= reached,
  );
  const basis = {
    ayanamsa_system: system.system,
    sunrise_definition: request.sunrise_definition,
    computation_basis: engine.basis(instant),
  };
  if (day === null)
    return {
      status: 'unavailable',
      unavailable_reasons: ['sunrise_or_sunset_absent'],
      is_day_birth: null,
      weekday_index: null,
      arc_start_jd: null,
      arc_end_jd: null,
      upagrahas: {},
      ...basis,
    };
  const isDay = reached < day.sunsetUt1,
    weekday = localWeekday((day.sunriseUt1 + day.sunsetUt1) / 2, longitude),
    start = isDay ? day.sunriseUt1 : day.sunsetUt1,
    end = isDay ? day.sunsetUt1 : day.nextSunriseUt1;
  const rising = (fraction: number) => {
    const at = engine.time.instantFromUt1(start + (end - start) * fraction),
      tropical = normalizeDeg(figureAt(engine, at, latitude, longitude).ascDeg),
      ayanamsa = ayanamsaDeg(engine.nutation, at.ttJ2k, system, 'true');
    return {
      defining_jd: at.ut1J2k + J2000_JD,
      sidereal_longitude: siderealDeg(tropical, ayanamsa),
      tropical_longitude: tropical,
    };
  };
  const partOf = partOfLord(weekday, isDay, SEQUENCE[request.lord_sequence]);
  const points = KALAVELAS.map(([name, lord]) => {
    const part = partOf(lord);
    return {
      name,
      portion_planet: lord,
      part_index: part,
      ...rising((part - 1 + WITHIN_PART[request.portion_point]) / PARTS),
    };
  });
  const gulika = points[KALAVELAS.length - 1];
  const mandi =
    request.mandi_mode === 'alias_of_gulika'
      ? { ...gulika, name: 'Mandi' }
      : { name: 'Mandi', portion_planet: null, part_index: null, ...rising(mandiFraction(weekday, isDay)) };
  return {
    status: 'evaluated',
    unavailable_reasons: [],
    is_day_birth: isDay,
    weekday_index: weekday,
    arc_start_jd: start + J2000_JD,
    arc_end_jd: end + J2000_JD,
    upagrahas: Object.fromEntries([...points, mandi].map((point) => [point.name, point])),
    ...basis,
  };
}
