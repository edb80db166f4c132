import { normalizeDeg } from '../../kernel/angle.js';
import { GRAHAS } from '../vedic-dignity/tables.js';
import type { Graha } from '../vedic-dignity/tables.js';
import { houseFrom, lordOf, navamsaSign, signOf, star27, tithiOf } from './divisions.js';
import { BODIES } from './evidence.js';
import type { Body, BodyPlace, MarriageEvidence } from './evidence.js';
import { and, or, whenKnown } from './finding.js';
import type { Truth } from './finding.js';

/** Places of the bodies and the Lagna at one instant. A body that the evidence does not name has no place, and every answer is null. */
export interface Sky {
  readonly jdUt1: number;
  /** Sidereal longitude, degrees. */
  lon(body: Body): number | null;
  speed(body: Body): number | null;
  readonly lagna: number | null;
  sign(body: Body): number | null;
  readonly lagnaSign: number | null;
  /** House of a body from the sign of the Lagna, 1 ... 12. */
  house(body: Body): number | null;
  /** Elongation of the Moon from the Sun, [0, 360) degrees. */
  readonly elongation: number | null;
  /** Tithi 0 ... 29. */
  readonly tithi: number | null;
  readonly moonStar: number | null;
  readonly sunStar: number | null;
  readonly yoga: number | null;
  /** Benefic by nature and company; null when it cannot be decided. */
  benefic(body: Body): Truth;
}

const STAR = 360 / 27;
const CRUEL: readonly Body[] = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'];

/**
 * Nature of a body: Jupiter and Venus are benefic, Sun, Mars, Saturn and the nodes malefic; the Moon is benefic while it waxes; Mercury is
 * malefic in one sign with a malefic. Source: Brihat Parashara Hora Shastra 3.11.
 */
function beneficOf(body: Body, sign: (body: Body) => number | null, elongation: number | null): Truth {
  if (body === 'Jupiter' || body === 'Venus') return true;
  if (body === 'Moon') return whenKnown(elongation, (deg) => deg < 180);
  if (body !== 'Mercury') return false;
  const mercury = sign('Mercury');
  if (mercury === null) return null;
  const joined = (other: Body): Truth => whenKnown(sign(other), (s) => s === mercury);
  const waning = whenKnown(elongation, (deg) => deg >= 180);
  const spoiled = or(...CRUEL.map(joined), and(joined('Moon'), waning));
  return spoiled === null ? null : !spoiled;
}

/** The sky of some places. `lagnaDeg`: sidereal longitude of the Ascendant, degrees, or null. */
export function skyOf(jdUt1: number, places: readonly BodyPlace[], lagnaDeg: number | null): Sky {
  const byBody = new Map(places.map((place) => [place.planet, place]));
  const lon = (body: Body): number | null => byBody.get(body)?.siderealLongitude ?? null;
  const sign = (body: Body): number | null => whenKnown(lon(body), signOf);
  const sun = lon('Sun');
  const moon = lon('Moon');
  const elongation = sun === null || moon === null ? null : normalizeDeg(moon - sun);
  const lagnaSign = whenKnown(lagnaDeg, signOf);
  const benefics = new Map(BODIES.map((body) => [body, beneficOf(body, sign, elongation)]));
  return {
    jdUt1,
    lon,
    speed: (body) => byBody.get(body)?.longitudeSpeed ?? null,
    lagna: lagnaDeg,
    sign,
    lagnaSign,
    house: (body) => whenKnown(sign(body), (s) => whenKnown(lagnaSign, (from) => houseFrom(from, s))),
    elongation,
    tithi: whenKnown(elongation, tithiOf),
    moonStar: whenKnown(moon, star27),
    sunStar: whenKnown(sun, star27),
    yoga: sun === null || moon === null ? null : Math.min(26, Math.floor(normalizeDeg(sun + moon) / STAR)),
    benefic: (body) => benefics.get(body) ?? null,
  };
}

/** The sky of the evidence. */
export const evidenceSky = (evidence: MarriageEvidence): Sky =>
  skyOf(evidence.jdUt1, evidence.planets, evidence.lagnaSiderealLongitude);

/** Lord of the sign of the Lagna. */
export const lagnaLord = (sky: Sky): Graha | null => whenKnown(sky.lagnaSign, lordOf);
/** Lord of the navamsa of the Lagna. */
export const lagnaNavamsaLord = (sky: Sky): Graha | null =>
  whenKnown(sky.lagna, (deg) => lordOf(navamsaSign(deg)));

/** Whether a body is one of the seven with a sign of its own. */
export const isGraha = (body: Body): body is Graha => (GRAHAS as readonly string[]).includes(body);
/** Whether a sign and its navamsa are the same (vargottama). */
export const isVargottama = (deg: number): boolean => signOf(deg) === navamsaSign(deg);

/** Full sign aspects beyond the seventh house (BPHS 26.2-5). */
const FULL: Partial<Record<Body, readonly number[]>> = { Mars: [4, 8], Jupiter: [5, 9], Saturn: [3, 10] };

/**
 * Aspect by signs, in fourths of a full one: the seventh house full, the fourth and eighth three quarters, the fifth and ninth a half, the
 * third and tenth a quarter; Mars, Jupiter and Saturn see their own pairs fully. `house`: of the target from the planet, 1 ... 12.
 * Source: Brihat Parashara Hora Shastra 26.2-5; Brihat Jataka 2.13.
 */
export function signAspect(body: Body, house: number): number {
  if (house === 7 || FULL[body]?.includes(house) === true) return 1;
  if (house === 4 || house === 8) return 0.75;
  if (house === 5 || house === 9) return 0.5;
  return house === 3 || house === 10 ? 0.25 : 0;
}
