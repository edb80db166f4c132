import { callOf } from '../../api/client.js';
import type { FieldFault } from '../../api/client.js';
import type { AnswerOf, Shape } from '../../api/operations.js';

/** Rows of one page: one request. */
export const PAGE_ROWS = 100;

export const QUANTITIES = ['longitude', 'latitude', 'declination', 'speed'] as const;
export type Quantity = (typeof QUANTITIES)[number];

export type Items = AnswerOf<'charts'>;
/** One row: an instant and its chart, or the reason why it has none. */
export type Item = Items['results'][number];
/** The position of a body. */
export type Place = Shape<'PlanetPositionResponse'>;

const FIELDS = ['ok', 'failure', 'request.dt', 'chart.jd_ut', 'chart.datetime_utc', 'chart.planets']
  .map((name) => `results.${name}`)
  .join();
/** The request for the rows of some instants. */
export const rowsCall = (instants: readonly string[], bodies: readonly string[]) =>
  callOf('charts', { requests: instants.map((dt) => ({ dt, bodies, include_nodes: false })) }, { fields: FIELDS });

/** The rows of a file: an instant, its Julian day, and all quantities of all bodies with the digits of the answer. */
export const csvRows = (items: readonly Item[], bodies: readonly string[]): (string | number)[][] =>
  items.map(({ request, chart, failure }) =>
    !chart
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

/** The positions in the requested order. An answer uses the catalogue name of a body and the order of the request. */
export const placesOf = (
  planets: Readonly<Record<string, Place>>,
  bodies: readonly string[],
): readonly (Place | undefined)[] => {
  const inOrder = Object.values(planets);
  return bodies.map((body, i) => planets[body] ?? inOrder[i]);
};

/** The problems of the requested bodies, each once for all rows. */
export function bodyFaults(items: readonly Item[]): readonly FieldFault[] {
  const found = new Map<string, FieldFault>();
  for (const { failure } of items)
    for (const problem of failure?.problems ?? [])
      if (problem.field.startsWith('/bodies')) found.set(problem.field, problem);
  return [...found.values()];
}

/** The problems of the rows themselves, such as an instant that no ephemeris covers. */
export const rowFaults = (items: readonly Item[]): readonly string[] => [
  ...new Set(
    items
      .filter(({ failure }) => failure && !failure.problems?.some(({ field }) => field.startsWith('/bodies')))
      .map(({ failure }) => failure?.message ?? ''),
  ),
];
