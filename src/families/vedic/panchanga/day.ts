import { withDefaults } from '../../../contract/defaults.js';
import { nakshatraOf, NAKSHATRAS } from '../../../doctrine/lunar/nakshatra.js';
import { karanaName, tithiName, varaOf, yogaOf, YOGA_SPAN_DEG } from '../../../doctrine/panchanga/limbs.js';
import type { Engine } from '../../../engine.js';
import { KARANAS, MOON_NAKSHATRAS, TITHIS, YOGAS } from '../../../events/panchanga/limb-spans.js';
import type { LimbDivision, LimbSpan } from '../../../events/panchanga/limb-spans.js';
import { namingField } from '../../../kernel/errors.js';
import { LimbSolver } from '../../../services/limb-solver.js';
import { civilSolarDay, solarDatesAnswer, SUNRISE_THRESHOLDS } from '../../../services/solar-dates.js';
import type { CivilSolarDay } from '../../../services/solar-dates.js';
import { DailyPanchangaPolicy } from './schema-day.js';
import type { DailyPanchangaRequest, DailyPanchangaResponse, PanchangaLimbDay } from './schema-day.js';

type Moment = PanchangaLimbDay['intervals'][number]['ending'];

/** The middle of a yoga names it. */
const yogaName = (index: number): string => yogaOf((index + 0.5) * YOGA_SPAN_DEG).name;

/** The limbs that are arcs: their division and the names of its parts. */
const LIMBS: readonly {
  readonly limb: PanchangaLimbDay['limb'];
  readonly division: LimbDivision;
  readonly name: (index: number) => string;
}[] = [
  { limb: 'tithi', division: TITHIS, name: tithiName },
  { limb: 'nakshatra', division: MOON_NAKSHATRAS, name: (index) => NAKSHATRAS[index] },
  { limb: 'yoga', division: YOGAS, name: yogaName },
  { limb: 'karana', division: KARANAS, name: karanaName },
];

/** The spans of a limb in [sunrise, next sunrise). A limb that ends at the next sunrise does not cover it. */
function limbDay(
  { limb, division, name }: (typeof LIMBS)[number],
  solver: LimbSolver,
  sunrise: number,
  nextSunrise: number,
  moment: (jd: number) => Moment,
): PanchangaLimbDay {
  const spans = solver.limbs.spans(division, sunrise, nextSunrise),
    first = spans[0].index,
    next = solver.limbs.spanAt(division, nextSunrise).index;
  const interval = ({ index, startJdUt1, endJdUt1 }: LimbSpan) => ({
    index,
    number: index + 1,
    name: name(index),
    coverage_start: moment(Math.max(sunrise, startJdUt1)),
    coverage_end: moment(Math.min(nextSunrise, endJdUt1)),
    ending: moment(endJdUt1),
  });
  return {
    limb,
    intervals: spans.map(interval),
    index_at_sunrise: first,
    index_at_next_sunrise: next,
    repeated_at_next_sunrise: first === next,
    skipped_at_sunrise_indices: spans.map(({ index }) => index).filter((index) => index !== first && index !== next),
  };
}

/** A limb at an instant with the degrees of its arc. `index`: that of the solved span, which decides at an edge. */
function element(index: number, count: number, degrees: number, name: string) {
  const span = 360 / count,
    elapsed = Math.min(span, Math.max(0, degrees - index * span));
  return { name, index, number: index + 1, degrees_elapsed: elapsed, degrees_remaining: span - elapsed };
}

/** The five limbs at sunrise. The weekday is that of the civil date. */
function atSunrise(solver: LimbSolver, day: CivilSolarDay, sunrise: number) {
  const { limbs } = solver,
    weekday = (day.weekday + 1) % 7,
    moon = limbs.valueAt('moon', sunrise),
    star = nakshatraOf(moon);
  const at = (division: LimbDivision, value: 'elongation' | 'sum', name: (index: number) => string) => {
    const { index } = limbs.spanAt(division, sunrise);
    return element(index, division.count, limbs.valueAt(value, sunrise), name(index));
  };
  return {
    jd: sunrise,
    ayanamsa_system: solver.ayanamsaSystem,
    tithi: at(TITHIS, 'elongation', tithiName),
    vara: {
      name: varaOf(weekday).name,
      index: weekday,
      number: weekday + 1,
      degrees_elapsed: 0,
      degrees_remaining: 0,
    },
    vara_lord: varaOf(weekday).lord,
    nakshatra: {
      nakshatra: star.nakshatra,
      nakshatra_index: star.index,
      nakshatra_lord: star.lord,
      pada: star.pada,
      degrees_in: star.degreesIn,
      sidereal_lon: moon,
    },
    yoga: at(YOGAS, 'sum', yogaName),
    karana: at(KARANAS, 'elongation', karanaName),
  };
}

/** POST /v1/panchanga/day. Errors: InvalidInput, OutOfCoverage. A missing sunrise is a status, not an error. */
export const dailyPanchanga = (engine: Engine, request: DailyPanchangaRequest): DailyPanchangaResponse =>
  namingField('/local_date', request.local_date, () => dayAnswer(engine, request));

function dayAnswer(engine: Engine, request: DailyPanchangaRequest): DailyPanchangaResponse {
  const policy = withDefaults(DailyPanchangaPolicy, request.policy ?? {}),
    threshold = SUNRISE_THRESHOLDS[policy.sunrise_definition],
    solver = new LimbSolver(engine, policy.ayanamsa_system),
    day = civilSolarDay(engine, request, threshold);
  const [, date, nextDate] = solarDatesAnswer(day),
    { clock, sunrise } = day;
  const nextSunrise = nextDate.sunrises[0]?.jd_ut1 ?? null;
  const reasons: DailyPanchangaResponse['unavailable_reasons'] = [
    ...(date.sunrises.length === 0 ? (['sunrise_absent'] as const) : []),
    ...(date.sunrises.length > 1 ? (['sunrise_ambiguous'] as const) : []),
    ...(nextDate.sunrises.length === 0 ? (['next_sunrise_absent'] as const) : []),
    ...(nextDate.sunrises.length > 1 ? (['next_sunrise_ambiguous'] as const) : []),
  ];
  const isAvailable = reasons.length === 0 && sunrise !== null && nextSunrise !== null;
  return {
    local_date: request.local_date,
    timezone: request.timezone,
    latitude: request.latitude,
    longitude: request.longitude,
    policy: { ...policy, ayanamsa_system: solver.ayanamsaSystem },
    provenance: {
      reader_binding: 'caller_owned_reader',
      longitude_origin: 'geocentric',
      longitude_frame: 'apparent_ecliptic_of_date',
      sidereal_mode: 'true',
      event_timescale: 'UT1',
      civil_clock: 'engine.julian UTC/UT1 conversion',
      vara_basis: 'requested_local_civil_weekday_owned_by_sunrise',
      day_boundary: '[sunrise, next_sunrise)',
      sunrise_altitude_degrees: threshold.altitudeDeg,
      bracket_step_seconds: 3600,
      maximum_search_hours: 72,
      horizon_model: 'level_horizon_zero_elevation_no_terrain',
    },
    status: isAvailable ? 'available' : 'unavailable',
    unavailable_reasons: reasons,
    solar_date: date,
    next_solar_date: nextDate,
    at_sunrise: isAvailable ? atSunrise(solver, day, sunrise) : null,
    limbs: isAvailable
      ? LIMBS.map((limb) => limbDay(limb, solver, sunrise, nextSunrise, (jd) => clock.moment(jd)))
      : [],
  };
}
