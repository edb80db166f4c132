import { signs } from '../../text/en/names.js';

/** A body's place in a varga, as the routes answer it. */
export interface VargaPoint {
  readonly varga_longitude: number;
  readonly longitude: number;
  readonly sign: string;
  readonly sign_degree: number;
}
/** The first house: the sign of the Lagna, else of the Moon. */
export const firstSign = (points: Readonly<Record<string, VargaPoint>>): number =>
  signIndex((points['Lagna'] ?? points['Moon']).sign);
export const signIndex = (sign: string): number => signs.findIndex(({ word }) => word === sign);
/** The house of a place, counted from the first. */
export const houseOf = (points: Readonly<Record<string, VargaPoint>>, { sign }: VargaPoint): number =>
  ((signIndex(sign) - firstSign(points) + 12) % 12) + 1;
