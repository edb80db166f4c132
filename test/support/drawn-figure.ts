import fc from 'fast-check';
import type { ClassicalPlanet } from '../../src/doctrine/dignity/planets.js';
import { CLASSICAL_PLANETS } from '../../src/doctrine/dignity/planets.js';
import type { HandFigure } from './election-figure.js';

/** Elementary facts of a drawn figure, written independently of the doctrine that they test. */
export type Scalar = number | string | boolean | null;

export const SIGN_NAMES =
  'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' ');
/** Domicile rulers from Aries on (Ptolemy, Tetrabiblos I.17). */
const RULERS = 'Mars Venus Mercury Moon Sun Mercury Venus Mars Jupiter Saturn Saturn Jupiter'.split(
  ' ',
) as ClassicalPlanet[];
const RELATIONS: Readonly<Record<number, string>> = {
  0: 'conjunction',
  2: 'sextile',
  3: 'square',
  4: 'trine',
  6: 'opposition',
  8: 'trine',
  9: 'square',
  10: 'sextile',
};

export const signOf = (degrees: number): number => Math.floor(degrees / 30);
export const signName = (degrees: number): string => SIGN_NAMES[signOf(degrees)];
export const ruler = (degrees: number): ClassicalPlanet => RULERS[signOf(degrees)];
/** Signs from one longitude to another, 0 ... 11. */
export const signsFrom = (from: number, to: number): number => (signOf(to) - signOf(from) + 12) % 12;
/** Aspect by sign (Tetrabiblos I.13), or aversion. */
export const aspect = (a: number, b: number): string => RELATIONS[signsFrom(a, b)] ?? 'aversion';
export const sees = (a: number, b: number): boolean => aspect(a, b) !== 'aversion';
/** Shorter arc between two longitudes, degrees. */
export const apart = (a: number, b: number): number => Math.min((a - b + 360) % 360, (b - a + 360) % 360);
/** A list as the tests compare it. */
export const list = (names: readonly string[]): string => (names.length > 0 ? names.join(',') : 'none');

/** A drawn figure with the facts that the second statements use. */
export class DrawnFigure {
  readonly hand: HandFigure;
  constructor(hand: HandFigure) {
    this.hand = hand;
  }
  at(planet: ClassicalPlanet): number {
    return this.hand.at[planet]!;
  }
  rate(planet: ClassicalPlanet): number {
    return this.hand.rates![planet]!;
  }
  get asc(): number {
    return this.hand.ascDeg!;
  }
  get node(): number {
    return this.hand.nodeDeg!;
  }
  /** Quadrant house of the hand-made figure, 30 degrees each from the ascendant; null without quadrants. */
  house(planet: ClassicalPlanet): number | null {
    if (this.hand.isQuadrant === false) return null;
    return Math.floor(((this.at(planet) - this.asc + 360) % 360) / 30) + 1;
  }
  strength(planet: ClassicalPlanet): string {
    const house = this.house(planet);
    if (house === null) return 'notEvaluable';
    if ([1, 4, 7, 10].includes(house)) return 'angular';
    return [2, 5, 8, 11].includes(house) ? 'succedent' : 'cadent';
  }
  /** Place by sign from the ascendant, 1 ... 12. */
  place(planet: ClassicalPlanet): number {
    return signsFrom(this.asc, this.at(planet)) + 1;
  }
  sign(planet: ClassicalPlanet): string {
    return signName(this.at(planet));
  }
  between(a: ClassicalPlanet, b: ClassicalPlanet): string {
    return aspect(this.at(a), this.at(b));
  }
  meets(a: ClassicalPlanet, b: ClassicalPlanet): boolean {
    return this.between(a, b) !== 'aversion';
  }
  toAscendant(planet: ClassicalPlanet): boolean {
    return sees(this.at(planet), this.asc);
  }
  apart(a: ClassicalPlanet, b: ClassicalPlanet): number {
    return apart(this.at(a), this.at(b));
  }
  elongation(): number {
    return (this.at('Moon') - this.at('Sun') + 360) % 360;
  }
  waxes(): boolean {
    return this.elongation() > 0 && this.elongation() < 180;
  }
  /** Rate of the separation of two planets, degrees a day. */
  opening(a: ClassicalPlanet, b: ClassicalPlanet): number {
    const ahead = (this.at(a) - this.at(b) + 360) % 360,
      rate = this.rate(a) - this.rate(b);
    return ahead === 0 ? 0 : ahead < 180 ? rate : -rate;
  }
  motion(a: ClassicalPlanet, b: ClassicalPlanet): string {
    if (this.at(a) === this.at(b)) return 'exact';
    const opening = this.opening(a, b);
    return opening < 0 ? 'applying' : opening > 0 ? 'separating' : 'stationaryRelative';
  }
}

/** Half degrees, multiples of 15 degrees and sign limits, so that limits of rules are drawn. */
const degree = fc.oneof(
  fc.integer({ min: 0, max: 719 }).map((half) => half / 2),
  fc.integer({ min: 0, max: 23 }).map((n) => 15 * n),
);
const rate = fc.constantFrom(-0.5, 0, 0.05, 0.5, 1, 1.3);

/** Drawn figures: planets anywhere, or most of them within a few signs of the Moon. */
export const drawnFigure: fc.Arbitrary<DrawnFigure> = fc
  .record({
    degrees: fc.array(degree, { minLength: 7, maxLength: 7 }),
    rates: fc.array(rate, { minLength: 7, maxLength: 7 }),
    moonRate: fc.constantFrom(11.9, 12, 13, 13.1766, 13.1767, 14),
    ascDeg: degree,
    nodeDeg: degree,
    moonLatitudeRate: fc.constantFrom(-0.1, 0, 0.1),
    isQuadrant: fc.constantFrom(true, true, true, false),
    spread: fc.constantFrom(360, 360, 60, 30),
  })
  .map(({ degrees, rates, moonRate, ascDeg, nodeDeg, moonLatitudeRate, isQuadrant, spread }) => {
    const moon = degrees[1];
    const at = Object.fromEntries(
      CLASSICAL_PLANETS.map((planet, i) => [
        planet,
        planet === 'Moon' ? moon : (moon + (degrees[i] % spread) - (spread === 360 ? 0 : spread / 2) + 720) % 360,
      ]),
    );
    const speeds = Object.fromEntries(
      CLASSICAL_PLANETS.map((planet, i) => [planet, planet === 'Moon' ? moonRate : rates[i]]),
    );
    return new DrawnFigure({ at, rates: speeds, ascDeg, nodeDeg, moonLatitudeRate, isQuadrant });
  });
