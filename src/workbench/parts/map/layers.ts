import { geoArea, geoContains } from 'd3-geo';
import type { GeoPermissibleObjects } from 'd3-geo';
import type { Mark } from './marks.js';
import type { DrawnLine } from './shapes.js';

/** Longitude and latitude, degrees east and north. */
export type Position = readonly [number, number];

/** An item of a map. `look` names a style (`.map-LOOK`), `title` is the tooltip, `label` the text next to the item. */
interface Drawn {
  readonly id: string;
  readonly look: string;
  readonly title?: string;
  readonly label?: string;
}
export interface MapLine extends Drawn {
  readonly kind: 'line';
  /** One line or several. Points are joined the shortest way, also across the antimeridian. */
  readonly lines: readonly (readonly Position[])[];
}
export interface MapArea extends Drawn {
  readonly kind: 'area';
  readonly rings: readonly (readonly Position[])[];
  /** A point inside the area, if the area may be larger than the rest of the globe. Without it, the smaller side is drawn. */
  readonly within?: Position;
}
export interface MapPoint extends Drawn {
  readonly kind: 'point';
  readonly look: 'here' | 'greatest';
  readonly at: Position;
}
export type MapLayer = MapLine | MapArea | MapPoint;

const mutable = (positions: readonly Position[]): [number, number][] => positions.map(([lon, lat]) => [lon, lat]);
const closed = (ring: [number, number][]): [number, number][] => {
  const first = ring[0],
    last = ring[ring.length - 1];
  return first[0] === last[0] && first[1] === last[1] ? ring : [...ring, first];
};

/** A ring turned so that the wanted side of the globe is the inside as d3-geo takes it. */
function turned(ring: readonly Position[], within: Position | undefined): [number, number][] {
  const points = closed(mutable(ring));
  const polygon = { type: 'Polygon' as const, coordinates: [points] };
  const isInside =
    within === undefined ? geoArea(polygon) <= 2 * Math.PI : geoContains(polygon, [within[0], within[1]]);
  return isInside ? points : points.toReversed();
}

/** An area as a geometry of d3-geo. */
export const drawable = ({ rings, within }: MapArea): GeoPermissibleObjects => ({
  type: 'MultiPolygon',
  coordinates: rings.map((ring) => [turned(ring, within)]),
});

/** The lines of layers for the map. */
export const linesOf = (layers: readonly MapLayer[]): readonly DrawnLine[] =>
  layers.flatMap((layer): DrawnLine[] => {
    if (layer.kind !== 'line') return [];
    const { id, look, title, label = '', lines } = layer;
    return [
      {
        key: id,
        geometry: { type: 'MultiLineString', coordinates: lines },
        class: `map-${look}`,
        label,
        title,
        from: 'middle',
        isArc: true,
      },
    ];
  });

/** The points of layers for the map. */
export const marksOf = (layers: readonly MapLayer[]): readonly Mark[] =>
  layers.flatMap((layer): Mark[] => {
    if (layer.kind !== 'point') return [];
    const { id, look, title, label, at } = layer;
    return [{ key: id, kind: look, title: title ?? label ?? '', label, longitude: at[0], latitude: at[1] }];
  });

/** Lines and points as GeoJSON (RFC 7946). Areas are not included: the service provides them, cut at poles and antimeridian. */
export function geoJsonText(layers: readonly MapLayer[]): string {
  const features = layers.flatMap((layer) => {
    if (layer.kind === 'area') return [];
    const properties = { id: layer.id, title: layer.title ?? layer.label ?? '' };
    const geometry =
      layer.kind === 'point'
        ? { type: 'Point', coordinates: layer.at }
        : { type: 'MultiLineString', coordinates: layer.lines.flatMap(cutAtAntimeridian) };
    return [{ type: 'Feature', properties, geometry }];
  });
  return JSON.stringify({ type: 'FeatureCollection', features }, null, 2);
}

/** A line in pieces that do not cross the antimeridian. */
export function cutAtAntimeridian(line: readonly Position[]): Position[][] {
  const pieces: Position[][] = [[line[0]]];
  for (let i = 1; i < line.length; i++) {
    const [lon0, lat0] = line[i - 1],
      [lon1, lat1] = line[i];
    if (Math.abs(lon1 - lon0) > 180) {
      const edge = lon0 > 0 ? 180 : -180,
        unwrapped = lon1 + 2 * edge;
      const lat = unwrapped === lon0 ? lat0 : lat0 + ((lat1 - lat0) * (edge - lon0)) / (unwrapped - lon0);
      pieces[pieces.length - 1].push([edge, lat]);
      pieces.push([[-edge, lat]]);
    }
    pieces[pieces.length - 1].push(line[i]);
  }
  return pieces.filter((piece) => piece.length > 1);
}
