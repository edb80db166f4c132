import { signAnswer } from '../../../wire/positions.js';
import { TROPICAL_YEAR_DAYS } from '../../../kernel/constants.js';
import { StageLog } from '../../../wire/stage-log.js';
import type { NamedValue } from '../../../wire/named-points.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { harmonicLongitude } from '../../../doctrine/harmonics/projection.js';
import { BOUNDS, PRESETS, provenance } from './provenance.js';
import { givenPoints, kindOf } from './request.js';
import type {
  HarmonicAgeChartRequest,
  HarmonicCatalogResponse,
  HarmonicChartRequest,
  HarmonicChartResponse,
} from './schema.js';

/** GET /v1/harmonics/presets: named harmonics and the bounds of the family. */
export function presets(): HarmonicCatalogResponse {
  const stages = new StageLog();
  const list = stages.run('preset_catalog_read', () =>
    PRESETS.map(([harmonic, name, description]) => ({ harmonic, name, description })),
  );
  return stages.run('harmonic_preset_serialization', () => ({
    presets: list,
    count: list.length,
    bounds: BOUNDS,
    provenance: provenance('HARMONIC_PRESETS', 'catalog', stages),
  }));
}

/** Positions on the circle of a harmonic, sorted by harmonic longitude, in answer shape. */
function positions(points: readonly NamedValue[], harmonic: number): HarmonicChartResponse['positions'] {
  return points
    .map(({ name, value }) => {
      const projected = harmonicLongitude(value, harmonic);
      return {
        body: name,
        natal_longitude: value,
        harmonic_longitude: projected,
        harmonic,
        ...signAnswer(projected),
      };
    })
    .sort((a, b) => a.harmonic_longitude - b.harmonic_longitude);
}

/** POST /v1/harmonics/chart: positions on the circle of a harmonic. Errors: InvalidInput for a bad name. */
export function chart(request: HarmonicChartRequest): HarmonicChartResponse {
  const stages = new StageLog(),
    { harmonic } = request;
  const points = givenPoints(stages, request),
    kind = kindOf(stages, harmonic);
  const found = stages.run('harmonic_projection_computation', () => positions(points, harmonic));
  return stages.run('harmonic_chart_response_serialization', () => ({
    positions: found,
    requested_harmonic: harmonic,
    effective_harmonic: harmonic,
    harmonic_kind: kind,
    input_count: points.length,
    provenance: provenance('calculate_harmonic', kind, stages, { preset: harmonic }),
  }));
}

/** Days from birth to `jd_now`. Errors: InvalidInput if `jd_now` is before birth. */
function ageDays({ jd_birth: birth, jd_now: now }: HarmonicAgeChartRequest): number {
  if (now < birth)
    throw new InvalidInput({
      field: '/jd_now',
      message: 'must not be before birth',
      given: now,
      allowed: `${birth} or later`,
    });
  return now - birth;
}

/** POST /v1/harmonics/age-chart: the harmonic is the age in tropical years, 0 at birth. Errors: InvalidInput. */
export function ageChart(request: HarmonicAgeChartRequest): HarmonicChartResponse {
  const stages = new StageLog(),
    points = givenPoints(stages, request);
  const age = stages.run('age_window_validation', () => ageDays(request));
  const harmonic = stages.run('decimal_age_harmonic_derivation', () => age / TROPICAL_YEAR_DAYS);
  const found = stages.run('harmonic_projection_computation', () => positions(points, harmonic));
  return stages.run('age_harmonic_response_serialization', () => ({
    positions: found,
    requested_harmonic: harmonic,
    effective_harmonic: harmonic,
    harmonic_kind: 'age_decimal',
    input_count: points.length,
    provenance: provenance('age_harmonic', 'age_decimal', stages, {
      jd_birth: request.jd_birth,
      jd_now: request.jd_now,
      age_harmonic_basis: '(jd_now - jd_birth) / tropical_year',
    }),
  }));
}
