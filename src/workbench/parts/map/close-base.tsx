import { useEffect } from 'preact/hooks';
import { finePieces, loadFinePieces } from './fine-atlas.js';
import { closePoint, placeAt } from './projections.js';
import type { Sheet } from './projections.js';
import type { Size, Window } from './window.js';

/** What of the Earth a window shows on a conformal sheet, degrees; `west` within 180 of the middle, `east` beyond it. */
export interface SeenBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export function seenBox({ scale, x, y }: Window, sheet: Sheet, { width, height }: Size): SeenBox {
  const about = sheet.closeAbout ?? 0;
  const east = (px: number): number => about + (((px - x) / scale / sheet.width) * 360 - 180);
  const latitude = (py: number): number => {
    const at = Math.min(sheet.height, Math.max(0, (py - y) / scale));
    return placeAt(sheet, sheet.width / 2, at)?.latitude ?? (at < sheet.height / 2 ? 85 : -85);
  };
  const west = Math.max(about - 180, east(0));
  return { south: latitude(height), west, north: latitude(0), east: Math.min(about + 180, east(width)) };
}

/** So little of the Earth is seen that its fine pieces are few. */
const MOST_DEGREES = 40;
export const isFineBox = ({ west, east }: SeenBox): boolean => east - west <= MOST_DEGREES;

interface CloseBaseProps {
  readonly sheet: Sheet;
  readonly seen: Window;
  readonly size: Size;
}

/** Fine land, borders, rivers and lakes over the coarse ones, piece by piece as they come. */
export function CloseBase({ sheet, seen, size }: CloseBaseProps) {
  const box = seenBox(seen, sheet, size);
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
      const x = px * seen.scale + seen.x,
        y = py * seen.scale + seen.y;
      const isSeen =
        x < size.width && y < size.height && x + piece.width * seen.scale > 0 && y + piece.height * seen.scale > 0;
      return isSeen ? [{ key: `${name} ${turn}`, piece, x, y }] : [];
    }),
  );
  return (
    <g>
      {shown.map(({ key: id, piece, x, y }) => (
        <g key={id} data-piece={id} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${seen.scale})`}>
          <rect class="map-sea" width={piece.width} height={piece.height} />
          <path class="map-land" d={piece.land} />
          <path class="map-lakes" d={piece.lakes} />
          <path class="map-rivers" d={piece.rivers} vector-effect="non-scaling-stroke" />
          <path class="map-borders" d={piece.borders} vector-effect="non-scaling-stroke" />
        </g>
      ))}
    </g>
  );
}
