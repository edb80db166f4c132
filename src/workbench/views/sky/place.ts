import { clockFormat } from '../../parts/clock-format.js';
import { placeAngle } from '../../parts/format.js';
import { momentOf } from '../../state/moment.js';
import type { Moment } from '../../state/moment.js';
import { setParams } from '../../state/url.js';
import { text } from '../../text/text.js';

/** Name of a place, or its coordinates. */
export const placeName = ({ place, latitude, longitude }: Moment): string =>
  place || `${placeAngle(latitude, 'NS')} ${placeAngle(longitude, 'EW')}`;

/** The place in the address: that of the moment, shared with the other views. Where its zone is unknown, local mean time serves. */
export function placeOf(): Moment {
  const moment = momentOf();
  return moment.zone === 'LMT' || clockFormat(moment.zone) !== null ? moment : { ...moment, zone: 'LMT' };
}

/** What names the clocks of a place. */
export const clockName = ({ zone }: Moment): string => (zone === 'LMT' ? text.sky.localMean : zone);

const rounded = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;

/** A place that was clicked: its zone is not known, so the clock there is local mean time. */
export const setPoint = ([longitude, latitude]: readonly [number, number]): void =>
  setParams({ p: null, lat: rounded(latitude), lon: rounded(longitude), tz: 'LMT' });
