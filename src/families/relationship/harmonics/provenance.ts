import type { StageLog } from '../../../wire/stage-log.js';
import {
  MAX_BODIES,
  MAX_COMPOSITE_BODIES,
  MAX_HARMONIC,
  DEFAULT_MAX_HARMONIC,
  MAX_LABEL,
  MAX_ORB_DEG,
  SCALING_MODE,
} from './schema.js';
import type { HarmonicOrbPolicyResponse, HarmonicProvenanceResponse } from './schema.js';

/** Note of every density score in answers. */
export const DENSITY_NOTE = 'Scores measure the density of conjunctions on the harmonic circle, without a judgement.';

/** Note of conjunctions between two charts. */
export const CROSS_CHART_NOTE =
  'Conjunctions between points of two charts on one harmonic circle. They are not a composite chart of midpoints.';

export const BOUNDS = {
  max_body_count: MAX_BODIES,
  max_composite_body_count: MAX_COMPOSITE_BODIES,
  max_harmonic: MAX_HARMONIC,
  default_max_harmonic: DEFAULT_MAX_HARMONIC,
  max_orb: MAX_ORB_DEG,
  max_label_length: MAX_LABEL,
} as const;

/** Number, name and keywords of harmonics in common use (Addey, Harmonics in Astrology; Hamblin, Harmonic Charts). */
export const PRESETS: readonly (readonly [number, string, string])[] = [
  [1, 'Natal', 'the chart as it is'],
  [2, 'Opposition', 'polarity, awareness of the other'],
  [3, 'Trine', 'ease and enjoyment'],
  [4, 'Square', 'effort and achievement'],
  [5, 'Quintile', 'making, style and talent'],
  [7, 'Septile', 'inspiration and fate'],
  [8, 'Octile', 'action and pressure'],
  [9, 'Novile', 'joy, completion and gestation'],
  [11, 'Undecile', 'persistence beyond the pattern'],
  [12, 'Semi-sextile', 'adjustment and integration'],
];
const PRESET_BY_NUMBER = new Map(PRESETS.map((preset) => [preset[0], preset]));

/** Kind of a harmonic in answers: integer or continuous multiplier. */
export const harmonicKind = (harmonic: number): string =>
  Number.isInteger(harmonic) ? 'integer' : 'continuous_multiplier';
/** Name of the stage that validates a harmonic of its kind. */
export const validationStage = (harmonic: number): string =>
  Number.isInteger(harmonic) ? 'integer_harmonic_validation' : 'continuous_multiplier_validation';

/** Provenance of an answer. Fields that a route does not give are null. `preset`: harmonic whose name is added. */
export function provenance(
  entrypoint: string,
  kind: string,
  stages: StageLog,
  more: Partial<HarmonicProvenanceResponse> & { readonly preset?: number } = {},
): HarmonicProvenanceResponse {
  const { preset, ...rest } = more;
  const named = preset === undefined ? undefined : PRESET_BY_NUMBER.get(preset);
  return {
    source_module: 'engine.harmonics',
    engine_entrypoint: entrypoint,
    input_longitude_owner: 'caller_supplied',
    chart_construction_owner: 'not_this_route',
    formula_basis: '(normalized_longitude * harmonic) mod 360',
    harmonic_kind: kind,
    longitude_origin: 'zero_aries',
    input_branch: '[0,360)',
    preset_name: named?.[1] ?? null,
    preset_description: named?.[2] ?? null,
    bounds: BOUNDS,
    stage_sequence: stages.names,
    jd_birth: null,
    jd_now: null,
    age_harmonic_basis: null,
    orb_policy: null,
    note: null,
    ...rest,
  };
}

/**
 * The orb rule O_H = O_1 / H in answer shape. `harmonic`: null for a range of harmonics; `explicit`: the request names
 * the policy.
 */
export function orbPolicyTruth(orbDeg: number, harmonic: number | null, explicit: boolean): HarmonicOrbPolicyResponse {
  return {
    scaling_mode: SCALING_MODE,
    reference_harmonic: 1,
    reference_orb_deg: orbDeg,
    projected_orb_limit_deg: harmonic === null ? null : orbDeg,
    source_orb_limit_deg: harmonic === null ? null : orbDeg / harmonic,
    resolved_harmonic: harmonic,
    authority: 'J. M. Addey, Harmonics in Astrology, ch. 14',
    source_locator: 'Harmonics in Astrology, Chapter 14',
    formula: 'O_H = O_1 / H',
    continuous_extension: harmonic !== null && !Number.isInteger(harmonic),
    request_mode: explicit ? 'explicit_policy' : 'legacy_orb_adapter',
  };
}
