import { J2000_JD } from '../../kernel/constants.js';
import type { Sky } from '../../sky/sky.js';
import type { TimeScales } from '../../time/scales.js';
import { SunMoonCells } from './sun-moon-cells.js';
import type { LimbArgument } from './sun-moon-cells.js';

/** Equal arcs of an argument of Sun and Moon, from 0 degrees. */
export interface LimbDivision {
  readonly argument: LimbArgument;
  readonly count: number;
}

/** The limbs of the panchanga and the other arcs of Sun and Moon that the day and election routes use. */
export const TITHIS: LimbDivision = { argument: 'elongation', count: 30 },
  KARANAS: LimbDivision = { argument: 'elongation', count: 60 },
  YOGAS: LimbDivision = { argument: 'sum', count: 27 },
  MOON_NAKSHATRAS: LimbDivision = { argument: 'moon', count: 27 },
  /** Quarters of nakshatras, which are also the navamsas of signs. */
  MOON_PADAS: LimbDivision = { argument: 'moon', count: 108 },
  MOON_SIGNS: LimbDivision = { argument: 'moon', count: 12 },
  SUN_SIGNS: LimbDivision = { argument: 'sun', count: 12 },
  SUN_NAKSHATRAS: LimbDivision = { argument: 'sun', count: 27 },
  SUN_NAVAMSAS: LimbDivision = { argument: 'sun', count: 108 };

/** The instant at which an argument enters an arc. `jdUt1`: Julian day UT1 in the precision of answers; `index`: the arc that begins. */
export interface LimbEdge {
  readonly jdUt1: number;
  readonly index: number;
}

/** A passage through an arc, [start, end), Julian days UT1. */
export interface LimbSpan {
  readonly index: number;
  readonly startJdUt1: number;
  readonly endJdUt1: number;
}

/** The parts of an engine that the search uses. */
export interface LimbContext {
  readonly sky: Sky;
  readonly time: TimeScales;
}

/** Longest search for one edge, days: the Sun spends 31.5 days in a sign. */
const LONGEST_SPAN_DAYS = 33;

/**
 * Edges and spans of the limbs. Instants are compared as Julian days UT1, as answers publish them: the span that begins at a reported instant
 * contains it. An edge is the same number in every window. Make one object for a request; edges are computed once.
 */
export class LimbSpans {
  readonly cells: SunMoonCells;
  private readonly time: TimeScales;
  private readonly edgesOfCells = new Map<LimbArgument, Map<number, readonly LimbEdge[]>>();

  /** `ayanamsaDeg`: ayanamsa in degrees at TT (days since J2000.0). */
  constructor({ sky, time }: LimbContext, ayanamsaDeg: (ttJ2k: number) => number) {
    this.cells = new SunMoonCells(sky, ayanamsaDeg);
    this.time = time;
  }

  /** Value of an argument at a Julian day UT1, degrees in [0, 360). Errors: OutOfCoverage. */
  valueAt(argument: LimbArgument, jdUt1: number): number {
    return this.cells.valueAt(argument, this.tdb(jdUt1));
  }

  /** Edges in [from, to), Julian days UT1, in order of time. Errors: OutOfCoverage. */
  edges(division: LimbDivision, from: number, to: number): LimbEdge[] {
    const found: LimbEdge[] = [];
    for (let k = this.cellOf(from) - 1, last = this.cellOf(to); k <= last; k++)
      for (const edge of this.cellEdges(division, k)) if (edge.jdUt1 >= from && edge.jdUt1 < to) found.push(edge);
    return found;
  }

  /** Instants in [from, to), Julian days UT1, at which an argument takes a value, degrees in [0, 360). Errors: OutOfCoverage. */
  crossings(argument: LimbArgument, targetDeg: number, from: number, to: number): number[] {
    const found: number[] = [];
    for (let k = this.cellOf(from) - 1, last = this.cellOf(to); k <= last; k++) {
      const root = this.cells.rootOf(argument, targetDeg, k);
      if (root === null) continue;
      const jd = this.jd(root);
      if (jd >= from && jd < to) found.push(jd);
    }
    return found;
  }

  /** The span that contains an instant, Julian day UT1. Errors: OutOfCoverage. */
  spanAt(division: LimbDivision, jdUt1: number): LimbSpan {
    const begin = this.lastEdge(division, jdUt1, true);
    return { index: begin.index, startJdUt1: begin.jdUt1, endJdUt1: this.nextEdge(division, jdUt1).jdUt1 };
  }

  /** The spans that overlap [from, to), Julian days UT1, with their full extent, in order of time. Errors: OutOfCoverage. */
  spans(division: LimbDivision, from: number, to: number): LimbSpan[] {
    const edges = [
        this.lastEdge(division, from, true),
        ...this.edges(division, from, to).filter((e) => e.jdUt1 > from),
      ],
      last = this.nextEdge(division, edges[edges.length - 1].jdUt1);
    return edges.map((edge, i) => ({
      index: edge.index,
      startJdUt1: edge.jdUt1,
      endJdUt1: (edges[i + 1] ?? last).jdUt1,
    }));
  }

  /** The `count` spans before the one that contains an instant (Julian day UT1), in order of time. Errors: OutOfCoverage. */
  spansBefore(division: LimbDivision, jdUt1: number, count: number): LimbSpan[] {
    const found: LimbSpan[] = [];
    let end = this.lastEdge(division, jdUt1, true).jdUt1;
    while (found.length < count) {
      const begin = this.lastEdge(division, end, false);
      found.push({ index: begin.index, startJdUt1: begin.jdUt1, endJdUt1: end });
      end = begin.jdUt1;
    }
    return found.reverse();
  }

  /** The last edge before an instant, Julian day UT1; `orAt`: or at it. Errors: OutOfCoverage. */
  lastEdge(division: LimbDivision, jdUt1: number, orAt: boolean): LimbEdge {
    const start = this.cellOf(jdUt1) + 1;
    for (let k = start; k > start - LONGEST_SPAN_DAYS / this.cells.cellDays; k--) {
      const edges = this.cellEdges(division, k);
      for (let i = edges.length - 1; i >= 0; i--)
        if (edges[i].jdUt1 < jdUt1 || (orAt && edges[i].jdUt1 === jdUt1)) return edges[i];
    }
    throw new RangeError('no edge before the instant');
  }

  /** The first edge after an instant, Julian day UT1. Errors: OutOfCoverage. */
  nextEdge(division: LimbDivision, jdUt1: number): LimbEdge {
    const start = this.cellOf(jdUt1) - 1;
    for (let k = start; k < start + LONGEST_SPAN_DAYS / this.cells.cellDays; k++)
      for (const edge of this.cellEdges(division, k)) if (edge.jdUt1 > jdUt1) return edge;
    throw new RangeError('no edge after the instant');
  }

  /** Edges of a division in a cell. Each argument is solved once, in its finest division; others are a selection. */
  private cellEdges({ argument, count }: LimbDivision, k: number): readonly LimbEdge[] {
    const finest = FINEST[argument],
      fine = this.finestEdges(argument, finest, k);
    if (fine.length === 0 || count === finest) return fine;
    const ratio = finest / count;
    return fine.filter((edge) => edge.index % ratio === 0).map((edge) => ({ ...edge, index: edge.index / ratio }));
  }

  private finestEdges(argument: LimbArgument, count: number, k: number): readonly LimbEdge[] {
    let cells = this.edgesOfCells.get(argument);
    if (cells === undefined) this.edgesOfCells.set(argument, (cells = new Map()));
    let edges = cells.get(k);
    if (edges === undefined) {
      const found: LimbEdge[] = [];
      this.cells.roots(argument, count, k, (tdb, index) => found.push({ jdUt1: this.jd(tdb), index }));
      cells.set(k, (edges = found));
    }
    return edges;
  }

  private cellOf(jdUt1: number): number {
    return Math.floor(this.tdb(jdUt1) / this.cells.cellDays);
  }
  private tdb(jdUt1: number): number {
    return this.time.tdbFromTt(this.time.ttFromUt1(jdUt1 - J2000_JD));
  }
  private jd(tdbJ2k: number): number {
    return this.time.ut1FromTt(this.time.ttFromTdb(tdbJ2k)) + J2000_JD;
  }
}

/** Finest division of each argument; each `count` above divides it. */
const FINEST: Readonly<Record<LimbArgument, number>> = { elongation: 60, moon: 108, sun: 108, sum: 27 };
