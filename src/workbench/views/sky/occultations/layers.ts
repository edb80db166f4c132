import type { AnswerOf, Shape } from '../../../api/operations.js';
import { isoShort } from '../../../parts/format.js';
import type { MapLayer, Position } from '../../../parts/map/layers.js';
import { text } from '../../../text/text.js';

const words = text.sky;

type Place = Shape<'OccultationGrazePointResponse'>;
export type PathPoint = Shape<'OccultationPathPointResponse'>;
export type Topology = AnswerOf<'occultationPath'>;

const position = ({ longitude_deg, latitude_deg }: Pick<Place, 'latitude_deg' | 'longitude_deg'>): Position => [
  longitude_deg,
  latitude_deg,
];
/** Near the first and last contact the point of deepest occultation moves along the horizon: it is not part of the track. */
const LEAST_DEG = 0.5;
const HOUR_LABELS = [0, 0.5, 1];

/** The central line with its first, middle and last minute, and the limits of the occultation. */
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
      lines: [centers.filter(({ target_altitude_deg: altitude = 0 }) => altitude >= LEAST_DEG).map(position)],
    },
    ...times,
  ];
}
