import { normalizeDeg, separationDeg } from '../../kernel/angle.js';
import { CLASSICAL_PLANETS } from '../dignity/planets.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { domicileRuler, EXALTATIONS, signDignities } from '../dignity/rulers.js';
import { besieging } from '../dignity/solar.js';
import { signIndex } from '../zodiac/zodiac.js';
import { dignitiesAt, LILLY_TABLES, pointsOf } from './points.js';
import type { Tally } from './points.js';

/** A figure as Lilly's table of fortitudes reads it. Longitudes in degrees [0, 360), rates in degrees a day, houses 1 to 12. */
export interface LillyFigure {
  readonly longitudes: Readonly<Record<ClassicalPlanet, number>>;
  readonly rates: Readonly<Record<ClassicalPlanet, number>>;
  readonly houses: Readonly<Record<ClassicalPlanet, number>>;
  readonly northNodeDeg: number;
  readonly stars: Readonly<Record<LillyStar, number>>;
  readonly isDay: boolean;
}

export const LILLY_STARS = ['Regulus', 'Spica', 'Algol'] as const;
export type LillyStar = (typeof LILLY_STARS)[number];

/** Points of the houses 1 to 12: Christian Astrology, p. 115. */
const HOUSE_SCORES = [5, 3, 1, 4, 3, -2, 4, -2, 2, 5, 4, -5] as const;
const DIRECT = 4,
  RETROGRADE = -5,
  SWIFT = 2,
  SLOW = -2,
  PHASE = 2,
  FREE_OF_BEAMS = 5,
  CAZIMI = 5,
  COMBUST = -5,
  UNDER_BEAMS = -4,
  BESIEGED = -5,
  PEREGRINE = -5;
/** Limits of cazimi, combustion and beams, degrees, inclusive: p. 113 (17 minutes), p. 115 (8.5 and 17 degrees). */
const CAZIMI_DEG = 17 / 60,
  COMBUST_DEG = 8.5,
  BEAMS_DEG = 17;
/** Mean daily motions, degrees: pp. 57-81. A planet that exceeds its mean motion is swift. */
const MEAN_MOTION: Readonly<Record<ClassicalPlanet, number>> = {
  Sun: 59 / 60 + 8 / 3600,
  Moon: 13 + 10 / 60 + 36 / 3600,
  Mercury: 59 / 60 + 8 / 3600,
  Venus: 59 / 60 + 8 / 3600,
  Mars: 31 / 60 + 27 / 3600,
  Jupiter: 4 / 60 + 59 / 3600,
  Saturn: 2 / 60 + 1 / 3600,
};
/** A partile aspect is closer than a degree (p. 106 and p. 115). */
const PARTILE_DEG = 1;
const PARTILE_SCORES: readonly {
  readonly planets: readonly ClassicalPlanet[];
  readonly scores: readonly (readonly [number, number])[];
}[] = [
  {
    planets: ['Jupiter', 'Venus'],
    scores: [
      [0, 5],
      [120, 4],
      [60, 3],
    ],
  },
  {
    planets: ['Saturn', 'Mars'],
    scores: [
      [0, -5],
      [180, -4],
      [90, -3],
    ],
  },
];
const NODE_SCORE = 4;
/** Points of the three stars and the orbs of their conjunctions, degrees, inclusive: p. 115 (Cor Leonis 6, Spica 5, Caput Algol -5). */
const STARS: Readonly<Record<LillyStar, { readonly score: number; readonly orbDeg: number }>> = {
  Regulus: { score: 6, orbDeg: 6 },
  Spica: { score: 5, orbDeg: 5 },
  Algol: { score: -5, orbDeg: 5 },
};

/** Whether two planets are in mutual reception by domicile or by exaltation. */
function mutualReception(
  planet: ClassicalPlanet,
  longitudes: LillyFigure['longitudes'],
): { readonly domicile: boolean; readonly exaltation: boolean } {
  const sign = signIndex(longitudes[planet]);
  const host = domicileRuler(sign);
  const exalted = CLASSICAL_PLANETS.find((other) => EXALTATIONS[other].signIndex === sign);
  return {
    domicile: host !== planet && domicileRuler(signIndex(longitudes[host])) === planet,
    exaltation:
      exalted !== undefined && exalted !== planet && EXALTATIONS[planet].signIndex === signIndex(longitudes[exalted]),
  };
}

/**
 * Essential points of a planet in its own place: dignities with mutual reception (5 by house, 4 by exaltation), detriment -5, fall -4, and -5
 * for a planet without any dignity; a mutual reception does not end that. Lilly, Christian Astrology (1647), pp. 104 and 115.
 */
export function lillyEssential(planet: ClassicalPlanet, figure: LillyFigure): number {
  const longitude = figure.longitudes[planet],
    sign = signIndex(longitude);
  const dignities = dignitiesAt(planet, longitude, figure.isDay, LILLY_TABLES);
  const own = signDignities(planet),
    reception = mutualReception(planet, figure.longitudes);
  let points = dignities.length === 0 ? PEREGRINE : pointsOf(dignities);
  if (reception.domicile && !own.domicile.includes(sign)) points += 5;
  if (reception.exaltation && !own.exaltation.includes(sign)) points += 4;
  if (own.detriment.includes(sign)) points -= 5;
  if (own.fall.includes(sign)) points -= 4;
  return points;
}

/** Points of the direction and swiftness of a motion. The luminaries are always direct, which gives them nothing. */
function motionPoints(planet: ClassicalPlanet, rate: number): number {
  const swift = Math.abs(rate) - MEAN_MOTION[planet];
  const speed = swift === 0 ? 0 : swift > 0 ? SWIFT : SLOW;
  if (planet === 'Sun' || planet === 'Moon' || rate === 0) return speed;
  return speed + (rate > 0 ? DIRECT : RETROGRADE);
}

/** Points of the phase: superior planets oriental, Venus, Mercury and the Moon occidental of the Sun; a conjunction or opposition gives none. */
function phasePoints(planet: ClassicalPlanet, toSunDeg: number): number {
  if (planet === 'Sun' || toSunDeg === 0 || toSunDeg === 180) return 0;
  const oriental = toSunDeg < 180,
    inferior = planet === 'Moon' || planet === 'Mercury' || planet === 'Venus';
  return oriental === inferior ? -PHASE : PHASE;
}

function solarPoints(planet: ClassicalPlanet, distanceDeg: number): number {
  if (planet === 'Sun') return 0;
  if (distanceDeg <= CAZIMI_DEG) return CAZIMI;
  if (distanceDeg <= COMBUST_DEG) return COMBUST;
  return distanceDeg <= BEAMS_DEG ? UNDER_BEAMS : FREE_OF_BEAMS;
}

function partilePoints(planet: ClassicalPlanet, { longitudes, northNodeDeg }: LillyFigure): number {
  const longitude = longitudes[planet];
  let points = 0;
  for (const { planets, scores } of PARTILE_SCORES)
    for (const other of planets) {
      if (other === planet) continue;
      const apart = separationDeg(longitude, longitudes[other]);
      for (const [angle, score] of scores) if (Math.abs(apart - angle) < PARTILE_DEG) points += score;
    }
  if (separationDeg(longitude, northNodeDeg) < PARTILE_DEG) points += NODE_SCORE;
  if (separationDeg(longitude, northNodeDeg + 180) < PARTILE_DEG) points -= NODE_SCORE;
  return points;
}

/**
 * Accidental points of a planet by Lilly's ready table of fortitudes and debilities: Christian Astrology (1647), p. 115. Houses are strict;
 * besieging has the limit of `besieging` (12 degrees on each side, a house rule).
 */
export function lillyAccidental(planet: ClassicalPlanet, figure: LillyFigure): number {
  const { longitudes } = figure,
    longitude = longitudes[planet];
  const stars = LILLY_STARS.reduce(
    (sum, star) => sum + (separationDeg(longitude, figure.stars[star]) <= STARS[star].orbDeg ? STARS[star].score : 0),
    0,
  );
  return (
    HOUSE_SCORES[figure.houses[planet] - 1] +
    motionPoints(planet, figure.rates[planet]) +
    phasePoints(planet, normalizeDeg(longitudes.Sun - longitude)) +
    solarPoints(planet, separationDeg(longitude, longitudes.Sun)) +
    partilePoints(planet, figure) +
    stars +
    (besieging(planet, longitude, longitudes).besieged === true ? BESIEGED : 0)
  );
}

/**
 * The tallies of the seven planets over the complete figure: Lilly's own rule for the lord of the geniture, Christian Astrology (1647), I.6 p. 49
 * and III.105 pp. 531-532, by the table of p. 115. Posture and elevation (p. 532) are not counted.
 */
export const lillyFigureTallies = (figure: LillyFigure): readonly Tally[] =>
  CLASSICAL_PLANETS.map((planet) => {
    const essential = lillyEssential(planet, figure),
      accidental = lillyAccidental(planet, figure);
    return { planet, essential, house: 0, ruler: 0, accidental, total: essential + accidental };
  });
