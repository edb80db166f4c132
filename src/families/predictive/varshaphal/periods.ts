import { muddaPlanet } from '../../../doctrine/tajika/mudda.js';
import type { MuddaLord, MuddaPeriod } from '../../../doctrine/tajika/mudda.js';
import type { TajikaPlanet } from '../../../doctrine/tajika/tables.js';
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

const EXCELLENT_FROM = 200,
  MEDIUM_FROM = 100;
const RESULT_DOCTRINE =
  'a period gives its full result when its lord is joined to the lord of the year; what the birth promises is given otherwise (Tajika Neelakanthi, Varsha-tantra, dasha)';

function relation(year: VarshaphalYear, planet: TajikaPlanet, other: TajikaPlanet): string {
  if (planet === other) return 'self';
  const good = year.judged.joined(planet, other, true),
    bad = year.judged.joined(planet, other, false);
  if (good) return bad ? 'mixed' : 'supportive';
  return bad ? 'obstructive' : 'none';
}

/** How much of a period's result comes in the year. */
export function periodResult(year: VarshaphalYear, lord: MuddaLord) {
  const planet = muddaPlanet(lord);
  const toYear = planet === null ? 'none' : relation(year, planet, year.lord.planet),
    toLagna = planet === null ? 'none' : relation(year, planet, year.bearers.yearLagnaLord);
  const total = planet === null ? null : year.judged.shadbala(planet).total;
  const joined = [toYear, toLagna].some((one) => one === 'self' || one === 'supportive');
  return {
    period_lord: lord,
    governing_year_lord: year.lord.planet,
    relation_to_varshesha: toYear,
    relation_to_year_lagna_lord: toLagna,
    strength_quality:
      total === null
        ? 'ungraded'
        : total >= EXCELLENT_FROM
          ? 'excellent'
          : total >= MEDIUM_FROM
            ? 'medium'
            : 'inferior',
    manifestation: joined ? 'annual' : 'natal_dependent',
    result_fullness: joined ? 'full' : 'reduced',
    doctrine: RESULT_DOCTRINE,
  };
}
