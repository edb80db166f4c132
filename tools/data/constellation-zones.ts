/**
 * A zone of the table of Roman (1987, PASP 99, 695; CDS VI/42), B1875.0, degrees. It covers the sky north of its declination, except where
 * an earlier zone of the table applies.
 */
export interface Zone {
  readonly raFrom: number;
  readonly raTo: number;
  readonly decFrom: number;
  readonly constellation: string;
}

const DEG_PER_HOUR = 15;

/** Reads the zones of a table `ra_from_h,ra_to_h,dec_from_deg,constellation`. The order of the rows matters and is kept. */
export const readZones = (csv: string): readonly Zone[] =>
  csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [from, to, dec, constellation] = line.split(',');
      return {
        raFrom: Number(from) * DEG_PER_HOUR,
        raTo: Number(to) * DEG_PER_HOUR,
        decFrom: Number(dec),
        constellation,
      };
    });

/** The constellation of a place of B1875.0, degrees; the right ascension is in [0, 360). */
export const constellationOf = (zones: readonly Zone[], ra: number, dec: number): string =>
  zones.find(({ raFrom, raTo, decFrom }) => decFrom <= dec && raFrom <= ra && ra < raTo)?.constellation ?? '';

/** A part of a boundary along an hour circle or a parallel of B1875.0, given by its two ends, degrees. */
export interface Border {
  readonly from: readonly [ra: number, dec: number];
  readonly to: readonly [ra: number, dec: number];
}

const sorted = (values: readonly number[]): readonly number[] => [...new Set(values)].sort((a, b) => a - b);

/**
 * All boundaries. A boundary is where two neighbouring cells of the grid of all hour circles and parallels in the table belong to different
 * constellations.
 */
export function bordersOf(zones: readonly Zone[]): readonly Border[] {
  const ras = sorted([0, 360, ...zones.flatMap(({ raFrom, raTo }) => [raFrom, raTo])]),
    decs = sorted([-90, 90, ...zones.map(({ decFrom }) => decFrom)]);
  const cells = ras
    .slice(1)
    .map((ra, i) => decs.slice(1).map((dec, j) => constellationOf(zones, (ra + ras[i]) / 2, (dec + decs[j]) / 2)));
  const alongHourCircles = ras.slice(0, -1).flatMap((ra, i) => {
    const [before, after] = [cells[(i + cells.length - 1) % cells.length], cells[i]];
    return runs(decs, (j) => before[j] !== after[j]).map(([a, b]): Border => ({ from: [ra, a], to: [ra, b] }));
  });
  const alongParallels = decs
    .slice(1, -1)
    .flatMap((dec, j) =>
      runs(ras, (i) => cells[i][j] !== cells[i][j + 1]).map(([a, b]): Border => ({ from: [a, dec], to: [b, dec] })),
    );
  return [...alongHourCircles, ...alongParallels];
}

/** Merges neighbouring intervals between edges for which the predicate is true. */
function runs(edges: readonly number[], holds: (interval: number) => boolean): (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (let i = 0; i < edges.length - 1; i++) {
    if (!holds(i)) continue;
    const last = found.at(-1);
    if (last !== undefined && last[1] === edges[i]) last[1] = edges[i + 1];
    else found.push([edges[i], edges[i + 1]]);
  }
  return found;
}
