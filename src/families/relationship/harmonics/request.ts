import { namedLongitudes } from '../../../wire/named-points.js';
import type { NamedValue } from '../../../wire/named-points.js';
import type { StageLog } from '../../../wire/stage-log.js';
import { harmonicKind, orbPolicyTruth, validationStage } from './provenance.js';
import type { HarmonicChartRequest, HarmonicOrbPolicyResponse } from './schema.js';

/** The validated longitudes of a request. Errors: InvalidInput. */
export const givenPoints = (
  stages: StageLog,
  request: { readonly longitudes: HarmonicChartRequest['longitudes'] },
): NamedValue[] =>
  stages.run('caller_longitude_validation', () => namedLongitudes(request.longitudes, '/longitudes', 'trim'));

/** The longitudes of named points, in their order, degrees. */
export const longitudesOf = (points: readonly NamedValue[]): number[] => points.map(({ value }) => value);

/** The kind of a harmonic (integer or not); logs the stage of that kind. */
export const kindOf = (stages: StageLog, harmonic: number): string =>
  stages.run(validationStage(harmonic), () => harmonicKind(harmonic));

/** The orb of a request in degrees, with its policy in answer shape. `harmonic`: null for a range of harmonics. */
export const orbOf = (
  stages: StageLog,
  request: { readonly orb: number; readonly orb_policy?: unknown },
  harmonic: number | null,
): { orb: number; policy: HarmonicOrbPolicyResponse } =>
  stages.run('orb_validation', () => {
    const orb = request.orb === 0 ? 0 : request.orb;
    const explicit = request.orb_policy !== null && request.orb_policy !== undefined;
    return { orb, policy: orbPolicyTruth(orb, harmonic, explicit) };
  });
