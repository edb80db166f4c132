import { geoPath } from 'd3-geo';
import { placedLabels } from './labels.js';
import type { Room } from './labels.js';
import { drawable } from './layers.js';
import type { MapArea } from './layers.js';
import type { Sheet } from './projections.js';
import { visiblePath } from './shapes.js';
import type { DrawnLine, Pieces } from './shapes.js';
import type { Size, Window } from './window.js';

/** On a map narrower than this, lines are labelled with the body only; the stroke shows the angle. */
const NARROW_PX = 560;

export interface LaidLine extends DrawnLine {
  readonly pieces: Pieces;
}

interface LinesProps {
  readonly lines: readonly LaidLine[];
  readonly highlight: string;
  readonly visible: Window;
  readonly size: Size;
}

/** The tinted areas of the Earth. */
export function Areas({ areas, sheet }: { areas: readonly MapArea[]; sheet: Sheet }) {
  const path = geoPath(sheet.projection);
  return (
    <>
      {areas.map((area) => (
        <path key={area.id} class={`map-area map-${area.look}`} data-area={area.id} d={path(drawable(area)) ?? ''} />
      ))}
    </>
  );
}

/** The labels of the lines; `taken` has the positions of other labels. */
export function Labels({ lines, taken, highlight, visible, size }: LinesProps & { readonly taken: readonly Room[] }) {
  const named = lines
    .filter(({ label }) => label !== '')
    .map(({ label, ...line }) => ({
      ...line,
      text: size.width < NARROW_PX ? label.split(' ')[0] : label,
    }));
  const classes = new Map(lines.map((line) => [line.key, line.class]));
  return (
    <g>
      {placedLabels(named, visible, size, taken).map(({ key, text: label, x, y }) => (
        <text
          key={key}
          class={`line-label ${classes.get(key) ?? ''}${highlight && highlight !== key ? ' dim' : ''}`}
          x={x.toFixed(1)}
          y={y.toFixed(1)}
          text-anchor="middle"
          dominant-baseline="central"
          paint-order="stroke"
        >
          {label}
        </text>
      ))}
    </g>
  );
}

export function Lines({ lines, highlight, visible, size }: LinesProps) {
  return (
    <g fill="none">
      {lines.map(({ key, class: name, pieces, title }) => {
        const { d, before } = visiblePath(pieces, visible, size);
        return (
          d !== '' && (
            <path
              key={key}
              class={`map-line ${name}${highlight === '' ? '' : highlight === key ? ' lit' : ' dim'}`}
              data-line={key}
              d={d}
              stroke-dashoffset={before.toFixed(1)}
            >
              {title && <title>{title}</title>}
            </path>
          )
        );
      })}
    </g>
  );
}
