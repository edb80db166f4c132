import type { MonthPolicy } from '../../../doctrine/profections/profections.js';
import type { ProfectionChronologyResponse } from './schema.js';

/** Month policies by their wire word. */
export const MONTH_POLICIES: Readonly<Record<ProfectionChronologyResponse['interval_policy'], MonthPolicy>> = {
  equal_twelfths_of_civil_anniversary_year: 'equalTwelfths',
  ptolemaic_28_days: 'ptolemaic28Days',
};
