import { signs } from '../text/en/names.js';

const DATE = /^([+\-−]?\d{4,6})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?/;
const AMOUNT = /^([+\-−])?\s?(\d+(?:\.\d+)?)(?:°(\d+)′)?(?:(\d+(?:\.\d+)?)″)?/;
const SOUTH_OR_WEST = /[SW]$/;

const signed = (sign: string | undefined, value: number): number => (sign === '-' || sign === '−' ? -value : value);

/** The sort key of a shown text: a date, an angle (within a sign, or north and south), another amount, or the text itself. */
function shownOrder(text: string): number | string {
  const date = DATE.exec(text);
  if (date !== null) {
    const [year, month, day, hour = 0, minute = 0, second = 0] = date
      .slice(1)
      .map((part: string | undefined) => (part === undefined ? undefined : Number(part.replace('−', '-'))));
    return (((((year ?? 0) * 12 + (month ?? 0)) * 31 + (day ?? 0)) * 24 + hour) * 60 + minute) * 60 + second;
  }
  const amount = AMOUNT.exec(text);
  // Symbols before a name are ignored in the order.
  if (amount === null) return text.replace(/^[^\p{L}]+/u, '').toLowerCase();
  const [, sign, whole, minutes = '0', seconds = '0'] = amount;
  const value = signed(sign, Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600);
  if (!text.includes('°')) return value;
  const inSign = signs.findIndex(({ glyph, word }) => text.includes(glyph.charAt(0)) || text.includes(word));
  if (inSign >= 0) return 30 * inSign + value;
  return SOUTH_OR_WEST.test(text) ? -value : value;
}

/** The comparison of two sort keys: before, after or equal. */
export function compareShown(one: string, other: string): number {
  const [a, b] = [shownOrder(one), shownOrder(other)];
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
}
