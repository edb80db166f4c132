import { signAnswer } from '../../../wire/positions.js';
import { TROPICAL_YEAR_DAYS } from '../../../kernel/constants.js';
import { arcBetween, middleOf } from '../../../kernel/circle.js';
import { namedLongitudes } from '../../../wire/named-points.js';
import { StageLog } from '../../../wire/stage-log.js';
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
  HarmonicOrbPolicyResponse,
  HarmonicPatternScoreResponse,
  HarmonicSweepEntryResponse,
  HarmonicSweepRequest,
  HarmonicSweepResponse,
} from './schema.js';

/** GET /v1/harmonics/presets */
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

/** The longitudes of the request. Errors: InvalidInput. */
const givenPoints = (
  stages: StageLog,
  request: { readonly longitudes: HarmonicChartRequest['longitudes'] },
): NamedValue[] =>
  stages.run('caller_longitude_validation', () => namedLongitudes(request.longitudes, '/longitudes', 'trim'));

/** The kind of a harmonic, which names the stage that finds it. */
const kindOf = (stages: StageLog, harmonic: number): string =>
  stages.run(validationStage(harmonic), () => harmonicKind(harmonic));

interface OrbRequest {
  readonly orb?: number;
  readonly orb_policy?: unknown;
}

/** The orb of the request in degrees, with the account of its policy; `harmonic` null for a range of harmonics. */
const orbOf = (
  stages: StageLog,
  request: OrbRequest,
  harmonic: number | null,
): { orb: number; policy: HarmonicOrbPolicyResponse } =>
  stages.run('orb_validation', () => {
    const orb = request.orb === 0 ? 0 : (request.orb ?? 1);
    const explicit = request.orb_policy !== null && request.orb_policy !== undefined;
    return { orb, policy: orbPolicyTruth(orb, harmonic, explicit) };
  });

/** The last harmonic of a sweep; the body of the request is checked before. */
const lastHarmonic = (stages: StageLog, request: HarmonicSweepRequest): number =>
  stages.run('max_harmonic_validation', () => request.max_harmonic ?? DEFAULT_MAX_HARMONIC);

/** POST /v1/harmonics/chart: places by harmonic longitude. */
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

/** From birth to now, days. Errors: InvalidInput for a now before birth. */
function ageDays({ jd_birth: birth, jd_now: now }: HarmonicAgeChartRequest): number {
  if (now < birth)
    throw new InvalidInput({ field: '/jd_now', message: 'before birth', given: now, allowed: `${birth} or later` });
  return now - birth;
}

/** POST /v1/harmonics/age-chart: the harmonic is the age in tropical years, 0 at birth. */
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

/** POST /v1/harmonics/conjunctions */
export function conjunctions(request: HarmonicConjunctionRequest): HarmonicConjunctionsResponse {
  const stages = new StageLog(),
    { harmonic } = request;
  const points = givenPoints(stages, request),
    kind = kindOf(stages, harmonic),
    { orb, policy } = orbOf(stages, request, harmonic);
  const found = stages.run('harmonic_conjunction_computation', () => harmonicConjunctions(points, harmonic, orb));
  return stages.run('harmonic_conjunction_response_serialization', () => ({
    conjunctions: found,
    requested_harmonic: harmonic,
    effective_harmonic: harmonic,
    orb,
    input_count: points.length,
    provenance: provenance('harmonic_conjunctions', kind, stages, { preset: harmonic, orb_policy: policy }),
  }));
}

const DENSITY_NOTE = 'Scores measure the density of conjunctions on the harmonic circle; they judge nothing.';

/** POST /v1/harmonics/pattern-score */
export function patternScore(request: HarmonicConjunctionRequest): HarmonicPatternScoreResponse {
  const stages = new StageLog(),
    { harmonic } = request;
  const points = givenPoints(stages, request),
    kind = kindOf(stages, harmonic),
    { orb, policy } = orbOf(stages, request, harmonic);
  const found = stages.run('harmonic_conjunction_computation', () => harmonicConjunctions(points, harmonic, orb));
  const density = stages.run('cluster_score_computation', () => harmonicDensity(points, harmonic, orb));
  return stages.run('harmonic_pattern_score_response_serialization', () => ({
    pattern_score: density.score,
    conjunctions: found,
    cluster_sizes: [...density.clusterSizes],
    score: density.score,
    requested_harmonic: harmonic,
    effective_harmonic: harmonic,
    orb,
    input_count: points.length,
    provenance: provenance('harmonic_pattern_score', kind, stages, {
      preset: harmonic,
      orb_policy: policy,
      note: DENSITY_NOTE,
    }),
  }));
}

/** For every pair the harmonics in which it is a conjunction, lowest harmonic first, then by orb. */
function pairHarmonics(points: readonly NamedValue[], last: number, orb: number): HarmonicAspectsResponse['aspects'] {
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
  return found;
}

/** POST /v1/harmonics/aspects */
export function aspects(request: HarmonicSweepRequest): HarmonicAspectsResponse {
  const stages = new StageLog();
  const points = givenPoints(stages, request),
    last = lastHarmonic(stages, request),
    { orb, policy } = orbOf(stages, request, null);
  const found = stages.run('harmonic_aspect_computation', () => pairHarmonics(points, last, orb));
  return stages.run('harmonic_aspect_response_serialization', () => ({
    aspects: found,
    max_harmonic: last,
    orb,
    input_count: points.length,
    provenance: provenance('harmonic_aspects', 'range_sweep', stages, { orb_policy: policy }),
  }));
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
  const stages = new StageLog();
  const points = givenPoints(stages, request),
    last = lastHarmonic(stages, request),
    { orb, policy } = orbOf(stages, request, null);
  const entries = stages.run('bounded_harmonic_sweep_computation', () => sweepEntries(points, last, orb).sort(byScore));
  return stages.run('harmonic_sweep_response_serialization', () => ({
    entries,
    max_harmonic: last,
    orb,
    input_count: points.length,
    bounds: BOUNDS,
    provenance: provenance('harmonic_sweep', 'range_sweep', stages, { orb_policy: policy, note: DENSITY_NOTE }),
  }));
}

/** POST /v1/harmonics/fingerprint: the sweep by harmonic number, and which harmonics lead. */
export function fingerprint(request: HarmonicSweepRequest): HarmonicFingerprintResponse {
  const stages = new StageLog();
  const points = givenPoints(stages, request),
    last = lastHarmonic(stages, request),
    { orb, policy } = orbOf(stages, request, null);
  const entries = stages.run('bounded_harmonic_sweep_computation', () => sweepEntries(points, last, orb));
  return stages.run('vibrational_fingerprint_response_serialization', () => {
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
      provenance: provenance('vibrational_fingerprint', 'range_sweep', stages, {
        orb_policy: policy,
        note: DENSITY_NOTE,
      }),
    };
  });
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

/** The points of a chart with the label that their names take in the answer. */
interface LabelledPoints {
  readonly label: string;
  readonly points: readonly NamedValue[];
}

/** Conjunctions between two charts on one harmonic circle, closest first. */
function crossConjunctions(
  first: LabelledPoints,
  second: LabelledPoints,
  harmonic: number,
  orb: number,
): HarmonicConjunctionResponse[] {
  const placesA = projected(first.points, harmonic),
    placesB = projected(second.points, harmonic),
    found: HarmonicConjunctionResponse[] = [];
  first.points.forEach((a, i) =>
    second.points.forEach((b, j) => {
      const distance = arcBetween(placesA[i], placesB[j]);
      if (distance <= orb)
        found.push({
          planet_a: `${first.label}:${a.name}`,
          planet_b: `${second.label}:${b.name}`,
          harmonic,
          orb: distance,
          longitude: middleOf(placesA[i], placesB[j]),
        });
    }),
  );
  return found.sort((a, b) => a.orb - b.orb);
}

/** POST /v1/harmonics/composite: conjunctions between two charts on one harmonic circle. */
export function composite(request: HarmonicCompositeRequest): HarmonicCompositeResponse {
  const stages = new StageLog(),
    { harmonic } = request;
  const [pointsA, pointsB] = stages.run('caller_longitude_validation', () => [
    namedLongitudes(request.longitudes_a, '/longitudes_a', 'trim'),
    namedLongitudes(request.longitudes_b, '/longitudes_b', 'trim'),
  ]);
  const [labelA, labelB] = stages.run('composite_label_validation', () => [
    labelOf(request.label_a, 'A', '/label_a'),
    labelOf(request.label_b, 'B', '/label_b'),
  ]);
  kindOf(stages, harmonic);
  const { orb, policy } = orbOf(stages, request, harmonic);
  const found = stages.run('cross_chart_harmonic_conjunction_computation', () =>
    crossConjunctions({ label: labelA, points: pointsA }, { label: labelB, points: pointsB }, harmonic, orb),
  );
  return stages.run('composite_harmonic_response_serialization', () => ({
    conjunctions: found,
    requested_harmonic: harmonic,
    effective_harmonic: harmonic,
    orb,
    label_a: labelA,
    label_b: labelB,
    input_count_a: pointsA.length,
    input_count_b: pointsB.length,
    provenance: provenance('composite_harmonic', 'composite', stages, { preset: harmonic, orb_policy: policy }),
  }));
}
