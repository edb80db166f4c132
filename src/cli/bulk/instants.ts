/** Ticks in a second, by the units that tables use. */
const UNITS = { second: 1n, millisecond: 1_000n, microsecond: 1_000_000n, nanosecond: 1_000_000_000n } as const;

const DIGITS = { second: 0, millisecond: 3, microsecond: 6, nanosecond: 9 } as const;

/**
 * An instant of a table (ticks since 1970) in ISO 8601: with `Z` when the column is UTC. Otherwise it has no offset, and the route refuses it
 * and the route will say so.
 */
export function isoOfTicks(ticks: bigint, unit: keyof typeof UNITS, isUtc: boolean): string {
  const perSecond = UNITS[unit];
  let seconds = ticks / perSecond,
    part = ticks % perSecond;
  if (part < 0n) {
    seconds -= 1n;
    part += perSecond;
  }
  const date = new Date(Number(seconds) * 1000);
  if (Number.isNaN(date.getTime())) return `${seconds} s since 1970`;
  const digits = DIGITS[unit] > 0 && part > 0n ? `.${String(part).padStart(DIGITS[unit], '0')}` : '';
  return `${date.toISOString().replace(/\.000Z$/, '')}${digits}${isUtc ? 'Z' : ''}`;
}

export const isoOfDays = (days: number): string => new Date(days * 86_400_000).toISOString().replace(/T.*$/, '');
