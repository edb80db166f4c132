import type {
  CompositeChartRequest,
  CompositeChartResponse,
  CompositeComputationTruthResponse,
} from '../../contract/relationship.js';
import { InvalidInput } from '../../kernel/errors.js';
import { normalizeDeg } from '../../kernel/angle.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../kernel/constants.js';
import { cuspOrder } from '../../sky/houses/cusp-order.js';
import { houseFigure } from '../../sky/houses/figure.js';
import { resolveHouses } from '../../sky/houses/resolve.js';
import { sharedMidpoints } from '../../doctrine/relationship/composite.js';
import { midpointDeg } from '../../doctrine/relationship/midpoints.js';
import { chartRelation, conditionProfile } from './relations.js';
import type { PairLabels } from './relations.js';
import { chartLongitudes, pairBasis } from './pair.js';
import type { PairCharts, PairHouses } from './pair.js';

/** A composite chart without its aspects, in answer shape. */
export type CompositeGeometry = Omit<
  CompositeChartResponse,
  'aspects' | 'computation_truth' | 'relation' | 'condition_profile'
> &
  Required<Pick<CompositeChartResponse, 'relation' | 'condition_profile'>> & {
    readonly computation_truth: CompositeComputationTruthResponse;
  };

type CompositeOptions = Pick<CompositeChartRequest, 'method' | 'reference_latitude' | 'house_system'>;

/**
 * Right ascension of a longitude at ecliptic latitude 0, degrees in [0, 360). Meeus, Astronomical Algorithms, eq. 13.3.
 */
export function rightAscensionOfDegree(longitudeDeg: number, obliquityDeg: number): number {
  const longitude = longitudeDeg * RAD_PER_DEG;
  return normalizeDeg(
    Math.atan2(Math.sin(longitude) * Math.cos(obliquityDeg * RAD_PER_DEG), Math.cos(longitude)) * DEG_PER_RAD,
  );
}

/**
 * The composite of two charts: for each point that both contain, the midpoint of the shorter arc between its two
 * longitudes (Hand, Planets in Composite, 1975). Houses: with `midpoint` the midpoints of corresponding cusps and
 * angles; with `reference_place` the houses of the composite midheaven (its right ascension, with the mean obliquity of
 * the two charts) at the reference latitude. Degrees, true ecliptic of date of each birth. Errors: InvalidInput without
 * the latitude that `reference_place` needs.
 */
export function compositeChart(
  charts: PairCharts,
  houses: PairHouses,
  labels: PairLabels,
  options: CompositeOptions,
): CompositeGeometry {
  const method = options.method ?? 'midpoint';
  const a = chartLongitudes(charts.first.chart),
    b = chartLongitudes(charts.second.chart);
  const planets = sharedMidpoints(a.planets, b.planets),
    nodes = sharedMidpoints(a.nodes, b.nodes);
  const jdMean = charts.first.chart.jd_ut + (charts.second.chart.jd_ut - charts.first.chart.jd_ut) / 2;
  const frame =
    method === 'midpoint' ? midpointFrame(houses) : referencePlaceFrame(charts, houses, planets['Sun'], options);
  const basis = method === 'midpoint' ? 'midpoint_composite' : 'reference_place_composite';
  const made = chartRelation(labels, basis, method);
  return {
    planets,
    nodes,
    cusps: frame.cusps,
    asc: frame.asc,
    mc: frame.mc,
    jd_mean: jdMean,
    computation_truth: {
      method,
      jd_mean: jdMean,
      includes_house_frame: true,
      ...frame.truth,
      cusp_order: cuspOrder(frame.cusps),
    },
    classification: { chart_mode: 'composite', method, includes_house_frame: true },
    relation: made,
    condition_profile: conditionProfile('composite', made, { includes_house_frame: true }),
    computation_basis: pairBasis(charts),
  };
}

interface Frame {
  readonly cusps: number[];
  readonly asc: number;
  readonly mc: number;
  readonly truth: Omit<CompositeComputationTruthResponse, 'method' | 'jd_mean' | 'includes_house_frame' | 'cusp_order'>;
}

const same = (first: string, second: string): string | null => (first === second ? first : null);

function midpointFrame({ first, second }: PairHouses): Frame {
  const mc = midpointDeg(first.figure.mcDeg, second.figure.mcDeg);
  const system = same(first.requested, second.requested);
  const reasons = [first.fallbackReason, second.fallbackReason].filter((reason) => reason !== null);
  return {
    cusps: Array.from(first.cusps, (cusp, i) => midpointDeg(cusp, second.cusps[i])),
    asc: midpointDeg(first.figure.ascDeg, second.figure.ascDeg),
    mc,
    truth: {
      reference_latitude: null,
      house_system: system,
      composite_mc: mc,
      composite_armc: null,
      source_house_system: system,
      source_effective_house_system: same(first.effective.code, second.effective.code),
      effective_house_system: null,
      house_fallback_reason: reasons.length ? reasons.join('; ') : null,
    },
  };
}

function referencePlaceFrame(
  charts: PairCharts,
  { first, second }: PairHouses,
  sun: number | undefined,
  options: CompositeOptions,
): Frame {
  const latitude = options.reference_latitude ?? null;
  if (latitude === null)
    throw new InvalidInput({
      field: '/reference_latitude',
      message: 'must be given with the method reference_place',
      allowed: 'a latitude from -90 to 90',
    });
  const mc = midpointDeg(first.figure.mcDeg, second.figure.mcDeg);
  const obliquity = (charts.first.chart.obliquity + charts.second.chart.obliquity) / 2;
  const armc = rightAscensionOfDegree(mc, obliquity);
  const figure = houseFigure({ armcDeg: armc, obliquityDeg: obliquity, latitudeDeg: latitude, sunLongitudeDeg: sun });
  const houses = resolveHouses(figure, options.house_system, undefined, {
    system: '/house_system',
    latitude: '/reference_latitude',
  });
  return {
    cusps: Array.from(houses.cusps),
    asc: figure.ascDeg,
    mc: figure.mcDeg,
    truth: {
      reference_latitude: latitude,
      house_system: houses.requested,
      composite_mc: mc,
      composite_armc: armc,
      source_house_system: first.requested,
      source_effective_house_system: first.effective.code,
      effective_house_system: houses.effective.code,
      house_fallback_reason: houses.fallbackReason,
    },
  };
}
