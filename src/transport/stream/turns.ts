/**
 * Gives streams turns on the serving thread: one slice of work per turn of the event loop, for all streams together. Between two slices the loop
 * serves other requests.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #scheduled = false;

  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#waiting.shift()?.();
      if (this.#waiting.length > 0) this.#schedule();
    });
  }
}
