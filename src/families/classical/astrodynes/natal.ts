import { aggregateOf, cuspSignsOf, summaryOf } from '../../../doctrine/astrodynes/aggregate.js';
import { SOURCE_DISCREPANCIES } from '../../../doctrine/astrodynes/discrepancies.js';
import { profileOf } from '../../../doctrine/astrodynes/profiles.js';
import type { AstrodyneProfile } from '../../../doctrine/astrodynes/profiles.js';
import { detectPairs, relationsOf, scoreRelations } from '../../../doctrine/astrodynes/relations.js';
import type { AstrodyneInput, AstrodyneRelation } from '../../../doctrine/astrodynes/relations.js';
import {
  ASPECT_ROWS,
  ASTRODYNE_BODIES,
  ASTRODYNE_PLANETS,
  ASTRODYNE_POINTS,
  DIGNITY_ROWS,
  HOUSE_CLASSES,
  HOUSE_POWER_ROWS,
  NATAL_POLICY,
  SUMMARY_GROUPS,
  houseClassOf,
  isPlanet,
} from '../../../doctrine/astrodynes/tables.js';
import type { AstrodyneBody } from '../../../doctrine/astrodynes/tables.js';
import { SIGNS, signOf } from '../../../doctrine/zodiac/zodiac.js';
import { StageLog } from '../../../wire/stage-log.js';
import type { Engine } from '../../../engine.js';
import { normalizeDeg, separationDeg } from '../../../kernel/angle.js';
import { DEG_PER_RAD, J2000_JD, RAD_PER_DEG } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { CHART_BODIES } from '../../../sky/bodies.js';
import type { Instant } from '../../../time/instant.js';
import { cuspOrder, houseOf } from '../../../sky/houses/cusp-order.js';
import { housesAt } from '../../../wire/houses.js';
import type {
  AstrodynesCalculationResponse,
  AstrodynesChartRequest,
  AstrodynesDoctrineResponse,
  AstrodynesGeometryRequest,
} from './natal-schema.js';
import { toWire } from './wire-words.js';

/** Allowed distance between an angle and its cusp, degrees: rounding of the request. */
const SAME_DEGREE = 1e-6;

/** The ten planets as bodies of the sky, in the order of the doctrine. */
export const ASTRODYNE_SKY_BODIES = CHART_BODIES.slice(0, ASTRODYNE_PLANETS.length);

/** The normalized positions of the ten planets, the two angles and the cusps. Degrees. */
interface Figure {
  readonly longitudes: Readonly<Record<string, number>>;
  readonly declinations: Readonly<Record<string, number>>;
  readonly cusps: readonly number[];
}

/** GET /v1/astrodynes/doctrine: the tables and rules of the natal doctrine. */
export function natalDoctrine(): AstrodynesDoctrineResponse {
  return {
    doctrine: 'church_of_light_natal_astrodynes',
    planets: [...ASTRODYNE_PLANETS],
    points: [...ASTRODYNE_POINTS],
    signs: [...SIGNS],
    house_classes: [...HOUSE_CLASSES],
    policy: toWire(NATAL_POLICY),
    dignity_rows: toWire(DIGNITY_ROWS),
    house_power_rows: toWire(HOUSE_POWER_ROWS),
    aspect_orb_rows: ASPECT_ROWS.map(({ aspect, exactAngleDeg, planet, luminary }) => ({
      aspect,
      exact_angle_deg: exactAngleDeg,
      succedent_planet_deg: planet.succedent,
      succedent_luminary_deg: luminary.succedent,
      angular_planet_deg: planet.angular,
      angular_luminary_deg: luminary.angular,
      cadent_planet_deg: planet.cadent,
      cadent_luminary_deg: luminary.cadent,
    })),
    summary_groups: toWire(SUMMARY_GROUPS),
    source_discrepancies: [...SOURCE_DISCREPANCIES],
  };
}

interface Pointers {
  readonly cusps: string;
  readonly mc: string;
  readonly asc: string;
}

/** Checks a figure: cusps in order, angles on their cusps, no sign with three cusps. Errors: InvalidInput. */
function checkFigure({ longitudes, cusps }: Figure, pointers: Pointers): void {
  if (cuspOrder(cusps) !== 'direct')
    throw new InvalidInput({
      field: pointers.cusps,
      message: 'must go once around the zodiac in the order of the signs',
      allowed: 'twelve cusps in the order of the signs',
    });
  for (const [body, cusp, field] of [
    ['M.C.', 10, pointers.mc],
    ['Asc.', 1, pointers.asc],
  ] as const) {
    if (separationDeg(longitudes[body], cusps[cusp - 1]) > SAME_DEGREE)
      throw new InvalidInput({
        field,
        message: `must be equal to cusp ${cusp}, which is the ${body} in this doctrine`,
        given: longitudes[body],
        allowed: cusps[cusp - 1],
      });
  }
  const { cuspSigns } = cuspSignsOf(cusps);
  const crowded = SIGNS.find((sign) => cuspSigns.filter((one) => one === sign).length > 2);
  if (crowded !== undefined)
    throw new InvalidInput({
      field: pointers.cusps,
      message: `must not have more than two cusps in a sign (${crowded}): the doctrine has no rule for three`,
      allowed: 'at most two cusps in a sign',
    });
}

function inputsOf({ longitudes, declinations, cusps }: Figure): AstrodyneInput[] {
  return ASTRODYNE_BODIES.map((body: AstrodyneBody) => {
    const longitudeDeg = longitudes[body];
    const planet = isPlanet(body);
    const house = planet ? houseOf(longitudeDeg, cusps) : body === 'M.C.' ? 10 : 1;
    const next = cusps[house % 12];
    const { sign, degree } = signOf(longitudeDeg);
    const size = normalizeDeg(next - cusps[house - 1]);
    return {
      body,
      bodyKind: planet ? 'planet' : 'angle',
      longitudeDeg,
      sign,
      signDegree: degree,
      house,
      houseClass: houseClassOf(house),
      distanceFromWeakerCuspDeg: planet ? size - normalizeDeg(longitudeDeg - cusps[house - 1]) : null,
      houseSizeDeg: planet ? size : null,
      declinationDeg: declinations[body],
    };
  });
}

function networkOf(profiles: readonly AstrodyneProfile[], relations: readonly AstrodyneRelation[]) {
  return {
    nodes: profiles.map(({ body, sign, house, totalPower, netHarmony }) => ({
      body,
      sign,
      house,
      power: totalPower,
      netHarmony,
    })),
    edges: relations
      .filter((relation) => relation.admitted)
      .map(({ kind, bodyA, bodyB, label, power, netHarmony, scored }) => ({
        kind,
        bodyA,
        bodyB,
        label,
        power,
        netHarmony,
        scored,
      })),
  };
}

type Geometry = AstrodynesCalculationResponse['geometry'];

/** The full calculation of a figure, in answer shape. `source`: fields of a chart-based figure. */
function calculate(figure: Figure, source: Partial<Geometry>): AstrodynesCalculationResponse {
  const stages = new StageLog();
  const inputs = stages.run('geometry_normalization', () => inputsOf(figure));
  const detected = stages.run('relation_detection', () => detectPairs(inputs));
  const relations = stages.run('relation_admission_and_scoring', () => scoreRelations(detected));
  const profiles = stages.run('body_condition_profiles', () => inputs.map((input) => profileOf(input, relations)));
  const aggregate = stages.run('sign_and_house_aggregation', () => aggregateOf(profiles, cuspSignsOf(figure.cusps)));
  const summary = stages.run('summary_profiles', () => summaryOf(aggregate));
  const network = stages.run('condition_network', () => networkOf(profiles, relations));
  const failures = stages.run('cross_layer_validation', () =>
    aggregate.checksumsPass ? [] : ['the sums over signs and over houses differ'],
  );
  const chartBacked = source.dt !== undefined;
  const mode = chartBacked ? 'chart_backed' : 'explicit_geometry';
  return {
    geometry: {
      source_mode: mode,
      dt: null,
      observer_lat: null,
      observer_lon: null,
      jd_ut: null,
      obliquity_deg: null,
      planet_longitudes: Object.fromEntries(ASTRODYNE_PLANETS.map((name) => [name, figure.longitudes[name]])),
      declinations: { ...figure.declinations },
      cusp_longitudes: [...figure.cusps],
      mc_longitude: figure.longitudes['M.C.'],
      asc_longitude: figure.longitudes['Asc.'],
      requested_house_system: null,
      effective_house_system: null,
      house_fallback: false,
      house_fallback_reason: null,
      ...source,
    },
    policy: toWire(NATAL_POLICY),
    inputs: toWire(inputs),
    relations: toWire(relations),
    admitted_relation_count: relations.filter((relation) => relation.admitted).length,
    scored_relation_count: relations.filter((relation) => relation.scored).length,
    profiles: toWire(profiles),
    aggregate: toWire(aggregate),
    summary: toWire(summary),
    network: toWire(network),
    validation_failures: failures,
    provenance: {
      doctrine: 'church_of_light_natal_astrodynes',
      engine_entrypoint: 'astrodynes.natal_calculation',
      source_mode: mode,
      planetary_frame: chartBacked ? 'geocentric_apparent' : 'caller_supplied',
      kernel_required: chartBacked,
      stage_sequence: stages.names,
    },
  };
}

/** POST /v1/astrodynes/geometry: the calculation of a given figure. Errors: InvalidInput. */
export function astrodynesOfGeometry(request: AstrodynesGeometryRequest): AstrodynesCalculationResponse {
  const given: Record<string, number> = {
    ...request.planet_longitudes,
    'M.C.': request.mc_longitude,
    'Asc.': request.asc_longitude,
  };
  const figure: Figure = {
    longitudes: Object.fromEntries(ASTRODYNE_BODIES.map((body) => [body, normalizeDeg(given[body])])),
    declinations: Object.fromEntries(ASTRODYNE_BODIES.map((body) => [body, request.declinations[body]])),
    cusps: request.cusp_longitudes.map(normalizeDeg),
  };
  checkFigure(figure, { cusps: '/cusp_longitudes', mc: '/mc_longitude', asc: '/asc_longitude' });
  return calculate(figure, {});
}

/** A figure of a moment and place, with its fields in answers. */
export interface ChartFigure extends Figure {
  readonly instant: Instant;
  readonly source: Partial<Geometry>;
}

interface ChartFields {
  readonly dt: string;
  readonly place: Pick<
    AstrodynesChartRequest,
    'observer_lat' | 'observer_lon' | 'house_system' | 'allow_house_fallback'
  >;
  /** JSON pointer of the datetime. */
  readonly pointer: string;
}

/**
 * The figure of a moment and place: geocentric apparent planets, houses of the place. Errors: InvalidInput,
 * OutOfCoverage.
 */
export function figureOfChart(engine: Engine, { dt, place, pointer }: ChartFields): ChartFigure {
  const instant = engine.time.instantFromIso(dt, pointer);
  const fallback = place.allow_house_fallback ?? false;
  const houses = housesAt(
    engine,
    instant,
    {
      latitude: place.observer_lat,
      longitude: place.observer_lon,
      system: place.house_system,
      policy: fallback ? null : { unknown_system: 'raise', polar_fallback: 'raise' },
    },
    { system: '/house_system', latitude: '/observer_lat' },
  );
  const { ascDeg, mcDeg, sinObliquity, obliquityDeg } = houses.figure;
  const longitudes: Record<string, number> = {},
    declinations: Record<string, number> = {};
  for (const body of ASTRODYNE_SKY_BODIES) {
    longitudes[body.name] = normalizeDeg(engine.sky.apparent(body, instant).longitudeDeg);
    declinations[body.name] = engine.sky.apparentEquatorial(body, instant).latitudeDeg;
  }
  for (const [name, degree] of [
    ['M.C.', mcDeg],
    ['Asc.', ascDeg],
  ] as const) {
    longitudes[name] = degree;
    declinations[name] = Math.asin(sinObliquity * Math.sin(degree * RAD_PER_DEG)) * DEG_PER_RAD;
  }
  const figure: Figure = { longitudes, declinations, cusps: Array.from(houses.cusps) };
  checkFigure(figure, { cusps: '/house_system', mc: '/house_system', asc: '/house_system' });
  return {
    ...figure,
    instant,
    source: {
      dt,
      observer_lat: place.observer_lat,
      observer_lon: place.observer_lon,
      jd_ut: instant.ut1J2k + J2000_JD,
      obliquity_deg: obliquityDeg,
      requested_house_system: houses.requested,
      effective_house_system: houses.effective.code,
      house_fallback: houses.fallback,
      house_fallback_reason: houses.fallbackReason,
    },
  };
}

/** The calculation of a chart-based figure, in answer shape. */
export const calculationOfChart = (engine: Engine, figure: ChartFigure): AstrodynesCalculationResponse => ({
  ...calculate(figure, figure.source),
  computation_basis: engine.basis(figure.instant),
});

/** POST /v1/astrodynes/chart: the calculation of a moment and place. Errors: InvalidInput, OutOfCoverage. */
export const astrodynesOfChart = (engine: Engine, request: AstrodynesChartRequest): AstrodynesCalculationResponse =>
  calculationOfChart(engine, figureOfChart(engine, { dt: request.dt, place: request, pointer: '/dt' }));

/** The natal power of each body of a figure. */
export function natalPowers(figure: Figure): ReadonlyMap<AstrodyneBody, number> {
  const inputs = inputsOf(figure),
    relations = relationsOf(inputs);
  return new Map(inputs.map((input) => [input.body, profileOf(input, relations).totalPower]));
}
