import { InvalidInput } from '../../../kernel/errors.js';

interface ScanBounds {
  readonly jd_start: number;
  readonly jd_end: number;
  readonly stepDays: number;
  readonly maxSpanDays: number;
  readonly maxPoints: number;
  /** JSON pointer of the error for too many points; `/policy/step_days` by default. */
  readonly pointsField?: string;
}

/** Refuses a scan that is empty, too long or too fine. Errors: InvalidInput. */
export function checkScan({ jd_start, jd_end, stepDays, maxSpanDays, maxPoints, pointsField }: ScanBounds): void {
  const span = jd_end - jd_start;
  if (!(span > 0)) {
    throw new InvalidInput({
      field: '/jd_end',
      message: 'must be after jd_start',
      given: jd_end,
      allowed: `more than jd_start, ${jd_start}`,
    });
  }
  if (span > maxSpanDays) {
    throw new InvalidInput({
      field: '/jd_end',
      message: `is outside the longest span of ${maxSpanDays} days`,
      given: jd_end,
      allowed: `at most ${jd_start + maxSpanDays}`,
    });
  }
  const points = Math.floor(span / stepDays + 1e-7) + 1;
  if (points > maxPoints) {
    const step = `a step of at least ${span / (maxPoints - 1)} days for this span`;
    throw new InvalidInput({
      field: pointsField ?? '/policy/step_days',
      message: `the scan has ${points} points, more than the ${maxPoints} allowed`,
      given: pointsField === undefined ? stepDays : maxPoints,
      allowed: pointsField === undefined ? step : `at least ${points}, or ${step}`,
    });
  }
}
