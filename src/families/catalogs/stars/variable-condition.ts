import { magnitudeAtPhase, phaseAt } from '../../../sky/stars/light-curve.js';
import { variableClass } from '../../../sky/stars/variable-catalogue.js';
import type { VariableStar } from '../../../sky/stars/variable-catalogue.js';
import type { VariableStarConditionResponse } from './variable-schema.js';

/** Least range of magnitudes that a score can be read from. */
const LEAST_AMPLITUDE = 0.01;

/** Phase, brightness and scores of a star at a Julian day. `thresholdMag`: depth in magnitudes from which an eclipse counts. */
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
