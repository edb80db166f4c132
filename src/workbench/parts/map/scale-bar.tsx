import { text } from '../../text/text.js';
import type { Sheet } from './projections.js';
import { roundLength } from './round-length.js';
import { pixelsPerDegree } from './window.js';
import type { Size, Window } from './window.js';

const KM_PER_DEGREE = 111.2;
/** The scale bar: the length of a kilometre in the middle of the map. */
export function ScaleBar({ sheet, visible, size }: { sheet: Sheet; visible: Window; size: Size }) {
  const pixels = pixelsPerDegree(visible, sheet, size);
  if (!(pixels > 0)) return null;
  const km = roundLength(KM_PER_DEGREE / pixels),
    length = (km / KM_PER_DEGREE) * pixels;
  const y = size.height - 14;
  return (
    <g class="map-scale" data-km={km}>
      <path d={`M12,${y - 5}v5h${length.toFixed(1)}v-5`} />
      <text x={(12 + length / 2).toFixed(1)} y={y - 7} text-anchor="middle" paint-order="stroke">
        {text.map.scale(String(km))}
      </text>
    </g>
  );
}
