import type { ShuddhiBoundaryModel } from '../../../contract/boundaries.js';
import type { ElectionPlanet } from '../../../contract/election-history.js';
import { TITHIS } from '../../../events/panchanga/limb-spans.js';
import type { EvidenceNeeds, TransitionNeeds } from '../../../services/election-needs.js';
import type { ElectionSky } from '../../../services/election-sky.js';

/** Edges of Abhijit among the 28 stars, sidereal degrees: 276 40, and 280 53 20. */

const ABHIJIT_EDGES = [276 + 2 / 3, 280 + 8 / 9];

interface Edge {
  readonly kind: string;
  readonly jdUt1: number;
}

/**
 * Every instant in (from, to), Julian days UT1, at which an ingredient changes, in order of time. Coinciding edges are one. Each is a solved root and the
 * same number in every window. Errors: OutOfCoverage.
 */
export function transitionsWithin(
  sky: ElectionSky,
  evidence: EvidenceNeeds,
  from: number,
  to: number,
): ShuddhiBoundaryModel[] {
  const needs = evidence.transitions;
  const edges: Edge[] = [];
  const note = (search: string, found: readonly number[]): void => {
    sky.certify(search, from, to, found.length);
    for (const jdUt1 of found) edges.push({ kind: search, jdUt1 });
  };
  for (const [planet, arcs] of Object.entries(needs.arcs) as [ElectionPlanet, readonly number[]][])
    note(`${planet}_election_transitions`, planetEdges(sky, planet, arcs, from, to));
  if (needs.ascendant.length > 0)
    note(
      'election_lagna',
      sky.rising.edges(Math.max(...needs.ascendant), from, to).map(({ jdUt1 }) => jdUt1),
    );
  if (needs.tithi)
    note(
      'election_tithi_and_nature',
      sky.solver.limbs.edges(TITHIS, from, to).map(({ jdUt1 }) => jdUt1),
    );
  for (const planet of evidence.apparitions) note(`${planet}_apparition`, sky.apparitionEdges(planet, from, to));
  edges.push(...solarEdges(sky, needs, from, to));
  edges.sort((a, b) => a.jdUt1 - b.jdUt1);
  return edges
    .filter(({ jdUt1 }, i) => jdUt1 > from && jdUt1 < to && (i === 0 || jdUt1 !== edges[i - 1].jdUt1))
    .map(({ kind, jdUt1 }) => sky.boundary(kind, jdUt1));
}

function planetEdges(
  sky: ElectionSky,
  planet: ElectionPlanet,
  arcs: readonly number[],
  from: number,
  to: number,
): number[] {
  const search = sky.solver.planet(planet),
    found = new Set<number>();
  for (const count of arcs)
    if (count === 28) for (const jdUt1 of abhijitEdges(sky, planet, from, to)) found.add(jdUt1);
    else for (const { jdUt1 } of search.within(count, from, to)) found.add(jdUt1);
  return [...found];
}

/** Edges of Abhijit and of the stars around it. */
function abhijitEdges(sky: ElectionSky, planet: ElectionPlanet, from: number, to: number): number[] {
  const search = sky.solver.planet(planet),
    found = search.within(27, from, to).map(({ jdUt1 }) => jdUt1);
  if (planet === 'Sun' || planet === 'Moon') {
    const argument = planet === 'Sun' ? 'sun' : 'moon';
    for (const degrees of ABHIJIT_EDGES) found.push(...sky.solver.limbs.crossings(argument, degrees, from, to));
    return found;
  }
  // 276 degrees 40 minutes is an edge of 108 arcs, 280 degrees 53 minutes 20 seconds one of 81.
  const near = (count: number, degrees: number): void => {
    for (const { jdUt1, index, direction } of search.within(count, from, to)) {
      const edge = ((direction > 0 ? index : index + 1) * 360) / count;
      if (Math.abs(edge - degrees) < 1e-6) found.push(jdUt1);
    }
  };
  near(108, ABHIJIT_EDGES[0]);
  near(81 * 5, ABHIJIT_EDGES[1]);
  return found;
}

function solarEdges(sky: ElectionSky, needs: TransitionNeeds, from: number, to: number): Edge[] {
  const record = sky.solar,
    edges: Edge[] = [];
  if (record === null) return edges;
  const { sunrises, sunsets } = record;
  if (needs.sunrise) for (const jdUt1 of sunrises) edges.push({ kind: 'sunrise', jdUt1 });
  if (needs.sunset) for (const jdUt1 of sunsets) edges.push({ kind: 'sunset', jdUt1 });
  for (const { kind, days } of needs.afterSunrise)
    for (const jdUt1 of sunrises) edges.push({ kind, jdUt1: jdUt1 + days });
  for (const [night, count] of needs.dayParts) {
    const starts = night ? sunsets : sunrises,
      ends = night ? sunrises : sunsets;
    for (const start of starts) {
      const end = ends.find((jd) => jd > start);
      if (end === undefined) continue;
      for (let part = 1; part < count; part++)
        edges.push({ kind: night ? 'night_part' : 'day_part', jdUt1: start + ((end - start) * part) / count });
    }
  }
  return edges.filter(({ jdUt1 }) => jdUt1 > from && jdUt1 < to);
}
