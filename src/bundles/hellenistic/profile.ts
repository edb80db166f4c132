import { CLASSICAL_PLANETS } from '../../doctrine/dignity/planets.js';
import { domicileRuler } from '../../doctrine/dignity/rulers.js';
import { SIGNS } from '../../doctrine/zodiac/zodiac.js';
import type { Sign } from '../../doctrine/zodiac/zodiac.js';
import type { Engine } from '../../engine.js';
import { evaluated } from '../../families/classical/dignities/dignities.js';
import type { DignityChart } from '../../families/classical/dignities/evaluate.js';
import { profectionSchedule } from '../../families/predictive/profections/profections.js';
import { wholeSign } from '../../families/relationship/aspects/hellenistic.js';
import type { WholeSignAspectsResponse } from '../../families/relationship/aspects/hellenistic-schema.js';
import { InvalidInput } from '../../kernel/errors.js';
import { jdOfInstant } from '../../wire/instant.js';
import { julianDayOf } from '../../services/period-clock.js';
import { profileLots } from './lots.js';
import { decennialSnapshot, releasingSnapshot } from './periods.js';
import { planetProfiles, planetsNotEvaluable, twelfthPartOf } from './planets.js';
import { naming } from './pointers.js';
import { appliedPolicy } from './policy.js';
import { EXCLUDED, INCLUDED, profileProvenance } from './provenance.js';
import type {
  HellenisticChartProfileRequest,
  HellenisticChartProfileResponse,
  HellenisticProfileNotEvaluableResponse,
} from './schema.js';

type Request = HellenisticChartProfileRequest;
type Response = HellenisticChartProfileResponse;

const CHART_FIELDS = [
  ['/dt', '/natal_dt'],
  ['/policy', '/policy/dignity'],
] as const;
const LOT_FIELDS = [
  ['/dt', '/natal_dt'],
  ['/policy', '/policy/lots'],
] as const;
const PROFECTION_FIELDS = [
  ['/natal/dt', '/natal_dt'],
  ['/natal/latitude', '/observer_lat'],
  ['/natal/longitude', '/observer_lon'],
  ['/natal/activation_orb', '/policy/activation_orb_deg'],
  ['/leap_day_policy', '/policy/leap_day_policy'],
  ['/ambiguous_time_policy', '/policy/profection_ambiguous_time_policy'],
  ['/interval_policy', '/policy/monthly_profection_interval_policy'],
] as const;

/** The nativity: strict Whole Sign, geocentric places, the seven planets. Errors: InvalidInput, OutOfCoverage. */
function nativity(engine: Engine, request: Request): DignityChart {
  const doctrine = request.policy?.dignity?.essential?.doctrine;
  if (doctrine === 'modern_co_rulers')
    throw new InvalidInput({
      field: '/policy/dignity/essential/doctrine',
      message: 'the Hellenistic profile knows the seven planets alone',
      given: doctrine,
      allowed: 'traditional_classic_7',
    });
  return naming(CHART_FIELDS, () =>
    evaluated(engine, {
      dt: request.natal_dt,
      observer_lat: request.observer_lat,
      observer_lon: request.observer_lon,
      house_system: 'W',
      house_policy: { unknown_system: 'raise', polar_fallback: 'raise' },
      place_center: 'geocentric',
      policy: request.policy?.dignity,
    }),
  );
}

const profection = (engine: Engine, request: Request): Response['profection'] =>
  naming(PROFECTION_FIELDS, () =>
    profectionSchedule(engine, {
      natal: {
        dt: request.natal_dt,
        latitude: request.observer_lat,
        longitude: request.observer_lon,
        house_system: 'W',
        bodies: [...CLASSICAL_PLANETS],
        activation_orb: request.policy?.activation_orb_deg ?? 5,
      },
      current_dt: request.current_dt,
      civil_timezone: request.civil_timezone,
      leap_day_policy: request.policy?.leap_day_policy,
      ambiguous_time_policy: request.policy?.profection_ambiguous_time_policy,
      interval_policy: request.policy?.monthly_profection_interval_policy,
    }),
  );

/** Twelve signs from that of the year, one a month. */
function signPerMonth(year: Response['profection']): NonNullable<Response['sign_per_month_profection']> {
  const first = SIGNS.indexOf(year.profected_sign as Sign),
    signs = SIGNS.map((_, month) => (first + month) % 12);
  return {
    annual_sign: year.profected_sign,
    annual_house: year.profected_house,
    lord_of_year: year.lord_of_year,
    monthly_signs: signs.map((sign) => SIGNS[sign]),
    monthly_lords: signs.map(domicileRuler),
    caveat: 'counted from the sign of the year alone; where the months begin and end is told by the chronology',
  };
}

/** Names in the answer that are later than its authors, with what is to be known of each. */
function labels(policy: Response['policy']): NonNullable<Response['label_overlays']> {
  const interval = policy.monthly_profection_interval_policy ?? 'equal_twelfths_of_civil_anniversary_year';
  return {
    detriment: 'detriment',
    hayz: 'hayz',
    activation_orb_deg: policy.activation_orb_deg ?? 5,
    monthly_interval: interval === 'equal_twelfths_of_civil_anniversary_year' ? 'civil_twelfths' : interval,
    caveats: [
      'detriment, the sign opposite a domicile, is a word of later authors for what the Hellenistic ones leave unnamed',
      'hayz, where sect, hemisphere and gender agree, is a name of al-Qabisi (I.78) and Bonatti',
      'no Hellenistic author gives an orb for the activation of a planet by the profected Ascendant',
      'months of a twelfth of the civil year are a reckoning of today; Valens counts his own way',
    ],
  };
}

type Regard = WholeSignAspectsResponse['aspects'][number];

const aspectProfile = (one: Regard): Response['aspects'][number] => ({
  body1: one.body1,
  body2: one.body2,
  aspect: one.aspect,
  symbol: one.symbol,
  angle: one.angle,
  separation: one.separation,
  sign_degree1: one.sign_degree1,
  sign_degree2: one.sign_degree2,
  classification: one.classification,
  superiority_truth: one.hellenistic_superiority_truth,
});

interface Sections {
  readonly planets: Response['planets'];
  readonly regards: readonly Regard[];
  readonly missing: Response['lots_not_evaluable'];
  readonly decennials: Response['decennials'];
  readonly releasing: Response['zodiacal_releasing'];
}

/** Everything that has no answer, in the order of the sections. */
function notEvaluable({
  planets,
  regards,
  missing,
  decennials,
  releasing,
}: Sections): HellenisticProfileNotEvaluableResponse[] {
  const candidates = [
    ...regards.map(({ body1, body2, aspect, hellenistic_superiority_truth: { direction_truth } }) => ({
      component: 'aspect_direction',
      subject: `${body1}:${body2}:${aspect}`,
      reason: direction_truth.reason,
    })),
    ...missing.map(({ name, reason }) => ({ component: 'lots', subject: name, reason })),
    { component: 'decennials', subject: decennials.sequence_truth.sect_light, reason: decennials.reason },
    { component: 'zodiacal_releasing', subject: releasing.lot_name, reason: releasing.reason },
  ];
  return [
    ...planetsNotEvaluable(planets),
    ...candidates.flatMap(({ reason, ...rest }) => (reason === null ? [] : [{ ...rest, reason }])),
  ];
}

/** POST /v1/hellenistic/chart-profile: the answers of the families for one nativity and one moment. */
export function hellenisticProfile(engine: Engine, request: Request): Response {
  const policy = appliedPolicy(request.policy),
    context = nativity(engine, request),
    { chart } = context,
    { figure } = chart.houses;
  const currentJd = julianDayOf(engine, request.current_dt, '/current_dt'),
    positions = Object.fromEntries(CLASSICAL_PLANETS.map((planet) => [planet, chart.longitudes[planet]]));
  const regards = wholeSign({ positions }),
    planets = planetProfiles(context, regards, policy);
  const primary = naming(LOT_FIELDS, () => profileLots(engine, request, 'primary')),
    supporting =
      policy.overlays?.supporting_lots === true
        ? naming(LOT_FIELDS, () => profileLots(engine, request, 'supporting'))
        : null;
  const year = profection(engine, request),
    decennials = decennialSnapshot(engine, request, chart.isDay, currentJd),
    releasing = releasingSnapshot(engine, request, primary.lots, policy.zr_lot_name ?? 'Spirit', policy.zr_levels ?? 2);
  const { dual_zr = false, zr_display_levels = 2, sign_per_month_profections, label_overlays } = policy.revival ?? {};
  return {
    layer: 'hellenistic',
    natal_dt: request.natal_dt,
    current_dt: request.current_dt,
    natal_jd: jdOfInstant(chart.instant),
    current_jd: currentJd,
    house_system: 'W',
    asc_longitude: figure.ascDeg,
    mc_longitude: figure.mcDeg,
    observer: {
      latitude: request.observer_lat,
      longitude: request.observer_lon,
      elevation_m: request.observer_elev_m ?? 0,
      source: 'supplied_geographic_observer',
    },
    is_day_chart: chart.isDay,
    sect_light: chart.isDay ? 'Sun' : 'Moon',
    policy,
    planets,
    aspects: regards.aspects.map(aspectProfile),
    lots: primary.lots,
    lots_not_evaluable: primary.missing,
    profection: year,
    decennials,
    zodiacal_releasing: releasing,
    included_components: INCLUDED,
    excluded_components: EXCLUDED,
    provenance: profileProvenance(
      engine,
      chart.instant,
      notEvaluable({ planets, regards: regards.aspects, missing: primary.missing, decennials, releasing }),
      label_overlays === true,
    ),
    supporting_lots: supporting?.lots ?? null,
    supporting_lots_not_evaluable: supporting?.missing ?? null,
    twelfth_parts:
      policy.overlays?.twelfth_parts === true
        ? planets.map(({ planet, longitude }) => twelfthPartOf(planet, longitude))
        : null,
    zodiacal_releasing_fortune: dual_zr
      ? releasingSnapshot(engine, request, primary.lots, 'Fortune', zr_display_levels)
      : null,
    sign_per_month_profection: sign_per_month_profections === true ? signPerMonth(year) : null,
    label_overlays: label_overlays === true ? labels(policy) : null,
    computation_basis: engine.basis(chart.instant),
  };
}
