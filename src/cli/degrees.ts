import type { Cell } from './report.js';

const SIGNS = ['Ari', 'Tau', 'Gem', 'Can', 'Leo', 'Vir', 'Lib', 'Sco', 'Sag', 'Cap', 'Aqu', 'Pis'];

/** A longitude in degrees as sign and degrees: `24°13'45" Gem`. It is truncated, so that a longitude before a sign is not shown in the sign. */
export function inSign(value: Cell): string {
  if (typeof value !== 'number') return '';
  // A millionth of an arcsecond keeps a rounded 29.999... in the sign of 30 degrees.
  const seconds = Math.floor((((value % 360) + 360) % 360) * 3600 + 1e-6) % 1_296_000;
  const within = seconds % 108_000;
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${String(Math.floor(within / 3600)).padStart(2)}°${two(Math.floor(within / 60) % 60)}'${two(within % 60)}" ${SIGNS[Math.floor(seconds / 108_000)]}`;
}

export const decimals =
  (count: number) =>
  (value: Cell): string =>
    typeof value === 'number'
      ? value.toFixed(count).replace(/^-(0(\.0*)?)$/, '$1')
      : value === null
        ? ''
        : String(value);

/** `2024-04-08T18:17:20.123456+00:00` as `2024-04-08 18:17:20`, the offset kept when it is not UTC. */
export const clock = (value: Cell): string =>
  value === null
    ? ''
    : String(value)
        .replace(/T(\d\d:\d\d:\d\d)(\.\d+)?/, ' $1')
        .replace(/(\+00:00|Z)$/, '');
