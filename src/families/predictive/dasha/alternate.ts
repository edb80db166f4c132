import { dashaCycle, greatPeriods, subPeriods, yearsOf } from '../../../doctrine/dasha/periods.js';
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
import { kindByEarthOrbit } from '../../../doctrine/vedic-dignity/planet-kind.js';
import { SIGN_LORDS } from '../../../doctrine/vedic-dignity/tables.js';
import { signIndex } from '../../../doctrine/zodiac/zodiac.js';
import type { Engine } from '../../../engine.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { ayanamsaSystem, siderealDeg } from '../../../services/ayanamsa.js';
import { MOON_BODY } from '../../../sky/bodies.js';
import { siderealChart } from '../../../services/sidereal-chart.js';
import type { SiderealChartRequestPart } from '../../../services/sidereal-chart.js';
import { planetBody, tropicalSubjectDeg } from '../../../services/sidereal-subjects.js';
import { siderealZodiac } from '../../../services/sidereal-zodiac.js';
import type { SiderealZodiac } from '../../../services/sidereal-zodiac.js';
import { withDefaults } from '../../../contract/defaults.js';
import { SUB_PERIOD_RULE } from './vimshottari.js';
import {
  AshtottariChartPolicyRequest,
  AshtottariChartSequenceRequest,
  AshtottariPolicyRequest,
  AshtottariSequenceRequest,
  YoginiChartPolicyRequest,
  YoginiChartSequenceRequest,
  YoginiPolicyRequest,
  YoginiSequenceRequest,
} from './schema-alternate.js';
import { NAKSHATRA_SCHEMES, YEAR_BASES } from './wire-words.js';
import type { YearBasisWord } from './wire-words.js';
import type {
  AlternateDashaChartProfileResponse,
  AlternateDashaChartSequenceResponse,
  AlternateDashaPeriodResponse,
  AlternateDashaProfileResponse,
  AlternateDashaSequenceResponse,
  AlternatePeriodProfileItem,
  AshtottariEligibilityResponse,
} from './schema-alternate.js';

/** A birth whose periods are computed in one of the two systems. */
interface Birth {
  readonly zodiac: SiderealZodiac;
  /** Sidereal longitude of the Moon, degrees. */
  readonly moonDeg: number;
  /** UT1 days since J2000.0. */
  readonly natalDay: number;
  readonly levels: number;
  readonly yearBasis: YearBasisWord;
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
      years: yearsOf(cycle, period),
      is_terminal: isTerminal,
      sub: isTerminal ? [] : periodsAnswer(cycle, subPeriods(cycle, period), levels),
    };
  });
}

/** The fields of a sequence in both systems. `applies`: false when the system does not apply, so that there are no periods. */
function sequenceAnswer(birth: Birth, system: DashaSystem, start: DashaStart, applies: boolean) {
  const { zodiac, moonDeg, natalDay, levels, yearBasis } = birth;
  const yearDays = YEAR_DAYS[YEAR_BASES[yearBasis]];
  const cycle = dashaCycle(system, start, natalDay, yearDays, 'fromBirth');
  const periods = applies ? greatPeriods(cycle) : [];
  return {
    system: system.name,
    periods: periodsAnswer(cycle, periods, levels),
    mahadasha_count: periods.length,
    levels_generated: levels,
    year_basis: yearBasis,
    ayanamsa_system: zodiac.system,
    year_days: yearDays,
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
  ReturnType<typeof withDefaults<typeof AshtottariPolicyRequest>>,
  'bypass_eligibility' | 'lagna_sign_index' | 'nakshatra_scheme' | 'node'
>;

function ashtottariOf(
  engine: Engine,
  birth: Birth,
  policy: AshtottariPolicy,
  chartLagna: number | null,
): AlternateDashaSequenceResponse {
  const { bypass_eligibility: bypass, nakshatra_scheme: scheme, node } = policy,
    lagna = policy.lagna_sign_index ?? chartLagna;
  const eligibility = bypass ? null : eligibilityOf(engine, { ...birth.zodiac, node }, lagna);
  return {
    ...sequenceAnswer(
      birth,
      ASHTOTTARI,
      ashtottariStart(birth.moonDeg, NAKSHATRA_SCHEMES[scheme]),
      eligibility?.eligible ?? true,
    ),
    bypass_eligibility: bypass,
    lagna_sign_index: bypass ? (policy.lagna_sign_index ?? null) : lagna,
    nakshatra_scheme: scheme,
    eligibility,
  };
}

/** Eligibility by the signs of Rahu and of the lord of the Lagna at birth. `lagna`: sign 0 ... 11; without one `eligible` is null. */
function eligibilityOf(engine: Engine, zodiac: SiderealZodiac, lagna: number | null): AshtottariEligibilityResponse {
  const signAt = (subject: 'Rahu' | ReturnType<typeof planetBody>): number =>
    signIndex(siderealDeg(tropicalSubjectDeg(engine, zodiac, subject), zodiac.ayanamsaDeg));
  const rahuSign = signAt('Rahu'),
    lord = lagna === null ? null : SIGN_LORDS[lagna],
    lordSign = lord === null ? null : signAt(planetBody(lord));
  return {
    eligible: lagna === null || lordSign === null ? null : ashtottariEligible(lagna, lordSign, rahuSign),
    rule: 'Rahu is in a kendra or trikona from the lord of the Lagna and not in the Lagna (BPHS ch. 46)',
    lagna_sign_index: lagna,
    lagna_lord: lord,
    lagna_lord_sign_index: lordSign,
    rahu_sign_index: rahuSign,
    node: zodiac.node,
  };
}

type DirectRequest = ReturnType<typeof withDefaults<typeof YoginiSequenceRequest>>;

/** A birth with the longitude of the Moon of the request. */
function birthOfMoon(
  engine: Engine,
  request: Pick<DirectRequest, 'natal_jd' | 'moon_tropical_lon' | 'levels'>,
  policy: ReturnType<typeof withDefaults<typeof YoginiPolicyRequest>>,
): Birth {
  const natalDay = request.natal_jd - J2000_JD;
  const zodiac = siderealZodiac(engine, engine.time.instantFromUt1(natalDay), policy, '/policy');
  return {
    zodiac,
    moonDeg: siderealDeg(request.moon_tropical_lon, zodiac.ayanamsaDeg),
    natalDay,
    levels: request.levels,
    yearBasis: policy.year_basis,
  };
}

/** POST /v1/dasha/alternate/yogini/sequence */
export function yoginiSequence(engine: Engine, input: YoginiSequenceRequest): AlternateDashaSequenceResponse {
  const request = withDefaults(YoginiSequenceRequest, input);
  return yoginiOf(birthOfMoon(engine, request, withDefaults(YoginiPolicyRequest, request.policy ?? {})));
}

/** POST /v1/dasha/alternate/ashtottari/sequence */
export function ashtottariSequence(engine: Engine, input: AshtottariSequenceRequest): AlternateDashaSequenceResponse {
  const request = withDefaults(AshtottariSequenceRequest, input),
    policy = withDefaults(AshtottariPolicyRequest, request.policy ?? {});
  return ashtottariOf(engine, birthOfMoon(engine, request, policy), policy, null);
}

interface ChartBackedRequest extends SiderealChartRequestPart {
  readonly levels: number;
}
interface ChartPolicy {
  readonly year_basis: YearBasisWord;
  readonly ayanamsa_system?: string;
}

/** A birth with its computed chart. Errors: InvalidInput when the ayanamsa of the policy differs from that of the chart. */
function chartBirth(engine: Engine, request: ChartBackedRequest, policy: ChartPolicy) {
  const chart = siderealChart(engine, request, { subjects: [MOON_BODY] });
  const own = policy.ayanamsa_system,
    field = '/policy/ayanamsa_system';
  if (own !== undefined && ayanamsaSystem(own, field).system !== chart.zodiac.system)
    throw new InvalidInput({
      field,
      message: "differs from the chart's ayanamsa",
      given: own,
      allowed: chart.zodiac.system,
    });
  const birth: Birth = {
    zodiac: chart.zodiac,
    moonDeg: chart.siderealDeg.Moon,
    natalDay: chart.zodiac.instant.ut1J2k,
    levels: request.levels,
    yearBasis: policy.year_basis,
  };
  return {
    birth,
    lagna: chart.provenance.sidereal_lagna_sign_index,
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
  input: YoginiChartSequenceRequest,
): AlternateDashaChartSequenceResponse {
  const request = withDefaults(YoginiChartSequenceRequest, input);
  const { birth, common } = chartBirth(engine, request, withDefaults(YoginiChartPolicyRequest, request.policy ?? {}));
  return { result: yoginiOf(birth), ...common };
}

/** POST /v1/dasha/alternate/ashtottari/chart/sequence. Eligibility uses the Lagna of the policy, else that of the observer. */
export function ashtottariChartSequence(
  engine: Engine,
  input: AshtottariChartSequenceRequest,
): AlternateDashaChartSequenceResponse {
  const request = withDefaults(AshtottariChartSequenceRequest, input),
    policy = withDefaults(AshtottariChartPolicyRequest, request.policy ?? {});
  const { birth, lagna, common } = chartBirth(engine, request, policy);
  return { result: ashtottariOf(engine, birth, policy, lagna), ...common };
}

/** Profile of a period of either system. */
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
    is_node_lord: kindByEarthOrbit(planet) === 'node',
    is_luminary_lord: kindByEarthOrbit(planet) === 'luminary',
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
