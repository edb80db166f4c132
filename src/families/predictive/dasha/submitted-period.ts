import { ASHTOTTARI, YOGINI } from '../../../doctrine/dasha/systems.js';
import type { DashaSystem } from '../../../doctrine/dasha/systems.js';
import { YEAR_DAYS } from '../../../doctrine/dasha/year.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { foldName, suggestNames } from '../../../kernel/suggest.js';
import { periodProfile } from './alternate.js';
import type {
  AlternateDashaPeriodRequest,
  AlternatePeriodProfileResponse,
  SubmittedPeriod,
} from './schema-alternate.js';

/** How far a sub-period may stand outside its parent, days: the resolution of a Julian day. */
const SLACK_DAYS = 1e-6;

function lordOf(system: DashaSystem, name: string, field: string): string {
  const names = system.lords.map((lord) => lord.name);
  const found = names.find((lord) => foldName(lord) === foldName(name));
  if (found === undefined)
    throw new InvalidInput({
      field,
      message: `no lord of ${system.name}`,
      given: name,
      allowed: names,
      suggestions: suggestNames(name, names),
    });
  return found;
}

/** Errors: InvalidInput where a period ends before it begins, or its sub-periods are not of the next level, in order and inside it. */
function checked(period: SubmittedPeriod, at: string): void {
  const system = period.system === 'yogini' ? YOGINI : ASHTOTTARI;
  lordOf(system, period.lord, `${at}/lord`);
  if (period.end_jd <= period.start_jd)
    throw new InvalidInput({
      field: `${at}/end_jd`,
      message: 'the period ends before it begins',
      given: period.end_jd,
      allowed: `more than start_jd, ${period.start_jd}`,
    });
  let from = period.start_jd;
  (period.sub ?? []).forEach((sub, i) => {
    const here = `${at}/sub/${i}`;
    const wrong = (name: string, given: unknown, allowed: unknown): never => {
      throw new InvalidInput({
        field: `${here}/${name}`,
        message: 'not a sub-period of the period that holds it',
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

/** The period and all its sub-periods. */
const countOf = (period: SubmittedPeriod): number => (period.sub ?? []).reduce((count, sub) => count + countOf(sub), 1);

/** POST /v1/dasha/alternate/period-profile: one period as a caller holds it. */
export function submittedPeriodProfile(request: AlternateDashaPeriodRequest): AlternatePeriodProfileResponse {
  checked(request, '');
  const system = request.system === 'yogini' ? YOGINI : ASHTOTTARI,
    basis = request.year_basis ?? 'julian_365.25';
  return {
    ...periodProfile(system, {
      level: request.level,
      lord: lordOf(system, request.lord, '/lord'),
      years: (request.end_jd - request.start_jd) / YEAR_DAYS[basis],
    }),
    year_basis: basis,
    sub_period_count: countOf(request) - 1,
  };
}
