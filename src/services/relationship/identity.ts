import type {
  RelationshipChartIdentityResponse,
  RelationshipTransitTargetResponse,
} from '../../contract/relationship-transits.js';
import { canonicalJson } from '../../kernel/canonical-json.js';
import { sha256Hex } from '../../kernel/sha256.js';
import type { DavisonChart } from './davison.js';
import type { CompositeGeometry } from './composite.js';
import { chartLongitudes } from './pair.js';

/** A relationship chart as a set of fixed longitudes (degrees) with an identity. */
export interface RelationshipFigure {
  readonly identity: RelationshipChartIdentityResponse;
  readonly planets: Readonly<Record<string, number>>;
  readonly nodes: Readonly<Record<string, number>>;
  readonly angles: Readonly<Record<string, number>>;
  readonly cusps: readonly number[];
}

type Draft = Omit<RelationshipChartIdentityResponse, 'chart_id' | 'geometry_sha256' | 'reference_frame' | 'timescale'>;

function figure(draft: Draft, geometry: Omit<RelationshipFigure, 'identity'>): RelationshipFigure {
  const digest = sha256Hex(canonicalJson({ ...draft, geometry }));
  const identity = {
    chart_id: `${draft.chart_kind}:${digest.slice(0, 16)}`,
    ...draft,
    geometry_sha256: digest,
    reference_frame: 'apparent_geocentric_true_ecliptic_of_date',
    timescale: 'UT1_input_with_internal_TT_ephemeris',
  };
  return { identity, ...geometry };
}

/**
 * The points and the identity of a composite chart; the identity is a digest of method, epoch, positions, angles and
 * cusps.
 */
export const compositeFigure = (chart: CompositeGeometry): RelationshipFigure =>
  figure(
    {
      chart_kind: 'composite',
      method: chart.computation_truth.method,
      epoch_jd_ut: chart.jd_mean,
      includes_house_frame: true,
      relation_basis: chart.relation?.basis ?? '',
      construction_truth: chart.computation_truth,
      reference_latitude: chart.computation_truth.reference_latitude ?? null,
      reference_longitude: null,
      correction_mode: null,
    },
    {
      planets: chart.planets,
      nodes: chart.nodes,
      angles: { Ascendant: chart.asc ?? 0, Midheaven: chart.mc ?? 0 },
      cusps: chart.cusps,
    },
  );

/**
 * The points and the identity of a Davison chart; the identity is a digest of method, epoch, positions, angles and
 * cusps.
 */
export const davisonFigure = (made: DavisonChart): RelationshipFigure =>
  figure(
    {
      chart_kind: 'authP',
      method: made.truth.method,
      epoch_jd_ut: made.truth.used_jd,
      includes_house_frame: true,
      relation_basis: made.relation.basis,
      construction_truth: made.truth,
      reference_latitude: made.truth.latitude_midpoint,
      reference_longitude: made.truth.longitude_midpoint,
      correction_mode: correctionMode(made.truth.method),
    },
    {
      ...chartLongitudes(made.chart),
      angles: { Ascendant: made.houses.figure.ascDeg, Midheaven: made.houses.figure.mcDeg },
      cusps: Array.from(made.houses.cusps),
    },
  );

/** Whether a Davison method corrects the time of the chart. */
export const correctionMode = (method: string): 'corrected' | 'uncorrected' =>
  method === 'corrected' ? 'corrected' : 'uncorrected';

interface TargetChoice {
  readonly include_nodes?: boolean;
  readonly include_angles?: boolean;
  readonly include_cusps?: boolean;
}

/**
 * The possible transit targets of a chart: planets sorted by name, then nodes, angles and cusps, as `choice` includes
 * them.
 */
export function figureTargets(
  { identity, planets, nodes, angles, cusps }: RelationshipFigure,
  choice: TargetChoice,
): RelationshipTransitTargetResponse[] {
  const target = (
    kind: RelationshipTransitTargetResponse['target_kind'],
    name: string,
    longitude: number,
    source: string,
  ): RelationshipTransitTargetResponse => ({
    chart_id: identity.chart_id,
    name,
    target_kind: kind,
    longitude,
    source_path: source,
  });
  const sorted = (map: Readonly<Record<string, number>>): [string, number][] =>
    Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    ...sorted(planets).map(([name, longitude]) => target('planet', name, longitude, `planets.${name}`)),
    ...((choice.include_nodes ?? true)
      ? sorted(nodes)
          .filter(([name]) => !(name in planets))
          .map(([name, longitude]) => target('node', name, longitude, `nodes.${name}`))
      : []),
    ...(choice.include_angles
      ? Object.entries(angles).map(([name, longitude]) => target('angle', name, longitude, `angles.${name}`))
      : []),
    ...(choice.include_cusps
      ? cusps.map((longitude, i) => target('house_cusp', `House ${i + 1} Cusp`, longitude, `cusps.house_${i + 1}`))
      : []),
  ];
}
