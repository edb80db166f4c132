import { withDefaults } from '../../../contract/defaults.js';
import { harmonicConjunctions, harmonicDensity } from '../../../doctrine/harmonics/projection.js';
import { arcBetween } from '../../../kernel/circle.js';
import { StageLog } from '../../../wire/stage-log.js';
import type { NamedValue } from '../../../wire/named-points.js';
import { BOUNDS, DENSITY_NOTE, provenance } from './provenance.js';
import { givenPoints, longitudesOf, orbOf } from './request.js';
import { HarmonicSweepRequest } from './schema.js';
import type {
  HarmonicAspectsResponse,
  HarmonicFingerprintResponse,
  HarmonicSweepEntryResponse,
  HarmonicSweepResponse,
} from './schema.js';

/** The last harmonic of a sweep, with its stage; the schema has bounded it. */
const lastHarmonic = (stages: StageLog, request: { readonly max_harmonic: number }): number =>
  stages.run('max_harmonic_validation', () => request.max_harmonic);

const harmonicsTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);

/** The harmonics in which each pair of points is a conjunction, sorted by harmonic, then by orb, in answer shape. */
function pairHarmonics(points: readonly NamedValue[], last: number, orb: number): HarmonicAspectsResponse['aspects'] {
  const longitudes = longitudesOf(points);
  return harmonicsTo(last).flatMap((harmonic) =>
    harmonicConjunctions(longitudes, harmonic, orb).map(({ first, second, orbDeg }) => ({
      planet_a: points[first].name,
      planet_b: points[second].name,
      harmonic,
      orb: orbDeg,
      separation: arcBetween(longitudes[first], longitudes[second]),
    })),
  );
}

/** POST /v1/harmonics/aspects: harmonics in which each pair is a conjunction. Errors: InvalidInput for a bad name. */
export function aspects(given: HarmonicSweepRequest): HarmonicAspectsResponse {
  const request = withDefaults(HarmonicSweepRequest, given);
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

/** The density of each harmonic from 1 to `last`, in answer shape. */
function sweepEntries(points: readonly NamedValue[], last: number, orb: number): HarmonicSweepEntryResponse[] {
  const longitudes = longitudesOf(points);
  return harmonicsTo(last).map((harmonic) => {
    const density = harmonicDensity(longitudes, harmonic, orb);
    return {
      harmonic,
      score: density.score,
      n_conjunctions: density.conjunctions,
      largest_cluster: density.clusterSizes[0] ?? 0,
    };
  });
}
const byScore = (a: HarmonicSweepEntryResponse, b: HarmonicSweepEntryResponse): number =>
  b.score - a.score || a.harmonic - b.harmonic;

/** POST /v1/harmonics/sweep: harmonics sorted by density, highest first. Errors: InvalidInput for a bad name. */
export function sweep(given: HarmonicSweepRequest): HarmonicSweepResponse {
  const request = withDefaults(HarmonicSweepRequest, given);
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

/**
 * POST /v1/harmonics/fingerprint: the density of each harmonic, and the harmonics of highest density. Errors:
 * InvalidInput.
 */
export function fingerprint(given: HarmonicSweepRequest): HarmonicFingerprintResponse {
  const request = withDefaults(HarmonicSweepRequest, given);
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
