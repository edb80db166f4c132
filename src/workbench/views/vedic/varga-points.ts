import type { Shape } from '../../api/operations.js';
import { signs } from '../../text/en/names.js';

/** The position of a body in a varga. */
export type VargaPoint = Pick<Shape<'VargaPointResponse'>, 'varga_longitude' | 'longitude' | 'sign' | 'sign_degree'>;
/** The sign of the first house: that of the Lagna, else of the Moon. */
export const firstSign = (points: Readonly<Record<string, VargaPoint>>): number =>
  signIndex((points['Lagna'] ?? points['Moon']).sign);
export const signIndex = (sign: string): number => signs.findIndex(({ word }) => word === sign);
/** The house of a position, counted from the first. */
export const houseOf = (points: Readonly<Record<string, VargaPoint>>, { sign }: VargaPoint): number =>
  ((signIndex(sign) - firstSign(points) + 12) % 12) + 1;
