import { signAnswer } from '../../../wire/positions.js';
import { TROPICAL_YEAR_DAYS } from '../../../kernel/constants.js';
import { arcBetween, middleOf } from '../../../kernel/circle.js';
import { namedLongitudes } from '../../../wire/named-points.js';
import type { NamedValue } from '../../../wire/named-points.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { harmonicConjunctions, harmonicDensity, harmonicPlace, projected } from './projection.js';
import { BOUNDS, PRESETS, harmonicKind, orbPolicyTruth, provenance, validationStage } from './provenance.js';
import { DEFAULT_MAX_HARMONIC } from './schema.js';
import type {
  HarmonicAgeChartRequest,
  HarmonicAspectsResponse,
  HarmonicCatalogResponse,
  HarmonicChartRequest,
  HarmonicChartResponse,
  HarmonicCompositeRequest,
  HarmonicCompositeResponse,
  HarmonicConjunctionRequest,
  HarmonicConjunctionResponse,
  HarmonicConjunctionsResponse,
  HarmonicFingerprintResponse,
  HarmonicPatternScoreResponse,
  HarmonicSweepEntryResponse,
  HarmonicSweepRequest,
  HarmonicSweepResponse,
} from './schema.js';

/** GET /v1/harmonics/presets */
export function presets(): HarmonicCatalogResponse {
  const list = PRESETS.map(([harmonic, name, description]) => ({ harmonic, name, description }));
  return {
    presets: list,
    count: list.length,
    bounds: BOUNDS,
    provenance: provenance('HARMONIC_PRESETS', 'catalog', ['preset_catalog_read', 'harmonic_preset_serialization']),
  };
}

function positions(points: readonly NamedValue[], harmonic: number): HarmonicChartResponse['positions'] {
  return points
    .map(({ name, value }) => {
      const place = harmonicPlace(value, harmonic);
      return {
        body: name,
        natal_longitude: value,
        harmonic_longitude: place,
        harmonic,
        ...signAnswer(place),
      };
    })
    .sort((a, b) => a.harmonic_longitude - b.harmonic_longitude);
}

/** POST /v1/harmonics/chart: places by harmonic longitude. */
export function chart(request: HarmonicChartRequest): HarmonicChartResponse {
  const points = namedLongitudes(request.longitudes, '/longitudes', 'trim'),
    { harmonic } = request,
    kind = harmonicKind(harmonic);
  return {
    positions: positions(points, harmonic),
    requested_harmonic: harmonic,
    effective_harmonic: harmonic,
    harmonic_kind: kind,
    input_count: points.length,
    provenance: provenance(
      'calculate_harmonic',
      kind,
      [
        'caller_longitude_validation',
        validationStage(harmonic),
        'harmonic_projection_computation',
        'harmonic_chart_response_serialization',
      ],
      { preset: harmonic },
    ),
  };
}

/** POST /v1/harmonics/age-chart: the harmonic is the age in tropical years, 0 at birth. */
export function ageChart(request: HarmonicAgeChartRequest): HarmonicChartResponse {
  const points = namedLongitudes(request.longitudes, '/longitudes', 'trim');
  if (request.jd_now < request.jd_birth)
    throw new InvalidInput({
      field: '/jd_now',
      message: 'before birth',
      given: request.jd_now,
      allowed: `${request.jd_birth} or later`,
    });
  const harmonic = (request.jd_now - request.jd_birth) / TROPICAL_YEAR_DAYS;
  return {
    positions: positions(points, harmonic),
    requested_harmonic: harmonic,
    effective_harmonic: harmonic,
    harmonic_kind: 'age_decimal',
    input_count: points.length,
    provenance: provenance(
      'age_harmonic',
      'age_decimal',
      [
        'caller_longitude_validation',
        'age_window_validation',
        'decimal_age_harmonic_derivation',
        'harmonic_projection_computation',
        'age_harmonic_response_serialization',
      ],
      { jd_birth: request.jd_birth, jd_now: request.jd_now, age_harmonic_basis: '(jd_now - jd_birth) / tropical_year' },
    ),
  };
}

const orbOf = (orb: number | undefined): number => (orb === undefined ? 1 : orb === 0 ? 0 : orb);
const isExplicit = (policy: unknown): boolean => policy !== null && policy !== undefined;

/** POST /v1/harmonics/conjunctions */
export function conjunctions(request: HarmonicConjunctionRequest): HarmonicConjunctionsResponse {
  const points = namedLongitudes(request.longitudes, '/longitudes', 'trim'),
    { harmonic } = request,
    orb = orbOf(request.orb);
  return {
    conjunctions: harmonicConjunctions(points, harmonic, orb),
    requested_harmonic: harmonic,
    effective_harmonic: harmonic,
    orb,
    input_count: points.length,
    provenance: provenance(
      'harmonic_conjunctions',
      harmonicKind(harmonic),
      [
        'caller_longitude_validation',
        validationStage(harmonic),
        'orb_validation',
        'harmonic_conjunction_computation',
        'harmonic_conjunction_response_serialization',
      ],
      { preset: harmonic, orb_policy: orbPolicyTruth(orb, harmonic, isExplicit(request.orb_policy)) },
    ),
  };
}

const DENSITY_NOTE = 'Scores measure the density of conjunctions on the harmonic circle; they judge nothing.';

/** POST /v1/harmonics/pattern-score */
export function patternScore(request: HarmonicConjunctionRequest): HarmonicPatternScoreResponse {
  const points = namedLongitudes(request.longitudes, '/longitudes', 'trim'),
    { harmonic } = request,
    orb = orbOf(request.orb);
  const density = harmonicDensity(points, harmonic, orb);
  return {
    pattern_score: density.score,
    conjunctions: harmonicConjunctions(points, harmonic, orb),
    cluster_sizes: [...density.clusterSizes],
    score: density.score,
    requested_harmonic: harmonic,
    effective_harmonic: harmonic,
    orb,
    input_count: points.length,
    provenance: provenance(
      'harmonic_pattern_score',
      harmonicKind(harmonic),
      [
        'caller_longitude_validation',
        validationStage(harmonic),
        'orb_validation',
        'harmonic_conjunction_computation',
        'cluster_score_computation',
        'harmonic_pattern_score_response_serialization',
      ],
      {
        preset: harmonic,
        orb_policy: orbPolicyTruth(orb, harmonic, isExplicit(request.orb_policy)),
        note: DENSITY_NOTE,
      },
    ),
  };
}

/** POST /v1/harmonics/aspects: for every pair the harmonics in which it is a conjunction, lowest harmonic first. */
export function aspects(request: HarmonicSweepRequest): HarmonicAspectsResponse {
  const points = namedLongitudes(request.longitudes, '/longitudes', 'trim'),
    orb = orbOf(request.orb),
    last = request.max_harmonic ?? DEFAULT_MAX_HARMONIC;
  const found: HarmonicAspectsResponse['aspects'] = [];
  for (let harmonic = 1; harmonic <= last; harmonic++) {
    const places = projected(points, harmonic),
      start = found.length;
    for (let i = 0; i < points.length; i++) {
      for (let j = i + 1; j < points.length; j++) {
        const distance = arcBetween(places[i], places[j]);
        if (distance <= orb)
          found.push({
            planet_a: points[i].name,
            planet_b: points[j].name,
            harmonic,
            orb: distance,
            separation: arcBetween(points[i].value, points[j].value),
          });
      }
    }
    found.push(...found.splice(start).sort((a, b) => a.orb - b.orb));
  }
  return {
    aspects: found,
    max_harmonic: last,
    orb,
    input_count: points.length,
    provenance: provenance(
      'harmonic_aspects',
      'range_sweep',
      [
        'caller_longitude_validation',
        'max_harmonic_validation',
        'orb_validation',
        'harmonic_aspect_computation',
        'harmonic_aspect_response_serialization',
      ],
      { orb_policy: orbPolicyTruth(orb, null, isExplicit(request.orb_policy)) },
    ),
  };
}

function sweepEntries(points: readonly NamedValue[], last: number, orb: number): HarmonicSweepEntryResponse[] {
  return Array.from({ length: last }, (_, i) => {
    const density = harmonicDensity(points, i + 1, orb);
    return {
      harmonic: i + 1,
      score: density.score,
      n_conjunctions: density.conjunctions,
      largest_cluster: density.clusterSizes[0] ?? 0,
    };
  });
}
const byScore = (a: HarmonicSweepEntryResponse, b: HarmonicSweepEntryResponse): number =>
  b.score - a.score || a.harmonic - b.harmonic;

/** POST /v1/harmonics/sweep: harmonics by density, densest first. */
export function sweep(request: HarmonicSweepRequest): HarmonicSweepResponse {
  const points = namedLongitudes(request.longitudes, '/longitudes', 'trim'),
    orb = orbOf(request.orb),
    last = request.max_harmonic ?? DEFAULT_MAX_HARMONIC;
  return {
    entries: sweepEntries(points, last, orb).sort(byScore),
    max_harmonic: last,
    orb,
    input_count: points.length,
    bounds: BOUNDS,
    provenance: provenance(
      'harmonic_sweep',
      'range_sweep',
      [
        'caller_longitude_validation',
        'max_harmonic_validation',
        'orb_validation',
        'bounded_harmonic_sweep_computation',
        'harmonic_sweep_response_serialization',
      ],
      { orb_policy: orbPolicyTruth(orb, null, isExplicit(request.orb_policy)), note: DENSITY_NOTE },
    ),
  };
}

/** POST /v1/harmonics/fingerprint: the sweep by harmonic number, and which harmonics lead. */
export function fingerprint(request: HarmonicSweepRequest): HarmonicFingerprintResponse {
  const points = namedLongitudes(request.longitudes, '/longitudes', 'trim'),
    orb = orbOf(request.orb),
    last = request.max_harmonic ?? DEFAULT_MAX_HARMONIC;
  const entries = sweepEntries(points, last, orb);
  const leading = entries.filter(({ score }) => score > 0).sort(byScore);
  return {
    sweep: entries,
    dominant: leading.map(({ harmonic }) => harmonic),
    total_score: entries.reduce((sum, { score }) => sum + score, 0),
    peak_harmonic: leading[0]?.harmonic ?? 0,
    peak_score: leading[0]?.score ?? 0,
    max_harmonic: last,
    orb,
    bounds: BOUNDS,
    provenance: provenance(
      'vibrational_fingerprint',
      'range_sweep',
      [
        'caller_longitude_validation',
        'max_harmonic_validation',
        'orb_validation',
        'bounded_harmonic_sweep_computation',
        'vibrational_fingerprint_response_serialization',
      ],
      { orb_policy: orbPolicyTruth(orb, null, isExplicit(request.orb_policy)), note: DENSITY_NOTE },
    ),
  };
}

function labelOf(given: string | undefined, fallback: string, field: string): string {
  const label = (given ?? fallback).trim();
  if (label === '' || label.includes(':'))
    throw new InvalidInput({
      field,
      message: 'a label is not blank and has no colon',
      given,
      allowed: 'text without a colon',
    });
  return label;
}

/** POST /v1/harmonics/composite: conjunctions between two charts on one harmonic circle. */
export function composite(request: HarmonicCompositeRequest): HarmonicCompositeResponse {
  const first = namedLongitudes(request.longitudes_a, '/longitudes_a', 'trim'),
    second = namedLongitudes(request.longitudes_b, '/longitudes_b', 'trim');
  const labelA = labelOf(request.label_a, 'A', '/label_a'),
    labelB = labelOf(request.label_b, 'B', '/label_b'),
    { harmonic } = request,
    orb = orbOf(request.orb);
  const placesA = projected(first, harmonic),
    placesB = projected(second, harmonic),
    found: HarmonicConjunctionResponse[] = [];
  first.forEach((a, i) =>
    second.forEach((b, j) => {
      const distance = arcBetween(placesA[i], placesB[j]);
      if (distance <= orb)
        found.push({
          planet_a: `${labelA}:${a.name}`,
          planet_b: `${labelB}:${b.name}`,
          harmonic,
          orb: distance,
          longitude: middleOf(placesA[i], placesB[j]),
        });
    }),
  );
  return {
    conjunctions: found.sort((a, b) => a.orb - b.orb),
    requested_harmonic: harmonic,
    effective_harmonic: harmonic,
    orb,
    label_a: labelA,
    label_b: labelB,
    input_count_a: first.length,
    input_count_b: second.length,
    provenance: provenance(
      'composite_harmonic',
      'composite',
      [
        'caller_longitude_validation',
        'composite_label_validation',
        validationStage(harmonic),
        'orb_validation',
        'cross_chart_harmonic_conjunction_computation',
        'composite_harmonic_response_serialization',
      ],
      { preset: harmonic, orb_policy: orbPolicyTruth(orb, harmonic, isExplicit(request.orb_policy)) },
    ),
  };
}
