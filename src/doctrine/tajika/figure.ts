import type { VargaShares } from './panchavargi.js';
import type { DirectionalReading, MeanMotions } from './strength.js';
import type { TajikaPlanet } from './tables.js';

/** A sidereal chart as the rules of annual horoscopy need it. Degrees; the seven planets by name. */
export interface TajikaFigure {
  readonly longitudes: Readonly<Record<TajikaPlanet, number>>;
  /** Degrees a day. */
  readonly rates: Readonly<Record<TajikaPlanet, number>>;
  readonly ascDeg: number;
  /** Longitudes of the twelve cusps. */
  readonly cusps: readonly number[];
  /** House 1 ... 12 that holds a longitude. */
  readonly houseOf: (longitudeDeg: number) => number;
  /** The Sun's centre is above the horizon. */
  readonly isDay: boolean;
  /** Elapsed part of the night, from sunset (0) to sunrise (1); null by day. */
  readonly nightPart: number | null;
  readonly readings: StrengthReadings;
}

/** What authors read differently in the strengths. */
export interface StrengthReadings {
  /** How the figure of twenty counts a relation. */
  readonly vargaShares: VargaShares;
  readonly directional: DirectionalReading;
  readonly meanMotions: MeanMotions;
}

/** The default readings. */
export const DEFAULT_READINGS: StrengthReadings = {
  vargaShares: 'six_steps',
  directional: 'both_sides',
  meanMotions: 'geocentric',
};
