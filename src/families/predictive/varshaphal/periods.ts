import { judgeActor } from '../../../doctrine/tajika/judgement.js';
import { muddaPlanet } from '../../../doctrine/tajika/mudda.js';
import type { MuddaLord, MuddaPeriod } from '../../../doctrine/tajika/mudda.js';
import { muddaResult } from '../../../doctrine/tajika/mudda-result.js';
import type { MuddaResult } from '../../../doctrine/tajika/mudda-result.js';
import type { Instant } from '../../../time/instant.js';
import { periodAt } from './year.js';
import type { VarshaphalYear } from './year.js';

export interface Active {
  readonly major: MuddaPeriod;
  readonly sub: MuddaPeriod;
}

/** The mudda period and sub-period that hold an instant of the year. */
export function activeMudda(year: VarshaphalYear, instant: Instant): Active {
  const major = periodAt(year, year.mudda, instant.ut1J2k);
  return { major, sub: periodAt(year, major.sub, instant.ut1J2k) };
}

/** How much of what a period promises comes in the year. */
export function periodResult(year: VarshaphalYear, lord: MuddaLord): MuddaResult {
  const planet = muddaPlanet(lord);
  const authority = planet === null ? null : judgeActor(year.judged, 'period_lord', planet).authority;
  return muddaResult(year.judged, lord, authority, year.lord.planet, year.bearers.yearLagnaLord);
}
