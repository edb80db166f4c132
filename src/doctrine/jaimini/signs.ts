import { DEEP_EXALTATION_DEG, GRAHAS, SIGN_LORDS } from '../vedic-dignity/tables.js';
import type { Graha } from '../vedic-dignity/tables.js';

/** The nine bodies of the sutras, in the order of answers. */
export const NINE_BODIES = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const;
export type NineBody = (typeof NINE_BODIES)[number];
export type Node = 'Rahu' | 'Ketu';

/** Signs, 0 Aries ... 11 Pisces, of the seven planets, and of the nodes when they are known. */
export type PlanetSigns = Readonly<Record<Graha, number>> & Readonly<Partial<Record<Node, number>>>;

/** The sign that is `count` signs (1: the sign itself) from `sign`, forwards (1) or backwards (-1). */
export const signFrom = (sign: number, count: number, direction: 1 | -1): number =>
  (((sign + direction * (count - 1)) % 12) + 12) % 12;

/** Inclusive count from one sign to another, 1 ... 12, forwards (1) or backwards (-1). */
export const countTo = (from: number, to: number, direction: 1 | -1): number =>
  (((((to - from) * direction) % 12) + 12) % 12) + 1;

/**
 * Direction in which a sign counts: forwards for Aries, Taurus, Gemini, Libra, Scorpio, Sagittarius, backwards for the other six (Jaimini,
 * Upadesa Sutras 1.1.25-27: odd-footed and even-footed signs).
 */
export const footDirection = (sign: number): 1 | -1 => (Math.floor(sign / 3) % 2 === 0 ? 1 : -1);

/** Forwards for the odd signs (Aries, Gemini ...), backwards for the even ones. */
export const parityDirection = (sign: number): 1 | -1 => (sign % 2 === 0 ? 1 : -1);

/**
 * Whether a sign aspects another (rasi drishti): movable signs aspect the fixed ones but the next, fixed signs the movable ones but the one
 * before, dual signs the other dual ones (Jaimini, Upadesa Sutras 1.1.2-3; BPHS 8.1-3).
 */
export function rasiAspects(from: number, to: number): boolean {
  const apart = (to - from + 12) % 12;
  if (apart === 0) return false;
  if (from % 3 === 2) return to % 3 === 2;
  if (from % 3 === 0) return to % 3 === 1 && apart !== 1;
  return to % 3 === 0 && apart !== 11;
}

/** Signs with two lords: Scorpio (Mars and Ketu), Aquarius (Saturn and Rahu). */
const SECOND_LORDS: ReadonlyMap<number, Node> = new Map([
  [7, 'Ketu'],
  [10, 'Rahu'],
]);

/** Which lord of a sign counts, and why. */
export interface LordChoice {
  readonly lord: Graha | Node;
  /** The other lord, when both are in the sign and neither is preferred. */
  readonly equalLord?: Node;
  readonly reason: 'onlyLord' | 'planetInSign' | 'nodeInSign' | 'bothInSign' | 'stronger';
}

/**
 * Rules for the stronger of two lords. `rao`: more of the seven planets with it, then in a dual rather than a fixed rather than a movable
 * sign, then more degrees in its sign (K. N. Rao, Predicting through Jaimini's Chara Dasha). `narasimhaRao`: after the planets with it, more
 * of Jupiter, Mercury and its own dispositor with it or aspecting it, then its exaltation, then the kind of sign and the degrees, those of
 * the nodes counted from the end of the sign (P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 15.5.3).
 */
export type LordRule = 'rao' | 'narasimhaRao';

/** Signs of exaltation of the nodes (P. V. R. Narasimha Rao). */
const NODE_EXALTATION: Readonly<Record<Node, number>> = { Rahu: 1, Ketu: 7 };
const exaltationSign = (body: Graha | Node): number =>
  body === 'Rahu' || body === 'Ketu' ? NODE_EXALTATION[body] : Math.floor(DEEP_EXALTATION_DEG[body] / 30);

/** Number of the seven planets in the sign of a body, without itself. */
const companions = (body: Graha | Node, signs: PlanetSigns): number =>
  GRAHAS.filter((other) => other !== body && signs[other] === signs[body]).length;

/** Number of Jupiter, Mercury and the dispositor with a body or aspecting its sign, without itself. */
function supporters(body: Graha | Node, signs: PlanetSigns): number {
  const sign = signs[body] ?? 0;
  return [...new Set<Graha>(['Jupiter', 'Mercury', SIGN_LORDS[sign]])].filter(
    (other) => other !== body && (signs[other] === sign || rasiAspects(signs[other], sign)),
  ).length;
}

/** Places of the bodies: signs, and degrees within the signs. */
export interface SignPlaces {
  readonly signs: PlanetSigns;
  readonly degrees: Readonly<Partial<Record<NineBody, number>>>;
}

/** Positive when the node is the stronger lord, zero when both are equal. */
function strengthOrder(planet: Graha, node: Node, { signs, degrees }: SignPlaces, rule: LordRule): number {
  const kind = (body: Graha | Node): number => (signs[body] ?? 0) % 3,
    degree = (body: NineBody): number => degrees[body] ?? 0,
    isExalted = (body: Graha | Node): number => (signs[body] === exaltationSign(body) ? 1 : 0);
  const byCompanions = companions(node, signs) - companions(planet, signs),
    byKind = kind(node) - kind(planet);
  if (rule === 'rao') return byCompanions || byKind || degree(node) - degree(planet);
  return (
    byCompanions ||
    supporters(node, signs) - supporters(planet, signs) ||
    isExalted(node) - isExalted(planet) ||
    byKind ||
    30 - degree(node) - degree(planet)
  );
}

/**
 * The lord of a sign that counts when the nodes rule with Saturn and Mars: with one lord in the sign the other, else the stronger, and the
 * planet when both are equal. With both in the sign `rao` counts both, `narasimhaRao` the stronger.
 */
export function ruler(sign: number, places: SignPlaces, rule: LordRule): LordChoice {
  const { signs } = places,
    planet = SIGN_LORDS[sign],
    node = SECOND_LORDS.get(sign);
  if (node === undefined || signs[node] === undefined) return { lord: planet, reason: 'onlyLord' };
  const planetIn = signs[planet] === sign,
    nodeIn = signs[node] === sign;
  const stronger = strengthOrder(planet, node, places, rule) > 0 ? node : planet;
  if (planetIn && nodeIn)
    return rule === 'rao'
      ? { lord: planet, equalLord: node, reason: 'bothInSign' }
      : { lord: stronger, reason: 'bothInSign' };
  if (planetIn) return { lord: node, reason: 'planetInSign' };
  if (nodeIn) return { lord: planet, reason: 'nodeInSign' };
  return { lord: stronger, reason: 'stronger' };
}
