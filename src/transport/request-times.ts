/** One value of a metric in the format of prom-client. */
interface MetricValue {
  readonly metricName: string;
  readonly labels: Readonly<Record<string, string | number>>;
  readonly value: number;
}

/** Upper bounds of the buckets, seconds. */
const BUCKETS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const SUM = BUCKETS.length + 1;
const NAME = 'http_request_duration_seconds';
const HELP = 'Seconds from the arrival of a request to the end of its answer';

/**
 * Histogram of request times by method, route and status. It counts as the histogram of prom-client does, with three look-ups and two additions
 * per request, and is registered like a metric of prom-client.
 */
export class RequestTimes {
  readonly name = NAME;
  readonly help = HELP;
  readonly type = 'histogram';
  readonly aggregator = 'sum';
  /** By route, method and status: the number of requests in each bucket, the number above the last bucket, the sum of seconds. */
  readonly #counts = new Map<string, Map<string, Map<number, Float64Array>>>();

  observe(method: string, route: string, status: number, seconds: number): void {
    let byMethod = this.#counts.get(route);
    if (!byMethod) this.#counts.set(route, (byMethod = new Map()));
    let byStatus = byMethod.get(method);
    if (!byStatus) byMethod.set(method, (byStatus = new Map()));
    let counts = byStatus.get(status);
    if (!counts) byStatus.set(status, (counts = new Float64Array(SUM + 1)));
    let bucket = 0;
    while (bucket < BUCKETS.length && seconds > BUCKETS[bucket]) bucket++;
    counts[bucket]++;
    counts[SUM] += seconds;
  }

  /** Called by the registry of prom-client. */
  get(): Promise<{ name: string; help: string; type: string; aggregator: string; values: MetricValue[] }> {
    const values: MetricValue[] = [];
    for (const [route, byMethod] of this.#counts)
      for (const [method, byStatus] of byMethod)
        for (const [status, counts] of byStatus) {
          const labels = { method, route, status: String(status) };
          let below = 0;
          const bucket = (le: number | string): void => {
            values.push({ metricName: `${NAME}_bucket`, labels: { le, ...labels }, value: below });
          };
          BUCKETS.forEach((le, i) => {
            below += counts[i];
            bucket(le);
          });
          below += counts[BUCKETS.length];
          bucket('+Inf');
          values.push({ metricName: `${NAME}_sum`, labels, value: counts[SUM] });
          values.push({ metricName: `${NAME}_count`, labels, value: below });
        }
    return Promise.resolve({ name: NAME, help: HELP, type: this.type, aggregator: this.aggregator, values });
  }
}
