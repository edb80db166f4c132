import type { Engine } from '../../../engine.js';
import { strengthRanking } from '../../../doctrine/shadbala/shadbala.js';
import type { PlanetStrength } from '../../../doctrine/shadbala/shadbala.js';
import { perGraha } from '../../../doctrine/shadbala/sthana.js';
import type { Graha } from '../../../doctrine/vedic-dignity/tables.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { grahaOf } from '../../../wire/grahas.js';
import { varaBasisAnswer } from '../../../services/vedic-day.js';
import { strengthChart } from './chart.js';
import type { StrengthChart } from './chart.js';
import type {
  PlanetShadbalaResponse,
  ShadbalaChartProfileResponse,
  ShadbalaChartRequest,
  ShadbalaConditionChartRequest,
  ShadbalaConditionProfileResponse,
  ShadbalaNetworkProfileResponse,
  ShadbalaResultResponse,
} from './schema.js';

/** Whether a planet has its required strength. */
const isSufficient = ({ ratio }: PlanetStrength): boolean => ratio >= 1;
const tier = (strength: PlanetStrength) => (isSufficient(strength) ? 'sufficient' : 'insufficient');

const planetAnswer = (planet: Graha, of: PlanetStrength): PlanetShadbalaResponse => ({
  planet,
  sthana_bala: {
    uchcha: of.uchcha,
    saptavargaja: of.saptavargaja,
    ojayugma: of.ojayugma,
    kendradi: of.kendradi,
    drekkana: of.drekkana,
    total: of.sthana,
  },
  dig_bala: of.dig,
  kala_bala: {
    nathonnatha: of.nathonnatha,
    paksha: of.paksha,
    tribhaga: of.tribhaga,
    abda_masa_vara_hora: of.timeLords,
    ayana: of.ayana,
    yuddha: of.yuddha,
    total: of.kala,
  },
  chesta_bala: of.cheshta,
  naisargika_bala: of.naisargika,
  drig_bala: of.drik === 0 ? 0 : of.drik,
  ishta_phala: of.ishta,
  kashta_phala: of.kashta,
  total_shashtiamsas: of.total,
  total_rupas: of.rupas,
  required_rupas: of.requiredRupas,
  strength_ratio: of.ratio,
  is_sufficient: isSufficient(of),
});

/** Basis of an answer. */
const basis = (engine: Engine, chart: StrengthChart) => ({
  ayanamsa_system: chart.zodiac.system,
  ayanamsa_mode: chart.zodiac.ayanamsaMode,
  ayanamsa_degrees: chart.zodiac.ayanamsaDeg,
  place_center: chart.zodiac.placeCenter,
  place_reduction: chart.zodiac.placeReduction,
  house_system: chart.houseSystem,
  lords: {
    ...chart.lords,
    tribhaga: chart.tribhaga,
    hora_source: chart.isHoraGiven ? ('request' as const) : ('computed' as const),
  },
  vara_basis: varaBasisAnswer(engine, chart.day),
  policy: chart.policy,
  computation_basis: engine.basis(chart.zodiac.instant),
});

const ratios = ({ strengths }: StrengthChart) => perGraha((planet) => strengths.planets[planet].ratio);

/** POST /v1/shadbala/chart. Errors: InvalidInput, OutOfCoverage. */
export const shadbalaResult = (engine: Engine, request: ShadbalaChartRequest): ShadbalaResultResponse =>
  shadbalaResultOf(engine, strengthChart(engine, request));

/** The strengths of a chart with all parts, as an answer. */
export function shadbalaResultOf(engine: Engine, chart: StrengthChart): ShadbalaResultResponse {
  const { strengths } = chart;
  return {
    jd: chart.zodiac.instant.ut1J2k + J2000_JD,
    planets: perGraha((planet) => planetAnswer(planet, strengths.planets[planet])),
    sputa_drishti: strengths.drishti as ShadbalaResultResponse['sputa_drishti'],
    ...basis(engine, chart),
  };
}

/** POST /v1/shadbala/chart/profile */
export const shadbalaProfile = (engine: Engine, request: ShadbalaChartRequest): ShadbalaChartProfileResponse =>
  shadbalaProfileOf(engine, strengthChart(engine, request));

/** The planets of a chart that have their required strength, as an answer. */
export function shadbalaProfileOf(engine: Engine, chart: StrengthChart): ShadbalaChartProfileResponse {
  const { planets } = chart.strengths,
    ranking = strengthRanking(chart.strengths);
  const sufficient = ranking.filter((planet) => isSufficient(planets[planet])).length;
  return {
    sufficient_count: sufficient,
    insufficient_count: ranking.length - sufficient,
    strongest_planet: ranking[0],
    weakest_planet: ranking[ranking.length - 1],
    planet_tiers: perGraha((planet) => tier(planets[planet])),
    strength_ratios: ratios(chart),
    ...basis(engine, chart),
  };
}

/** POST /v1/shadbala/chart/network */
export const shadbalaNetwork = (engine: Engine, request: ShadbalaChartRequest): ShadbalaNetworkProfileResponse =>
  shadbalaNetworkOf(engine, strengthChart(engine, request));

/** The ranking of the planets of a chart and their wars, as an answer. */
export function shadbalaNetworkOf(engine: Engine, chart: StrengthChart): ShadbalaNetworkProfileResponse {
  const { wars } = chart.strengths,
    ranking = strengthRanking(chart.strengths);
  return {
    strength_ranking: ranking,
    dominant_planet: ranking[0],
    recessive_planet: ranking[ranking.length - 1],
    active_wars: wars.map(({ victor, loser, separationDeg, points }) => ({
      victor,
      loser,
      separation_deg: separationDeg,
      shashtiamsas_transferred: points,
    })),
    war_victors: [...new Set(wars.map(({ victor }) => victor))],
    war_losers: [...new Set(wars.map(({ loser }) => loser))],
    strength_ratios: ratios(chart),
    ...basis(engine, chart),
  };
}

/** POST /v1/shadbala/chart/condition. Errors: InvalidInput for a name that is not one of the seven planets. */
export function shadbalaCondition(
  engine: Engine,
  request: ShadbalaConditionChartRequest,
): ShadbalaConditionProfileResponse {
  const planet = grahaOf(request.planet, '/planet'),
    chart = strengthChart(engine, request),
    strength = chart.strengths.planets[planet];
  return {
    planet,
    tier: tier(strength),
    total_rupas: strength.rupas,
    required_rupas: strength.requiredRupas,
    strength_ratio: strength.ratio,
    is_sufficient: isSufficient(strength),
    ...basis(engine, chart),
  };
}
