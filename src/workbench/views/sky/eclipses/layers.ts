import type { MapLayer, Position } from '../../../parts/map/layers.js';
import { text } from '../../../text/text.js';
import type { LunarVisibility, Place, SolarContours, SolarFootprint, SolarPath } from './answers.js';

const words = text.sky;
const position = ({ latitude_deg, longitude_deg }: Place): Position => [longitude_deg, latitude_deg];

/** The layers of an eclipse that have been loaded: limits, contours of magnitude, central line and greatest eclipse. */
export function solarLayers(
  path: SolarPath | null,
  footprint: SolarFootprint | null,
  contours: SolarContours | null,
): MapLayer[] {
  const limits = (footprint?.tracks ?? []).map(({ kind, component_id, segment_id, points }): MapLayer => ({
    kind: 'line',
    id: `${kind}-${component_id}-${segment_id}`,
    look: kind.startsWith('pen') ? 'limit' : 'horizon',
    title: words.limits[kind],
    lines: [points.map(position)],
  }));
  const levels = (contours?.magnitude_levels ?? [])
    .filter(({ solved_components: components }) => components.length > 0)
    .map(({ threshold, solved_components: components }): MapLayer => ({
      kind: 'line',
      id: `magnitude-${threshold}`,
      look: 'magnitude',
      title: words.magnitudeLine(threshold),
      label: String(threshold),
      lines: components.map(({ closed, points }) => (closed ? [...points, points[0]] : points).map(position)),
    }));
  return [...limits, ...levels, ...(path === null ? [] : [...centralLimits(path), ...centralLayers(path)])];
}

/** The edges of the path of totality or annularity. */
const centralLimits = ({ limits = [] }: SolarPath): MapLayer[] =>
  limits.map(({ side, points }, i): MapLayer => ({
    kind: 'line',
    id: `central-${side}-${i}`,
    look: 'edge',
    title: words.centralLimits[side],
    lines: [points.map(position)],
  }));

function centralLayers(path: SolarPath): MapLayer[] {
  const line = path.central_line_lons.map((lon, i): Position => [lon, path.central_line_lats[i]]);
  const greatest: MapLayer = {
    kind: 'point',
    id: 'greatest',
    look: 'greatest',
    title: words.greatestPoint,
    at: [path.max_eclipse_lon, path.max_eclipse_lat],
  };
  if (line.length < 2) return [greatest];
  return [{ kind: 'line', id: 'central', look: 'central', title: words.centralLine, lines: [line] }, greatest];
}

/** The ring of each contact, with the side that sees the Moon. */
export function lunarLayers(map: LunarVisibility): MapLayer[] {
  const areas = map.limits.map(({ contact, points, sublunar_point: below }): MapLayer => ({
    kind: 'area',
    id: `seen-${contact}`,
    look: 'seen',
    rings: [points.map(position)],
    within: position(below),
  }));
  const rings = map.limits.map(({ contact, points }): MapLayer => ({
    kind: 'line',
    id: `ring-${contact}`,
    look: contact === 'greatest' ? 'central' : 'magnitude',
    title: words.contact[contact],
    label: contact === 'greatest' ? 'max' : contact.toUpperCase(),
    lines: [points.map(position)],
  }));
  return [...areas, ...rings];
}
