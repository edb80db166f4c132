import { dashaCycle, greatPeriods, livedYears, subPeriods } from '../../../doctrine/dasha/periods.js';
import type { DashaCycle, DashaPeriod } from '../../../doctrine/dasha/periods.js';
import {
  ASHTOTTARI,
  ashtottariEligible,
  ashtottariStart,
  YOGINI,
  yoginiStart,
} from '../../../doctrine/dasha/systems.js';
import type { DashaStart, DashaSystem } from '../../../doctrine/dasha/systems.js';
import { YEAR_DAYS } from '../../../doctrine/dasha/year.js';
import type { YearBasis } from '../../../doctrine/dasha/year.js';
import { SIGN_LORDS } from '../../../doctrine/vedic-dignity/tables.js';
import { signIndex } from '../../../doctrine/zodiac/zodiac.js';
import type { Engine } from '../../../engine.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { ayanamsaSystem, siderealDeg } from '../../../wire/ayanamsa.js';
import { MOON_BODY } from '../../../sky/bodies.js';
import { planetBody, siderealChart, siderealZodiac, tropicalSubjectDeg } from '../../../services/sidereal-chart.js';
import type { SiderealChartRequestPart, SiderealZodiac } from '../../../services/sidereal-chart.js';
import { lordType } from './lords.js';
import { SUB_PERIOD_RULE } from './vimshottari.js';
import type {
  AlternateDashaChartProfileResponse,
  AlternateDashaChartSequenceResponse,
  AlternateDashaPeriodResponse,
  AlternateDashaProfileResponse,
  AlternateDashaSequenceResponse,
  AlternatePeriodProfileItem,
  AshtottariChartSequenceRequest,
  AshtottariEligibilityResponse,
  AshtottariPolicyRequest,
  AshtottariSequenceRequest,
  YoginiChartSequenceRequest,
  YoginiSequenceRequest,
} from './schema-alternate.js';

/** A birth for which periods of one of the two systems are made. */
interface Birth {
  readonly zodiac: SiderealZodiac;
  /** Sidereal longitude of the Moon, degrees. */
  readonly moonDeg: number;
  /** UT1 days since J2000.0. */
  readonly natalDay: number;
  readonly levels: number;
  readonly yearBasis: YearBasis;
}

function periodsAnswer(
  cycle: DashaCycle,
  periods: readonly DashaPeriod[],
  levels: number,
): AlternateDashaPeriodResponse[] {
  return periods.map((period) => {
    const isTerminal = period.level >= levels;
    return {
      system: cycle.system.name,
      level: period.level,
      lord: cycle.system.lords[period.lord].name,
      start_jd: period.startDay + J2000_JD,
      end_jd: period.endDay + J2000_JD,
      years: livedYears(cycle, period),
      is_terminal: isTerminal,
      sub: isTerminal ? [] : periodsAnswer(cycle, subPeriods(cycle, period), levels),
    };
  });
}

/** The fields of a sequence that both systems share; `isUsed` false leaves the periods out. */
function sequenceAnswer(birth: Birth, system: DashaSystem, start: DashaStart, isUsed: boolean) {
  const { zodiac, moonDeg, natalDay, levels, yearBasis } = birth;
  const cycle = dashaCycle(system, start, natalDay, YEAR_DAYS[yearBasis], 'from_birth');
  const periods = isUsed ? greatPeriods(cycle) : [];
  return {
    system: system.name,
    periods: periodsAnswer(cycle, periods, levels),
    mahadasha_count: periods.length,
    levels_generated: levels,
    year_basis: yearBasis,
    ayanamsa_system: zodiac.system,
    year_days: YEAR_DAYS[yearBasis],
    ayanamsa_mode: zodiac.ayanamsaMode,
    ayanamsa_offset: zodiac.ayanamsaDeg,
    moon_sidereal_longitude: moonDeg,
    cycle_start_jd: cycle.originDay + J2000_JD,
    sub_periods: SUB_PERIOD_RULE,
  };
}

const yoginiOf = (birth: Birth): AlternateDashaSequenceResponse => ({
  ...sequenceAnswer(birth, YOGINI, yoginiStart(birth.moonDeg), true),
  bypass_eligibility: null,
  lagna_sign_index: null,
  nakshatra_scheme: null,
  eligibility: null,
});

type AshtottariPolicy = Pick<
  AshtottariPolicyRequest,
  'bypass_eligibility' | 'lagna_sign_index' | 'nakshatra_scheme' | 'node'
>;

function ashtottariOf(
  engine: Engine,
  birth: Birth,
  policy: AshtottariPolicy,
  chartLagna: number | null,
): AlternateDashaSequenceResponse {
  const bypass = policy.bypass_eligibility ?? true,
    scheme = policy.nakshatra_scheme ?? 'twenty_seven',
    lagna = policy.lagna_sign_index ?? chartLagna;
  const eligibility = bypass ? null : eligibilityOf(engine, { ...birth.zodiac, node: policy.node ?? 'true' }, lagna);
  return {
    ...sequenceAnswer(birth, ASHTOTTARI, ashtottariStart(birth.moonDeg, scheme), eligibility?.eligible ?? true),
    bypass_eligibility: bypass,
    lagna_sign_index: bypass ? (policy.lagna_sign_index ?? null) : lagna,
    nakshatra_scheme: scheme,
    eligibility,
  };
}

/** Where Rahu and the lord of the Lagna stand at the birth. Without a Lagna the rule cannot be asked: `eligible` is null. */
function eligibilityOf(engine: Engine, zodiac: SiderealZodiac, lagna: number | null): AshtottariEligibilityResponse {
  const signAt = (subject: 'Rahu' | ReturnType<typeof planetBody>): number =>
    signIndex(siderealDeg(tropicalSubjectDeg(engine, zodiac, subject), zodiac.ayanamsaDeg));
  const rahuSign = signAt('Rahu'),
    lord = lagna === null ? null : SIGN_LORDS[lagna],
    lordSign = lord === null ? null : signAt(planetBody(lord));
  return {
    eligible: lagna === null || lordSign === null ? null : ashtottariEligible(lagna, lordSign, rahuSign),
    rule: 'Rahu, not in the Lagna, stands in a kendra or trikona from the lord of the Lagna (BPHS ch. 46)',
    lagna_sign_index: lagna,
    lagna_lord: lord,
    lagna_lord_sign_index: lordSign,
    rahu_sign_index: rahuSign,
    node: zodiac.node,
  };
}

/** A birth whose Moon is given. */
function givenBirth(engine: Engine, request: YoginiSequenceRequest): Birth {
  const natalDay = request.natal_jd - J2000_JD,
    policy = request.policy ?? {};
  const zodiac = siderealZodiac(engine, engine.time.instantFromUt1(natalDay), policy, '/policy');
  return {
    zodiac,
    moonDeg: siderealDeg(request.moon_tropical_lon, zodiac.ayanamsaDeg),
    natalDay,
    levels: request.levels ?? 2,
    yearBasis: policy.year_basis ?? 'julian_365.25',
  };
}

/** POST /v1/dasha/alternate/yogini/sequence */
export const yoginiSequence = (engine: Engine, request: YoginiSequenceRequest): AlternateDashaSequenceResponse =>
  yoginiOf(givenBirth(engine, request));

/** POST /v1/dasha/alternate/ashtottari/sequence */
export const ashtottariSequence = (
  engine: Engine,
  request: AshtottariSequenceRequest,
): AlternateDashaSequenceResponse => ashtottariOf(engine, givenBirth(engine, request), request.policy ?? {}, null);

interface ChartBackedRequest extends SiderealChartRequestPart {
  readonly levels?: number;
  readonly policy?: { readonly year_basis?: YearBasis; readonly ayanamsa_system?: string } | null;
}

/** A birth whose chart is computed. Errors: InvalidInput where the policy names another ayanamsa than the chart. */
function chartBirth(engine: Engine, request: ChartBackedRequest) {
  const chart = siderealChart(engine, request, { subjects: [MOON_BODY] });
  const own = request.policy?.ayanamsa_system,
    field = '/policy/ayanamsa_system';
  if (own !== undefined && ayanamsaSystem(own, field).system !== chart.zodiac.system)
    throw new InvalidInput({
      field,
      message: 'another ayanamsa than that of the chart',
      given: own,
      allowed: chart.zodiac.system,
    });
  const birth: Birth = {
    zodiac: chart.zodiac,
    moonDeg: chart.siderealDeg.Moon,
    natalDay: chart.zodiac.instant.ut1J2k,
    levels: request.levels ?? 2,
    yearBasis: request.policy?.year_basis ?? 'julian_365.25',
  };
  return {
    birth,
    lagna: chart.provenance.sidereal_lagna_sign_index ?? null,
    common: {
      moon_tropical_longitude: chart.tropicalDeg.Moon,
      natal_jd: chart.provenance.jd_ut,
      provenance: chart.provenance,
    },
  };
}

/** POST /v1/dasha/alternate/yogini/chart/sequence */
export function yoginiChartSequence(
  engine: Engine,
  request: YoginiChartSequenceRequest,
): AlternateDashaChartSequenceResponse {
  const { birth, common } = chartBirth(engine, request);
  return { result: yoginiOf(birth), ...common };
}

/** POST /v1/dasha/alternate/ashtottari/chart/sequence: eligibility takes the Lagna of the observer unless the policy names one. */
export function ashtottariChartSequence(
  engine: Engine,
  request: AshtottariChartSequenceRequest,
): AlternateDashaChartSequenceResponse {
  const { birth, lagna, common } = chartBirth(engine, request);
  return { result: ashtottariOf(engine, birth, request.policy ?? {}, lagna), ...common };
}

/** What is told of one period of either system. */
export function periodProfile(
  system: DashaSystem,
  period: { readonly level: number; readonly lord: string; readonly years: number },
): AlternatePeriodProfileItem {
  const planet = system.lords.find(({ name }) => name === period.lord)?.planet ?? period.lord;
  return {
    system: system.name,
    level: period.level,
    lord: period.lord,
    planet,
    years: period.years,
    is_node_lord: lordType(planet) === 'node',
    is_luminary_lord: lordType(planet) === 'luminary',
  };
}

/** POST /v1/dasha/alternate/{system}/profile: a sequence and the profiles of its great periods. */
export function profileOf(sequence: AlternateDashaSequenceResponse): AlternateDashaProfileResponse {
  const system = sequence.system === 'yogini' ? YOGINI : ASHTOTTARI;
  return {
    sequence,
    profile: {
      system: sequence.system,
      total_years: system.cycleYears,
      mahadasha_count: sequence.mahadasha_count,
      profiles: sequence.periods.map((period) => periodProfile(system, period)),
    },
  };
}

/** POST /v1/dasha/alternate/{system}/chart/profile */
export const chartProfileOf = ({
  result,
  ...common
}: AlternateDashaChartSequenceResponse): AlternateDashaChartProfileResponse => ({
  result: profileOf(result),
  ...common,
});
