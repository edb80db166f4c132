import { calendarOfCountry } from '../entry/calendar-switch.js';
import { dayOfIso, isoDay, toCalendar } from '../entry/calendars.js';
import type { Calendar } from '../entry/calendars.js';
import { numberParam, param, setParams } from './url.js';
import type { ParamChanges } from './url.js';

/** A moment at a place as a person states it and as the address stores it. */
export interface Moment {
  readonly name: string;
  /** Civil time of the place, `YYYY-MM-DDThh:mm[:ss]`, with the date as it was written at the place: see `calendarOf`. */
  readonly local: string;
  /** The calendar of the date; '' uses the calendar of the country on that day. */
  readonly calendar: '' | Calendar;
  /** IANA zone, or a fixed offset (`+05:30`), or `LMT` for local mean time. */
  readonly zone: string;
  /** Which of the two instants of a repeated hour: 0 the earlier, 1 the later. */
  readonly fold: 0 | 1;
  readonly place: string;
  /** ISO 3166 code of the country of the place; '' if unknown. */
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  /** The uncertainty of the time in hours on either side; 0: exact, 12: unknown. */
  readonly uncertainHours: number;
}

/** Half a day on either side: the time is unknown. */
export const UNKNOWN_HOURS = 12;
const NOON = '12:00';

/** The chart that is shown first. */
const START: Moment = {
  name: '',
  local: '1990-06-15T14:30',
  calendar: '',
  zone: 'Europe/London',
  fold: 0,
  place: 'London, GB',
  country: 'GB',
  latitude: 51.50853,
  longitude: -0.12574,
  uncertainHours: 0,
};

/** The moment in the address with a prefix (`` for the first chart, `b` for the second). For a date without a time the time is unknown. */
export function momentOf(prefix = ''): Moment {
  const calendar = param(`${prefix}cal`);
  const isElsewhere = param(`${prefix}lat`) !== '';
  return {
    name: param(`${prefix}n`),
    ...timeOf(param(`${prefix}d`) || START.local, numberParam(`${prefix}u`, NaN)),
    calendar: calendar === 'julian' || calendar === 'gregorian' ? calendar : '',
    zone: param(`${prefix}tz`) || START.zone,
    fold: param(`${prefix}fold`) === '1' ? 1 : 0,
    place: param(`${prefix}p`) || (isElsewhere ? '' : START.place),
    country: param(`${prefix}pc`) || (isElsewhere ? '' : START.country),
    latitude: numberParam(`${prefix}lat`, START.latitude),
    longitude: numberParam(`${prefix}lon`, START.longitude),
  };
}

function timeOf(stated: string, uncertainHours: number): Pick<Moment, 'local' | 'uncertainHours'> {
  const isDay = !stated.includes('T');
  return {
    local: isDay ? `${stated}T${NOON}` : stated,
    uncertainHours: Number.isNaN(uncertainHours) ? (isDay ? UNKNOWN_HOURS : 0) : uncertainHours,
  };
}

/** The calendar of the date as written. A day that the country skipped is Gregorian. */
export function calendarOf({ local, calendar, country }: Pick<Moment, 'local' | 'calendar' | 'country'>): Calendar {
  const day = dayOfIso(local);
  if (calendar !== '' || day === null) return calendar || 'gregorian';
  const used = calendarOfCountry(day, country);
  return used === 'none' ? 'gregorian' : used;
}

/** The civil time for the service: in the proleptic Gregorian calendar, noon if the time is unknown. */
export function gregorianLocal(moment: Moment): string {
  const [date, time = NOON] = moment.local.split('T');
  const day = dayOfIso(date);
  if (day === null) return moment.local;
  const shown = isoDay(toCalendar(day, calendarOf(moment), 'gregorian'));
  return `${shown}T${moment.uncertainHours >= UNKNOWN_HOURS ? NOON : time}`;
}

/** Whether the address has a moment with this prefix. */
export const hasMoment = (prefix: string): boolean => param(`${prefix}d`) !== '';

export const momentParams = (moment: Moment, prefix = ''): ParamChanges => ({
  [`${prefix}n`]: moment.name,
  [`${prefix}d`]: moment.local,
  [`${prefix}cal`]: moment.calendar,
  [`${prefix}tz`]: moment.zone,
  [`${prefix}fold`]: moment.fold === 1 ? 1 : null,
  [`${prefix}p`]: moment.place,
  [`${prefix}pc`]: moment.country,
  [`${prefix}lat`]: moment.latitude,
  [`${prefix}lon`]: moment.longitude,
  [`${prefix}u`]: moment.uncertainHours || null,
});

/** Parameters that a new birth resets: the moment in view and the derived chart, which depend on the old birth. */
const ABANDONED = { t: null, derived: null, mv: null, sd: null };

export const setMoment = (moment: Moment, prefix = '', replace = false): void =>
  setParams({ ...momentParams(moment, prefix), ...(isOther(moment, prefix) ? ABANDONED : {}) }, replace);

/** Whether a moment has another date than the address: another person, not a correction of name or place. */
const isOther = (moment: Moment, prefix: string): boolean =>
  prefix === '' && moment.local.slice(0, 10) !== momentOf().local.slice(0, 10);
