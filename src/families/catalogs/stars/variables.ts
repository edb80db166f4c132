import { withDefaults } from '../../../contract/defaults.js';
import { datedStages, StageLog } from '../../../wire/stage-log.js';
import type { DatedRequest } from '../../../wire/stage-log.js';
import { instantOfJd, jdOfInstant } from '../../../wire/instant.js';
import type { Engine } from '../../../engine.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput, OutOfCoverage } from '../../../kernel/errors.js';
import {
  eclipsesAround,
  eclipsesNear,
  elementsReach,
  extremaPhases,
  magnitudeAtPhase,
  nextPhase,
  periodAt,
  phaseAt,
  phasesInRange,
} from '../../../sky/stars/light-curve.js';
import type { EclipseWindow } from '../../../sky/stars/light-curve.js';
import { variableClass } from '../../../sky/stars/variable-catalogue.js';
import type { VariableStar } from '../../../sky/stars/variable-catalogue.js';
import type { Instant } from '../../../time/instant.js';
import { conditionOf } from './variable-condition.js';
import type { StarListResponse } from './schema.js';
import { DEFAULT_THRESHOLD_MAG, MAX_RANGE_DAYS, VariableListQuery } from './variable-schema.js';
import type {
  VariableStarCatalogProfileRequest,
  VariableStarCatalogProfileResponse,
  VariableStarCatalogResponse,
  VariableStarComputationProvenanceResponse,
  VariableStarConditionResponse,
  VariableStarPairRequest,
  VariableStarPairResponse,
  VariableStarRangeRequest,
  VariableStarRangeResponse,
  VariableStarStateRequest,
  VariableStarStateResponse,
} from './variable-schema.js';

const CATALOG_SOURCES = ['GCVS', 'AAVSO VSX', 'published_linear_ephemerides'];
const GENERAL_CONVENTION =
  'phase_zero_is_primary_minimum_for_eclipsing_types_and_maximum_light_for_pulsating_or_long_period_types';
const conventionOf = (star: VariableStar): string =>
  star.epochIsMinimum ? 'phase_zero_is_primary_minimum' : 'phase_zero_is_maximum_light';

/** GET /v1/stars/variable/list: names of variable stars in order of code units; of one type in the order of the table. */
export function variableList(engine: Engine, query: VariableListQuery): StarListResponse {
  const { stars } = engine.stars.variables;
  const type = query.var_type ?? '';
  const names =
    type === ''
      ? stars.map((star) => star.name).sort()
      : stars.filter((star) => star.type === type).map((star) => star.name);
  const fragment = (query.q ?? '').trim().toLowerCase();
  const found = names.filter((name) => name.toLowerCase().includes(fragment));
  const answered = found.slice(0, withDefaults(VariableListQuery, query).limit);
  return { stars: answered, total: answered.length, total_available: found.length };
}

/** GET /v1/stars/variable/{name}: the record of one variable star. Errors: InvalidInput at `field`. */
export function variableRecord(engine: Engine, name: string, field = '/name'): VariableStarCatalogResponse {
  const stages = new StageLog();
  const star = stages.run('variable_star_catalog_resolution', () => resolve(engine, name, field));
  return stages.run('catalog_record_serialization', () => recordOf(star, stages));
}

/** The next extrema of a star after a Julian day: the points of its elements, and the extremes of its light curve. */
function nextExtrema(star: VariableStar, jd: number) {
  const minimum = star.epochIsMinimum ? 0 : 0.5,
    phases = extremaPhases(star);
  const nextOf = (list: readonly number[]): number => Math.min(...list.map((phase) => nextPhase(star, phase, jd)));
  return {
    minimumJd: nextPhase(star, minimum, jd),
    maximumJd: nextPhase(star, 0.5 - minimum, jd),
    firstMinimumJd: nextOf(phases.minima.slice(0, 1)),
    lightCurve: {
      minimum_phases: [...phases.minima],
      maximum_phases: [...phases.maxima],
      next_light_minimum_jd: nextOf(phases.minima),
      next_light_maximum_jd: phases.maxima.length > 0 ? nextOf(phases.maxima) : null,
      period_days_at_date: periodAt(star, jd),
    },
  };
}

/** POST /v1/stars/variable/state: phase, magnitude, next extrema and eclipses at an instant. Errors: InvalidInput, OutOfCoverage. */
export function variableState(engine: Engine, request: VariableStarStateRequest): VariableStarStateResponse {
  const stages = new StageLog(),
    dated = instantaneous(engine, stages, request),
    { instant, jd, threshold } = dated;
  const star = stages.run('variable_star_catalog_resolution', () =>
    reaching(resolve(engine, request.star, '/star'), jd),
  );
  const condition = stages.run('condition_profile_computation', () => conditionOf(star, jd, threshold));
  const next = stages.run('next_extrema_computation', () => nextExtrema(star, jd));
  return stages.run('variable_star_response_serialization', () => {
    const around = eclipsesAround(star, jd);
    return {
      star: variableRecord(engine, request.star, '/star'),
      condition,
      next_minimum_jd: next.minimumJd,
      next_maximum_jd: next.maximumJd,
      provenance: instantProvenance(engine, stages, dated, [request.star], [star]),
      light_curve: next.lightCurve,
      eclipse: { current: around.current && windowOf(around.current), next: around.next && windowOf(around.next) },
      observed: observed(engine, star, instant, next.firstMinimumJd),
    };
  });
}

/** Checks the bounds of a range. Errors: InvalidInput for a range that is reversed or too long. */
function checkRange({ jd_start: start, jd_end: end }: VariableStarRangeRequest): void {
  if (end < start)
    throw new InvalidInput({
      field: '/jd_end',
      message: 'must not be before jd_start',
      given: end,
      allowed: `${start} ... ${start + MAX_RANGE_DAYS}`,
    });
  if (end - start > MAX_RANGE_DAYS)
    throw new InvalidInput({
      field: '/jd_end',
      message: 'is too far after jd_start',
      given: end,
      allowed: `at most ${MAX_RANGE_DAYS} days after jd_start`,
    });
}

/** Minima, maxima and eclipses of a range; eclipses may be just outside. Errors: InvalidInput when the elements do not apply to it. */
function eventsOfRange(star: VariableStar, start: number, end: number) {
  requireReach(star, start, '/jd_start');
  requireReach(star, end, '/jd_end');
  const minimum = star.epochIsMinimum ? 0 : 0.5;
  return {
    minima: phasesInRange(star, minimum, start, end),
    maxima: phasesInRange(star, 0.5 - minimum, start, end),
    eclipses: eclipsesNear(star, start, end),
  };
}

/** POST /v1/stars/variable/range: minima, maxima and eclipses of a range of at most 366 days. Errors: InvalidInput. */
export function variableRange(engine: Engine, request: VariableStarRangeRequest): VariableStarRangeResponse {
  const stages = new StageLog(),
    { jd_start: start, jd_end: end } = request;
  stages.run('jd_range_validation', () => checkRange(request));
  const star = stages.run('variable_star_catalog_resolution', () => resolve(engine, request.star, '/star'));
  const { minima, maxima, eclipses } = stages.run('extrema_range_computation', () => eventsOfRange(star, start, end));
  // The names of these stages contain the bounds; each stage removes the eclipses beyond its bound.
  const begun = stages.run(`range_start_jd:${decimal(start)}`, () => eclipses.filter(({ endJd }) => endJd >= start));
  const within = stages.run(`range_end_jd:${decimal(end)}`, () => begun.filter(({ startJd }) => startJd <= end));
  return stages.run('variable_star_response_serialization', () => ({
    star: star.name,
    minima_jd: minima,
    maxima_jd: maxima,
    provenance: {
      ...baseProvenance([star.name], [star], DEFAULT_THRESHOLD_MAG, conventionOf(star)),
      stage_sequence: stages.names,
    },
    eclipses: within.map(windowOf),
  }));
}

/** POST /v1/stars/variable/catalog-profile: condition of all variable stars at an instant. Errors: InvalidInput. */
export function variableProfile(
  engine: Engine,
  request: VariableStarCatalogProfileRequest,
): VariableStarCatalogProfileResponse {
  const stages = new StageLog(),
    dated = instantaneous(engine, stages, request),
    { jd, threshold } = dated;
  const [stars, profiles] = stages.run('variable_star_catalog_profile_computation', () => {
    const all = [...engine.stars.variables.stars].sort((a, b) => (a.name < b.name ? -1 : 1));
    return [all, all.map((star) => conditionOf(reaching(star, jd), jd, threshold))];
  });
  return stages.run('variable_star_response_serialization', () => {
    const count = (test: (profile: VariableStarConditionResponse) => boolean): number => profiles.filter(test).length;
    const eclipsed = count((profile) => profile.in_eclipse);
    const names = stars.map((star) => star.name);
    return {
      profiles,
      star_count: profiles.length,
      eclipsing_count: count((profile) => profile.type_class === 'eclipsing'),
      pulsating_count: count((profile) => profile.type_class === 'pulsating'),
      long_period_count: count((profile) => profile.type_class === 'long_period'),
      malefic_count: count((profile) => profile.is_malefic),
      benefic_count: count((profile) => profile.is_benefic),
      neutral_count: count((profile) => profile.classical_quality === 'neutral'),
      mixed_count: count((profile) => profile.classical_quality === 'mixed'),
      eclipse_active_count: eclipsed,
      has_active_eclipses: eclipsed > 0,
      provenance: instantProvenance(engine, stages, dated, names, stars),
    };
  });
}

/** POST /v1/stars/variable/pair: two variable stars at one instant. Errors: InvalidInput. */
export function variablePair(engine: Engine, request: VariableStarPairRequest): VariableStarPairResponse {
  const stages = new StageLog(),
    dated = instantaneous(engine, stages, request),
    { jd, threshold } = dated;
  const stars = stages.run('variable_star_catalog_resolution', () => [
    reaching(resolve(engine, request.primary, '/primary'), jd),
    reaching(resolve(engine, request.secondary, '/secondary'), jd),
  ]);
  const [primary, secondary] = stages.run('star_state_pair_computation', () =>
    stars.map((star) => conditionOf(star, jd, threshold)),
  );
  return stages.run('variable_star_response_serialization', () => ({
    primary,
    secondary,
    is_same_type_class: primary.type_class === secondary.type_class,
    is_same_quality: primary.classical_quality === secondary.classical_quality,
    both_malefic: primary.is_malefic && secondary.is_malefic,
    both_in_eclipse: primary.in_eclipse && secondary.in_eclipse,
    quality_conflict: (primary.is_malefic && secondary.is_benefic) || (primary.is_benefic && secondary.is_malefic),
    provenance: instantProvenance(engine, stages, dated, [request.primary, request.secondary], stars),
  }));
}

function resolve(engine: Engine, name: string, field: string): VariableStar {
  const { variables } = engine.stars;
  const direct = variables.find(name);
  if (direct) return direct;
  const found = engine.stars.find(name);
  const star = found !== null && 'star' in found ? variables.ofStar(found.star.name) : null;
  if (star) return star;
  throw new InvalidInput({
    field,
    message: 'is not a known variable star',
    given: name,
    allowed: variables.stars.map((entry) => entry.name).sort(),
    suggestions: variables.suggest(name),
  });
}

/** Errors: InvalidInput at `field` when the elements of the star are meaningless at the Julian day. */
function requireReach(star: VariableStar, jd: number, field: string): void {
  if (!elementsReach(star, jd))
    throw new InvalidInput({
      field,
      message: `is outside the dates of the elements of ${star.name}, whose period changes`,
      given: jd,
      allowed: 'dates at which its period is between half and twice that of the epoch',
    });
}

/** Returns the star when its elements apply to the Julian day of the request. Errors: InvalidInput. */
function reaching(star: VariableStar, jd: number): VariableStar {
  requireReach(star, jd, '/dt');
  return star;
}

function recordOf(star: VariableStar, stages: StageLog): VariableStarCatalogResponse {
  const kind = variableClass(star);
  return {
    name: star.name,
    designation: star.designation,
    var_type: star.type,
    epoch_jd: star.epochJd,
    epoch_is_minimum: star.epochIsMinimum,
    period_days: star.periodDays,
    mag_max: star.magnitudeMax,
    mag_min: star.magnitudeMin,
    mag_min2: star.magnitudeMin2,
    eclipse_width: star.eclipseHalfWidth,
    classical_quality: star.quality,
    amplitude: star.magnitudeMin - star.magnitudeMax,
    type_class: kind,
    is_eclipsing: kind === 'eclipsing',
    is_pulsating: kind === 'pulsating',
    is_long_period: kind === 'long_period',
    is_irregular: star.periodDays <= 0,
    note: star.note,
    provenance: {
      catalog_source: CATALOG_SOURCES,
      catalog_scope: 'curated_astrological_variable_star_catalog',
      phase_convention: conventionOf(star),
      var_type: star.type,
      epoch_jd: star.epochJd,
      epoch_is_minimum: star.epochIsMinimum,
      period_days: star.periodDays,
      stage_sequence: stages.names,
      elements_source: star.elementsSource,
    },
    period_change_days_per_cycle: star.periodChangeDaysPerCycle,
  };
}

/**
 * Values for an observer on the Earth, where the light is up to 8.3 minutes later or earlier than at the Sun. Null without coordinates or
 * ephemeris.
 */
function observed(
  engine: Engine,
  star: VariableStar,
  instant: Instant,
  nextMinimumJd: number,
): VariableStarStateResponse['observed'] {
  const named = star.starName === null ? null : engine.stars.find(star.starName);
  if (named === null || !('star' in named)) return null;
  const { star: placed } = named;
  const delayAt = (then: Instant): number | null => {
    try {
      return engine.stars.heliocentricDelayDays(placed, engine.sky.epoch(then));
    } catch (error) {
      if (error instanceof OutOfCoverage) return null;
      throw error;
    }
  };
  const delay = delayAt(instant);
  if (delay === null) return null;
  const phase = phaseAt(star, instant.ut1J2k + J2000_JD - delay);
  const delayThen = delayAt(instantOfJd(engine, nextMinimumJd));
  return {
    heliocentric_delay_days: delay,
    phase,
    magnitude: magnitudeAtPhase(star, phase),
    next_minimum_jd_ut: delayThen === null ? null : nextMinimumJd + delayThen,
  };
}

const windowOf = (window: EclipseWindow) => ({
  kind: window.kind,
  start_jd: window.startJd,
  mid_jd: window.midJd,
  end_jd: window.endJd,
});
/** Formats a Julian day in a name, always with a fraction. */
const decimal = (value: number): string => (Number.isInteger(value) ? `${value}.0` : String(value));

const baseProvenance = (
  requested: readonly string[],
  stars: readonly VariableStar[],
  threshold: number,
  convention: string,
): Omit<VariableStarComputationProvenanceResponse, 'stage_sequence'> => ({
  requested_datetime: null,
  normalized_datetime_utc: null,
  jd: null,
  computation_source: 'variable_star_oracle',
  catalog_source: CATALOG_SOURCES,
  requested_stars: [...requested],
  returned_stars: stars.map((star) => star.name),
  eclipse_threshold: threshold,
  phase_convention: convention,
  extrema_convention: 'cycle_points_at_phase_0_and_one_half',
});

interface Instantaneous extends DatedRequest {
  readonly jd: number;
  readonly threshold: number;
}

/** The instant of a request and its eclipse threshold. Errors: InvalidInput. */
function instantaneous(
  engine: Engine,
  stages: StageLog,
  request: { readonly dt: string; readonly eclipse_threshold?: number | null },
): Instantaneous {
  const dated = datedStages(engine, stages, request.dt);
  return { ...dated, jd: jdOfInstant(dated.instant), threshold: request.eclipse_threshold ?? DEFAULT_THRESHOLD_MAG };
}

const instantProvenance = (
  engine: Engine,
  stages: StageLog,
  { requested, instant, jd, threshold }: Instantaneous,
  names: readonly string[],
  stars: readonly VariableStar[],
): VariableStarComputationProvenanceResponse => ({
  ...baseProvenance(
    names.map((name) => name.trim()),
    stars,
    threshold,
    GENERAL_CONVENTION,
  ),
  requested_datetime: requested,
  normalized_datetime_utc: engine.time.formatUtc(instant.utcJ2k),
  jd,
  stage_sequence: stages.names,
});
