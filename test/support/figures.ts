import assert from 'node:assert/strict';
import { appendFileSync, readFileSync } from 'node:fs';
import { requirementOf } from './requirements.js';

/** docs/figures.json: the measured figures by name; the unit ends the name. They are reports, no test depends on their size. */
export interface MeasuredFigures {
  readonly accuracy: Readonly<Record<string, number>>;
  readonly speed: Readonly<Record<string, number>>;
  /** The same on the version of Node that the image contains; figures that were not measured there are absent. */
  readonly speedShipped: Readonly<Record<string, number>>;
}

export const measuredFigures = (): MeasuredFigures =>
  JSON.parse(readFileSync(new URL('../../../docs/figures.json', import.meta.url), 'utf8')) as MeasuredFigures;

/** The largest difference from an outside reference in a test, compared with the fixed requirement of that figure. */
export class WorstDifference {
  readonly #figure: string;
  #worst = 0;
  #where = '';
  #count = 0;

  /** Errors: Error when `test/support/requirements.ts` has no requirement for the figure. */
  constructor(figure: string) {
    requirementOf(figure);
    this.#figure = figure;
  }

  /** Records one difference, in the unit of the figure and without sign. NaN counts as the largest. */
  record(difference: number, where = ''): void {
    this.#count++;
    if (difference <= this.#worst || Number.isNaN(this.#worst)) return;
    this.#worst = difference;
    this.#where = where;
  }

  /**
   * Call at the end of the test. Fails when no difference was recorded, or when the largest exceeds the requirement. Under
   * `npm run figures` (FIGURES_OUT) it also records the largest difference.
   */
  assertWithinRequirement(): void {
    const { requirement, unit } = requirementOf(this.#figure);
    assert.ok(this.#count > 0, `${this.#figure}: no difference was recorded`);
    if (process.env.FIGURES_OUT) appendFileSync(process.env.FIGURES_OUT, `${this.#figure}\t${this.#worst}\n`);
    assert.ok(
      this.#worst <= requirement,
      `${this.#figure}: ${this.#worst} ${unit} ${this.#where}, required ${requirement} ${unit}`,
    );
  }
}
