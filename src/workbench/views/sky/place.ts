import { placeAngle } from '../../parts/format.js';
import { momentOf } from '../../state/moment.js';
import type { Moment } from '../../state/moment.js';
import { setParams } from '../../state/url.js';

/** Name of a place, or its coordinates. */
export const placeName = ({ place, latitude, longitude }: Moment): string =>
  place || `${placeAngle(latitude, 'NS')} ${placeAngle(longitude, 'EW')}`;

/** The place in the address: that of the moment, shared with the other views. */
export const placeOf = (): Moment => momentOf();

const rounded = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;

/** A place that was clicked: its zone is not known, so the clock there is local mean time. */
export const setPoint = ([longitude, latitude]: readonly [number, number]): void =>
  setParams({ p: null, lat: rounded(latitude), lon: rounded(longitude), tz: 'LMT' });
