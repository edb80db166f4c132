/** Most addresses that are counted at a time; the least recently used one is dropped first. */
const MOST_ADDRESSES = 10_000;
const WINDOW_MS = 60_000;

interface Window {
  current: number;
  readonly startMs: number;
}

/** Requests of an address in its current window. */
interface Taken {
  readonly current: number;
  /** Milliseconds until the window ends. */
  readonly ttl: number;
}

/** Counts the requests of each address in windows of one minute: HTTP requests and items of streams. */
export class RequestCounts {
  readonly #windows = new Map<string, Window>();
  readonly #perMinute: number;
  readonly #nowMs: () => number;

  constructor(perMinute: number, nowMs: () => number = Date.now) {
    this.#perMinute = perMinute;
    this.#nowMs = nowMs;
  }

  /** Counts one request of an address. */
  take(address: string): Taken {
    const now = this.#nowMs();
    const known = this.#windows.get(address);
    const window = known && known.startMs + WINDOW_MS > now ? known : { current: 0, startMs: now };
    window.current++;
    // A map keeps the order of insertion: the address moves to the end.
    this.#windows.delete(address);
    this.#windows.set(address, window);
    if (this.#windows.size > MOST_ADDRESSES) this.#windows.delete(this.#windows.keys().next().value as string);
    return { current: window.current, ttl: window.startMs + WINDOW_MS - now };
  }

  /** Counts one request; returns the seconds to wait when the limit is exceeded, otherwise null. */
  refusal(address: string): number | null {
    const { current, ttl } = this.take(address);
    return current > this.#perMinute ? secondsOf(ttl) : null;
  }
}

/** Whole seconds, at least one: with 0 a client would retry at once. */
export const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));
