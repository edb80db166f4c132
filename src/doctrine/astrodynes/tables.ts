/**
 * Tables of the Church of Light's astrodynes: Elbert Benjamine and W. M. A. Drake, The Astrodyne Manual (1946), natal
 * part; essential dignities and summary groups: Church of Light, Astrological Delineation with Astrodynes, classes 1
 * (p. 3) and 5.
 */
import type { Sign } from '../zodiac/zodiac.js';

export const ASTRODYNE_PLANETS = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
] as const;
export const ASTRODYNE_POINTS = ['M.C.', 'Asc.'] as const;
/** All bodies in the order of the doctrine, which is also the order of the two bodies of a relation. */
export const ASTRODYNE_BODIES = [...ASTRODYNE_PLANETS, ...ASTRODYNE_POINTS] as const;

export type AstrodynePlanet = (typeof ASTRODYNE_PLANETS)[number];
export type AstrodyneBody = (typeof ASTRODYNE_BODIES)[number];

export const HOUSE_CLASSES = ['angular', 'succedent', 'cadent'] as const;
export type HouseClass = (typeof HOUSE_CLASSES)[number];

/** The class of a house, 1 to 12. */
export const houseClassOf = (house: number): HouseClass => HOUSE_CLASSES[(house - 1) % 3];

const orderOf = new Map<string, number>(ASTRODYNE_BODIES.map((body, index) => [body, index]));
/** The position of a body in the order of the doctrine. */
export const bodyOrder = (body: AstrodyneBody): number => orderOf.get(body) ?? -1;
/** Whether a body is a planet and not an angle. */
export const isPlanet = (body: AstrodyneBody): body is AstrodynePlanet => bodyOrder(body) < ASTRODYNE_PLANETS.length;

export interface DignityRow {
  readonly planet: AstrodynePlanet;
  readonly homeSigns: readonly Sign[];
  readonly detrimentSigns: readonly Sign[];
  readonly exaltationSign: Sign;
  readonly exaltationDegree: number;
  readonly fallSign: Sign;
  readonly fallDegree: number;
  readonly harmonySign: Sign;
  readonly inharmonySign: Sign;
}

type Row = readonly [AstrodynePlanet, readonly Sign[], readonly Sign[], Sign, number, Sign, Sign, Sign];

/** Planet, homes, detriments, exaltation and its degree (which is also that of the fall), fall, harmony, inharmony. */
const ROWS: readonly Row[] = [
  ['Sun', ['Leo'], ['Aquarius'], 'Aries', 19, 'Libra', 'Sagittarius', 'Gemini'],
  ['Moon', ['Cancer'], ['Capricorn'], 'Taurus', 3, 'Scorpio', 'Pisces', 'Virgo'],
  ['Mercury', ['Gemini', 'Virgo'], ['Sagittarius', 'Pisces'], 'Aquarius', 15, 'Leo', 'Scorpio', 'Taurus'],
  ['Venus', ['Taurus', 'Libra'], ['Aries', 'Scorpio'], 'Pisces', 27, 'Virgo', 'Aquarius', 'Leo'],
  ['Mars', ['Aries', 'Scorpio'], ['Taurus', 'Libra'], 'Capricorn', 28, 'Cancer', 'Leo', 'Aquarius'],
  ['Jupiter', ['Sagittarius', 'Pisces'], ['Gemini', 'Virgo'], 'Cancer', 15, 'Capricorn', 'Taurus', 'Scorpio'],
  ['Saturn', ['Capricorn', 'Aquarius'], ['Cancer', 'Leo'], 'Libra', 21, 'Aries', 'Virgo', 'Pisces'],
  ['Uranus', ['Aquarius'], ['Leo'], 'Gemini', 7, 'Sagittarius', 'Libra', 'Aries'],
  ['Neptune', ['Pisces'], ['Virgo'], 'Sagittarius', 18, 'Gemini', 'Cancer', 'Capricorn'],
  ['Pluto', ['Scorpio'], ['Taurus'], 'Leo', 17, 'Aquarius', 'Aries', 'Libra'],
];

export const DIGNITY_ROWS: readonly DignityRow[] = ROWS.map(
  ([planet, homeSigns, detrimentSigns, exaltationSign, degree, fallSign, harmonySign, inharmonySign]) => ({
    planet,
    homeSigns,
    detrimentSigns,
    exaltationSign,
    exaltationDegree: degree,
    fallSign,
    fallDegree: degree,
    harmonySign,
    inharmonySign,
  }),
);

/** The rulers of a sign; Scorpio, Aquarius and Pisces have two. */
export const rulersOf = (sign: Sign): AstrodynePlanet[] =>
  DIGNITY_ROWS.filter((row) => row.homeSigns.includes(sign)).map((row) => row.planet);

export interface HousePowerRow {
  readonly house: number;
  readonly weakerCuspPower: number;
  readonly strongerCuspPower: number;
  readonly variation: number;
}

/**
 * House, power at the weaker cusp (the next cusp), power at the stronger cusp (its own); from the weakest house to the
 * strongest.
 */
const HOUSE_POWERS = [
  [6, 6.5, 7],
  [5, 7, 7.5],
  [3, 7.5, 8],
  [2, 8, 8.5],
  [12, 8.6, 9.3],
  [9, 9.3, 10],
  [8, 10, 10.9],
  [11, 10.9, 11.9],
  [4, 12, 14],
  [7, 12.5, 14.5],
  [10, 13, 15],
  [1, 13, 15],
] as const;

export const HOUSE_POWER_ROWS: readonly HousePowerRow[] = HOUSE_POWERS.map(([house, weaker, stronger]) => ({
  house,
  weakerCuspPower: weaker,
  strongerCuspPower: stronger,
  variation: stronger - weaker,
}));

/** Power of M.C. and Asc., which are on the strongest cusps. */
export const ANGLE_POWER = 15;

export type AspectFamily = 'harmonious' | 'discordant' | 'neutral';

interface AspectOrbRow {
  readonly aspect: string;
  readonly exactAngleDeg: number;
  readonly family: AspectFamily;
  /** Orbs by the class of the house, degrees: `planet` for planets, `luminary` for Sun and Moon. */
  readonly planet: Readonly<Record<HouseClass, number>>;
  readonly luminary: Readonly<Record<HouseClass, number>>;
}

const orbs = (angular: number, succedent: number, cadent: number) => ({ angular, succedent, cadent });
const orbRow = (
  aspect: string,
  exactAngleDeg: number,
  family: AspectFamily,
  planet: AspectOrbRow['planet'],
  luminary: AspectOrbRow['luminary'],
): AspectOrbRow => ({ aspect, exactAngleDeg, family, planet, luminary });

export const ASPECT_ROWS: readonly AspectOrbRow[] = [
  orbRow('conjunction', 0, 'neutral', orbs(12, 10, 8), orbs(15, 13, 11)),
  orbRow('semi-sextile', 30, 'harmonious', orbs(3, 2, 1), orbs(4, 3, 2)),
  orbRow('sextile', 60, 'harmonious', orbs(7, 6, 5), orbs(8, 7, 6)),
  orbRow('square', 90, 'discordant', orbs(10, 8, 6), orbs(12, 10, 8)),
  orbRow('trine', 120, 'harmonious', orbs(10, 8, 6), orbs(12, 10, 8)),
  orbRow('inconjunct', 150, 'neutral', orbs(3, 2, 1), orbs(4, 3, 2)),
  orbRow('semi-square', 45, 'discordant', orbs(5, 4, 3), orbs(6, 5, 4)),
  orbRow('sesqui-square', 135, 'discordant', orbs(5, 4, 3), orbs(6, 5, 4)),
  orbRow('opposition', 180, 'discordant', orbs(12, 10, 8), orbs(15, 13, 11)),
];
export const ASPECT_NAMES: readonly string[] = [...ASPECT_ROWS.map((row) => row.aspect), 'parallel'];

const rowOf = new Map(ASPECT_ROWS.map((row) => [row.aspect, row]));
/** The orbs and the family of an aspect; a parallel has those of the conjunction. */
export const aspectRow = (aspect: string): AspectOrbRow => rowOf.get(aspect) ?? ASPECT_ROWS[0];

/** Fraction of the power of any aspect that the nature of a body adds as harmony or discord (Manual, natal part). */
export const NATURES: Readonly<Partial<Record<AstrodyneBody, { harmony: number; discord: number }>>> = {
  Venus: { harmony: 0.25, discord: 0 },
  Mars: { harmony: 0, discord: 0.25 },
  Jupiter: { harmony: 0.5, discord: 0 },
  Saturn: { harmony: 0, discord: 0.5 },
};

export const NATAL_POLICY = {
  degreeEmphasisOrbDeg: 1,
  parallelOrbArcmin: 60,
  parallelGeometry: 'magnitudeDifference',
  mercuryOrbRule: 'planetPresenceLuminaryScore',
  mutualReceptionBonus: 5,
} as const;

interface SummaryGroup {
  readonly family: 'society' | 'trinity' | 'element' | 'quality';
  readonly name: string;
  readonly houses: readonly number[];
  readonly signs: readonly Sign[];
}

const group = (
  family: SummaryGroup['family'],
  name: string,
  houses: readonly number[],
  signs: readonly Sign[] = [],
) => ({
  family,
  name,
  houses,
  signs,
});

export const SUMMARY_GROUPS: readonly SummaryGroup[] = [
  group('society', 'Personal', [12, 1, 2, 3]),
  group('society', 'Companionship', [4, 5, 6, 7]),
  group('society', 'Public', [8, 9, 10, 11]),
  group('trinity', 'Life', [1, 5, 9]),
  group('trinity', 'Wealth', [2, 6, 10]),
  group('trinity', 'Association', [3, 7, 11]),
  group('trinity', 'Psychism', [4, 8, 12]),
  group('element', 'Fire', [], ['Aries', 'Leo', 'Sagittarius']),
  group('element', 'Earth', [], ['Taurus', 'Virgo', 'Capricorn']),
  group('element', 'Air', [], ['Gemini', 'Libra', 'Aquarius']),
  group('element', 'Water', [], ['Cancer', 'Scorpio', 'Pisces']),
  group('quality', 'Movable', [], ['Aries', 'Cancer', 'Libra', 'Capricorn']),
  group('quality', 'Fixed', [], ['Taurus', 'Leo', 'Scorpio', 'Aquarius']),
  group('quality', 'Mutable', [], ['Gemini', 'Virgo', 'Sagittarius', 'Pisces']),
];
