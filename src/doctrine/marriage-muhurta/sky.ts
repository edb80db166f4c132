import { normalizeDeg } from '../../kernel/angle.js';
import { CLASSICAL, GRAHAS } from '../muhurta-election/evidence.js';
import type { Classical, Evidence, Graha, Place } from '../muhurta-election/evidence.js';
import { mapped } from '../muhurta-election/truth.js';
import type { Truth } from '../muhurta-election/truth.js';
import { houseFrom, lordOf, navamsaSign, signOf, star27, tithiOf } from './divisions.js';
import { and, or } from './finding.js';

/** Places of the bodies and the Lagna at one instant. A body that the evidence does not name has no place, and every answer is null. */
export interface Sky {
  readonly jdUt1: number;
  /** Sidereal longitude, degrees. */
  lon(body: Graha): number | null;
  speed(body: Graha): number | null;
  readonly lagna: number | null;
  sign(body: Graha): number | null;
  readonly lagnaSign: number | null;
  /** House of a body from the sign of the Lagna, 1 ... 12. */
  house(body: Graha): number | null;
  /** Elongation of the Moon from the Sun, [0, 360) degrees. */
  readonly elongation: number | null;
  /** Tithi 0 ... 29. */
  readonly tithi: number | null;
  readonly moonStar: number | null;
  readonly sunStar: number | null;
  readonly yoga: number | null;
  /** Benefic by nature and company; null when it cannot be decided. */
  benefic(body: Graha): Truth;
}

const STAR = 360 / 27;
const CRUEL: readonly Graha[] = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'];

/**
 * Nature of a body: Jupiter and Venus are benefic, Sun, Mars, Saturn and the nodes malefic; the Moon is benefic while it waxes; Mercury is
 * malefic in one sign with a malefic. Source: Brihat Parashara Hora Shastra 3.11.
 */
function beneficOf(body: Graha, sign: (body: Graha) => number | null, elongation: number | null): Truth {
  if (body === 'Jupiter' || body === 'Venus') return true;
  if (body === 'Moon') return mapped(elongation, (deg) => deg < 180);
  if (body !== 'Mercury') return false;
  const mercury = sign('Mercury');
  if (mercury === null) return null;
  const joined = (other: Graha): Truth => mapped(sign(other), (s) => s === mercury);
  const waning = mapped(elongation, (deg) => deg >= 180);
  const spoiled = or(...CRUEL.map(joined), and(joined('Moon'), waning));
  return spoiled === null ? null : !spoiled;
}

/** The sky of the evidence, or of an instant of its history. */
export function skyOf(jdUt1: number, places: ReadonlyMap<Graha, Place>, ascendant: number | null): Sky {
  const lon = (body: Graha): number | null => places.get(body)?.longitude ?? null;
  const sign = (body: Graha): number | null => mapped(lon(body), signOf);
  const sun = lon('Sun');
  const moon = lon('Moon');
  const elongation = sun === null || moon === null ? null : normalizeDeg(moon - sun);
  const lagnaSign = mapped(ascendant, signOf);
  const benefics = new Map(GRAHAS.map((body) => [body, beneficOf(body, sign, elongation)]));
  return {
    jdUt1,
    lon,
    speed: (body) => places.get(body)?.speed ?? null,
    lagna: ascendant,
    sign,
    lagnaSign,
    house: (body) => mapped(sign(body), (s) => mapped(lagnaSign, (from) => houseFrom(from, s))),
    elongation,
    tithi: mapped(elongation, tithiOf),
    moonStar: mapped(moon, star27),
    sunStar: mapped(sun, star27),
    yoga: sun === null || moon === null ? null : Math.min(26, Math.floor(normalizeDeg(sun + moon) / STAR)),
    benefic: (body) => benefics.get(body) ?? null,
  };
}

/** The sky of the evidence. */
export const evidenceSky = (evidence: Evidence): Sky => skyOf(evidence.jdUt1, evidence.places, evidence.ascendant);

/** Lord of the sign of the Lagna. */
export const lagnaLord = (sky: Sky): Classical | null => mapped(sky.lagnaSign, lordOf);
/** Lord of the navamsa of the Lagna. */
export const lagnaNavamsaLord = (sky: Sky): Classical | null => mapped(sky.lagna, (deg) => lordOf(navamsaSign(deg)));

/** Whether a body is one of the seven with a sign of its own. */
export const isClassical = (body: Graha): body is Classical => (CLASSICAL as readonly string[]).includes(body);
/** Whether a sign and its navamsa are the same (vargottama). */
export const isVargottama = (deg: number): boolean => signOf(deg) === navamsaSign(deg);

/** Full sign aspects beyond the seventh house (BPHS 26.2-5). */
const FULL: Partial<Record<Graha, readonly number[]>> = { Mars: [4, 8], Jupiter: [5, 9], Saturn: [3, 10] };

/**
 * Aspect by signs, in fourths of a full one: the seventh house full, the fourth and eighth three quarters, the fifth and ninth a half, the
 * third and tenth a quarter; Mars, Jupiter and Saturn see their own pairs fully. `house`: of the target from the planet, 1 ... 12.
 * Source: Brihat Parashara Hora Shastra 26.2-5; Brihat Jataka 2.13.
 */
export function signAspect(body: Graha, house: number): number {
  if (house === 7 || FULL[body]?.includes(house) === true) return 1;
  if (house === 4 || house === 8) return 0.75;
  if (house === 5 || house === 9) return 0.5;
  return house === 3 || house === 10 ? 0.25 : 0;
}
