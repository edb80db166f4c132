import type { AspectsFromLongitudesResponse } from '../../contract/aspects.js';
import type { ChartResponse } from '../../contract/chart.js';
import type { RelationshipPartyRequest } from '../../contract/party.js';
import type { PairComputationBasis } from '../../contract/relationship.js';
import type { Engine } from '../../engine.js';
import { InvalidInput } from '../../kernel/errors.js';
import type { Houses } from '../../sky/houses/resolve.js';
import { housesAt } from '../../wire/houses.js';
import { longitudeAspects } from '../../wire/longitude-aspects.js';
import { partyChart } from '../party.js';
import type { PartyChart } from '../party.js';

export interface Pair {
  readonly first: RelationshipPartyRequest;
  readonly second: RelationshipPartyRequest;
}
export interface PairCharts {
  readonly first: PartyChart;
  readonly second: PartyChart;
}
export interface PairHouses {
  readonly first: Houses;
  readonly second: Houses;
}

/**
 * The charts of both parties, each with nodes if its own `include_nodes` is true. Errors: InvalidInput, OutOfCoverage.
 */
export const pairCharts = (engine: Engine, pair: Pair): PairCharts => ({
  first: partyChart(engine, pair.first, true, '/first'),
  second: partyChart(engine, pair.second, true, '/second'),
});

/** The houses of a party at its place, in its own system or else in `system`. `field`: JSON pointer of the party. */
function partyHouses(
  engine: Engine,
  party: RelationshipPartyRequest,
  chart: PartyChart,
  field: string,
  system: string | null,
): Houses {
  const own = party.house_system ?? null;
  return housesAt(
    engine,
    chart.instant,
    { latitude: party.latitude, longitude: party.longitude, system: own ?? system },
    { system: own === null ? '/house_system' : `${field}/house_system`, latitude: `${field}/latitude` },
  );
}

/**
 * The houses of both parties. `system`: house system of a party that names none; null for Placidus. Errors:
 * InvalidInput.
 */
export const pairHouses = (
  engine: Engine,
  pair: Pair,
  charts: PairCharts,
  system: string | null = null,
): PairHouses => ({
  first: partyHouses(engine, pair.first, charts.first, '/first', system),
  second: partyHouses(engine, pair.second, charts.second, '/second', system),
});

/** The computation basis of both charts. */
export const pairBasis = (charts: PairCharts): PairComputationBasis => ({
  first: charts.first.chart.computation_basis,
  second: charts.second.chart.computation_basis,
});

/** The longitudes of a chart by name, degrees: bodies and nodes. */
export function chartLongitudes(chart: ChartResponse): {
  planets: Record<string, number>;
  nodes: Record<string, number>;
} {
  const longitudes = (map: Readonly<Record<string, { longitude: number }>>): Record<string, number> =>
    Object.fromEntries(Object.entries(map).map(([name, { longitude }]) => [name, longitude]));
  return { planets: longitudes(chart.planets), nodes: longitudes(chart.nodes) };
}

interface AspectChoice {
  readonly tier?: 0 | 1 | 2 | null;
  readonly orb_factor?: number | null;
  readonly include_nodes?: boolean | null;
}
const MAX_POINTS = 64;

/**
 * The aspects inside a relationship chart, without motion, in answer shape. Defaults: tier 1, orb factor 1, with nodes.
 * Longitudes in degrees. Errors: InvalidInput for fewer than 2 or more than 64 points.
 */
export function relationshipAspects(
  planets: Readonly<Record<string, number>>,
  nodes: Readonly<Record<string, number>>,
  choice: AspectChoice,
): AspectsFromLongitudesResponse {
  const points = Object.entries({ ...planets, ...nodes }).map(([name, value]) => ({ name, value }));
  if (points.length < 2 || points.length > MAX_POINTS) {
    throw new InvalidInput({
      field: '/first/bodies',
      message: `must leave 2 to ${MAX_POINTS} points that both charts contain`,
      given: points.length,
      allowed: `2 to ${MAX_POINTS} shared points, including nodes and apogees`,
    });
  }
  return longitudeAspects(
    points,
    choice.tier ?? 1,
    choice.orb_factor ?? 1,
    choice.include_nodes ?? true,
    '/include_nodes',
  );
}
