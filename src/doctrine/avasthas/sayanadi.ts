import { padaIndex } from '../lunar/nakshatra.js';
import { signOf } from '../zodiac/zodiac.js';

/** The nine bodies in the order of their numbers in the rule. */
export const SAYANADI_BODIES = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Ketu',
] as const;
export type SayanadiBody = (typeof SAYANADI_BODIES)[number];

/** The twelve postures by their numbers (BPHS 45.30-31). */
const POSTURES = [
  'Shayana',
  'Upavesana',
  'Netrapani',
  'Prakasha',
  'Gamana',
  'Agamana',
  'Sabha',
  'Agama',
  'Bhojana',
  'Nrityalipsa',
  'Kautuka',
  'Nidra',
] as const;
/** Parts of a posture by the remainder of three: 1, 2, 0. */
const PARTS = ['Vicheshta', 'Drishti', 'Cheshta'] as const;

/** Addends of the bodies before the remainder of three (BPHS 45.36). */
const ADDENDS: Readonly<Record<SayanadiBody, number>> = {
  Sun: 5,
  Moon: 2,
  Mars: 2,
  Mercury: 3,
  Jupiter: 5,
  Venus: 3,
  Saturn: 3,
  Rahu: 4,
  Ketu: 4,
};

/** Values of the first sound of a name: columns 1 ... 5 (BPHS 45.35; P. V. R. Narasimha Rao, table 37). */
const SOUNDS = ['अकछडधभव', 'इखजढनमश', 'उगझतपयष', 'एघटथफरस', 'ओचठदबलह'] as const;
const VALUE_OF_SOUND: ReadonlyMap<string, number> = new Map(
  SOUNDS.flatMap((column, i) => [...column].map((sound) => [sound, i + 1] as const)),
);

/** The value of a sound, 1 ... 5; null for a letter that the table does not have. */
export const valueOfSound = (sound: string): number | null => VALUE_OF_SOUND.get(sound) ?? null;

/** Seconds of a ghati and of a vighati. */
export const GHATI_SECONDS = 1440;
export const VIGHATI_SECONDS = 24;

/** Number of the ghati that contains an instant, from 1: a ghati ends with its last instant, and sunrise belongs to the first. */
export const ghatiOf = (elapsedSeconds: number): number => Math.max(1, Math.ceil(elapsedSeconds / GHATI_SECONDS));

/** The posture of a body with the numbers of its calculation. */
export interface Posture {
  readonly nakshatra: number;
  readonly navamsa: number;
  readonly moonNakshatra: number;
  readonly lagnaSign: number;
  readonly multiplier: number;
  readonly addend: number;
  readonly total: number;
  readonly stateRemainder: number;
  readonly stage1: number;
  readonly stage2: number;
  /** 1 ... 12. */
  readonly index: number;
  readonly state: (typeof POSTURES)[number];
  readonly part: (typeof PARTS)[number];
}

const nakshatraNumber = (siderealDeg: number): number => (padaIndex(siderealDeg) >> 2) + 1;

/**
 * The posture of a body: the product of the numbers of its nakshatra, of itself and of its navamsa, plus the numbers of the Moon's nakshatra,
 * of the ghati and of the sign of the Lagna; the remainder of twelve is the posture. Its square plus the value of the name, modulo twelve,
 * plus the addend of the body, modulo three, gives the part (BPHS 45.30-37). Sidereal degrees; `ghati` from 1; `nameValue` 1 ... 5.
 */
export function posture(
  body: SayanadiBody,
  places: { readonly bodyDeg: number; readonly moonDeg: number; readonly lagnaDeg: number },
  ghati: number,
  nameValue: number,
): Posture {
  const nakshatra = nakshatraNumber(places.bodyDeg),
    navamsa = (padaIndex(places.bodyDeg) % 9) + 1,
    moonNakshatra = nakshatraNumber(places.moonDeg),
    lagnaSign = signOf(places.lagnaDeg).index + 1,
    multiplier = SAYANADI_BODIES.indexOf(body) + 1,
    addend = ADDENDS[body];
  const total = nakshatra * multiplier * navamsa + moonNakshatra + ghati + lagnaSign,
    stateRemainder = total % 12,
    stage1 = (stateRemainder * stateRemainder + nameValue) % 12,
    stage2 = (stage1 + addend) % 3,
    index = stateRemainder === 0 ? 12 : stateRemainder;
  return {
    nakshatra,
    navamsa,
    moonNakshatra,
    lagnaSign,
    multiplier,
    addend,
    total,
    stateRemainder,
    stage1,
    stage2,
    index,
    state: POSTURES[index - 1],
    part: PARTS[stage2],
  };
}
