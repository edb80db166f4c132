import type { Boundary, SolarDay, Span } from './evidence.js';
import type { Measure } from './finding.js';

/** A boundary at a fraction of the time between two; its bounds are those of the same fraction. */
function between(kind: string, a: Boundary, b: Boundary, fraction: number): Boundary {
  const at = (x: number, y: number): number => x + (y - x) * fraction;
  return {
    kind,
    jdUt1: at(a.jdUt1, b.jdUt1),
    lowerJdUt1: at(a.lowerJdUt1, b.lowerJdUt1),
    upperJdUt1: at(a.upperJdUt1, b.upperJdUt1),
  };
}

/** Part `index` (0-based) of `count` equal parts of the day, sunrise to sunset, or of the night, sunset to sunrise. */
export function parts({ day, sunset }: SolarDay, night: boolean, count: number, index: number): Span {
  const from = night ? sunset : day.start,
    to = night ? day.end : sunset;
  return {
    start: between('part', from, to, index / count),
    end: between('part', from, to, (index + 1) / count),
  };
}

/** The bounds of a window as measures. */
export const windowMeasures = (name: string, { start, end }: Span): Measure[] => [
  { name: `${name}StartLower`, value: start.lowerJdUt1, unit: 'jdUt1' },
  { name: `${name}StartUpper`, value: start.upperJdUt1, unit: 'jdUt1' },
  { name: `${name}EndLower`, value: end.lowerJdUt1, unit: 'jdUt1' },
  { name: `${name}EndUpper`, value: end.upperJdUt1, unit: 'jdUt1' },
];
