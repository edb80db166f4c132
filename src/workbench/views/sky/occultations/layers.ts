import type { MapLayer, Position } from '../../../parts/map/layers.js';
import { text } from '../../../text/text.js';

const words = text.sky;

export interface PathPoint {
  readonly latitude_deg: number;
  readonly longitude_deg: number;
  readonly datetime_utc: string;
  /** Below zero nothing is seen there. */
  readonly target_altitude_deg: number;
}
/** What /v1/occultations/lunar-path-topology-at answers, as far as it is shown. */
export interface Topology {
  readonly summary: {
    readonly greatest_datetime_utc: string;
    readonly path_width_km: number;
    readonly duration_at_greatest_s: number;
  };
  readonly centers: readonly PathPoint[];
  readonly boundaries: readonly {
    readonly side: 'left' | 'right';
    readonly points: readonly { readonly point: PathPoint }[];
  }[];
}

const position = ({ longitude_deg, latitude_deg }: PathPoint): Position => [longitude_deg, latitude_deg];
const HOUR_LABELS = [0, 0.5, 1];

/** The centre line with its first, middle and last minute, and both limits of the zone: bold where the Moon is above the horizon. */
export function occultationLayers({ centers, boundaries }: Topology): MapLayer[] {
  const middles = boundaries.map(({ points }) => points[Math.floor(points.length / 2)].point.latitude_deg);
  const edges = boundaries.flatMap(({ points }, i): MapLayer[] => {
    const name = middles[i] >= middles[1 - i] ? 'north' : 'south';
    const along = points.map(({ point }) => point);
    return [
      { kind: 'line', id: `${name}-seen`, look: 'edge', title: words.edge[name], lines: runsOf(along, true) },
      { kind: 'line', id: `${name}-below`, look: 'limit', title: words.edgeBelow[name], lines: runsOf(along, false) },
    ];
  });
  const times = HOUR_LABELS.map((part): MapLayer => {
    const at = centers[Math.round((centers.length - 1) * part)];
    return {
      kind: 'point',
      id: `time-${part}`,
      look: 'greatest',
      label: at.datetime_utc.slice(-16, -11),
      at: position(at),
    };
  });
  return [
    ...edges,
    { kind: 'line', id: 'central', look: 'central', title: words.centralLine, lines: [centers.map(position)] },
    ...times,
  ];
}

/** The stretches of a limit on which the Moon is up, or those on which it is not; neighbours share the point between them. */
export function runsOf(points: readonly PathPoint[], isUp: boolean): Position[][] {
  const runs: Position[][] = [];
  let run: Position[] = [];
  const end = (): void => {
    if (run.length > 1) runs.push(run);
    run = [];
  };
  points.forEach((point, i) => {
    const isOf = point.target_altitude_deg >= 0 === isUp;
    if (isOf) {
      if (run.length === 0 && i > 0 && !isUp) run.push(position(points[i - 1]));
      run.push(position(point));
    } else {
      if (run.length > 0 && !isUp) run.push(position(point));
      end();
    }
  });
  end();
  return runs;
}
