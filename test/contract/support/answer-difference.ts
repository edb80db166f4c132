/** A leaf in which two answers differ. */
export interface Difference {
  readonly at: string;
  readonly one: unknown;
  readonly other: unknown;
}

/** Every leaf in which two answers differ. Lists of different lengths, or a key that one answer does not have, are one leaf. */
export function differences(one: unknown, other: unknown, at = ''): readonly Difference[] {
  if (Object.is(one, other) || isSameInstant(one, other) || isSameNumber(one, other)) return [];
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return [{ at: `${at}/length`, one, other }];
    return one.flatMap((item, i) => differences(item, other[i], `${at}/${i}`));
  }
  if (isRecord(one) && isRecord(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...keys].flatMap((key) => differences(one[key], other[key], `${at}/${key}`));
  }
  return [{ at, one, other }];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Two numbers that differ in their last digits only: rounding along another path of the same computation, not an effect. */
const isSameNumber = (one: unknown, other: unknown): boolean =>
  typeof one === 'number' &&
  typeof other === 'number' &&
  Math.abs(one - other) <= 1e-12 * Math.max(1, Math.abs(one), Math.abs(other));

/** Two datetime strings within 10 microseconds: rounding, not an effect. */
function isSameInstant(one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return false;
  const [a, b] = [one, other].map((value) =>
    /^\d{4}-\d\d-\d\dT.*\.\d{6}/.test(value)
      ? Date.parse(value.slice(0, 19) + 'Z') * 1000 + Number(value.slice(20, 26))
      : NaN,
  );
  return Math.abs(a - b) <= 10;
}

const PROVENANCE = /_(policy|source|filter)$/;
const DIGEST = /sha256|digest|fingerprint|geometry_id$|chart_id$/;

/**
 * Whether a difference only repeats the request: the two values themselves, a flag for a flag, a digest, or a value under the name of the
 * field.
 */
export function isEcho(difference: Difference, field: string, values: readonly [unknown, unknown]): boolean {
  const keys = difference.at.split('/').slice(1);
  const last = keys.filter((key) => !/^(\d+|length)$/.test(key)).at(-1) ?? '';
  if (DIGEST.test(last) || keys.includes('options_not_applied')) return true;
  if (typeof difference.one === 'string' && typeof difference.other === 'string' && PROVENANCE.test(last)) return true;
  // A flag that requests a section is answered by it, under the same name.
  if (keys.some((key) => key === field || key === `requested_${field}` || key === `${field}_requested`))
    return !(values.some(isFlag) && appears(difference));
  // The only effect of a label is that the answer shows it, also under another key.
  if (/label$|_ref$|_name$/.test(field)) return false;
  const said = (value: unknown, asked: unknown): boolean =>
    value === undefined || value === null || asked === undefined || JSON.stringify(value) === JSON.stringify(asked);
  if (said(difference.one, values[0]) && said(difference.other, values[1])) {
    // A place that appears is not an echo, even if the request had no place before.
    const shown = [difference.one, difference.other].filter((value) => value !== undefined && value !== null);
    return shown.every((value) => values.some((asked) => JSON.stringify(value) === JSON.stringify(asked)));
  }
  return typeof difference.one === 'boolean' && typeof difference.other === 'boolean' && values.some(isFlag);
}

const isFlag = (value: unknown): boolean => typeof value === 'boolean';

/** An object or a list where the other answer has null. */
const appears = ({ one, other }: Difference): boolean =>
  [one, other].some(isRecord) && [one, other].some((value) => value === undefined || value === null);
