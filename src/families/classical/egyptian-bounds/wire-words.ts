import type { BoundsDoctrine } from '../../../doctrine/bounds/bounds.js';
import type { WireBoundsDoctrine } from './schema.js';

/** Tables of bounds by their wire word; `authF` is Ptolemy. */
export const BOUNDS_DOCTRINES_BY_WORD: Readonly<Record<WireBoundsDoctrine, BoundsDoctrine>> = {
  egyptian: 'egyptian',
  authF: 'ptolemaic',
  chaldean_day: 'chaldeanDay',
  chaldean_night: 'chaldeanNight',
};
