import { withDefaults } from '../../../contract/defaults.js';
import { PROGRESSED_POLICY } from '../../../doctrine/astrodynes/progressed.js';
import type { Engine } from '../../../engine.js';
import { Contact } from './contact.js';
import type { ProgressedVariableInfluenceResponse } from './ephemeris-schema.js';
import { ProgressedInfluenceIntegrationRequest } from './ephemeris-schema.js';
import { checkBudget, lifeRange, mesh } from './life-range.js';

/**
 * An end of the range counts as a limit if the contact reaches the limit within this time at its fastest motion, plus
 * rounding.
 */
const LIMIT_SECONDS = 1.5,
  LIMIT_ROUNDING_ARCMIN = 1e-3;
/**
 * Half the step divides the error of the trapezoid by four, so the difference of the two meshes is three times the
 * remaining error.
 */
const RICHARDSON = 3;

interface Curve {
  readonly power: number;
  readonly harmony: number;
  readonly discord: number;
  readonly peak: number;
  readonly distance: number;
  readonly admitted: boolean;
}

/** Composite trapezoid over every `stride`-th sample; samples are `h` days apart. */
function trapezoid(values: readonly number[], h: number, stride: number): number {
  let sum = 0;
  for (let i = 0; i < values.length; i += stride) sum += values[i];
  return (sum - (values[0] + values[values.length - 1]) / 2) * h * stride;
}

/**
 * POST /v1/astrodynes/progressed/integrate: the integrals of power, harmony and discord over a range of life. Errors:
 * InvalidInput, OutOfCoverage.
 */
export function integratedInfluence(
  engine: Engine,
  given: ProgressedInfluenceIntegrationRequest,
): ProgressedVariableInfluenceResponse {
  const request = withDefaults(ProgressedInfluenceIntegrationRequest, given);
  const range = lifeRange(engine, request);
  const { sky, powers, start, end } = range;
  const contact = new Contact(sky, powers, request.query, '/query');
  const days = end - start,
    maxStep = request.max_step_hours,
    maxSamples = request.max_samples;
  const intervals = 2 * Math.max(1, Math.ceil((range.clockDays * 24) / maxStep / 2 - 1e-9));
  checkBudget({ samples: intervals + 1, maxSamples, relationKind: contact.relationKind, field: '/max_step_hours' });
  const h = days / intervals;
  const curve = mesh(start, end, intervals, h).map((t): Curve => {
    const { answer, exact } = contact.relation(t);
    return {
      power: answer.power,
      harmony: exact.totalHarmony,
      discord: exact.totalDiscord,
      peak: answer.peakPower,
      distance: answer.distanceArcmin,
      admitted: answer.admitted,
    };
  });
  const power = curve.map((one) => one.power);
  const total = trapezoid(power, h, 1),
    coarse = trapezoid(power, h, 2),
    harmony = trapezoid(
      curve.map((one) => one.harmony),
      h,
      1,
    ),
    discord = trapezoid(
      curve.map((one) => one.discord),
      h,
      1,
    );
  const crossings = curve
    .slice(1)
    .flatMap((one, i) => (one.admitted === curve[i].admitted ? [] : [Math.max(one.power, curve[i].power)]));
  const comparator = comparatorOf(curve, contact.fastest, days);
  return {
    query: request.query,
    start_dt: range.startUtc,
    end_dt: range.endUtc,
    duration_days: days,
    method: 'composite_trapezoid_actual_ephemeris',
    max_step_hours: maxStep,
    sample_count: curve.length,
    total_power_days: total,
    total_harmony_days: harmony,
    total_discord_days: discord,
    average_power: total / days,
    average_harmony: harmony / days,
    average_discord: discord / days,
    coarse_total_power_days: coarse,
    power_error_estimate_days: Math.abs(total - coarse) / RICHARDSON,
    constant_rate_comparator_power_days: comparator,
    constant_rate_difference_days: comparator === null ? null : total - comparator,
    provenance: 'source_instantaneous_curve_engine_composite_trapezoid',
    limit_crossings: crossings.length,
    limit_error_bound_days: (crossings.reduce((sum, one) => sum + one, 0) * h) / 2,
    computation_basis: engine.basis(range.startInstant),
  };
}

/**
 * The influence of a full passage at a uniform rate, 3/4 of the peak (Manual, pp. 50-51); null if the range is not a
 * full passage.
 */
function comparatorOf(curve: readonly Curve[], fastest: number, days: number): number | null {
  const limit = PROGRESSED_POLICY.effectiveOrbArcmin,
    slack = LIMIT_ROUNDING_ARCMIN + (fastest * 60 * LIMIT_SECONDS) / 86_400;
  const atLimit = ({ distance }: Curve) => Math.abs(distance - limit) <= slack;
  const inner = curve.slice(1, -1);
  if (!atLimit(curve[0]) || !atLimit(curve[curve.length - 1]) || !inner.every((one) => one.admitted)) return null;
  const { peak } = inner.reduce((best, one) => (one.distance < best.distance ? one : best));
  return PROGRESSED_POLICY.totalInfluenceAverageFactor * peak * days;
}
