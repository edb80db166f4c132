import assert from 'node:assert/strict';
import { appendFileSync, readFileSync } from 'node:fs';

/** docs/figures.json: what was measured, by the name of each figure; its unit ends the name. */
export interface MeasuredFigures {
  readonly accuracy: Readonly<Record<string, number>>;
  readonly speed: Readonly<Record<string, number>>;
}

export const measuredFigures = (): MeasuredFigures =>
  JSON.parse(readFileSync(new URL('../../../docs/figures.json', import.meta.url), 'utf8')) as MeasuredFigures;

/** What a test may be off by, as a multiple of the committed figure: other processors round otherwise, and no more. */
const ALLOWED = 1.5;

/** The worst difference from an outside reference, as a test meets it, held against the committed figure of that name. */
export class WorstDifference {
  readonly #name: string;
  #worst = 0;
  #where = '';

  constructor(name: string) {
    this.#name = name;
  }

  see(difference: number, where = ''): void {
    // A NaN is the worst of all, and stays.
    if (difference <= this.#worst || Number.isNaN(this.#worst)) return;
    this.#worst = difference;
    this.#where = where;
  }

  /** At the end of the test. `npm run figures` writes the difference down instead (FIGURES_OUT). */
  hold(): void {
    const out = process.env.FIGURES_OUT;
    if (out) {
      appendFileSync(out, `${this.#name}\t${this.#worst}\n`);
      return;
    }
    const committed = measuredFigures().accuracy[this.#name];
    assert.ok(
      this.#worst <= ALLOWED * committed,
      `${this.#name}: ${this.#worst} ${this.#where}, measured ${committed}`,
    );
  }
}
