import { Columns } from '../../kernel/columns.js';
import type { KeyIndex, TextColumn } from '../../kernel/columns.js';
import type { DataProvider } from '../../kernel/data.js';
import { foldName, suggestNames } from '../../kernel/suggest.js';
import type { Elements } from './elements.js';
import type { NonGravitational } from './jets.js';

/** Packed file of names and orbits. */
export const PACKED_SMALL_BODIES = 'small-bodies.bin';
const ASTEROID_ID_OFFSET = 2_000_000,
  COMET_ID_OFFSET = 1_000_000;
/** Offset of NAIF's newer ids of asteroids, 20,000,000 + number, which are accepted too. */
const NEW_ASTEROID_ID_OFFSET = 20_000_000;
/** Offsets of the engine's own ids for bodies without a NAIF id. They never appear in answers. */
const UNNUMBERED_ASTEROID_IDS = 100_000_000,
  UNNUMBERED_COMET_IDS = 200_000_000;

/** Kind of a small body; each kind has its own index of names. */
export type SmallBodyKind = 'asteroid' | 'comet';

/** Metadata of the packed table. Rows are asteroids, the numbered ones first, then comets. */
export interface SmallBodiesMeta {
  readonly asteroids: number;
  readonly numberedAsteroids: number;
  readonly orbitClasses: readonly string[];
  /** Descriptions of sources of orbit solutions, indexed by `solutionSource`. */
  readonly sources: readonly string[];
}

/** Columns of the packed table with orbital elements. */
export const ELEMENT_COLUMNS = [
  'epochTdbJ2k',
  'perihelionAu',
  'eccentricity',
  'inclinationDeg',
  'nodeDeg',
  'perihelionArgumentDeg',
  'perihelionTdbJ2k',
] as const satisfies readonly (keyof Elements)[];
/** Columns of the packed table with non-gravitational parameters. */
export const JET_COLUMNS = ['a1', 'a2', 'a3', 'delayDays'] as const satisfies readonly (keyof NonGravitational)[];

/** One catalogued asteroid or comet. */
export interface SmallBody {
  readonly kind: SmallBodyKind;
  readonly name: string;
  /** Number in its catalogue, 0 without one. */
  readonly number: number;
  /** Id of the body in the engine: the NAIF id where it has one. */
  readonly id: number;
  /** NAIF id; null when the tables give none. */
  readonly naifId: number | null;
  /** Provisional designation, or the designation of a comet without its name. */
  readonly designation: string;
  /** JPL's code of the orbit class, such as MBA; empty when unknown. */
  readonly orbitClass: string;
  /** First row in the table of orbits, -1 without an orbit. A comet may have several orbits, ordered by epoch. */
  readonly orbit: number;
  readonly orbitCount: number;
}

/**
 * Difference between an orbit solution and its neighbours at the epoch of the neighbour, in days of its motion. NaN without a neighbour.
 */
export interface SolutionLinks {
  readonly beforeDays: number;
  readonly afterDays: number;
}

/**
 * Names and orbits of asteroids and comets, read in place. The record of a body is made when it is needed and then cached. Names are
 * compared without case, accents and punctuation.
 */
export class SmallBodyCatalogue {
  private readonly meta: SmallBodiesMeta;
  private readonly numbers: Int32Array;
  private readonly names: TextColumn;
  private readonly designations: TextColumn;
  private readonly classes: Uint8Array;
  private readonly firstOrbit: Int32Array;
  private readonly orbitCounts: Uint8Array;
  private readonly index: Readonly<Record<SmallBodyKind, KeyIndex>>;
  private readonly orbits: readonly Float64Array[];
  private readonly solutions: TextColumn;
  private readonly sourceOf: Uint8Array;
  /** Rows of orbits with further columns, and these columns. */
  private readonly jetOrbits: Int32Array;
  private readonly jets: readonly Float64Array[];
  private readonly linkOrbits: Int32Array;
  private readonly linkBefore: Float64Array;
  private readonly linkAfter: Float64Array;
  private readonly made = new Map<number, SmallBody>();
  private lazyCometRows: ReadonlyMap<number, number> | undefined;

  constructor(data: DataProvider) {
    const columns = new Columns<SmallBodiesMeta>(PACKED_SMALL_BODIES, data.bytes(PACKED_SMALL_BODIES));
    this.meta = columns.meta;
    this.numbers = columns.i32('number');
    this.names = columns.text('name');
    this.designations = columns.text('designation');
    this.classes = columns.u8('orbitClass');
    this.firstOrbit = columns.i32('firstOrbit');
    this.orbitCounts = columns.u8('orbitCount');
    this.index = {
      asteroid: columns.index('asteroidNames'),
      comet: columns.index('cometNames'),
    };
    this.orbits = ELEMENT_COLUMNS.map((name) => columns.f64(name));
    this.solutions = columns.text('solution');
    this.sourceOf = columns.u8('solutionSource');
    this.jetOrbits = columns.i32('jetOrbit');
    this.jets = JET_COLUMNS.map((name) => columns.f64(name));
    this.linkOrbits = columns.i32('linkOrbit');
    this.linkBefore = columns.f64('linkBefore');
    this.linkAfter = columns.f64('linkAfter');
  }

  /** All bodies of a kind in the order of the table. */
  all(kind: SmallBodyKind): SmallBody[] {
    const { from, to } = this.rows(kind);
    return Array.from({ length: to - from }, (_, i) => this.at(from + i));
  }

  /** The body of an id of the engine, or of a NAIF id of either numbering; undefined for an unknown id. */
  ofId(id: number): SmallBody | undefined {
    const row = this.rowOfId(id);
    return row === undefined ? undefined : this.at(row);
  }

  /** Bodies of a kind that a name, designation, catalogue number or NAIF id (as a string) denotes: none, one or several. */
  lookUp(kind: SmallBodyKind, text: string): readonly SmallBody[] {
    const trimmed = text.trim();
    if (/^\d+$/.test(trimmed)) return this.ofNumber(kind, Number(trimmed));
    const found = this.named(kind, trimmed);
    if (found.length > 0 || kind === 'comet') return found;
    const numbered = this.numberedName(trimmed);
    return numbered === undefined ? [] : [numbered];
  }

  /** Bodies of a kind with a catalogue number (asteroids only) or a NAIF id: none or one. */
  ofNumber(kind: SmallBodyKind, number: number): readonly SmallBody[] {
    const body = this.ofId(
      kind === 'asteroid' && number > 0 && number < COMET_ID_OFFSET ? number + ASTEROID_ID_OFFSET : number,
    );
    return body?.kind === kind && body.naifId !== null ? [body] : [];
  }

  /** Osculating elements of an orbit (row of the table of orbits). */
  elements(orbit: number): Elements {
    const [epoch, q, e, i, node, argument, perihelion] = this.orbits;
    return {
      epochTdbJ2k: epoch[orbit],
      perihelionAu: q[orbit],
      eccentricity: e[orbit],
      inclinationDeg: i[orbit],
      nodeDeg: node[orbit],
      perihelionArgumentDeg: argument[orbit],
      perihelionTdbJ2k: perihelion[orbit],
    };
  }

  /** Non-gravitational parameters of an orbit solution; null when it has none. */
  nonGravitational(orbit: number): NonGravitational | null {
    const at = this.jetOrbits.indexOf(orbit);
    if (at < 0) return null;
    const [a1, a2, a3, delay] = this.jets;
    return { a1: a1[at], a2: a2[at], a3: a3[at], delayDays: delay[at] };
  }

  /** Differences of an orbit solution from its neighbours. */
  links(orbit: number): SolutionLinks {
    const at = this.linkOrbits.indexOf(orbit);
    return at < 0
      ? { beforeDays: NaN, afterDays: NaN }
      : { beforeDays: this.linkBefore[at], afterDays: this.linkAfter[at] };
  }

  /** Row of the orbit of a body whose epoch is nearest to an instant, days since J2000.0 TDB. */
  nearestOrbit(body: SmallBody, tdbJ2k: number): number {
    const epochs = this.orbits[0];
    let low = body.orbit,
      high = body.orbit + body.orbitCount - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (tdbJ2k - epochs[middle] > epochs[middle + 1] - tdbJ2k) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Name of an orbit solution at its source. */
  solution(orbit: number): string {
    return this.solutions.at(orbit);
  }

  /** Publication of an orbit solution. */
  source(orbit: number): string {
    return this.meta.sources[this.sourceOf[orbit]];
  }

  /**
   * Up to `count` names similar to an unknown one. Only names with the same beginning or end are compared, so that an unknown name costs a
   * few ms.
   */
  suggest(text: string, kinds: readonly SmallBodyKind[], count = 3): string[] {
    const wanted = foldName(text.replace(/^(asteroid|comet):/i, ''));
    if (wanted.length < 2) return [];
    const near = new Set<string>();
    for (const kind of kinds) {
      const { keys } = this.index[kind];
      for (let i = 0; i < keys.count; i++) {
        if (Math.abs(keys.lengthAt(i) - wanted.length) > 3) continue;
        const key = keys.at(i);
        if (!key.startsWith(wanted.slice(0, 2)) && !key.endsWith(wanted.slice(-3))) continue;
        for (const row of this.index[kind].rowsAt(i)) near.add(suggestion(kind, this.names.at(row)));
      }
    }
    return suggestNames(wanted, near, count);
  }

  private rows(kind: SmallBodyKind): { from: number; to: number } {
    return kind === 'asteroid'
      ? { from: 0, to: this.meta.asteroids }
      : { from: this.meta.asteroids, to: this.numbers.length };
  }

  private named(kind: SmallBodyKind, text: string): SmallBody[] {
    return Array.from(this.index[kind].find(foldName(text)), (row) => this.at(row));
  }

  /** The asteroid of a form like `433 Eros` or `(433) Eros`, in which number and name must agree. */
  private numberedName(text: string): SmallBody | undefined {
    const parts = /^\(?(\d+)\)?[ _-]+(.+)$/.exec(text);
    return parts === null
      ? undefined
      : this.named('asteroid', parts[2]).find((body) => body.number === Number(parts[1]));
  }

  private rowOfId(id: number): number | undefined {
    if (id >= UNNUMBERED_COMET_IDS) return within(id - UNNUMBERED_COMET_IDS, this.rows('comet'));
    if (id >= UNNUMBERED_ASTEROID_IDS) return within(id - UNNUMBERED_ASTEROID_IDS, this.rows('asteroid'));
    if (id > NEW_ASTEROID_ID_OFFSET) return this.rowOfAsteroid(id - NEW_ASTEROID_ID_OFFSET);
    if (id > ASTEROID_ID_OFFSET) return this.rowOfAsteroid(id - ASTEROID_ID_OFFSET);
    return this.cometRows.get(id - COMET_ID_OFFSET);
  }

  private rowOfAsteroid(number: number): number | undefined {
    let low = 0,
      high = this.meta.numberedAsteroids - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.numbers[middle] < number) low = middle + 1;
      else high = middle;
    }
    return this.numbers[low] === number ? low : undefined;
  }

  private get cometRows(): ReadonlyMap<number, number> {
    if (this.lazyCometRows === undefined) {
      const rows = new Map<number, number>();
      for (let row = this.meta.asteroids; row < this.numbers.length; row++)
        if (this.numbers[row] > 0) rows.set(this.numbers[row], row);
      this.lazyCometRows = rows;
    }
    return this.lazyCometRows;
  }

  private at(row: number): SmallBody {
    const known = this.made.get(row);
    if (known !== undefined) return known;
    const kind: SmallBodyKind = row < this.meta.asteroids ? 'asteroid' : 'comet';
    const number = this.numbers[row];
    const naifId = number > 0 ? number + (kind === 'asteroid' ? ASTEROID_ID_OFFSET : COMET_ID_OFFSET) : null;
    const body: SmallBody = {
      kind,
      number,
      naifId,
      name: this.names.at(row),
      designation: this.designations.at(row),
      orbitClass: this.meta.orbitClasses[this.classes[row]],
      orbit: this.firstOrbit[row],
      orbitCount: this.orbitCounts[row],
      id: naifId ?? row + (kind === 'asteroid' ? UNNUMBERED_ASTEROID_IDS : UNNUMBERED_COMET_IDS),
    };
    this.made.set(row, body);
    return body;
  }
}

const within = (row: number, { from, to }: { from: number; to: number }): number | undefined =>
  row >= from && row < to ? row : undefined;

const suggestion = (kind: SmallBodyKind, name: string): string =>
  kind === 'comet' ? shortCometName(name) || name : name;

/** Short name of a comet: `1P/Halley` gives `Halley`, `C/1995 O1 (Hale-Bopp)` gives `Hale-Bopp`; empty for a designation without a name. */
export const shortCometName = (name: string): string =>
  /^\d+[PDI]\/(.*)$/.exec(name)?.[1] ?? /\(([^)]*)\)$/.exec(name)?.[1] ?? '';
