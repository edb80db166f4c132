import { judgeActor } from '../../../doctrine/tajika/judgement.js';
import { muddaPlanet } from '../../../doctrine/tajika/mudda.js';
import type { MuddaLord, MuddaPeriod } from '../../../doctrine/tajika/mudda.js';
import { muddaResult } from '../../../doctrine/tajika/mudda-result.js';
import type { MuddaResult } from '../../../doctrine/tajika/mudda-result.js';
import type { Instant } from '../../../time/instant.js';
import { periodAt } from './year.js';
import type { VarshaphalYear } from './year.js';

/** A mudda period and the sub-period in it. */
export interface Active {
  readonly major: MuddaPeriod;
  readonly sub: MuddaPeriod;
}

/** The mudda period and sub-period in force at an instant of the year. */
export function activeMudda(year: VarshaphalYear, instant: Instant): Active {
  const major = periodAt(year, year.mudda, instant.ut1J2k);
  return { major, sub: periodAt(year, major.sub, instant.ut1J2k) };
}

/** The result of a mudda period of a lord. */
export function periodResult(year: VarshaphalYear, lord: MuddaLord): MuddaResult {
  const planet = muddaPlanet(lord);
  const authority = planet === null ? null : judgeActor(year.judged, 'periodLord', planet).authority;
  return muddaResult(year.judged, lord, authority, year.lord.planet, year.bearers.yearLagnaLord);
}
