import { dashaCycle, greatPeriods, periodsAt, subPeriods, yearsOf } from '../../../doctrine/dasha/periods.js';
import type { DashaCycle, DashaPeriod } from '../../../doctrine/dasha/periods.js';
import { VIMSHOTTARI, vimshottariStart } from '../../../doctrine/dasha/systems.js';
import { YEAR_DAYS } from '../../../doctrine/dasha/year.js';
import { kindByEarthOrbit } from '../../../doctrine/vedic-dignity/planet-kind.js';
import { nakshatraOf } from '../../../doctrine/lunar/nakshatra.js';
import type { Engine } from '../../../engine.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { reachedBy } from '../../../kernel/edge.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { MOON_BODY } from '../../../sky/bodies.js';
import { siderealDeg } from '../../../services/ayanamsa.js';
import { siderealZodiac, tropicalLongitudeDeg } from '../../../services/sidereal-zodiac.js';
import { withDefaults } from '../../../contract/defaults.js';
import {
  DashaCurrentRequest,
  DashaLineRequest,
  DashaNatalRequest,
  DashaSequenceRequest,
  LEVEL_NAMES,
} from './schema.js';
import { YEAR_BASES } from './wire-words.js';
import type { YearBasisWord } from './wire-words.js';
import type {
  DashaActiveLineResponse,
  DashaBalanceResponse,
  DashaBasisResponse,
  DashaConditionProfileResponse,
  DashaLordPairResponse,
  DashaPeriodResponse,
  DashaSequenceProfileResponse,
  DashaSequenceResponse,
  DashaTreeRequest,
} from './schema.js';

/** Rule of the sub-periods in answers. */
export const SUB_PERIOD_RULE = 'from the lord of the period, in proportion to the years of the lords';

/** A birth with its vimshottari cycle. Days of the cycle are days since J2000.0 UT1. */
export interface Birth {
  readonly cycle: DashaCycle;
  readonly yearBasis: YearBasisWord;
  readonly nakshatra: string;
  readonly fraction: number;
  readonly basis: DashaBasisResponse;
  /** UTC, ISO 8601, of a day of the cycle. */
  readonly utcOf: (day: number) => string;
}

/** The birth of a request. `at`: JSON pointer of the parent of its fields. Errors: InvalidInput, OutOfCoverage. */
export function birthOf(engine: Engine, input: DashaNatalRequest, at: string): Birth {
  const request = withDefaults(DashaNatalRequest, input);
  const instant = engine.time.instantFromIso(request.dt, `${at}/dt`);
  const zodiac = siderealZodiac(engine, instant, { ...request, ayanamsa_system: request.ayanamsa }, at, 'ayanamsa');
  if (zodiac.placeCenter === 'geocentric' && zodiac.site !== null)
    throw new InvalidInput({
      field: `${at}/observer_lat`,
      message: 'must be absent unless place_center is topocentric',
      given: request.observer_lat,
      allowed: 'no observer, or place_center topocentric',
    });
  const tropical = tropicalLongitudeDeg(engine, zodiac, MOON_BODY),
    moon = siderealDeg(tropical, zodiac.ayanamsaDeg);
  const yearBasis = request.year_basis,
    yearDays = YEAR_DAYS[YEAR_BASES[yearBasis]],
    start = vimshottariStart(moon),
    nakshatra = nakshatraOf(moon).nakshatra;
  const cycle = dashaCycle(VIMSHOTTARI, start, instant.ut1J2k, yearDays);
  return {
    cycle,
    yearBasis,
    nakshatra,
    fraction: start.fraction,
    basis: {
      natal_jd: instant.ut1J2k + J2000_JD,
      ayanamsa_system: zodiac.system,
      ayanamsa_mode: zodiac.ayanamsaMode,
      ayanamsa_offset: zodiac.ayanamsaDeg,
      place_center: zodiac.placeCenter,
      place_reduction: zodiac.placeReduction,
      moon_tropical_longitude: tropical,
      moon_sidereal_longitude: moon,
      birth_nakshatra: nakshatra,
      nakshatra_fraction: start.fraction,
      year_basis: yearBasis,
      year_days: yearDays,
      cycle_start_jd: cycle.originDay + J2000_JD,
      sub_periods: SUB_PERIOD_RULE,
      computation_basis: engine.basis(instant),
    },
    // The birth is returned as it was given, without the conversion from UT1.
    utcOf: (day) => engine.time.formatUtc(day === cycle.natalDay ? instant.utcJ2k : engine.time.utcFromUt1(day)),
  };
}

/** Whether a period is the great period in force at birth. */
const isBirthPeriod = ({ cycle }: Birth, period: DashaPeriod): boolean =>
  period.level === 1 && period.startDay === cycle.natalDay;

function condition(birth: Birth, period: DashaPeriod): DashaConditionProfileResponse {
  const { planet } = VIMSHOTTARI.lords[period.lord],
    type = kindByEarthOrbit(planet),
    atBirth = isBirthPeriod(birth, period);
  return {
    planet,
    level: period.level,
    level_name: LEVEL_NAMES[period.level - 1],
    lord_type: type,
    years: yearsOf(birth.cycle, period),
    days: period.endDay - period.startDay,
    year_basis: birth.yearBasis,
    is_node_dasha: type === 'node',
    is_luminary_dasha: type === 'luminary',
    birth_nakshatra: atBirth ? birth.nakshatra : null,
    nakshatra_fraction: atBirth ? birth.fraction : null,
  };
}

/** A period in sequences and lines. One literal: spreading the condition costs more than the rest of a long sequence. */
function periodAnswer(
  birth: Birth,
  period: DashaPeriod,
  startDate: string,
  endDate: string,
  sub: DashaPeriodResponse[],
): DashaPeriodResponse {
  const own = condition(birth, period);
  return {
    level: own.level,
    level_name: own.level_name,
    planet: own.planet,
    start_jd: period.startDay + J2000_JD,
    end_jd: period.endDay + J2000_JD,
    years: own.years,
    days: own.days,
    start_date: startDate,
    end_date: endDate,
    year_basis: own.year_basis,
    lord_type: own.lord_type,
    is_node_dasha: own.is_node_dasha,
    is_luminary_dasha: own.is_luminary_dasha,
    birth_nakshatra: own.birth_nakshatra,
    nakshatra_fraction: own.nakshatra_fraction,
    sub,
  };
}

/**
 * Periods with their sub-periods down to a level. `from`, `to`: UTC of their start and end. Each date is formatted once, as the end of one
 * period and the start of the next.
 */
function tree(
  birth: Birth,
  periods: readonly DashaPeriod[],
  levels: number,
  from: string,
  to: string,
): DashaPeriodResponse[] {
  let startDate = from;
  return periods.map((period, i) => {
    const endDate = i === periods.length - 1 ? to : birth.utcOf(period.endDay);
    const sub = period.level < levels ? tree(birth, subPeriods(birth.cycle, period), levels, startDate, endDate) : [];
    const answer = periodAnswer(birth, period, startDate, endDate, sub);
    startDate = endDate;
    return answer;
  });
}

/**
 * One branch of the tree: the period of each lord of `within` in that of the lord before, the last with its sub-periods down to `levels`.
 * Errors: InvalidInput when no such period follows the birth.
 */
function branch(
  birth: Birth,
  periods: readonly DashaPeriod[],
  within: readonly string[],
  levels: number,
): DashaPeriodResponse {
  const depth = periods[0].level - 1,
    lordOf = ({ lord }: DashaPeriod): string => VIMSHOTTARI.lords[lord].planet;
  const period = periods.find((one) => lordOf(one) === within[depth]);
  if (period === undefined)
    throw new InvalidInput({
      field: '/within',
      message: `names a lord without a period on level ${depth + 1} after the birth`,
      given: within[depth],
      allowed: periods.map(lordOf).join(', '),
    });
  const from = birth.utcOf(period.startDay),
    to = birth.utcOf(period.endDay),
    below = subPeriods(birth.cycle, period);
  const sub = depth + 1 < within.length ? [branch(birth, below, within, levels)] : tree(birth, below, levels, from, to);
  return periodAnswer(birth, period, from, to, sub);
}

/** POST /v1/dasha/vimshottari/sequence */
export function sequence(engine: Engine, request: DashaTreeRequest): DashaSequenceResponse {
  const birth = birthOf(engine, request.natal, '/natal'),
    within = request.within?.split('/') ?? [],
    levels = request.levels ?? Math.max(2, within.length + 1),
    periods = greatPeriods(birth.cycle);
  if (levels <= within.length)
    throw new InvalidInput({
      field: '/within',
      message: `must have fewer lords than \`levels\`: sub-periods of level ${within.length} are on level ${within.length + 1}`,
      given: request.within,
      allowed: levels === 1 ? 'no lords with levels 1' : `at most ${levels - 1} lords, or more levels`,
    });
  const mahadashas =
    within.length > 0
      ? [branch(birth, periods, within, levels)]
      : tree(birth, periods, levels, birth.utcOf(birth.cycle.natalDay), birth.utcOf(birth.cycle.endDay));
  return {
    mahadashas,
    mahadasha_count: mahadashas.length,
    levels_generated: levels,
    basis: birth.basis,
  };
}

/** POST /v1/dasha/vimshottari/balance */
export function balance(engine: Engine, request: DashaNatalRequest): DashaBalanceResponse {
  const birth = birthOf(engine, request, ''),
    { name, years } = VIMSHOTTARI.lords[birth.cycle.firstLord];
  return {
    lord: name,
    remaining_years: years * (1 - birth.fraction),
    birth_nakshatra: birth.nakshatra,
    nakshatra_fraction: birth.fraction,
    ends_jd: greatPeriods(birth.cycle)[0].endDay + J2000_JD,
    basis: birth.basis,
  };
}

/** The periods in force at an instant. Errors: InvalidInput outside the cycle. */
function periodsInForce(engine: Engine, birth: Birth, currentDt: string, levels: number): DashaPeriod[] {
  const { cycle } = birth,
    day = engine.time.instantFromIso(currentDt, '/current_dt').ut1J2k;
  const path = periodsAt(cycle, reachedBy(day), levels);
  if (path.length === 0)
    throw new InvalidInput({
      field: '/current_dt',
      message: 'is outside the dashas of this birth',
      given: currentDt,
      allowed: `from ${birth.utcOf(cycle.natalDay)} to before ${birth.utcOf(cycle.endDay)}`,
    });
  return path;
}

/** POST /v1/dasha/vimshottari/current */
export function current(engine: Engine, input: DashaLineRequest): DashaActiveLineResponse {
  const request = withDefaults(DashaLineRequest, input);
  return currentOf(engine, birthOf(engine, request.natal, '/natal'), request.current_dt, {
    levels: request.levels,
    includeSub: request.include_sub,
  });
}

interface LineOptions {
  readonly levels: number;
  /** Whether each period in force includes its sub-periods, down to the last level. */
  readonly includeSub: boolean;
}

/** The periods of a birth in force at an instant. Errors: InvalidInput at `/current_dt` outside the cycle. */
export function currentOf(
  engine: Engine,
  birth: Birth,
  currentDt: string,
  { levels, includeSub }: LineOptions,
): DashaActiveLineResponse {
  const path = periodsInForce(engine, birth, currentDt, levels);
  const line = includeSub ? lineOfTree(birth, path, levels) : lineAlone(birth, path);
  const [mahadasha, antardasha = null, pratyantardasha = null, sookshma = null, prana = null] = line;
  return {
    mahadasha,
    antardasha,
    pratyantardasha,
    sookshma,
    prana,
    depth: path.length,
    basis: birth.basis,
  };
}

const lineAlone = (birth: Birth, path: readonly DashaPeriod[]): DashaPeriodResponse[] =>
  path.map((period) => periodAnswer(birth, period, birth.utcOf(period.startDay), birth.utcOf(period.endDay), []));

/** The periods in force with their sub-periods, from one tree of the great period. A lord has one sub-period in each period. */
function lineOfTree(birth: Birth, path: readonly DashaPeriod[], levels: number): DashaPeriodResponse[] {
  const [great] = path;
  const line = tree(birth, [great], levels, birth.utcOf(great.startDay), birth.utcOf(great.endDay));
  for (const { lord } of path.slice(1)) {
    const found = line[line.length - 1].sub.find(({ planet }) => planet === VIMSHOTTARI.lords[lord].planet);
    if (found !== undefined) line.push(found);
  }
  return line;
}

/** POST /v1/dasha/vimshottari/profile */
export function profile(engine: Engine, input: DashaSequenceRequest): DashaSequenceProfileResponse {
  const request = withDefaults(DashaSequenceRequest, input);
  const birth = birthOf(engine, request.natal, '/natal'),
    great = greatPeriods(birth.cycle);
  const below: DashaPeriod[] = [];
  let row = great;
  for (let level = 2; level <= request.levels; level++) {
    row = row.flatMap((period) => subPeriods(birth.cycle, period));
    for (const period of row) below.push(period);
  }
  const profiles = great.map((period) => condition(birth, period));
  const count = (type: string): number => profiles.filter(({ lord_type }) => lord_type === type).length;
  return {
    profiles,
    profile_count: profiles.length,
    mahadasha_count: great.length,
    luminary_count: count('luminary'),
    inner_count: count('inner'),
    outer_count: count('outer'),
    node_count: count('node'),
    total_years: profiles.reduce((sum, { years }) => sum + years, 0),
    has_node_dashas: count('node') > 0,
    sub_profiles: below.map((period) => condition(birth, period)),
    basis: birth.basis,
  };
}

/** POST /v1/dasha/vimshottari/lord-pair */
export function lordPair(engine: Engine, input: DashaCurrentRequest): DashaLordPairResponse {
  const request = withDefaults(DashaCurrentRequest, input);
  return lordPairOf(engine, birthOf(engine, request.natal, '/natal'), request.current_dt, request.levels);
}

/**
 * The lords of the great period and, from two levels on, of the sub-period in force at an instant.
 * Errors: InvalidInput at `/current_dt` outside the cycle.
 */
export function lordPairOf(engine: Engine, birth: Birth, currentDt: string, levels = 2): DashaLordPairResponse {
  const [maha, antar = null] = periodsInForce(engine, birth, currentDt, Math.min(2, levels)).map((period) =>
    condition(birth, period),
  );
  return {
    maha_profile: maha,
    antar_profile: antar,
    has_antar: antar !== null,
    is_same_lord: maha.planet === antar?.planet,
    is_same_lord_type: maha.lord_type === antar?.lord_type,
    involves_node: maha.is_node_dasha || (antar?.is_node_dasha ?? false),
    basis: birth.basis,
  };
}
