import type { VargaShares } from './panchavargi.js';
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
  /** The Sun's centre stands above the horizon. */
  readonly isDay: boolean;
  /** Part of the night that is over, 0 ... 1; null by day. */
  readonly nightPart: number | null;
  /** The Sun's tropical longitude (for its course). */
  readonly sunTropicalDeg: number;
  /** How the figure of twenty counts a relation. */
  readonly vargaShares: VargaShares;
}
