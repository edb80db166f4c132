export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}
/** Typed coordinates; `none`: the text is a name. */
export type PointEntry =
  | ({ readonly kind: 'point' } & Point)
  | { readonly kind: 'fault'; readonly why: 'latitude' | 'longitude' | 'minutes' }
  | { readonly kind: 'none' };

interface Angle {
  readonly degrees: number;
  readonly minutes: number;
  readonly seconds: number;
}

const NUMBER = String.raw`\d{1,3}(?:\.\d+)?`;
/** Degrees, minutes and seconds, after any of the usual marks. */
const PARTS = new RegExp(
  String.raw`^\s*(${NUMBER})\s*(?:[°:\s]\s*(${NUMBER})\s*)?(?:['m:\s]\s*(${NUMBER})\s*)?["'s]*\s*$`,
  'i',
);
/** `51n30`, `51n30'15`: the letter of the hemisphere in place of the degree mark. */
const LETTERED = String.raw`(\d{1,3})\s*([NSEW])\s*(\d{1,2}(?:\.\d+)?)?(?:\s*['′:]\s*(\d{1,2}(?:\.\d+)?)?)?["']*`;
const BOTH_LETTERED = new RegExp(String.raw`^${LETTERED}[\s,;]+${LETTERED}$`, 'i');

/**
 * Reads coordinates as people write them: `51.5, -0.12`, `51n30 0w07`, `51°30'N 0°07'W`, `N 51 30 00, W 0 07 30`. The latitude is first, or
 * letters mark each. South and west are negative.
 */
export function readPoint(typed: string): PointEntry {
  const text = typed
    .normalize('NFKC')
    .trim()
    .replaceAll(/[’‘′ʹ´`]/g, "'")
    .replaceAll(/[”“″]|''/g, '"')
    .replaceAll(/[º˚]/g, '°')
    .replaceAll('−', '-');
  if (!/^[\d\s.,;:°'"+\-nsewm]*$/i.test(text) || !/\d/.test(text)) return { kind: 'none' };
  return lettered(text) ?? hemispheres(text) ?? signed(text) ?? { kind: 'none' };
}

function lettered(text: string): PointEntry | null {
  const found = BOTH_LETTERED.exec(text);
  if (found === null) return null;
  const angle = (at: number): Angle => ({
    degrees: Number(found[at]),
    minutes: Number(found[at + 2] ?? 0),
    seconds: Number(found[at + 3] ?? 0),
  });
  return point(angle(1), found[2], angle(5), found[6]);
}

function hemispheres(text: string): PointEntry | null {
  const found = /^([^NSEW]+)([NSEW])[\s,;]*([^NSEW]+)([NSEW])$/i.exec(text);
  const before = /^([NSEW])([^NSEW]+)[\s,;]*([NSEW])([^NSEW]+)$/i.exec(text);
  const [first, letter, second, other] = found
    ? [found[1], found[2], found[3], found[4]]
    : before
      ? [before[2], before[1], before[4], before[3]]
      : ['', '', '', ''];
  const [a, b] = [parts(first), parts(second)];
  return a === null || b === null ? null : point(a, letter, b, other);
}

function parts(text: string): Angle | null {
  const found = PARTS.exec(text.replaceAll(/^[\s,;]+|[\s,;]+$/g, '').replace(/^(\d+),(\d)/, '$1.$2'));
  if (found === null) return null;
  return { degrees: Number(found[1]), minutes: Number(found[2] ?? 0), seconds: Number(found[3] ?? 0) };
}

function signed(text: string): PointEntry | null {
  const found =
    /^([+-]?\d+(?:\.\d+)?)°?\s*[,;\s]\s*([+-]?\d+(?:\.\d+)?)°?$/.exec(text) ??
    /^([+-]?\d+(?:,\d+)?)°?\s*[;\s]\s*([+-]?\d+(?:,\d+)?)°?$/.exec(text);
  if (found === null) return null;
  return bounded(Number(found[1].replace(',', '.')), Number(found[2].replace(',', '.')));
}

/** Two angles with letters, in either order. */
function point(a: Angle, first: string, b: Angle, second: string): PointEntry | null {
  const isLatitude = (letter: string): boolean => /[NS]/i.test(letter);
  if (isLatitude(first) === isLatitude(second)) return null;
  if ([a, b].some(({ minutes, seconds }) => minutes >= 60 || seconds >= 60)) return { kind: 'fault', why: 'minutes' };
  const value = ({ degrees, minutes, seconds }: Angle, letter: string): number =>
    (degrees + minutes / 60 + seconds / 3600) * (/[SW]/i.test(letter) ? -1 : 1);
  const [x, y] = [value(a, first), value(b, second)];
  return isLatitude(first) ? bounded(x, y) : bounded(y, x);
}

const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

function bounded(latitude: number, longitude: number): PointEntry {
  if (Math.abs(latitude) > 90) return { kind: 'fault', why: 'latitude' };
  if (Math.abs(longitude) > 180) return { kind: 'fault', why: 'longitude' };
  return { kind: 'point', latitude: rounded(latitude), longitude: rounded(longitude) };
}
