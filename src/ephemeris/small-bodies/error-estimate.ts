import { ARCSEC_PER_RAD, DAYS_PER_JULIAN_CENTURY, RAD_PER_ARCSEC, RAD_PER_DEG } from '../../kernel/constants.js';
import type { SmallBody, SmallBodyCatalogue } from './catalogue.js';
import { GAUSSIAN_GM_AU3_PER_DAY2 } from './elements.js';
import type { Elements } from './elements.js';
import { lookupTable } from '../../kernel/lookup.js';

/** Places with a possible error above this are refused, degrees. */
export const WORST_ERROR_DEG = 5;
const WORST_ERROR_TAN = Math.tan(WORST_ERROR_DEG * RAD_PER_DEG);

/**
 * Error of an orbit as seen from the Sun: arcseconds at the epoch, per century, per century squared. House values: the comparison with JPL
 * Horizons (README of /v1/asteroids), rounded up. The quadratic part comes from bodies that are not modelled and from the error of the
 * period.
 */
type Curve = readonly [atEpoch: number, perCentury: number, perCentury2: number];
const MAIN_BELT: Curve = [0.1, 0.25, 0.6];
const NEAR_EARTH: Curve = [0.1, 0.5, 4];
const DISTANT: Curve = [2, 20, 30];
/** Centaurs cross the orbits of the giant planets. */
const CENTAUR: Curve = [5, 40, 100];
const COMET: Curve = [5, 20, 100];
const GROUPS = lookupTable<Curve>({
  IMB: MAIN_BELT,
  MBA: MAIN_BELT,
  OMB: MAIN_BELT,
  MCA: MAIN_BELT,
  TJN: MAIN_BELT,
  CEN: CENTAUR,
  TNO: DISTANT,
});
/** Factor for bodies without a number, which were observed for a few years only. */
const UNNUMBERED_FACTOR = 10;

/**
 * Error of a comet's predicted perihelion passage after one revolution, as a part of its period, when it has no other solutions. House
 * values.
 */
const NUMBERED_PART = 5e-5,
  UNNUMBERED_PART = 3e-3;
/** Factor on the links of a comet's solutions: a link is exceeded by some solutions. */
const LINK_SAFETY = 2;
const LEAST_SPREAD_DAYS = 0.01;
/** Links over less than half a revolution do not show the error of a return, and fewer than three links are weak evidence. */
const LEAST_REVOLUTIONS = 0.5,
  ENOUGH_LINKS = 3;
/** Error in days of the date of a perihelion passage, by the year of the solution: the accuracy of the observations of the time. */
const DATED: readonly (readonly [beforeYear: number, days: number])[] = [
  [-250, 0.3],
  [1500, 0.08],
  [1700, 0.05],
  [1850, 0.01],
  [Infinity, 0.003],
];
const PERIHELION_GROWTH = 1.5;

/** Period of revolution, days; Infinity for open orbits. */
export const periodDays = (elements: Elements): number =>
  elements.eccentricity >= 1
    ? Infinity
    : (2 * Math.PI * (elements.perihelionAu / (1 - elements.eccentricity)) ** 1.5) /
      Math.sqrt(GAUSSIAN_GM_AU3_PER_DAY2);

/** Part of the catalogue that the estimate uses. */
export type OrbitTable = Pick<SmallBodyCatalogue, 'elements' | 'links' | 'nonGravitational' | 'source'>;

/** Error estimate of one orbit solution of one body, computed from the catalogue alone. */
export class OrbitUncertainty {
  private readonly curve: Curve;
  private readonly epoch: number;
  private readonly isComet: boolean;
  private readonly datedDays: number;
  private readonly spreadDays: number;
  private readonly period: number;
  private readonly perihelionSpeedAu: number;
  /** Epochs of the neighbouring solutions and the difference from them in days of motion; NaN without a neighbour. */
  private readonly before: { readonly epoch: number; readonly days: number };
  private readonly after: { readonly epoch: number; readonly days: number };

  constructor(catalogue: OrbitTable, body: SmallBody, orbit: number) {
    const elements = catalogue.elements(orbit),
      links = catalogue.links(orbit);
    const last = body.orbit + body.orbitCount - 1;
    this.epoch = elements.epochTdbJ2k;
    this.isComet = body.kind === 'comet';
    const group = this.isComet ? COMET : (GROUPS[body.orbitClass] ?? NEAR_EARTH);
    const factor = this.isComet || body.number > 0 ? 1 : UNNUMBERED_FACTOR;
    this.curve = [group[0] * factor, group[1] * factor, group[2] * factor];
    this.period = periodDays(elements);
    this.perihelionSpeedAu = Math.sqrt(
      (GAUSSIAN_GM_AU3_PER_DAY2 * (1 + elements.eccentricity)) / elements.perihelionAu,
    );
    const year = 2000 + this.epoch / 365.25;
    this.datedDays = DATED.find(([before]) => year < before)![1];
    this.spreadDays = this.isComet ? spreadDays(catalogue, body, orbit, this.period) : 0;
    const neighbour = (row: number, days: number) =>
      row < body.orbit || row > last ? { epoch: NaN, days: NaN } : { epoch: catalogue.elements(row).epochTdbJ2k, days };
    this.before = neighbour(orbit - 1, links.beforeDays);
    this.after = neighbour(orbit + 1, links.afterDays);
  }

  /**
   * Days of motion by which a comet may be early or late at an instant (days since J2000.0 TDB): the error of the date plus a growth with
   * the power 1.5 of the revolutions. Towards a neighbouring solution the growth is at least its share of the difference from that solution
   * and at most twice that. 0 for asteroids.
   */
  daysOff(tdbJ2k: number): number {
    if (!this.isComet) return 0;
    const { epoch, days } = tdbJ2k < this.epoch ? this.before : this.after;
    const revolutions = Math.abs(tdbJ2k - this.epoch) / this.period;
    const alone = this.spreadDays * revolutions ** PERIHELION_GROWTH;
    if (Number.isNaN(epoch)) return this.datedDays + LINK_SAFETY * alone;
    const share = days * Math.min(1, (tdbJ2k - this.epoch) / (epoch - this.epoch));
    return this.datedDays + LINK_SAFETY * Math.max(share, Math.min(alone, 2 * share));
  }

  /** Error of the orbit at an instant, arcsec seen from the Sun. `amplification` is the factor of close approaches to planets. */
  orbitArcsec(tdbJ2k: number, amplification: number): number {
    const centuries = Math.abs(tdbJ2k - this.epoch) / DAYS_PER_JULIAN_CENTURY;
    const [atEpoch, linear, square] = this.curve;
    return atEpoch + centuries * (linear + centuries * square) * amplification;
  }

  /** Error of the place at an instant, arcsec seen from the Earth. */
  placeArcsec(tdbJ2k: number, view: View): number {
    const along =
      this.orbitArcsec(tdbJ2k, view.amplification) * RAD_PER_ARCSEC * view.sunKm +
      this.daysOff(tdbJ2k) * view.speedKmPerDay;
    return Math.min(648_000, Math.atan2(along, view.earthKm) * ARCSEC_PER_RAD);
  }

  /**
   * True when the solution may be used at an instant. A comet's solution may be used while its perihelion passage, seen from 1 au, is known
   * to 5 degrees.
   */
  covers(tdbJ2k: number): boolean {
    return !this.isComet || this.daysOff(tdbJ2k) * this.perihelionSpeedAu <= WORST_ERROR_TAN;
  }

  /** Last covered instant on the way from the epoch to a given one, by bisection (coverage is monotonic). */
  lastCovered(towards: number): number {
    if (this.covers(towards)) return towards;
    if (!this.covers(this.epoch)) return this.epoch;
    let inside = this.epoch,
      outside = towards;
    while (Math.abs(outside - inside) > 1) {
      const middle = (inside + outside) / 2;
      if (this.covers(middle)) inside = middle;
      else outside = middle;
    }
    return inside;
  }
}

/** Geometry of a body at an instant: distances from Sun and Earth (km), heliocentric speed (km/day), and the factor of close approaches. */
export interface View {
  readonly sunKm: number;
  readonly earthKm: number;
  readonly speedKmPerDay: number;
  readonly amplification: number;
}

/** True when an error along the orbit may exceed the bound on the sky. A quick test for the closest possible distance. */
export const mayExceedBound = (view: View, daysOff: number, orbitArcsec: number): boolean =>
  daysOff * view.speedKmPerDay + orbitArcsec * RAD_PER_ARCSEC * view.sunKm > WORST_ERROR_TAN * view.earthKm;

/**
 * Difference in days after one revolution that most solutions of a comet of this kind have from their neighbours. Without neighbours it is
 * a part of the period.
 */
function spreadDays(table: OrbitTable, body: SmallBody, orbit: number, period: number): number {
  const unknown = Math.min(1e4, (body.number > 0 ? NUMBERED_PART : UNNUMBERED_PART) * period);
  const kind = kindOf(table, orbit);
  const alike: number[] = [],
    all: number[] = [];
  const add = (row: number, neighbour: number, days: number): void => {
    if (Number.isNaN(days)) return;
    const gap = Math.abs(table.elements(neighbour).epochTdbJ2k - table.elements(row).epochTdbJ2k);
    const miss = days / Math.max(LEAST_REVOLUTIONS, gap / period) ** PERIHELION_GROWTH;
    all.push(miss);
    if (gap / period >= LEAST_REVOLUTIONS && kindOf(table, row) === kind) alike.push(miss);
  };
  for (let row = body.orbit; row < body.orbit + body.orbitCount; row++) {
    const { beforeDays, afterDays } = table.links(row);
    add(row, row - 1, beforeDays);
    add(row, row + 1, afterDays);
  }
  const values = alike.length > 0 ? alike : all;
  if (values.length === 0) return unknown;
  // One or two links may agree by chance.
  return Math.max(LEAST_SPREAD_DAYS, most(values), values.length < ENOUGH_LINKS ? unknown / 3 : 0);
}

/**
 * Kind of a solution; solutions of one kind have similar errors: with jets, recent ones of JPL without jets, published apparitions without
 * jets.
 */
const kindOf = (table: OrbitTable, orbit: number): 'jets' | 'jpl' | 'apparition' =>
  table.nonGravitational(orbit) !== null ? 'jets' : table.source(orbit).includes('JPL') ? 'jpl' : 'apparition';

/** The value that four fifths of the values do not exceed. */
const most = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(0.8 * values.length))];
