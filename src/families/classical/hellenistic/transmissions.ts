import { CLASSICAL_PLANETS } from '../../../doctrine/dignity/planets.js';
import { domicileRuler } from '../../../doctrine/dignity/rulers.js';
import { transmissionCount, yearTransmissions } from '../../../doctrine/hellenistic/year-transmissions.js';
import { signIndex, SIGNS } from '../../../doctrine/zodiac/zodiac.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { namedLongitudes } from '../../../wire/named-points.js';
import type { NamedValue } from '../../../wire/named-points.js';
import { StageLog } from '../../../wire/stage-log.js';
import { provenance } from './provenance.js';
import { MAX_NAME } from './schema.js';
import type { TransmissionEdgeResponse, TransmissionsRequest, TransmissionsResponse } from './schema.js';

type Kind = TransmissionEdgeResponse['source_kind'];
/** A point of the nativity that transmits. */
interface NatalPoint {
  readonly name: string;
  readonly kind: Kind;
  readonly longitudeDeg: number;
}

/** The lots that transmit in the recorded edges. */
const NATAL_LOTS: readonly string[] = ['Fortune', 'Spirit'];
const SIGN_NAMES: readonly string[] = SIGNS;

const edge = (
  kind: TransmissionEdgeResponse['kind'],
  source: readonly [name: string, kind: Kind],
  target: readonly [name: string, kind: Kind],
  periodRef: string | null,
  natalRef: string | null = null,
): TransmissionEdgeResponse => ({
  source: source[0],
  source_kind: source[1],
  target: target[0],
  target_kind: target[1],
  kind,
  period_ref: periodRef,
  natal_ref: natalRef,
  status: 'evaluated',
  reason: null,
});

/** Edges of one kind, or the reason why its input is incomplete. */
type Edges = TransmissionEdgeResponse[] | string;
const absent = (value: unknown): value is null | undefined => value === null || value === undefined;

function profectionEdges({ profection_lord: lord, profection_monthly_lords: months }: TransmissionsRequest): Edges {
  if (absent(lord)) return [];
  if (absent(months) || months.length !== 12) return 'profection_monthly_lords_must_contain_twelve_lords';
  return months.map((month, k) =>
    edge('profected_year_to_month', [lord, 'planet'], [month, 'planet'], `month_${k + 1}`),
  );
}

function decennialEdges({ decennial_l1: first, decennial_l2: second }: TransmissionsRequest): Edges {
  if (absent(first) && absent(second)) return [];
  if (absent(first) || absent(second)) return 'decennial_levels_must_be_supplied_together';
  return [edge('decennial_l1_to_l2', [first, 'planet'], [second, 'planet'], 'decennial_current')];
}

function releasingEdges({ zr_l1_sign: first, zr_l2_sign: second }: TransmissionsRequest): Edges {
  if (absent(first) && absent(second)) return [];
  const signs = [first, second].map((sign) => (absent(sign) ? -1 : SIGN_NAMES.indexOf(sign)));
  if (signs.includes(-1)) return 'zr_signs_must_be_admitted_zodiac_names';
  const [l1, l2] = signs;
  return [
    edge('zr_l1_to_l2', [domicileRuler(l1), 'planet'], [domicileRuler(l2), 'planet'], 'zr_current'),
    edge('zr_l1_to_l2', [SIGNS[l1], 'place'], [SIGNS[l2], 'place'], 'zr_current_signs'),
  ];
}

/** The points with the given names, in the order of the names. */
const pointsNamed = (names: readonly string[], points: readonly NamedValue[], kind: Kind): readonly NatalPoint[] =>
  names.flatMap((wanted) =>
    points.filter(({ name }) => name === wanted).map(({ name, value }) => ({ name, kind, longitudeDeg: value })),
  );

function natalPoints(request: TransmissionsRequest): readonly NatalPoint[] {
  const planets = namedLongitudes(request.positions ?? {}, '/positions', 'trim', MAX_NAME),
    lots = namedLongitudes(request.lots ?? {}, '/lots', 'trim', MAX_NAME);
  return [...pointsNamed(CLASSICAL_PLANETS, planets, 'planet'), ...pointsNamed(NATAL_LOTS, lots, 'lot')];
}

function natalEdges(request: TransmissionsRequest, points: readonly NatalPoint[]): Edges {
  const { asc_longitude: asc } = request;
  if (absent(request.positions) && absent(request.lots)) return [];
  // The transmissions of a year need no Ascendant; the places of the points do.
  if (absent(asc)) return absent(request.year_of_life) ? 'natal_point_to_place_requires_asc_longitude' : [];
  return points.map(({ name, kind, longitudeDeg }) => {
    const place = ((signIndex(longitudeDeg) - signIndex(asc) + 12) % 12) + 1;
    return edge('natal_point_to_place', [name, kind], [String(place), 'place'], null, name);
  });
}

function yearEdges(
  { year_of_life: year, asc_longitude: asc }: TransmissionsRequest,
  points: readonly NatalPoint[],
): Edges {
  if (absent(year)) return [];
  const all: readonly NatalPoint[] = absent(asc)
    ? points
    : [...points, { name: 'Ascendant', kind: 'angle', longitudeDeg: normalizeDeg(asc) }];
  if (all.length < 2) return 'year_transmissions_require_positions';
  const kinds = new Map(all.map((point) => [point as { name: string }, point.kind]));
  return yearTransmissions(all, year).map(({ from, to }) =>
    edge(
      'valens_year_transmission',
      [from.name, kinds.get(from)!],
      [to.name, kinds.get(to)!],
      `year_${year}`,
      from.name,
    ),
  );
}

/** POST /v1/hellenistic/transmissions: edges from period lords and natal points to those that receive. Errors: InvalidInput. */
export function transmissions(request: TransmissionsRequest): TransmissionsResponse {
  const stages = new StageLog();
  const points = stages.run('caller_period_and_natal_validation', () => natalPoints(request));
  const lists = stages.run('from_to_edge_assembly', () => [
    profectionEdges(request),
    decennialEdges(request),
    releasingEdges(request),
    natalEdges(request, points),
    yearEdges(request, points),
  ]);
  const problem = lists.find((list) => typeof list === 'string'),
    edges = lists.flatMap((list) => (typeof list === 'string' ? [] : list));
  const nothing = edges.length === 0 && absent(request.year_of_life) ? 'no_admitted_transmission_inputs' : null;
  const reason = typeof problem === 'string' ? problem : nothing;
  stages.run('no_effect_prose', () => undefined);
  return stages.run('lossless_response_serialization', () => ({
    status: reason === null ? 'evaluated' : 'not_evaluable',
    edges: reason === null ? edges : [],
    ...(absent(request.year_of_life) ? {} : { year_count: transmissionCount(request.year_of_life) }),
    reason,
    provenance: provenance(
      {
        module: 'engine.valens_transmissions',
        entrypoint: 'valens_transmission_graph',
        doctrine: 'from_to_transmission_graph',
        sources: ['Vettius Valens, Anthologies IV period handoff'],
      },
      stages,
    ),
  }));
}
