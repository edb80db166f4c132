import { isoShort } from '../../../parts/format.js';
import type { MapLayer, Position } from '../../../parts/map/layers.js';
import { text } from '../../../text/text.js';

const words = text.sky;

interface Place {
  readonly latitude_deg: number;
  readonly longitude_deg: number;
}
export interface PathPoint extends Place {
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
  readonly limits?: readonly { readonly side: 'north' | 'south'; readonly points: readonly Place[] }[];
}

const position = ({ longitude_deg, latitude_deg }: Place): Position => [longitude_deg, latitude_deg];
/** Next to the first and last contact the deepest place runs along the horizon: that is no track. */
const LEAST_DEG = 0.5;
const HOUR_LABELS = [0, 0.5, 1];

/** The centre line with its first, middle and last minute, and the limits of the places that see it hidden. */
export function occultationLayers({ centers, limits = [] }: Topology): MapLayer[] {
  const edges = limits.map(({ side, points }, i): MapLayer => ({
    kind: 'line',
    id: `${side}-${i}`,
    look: 'edge',
    title: words.edge[side],
    lines: [points.map(position)],
  }));
  const times = HOUR_LABELS.map((part): MapLayer => {
    const at = centers[Math.round((centers.length - 1) * part)];
    return {
      kind: 'point',
      id: `time-${part}`,
      look: 'greatest',
      label: isoShort(at.datetime_utc).slice(-5),
      at: position(at),
    };
  });
  return [
    ...edges,
    {
      kind: 'line',
      id: 'central',
      look: 'central',
      title: words.centralLine,
      lines: [centers.filter(({ target_altitude_deg: altitude }) => altitude >= LEAST_DEG).map(position)],
    },
    ...times,
  ];
}
