import { add, rational, ZERO } from '../../kernel/rational.js';
import type { Rational } from '../../kernel/rational.js';
import { BIRDS, WEEKDAYS } from './tables.js';
import type { Activity, Bird, Half, Paksha, ScheduleGenerator, ScheduleTables, Weekday } from './tables.js';

/** A half (day or night) is 30 nazhigai: five samam of six (Madras 1879, leaf n6). */
const SAMAM_COUNT = 5;
export const SAMAM_SPAN: Rational = rational(6);
export const HALF_SPAN: Rational = rational(30);

/** One of the 25 cells of a half: a bird, its activity and the half-open span [start, end) in nazhigai from the start of the half. */
export interface NominalCell {
  /** 1 ... 5. */
  readonly samam: number;
  /** Place within the samam in the order of time, 1 ... 5. */
  readonly sequence: number;
  readonly bird: Bird;
  readonly activity: Activity;
  readonly start: Rational;
  readonly end: Rational;
  readonly duration: Rational;
}

/** The generator of a lunar half and a half of the day; there are four. */
export const generatorOf = (tables: ScheduleTables, paksha: Paksha, half: Half): ScheduleGenerator =>
  tables.generators.find((generator) => generator.paksha === paksha && generator.half === half)!;

/** The bird that eats first in the first samam. */
export const firstEatBird = (generator: ScheduleGenerator, weekday: Weekday): Bird =>
  generator.firstEat[WEEKDAYS.indexOf(weekday)];

/** The bird `steps` places after another in the circle of five. */
function birdAfter(bird: Bird, steps: number): Bird {
  const index = (BIRDS.indexOf(bird) + steps) % BIRDS.length;
  return BIRDS[index < 0 ? index + BIRDS.length : index];
}

/**
 * The 25 cells of a half in the order of time. In each samam every bird has one activity; the eating bird moves on by the
 * generator's step from samam to samam, and the activities keep their distances from it.
 */
export function nominalCells(tables: ScheduleTables, generator: ScheduleGenerator, weekday: Weekday): NominalCell[] {
  const cells: NominalCell[] = [],
    first = firstEatBird(generator, weekday);
  let start = ZERO;
  for (let samam = 1; samam <= SAMAM_COUNT; samam++) {
    const eater = birdAfter(first, generator.eatStep * (samam - 1));
    generator.order.forEach((activity, i) => {
      const duration = rational(...tables.durations[activity]),
        end = add(start, duration);
      cells.push({
        samam,
        sequence: i + 1,
        bird: birdAfter(eater, generator.offsets[activity]),
        activity,
        start,
        end,
        duration,
      });
      start = end;
    });
  }
  return cells;
}
