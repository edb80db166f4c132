import { magnitudeAtPhase, phaseAt } from '../../../sky/stars/light-curve.js';
import { variableClass } from '../../../sky/stars/variable-catalogue.js';
import type { VariableStar } from '../../../sky/stars/variable-catalogue.js';
import type { VariableStarConditionResponse } from './variable-schema.js';

/** Smallest amplitude for which scores are computed, magnitudes. House value. */
const LEAST_AMPLITUDE = 0.01;

/**
 * Phase, magnitude and scores of a star at a heliocentric Julian day. An eclipse counts when the star is at least `thresholdMag` magnitudes
 * below maximum. House rule: the malefic score of malefic and mixed stars grows linearly from 0 at maximum to 1 at minimum, and the benefic
 * score is 1 minus the same for all.
 */
export function conditionOf(star: VariableStar, jd: number, thresholdMag: number): VariableStarConditionResponse {
  const phase = phaseAt(star, jd),
    magnitude = magnitudeAtPhase(star, phase),
    kind = variableClass(star);
  const amplitude = star.magnitudeMin - star.magnitudeMax;
  const faintness =
    amplitude < LEAST_AMPLITUDE ? 0 : Math.min(1, Math.max(0, (magnitude - star.magnitudeMax) / amplitude));
  return {
    name: star.name,
    designation: star.designation,
    var_type: star.type,
    type_class: kind,
    classical_quality: star.quality,
    is_malefic: star.quality === 'malefic',
    is_benefic: star.quality === 'benefic',
    amplitude,
    period_days: star.periodDays,
    is_irregular: star.periodDays <= 0,
    phase,
    magnitude,
    malefic_score: star.quality === 'malefic' || star.quality === 'mixed' ? faintness : 0,
    benefic_score: 1 - faintness,
    in_eclipse: kind === 'eclipsing' && magnitude > star.magnitudeMax + thresholdMag,
  };
}
