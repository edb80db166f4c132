import { add, rational, ZERO } from '../../kernel/rational.js';
import type { Rational } from '../../kernel/rational.js';
import { BIRDS, WEEKDAYS } from './tables.js';
import type { Activity, Bird, Half, Paksha, ScheduleGenerator, ScheduleTables, Weekday } from './tables.js';

/** A half (day or night) is 30 nazhigai: five samam of six (Madras 1879, leaf n6). */
const SAMAM_COUNT = 5;
/** Length of a samam and of a half, nazhigai. */
export const SAMAM_SPAN: Rational = rational(6);
export const HALF_SPAN: Rational = rational(30);

/** One of the 25 cells of a half: a bird, its activity and the half-open span [start, end) in nazhigai from the start of the half. */
export interface NominalCell {
  /** 1 ... 5. */
  readonly samam: number;
  /** Number within the samam by time, 1 ... 5. */
  readonly sequence: number;
  readonly bird: Bird;
  readonly activity: Activity;
  readonly start: Rational;
  readonly end: Rational;
  readonly duration: Rational;
}

/** The generator of a lunar half and a half of the day: one of four (Madras 1879, leaves n10-n35). */
export const generatorOf = (tables: ScheduleTables, paksha: Paksha, half: Half): ScheduleGenerator =>
  tables.generators.find((generator) => generator.paksha === paksha && generator.half === half)!;

/** The bird that eats in the first samam on a weekday. */
export const firstEatBird = (generator: ScheduleGenerator, weekday: Weekday): Bird =>
  generator.firstEat[WEEKDAYS.indexOf(weekday)];

/** The bird `steps` after another in the circle of five. */
function birdAfter(bird: Bird, steps: number): Bird {
  const index = (BIRDS.indexOf(bird) + steps) % BIRDS.length;
  return BIRDS[index < 0 ? index + BIRDS.length : index];
}

/**
 * The 25 cells of a half by time. In each samam every bird has one activity. From samam to samam the eating bird advances by the step of the
 * generator, and the birds of the other activities keep their distances from it (Madras 1879, leaves n6, n10-n35).
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
