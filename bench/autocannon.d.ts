/** The part of autocannon that the benchmark uses. The package has no types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    method: string;
    headers: Record<string, string>;
    body: string | undefined;
    connections: number;
    duration?: number;
    /** Number of requests, in place of the duration (s). */
    amount?: number;
  }
  interface Result {
    readonly requests: { readonly average: number; readonly total: number };
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly throughput: { readonly average: number };
    readonly errors: number;
    readonly non2xx: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
