import { ASHTOTTARI, YOGINI } from '../../../doctrine/dasha/systems.js';
import type { DashaSystem } from '../../../doctrine/dasha/systems.js';
import { YEAR_DAYS } from '../../../doctrine/dasha/year.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { foldName, suggestNames } from '../../../kernel/suggest.js';
import { periodProfile } from './alternate.js';
import { withDefaults } from '../../../contract/defaults.js';
import { YearBasisFields } from './schema-alternate.js';
import { YEAR_BASES } from './wire-words.js';
import type {
  AlternateDashaPeriodRequest,
  AlternatePeriodProfileResponse,
  SubmittedPeriod,
} from './schema-alternate.js';

/** Tolerance of a sub-period beyond its parent, days: the resolution of a Julian day. */
const SLACK_DAYS = 1e-6;

function lordOf(system: DashaSystem, name: string, field: string): string {
  const names = system.lords.map((lord) => lord.name);
  const found = names.find((lord) => foldName(lord) === foldName(name));
  if (found === undefined)
    throw new InvalidInput({
      field,
      message: `is not a lord of ${system.name}`,
      given: name,
      allowed: names,
      suggestions: suggestNames(name, names),
    });
  return found;
}

/** Checks a period. Errors: InvalidInput when it ends before it begins, or when its sub-periods do not have the next level, are out of order or exceed it. */
function checked(period: SubmittedPeriod, at: string): void {
  const system = period.system === 'yogini' ? YOGINI : ASHTOTTARI;
  lordOf(system, period.lord, `${at}/lord`);
  if (period.end_jd <= period.start_jd)
    throw new InvalidInput({
      field: `${at}/end_jd`,
      message: 'must be after start_jd',
      given: period.end_jd,
      allowed: `more than start_jd, ${period.start_jd}`,
    });
  let from = period.start_jd;
  (period.sub ?? []).forEach((sub, i) => {
    const here = `${at}/sub/${i}`;
    const wrong = (name: string, given: unknown, allowed: unknown): never => {
      throw new InvalidInput({
        field: `${here}/${name}`,
        message: 'does not fit a sub-period of its period',
        given,
        allowed,
      });
    };
    if (sub.system !== period.system) wrong('system', sub.system, period.system);
    if (sub.level !== period.level + 1) wrong('level', sub.level, period.level + 1);
    if (sub.start_jd < from - SLACK_DAYS) wrong('start_jd', sub.start_jd, `at least ${from}`);
    if (sub.end_jd > period.end_jd + SLACK_DAYS) wrong('end_jd', sub.end_jd, `at most ${period.end_jd}`);
    checked(sub, here);
    from = sub.end_jd;
  });
}

/** Number of a period and all its sub-periods. */
const countOf = (period: SubmittedPeriod): number => (period.sub ?? []).reduce((count, sub) => count + countOf(sub), 1);

/** POST /v1/dasha/alternate/period-profile: profile of a submitted period. Errors: InvalidInput. */
export function submittedPeriodProfile(request: AlternateDashaPeriodRequest): AlternatePeriodProfileResponse {
  checked(request, '');
  const system = request.system === 'yogini' ? YOGINI : ASHTOTTARI,
    basis = withDefaults(YearBasisFields, request).year_basis;
  return {
    ...periodProfile(system, {
      level: request.level,
      lord: lordOf(system, request.lord, '/lord'),
      years: (request.end_jd - request.start_jd) / YEAR_DAYS[YEAR_BASES[basis]],
    }),
    year_basis: basis,
    sub_period_count: countOf(request) - 1,
  };
}
