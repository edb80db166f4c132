import { jsonData } from '../../kernel/data.js';
import type { DataProvider } from '../../kernel/data.js';
import { foldName, suggestNames } from '../../kernel/suggest.js';
import type { Elements } from './elements.js';

export const PACKED_SMALL_BODY_NAMES = 'small-body-names.json';
export const PACKED_ORBITS = 'small-body-orbits.bin';
export const ELEMENTS_PER_ORBIT = 7;
const ASTEROID_ID_OFFSET = 2_000_000,
  COMET_ID_OFFSET = 1_000_000;
/** NAIF's newer numbering of asteroids, 20,000,000 + number, is understood too. */
const NEW_ASTEROID_ID_OFFSET = 20_000_000;
/** Own ids of bodies to which the tables give no NAIF id: never answered. */
const UNNUMBERED_ASTEROID_IDS = 100_000_000,
  UNNUMBERED_COMET_IDS = 200_000_000;

export type SmallBodyKind = 'asteroid' | 'comet';

interface PackedColumns {
  readonly numbers: readonly number[];
  /** One line an entry, as the two that follow. */
  readonly names: string;
  readonly designations: string;
  readonly classes: string;
  /** Row in the table of orbits, -1 without one. */
  readonly orbits: readonly number[];
}

/** The packed table of names. */
export interface PackedNames {
  readonly asteroids: PackedColumns;
  readonly comets: PackedColumns;
  readonly cometAliases: readonly (readonly [alias: string, name: string])[];
  /** JPL's name of the orbit solution, one line an orbit. */
  readonly solutions: string;
}

/** One catalogued asteroid or comet. */
export interface SmallBody {
  readonly kind: SmallBodyKind;
  readonly name: string;
  /** Number in its catalogue, 0 without one. */
  readonly number: number;
  /** Id by which the engine addresses it: the NAIF id where there is one. */
  readonly id: number;
  /** Null for bodies to which the tables give no NAIF id. */
  readonly naifId: number | null;
  /** Provisional designation, or that of a comet without its name. */
  readonly designation: string;
  /** JPL's code of the orbit class, e.g. MBA; empty when not known. */
  readonly orbitClass: string;
  /** Row in the table of orbits, -1 without one. */
  readonly orbit: number;
}

/** One entry, or several between which the name does not choose. */
type Found = SmallBody | readonly SmallBody[];

/** Names and orbits of asteroids and comets. Unpacked at the first use (some 40 ms). Names are compared folded: case, accents and punctuation do not matter. */
export class SmallBodyCatalogue {
  readonly asteroids: readonly SmallBody[];
  readonly comets: readonly SmallBody[];
  private readonly names: Readonly<Record<SmallBodyKind, ReadonlyMap<string, Found>>>;
  private readonly byId = new Map<number, SmallBody>();
  private readonly solutions: readonly string[];
  private readonly orbits: Float64Array;

  constructor(data: DataProvider) {
    const packed = jsonData<PackedNames>(data, PACKED_SMALL_BODY_NAMES);
    this.solutions = packed.solutions.split('\n');
    const bytes = data.bytes(PACKED_ORBITS);
    this.orbits = new Float64Array(bytes.buffer, bytes.byteOffset, bytes.length / 8);
    this.asteroids = entries('asteroid', packed.asteroids);
    this.comets = entries('comet', packed.comets);
    for (const body of this.asteroids) this.byId.set(body.id, body);
    for (const body of this.comets) this.byId.set(body.id, body);
    this.names = { asteroid: asteroidNames(this.asteroids), comet: cometNames(this.comets, packed.cometAliases) };
  }

  /** The body of an id of the engine (a NAIF id, where it has one; both numberings of asteroids). */
  ofId(id: number): SmallBody | undefined {
    return (
      this.byId.get(id) ??
      (id > NEW_ASTEROID_ID_OFFSET && id < UNNUMBERED_ASTEROID_IDS
        ? this.byId.get(id - NEW_ASTEROID_ID_OFFSET + ASTEROID_ID_OFFSET)
        : undefined)
    );
  }

  /** What a name, designation, catalogue number or NAIF id (as text) means in one catalogue: nothing, one body, or several. */
  lookUp(kind: SmallBodyKind, text: string): readonly SmallBody[] {
    const trimmed = text.trim();
    if (/^\d+$/.test(trimmed)) return this.ofNumber(kind, Number(trimmed));
    const found =
      this.names[kind].get(foldName(trimmed)) ?? (kind === 'asteroid' ? this.numberedName(trimmed) : undefined);
    return found === undefined ? [] : 'kind' in found ? [found] : found;
  }

  /** A catalogue number (of asteroids) or a NAIF id. */
  ofNumber(kind: SmallBodyKind, number: number): readonly SmallBody[] {
    const body = this.ofId(
      kind === 'asteroid' && number > 0 && number < COMET_ID_OFFSET ? number + ASTEROID_ID_OFFSET : number,
    );
    return body?.kind === kind && body.naifId !== null ? [body] : [];
  }

  /** `433 Eros`, `(433) Eros`: number and name must agree. */
  private numberedName(text: string): SmallBody | undefined {
    const parts = /^\(?(\d+)\)?[ _-]+(.+)$/.exec(text);
    if (!parts) return undefined;
    const named = this.names.asteroid.get(foldName(parts[2]));
    return named !== undefined && 'kind' in named && named.number === Number(parts[1]) ? named : undefined;
  }

  /** Elements of an orbit and JPL's name of their solution. */
  elements(orbit: number): Elements {
    const at = orbit * ELEMENTS_PER_ORBIT,
      o = this.orbits;
    return {
      epochTdbJ2k: o[at],
      perihelionAu: o[at + 1],
      eccentricity: o[at + 2],
      inclinationDeg: o[at + 3],
      nodeDeg: o[at + 4],
      perihelionArgumentDeg: o[at + 5],
      perihelionTdbJ2k: o[at + 6],
    };
  }

  solution(orbit: number): string {
    return this.solutions[orbit] ?? '';
  }

  /** Names near to one that was not found. Only those are measured that begin or end alike, so that a wrong name costs a few ms. */
  suggest(text: string, kinds: readonly SmallBodyKind[], count = 3): string[] {
    const wanted = foldName(text.replace(/^(asteroid|comet):/i, ''));
    if (wanted.length < 2) return [];
    const near: string[] = [];
    for (const kind of kinds) {
      for (const body of kind === 'asteroid' ? this.asteroids : this.comets) {
        const key = foldFast(kind === 'comet' ? shortCometName(body) : body.name);
        if (
          Math.abs(key.length - wanted.length) <= 3 &&
          (key.startsWith(wanted.slice(0, 2)) || key.endsWith(wanted.slice(-3)))
        )
          near.push(kind === 'comet' ? shortCometName(body) : body.name);
      }
    }
    return suggestNames(wanted, new Set(near), count);
  }
}

function entries(kind: SmallBodyKind, columns: PackedColumns): SmallBody[] {
  const names = columns.names.split('\n'),
    designations = columns.designations.split('\n'),
    classes = columns.classes.split('\n');
  return columns.numbers.map((number, row): SmallBody => {
    const offset = kind === 'asteroid' ? ASTEROID_ID_OFFSET : COMET_ID_OFFSET;
    const naifId = number > 0 ? number + offset : null;
    return {
      kind,
      number,
      naifId,
      name: names[row],
      designation: designations[row],
      orbitClass: classes[row],
      orbit: columns.orbits[row],
      id: naifId ?? (kind === 'asteroid' ? UNNUMBERED_ASTEROID_IDS : UNNUMBERED_COMET_IDS) + row,
    };
  });
}

function asteroidNames(asteroids: readonly SmallBody[]): Map<string, Found> {
  const names = new Map<string, Found>();
  for (const body of asteroids) {
    names.set(foldFast(body.name), body);
    if (body.designation && !names.has(foldFast(body.designation))) names.set(foldFast(body.designation), body);
  }
  return names;
}

/** Full names and designations are unique; what discoverers' names alone mean may not be. */
function cometNames(comets: readonly SmallBody[], aliases: PackedNames['cometAliases']): Map<string, Found> {
  const names = new Map<string, Found>();
  for (const body of comets) {
    names.set(foldFast(body.name), body);
    names.set(foldFast(body.designation), body);
  }
  const short = new Map<string, SmallBody[]>();
  for (const body of comets) {
    const key = foldFast(shortCometName(body));
    if (!key || names.has(key)) continue;
    const list = short.get(key);
    if (list) list.push(body);
    else short.set(key, [body]);
  }
  for (const [key, list] of short) names.set(key, list.length === 1 ? list[0] : list);
  for (const [alias, name] of aliases) {
    const body = names.get(foldFast(name));
    if (body !== undefined && 'kind' in body) names.set(foldFast(alias), body);
  }
  return names;
}

/** `1P/Halley` -> `Halley`, `C/1995 O1 (Hale-Bopp)` -> `Hale-Bopp`; empty for a bare designation. */
function shortCometName(body: SmallBody): string {
  return /^\d+[PDI]\/(.*)$/.exec(body.name)?.[1] ?? /\(([^)]*)\)$/.exec(body.name)?.[1] ?? '';
}

/** foldName for names that are ASCII as a rule: the accents need no look. */
const foldFast = (name: string): string =>
  /^[\x00-\x7f]*$/.test(name) ? name.toLowerCase().replace(/[^a-z0-9]+/g, '') : foldName(name);
