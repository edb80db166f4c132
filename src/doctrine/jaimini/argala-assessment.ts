import { SIGN_LORDS } from '../vedic-dignity/tables.js';
import type { Graha } from '../vedic-dignity/tables.js';
import { ARGALA_PAIRS, occupantsOf } from './argala.js';
import type { OccupantSigns } from './argala.js';
import { NINE_BODIES, rasiAspects, signFrom } from './signs.js';
import type { NineBody } from './signs.js';

/**
 * Readings of the argala. `bphs`: BPHS 31 (Santhanam), with grades by the number of causers, quarters of the sign, and three malefics in the
 * third. `pvr`: P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 10: the greater number prevails. `rath`: Sanjay Rath,
 * Argala: Planetary Intervention: also the pairs 8-6 and 7-1, with the factors that strengthen a side.
 */
export type ArgalaReading = 'bphs' | 'pvr' | 'rath';

/** A reference whose argala is assessed: the Lagna, a house from it, or a body. */
export type ArgalaReference =
  | { readonly kind: 'lagna' }
  | { readonly kind: 'house'; readonly house: number }
  | { readonly kind: 'planet'; readonly body: NineBody };

/** Nature of a body; a chart of signs alone cannot decide that of the Moon, nor of Mercury with her. */
export interface Character {
  readonly body: NineBody;
  readonly state: 'benefic' | 'malefic' | 'indeterminate';
  readonly reason:
    | 'naturalBenefic'
    | 'naturalMalefic'
    | 'brightHalf'
    | 'darkHalf'
    | 'maleficAssociation'
    | 'noMaleficAssociation'
    | 'requiresLongitude'
    | 'moonAssociationUnresolved';
}

const NATURAL_MALEFICS: readonly NineBody[] = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'];

/**
 * Natures of the nine bodies (BPHS 3.11): the Moon by her half, Mercury by the malefics in his sign. `elongationDeg`: of the Moon from the
 * Sun, [0, 360); null for a chart of signs. Opposition begins the dark half.
 */
export function characters(signs: OccupantSigns, elongationDeg: number | null): Character[] {
  const withMercury = (body: NineBody): boolean => signs.get(body) === signs.get('Mercury');
  const moon: Character =
    elongationDeg === null
      ? { body: 'Moon', state: 'indeterminate', reason: 'requiresLongitude' }
      : elongationDeg < 180
        ? { body: 'Moon', state: 'benefic', reason: 'brightHalf' }
        : { body: 'Moon', state: 'malefic', reason: 'darkHalf' };
  const isAfflicted = NATURAL_MALEFICS.some(withMercury) || (moon.state === 'malefic' && withMercury('Moon'));
  const mercury: Character = isAfflicted
    ? { body: 'Mercury', state: 'malefic', reason: 'maleficAssociation' }
    : moon.state === 'indeterminate' && withMercury('Moon')
      ? { body: 'Mercury', state: 'indeterminate', reason: 'moonAssociationUnresolved' }
      : { body: 'Mercury', state: 'benefic', reason: 'noMaleficAssociation' };
  return NINE_BODIES.map((body) => {
    if (body === 'Moon') return moon;
    if (body === 'Mercury') return mercury;
    return NATURAL_MALEFICS.includes(body)
      ? { body, state: 'malefic', reason: 'naturalMalefic' }
      : { body, state: 'benefic', reason: 'naturalBenefic' };
  });
}

/** A chart whose argala is assessed. */
export interface ArgalaChart {
  readonly signs: OccupantSigns;
  /** Degrees within the sign; null for a chart of signs. */
  readonly degrees: ReadonlyMap<NineBody, number> | null;
  readonly lagnaSign: number;
}

type GroupCharacter = 'none' | 'benefic' | 'malefic' | 'mixed' | 'indeterminate';

/** A causer and an obstructor by the quarters of their signs. */
export interface QuarterPair {
  readonly causer: NineBody;
  readonly blocker: NineBody;
  readonly causerDegree: number;
  readonly blockerDegree: number;
  readonly causerQuarter: number;
  readonly blockerQuarter: number;
  readonly qualifies: boolean;
}

export interface ArgalaPair {
  readonly causerHouse: number;
  readonly blockerHouse: number;
  readonly causerSign: number;
  readonly blockerSign: number;
  readonly causers: readonly NineBody[];
  readonly blockers: readonly NineBody[];
  /** Only in the reading of BPHS. */
  readonly grade: 'none' | 'limited' | 'medium' | 'excellent' | null;
  readonly causerCharacter: GroupCharacter;
  readonly blockerCharacter: GroupCharacter;
  readonly effect: 'absent' | 'unobstructed' | 'obstructed' | 'indeterminate';
  readonly undecidedBy: 'strengthComparator' | 'degreesRequired' | 'quarterComposition' | 'factorPriority' | null;
  readonly quarterStatus: 'notAssessed' | 'unavailable' | 'noPairs' | 'evaluated';
  readonly quarters: readonly QuarterPair[];
  readonly strengthFactors: readonly StrengthFactors[];
}

/** Strength of a side: planets in their own sign there, and the aspect of Jupiter on the sign. */
export interface StrengthFactors {
  readonly side: 'causer' | 'blocker';
  readonly sign: number;
  readonly ownSignBodies: readonly Graha[];
  readonly hasJupiterAspect: boolean;
}

/** Malefics in the third from the reference. */
export interface SpecialThird {
  readonly state: 'present' | 'absent' | 'indeterminate' | 'notAssessed';
  readonly occupants: readonly NineBody[];
  readonly malefics: readonly NineBody[];
  readonly unknown: readonly NineBody[];
}

export interface ReferenceArgala {
  readonly sign: number;
  readonly direction: 1 | -1;
  readonly directionReason: 'ordinaryForward' | 'nodeReference' | 'ketuOccupiedReference';
  readonly pairs: readonly ArgalaPair[];
  readonly third: SpecialThird;
}

/** The further pairs of Rath. */
const RATH_PAIRS = [...ARGALA_PAIRS, [8, 6], [7, 1]] as const;
/** Malefics in the third that make an argala without obstruction (BPHS 31.7). */
const THIRD_MALEFICS = 3;

function groupCharacter(bodies: readonly NineBody[], natures: ReadonlyMap<NineBody, Character>): GroupCharacter {
  const states = new Set(bodies.map((body) => natures.get(body)?.state));
  if (states.size === 0) return 'none';
  if (states.has('benefic') && states.has('malefic')) return 'mixed';
  if (states.has('indeterminate')) return 'indeterminate';
  return states.has('benefic') ? 'benefic' : 'malefic';
}

/** Quarter of a sign, 1 ... 4, of 7.5 degrees each. */
const quarterOf = (degree: number): number => Math.min(4, Math.floor(degree / 7.5) + 1);
/** A causer in the first quarter is obstructed from the fourth, one in the second from the third (BPHS 31.10). */
const obstructs = (causerQuarter: number, blockerQuarter: number): boolean =>
  causerQuarter <= 2 && causerQuarter + blockerQuarter === 5;

const GRADES = ['none', 'limited', 'medium', 'excellent'] as const;

function quarterPairs(
  causers: readonly NineBody[],
  blockers: readonly NineBody[],
  degrees: ReadonlyMap<NineBody, number>,
): QuarterPair[] {
  return causers.flatMap((causer) =>
    blockers.map((blocker) => {
      const causerDegree = degrees.get(causer) ?? 0,
        blockerDegree = degrees.get(blocker) ?? 0,
        causerQuarter = quarterOf(causerDegree),
        blockerQuarter = quarterOf(blockerDegree);
      return {
        causer,
        blocker,
        causerDegree,
        blockerDegree,
        causerQuarter,
        blockerQuarter,
        qualifies: obstructs(causerQuarter, blockerQuarter),
      };
    }),
  );
}

type Verdict = Pick<ArgalaPair, 'effect' | 'undecidedBy'>;
const UNOBSTRUCTED: Verdict = { effect: 'unobstructed', undecidedBy: null };
const undecided = (undecidedBy: ArgalaPair['undecidedBy']): Verdict => ({ effect: 'indeterminate', undecidedBy });

/** Verdict of the sources about a pair with causers and obstructors; a strength that they do not define stays undecided. */
function contest(
  reading: ArgalaReading,
  causers: readonly NineBody[],
  blockers: readonly NineBody[],
  quarters: readonly QuarterPair[] | null,
): Verdict {
  if (reading === 'rath') return undecided('factorPriority');
  if (causers.length > blockers.length) return UNOBSTRUCTED;
  if (reading === 'pvr')
    return causers.length < blockers.length
      ? { effect: 'obstructed', undecidedBy: null }
      : undecided('strengthComparator');
  if (quarters === null) return undecided('degreesRequired');
  const eligible = quarters.filter(({ qualifies }) => qualifies).length;
  if (eligible === 0) return UNOBSTRUCTED;
  return undecided(causers.length === 1 && eligible === blockers.length ? 'strengthComparator' : 'quarterComposition');
}

function strengthFactors(
  side: 'causer' | 'blocker',
  sign: number,
  bodies: readonly NineBody[],
  signs: OccupantSigns,
): StrengthFactors {
  return {
    side,
    sign,
    ownSignBodies: bodies.filter((body): body is Graha => SIGN_LORDS[sign] === body),
    hasJupiterAspect: rasiAspects(signs.get('Jupiter') ?? sign, sign),
  };
}

function directionOf(
  reading: ArgalaReading,
  reference: ArgalaReference,
  sign: number,
  signs: OccupantSigns,
): Pick<ReferenceArgala, 'direction' | 'directionReason'> {
  if (reading === 'bphs')
    return reference.kind === 'planet' && (reference.body === 'Rahu' || reference.body === 'Ketu')
      ? { direction: -1, directionReason: 'nodeReference' }
      : { direction: 1, directionReason: 'ordinaryForward' };
  return signs.get('Ketu') === sign
    ? { direction: -1, directionReason: 'ketuOccupiedReference' }
    : { direction: 1, directionReason: 'ordinaryForward' };
}

/**
 * The argala on a reference in one reading. BPHS counts backwards from Rahu and Ketu as references, the others from a sign with Ketu.
 * Sources: see `ArgalaReading`.
 */
export function assessArgala(
  reading: ArgalaReading,
  chart: ArgalaChart,
  reference: ArgalaReference,
  natures: ReadonlyMap<NineBody, Character>,
): ReferenceArgala {
  const { signs, degrees } = chart;
  const sign =
    reference.kind === 'planet'
      ? (signs.get(reference.body) ?? 0)
      : signFrom(chart.lagnaSign, reference.kind === 'house' ? reference.house : 1, 1);
  const { direction, directionReason } = directionOf(reading, reference, sign, signs);
  const pairs = (reading === 'rath' ? RATH_PAIRS : ARGALA_PAIRS).map(([causerHouse, blockerHouse]): ArgalaPair => {
    const causerSign = signFrom(sign, causerHouse, direction),
      blockerSign = signFrom(sign, blockerHouse, direction),
      causers = occupantsOf(signs, causerSign),
      blockers = occupantsOf(signs, blockerSign),
      isContest = causers.length > 0 && blockers.length > 0;
    const quarters =
      reading === 'bphs' && isContest && degrees !== null ? quarterPairs(causers, blockers, degrees) : null;
    const verdict: Verdict =
      causers.length === 0
        ? { effect: 'absent', undecidedBy: null }
        : blockers.length === 0
          ? UNOBSTRUCTED
          : contest(reading, causers, blockers, quarters);
    return {
      causerHouse,
      blockerHouse,
      causerSign,
      blockerSign,
      causers,
      blockers,
      grade: reading === 'bphs' ? GRADES[Math.min(3, causers.length)] : null,
      causerCharacter: groupCharacter(causers, natures),
      blockerCharacter: groupCharacter(blockers, natures),
      ...verdict,
      quarterStatus:
        reading !== 'bphs' ? 'notAssessed' : !isContest ? 'noPairs' : quarters === null ? 'unavailable' : 'evaluated',
      quarters: quarters ?? [],
      strengthFactors:
        reading === 'rath'
          ? [
              strengthFactors('causer', causerSign, causers, signs),
              strengthFactors('blocker', blockerSign, blockers, signs),
            ]
          : [],
    };
  });
  return {
    sign,
    direction,
    directionReason,
    pairs,
    third: specialThird(reading, occupantsOf(signs, signFrom(sign, 3, direction)), natures),
  };
}

function specialThird(
  reading: ArgalaReading,
  occupants: readonly NineBody[],
  natures: ReadonlyMap<NineBody, Character>,
): SpecialThird {
  const malefics = occupants.filter((body) => natures.get(body)?.state === 'malefic'),
    unknown = occupants.filter((body) => natures.get(body)?.state === 'indeterminate');
  const state =
    reading !== 'bphs'
      ? 'notAssessed'
      : malefics.length >= THIRD_MALEFICS
        ? 'present'
        : malefics.length + unknown.length >= THIRD_MALEFICS
          ? 'indeterminate'
          : 'absent';
  return { state, occupants, malefics, unknown };
}
