import { withDefaults } from '../../../contract/defaults.js';
import { bhavaBala, dayPartOf } from '../../../doctrine/shadbala/bhava.js';
import type { BhavaStrength } from '../../../doctrine/shadbala/bhava.js';
import { perGraha, saptavargajaParts } from '../../../doctrine/shadbala/sthana.js';
import type { SaptavargajaPart } from '../../../doctrine/shadbala/sthana.js';
import { GRAHAS } from '../../../doctrine/vedic-dignity/tables.js';
import type { Graha } from '../../../doctrine/vedic-dignity/tables.js';
import type { Engine } from '../../../engine.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { reachedBy } from '../../../kernel/edge.js';
import { ayanamsaSystem } from '../../../services/ayanamsa.js';
import { siderealCusps } from '../../../services/sidereal-cusps.js';
import { varaBasisAnswer } from '../../../services/vedic-day.js';
import { requestedSystem } from '../../../sky/houses/resolve.js';
import { housesAt } from '../../../wire/houses.js';
import { strengthChart } from './chart.js';
import type { StrengthChart } from './chart.js';
import { ShadbalaFullPolicyRequest, ShadbalaFullRequest } from './schema-full.js';
import type { BhavaBalaResult, SaptavargajaEntry, ShadbalaAppliedPolicy, ShadbalaFullResponse } from './schema-full.js';
import { shadbalaNetworkOf, shadbalaProfileOf, shadbalaResultOf } from './shadbala.js';

const POINTERS = { system: '/house_system', latitude: '/observer_lat' };

/** A chart with the middles of its houses. */
interface FullChart {
  readonly chart: StrengthChart;
  readonly middlesDeg: readonly number[];
  readonly bhavaTerms: 'bphs_27' | 'raman';
  readonly receipt: ShadbalaAppliedPolicy;
  readonly observer: { readonly latitude: number; readonly longitude: number };
}

/** Errors: InvalidInput, OutOfCoverage. */
function fullChart(engine: Engine, input: ShadbalaFullRequest): FullChart {
  const request = withDefaults(ShadbalaFullRequest, input),
    { bhava_terms: bhavaTerms, ...policy } = withDefaults(ShadbalaFullPolicyRequest, request.policy ?? {});
  const chart = strengthChart(engine, { ...request, policy });
  const houses = housesAt(
    engine,
    chart.zodiac.instant,
    { latitude: request.observer_lat, longitude: request.observer_lon, system: request.house_system },
    { system: '/house_system', latitude: '/observer_lat' },
  );
  const own = request.policy?.ayanamsa_system;
  return {
    chart,
    middlesDeg: siderealCusps(houses, chart.zodiac.ayanamsaDeg),
    bhavaTerms,
    receipt: {
      requested_ayanamsa_system: ayanamsaSystem(request.ayanamsa_system, '/ayanamsa_system').system,
      policy_ayanamsa_system: own === undefined ? null : chart.zodiac.system,
      applied_ayanamsa_system: chart.zodiac.system,
      ayanamsa_precedence: own === undefined ? 'request' : 'policy',
      requested_house_system: houses.requested,
      resolved_house_system: requestedSystem(request.house_system, houses.policy, POINTERS).system.code,
      effective_house_system: houses.effective.code,
      polar_fallback_applied: houses.fallback,
      hora_lord: chart.isHoraGiven ? chart.lords.hora : null,
      ...conventions(chart),
    },
    observer: { latitude: request.observer_lat, longitude: request.observer_lon },
  };
}

/** Names of the conventions of the strengths. */
const conventions = ({ policy }: StrengthChart) => ({
  saptavargaja_profile: policy.saptavargaja_points === 'bphs' ? 'bphs_santhanam_27' : 'raman_1996',
  kala_components:
    policy.ayana_declination === 'planet'
      ? 'raman_1996_apparent_time_actual_declination'
      : 'raman_1996_apparent_time_ecliptic_declination',
  amvh_convention: 'surya_siddhanta_year_month_sunrise_weekday_and_hora',
  paksha_nature: `${policy.mercury_nature}_mercury_tithi8_start_moon`,
  war_policy: `${policy.yuddha_points}_points_northern_victor`,
  threshold_convention: 'bphs_27_32_required_rupas',
});

/** The strengths of the houses of a chart. Equal houses rank in their order. */
function bhavaAnswer(engine: Engine, { chart, middlesDeg, bhavaTerms, receipt }: FullChart): BhavaBalaResult {
  const { strengths, input, zodiac, day } = chart,
    dayPart = dayPartOf(day, reachedBy(zodiac.instant.ut1J2k));
  const houses = bhavaBala(
    {
      middlesDeg,
      siderealDeg: input.siderealDeg,
      isBenefic: strengths.isBenefic,
      strength: perGraha((planet) => strengths.planets[planet].total),
      dayPart,
    },
    bhavaTerms === 'raman' ? 'raman' : 'bphs',
  );
  const ranking = [...houses].sort((a, b) => b.total - a.total),
    answer = (of: BhavaStrength) => ({
      house: of.house,
      madhya_sidereal_lon: of.middleDeg,
      rasi_index: of.sign,
      rasi_class: of.rasiClass,
      lord: of.lord,
      bhavadhipati_bala: of.ofLord,
      bhava_dig_bala: of.dig,
      bhava_drishti_bala: of.drishti,
      occupant_bala: of.occupants,
      rising_bala: of.rising,
      total_shashtiamsas: of.total,
      total_rupas: of.total / 60,
      rank: ranking.indexOf(of) + 1,
    });
  return {
    policy_receipt: receipt,
    jd: zodiac.instant.ut1J2k + J2000_JD,
    ayanamsa_system: zodiac.system,
    ayanamsa_degrees: zodiac.ayanamsaDeg,
    houses: Object.fromEntries(houses.map((of) => [String(of.house), answer(of)])),
    strongest_house: ranking[0].house,
    weakest_house: ranking[ranking.length - 1].house,
    day_part: dayPart,
    vara_basis: varaBasisAnswer(engine, day),
    bhava_terms: bhavaTerms,
  };
}

/** POST /v1/shadbala/chart/bhava. Errors: InvalidInput, OutOfCoverage. */
export const shadbalaBhava = (engine: Engine, request: ShadbalaFullRequest): BhavaBalaResult =>
  bhavaAnswer(engine, fullChart(engine, request));

const pairs = (value: (planet: Graha) => number): [string, number][] => GRAHAS.map((planet) => [planet, value(planet)]);

/** The input of the strengths. */
function contextAnswer({ chart, observer }: FullChart): ShadbalaFullResponse['chart']['context'] {
  const { zodiac, day, lords, input, strengths, policy } = chart,
    rises = day.basis === 'local_sunrise';
  return {
    jd: zodiac.instant.ut1J2k + J2000_JD,
    ayanamsa_system: zodiac.system,
    sidereal_longitudes: pairs((planet) => input.siderealDeg[planet]),
    declinations: pairs((planet) => input.declinationDeg[planet]),
    chesta_values: pairs((planet) => strengths.planets[planet].cheshta),
    local_apparent_day_fraction: normalizeDeg(input.hourAngleDeg + 180) / 360,
    sunrise_jd: rises ? day.sunriseUt1 + J2000_JD : null,
    sunset_jd: rises ? day.sunsetUt1 + J2000_JD : null,
    next_sunrise_jd: rises ? day.nextSunriseUt1 + J2000_JD : null,
    abda_lord: lords.abda,
    masa_lord: lords.masa,
    vara_lord: lords.vara,
    hora_lord: lords.hora,
    provenance: 'serving_reader_derived',
    observer_latitude: observer.latitude,
    observer_longitude: observer.longitude,
    longitude_frame: 'apparent_geocentric_true_ecliptic_of_date_sidereal',
    declination_frame: 'apparent_geocentric_true_equator_of_date',
    mercury_nature: policy.mercury_nature,
    vara_basis: day.basis,
    vara_jd_utc: zodiac.instant.utcJ2k + J2000_JD,
  };
}

/** The wars of a chart with the points that they move. */
function warAnswer({ chart, receipt }: FullChart): ShadbalaFullResponse['chart']['war_resolution'] {
  const { planets, wars } = chart.strengths;
  const sum = (planet: Graha, side: 'victor' | 'loser'): number =>
    wars.reduce((total, war) => total + (war[side] === planet ? war.points : 0), 0);
  return {
    pairs: wars.map(({ victor, loser, separationDeg, points }) => ({
      victor,
      loser,
      separation_deg: separationDeg,
      shashtiamsas_transferred: points,
    })),
    raw_aggregates: pairs((planet) => {
      const { sthana, dig, nathonnatha, paksha, tribhaga, timeLords } = planets[planet];
      return sthana + dig + nathonnatha + paksha + tribhaga + timeLords;
    }),
    raw_totals: pairs((planet) => planets[planet].total - planets[planet].yuddha),
    raw_chesta: pairs((planet) => planets[planet].cheshta),
    credits: pairs((planet) => sum(planet, 'victor')),
    debits: pairs((planet) => sum(planet, 'loser')),
    adjustments: pairs((planet) => planets[planet].yuddha),
    policy: receipt.war_policy,
    source: 'Surya Siddhanta 7.18-23; Raman, Graha and Bhava Balas, ch. 5',
  };
}

const DIGNITY_WORDS: Readonly<Record<SaptavargajaPart['dignity'], SaptavargajaEntry['dignity']>> = {
  moolatrikona: 'moolatrikona',
  ownSign: 'own_sign',
  adhiMitra: 'adhi_mitra',
  mitra: 'mitra',
  sama: 'sama',
  shatru: 'shatru',
  adhiShatru: 'adhi_shatru',
};

const evidence = ({ input, policy }: StrengthChart): Record<string, SaptavargajaEntry[]> =>
  perGraha((planet) =>
    saptavargajaParts(planet, input.siderealDeg, policy.saptavargaja_points, policy.moolatrikona).map((part) => ({
      division: part.division,
      sign_index: part.sign,
      lord: part.lord,
      dignity: DIGNITY_WORDS[part.dignity],
      shashtiamsas: part.points,
    })),
  );

/** POST /v1/shadbala/chart/full. Errors: InvalidInput, OutOfCoverage. */
export function shadbalaFull(engine: Engine, request: ShadbalaFullRequest): ShadbalaFullResponse {
  const full = fullChart(engine, request),
    { chart, receipt: policy_receipt } = full;
  return {
    policy_receipt,
    chart: {
      policy_receipt,
      ...shadbalaResultOf(engine, chart),
      context: contextAnswer(full),
      war_resolution: warAnswer(full),
      saptavargaja_profile: policy_receipt.saptavargaja_profile,
      saptavargaja_evidence: evidence(chart),
    },
    profile: { policy_receipt, ...shadbalaProfileOf(engine, chart) },
    network: { policy_receipt, ...shadbalaNetworkOf(engine, chart) },
    bhava: bhavaAnswer(engine, full),
  };
}
