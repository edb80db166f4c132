import { labelWidth } from './labels.js';
import type { Room } from './labels.js';
import type { GeoPlace, Sheet } from './projections.js';
import { onScreen } from './window.js';
import type { Point2, Size, Window } from './window.js';

/** A point of the map. */
export interface Mark extends GeoPlace {
  readonly key: string;
  readonly kind: 'birth' | 'picked' | 'crossing' | 'zenith' | 'here' | 'greatest';
  readonly title: string;
  /** The text next to the point. */
  readonly label?: string;
  /** The style class of its colour. */
  readonly class?: string;
}

const RADIUS = { birth: 6, picked: 7, crossing: 2.5, zenith: 4.5, here: 6, greatest: 5 } as const;

export function Marks({
  marks,
  sheet,
  visible,
  size,
}: {
  marks: readonly Mark[];
  sheet: Sheet;
  visible: Window;
  size: Size;
}) {
  return (
    <g>
      {marks.map((mark) => {
        const at = onScreen(mark, sheet, visible);
        return at !== null && isWithin(at, size) && <Dot key={mark.key} mark={mark} at={at} />;
      })}
    </g>
  );
}

const LABEL_GAP = 4;

/** The positions of the marks and their labels. */
export const markLabels = (marks: readonly Mark[], sheet: Sheet, visible: Window): readonly Room[] =>
  marks.flatMap(({ kind, label, ...place }) => {
    const at = onScreen(place, sheet, visible);
    if (at === null || label === undefined) return [];
    const width = labelWidth(label) + 2 * RADIUS[kind];
    return [{ x: at.x - RADIUS[kind] + width / 2, y: at.y, half: width / 2 }];
  });

function Dot({ mark: { key, kind, title, label, class: name = '' }, at }: { mark: Mark; at: Point2 }) {
  const radius = RADIUS[kind];
  return (
    <g data-mark={key}>
      <circle class={`mark mark-${kind} ${name}`} cx={at.x.toFixed(1)} cy={at.y.toFixed(1)} r={radius}>
        <title>{title}</title>
      </circle>
      {label && (
        <text
          class="mark-label"
          x={(at.x + radius + LABEL_GAP).toFixed(1)}
          y={at.y.toFixed(1)}
          dominant-baseline="central"
          paint-order="stroke"
        >
          {label}
        </text>
      )}
    </g>
  );
}

const EDGE_PX = 10;
const isWithin = ({ x, y }: Point2, { width, height }: Size): boolean =>
  x > -EDGE_PX && x < width + EDGE_PX && y > -EDGE_PX && y < height + EDGE_PX;
