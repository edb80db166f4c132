import type {
  MarriageCalendarBoundaryModel,
  MarriageLunationModel,
  MarriageMonthLabelModel,
  MarriageMonthModel,
} from '../contract/election-month.js';
import { SUN_SIGNS } from '../events/panchanga/limb-spans.js';
import { SECONDS_PER_DAY } from '../kernel/constants.js';
import { MONTH_NAMES } from './election-month-names.js';
import type { LimbSolver } from './limb-solver.js';

/** Days before and after the instant that contain two lunations on each side. */
export const MONTH_REACH_DAYS = 65;
/** Spacing of the nodes between which Sun and Moon are followed, days. */
const NODE_DAYS = 0.25;

const QUALIFIERS = ['adhika', 'ordinary', 'ksaya_context'] as const;

const label = (index: number, qualifier: MarriageMonthLabelModel['qualifier']): MarriageMonthLabelModel => ({
  index: index % 12,
  name: MONTH_NAMES[index % 12],
  qualifier,
});

/** Lunations around an instant, from solved conjunctions and ingresses. */
class Calendar {
  readonly #solver: LimbSolver;
  readonly #half: number;

  constructor(solver: LimbSolver, toleranceSeconds: number) {
    this.#solver = solver;
    this.#half = toleranceSeconds / 2 / SECONDS_PER_DAY;
  }

  boundary(kind: MarriageCalendarBoundaryModel['kind'], jd: number, target: number): MarriageCalendarBoundaryModel {
    return { kind, target_degrees: target, lower_jd_ut1: jd - this.#half, upper_jd_ut1: jd + this.#half };
  }

  lunation(start: number, end: number): MarriageLunationModel {
    const { limbs } = this.#solver,
      sign = Math.floor(limbs.valueAt('sun', start) / 30) % 12,
      ingresses = limbs.edges(SUN_SIGNS, start, end);
    return {
      start: this.boundary('new_moon', start, 0),
      end: this.boundary('new_moon', end, 0),
      solar_rashi_at_start: sign,
      ingresses: ingresses.map(({ jdUt1, index }) => this.boundary('solar_ingress', jdUt1, index * 30)),
      uncertain_ingresses: [],
      label: label(sign + 1, QUALIFIERS[ingresses.length]),
      omitted_months: ingresses.length === 2 ? [MONTH_NAMES[(sign + 2) % 12]] : [],
    };
  }
}

/**
 * The lunar month of an instant, Julian day UT1. The sign of the Sun at the new moon that begins a lunation names it; without an ingress it is
 * intercalary (Sewell and Dikshit, The Indian Calendar, 1896, sections 45-46). A month that ends at full Moon has the name of its bright half; an
 * intercalary lunation is between its two halves (section 51), so that such a month is answered by halves. `toleranceSeconds`: distance of the
 * bounds. Errors: OutOfCoverage.
 */
export function lunarMonthAt(
  solver: LimbSolver,
  jdUt1: number,
  system: 'amanta' | 'purnimanta',
  toleranceSeconds: number,
): MarriageMonthModel {
  const { limbs } = solver,
    from = jdUt1 - MONTH_REACH_DAYS,
    to = jdUt1 + MONTH_REACH_DAYS,
    moons = limbs.crossings('elongation', 0, from, to),
    fulls = limbs.crossings('elongation', 180, from, to),
    calendar = new Calendar(solver, toleranceSeconds),
    now = moons.findLastIndex((jd) => jd <= jdUt1);
  const [previous, current, next] = [-1, 0, 1].map((step) =>
    calendar.lunation(moons[now + step], moons[now + step + 1]),
  );
  const tithi = Math.floor(limbs.valueAt('elongation', jdUt1) / 12) % 30,
    bright = tithi < 15,
    newMoon = moons[now],
    nextMoon = moons[now + 1];
  const fullBefore = (jd: number): number => fulls.findLast((one) => one < jd)!,
    fullAfter = (jd: number): number => fulls.find((one) => one > jd)!;
  const full = (jd: number) => calendar.boundary('full_moon', jd, 180);
  const whole = { start: current.start, end: current.end, label: current.label };
  let month: {
    start: MarriageCalendarBoundaryModel;
    end: MarriageCalendarBoundaryModel;
    label: MarriageMonthLabelModel | null;
  };
  if (system === 'amanta' || current.label!.qualifier === 'adhika') month = whole;
  else if (bright)
    month = {
      start: previous.label!.qualifier === 'adhika' ? current.start : full(fullBefore(newMoon)),
      end: full(fullAfter(newMoon)),
      label: label(current.label!.index, 'ordinary'),
    };
  else
    month = {
      start: full(fullAfter(newMoon)),
      end: next.label!.qualifier === 'adhika' ? current.end : full(fullAfter(nextMoon)),
      label: label(next.label!.index, 'ordinary'),
    };
  return {
    jd_ut1: jdUt1,
    policy: { system, ayanamsa_system: 'authI', solver_tolerance_seconds: toleranceSeconds },
    provenance: {
      reader_binding: 'caller_owned_reader',
      source: 'solved conjunctions, oppositions and solar ingresses of apparent geocentric longitudes',
      longitude_origin: 'geocentric',
      longitude_frame: 'apparent_ecliptic_of_date',
      sidereal_mode: 'true',
      event_timescale: 'UT1',
      naming_rule: 'nirayana_solar_sign_at_initial_conjunction',
      boundary_ownership: '[entered_conjunction, next_entered_conjunction)',
      intercalation_rule: 'zero_one_two_solar_ingresses_per_amanta_lunation',
      purnimanta_scope: 'ordinary_neighbourhood_only',
      ksaya_scope: 'omitted_name_evidence_without_regional_remapping',
      scan_step_days: NODE_DAYS,
      search_radius_days: MONTH_REACH_DAYS,
    },
    status: 'available',
    unavailable_reasons: [],
    paksha: bright ? 'Shukla' : 'Krishna',
    tithi_number: (tithi % 15) + 1,
    uncertain_phase_boundaries: [],
    previous_lunation: previous,
    amanta_lunation: current,
    next_lunation: next,
    month_start: month.start,
    month_end: month.end,
    label: month.label,
  };
}
