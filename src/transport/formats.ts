import { isIsoDatetime, isIsoInstantShape } from '../time/iso.js';
import { lookupTable } from '../kernel/lookup.js';

/**
 * String formats of the contract. A format checks the syntax of the string; calendar and coverage are checked where the value is used.
 * (`iso-datetime` checks the calendar too: an item that is not a datetime fails the complete batch.) `expected` describes the format in errors.
 */
interface StringFormat {
  readonly validate: (text: string) => boolean;
  readonly expected: string;
}

const DATE = '(?:\\d{4}|[+-]\\d{4,6})-\\d\\d-\\d\\d';
const CLOCK = '\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d{1,9})?)?';
const naivePattern = new RegExp(`^${DATE}(?:[Tt ]${CLOCK})?$`);
const localPattern = new RegExp(`^${DATE}[Tt]${CLOCK}$`);
const datePattern = new RegExp(`^${DATE}$`);

export const FORMATS = lookupTable<StringFormat>({
  'iso-instant': {
    validate: isIsoInstantShape,
    expected:
      'ISO 8601 datetime with a timezone offset, e.g. 2024-03-20T03:06:00Z or 2024-03-20T05:06:00+02:00; a second has at most 9 decimals',
  },
  'iso-datetime': {
    validate: isIsoDatetime,
    expected: 'ISO 8601 datetime of the calendar, e.g. 2024-03-20T03:06:00Z',
  },
  'iso-local': {
    validate: (text) => localPattern.test(text),
    expected: 'ISO 8601 local datetime without an offset, e.g. 2024-03-20T05:06:00',
  },
  'iso-date': { validate: (text) => datePattern.test(text), expected: 'ISO 8601 date, e.g. 2024-03-20' },
});

/** True for a datetime without an offset, the most common mistake where an instant is required. */
export const isNaiveDatetime = (text: string): boolean => naivePattern.test(text);
