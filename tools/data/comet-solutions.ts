import type { Elements } from '../../src/ephemeris/small-bodies/elements.js';
import type { NonGravitational } from '../../src/ephemeris/small-bodies/jets.js';

const JD_OF_J2000 = 2451545;
/** Two solutions whose epochs are nearer than this count as one; the more complete one is kept. */
const SAME_EPOCH_DAYS = 0.6;

/** One orbit solution of a comet. */
export interface CometSolution extends Elements {
  readonly name: string;
  readonly source: string;
  readonly jets: NonGravitational | null;
  /** Of two solutions at one epoch, the one with the larger value is kept. */
  readonly rank: number;
}

interface Row {
  epoch_jd_tdb: number;
  tp_jd_tdb: number;
  q_au: number;
  e: number;
  i_deg: number;
  w_deg: number;
  node_deg: number;
  frame: string;
}
interface JplRow extends Row {
  object: string;
  solution: string;
  source: string;
  precision: string;
  A1?: number;
  A2?: number;
  A3?: number;
  DT_days?: number;
}
interface Apparition extends Row {
  perihelion: string;
  reference: string;
}
export interface SolutionsFile {
  nongravitational_solutions: JplRow[];
  gravitational_solutions: JplRow[];
  apparitions: Record<string, Apparition[]>;
}

/**
 * The non-gravitational parameters A1 and A2 of Halley's comet in the solution of Yeomans & Kiang 1981 (MNRAS 197, 633, table 3), who
 * integrated it through antiquity.
 */
const YEOMANS_KIANG: NonGravitational = { a1: 0.2767e-8, a2: 0.015e-8, a3: 0, delayDays: 0 };
/** Names of comets in the list of apparitions that the catalogue lists under a number of later date. */
const RENAMED: Readonly<Record<string, string>> = {
  'P/Barnard 2': '177P/Barnard',
  'P/Barnard 3': '206P/Barnard-Boattini',
  'P/de Vico-Swift': '54P/de Vico-Swift-NEAT',
  'P/Pigott': '226P/Pigott-LINEAR-Kowalski',
  'P/van Houten': '271P/van Houten-Lemmon',
};

/** Solutions of each comet, by the name in the file. */
export function cometSolutions(file: SolutionsFile): Map<string, CometSolution[]> {
  const found = new Map<string, CometSolution[]>();
  const add = (name: string, solution: CometSolution): void => {
    found.set(name, [...(found.get(name) ?? []), solution]);
  };
  for (const row of file.nongravitational_solutions) {
    const jets = { a1: row.A1!, a2: row.A2!, a3: row.A3!, delayDays: row.DT_days! };
    add(row.object, {
      ...elementsOf(row),
      name: row.solution,
      source: row.source,
      jets,
      rank: row.precision.startsWith('full') ? 4 : 3,
    });
  }
  for (const row of file.gravitational_solutions)
    add(row.object, { ...elementsOf(row), name: row.solution, source: row.source, jets: null, rank: 2 });
  for (const [object, rows] of Object.entries(file.apparitions)) {
    for (const row of rows) {
      const jets = row.reference.startsWith('Yeomans & Kiang') ? YEOMANS_KIANG : null;
      add(RENAMED[object] ?? object, {
        ...elementsOf(row),
        name: `apparition of ${row.perihelion}`,
        source: row.reference,
        jets,
        rank: 0,
      });
    }
  }
  return found;
}

function elementsOf(row: Row): Elements {
  if (row.frame !== 'ecliptic J2000') throw new Error(`the frame is ${row.frame}, not ecliptic J2000`);
  const elements: Elements = {
    epochTdbJ2k: row.epoch_jd_tdb - JD_OF_J2000,
    perihelionAu: row.q_au,
    eccentricity: row.e,
    inclinationDeg: row.i_deg,
    nodeDeg: row.node_deg,
    perihelionArgumentDeg: row.w_deg,
    perihelionTdbJ2k: row.tp_jd_tdb - JD_OF_J2000,
  };
  if (!Object.values(elements).every(Number.isFinite))
    throw new Error(`an element is not a number: ${JSON.stringify(row)}`);
  return elements;
}

/** Solutions in the order of their epochs; of several at one epoch, the most complete. */
export function mergedSolutions(solutions: readonly CometSolution[]): CometSolution[] {
  const kept: CometSolution[] = [];
  for (const solution of [...solutions].sort((a, b) => a.epochTdbJ2k - b.epochTdbJ2k)) {
    const last = kept.at(-1);
    if (last === undefined || solution.epochTdbJ2k - last.epochTdbJ2k > SAME_EPOCH_DAYS) kept.push(solution);
    else if (solution.rank > last.rank) kept[kept.length - 1] = solution;
  }
  return kept;
}
