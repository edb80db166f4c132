import { bodies, signs } from '../text/en/names.js';

const two = (value: number): string => String(value).padStart(2, '0');

/** Degrees, minutes and optionally seconds of a positive angle, truncated so that 29°59'59.9" is never shown as 30°. */
export function dms(degrees: number, withSeconds = true): string {
  const total = Math.floor(Math.abs(degrees) * 3600 + 1e-7);
  const sign = degrees < 0 ? '−' : '';
  const text = `${sign}${Math.floor(total / 3600)}°${two(Math.floor(total / 60) % 60)}′`;
  return withSeconds ? `${text}${two(total % 60)}″` : text;
}

/** A longitude within its sign: `24°13′44″ ♊`, or in words. */
export function zodiacal(longitude: number, words = false, withSeconds = true): string {
  const within = ((longitude % 360) + 360) % 360;
  const sign = signs[Math.floor(within / 30) % 12];
  return `${dms(within % 30, withSeconds)} ${words ? sign.word : sign.glyph}`;
}

/** The shown name of a body: the symbol before the name, or the name alone. Names that are not in the catalogue are shown unchanged. */
export function bodyLabel(name: string, words = false): string {
  const known = bodies[name];
  if (known === undefined) return name;
  return words || known.glyph.length > 2 ? known.word : `${known.glyph}\uFE0E ${known.word}`;
}

/** `2024-04-08 18:17` of an ISO datetime. */
export const isoShort = (iso: string, withSeconds = false): string =>
  iso.replace('T', ' ').replace(withSeconds ? /(\.\d+)?([+-]\d\d:\d\d|Z)$/ : /:\d\d(\.\d+)?([+-]\d\d:\d\d|Z)$/, '');

/** A latitude or longitude of a place: `51°30′N`. */
export const placeAngle = (degrees: number, letters: 'NS' | 'EW'): string =>
  `${dms(Math.abs(degrees), false)}${degrees < 0 ? letters[1] : letters[0]}`;

/** A point by its coordinates: `51°30′N 0°07′W`. */
export const pointText = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): string =>
  `${placeAngle(latitude, 'NS')} ${placeAngle(longitude, 'EW')}`;

/** `+05:30` of seconds east of Greenwich. */
export function offsetText(seconds: number): string {
  const total = Math.abs(seconds);
  const rest = total % 60 === 0 ? '' : `:${two(total % 60)}`;
  return `${seconds < 0 ? '−' : '+'}${two(Math.floor(total / 3600))}:${two(Math.floor(total / 60) % 60)}${rest}`;
}
