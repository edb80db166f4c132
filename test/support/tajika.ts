import { DEFAULT_READINGS } from '../../src/doctrine/tajika/figure.js';
import type { TajikaFigure } from '../../src/doctrine/tajika/figure.js';
import { MEAN_MOTION_DEG, TAJIKA_PLANETS } from '../../src/doctrine/tajika/tables.js';
import type { TajikaPlanet } from '../../src/doctrine/tajika/tables.js';

/** An annual figure by hand. */
export interface HandFigure {
  readonly at: Partial<Record<TajikaPlanet, number>>;
  /** Degrees a day; a planet that is not named moves at its mean rate. */
  readonly rates?: Partial<Record<TajikaPlanet, number>>;
  readonly ascDeg?: number;
  readonly isDay?: boolean;
  readonly nightPart?: number;
  readonly readings?: Partial<TajikaFigure['readings']>;
}

/** Position of the planets that a test does not place. */
const ELSEWHERE = 200;

/** The figure with equal houses from the ascendant (default 0 Aries), by day unless `isDay` is false. */
export function handFigure({ at, rates, ascDeg = 0, isDay = true, nightPart, readings }: HandFigure): TajikaFigure {
  const each = <T>(value: (planet: TajikaPlanet) => T) =>
    Object.fromEntries(TAJIKA_PLANETS.map((planet) => [planet, value(planet)])) as Record<TajikaPlanet, T>;
  return {
    longitudes: each((planet) => at[planet] ?? ELSEWHERE),
    rates: each((planet) => rates?.[planet] ?? MEAN_MOTION_DEG[planet]),
    ascDeg,
    cusps: Array.from({ length: 12 }, (_, i) => (ascDeg + 30 * i) % 360),
    houseOf: (longitude) => Math.floor(((longitude - ascDeg + 360) % 360) / 30) + 1,
    isDay,
    nightPart: nightPart ?? null,
    readings: { ...DEFAULT_READINGS, ...readings },
  };
}
