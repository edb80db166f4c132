import { signIndex } from '../zodiac/zodiac.js';

/** A point that transmits or receives, with its longitude in degrees. */
export interface TransmittingPoint {
  readonly name: string;
  readonly longitudeDeg: number;
}

/** A transmission of the year from one point to another. */
export interface YearTransmission {
  readonly from: TransmittingPoint;
  readonly to: TransmittingPoint;
}

/**
 * Signs from the giver to the receiver in a year of life, both counted: the year less its full twelves, 12 in a twelfth year.
 * Source: Valens, Anthologies IV.11.
 * @param yearOfLife 1 from birth to the first birthday
 */
export const transmissionCount = (yearOfLife: number): number => ((yearOfLife - 1) % 12) + 1;

/**
 * The transmissions (paradoseis) of a year of life: each point transmits to every other point that is as many signs ahead, both signs counted, as
 * the count of the year; in a year of count 1 to the points of its own sign.
 * Source: Valens, Anthologies IV.11-24.
 */
export function yearTransmissions(
  points: readonly TransmittingPoint[],
  yearOfLife: number,
): readonly YearTransmission[] {
  const ahead = transmissionCount(yearOfLife) - 1;
  return points.flatMap((from) =>
    points
      .filter((to) => to !== from && (signIndex(to.longitudeDeg) - signIndex(from.longitudeDeg) + 12) % 12 === ahead)
      .map((to) => ({ from, to })),
  );
}
