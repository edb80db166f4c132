import { withDefaults } from '../../contract/defaults.js';
import { CLASSICAL_PLANETS } from '../../doctrine/dignity/planets.js';
import { domicileRuler } from '../../doctrine/dignity/rulers.js';
import type { ReleasingLot } from '../../doctrine/periods/releasing.js';
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
import { planetProfiles, planetsNotEvaluable } from './planets.js';
import { twelfthPartOf } from '../../wire/twelfth-part.js';
import { withProfileFields } from './pointers.js';
import { appliedPolicy } from './policy.js';
import type { AppliedHellenisticPolicy } from './policy.js';
import { EXCLUDED, INCLUDED, profileProvenance } from './provenance.js';
import { HellenisticChartProfileRequest } from './schema.js';
import type { HellenisticChartProfileResponse, HellenisticProfileNotEvaluableResponse } from './schema.js';

type Request = HellenisticChartProfileRequest;
type Response = HellenisticChartProfileResponse;

// Fields of the families' requests, and the fields of the profile's request that supply them.

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

/** The dignities of the birth chart: Whole Sign houses, geocentric positions, the seven planets. Errors: InvalidInput, OutOfCoverage. */
function nativity(engine: Engine, request: Request): DignityChart {
  const doctrine = request.policy?.dignity?.essential?.doctrine;
  if (doctrine === 'modern_co_rulers')
    throw new InvalidInput({
      field: '/policy/dignity/essential/doctrine',
      message: 'is not available in the Hellenistic profile, which has only the seven planets',
      given: doctrine,
      allowed: 'traditional_classic_7',
    });
  return withProfileFields(CHART_FIELDS, () =>
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

/** The profection of the current instant. Errors: InvalidInput, OutOfCoverage. */
const profection = (engine: Engine, request: Request, policy: AppliedHellenisticPolicy): Response['profection'] =>
  withProfileFields(PROFECTION_FIELDS, () =>
    profectionSchedule(engine, {
      natal: {
        dt: request.natal_dt,
        latitude: request.observer_lat,
        longitude: request.observer_lon,
        house_system: 'W',
        bodies: [...CLASSICAL_PLANETS],
        activation_orb: policy.activation_orb_deg,
      },
      current_dt: request.current_dt,
      civil_timezone: request.civil_timezone,
      leap_day_policy: policy.leap_day_policy,
      ambiguous_time_policy: policy.profection_ambiguous_time_policy,
      interval_policy: policy.monthly_profection_interval_policy,
    }),
  );

/** Monthly profections by sign alone: twelve signs from the sign of the year. */
function signPerMonth(year: Response['profection']): NonNullable<Response['sign_per_month_profection']> {
  const first = SIGNS.indexOf(year.profected_sign as Sign),
    signs = SIGNS.map((_, month) => (first + month) % 12);
  return {
    annual_sign: year.profected_sign,
    annual_house: year.profected_house,
    lord_of_year: year.lord_of_year,
    monthly_signs: signs.map((sign) => SIGNS[sign]),
    monthly_lords: signs.map(domicileRuler),
    caveat: 'signs are counted from the sign of the year; profection.chronology has the dates of the months',
  };
}

/** Labels in the answer that are later than the Hellenistic authors, with an explanation of each. */
function labels(policy: AppliedHellenisticPolicy): NonNullable<Response['label_overlays']> {
  const interval = policy.monthly_profection_interval_policy;
  return {
    detriment: 'detriment',
    hayz: 'hayz',
    activation_orb_deg: policy.activation_orb_deg,
    monthly_interval: interval === 'equal_twelfths_of_civil_anniversary_year' ? 'civil_twelfths' : interval,
    caveats: [
      'detriment, the sign opposite a domicile, is a term of later authors; Hellenistic authors have no term for it',
      'hayz, the agreement of sect, hemisphere and gender, is a term of al-Qabisi (I.78) and Bonatti',
      'no Hellenistic author gives an orb for the activation of a planet by the profected Ascendant',
      'months of one twelfth of the civil year are a modern convention; Valens counts months differently',
    ],
  };
}

type WholeSignAspect = WholeSignAspectsResponse['aspects'][number];

const aspectProfile = (one: WholeSignAspect): Response['aspects'][number] => ({
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
  readonly aspects: readonly WholeSignAspect[];
  readonly missing: Response['lots_not_evaluable'];
  readonly decennials: Response['decennials'];
  readonly releasing: Response['zodiacal_releasing'];
}

/** All parts of the profile that cannot be evaluated, in the order of the sections. */
function notEvaluable({
  planets,
  aspects,
  missing,
  decennials,
  releasing,
}: Sections): HellenisticProfileNotEvaluableResponse[] {
  const candidates = [
    ...aspects.map(({ body1, body2, aspect, hellenistic_superiority_truth: { direction_truth } }) => ({
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

/**
 * POST /v1/hellenistic/chart-profile: answers of the families for one birth and one current instant. Errors: InvalidInput (with the
 * fields of this request), OutOfCoverage.
 */
export function hellenisticProfile(engine: Engine, request: Request): Response {
  const policy = appliedPolicy(request.policy),
    context = nativity(engine, request),
    { chart } = context,
    { figure } = chart.houses;
  const currentJd = julianDayOf(engine, request.current_dt, '/current_dt'),
    positions = Object.fromEntries(CLASSICAL_PLANETS.map((planet) => [planet, chart.longitudes[planet]]));
  const wholeSignAspects = wholeSign({ positions }),
    planets = planetProfiles(context, wholeSignAspects, policy);
  const { overlays, revival } = policy;
  const primary = withProfileFields(LOT_FIELDS, () => profileLots(engine, request, 'primary')),
    supporting = overlays.supporting_lots
      ? withProfileFields(LOT_FIELDS, () => profileLots(engine, request, 'supporting'))
      : null;
  const releasingOf = (lotName: ReleasingLot, levels: number): Response['zodiacal_releasing'] =>
    releasingSnapshot(engine, request, { policy, lots: primary.lots, lotName, levels });
  const year = profection(engine, request, policy),
    decennials = decennialSnapshot(engine, request, chart.isDay, currentJd),
    releasing = releasingOf(policy.zr_lot_name, policy.zr_levels);
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
      elevation_m: withDefaults(HellenisticChartProfileRequest, request).observer_elev_m,
      source: 'supplied_geographic_observer',
    },
    is_day_chart: chart.isDay,
    sect_light: chart.isDay ? 'Sun' : 'Moon',
    policy,
    planets,
    aspects: wholeSignAspects.aspects.map(aspectProfile),
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
      notEvaluable({ planets, aspects: wholeSignAspects.aspects, missing: primary.missing, decennials, releasing }),
      revival.label_overlays,
    ),
    supporting_lots: supporting?.lots ?? null,
    supporting_lots_not_evaluable: supporting?.missing ?? null,
    twelfth_parts: overlays.twelfth_parts
      ? planets.map(({ planet, longitude }) => twelfthPartOf(planet, longitude))
      : null,
    zodiacal_releasing_fortune: revival.dual_zr ? releasingOf('Fortune', revival.zr_display_levels) : null,
    sign_per_month_profection: revival.sign_per_month_profections ? signPerMonth(year) : null,
    label_overlays: revival.label_overlays ? labels(policy) : null,
    computation_basis: engine.basis(chart.instant),
  };
}
