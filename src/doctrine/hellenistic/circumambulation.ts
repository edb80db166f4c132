import { normalizeDeg } from '../../kernel/angle.js';
import type { BoundsDoctrine } from '../bounds/bounds.js';
import { PLANET_DOCTRINE } from '../dignity/planets.js';
import type { BoundSpan } from './bound-walk.js';
import { boundsAround } from './bound-walk.js';

/** The degrees of the equator that correspond to degrees of the zodiac, or null for a degree without them. */
export type TimesOf = (longitudeDeg: number) => number | null;

/** A body or ray that the significator meets. */
export interface MetRay {
  readonly planet: string;
  readonly aspect: 'body' | 'sextile' | 'square' | 'trine' | 'opposition';
  readonly longitudeDeg: number;
  /** Years from the beginning. */
  readonly years: number;
}

/** A period of a distributor: a span of one bound with its years and the rays within it. */
export interface DistributionPeriod {
  readonly span: BoundSpan;
  /** Years from the beginning. */
  readonly startYears: number;
  readonly endYears: number;
  /** The last ray that the significator met before the period; null without one. */
  readonly participating: MetRay | null;
  readonly met: readonly MetRay[];
}

const RAYS = [
  [0, 'body'],
  [60, 'sextile'],
  [90, 'square'],
  [120, 'trine'],
  [180, 'opposition'],
  [240, 'trine'],
  [270, 'square'],
  [300, 'sextile'],
] as const;

/**
 * Years of each span by the recorded key, which has no source: the least years of the lord of the bound, in proportion to the part of the bound
 * that is crossed.
 */
export const leastYearsOfSpan = ({ bound, spanDeg, widthDeg }: BoundSpan): number =>
  (PLANET_DOCTRINE[bound.ruler].leastYears * spanDeg) / widthDeg;

/** Input of a circumambulation. Longitudes in degrees. */
export interface CircumambulationInput {
  readonly significatorDeg: number;
  readonly doctrine: BoundsDoctrine;
  readonly direction: 'direct' | 'converse';
  readonly timesOf: TimesOf;
  readonly planets: readonly { readonly name: string; readonly longitudeDeg: number }[];
}

/** Forward equator between two degrees in the direction of the motion, degrees [0, 360); null where one has no time. */
function arcOf(from: number, to: number, { direction, timesOf }: CircumambulationInput): number | null {
  const a = timesOf(from),
    b = timesOf(to);
  if (a === null || b === null) return null;
  return normalizeDeg(direction === 'direct' ? b - a : a - b);
}

/** The rays in the order in which the significator meets them, with their years; those at the significator itself come first, at 0. */
function raysMet(input: CircumambulationInput): readonly MetRay[] | null {
  const met: MetRay[] = [];
  for (const { name, longitudeDeg: degree } of input.planets)
    for (const [angle, aspect] of RAYS) {
      const longitudeDeg = normalizeDeg(degree + angle),
        years = arcOf(input.significatorDeg, longitudeDeg, input);
      if (years === null) return null;
      met.push({ planet: name, aspect, longitudeDeg, years });
    }
  return met.sort((a, b) => a.years - b.years);
}

/**
 * Circumambulation through the bounds: a degree of the equator a year. The lord of the bound distributes; the planet whose body or ray the
 * significator met last participates, at the beginning the one nearest behind it.
 * Source: Dorotheus III.2 (distribution through the bounds); Ptolemy, Tetrabiblos III.10 and IV.10 (ascensional times); Valens, Anthologies
 * III.3 and VIII.
 * @returns the periods of one circle; null where a degree of the zodiac never rises
 */
export function distribution(input: CircumambulationInput): readonly DistributionPeriod[] | null {
  const spans = boundsAround(input.significatorDeg, input.doctrine, input.direction),
    rays = raysMet(input);
  if (rays === null) return null;
  const periods: DistributionPeriod[] = [];
  let startYears = 0,
    participating: MetRay | null = rays.at(-1) ?? null,
    next = 0;
  for (const span of spans) {
    const last = span === spans[spans.length - 1],
      crossed = arcOf(span.startDeg, span.endDeg, input);
    if (crossed === null) return null;
    const endYears = last ? 360 : startYears + crossed;
    const met: MetRay[] = [];
    while (next < rays.length && rays[next].years < endYears) met.push(rays[next++]);
    periods.push({ span, startYears, endYears, participating, met });
    participating = met.at(-1) ?? participating;
    startYears = endYears;
  }
  return periods;
}

/**
 * Oblique ascensions from the rising times of the twelve signs (degrees of the equator), in proportion within each sign, as Valens uses them
 * (Anthologies VIII).
 * @param risingTimes of Aries to Pisces; their sum is 360
 */
export function timesOfSigns(risingTimes: readonly number[]): TimesOf {
  const starts = risingTimes.map((_, sign) => risingTimes.slice(0, sign).reduce((sum, time) => sum + time, 0));
  return (longitudeDeg) => {
    const longitude = normalizeDeg(longitudeDeg),
      sign = Math.min(11, Math.floor(longitude / 30));
    return starts[sign] + (risingTimes[sign] * (longitude - 30 * sign)) / 30;
  };
}
