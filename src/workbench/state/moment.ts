import { numberParam, param, setParams } from './url.js';
import type { ParamChanges } from './url.js';

/** A moment at a place as a person states it, and as the address holds it. */
export interface Moment {
  readonly name: string;
  /** Civil time of the place, `YYYY-MM-DDThh:mm[:ss]`. */
  readonly local: string;
  /** IANA zone, or a fixed offset (`+05:30`), or `LMT` for local mean time. */
  readonly zone: string;
  /** Which of two readings of a repeated hour: 0 the earlier, 1 the later. */
  readonly fold: 0 | 1;
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Hours that the time may be off to either side; 0: it is known, 12: unknown. */
  readonly uncertainHours: number;
}

/** Half a day to either side: the time is not known. */
export const UNKNOWN_HOURS = 12;

/** Shown before anything is entered. */
const START: Moment = {
  name: '',
  local: '1990-06-15T14:30',
  zone: 'Europe/London',
  fold: 0,
  place: 'London, GB',
  latitude: 51.50853,
  longitude: -0.12574,
  uncertainHours: 0,
};

/** The moment in the address, under a prefix (`` for the first chart, `b` for the second). A date without a time is a day of which the time is unknown. */
export const momentOf = (prefix = ''): Moment => ({
  name: param(`${prefix}n`),
  ...timeOf(param(`${prefix}d`) || START.local, numberParam(`${prefix}u`, NaN)),
  zone: param(`${prefix}tz`) || START.zone,
  fold: param(`${prefix}fold`) === '1' ? 1 : 0,
  place: param(`${prefix}p`) || (param(`${prefix}lat`) ? '' : START.place),
  latitude: numberParam(`${prefix}lat`, START.latitude),
  longitude: numberParam(`${prefix}lon`, START.longitude),
});

function timeOf(stated: string, uncertainHours: number): Pick<Moment, 'local' | 'uncertainHours'> {
  const isDay = !stated.includes('T');
  return {
    local: isDay ? `${stated}T12:00` : stated,
    uncertainHours: Number.isNaN(uncertainHours) ? (isDay ? UNKNOWN_HOURS : 0) : uncertainHours,
  };
}

/** True when the address holds a moment under this prefix. */
export const hasMoment = (prefix: string): boolean => param(`${prefix}d`) !== '';

export const momentParams = (moment: Moment, prefix = ''): ParamChanges => ({
  [`${prefix}n`]: moment.name,
  [`${prefix}d`]: moment.local,
  [`${prefix}tz`]: moment.zone,
  [`${prefix}fold`]: moment.fold === 1 ? 1 : null,
  [`${prefix}p`]: moment.place,
  [`${prefix}lat`]: moment.latitude,
  [`${prefix}lon`]: moment.longitude,
  [`${prefix}u`]: moment.uncertainHours || null,
});

export const setMoment = (moment: Moment, prefix = '', replace = false): void =>
  setParams(momentParams(moment, prefix), replace);
