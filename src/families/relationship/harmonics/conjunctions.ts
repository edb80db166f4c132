import { withDefaults } from '../../../contract/defaults.js';
import {
  crossHarmonicConjunctions,
  harmonicConjunctions,
  harmonicDensity,
} from '../../../doctrine/harmonics/projection.js';
import type { HarmonicConjunction } from '../../../doctrine/harmonics/projection.js';
import { namedLongitudes } from '../../../wire/named-points.js';
import { StageLog } from '../../../wire/stage-log.js';
import type { NamedValue } from '../../../wire/named-points.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { CROSS_CHART_NOTE, DENSITY_NOTE, provenance } from './provenance.js';
import { givenPoints, kindOf, longitudesOf, orbOf } from './request.js';
import { HarmonicCompositeRequest, HarmonicConjunctionRequest, HarmonicCrossChartRequest } from './schema.js';
import type {
  HarmonicCompositeResponse,
  HarmonicConjunctionResponse,
  HarmonicConjunctionsResponse,
  HarmonicPatternScoreResponse,
} from './schema.js';

type Names = readonly [first: string, second: string];

/** A conjunction in answer shape. */
const conjunctionAnswer = (
  { orbDeg, longitudeDeg }: HarmonicConjunction,
  harmonic: number,
  [first, second]: Names,
): HarmonicConjunctionResponse => ({
  planet_a: first,
  planet_b: second,
  harmonic,
  orb: orbDeg,
  longitude: longitudeDeg,
});

/** The conjunctions among points on the circle of a harmonic, smallest orb first, in answer shape. */
const conjunctionAnswers = (
  points: readonly NamedValue[],
  harmonic: number,
  orb: number,
): HarmonicConjunctionResponse[] =>
  harmonicConjunctions(longitudesOf(points), harmonic, orb).map((found) =>
    conjunctionAnswer(found, harmonic, [points[found.first].name, points[found.second].name]),
  );

/** POST /v1/harmonics/conjunctions: conjunctions on the circle of a harmonic. Errors: InvalidInput for a bad name. */
export function conjunctions(given: HarmonicConjunctionRequest): HarmonicConjunctionsResponse {
  const request = withDefaults(HarmonicConjunctionRequest, given);
  const stages = new StageLog(),
    { harmonic } = request;
  const points = givenPoints(stages, request),
    kind = kindOf(stages, harmonic),
    { orb, policy } = orbOf(stages, request, harmonic);
  const found = stages.run('harmonic_conjunction_computation', () => conjunctionAnswers(points, harmonic, orb));
  return stages.run('harmonic_conjunction_response_serialization', () => ({
    conjunctions: found,
    requested_harmonic: harmonic,
    effective_harmonic: harmonic,
    orb,
    input_count: points.length,
    provenance: provenance('harmonic_conjunctions', kind, stages, { preset: harmonic, orb_policy: policy }),
  }));
}

/**
 * POST /v1/harmonics/pattern-score: density of conjunctions on the circle of a harmonic. Errors: InvalidInput for a bad
 * name.
 */
export function patternScore(given: HarmonicConjunctionRequest): HarmonicPatternScoreResponse {
  const request = withDefaults(HarmonicConjunctionRequest, given);
  const stages = new StageLog(),
    { harmonic } = request;
  const points = givenPoints(stages, request),
    kind = kindOf(stages, harmonic),
    { orb, policy } = orbOf(stages, request, harmonic);
  const found = stages.run('harmonic_conjunction_computation', () => conjunctionAnswers(points, harmonic, orb));
  const density = stages.run('cluster_score_computation', () => harmonicDensity(longitudesOf(points), harmonic, orb));
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

/**
 * The label of a chart. Errors: InvalidInput for a blank label, or one with a colon, which separates label and name.
 */
function labelOf(given: string, field: string): string {
  const label = given.trim();
  if (label === '' || label.includes(':'))
    throw new InvalidInput({
      field,
      message: 'must not be blank or contain a colon',
      given,
      allowed: 'a label without a colon',
    });
  return label;
}

/** The points of a chart, with the label that prefixes their names in answers. */
interface LabelledPoints {
  readonly label: string;
  readonly points: readonly NamedValue[];
}

/** Conjunctions between two charts on the circle of a harmonic, smallest orb first, in answer shape. */
function crossConjunctions(
  first: LabelledPoints,
  second: LabelledPoints,
  harmonic: number,
  orb: number,
): HarmonicConjunctionResponse[] {
  return crossHarmonicConjunctions(longitudesOf(first.points), longitudesOf(second.points), harmonic, orb).map(
    (found) =>
      conjunctionAnswer(found, harmonic, [
        `${first.label}:${first.points[found.first].name}`,
        `${second.label}:${second.points[found.second].name}`,
      ]),
  );
}

/** Names of the two routes of conjunctions between charts in their provenance. */
interface CrossRoute {
  readonly kind: string;
  readonly labelStage: string;
  readonly answerStage: string;
  readonly more: Parameters<typeof provenance>[3];
}
const COMPOSITE: CrossRoute = {
  kind: 'composite',
  labelStage: 'composite_label_validation',
  answerStage: 'composite_harmonic_response_serialization',
  more: {},
};
const CROSS_CHART: CrossRoute = {
  kind: 'cross_chart',
  labelStage: 'cross_chart_label_validation',
  answerStage: 'cross_chart_harmonic_response_serialization',
  more: { preset_description: null, note: CROSS_CHART_NOTE },
};

type FilledRequest = HarmonicCompositeRequest & Required<Pick<HarmonicCompositeRequest, 'orb' | 'label_a' | 'label_b'>>;

function betweenCharts(request: FilledRequest, { kind, labelStage, answerStage, more }: CrossRoute) {
  const stages = new StageLog(),
    { harmonic } = request;
  const [pointsA, pointsB] = stages.run('caller_longitude_validation', () => [
    namedLongitudes(request.longitudes_a, '/longitudes_a', 'trim'),
    namedLongitudes(request.longitudes_b, '/longitudes_b', 'trim'),
  ]);
  const [labelA, labelB] = stages.run(labelStage, () => [
    labelOf(request.label_a, '/label_a'),
    labelOf(request.label_b, '/label_b'),
  ]);
  kindOf(stages, harmonic);
  const { orb, policy } = orbOf(stages, request, harmonic);
  const found = stages.run('cross_chart_harmonic_conjunction_computation', () =>
    crossConjunctions({ label: labelA, points: pointsA }, { label: labelB, points: pointsB }, harmonic, orb),
  );
  return stages.run(answerStage, (): HarmonicCompositeResponse => ({
    conjunctions: found,
    requested_harmonic: harmonic,
    effective_harmonic: harmonic,
    orb,
    label_a: labelA,
    label_b: labelB,
    input_count_a: pointsA.length,
    input_count_b: pointsB.length,
    provenance: provenance('composite_harmonic', kind, stages, { preset: harmonic, orb_policy: policy, ...more }),
  }));
}

/** POST /v1/harmonics/composite: conjunctions between two charts on the circle of a harmonic. Errors: InvalidInput. */
export const composite = (request: HarmonicCompositeRequest): HarmonicCompositeResponse =>
  betweenCharts(withDefaults(HarmonicCompositeRequest, request), COMPOSITE);

/** POST /v1/harmonics/cross-chart-conjunctions: the same with an orb of 12 degrees unless the request names one. Errors: InvalidInput. */
export const crossChartConjunctions = (request: HarmonicCrossChartRequest): HarmonicCompositeResponse =>
  betweenCharts(withDefaults(HarmonicCrossChartRequest, request), CROSS_CHART);
