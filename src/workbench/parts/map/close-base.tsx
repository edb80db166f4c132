import { useEffect } from 'preact/hooks';
import { finePieces, loadFinePieces } from './fine-atlas.js';
import { closePoint } from './projections.js';
import type { Sheet } from './projections.js';
import { isFineBox, visibleBox } from './visible-box.js';
import type { Size, Window } from './window.js';

interface CloseBaseProps {
  readonly sheet: Sheet;
  readonly visible: Window;
  readonly size: Size;
}

/** Fine land, borders, rivers and lakes over the coarse ones, piece by piece as they load. */
export function CloseBase({ sheet, visible, size }: CloseBaseProps) {
  const box = visibleBox(visible, sheet, size);
  const isFine = isFineBox(box);
  const key = isFine ? [box.south, box.west, box.north, box.east].map((value) => Math.floor(value / 5)).join() : '';
  useEffect(() => {
    if (isFine) void loadFinePieces(box);
  }, [key]);
  if (!isFine) return null;
  const about = sheet.closeAbout ?? 0;
  const shown = [...finePieces.value].flatMap(([name, piece]) =>
    [-360, 0, 360].flatMap((turn) => {
      const east = piece.west + turn - about;
      const [px, py] = closePoint(east, piece.north);
      const x = px * visible.scale + visible.x,
        y = py * visible.scale + visible.y;
      const isSeen =
        x < size.width &&
        y < size.height &&
        x + piece.width * visible.scale > 0 &&
        y + piece.height * visible.scale > 0;
      return isSeen ? [{ key: `${name} ${turn}`, piece, x, y }] : [];
    }),
  );
  return (
    <g>
      {shown.map(({ key: id, piece, x, y }) => (
        <g key={id} data-piece={id} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${visible.scale})`}>
          <rect class="map-sea" width={piece.width} height={piece.height} />
          <path class="map-land map-fine" d={piece.land} vector-effect="non-scaling-stroke" />
          <path class="map-lakes" d={piece.lakes} />
          <path class="map-rivers" d={piece.rivers} vector-effect="non-scaling-stroke" />
          <path class="map-borders" d={piece.borders} vector-effect="non-scaling-stroke" />
        </g>
      ))}
    </g>
  );
}
