import { signedDeg } from '../../kernel/angle.js';
import { InvalidInput } from '../../kernel/errors.js';
import { houseFigure } from './figure.js';
import type { HouseFigure } from './figure.js';
import { HOUSE_POINTERS, resolveHouses } from './resolve.js';
import type { Houses } from './resolve.js';

/** A figure that moves: its state at an instant, and the rates of its inputs in degrees a day. */
export interface MovingFigure {
  readonly armcDeg: number;
  readonly obliquityDeg: number;
  readonly latitudeDeg: number;
  readonly sunLongitudeDeg: number | undefined;
  readonly sunLatitudeDeg: number | undefined;
  readonly armcRate: number;
  readonly obliquityRate: number;
  readonly sunLongitudeRate: number;
}

/** Rates in degrees a day of the cusps 1 to 12 and of the angles by the difference over two half steps. */
export interface DifferenceRates {
  readonly halfStepDays: number;
  readonly cusps: readonly number[];
  readonly ascendant: number;
  readonly midheaven: number;
  readonly vertex: number | null;
}

/** Halvings of a step across which the definition of the houses changes. */
const MOST_HALVINGS = 40;
/** Half steps of the extrapolation to the limit, degrees of sidereal time. */
const LIMIT_STEP_DEG = 0.1;

/** The figure `days` after the instant of the moving figure. */
function figureAfter(moving: MovingFigure, days: number): HouseFigure {
  const { sunLongitudeDeg, sunLatitudeDeg } = moving;
  return houseFigure({
    armcDeg: moving.armcDeg + moving.armcRate * days,
    obliquityDeg: moving.obliquityDeg + moving.obliquityRate * days,
    latitudeDeg: moving.latitudeDeg,
    ...(sunLongitudeDeg === undefined ? {} : { sunLongitudeDeg: sunLongitudeDeg + moving.sunLongitudeRate * days }),
    ...(sunLatitudeDeg === undefined ? {} : { sunLatitudeDeg }),
  });
}

/** The houses some time later when the same system makes them, otherwise null. */
function sameHouses(moving: MovingFigure, days: number, houses: Houses, name: string | null): Houses | null {
  try {
    const there = resolveHouses(figureAfter(moving, days), name, houses.policy);
    return there.effective === houses.effective && there.conditions.length === houses.conditions.length ? there : null;
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
}

const rate = (before: number, after: number, halfStepDays: number): number =>
  signedDeg(after - before) / (2 * halfStepDays);

/** Rates over one half step on either side; null when the definition of the houses changes within it. */
function differenceAt(moving: MovingFigure, houses: Houses, name: string | null, days: number): DifferenceRates | null {
  const before = sameHouses(moving, -days, houses, name),
    after = before === null ? null : sameHouses(moving, days, houses, name);
  if (before === null || after === null) return null;
  return {
    halfStepDays: days,
    cusps: Array.from(before.cusps, (cusp, i) => rate(cusp, after.cusps[i], days)),
    ascendant: rate(before.figure.ascDeg, after.figure.ascDeg, days),
    midheaven: rate(before.figure.mcDeg, after.figure.mcDeg, days),
    vertex:
      before.figure.vertexDeg === null || after.figure.vertexDeg === null
        ? null
        : rate(before.figure.vertexDeg, after.figure.vertexDeg, days),
  };
}

/**
 * Rates of cusps and angles by central differences over the half step (days). The sidereal time, the obliquity and the Sun move with their
 * rates at the instant, so that no difference of two Julian days is involved. A step across the edge of the range of a definition is halved
 * until one definition holds within it; `halfStepDays` is the step in use. Errors: InvalidInput on an edge itself.
 */
export function differenceRates(
  moving: MovingFigure,
  houses: Houses,
  name: string | null,
  halfStepDays: number,
): DifferenceRates {
  let days = halfStepDays;
  for (let round = 0; round < MOST_HALVINGS; round++, days /= 2) {
    const found = differenceAt(moving, houses, name, days);
    if (found !== null) return found;
  }
  throw new InvalidInput({
    field: HOUSE_POINTERS.latitude,
    message: 'is on the edge of the range of the house system at this sidereal time: the cusps have no speed',
    given: moving.latitudeDeg,
    allowed: 'another latitude, instant or house system',
  });
}

/**
 * Limit of the rates of the cusps for a vanishing step, degrees a day: the central differences over h and h/2 extrapolated (Richardson). The
 * relative error is below 1e-8. Null near the edge of a definition.
 */
export function limitRates(moving: MovingFigure, houses: Houses, name: string | null): number[] | null {
  const step = LIMIT_STEP_DEG / moving.armcRate;
  const wide = differenceAt(moving, houses, name, step),
    narrow = wide === null ? null : differenceAt(moving, houses, name, step / 2);
  return wide === null || narrow === null ? null : narrow.cusps.map((value, i) => (4 * value - wide.cusps[i]) / 3);
}
