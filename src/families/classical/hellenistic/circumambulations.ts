import { withDefaults } from '../../../contract/defaults.js';
import type { BoundsDoctrine } from '../../../doctrine/bounds/bounds.js';
import { boundsAround } from '../../../doctrine/hellenistic/bound-walk.js';
import type { BoundSpan } from '../../../doctrine/hellenistic/bound-walk.js';
import { distribution, leastYearsOfSpan, timesOfSigns } from '../../../doctrine/hellenistic/circumambulation.js';
import type { DistributionPeriod, MetRay, TimesOf } from '../../../doctrine/hellenistic/circumambulation.js';
import { directedPoint } from '../../../doctrine/directions/point.js';
import { obliqueAscension } from '../../../doctrine/hyleg/oblique.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { namedLongitudes } from '../../../wire/named-points.js';
import { StageLog } from '../../../wire/stage-log.js';
import { provenance } from './provenance.js';
import { CircumambulationsRequest } from './schema.js';
import type {
  BOUNDS_WORDS,
  CircumambulationPeriodResponse,
  CircumambulationRayResponse,
  CircumambulationsResponse,
} from './schema.js';

const BOUNDS: Readonly<Record<(typeof BOUNDS_WORDS)[number], BoundsDoctrine>> = {
  egyptian: 'egyptian',
  authF: 'ptolemaic',
  chaldean_day: 'chaldeanDay',
  chaldean_night: 'chaldeanNight',
  william_lilly_1647: 'lilly',
};
const KEY_SOURCES = {
  bound_lord_minor_years:
    'no source is known: the least years of the lord of the bound, in proportion to the part crossed',
  rising_times:
    'Dorotheus III.2; Ptolemy, Tetrabiblos III.10; Valens, Anthologies III.3 and VIII: a year for each degree of oblique ascension',
  equatorial:
    'Ptolemy, Tetrabiblos III.10: a year for each degree of right ascension, as for a significator on the meridian',
} as const;
/** Largest difference of the sum of rising times from 360 degrees. */
const SUM_TOLERANCE_DEG = 0.01;

type Filled = ReturnType<typeof filled>;
const filled = (request: CircumambulationsRequest) => withDefaults(CircumambulationsRequest, request);

/** The times of a request; a reason where they cannot be had. Errors: InvalidInput. */
function timesOf(request: Filled): TimesOf | string {
  const { time_key: key, obliquity, geographic_latitude: latitude, rising_times_deg: given } = request;
  if (key === 'rising_times' && Array.isArray(given)) {
    const sum = given.reduce((total, time) => total + time, 0);
    if (Math.abs(sum - 360) > SUM_TOLERANCE_DEG)
      throw new InvalidInput({
        field: '/rising_times_deg',
        message: 'the rising times of the twelve signs do not sum to 360 degrees',
        given: sum,
        allowed: 'a sum of 360 within 0.01',
      });
    return timesOfSigns(given.map((time) => (time * 360) / sum));
  }
  if (typeof obliquity !== 'number')
    return key === 'equatorial' ? 'equatorial_key_is_primary_direction' : 'rising_time_table_not_admitted';
  if (key === 'equatorial') {
    const frame = { armcDeg: 0, obliquityDeg: obliquity, latitudeDeg: 0 };
    return (degree) => directedPoint('', degree, 0, frame).raDeg;
  }
  if (typeof latitude !== 'number') return 'rising_time_table_not_admitted';
  const frame = { armcDeg: 0, obliquityDeg: obliquity, latitudeDeg: latitude };
  return (degree) => obliqueAscension(degree, frame);
}

const spanAnswer = (span: BoundSpan, index: number) => ({
  index,
  lord: span.bound.ruler,
  sign: span.bound.sign,
  start_longitude: span.startDeg,
  end_longitude: span.endDeg,
  span_deg: span.spanDeg,
  bound_width_deg: span.widthDeg,
});

function recordedPeriods(request: Filled): CircumambulationPeriodResponse[] {
  let jd = request.start_jd;
  return boundsAround(request.significator_longitude, BOUNDS[request.bounds_doctrine], request.direction).map(
    (span, index) => {
      const years = leastYearsOfSpan(span),
        start = jd;
      jd += years * request.year_days;
      return { ...spanAnswer(span, index), years, start_jd: start, end_jd: jd };
    },
  );
}

function rayAnswer(ray: MetRay, { start_jd: start, year_days: year }: Filled): CircumambulationRayResponse {
  const { planet, aspect, longitudeDeg, years } = ray;
  return { planet, aspect, longitude: longitudeDeg, years, jd: start + years * year };
}

/** The participating ray of a period. One that the significator meets only later in this circle was met a circle earlier: its years are negative. */
function participatingOf(
  { participating, startYears }: DistributionPeriod,
  request: Filled,
): CircumambulationRayResponse | null {
  if (participating === null) return null;
  const { years } = participating;
  return rayAnswer({ ...participating, years: years >= startYears ? years - 360 : years }, request);
}

function distributionAnswer(periods: readonly DistributionPeriod[], request: Filled): CircumambulationPeriodResponse[] {
  const { start_jd: start, year_days: year } = request;
  return periods.map((period, index) => ({
    ...spanAnswer(period.span, index),
    years: period.endYears - period.startYears,
    start_jd: start + period.startYears * year,
    end_jd: start + period.endYears * year,
    participating: participatingOf(period, request),
    rays_met: period.met.map((ray) => rayAnswer(ray, request)),
  }));
}

/** The periods of a request, or the reason why there are none. Errors: InvalidInput. */
function periodsOf(request: Filled): CircumambulationPeriodResponse[] | string {
  if (request.time_key === 'bound_lord_minor_years') return recordedPeriods(request);
  const times = timesOf(request);
  if (typeof times === 'string') return times;
  const periods = distribution({
    significatorDeg: request.significator_longitude,
    doctrine: BOUNDS[request.bounds_doctrine],
    direction: request.direction,
    timesOf: times,
    planets: namedLongitudes(request.positions ?? {}, '/positions', 'trim', 64).map(({ name, value }) => ({
      name,
      longitudeDeg: value,
    })),
  });
  return periods === null ? 'a_degree_never_rises_at_this_latitude' : distributionAnswer(periods, request);
}

/** POST /v1/hellenistic/circumambulations: a significator released through the bounds. Errors: InvalidInput. */
export function circumambulations(given: CircumambulationsRequest): CircumambulationsResponse {
  const stages = new StageLog(),
    request = filled(given);
  const { name, longitude } = stages.run('caller_significator_validation', () => {
    const trimmed = request.significator_name.trim();
    if (trimmed === '')
      throw new InvalidInput({
        field: '/significator_name',
        message: 'must not be blank',
        given: request.significator_name,
        allowed: 'a name that is not blank',
      });
    return { name: trimmed, longitude: normalizeDeg(request.significator_longitude) };
  });
  const periods = stages.run('egyptian_bound_walk', () => periodsOf({ ...request, significator_longitude: longitude }));
  const evaluated = typeof periods !== 'string';
  stages.run('admitted_year_key_or_fail_closed', () => evaluated);
  return stages.run('lossless_response_serialization', () => ({
    status: evaluated ? 'evaluated' : 'not_evaluable',
    significator_name: name,
    significator_longitude: longitude,
    start_jd: request.start_jd,
    time_key: request.time_key,
    bounds_doctrine: request.bounds_doctrine,
    year_days: request.year_days,
    direction: request.direction,
    time_key_source: KEY_SOURCES[request.time_key],
    periods: evaluated ? periods : [],
    reason: evaluated ? null : periods,
    provenance: provenance(
      {
        module: 'engine.circumambulations',
        entrypoint: 'circumambulate',
        doctrine: 'egyptian_bound_aphesis',
        sources: ['Ptolemy, Tetrabiblos I.20/I.21 Egyptian bounds', KEY_SOURCES[request.time_key]],
      },
      stages,
    ),
  }));
}
