import type { VargaShares } from './panchavargi.js';
import type { DirectionalReading, MeanMotions } from './strength.js';
import type { TajikaPlanet } from './tables.js';

/** A sidereal chart as the rules of annual horoscopy use it. Longitudes in degrees, by planet. */
export interface TajikaFigure {
  readonly longitudes: Readonly<Record<TajikaPlanet, number>>;
  /** Degrees a day. */
  readonly rates: Readonly<Record<TajikaPlanet, number>>;
  readonly ascDeg: number;
  /** Longitudes of the twelve cusps. */
  readonly cusps: readonly number[];
  /** House 1 ... 12 of a longitude. */
  readonly houseOf: (longitudeDeg: number) => number;
  /** The Sun's centre is above the horizon. */
  readonly isDay: boolean;
  /** Elapsed part of the night, from sunset (0) to sunrise (1); null by day. */
  readonly nightPart: number | null;
  readonly readings: StrengthReadings;
}

/** Readings of the strengths on which authors differ. */
export interface StrengthReadings {
  /** Shares of the panchavargiya bala that a relation leaves. */
  readonly vargaShares: VargaShares;
  readonly directional: DirectionalReading;
  readonly meanMotions: MeanMotions;
}

/** The default readings. */
export const DEFAULT_READINGS: StrengthReadings = {
  vargaShares: 'sixSteps',
  directional: 'bothSides',
  meanMotions: 'geocentric',
};
