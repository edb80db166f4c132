/** Addresses that are counted at a time; the one that was quiet longest is forgotten first. */
const MOST_ADDRESSES = 10_000;
const WINDOW_MS = 60_000;

interface Window {
  current: number;
  readonly startMs: number;
}

/** How much of its allowance an address has used. */
interface Taken {
  readonly current: number;
  /** Milliseconds until the address may begin anew. */
  readonly ttl: number;
}

/** Counts the requests of each address in windows of a minute: those of HTTP and the items of streams alike. */
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
    // The map keeps the order of insertion: the address moves to its end.
    this.#windows.delete(address);
    this.#windows.set(address, window);
    if (this.#windows.size > MOST_ADDRESSES) this.#windows.delete(this.#windows.keys().next().value as string);
    return { current: window.current, ttl: window.startMs + WINDOW_MS - now };
  }

  /** Counts one request; whole seconds after which the address may ask again, or null where it may ask now. */
  refusal(address: string): number | null {
    const { current, ttl } = this.take(address);
    return current > this.#perMinute ? secondsOf(ttl) : null;
  }
}

/** At least one second: a client that is told 0 asks at once. */
export const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));
