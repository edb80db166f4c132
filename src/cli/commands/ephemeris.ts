import { clock, inSign } from '../degrees.js';
import { CHART_NAMES, readNames } from '../names.js';
import { readRange, usage } from '../moment.js';
import type { WhereWhen } from '../moment.js';
import type { Progress } from '../progress.js';
import type { Cell, Report } from '../report.js';
import type { Service } from '../service.js';
import { lookupTable } from '../../kernel/lookup.js';

export interface EphemerisOptions extends WhereWhen {
  readonly bodies?: string;
  readonly step?: string;
}

const STEP_UNITS = lookupTable<number>({ m: 1 / 1440, h: 1 / 24, d: 1, w: 7 });
const MOST_ROWS = 1_000_000;

/** A table of longitudes from one instant to another, at equal steps. */
export function ephemeris(
  service: Service,
  [from, to]: readonly (string | undefined)[],
  options: EphemerisOptions,
  progress: Progress,
): Report {
  const { utcStart, utcEnd } = readRange(service, from, to, options.zone ?? null);
  const [, count, unit] = /^(\d+(?:\.\d+)?)([mhdw])$/.exec(options.step ?? '1d') ?? [];
  const step = Number(count) * (STEP_UNITS[unit] ?? NaN);
  if (!(step > 0)) throw usage('--step', 'must be a number and a unit: 30m, 6h, 1d, 2w', options.step);
  const total = Math.ceil((utcEnd - utcStart) / step - 1e-9);
  if (total > MOST_ROWS)
    throw usage('--step', `would give ${total} rows; at most ${MOST_ROWS} are allowed`, options.step);
  const bodies = options.bodies ? readNames(options.bodies) : CHART_NAMES;
  const { time } = service.engine;
  const rows = Array.from({ length: total }, (_, i): Cell[] => {
    if (i % 64 === 0) progress(i, total);
    // Rounded to the millisecond, so that the printed instant is the computed one.
    const dt = time.formatUtc(Math.round((utcStart + i * step) * 86_400_000) / 86_400_000);
    const { planets, datetime_utc } = service.ask('chart_route_v1_chart_post', {
      body: { dt, bodies, include_nodes: false },
    });
    return [datetime_utc, ...Object.values(planets).map(({ longitude }) => longitude)];
  });
  progress(total, total);
  return {
    json: rows.map(([datetime_utc, ...longitudes]) => ({
      datetime_utc,
      longitudes: Object.fromEntries(bodies.map((body, i) => [body, longitudes[i]])),
    })),
    tables: [
      {
        columns: [
          { name: 'datetime_utc', head: 'UTC', show: clock },
          ...bodies.map((name) => ({ name, show: inSign })),
        ],
        rows,
      },
    ],
  };
}
