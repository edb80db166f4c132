import type { Transit } from '../../../doctrine/gochara/gochara.js';
import { GRAHAS } from '../../../doctrine/vedic-dignity/tables.js';
import type { Graha } from '../../../doctrine/vedic-dignity/tables.js';
import type { LimbSolver } from '../../../services/limb-solver.js';
import { signAtStart } from '../../../services/sign-stays.js';
import { transitsOf } from './snapshot.js';
import type { FilledPolicy } from './snapshot.js';

/** An ingress of a planet into a sidereal sign. */
export interface Ingress {
  readonly planet: Graha;
  readonly jdUt1: number;
  /** Sign that is entered. */
  readonly sign: number;
  readonly direction: 1 | -1;
  /** Degrees a day. */
  readonly rate: number;
}

/** Signs of the seven planets with their transits. */
export interface SkyState {
  readonly id: number;
  readonly signs: ReadonlyMap<Graha, number>;
  readonly transits: readonly Transit[];
}

/** A span without an ingress: [start, end), Julian days UT1. */
export interface StateSpan {
  readonly start: number;
  readonly end: number;
  readonly state: SkyState;
}

/** The states of the sky in a window, cut at the solved ingresses. */
export interface SkyTimeline {
  readonly ingresses: readonly Ingress[];
  readonly states: readonly SkyState[];
  readonly spans: readonly StateSpan[];
  /** Positions that the search computed. */
  readonly evaluations: number;
}

/**
 * The timeline of the seven planets in [start, end), Julian days UT1. `moonSign`: of the natal Moon. States are numbered in the order in which
 * they occur; equal signs are one state. Errors: OutOfCoverage.
 */
export function skyTimeline(
  solver: LimbSolver,
  start: number,
  end: number,
  moonSign: number,
  policy: FilledPolicy,
): SkyTimeline {
  const signs = new Map<Graha, number>(),
    ingresses: Ingress[] = [];
  for (const planet of GRAHAS) {
    const search = solver.planet(planet),
      crossings = search.within(12, start, end);
    signs.set(planet, signAtStart(search, crossings, start));
    for (const { jdUt1, index, direction, rate } of crossings)
      ingresses.push({ planet, jdUt1, sign: index, direction, rate });
  }
  ingresses.sort((a, b) => a.jdUt1 - b.jdUt1 || GRAHAS.indexOf(a.planet) - GRAHAS.indexOf(b.planet));
  const states: SkyState[] = [],
    byKey = new Map<string, SkyState>();
  const stateNow = (): SkyState => {
    const key = [...signs.values()].join();
    let state = byKey.get(key);
    if (state === undefined) {
      const now = new Map(signs);
      state = { id: states.length, signs: now, transits: transitsOf(moonSign, now, policy) };
      byKey.set(key, state);
      states.push(state);
    }
    return state;
  };
  const spans: StateSpan[] = [];
  let from = start;
  for (const { planet, jdUt1, sign } of ingresses) {
    if (jdUt1 > from) spans.push({ start: from, end: jdUt1, state: stateNow() });
    signs.set(planet, sign);
    from = jdUt1;
  }
  spans.push({ start: from, end, state: stateNow() });
  return {
    ingresses,
    states,
    spans,
    evaluations: GRAHAS.reduce((sum, planet) => sum + solver.planet(planet).evaluations, 0),
  };
}
