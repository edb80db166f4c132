import type { MapLayer, Position } from '../../../parts/map/layers.js';
import { text } from '../../../text/text.js';

const words = text.sky;

export interface PathPoint {
  readonly latitude_deg: number;
  readonly longitude_deg: number;
  readonly datetime_utc: string;
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

/** The centre line with its first, middle and last minute, and both edges of the zone. */
export function occultationLayers({ centers, boundaries }: Topology): MapLayer[] {
  const edges = boundaries.map(({ side, points }): MapLayer => ({
    kind: 'line',
    id: side,
    look: 'limit',
    title: words.edge[side],
    lines: [points.map(({ point }) => position(point))],
  }));
  const times = HOUR_LABELS.map((part): MapLayer => {
    const at = centers[Math.round((centers.length - 1) * part)];
    return {
      kind: 'point',
      id: `time-${part}`,
      look: 'greatest',
      label: at.datetime_utc.slice(11, 16),
      at: position(at),
    };
  });
  return [
    ...edges,
    { kind: 'line', id: 'central', look: 'central', title: words.centralLine, lines: [centers.map(position)] },
    ...times,
  ];
}
