import type { GeoPlace, Sheet } from './projections.js';
import { onScreen } from './window.js';
import type { Point2, Size, Window } from './window.js';

/** A point of the map. */
export interface Mark extends GeoPlace {
  readonly key: string;
  readonly kind: 'birth' | 'picked' | 'crossing' | 'zenith';
  readonly title: string;
  /** Class of its colour. */
  readonly class?: string;
}

const RADIUS = { birth: 6, picked: 7, crossing: 2.5, zenith: 4.5 } as const;

export function Marks({
  marks,
  sheet,
  seen,
  size,
}: {
  marks: readonly Mark[];
  sheet: Sheet;
  seen: Window;
  size: Size;
}) {
  return (
    <g>
      {marks.map((mark) => {
        const at = onScreen(mark, sheet, seen);
        return (
          at !== null &&
          isWithin(at, size) && (
            <circle
              key={mark.key}
              class={`mark mark-${mark.kind} ${mark.class ?? ''}`}
              cx={at.x.toFixed(1)}
              cy={at.y.toFixed(1)}
              r={RADIUS[mark.kind]}
            >
              <title>{mark.title}</title>
            </circle>
          )
        );
      })}
    </g>
  );
}

const EDGE_PX = 10;
const isWithin = ({ x, y }: Point2, { width, height }: Size): boolean =>
  x > -EDGE_PX && x < width + EDGE_PX && y > -EDGE_PX && y < height + EDGE_PX;
