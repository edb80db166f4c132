import { geoGraticule10, geoPath } from 'd3-geo';
import { atlas } from './atlas.js';
import type { Sheet } from './projections.js';

/** Sea, land, borders and every tenth meridian and parallel. */
export function Base({ sheet }: { sheet: Sheet }) {
  const path = geoPath(sheet.projection);
  const { land, borders } = atlas.value;
  return (
    <g>
      <path class="map-sea" d={path({ type: 'Sphere' }) ?? ''} />
      {land && <path class="map-land" d={path(land) ?? ''} />}
      {borders && <path class="map-borders" d={path(borders) ?? ''} vector-effect="non-scaling-stroke" />}
      <path class="map-graticule" d={path(geoGraticule10()) ?? ''} vector-effect="non-scaling-stroke" />
    </g>
  );
}
