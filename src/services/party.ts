import type { RelationshipPartyRequest } from '../contract/party.js';
import type { ChartResponse } from '../contract/chart.js';
import type { Engine } from '../engine.js';
import type { Instant } from '../time/instant.js';
import type { AspectPoint } from '../doctrine/aspects/aspects.js';
import { chartAt, requestedBodies } from './chart.js';
import { observerSite } from '../wire/observer.js';

export interface PartyChart {
  readonly instant: Instant;
  readonly chart: ChartResponse;
}

/**
 * The chart of a party: its bodies, and the nodes and apogees when `includeNodes` and the party both say so. `field` is the party's JSON pointer. Bodies are
 * geocentric unless the party names an observer. Errors: InvalidInput, OutOfCoverage.
 */
export function partyChart(
  engine: Engine,
  party: RelationshipPartyRequest,
  includeNodes: boolean,
  field: string,
): PartyChart {
  const instant = engine.time.instantFromIso(party.dt, `${field}/dt`);
  const chart = chartAt(engine, instant, {
    bodies: requestedBodies(engine, party.bodies, `${field}/bodies`),
    includeNodes: includeNodes && (party.include_nodes ?? true),
    site: observerSite(party, field),
  });
  return { instant, chart };
}

/** Bodies, then nodes, of a chart as points with speeds, each name once. */
export function chartPoints(chart: ChartResponse): AspectPoint[] {
  const points: AspectPoint[] = Object.values(chart.planets).map(({ name, longitude, speed }) => ({
    name,
    longitudeDeg: longitude,
    speedDegPerDay: speed,
  }));
  for (const { name, longitude, speed } of Object.values(chart.nodes)) {
    if (!(name in chart.planets)) points.push({ name, longitudeDeg: longitude, speedDegPerDay: speed });
  }
  return points;
}
