import { withDefaults } from '../../../contract/defaults.js';
import { amantaMonth, purnimantaMonth } from '../../../doctrine/panchanga/lunar-month.js';
import type { LunarMonth } from '../../../doctrine/panchanga/lunar-month.js';
import type { Engine } from '../../../engine.js';
import { SUN_SIGNS, TITHIS } from '../../../events/panchanga/limb-spans.js';
import type { LimbSpans } from '../../../events/panchanga/limb-spans.js';
import { namingField } from '../../../kernel/errors.js';
import { LimbSolver } from '../../../services/limb-solver.js';
import { solvedBoundary } from '../../../wire/boundaries.js';
import { LunarMonthPolicyRequest } from './schema-day.js';
import type {
  CalendarBoundary,
  LunarLunation,
  LunarMonthLabel,
  LunarMonthRequest,
  LunarMonthResponse,
} from './schema-day.js';

/** Names of the months in this route, by index from Chaitra, in the spelling of the recorded engine. */
const MONTH_NAMES = [
  'Chaitra',
  'Vaisakha',
  'Jyaishtha',
  'Ashadha',
  'Sravana',
  'Bhadrapada',
  'Asvina',
  'Kartika',
  'Margasirsha',
  'Pausha',
  'Magha',
  'Phalguna',
];

/** Longest time from a new moon to the next but one, days, with a margin. */
const TWO_LUNATIONS = 61;
const FULL_MOON_TITHI = 15;

/** New and full moons around an instant, Julian days UT1. */
interface Syzygies {
  /** The two new moons before the instant or at it, and the two after it. */
  readonly newMoons: readonly [number, number, number, number];
  readonly fullMoons: readonly number[];
}

/** The syzygies around an instant. The first tithi begins at new moon, the sixteenth at full moon. */
function syzygiesAround(limbs: LimbSpans, jdUt1: number): Syzygies {
  const edges = limbs.edges(TITHIS, jdUt1 - TWO_LUNATIONS, jdUt1 + TWO_LUNATIONS);
  const at = (tithi: number): number[] => edges.filter(({ index }) => index === tithi).map((edge) => edge.jdUt1);
  const all = at(0),
    next = all.findIndex((jd) => jd > jdUt1);
  return {
    newMoons: [all[next - 2], all[next - 1], all[next], all[next + 1]],
    fullMoons: at(FULL_MOON_TITHI),
  };
}

/** A boundary of the calendar with the bounds of the tolerance. */
const boundaryOf = (
  kind: CalendarBoundary['kind'],
  target: number,
  jd: number,
  tolerance: number,
): CalendarBoundary => ({
  ...solvedBoundary(kind, jd, tolerance),
  kind,
  target_degrees: target,
});

const labelOf = ({ index, isAdhika, kshayaMonth }: LunarMonth): LunarMonthLabel => ({
  index,
  name: MONTH_NAMES[index],
  qualifier: isAdhika ? 'adhika' : kshayaMonth === null ? 'ordinary' : 'ksaya_context',
});

/** A lunation with the ingresses of the Sun in it and its name. Ends are half-open: an ingress at the new moon belongs to the lunation that begins. */
function lunationOf(limbs: LimbSpans, start: number, end: number, tolerance: number) {
  const ingresses = limbs.edges(SUN_SIGNS, start, end),
    signAtStart = limbs.spanAt(SUN_SIGNS, start).index;
  // An ingress at the very start has already changed the sign at the start.
  const within = ingresses.filter(({ jdUt1 }) => jdUt1 > start),
    signAtEnd = (signAtStart + within.length) % 12,
    month = amantaMonth(signAtStart, signAtEnd);
  const answer: LunarLunation = {
    start: boundaryOf('new_moon', 0, start, tolerance),
    end: boundaryOf('new_moon', 0, end, tolerance),
    solar_rashi_at_start: signAtStart,
    ingresses: within.map(({ jdUt1, index }) => boundaryOf('solar_ingress', 30 * index, jdUt1, tolerance)),
    uncertain_ingresses: [],
    label: labelOf(month),
    omitted_months: month.kshayaMonth === null ? [] : [MONTH_NAMES[(month.index + 1) % 12]],
  };
  return { answer, month, signAtEnd };
}

/** POST /v1/panchanga/lunar-month. Errors: InvalidInput, OutOfCoverage. */
export const lunarMonth = (engine: Engine, request: LunarMonthRequest): LunarMonthResponse =>
  namingField('/jd_ut1', request.jd_ut1, () => monthAnswer(engine, request));

function monthAnswer(engine: Engine, request: LunarMonthRequest): LunarMonthResponse {
  const policy = withDefaults(LunarMonthPolicyRequest, request.policy ?? {}),
    tolerance = policy.solver_tolerance_seconds,
    solver = new LimbSolver(engine, policy.ayanamsa_system),
    { limbs } = solver,
    jd = request.jd_ut1;
  const { newMoons, fullMoons } = syzygiesAround(limbs, jd),
    tithi = limbs.spanAt(TITHIS, jd).index,
    isWaxing = tithi < FULL_MOON_TITHI;
  const [previous, current, next] = [0, 1, 2].map((i) => lunationOf(limbs, newMoons[i], newMoons[i + 1], tolerance));
  const fullBefore = fullMoons.findLast((full) => full <= jd) ?? jd,
    fullAfter = fullMoons.find((full) => full > jd) ?? jd;
  const isAmanta = policy.system === 'amanta',
    month = isAmanta ? current.month : purnimantaMonth(current.month, current.signAtEnd, isWaxing);
  const bounds = isAmanta
    ? { start: current.answer.start, end: current.answer.end }
    : purnimantaBounds(
        { isWaxing, fullBefore, fullAfter, newMoonBefore: newMoons[1], newMoonAfter: newMoons[2] },
        { previous: previous.month, current: current.month, next: next.month },
        tolerance,
      );
  return {
    jd_ut1: jd,
    policy: { ...policy, ayanamsa_system: solver.ayanamsaSystem },
    provenance: {
      reader_binding: 'caller_owned_reader',
      source: 'Sewell and Dikshit, The Indian Calendar (1896), sections 13, 45-46 and 51',
      longitude_origin: 'geocentric',
      longitude_frame: 'apparent_ecliptic_of_date',
      sidereal_mode: 'true',
      event_timescale: 'UT1',
      naming_rule: 'nirayana_solar_sign_at_initial_conjunction',
      boundary_ownership: '[entered_conjunction, next_entered_conjunction)',
      intercalation_rule: 'zero_one_two_solar_ingresses_per_amanta_lunation',
      purnimanta_scope: 'adhika_between_the_halves_of_its_month',
      ksaya_scope: 'omitted_name_evidence_without_regional_remapping',
      scan_step_days: 1,
      search_radius_days: 65,
    },
    status: 'available',
    unavailable_reasons: [],
    paksha: isWaxing ? 'Shukla' : 'Krishna',
    tithi_number: (tithi % 15) + 1,
    uncertain_phase_boundaries: [],
    previous_lunation: previous.answer,
    amanta_lunation: current.answer,
    next_lunation: next.answer,
    month_start: bounds.start,
    month_end: bounds.end,
    label: labelOf(month),
  };
}

/**
 * Ends of a purnimanta month. An ordinary month runs from full moon to full moon. An adhika month is a lunation, from new moon to new moon, between
 * the dark half and the bright half of the month of its name: the dark half before it ends at its new moon, the bright half after it begins
 * at the next one (Sewell and Dikshit, section 51).
 */
function purnimantaBounds(
  moons: {
    readonly isWaxing: boolean;
    readonly fullBefore: number;
    readonly fullAfter: number;
    readonly newMoonBefore: number;
    readonly newMoonAfter: number;
  },
  months: { readonly previous: LunarMonth; readonly current: LunarMonth; readonly next: LunarMonth },
  tolerance: number,
): { start: CalendarBoundary; end: CalendarBoundary } {
  const newMoon = (jd: number) => boundaryOf('new_moon', 0, jd, tolerance),
    fullMoon = (jd: number) => boundaryOf('full_moon', 180, jd, tolerance);
  if (months.current.isAdhika) return { start: newMoon(moons.newMoonBefore), end: newMoon(moons.newMoonAfter) };
  if (moons.isWaxing)
    return {
      start: months.previous.isAdhika ? newMoon(moons.newMoonBefore) : fullMoon(moons.fullBefore),
      end: fullMoon(moons.fullAfter),
    };
  return {
    start: fullMoon(moons.fullBefore),
    end: months.next.isAdhika ? newMoon(moons.newMoonAfter) : fullMoon(moons.fullAfter),
  };
}
