import { post } from '../../api/client.js';
import type { Call, FieldFault } from '../../api/client.js';

/** Rows that are shown at once: one request. */
export const PAGE_ROWS = 100;

export const QUANTITIES = ['longitude', 'latitude', 'declination', 'speed'] as const;
export type Quantity = (typeof QUANTITIES)[number];

/** A body's place as the charts answer it. */
export interface Place {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly declination: number;
  readonly speed: number;
  readonly retrograde: boolean;
}

/** One row as /v1/batch/charts answers it. */
export interface Item {
  readonly request: { readonly dt: string };
  readonly ok: boolean;
  readonly chart: {
    readonly jd_ut: number;
    readonly datetime_utc: string;
    readonly planets: Readonly<Record<string, Place>>;
  } | null;
  readonly failure: {
    readonly message: string;
    readonly problems?: readonly FieldFault[];
  } | null;
}
export interface Items {
  readonly results: readonly Item[];
}

/** The request for so many instants. */
const ROWS_PATH = `/v1/batch/charts?fields=${[
  'ok',
  'failure',
  'request.dt',
  'chart.jd_ut',
  'chart.datetime_utc',
  'chart.planets',
]
  .map((name) => `results.${name}`)
  .join()}`;
export const rowsCall = (instants: readonly string[], bodies: readonly string[]): Call =>
  post(ROWS_PATH, { requests: instants.map((dt) => ({ dt, bodies, include_nodes: false })) });

/** Rows of a file: an instant, its Julian day, and every quantity of every body, in the digits of the answer. */
export const csvRows = (items: readonly Item[], bodies: readonly string[]): (string | number)[][] =>
  items.map(({ request, chart, failure }) =>
    chart === null
      ? [request.dt, '', failure?.message ?? '']
      : [
          chart.datetime_utc,
          chart.jd_ut,
          ...placesOf(chart.planets, bodies).flatMap((place) => QUANTITIES.map((name) => place?.[name] ?? '')),
        ],
  );

export const csvHead = (bodies: readonly string[]): string[] => [
  'datetime_utc',
  'jd_ut1',
  ...bodies.flatMap((body) => QUANTITIES.map((name) => `${body} ${name}_${name === 'speed' ? 'deg_per_day' : 'deg'}`)),
];

/** The places in the order asked for: an answer names a body as the catalogue does, in the order of the request. */
export const placesOf = (
  planets: Readonly<Record<string, Place>>,
  bodies: readonly string[],
): readonly (Place | undefined)[] => {
  const inOrder = Object.values(planets);
  return bodies.map((body, i) => planets[body] ?? inOrder[i]);
};

/** What is wrong with the bodies asked for: each once, however many rows it spoils. */
export function bodyFaults(items: readonly Item[]): readonly FieldFault[] {
  const found = new Map<string, FieldFault>();
  for (const { failure } of items)
    for (const problem of failure?.problems ?? [])
      if (problem.field.startsWith('/bodies')) found.set(problem.field, problem);
  return [...found.values()];
}

/** What is wrong with the rows themselves, such as an instant that no ephemeris covers. */
export const rowFaults = (items: readonly Item[]): readonly string[] => [
  ...new Set(
    items
      .filter(({ failure }) => failure !== null && !failure.problems?.some(({ field }) => field.startsWith('/bodies')))
      .map(({ failure }) => failure?.message ?? ''),
  ),
];
