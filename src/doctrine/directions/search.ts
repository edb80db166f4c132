import { signedDeg } from '../../kernel/angle.js';
import { byCodeUnit } from '../../kernel/order.js';
import { arcTo, mundanePlace, placeWestOf } from './methods.js';
import type { AngleName, DirectionLaw } from './methods.js';
import { atLatitude } from './point.js';
import type { DirectedPoint, DirectionFrame } from './point.js';
import { DIRECTION_METHODS } from './presets.js';
import type { DirectionPreset, RelationalKind } from './presets.js';
import { fractionOf, raptParallelArc } from './semi-arc.js';
import type { RaptAxis } from './semi-arc.js';

/** A point as one side of a direction. */
export interface DirectionTerm {
  readonly point: DirectedPoint;
  /** The angle that the point is; null for other points, and for aspects of angles. */
  readonly angle: AngleName | null;
  /** The relation by which a promissor perfects. */
  readonly relation: RelationalKind;
  /** The body from which the point derives: a body has no rapt parallel with itself. */
  readonly source: string;
  /** Mundane aspects: how many quadrants west of the body the aspect is. */
  readonly quadrantsWest?: number;
}

/** A direction. `arcDeg`: arc of the equator, degrees. */
export interface FoundArc {
  readonly significator: string;
  readonly promissor: string;
  readonly arcDeg: number;
  readonly direct: boolean;
  readonly relation: RelationalKind;
}

export interface DirectionSearch {
  readonly preset: DirectionPreset;
  readonly law: DirectionLaw;
  readonly includeConverse: boolean;
  /**
   * True: converse motion carries the promissor backward; otherwise promissor and significator exchange their roles.
   */
  readonly backward?: boolean;
  /** Significators keep their latitude although the preset suppresses it. */
  readonly keepsSignificatorLatitude?: boolean;
  readonly raptAxis?: RaptAxis;
  readonly maxArcDeg: number;
  readonly frame: DirectionFrame;
  readonly significators: readonly DirectionTerm[];
  readonly promissors: readonly DirectionTerm[];
}

/** Arcs this near to 0 or to a full turn are the present position, not a direction (degrees). */
const NO_ARC_DEG = 1e-9;
/** Signed arcs this small are a coincidence, and this near to half a turn have no sign (degrees). */
const SIGNED_NULL_DEG = 1e-12;

/** A signed direction of exactly half a turn, which is neither direct nor converse. */
export class UndecidedSign extends Error {
  readonly significator: string;
  readonly promissor: string;
  constructor(significator: string, promissor: string) {
    super('an arc of 180 degrees is neither direct nor converse');
    this.name = 'UndecidedSign';
    this.significator = significator;
    this.promissor = promissor;
  }
}

type Place = ReturnType<typeof mundanePlace>;
interface Term extends DirectionTerm {
  readonly place: Place;
}

/**
 * All directions of promissors to significators up to an arc, sorted by arc, significator, promissor, direct before
 * converse. Direct: the daily motion carries the promissor to the mundane place of the significator. Converse, in the
 * traditional way: promissor and significator exchange their roles (Morin, Astrologia Gallica XXII.I.7). Errors:
 * UndecidedSign.
 */
export function findDirections(search: DirectionSearch): FoundArc[] {
  const { preset, frame } = search;
  const suppressed = preset.perfection === 'zodiacalLongitudePerfection' && search.keepsSignificatorLatitude !== true;
  const significators = search.significators.map((term) => withPlace(suppressed ? without(term, frame) : term, search));
  const conditioned = preset.latitude === 'zodiacalSignificatorConditioned';
  const promissors = conditioned ? [] : search.promissors.map((term) => withPlace(term, search));
  const found: FoundArc[] = [];
  for (const significator of significators) {
    const own = conditioned
      ? search.promissors.map((term) => withPlace(sharing(term, significator.point.latDeg, frame), search))
      : promissors;
    for (const promissor of own) {
      if (significator.point.name !== promissor.point.name) directionsOfPair(significator, promissor, search, found);
    }
  }
  return found.sort(inOrder);
}

const without = (term: DirectionTerm, frame: DirectionFrame): DirectionTerm => ({
  ...term,
  point: atLatitude(term.point, 0, frame),
});
/** The term at another latitude. An angle with a latitude is an ordinary point of the sphere, in both motions. */
const sharing = (term: DirectionTerm, latDeg: number, frame: DirectionFrame): DirectionTerm => ({
  ...term,
  angle: null,
  point: atLatitude(term.point, latDeg, frame),
});
const withPlace = (term: DirectionTerm, { law, frame }: DirectionSearch): Term => ({
  ...term,
  place: mundanePlace(term.point, law, frame, term.angle),
});

function directionsOfPair(significator: Term, promissor: Term, search: DirectionSearch, found: FoundArc[]): void {
  const { preset } = search;
  const add = (arcDeg: number, direct: boolean): void => {
    if (arcDeg > NO_ARC_DEG && arcDeg < 360 - NO_ARC_DEG && arcDeg <= search.maxArcDeg)
      found.push({
        significator: significator.point.name,
        promissor: promissor.point.name,
        arcDeg,
        direct,
        relation: promissor.relation,
      });
  };
  if (promissor.relation === 'raptParallel') {
    const forward = preset.motion === 'raptDirect';
    add(raptArc(significator, promissor, { forward, axis: search.raptAxis ?? 'meridian' }), forward);
    return;
  }
  const { direct, converse } = arcsOfPair(significator, promissor, search);
  if (preset.motion === 'signed') {
    const signed = signedDeg(direct);
    if (Math.abs(Math.abs(signed) - 180) <= SIGNED_NULL_DEG)
      throw new UndecidedSign(significator.point.name, promissor.point.name);
    if (Math.abs(signed) > SIGNED_NULL_DEG) add(Math.abs(signed), signed > 0);
    return;
  }
  add(direct, true);
  if (search.includeConverse) add(converse, false);
}

/** The arcs in both motions, degrees in [0, 360); NaN if there is none. */
function arcsOfPair(
  significator: Term,
  promissor: Term,
  search: DirectionSearch,
): { direct: number; converse: number } {
  const { law, frame } = search,
    { anglesAreFixed, aspectCircle } = DIRECTION_METHODS[search.preset.method],
    still = anglesAreFixed === true,
    west = promissor.quadrantsWest ?? 0;
  const carried = (moving: Term, fixed: Term, forward = true): number => {
    if (fixed.place === null) return NaN;
    // The aspect reaches the significator, or the significator the aspect; the body itself is that many quadrants away.
    const apart = moving === promissor ? -west : west;
    const place = apart === 0 ? fixed.place : placeWestOf(fixed.place, apart, { law, circle: aspectCircle, frame });
    return arcTo(place, moving.point, frame, forward);
  };
  // If angles are fixed, the other point moves to the angle, whichever role the angle has.
  const led = still && significator.angle === null && promissor.angle !== null;
  if (led) return { direct: carried(significator, promissor, false), converse: carried(significator, promissor) };
  const back = search.backward === true || (still && significator.angle !== null);
  return {
    direct: carried(promissor, significator),
    converse: back ? carried(promissor, significator, false) : carried(significator, promissor),
  };
}

/** The arc of a rapt parallel, degrees; NaN if a semi-arc is missing or both points derive from the same body. */
function raptArc(
  significator: Term,
  promissor: Term,
  motion: { readonly forward: boolean; readonly axis: RaptAxis },
): number {
  const one = significator.point,
    other = promissor.point;
  if (one.semiArcs === null || other.semiArcs === null || significator.source === promissor.source) return NaN;
  return raptParallelArc(
    { fraction: fractionOf(one.hourAngleDeg, one.semiArcs), arcs: one.semiArcs },
    { fraction: fractionOf(other.hourAngleDeg, other.semiArcs), arcs: other.semiArcs },
    motion,
  );
}

const inOrder = (a: FoundArc, b: FoundArc): number =>
  a.arcDeg - b.arcDeg ||
  byCodeUnit(a.significator, b.significator) ||
  byCodeUnit(a.promissor, b.promissor) ||
  Number(b.direct) - Number(a.direct);
