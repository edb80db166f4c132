import { useSignal } from '@preact/signals';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import { bodyLabel } from '../../../parts/format.js';
import { MapButtons, moveByKey } from '../../../parts/map/controls.js';
import { useGestures } from '../../../parts/map/gestures.js';
import { kept, zoomed } from '../../../parts/map/window.js';
import type { Point2, Window } from '../../../parts/map/window.js';
import { param, setParams } from '../../../state/url.js';
import { text } from '../../../text/text.js';
import { useBoundaries } from './boundaries.js';
import type { Field } from './field.js';
import { labelsOf } from './labels.js';
import type { Wanted } from './labels.js';
import type { InSky } from './stars.js';
import type { DrawnStar } from './view.js';
import {
  boundariesOfDate,
  drawnCircles,
  drawnFigures,
  drawnLines,
  drawnStars,
  MIDDLE,
  onDome,
  placed,
  RADIUS,
  sheetOfDome,
  SIZE,
  skyProjection,
  WHOLE,
  windowOfText,
  windowText,
} from './view.js';

const words = text.sky;
/** Stars up to this magnitude show their names when the entire sky is visible, fainter ones when it is zoomed. */
const NAMED_MAGNITUDE = 1.6;
const REST_MS = 250;

/** The background layers by their names in the address. */
export const LAYERS = ['figures', 'names', 'boundaries', 'galaxy', 'ecliptic'] as const;
export type Layer = (typeof LAYERS)[number];
/** Shown by default. */
export const START_LAYERS: readonly Layer[] = ['figures', 'names', 'galaxy', 'ecliptic'];

interface DomeProps {
  readonly label: string;
  /** Sun, Moon and planets. */
  readonly bodies: readonly InSky[];
  readonly field: Field;
  readonly layers: readonly string[];
  readonly lstDeg: number | null;
  readonly latitude: number;
  readonly onPicture: (element: SVGSVGElement) => void;
}

/** A brighter star is a larger dot. */
const starRadius = (magnitude: number): number => Math.max(0.7, 3.9 - 0.75 * magnitude);

/** The picture of the sky above the horizon, dragged and zoomed by pointer or keys. */
export function Dome({ label, bodies, field, layers, lstDeg, latitude, onPicture }: DomeProps) {
  const svg = useRef<SVGSVGElement>(null),
    frame = useRef<HTMLDivElement>(null);
  const projection = useMemo(() => skyProjection(lstDeg ?? 0, latitude), [lstDeg, latitude]);
  const { visible, pan, zoom } = useDomeWindow(svg, projection);
  const type = useTypeSize(frame),
    clip = useId();
  useEffect(() => {
    if (svg.current) onPicture(svg.current);
  }, []);
  const stars = useMemo(() => (lstDeg === null ? [] : drawnStars(field, projection)), [field, projection]);
  const figures = useMemo(() => (lstDeg === null ? null : drawnFigures(field, projection)), [field, projection]);
  const circles = useMemo(() => (lstDeg === null ? null : drawnCircles(field, projection)), [field, projection]);
  const borders = useBoundaries(layers.includes('boundaries'));
  const ofDate = useMemo(() => boundariesOfDate(field, borders), [field, borders]);
  const boundaries = useMemo(() => drawnLines(ofDate, projection), [ofDate, projection]);
  const above = bodies.filter(({ altitude }) => altitude >= 0);
  const shows = (layer: Layer): boolean => layers.includes(layer);
  const shown = { visible, above, stars, figures, circles, boundaries, shows };
  const transform = `translate(${visible.x} ${visible.y}) scale(${visible.scale})`;
  return (
    <div
      ref={frame}
      class={visible.scale < 1.01 ? 'dome-frame entire' : 'dome-frame'}
      role="group"
      aria-label={`${label}. ${words.domeKeys}`}
      tabIndex={0}
      onKeyDown={(event) => {
        if (event.target === frame.current && moveByKey(event.key, { pan, zoomBy: zoom })) event.preventDefault();
      }}
    >
      <svg ref={svg} class="dome" viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={label}>
        <clipPath id={clip}>
          <circle cx={MIDDLE} cy={MIDDLE} r={RADIUS} />
        </clipPath>
        <g transform={transform}>
          <circle class="dome-sky" cx={MIDDLE} cy={MIDDLE} r={RADIUS} vector-effect="non-scaling-stroke" />
          <Lines {...shown} clip={clip} />
        </g>
        <Compass visible={visible} size={type * 1.25} />
        <Dots {...shown} />
        {labelsOf(wantedLabels(shown), type).map(({ key, x, y, words: name, anchor, class: look }) => (
          <text key={key} class={look} x={x} y={y} text-anchor={anchor} font-size={type}>
            {name}
          </text>
        ))}
      </svg>
      <MapButtons zoomBy={zoom} showAll={() => zoom(1e-9)} />
    </div>
  );
}

interface Shown {
  readonly visible: Window;
  readonly above: readonly InSky[];
  readonly stars: readonly DrawnStar[];
  readonly figures: ReturnType<typeof drawnFigures> | null;
  readonly circles: ReturnType<typeof drawnCircles>;
  /** Path of the boundaries of the constellations. */
  readonly boundaries: string;
  readonly shows: (layer: Layer) => boolean;
}

/** The labels in order of priority: bodies, stars from the brightest, galactic points, constellations. */
function wantedLabels({ visible, above, stars, figures, circles, shows }: Shown): readonly Wanted[] {
  const limit = NAMED_MAGNITUDE + 2.2 * Math.log2(visible.scale);
  return [
    ...above.map(({ body, azimuth, altitude }) => ({
      key: body,
      words: bodyLabel(body),
      point: placed(onDome(azimuth, altitude), visible),
      class: 'dome-label',
      isNeeded: true,
    })),
    ...stars
      .filter(({ magnitude }) => magnitude <= limit)
      .sort((a, b) => a.magnitude - b.magnitude)
      .map(({ key, name, point }) => ({ key, words: name, point: placed(point, visible), class: 'dome-label' })),
    ...(shows('galaxy') ? (circles?.points ?? []) : []).map(({ name, point }) => ({
      key: name,
      words: words.galacticPoints[name] ?? name,
      point: placed(point, visible),
      class: 'dome-label dome-galactic',
    })),
    ...(shows('names') ? (figures?.names ?? []) : []).map(({ abbreviation, name, point }) => ({
      key: abbreviation,
      words: name,
      point: placed(point, visible),
      isMiddle: true,
      class: 'dome-label dome-constellation',
    })),
  ];
}

/** Milky Way, grid, ecliptic and figures. */
function Lines({ figures, circles, boundaries, shows, clip }: Shown & { clip: string }) {
  return (
    <>
      {shows('galaxy') && circles && (
        <path class="dome-milky-way" data-layer="galaxy" d={circles.galaxy} clip-path={`url(#${clip})`} />
      )}
      <Grid />
      {boundaries !== '' && (
        <path class="dome-boundaries" data-layer="boundaries" d={boundaries} vector-effect="non-scaling-stroke" />
      )}
      {shows('ecliptic') && circles && (
        <path class="dome-ecliptic" data-layer="ecliptic" d={circles.ecliptic} vector-effect="non-scaling-stroke" />
      )}
      {shows('galaxy') && circles && (
        <path class="dome-galaxy" d={circles.galaxy} vector-effect="non-scaling-stroke">
          <title>{words.galacticEquator}</title>
        </path>
      )}
      {shows('figures') && figures && (
        <path class="dome-figures" data-layer="figures" d={figures.d} vector-effect="non-scaling-stroke" />
      )}
    </>
  );
}

/** Stars and galactic points, with Sun, Moon and planets over them. */
function Dots({ visible, above, stars, circles, shows }: Shown) {
  return (
    <>
      {stars.map(({ key, name, magnitude, constellation, point }) => {
        const [cx, cy] = placed(point, visible);
        return (
          <circle key={key} data-body={name} class="dome-star" cx={cx} cy={cy} r={starRadius(magnitude)}>
            <title>{`${name}, ${constellation}, ${magnitude}`}</title>
          </circle>
        );
      })}
      {shows('galaxy') &&
        circles?.points.map(({ name, point }) => {
          const [x, y] = placed(point, visible);
          return <path key={name} class="dome-anchor" data-body={name} d={`M${x - 5} ${y}h10M${x} ${y - 5}v10`} />;
        })}
      {above.map(({ body, azimuth, altitude }) => {
        const [cx, cy] = placed(onDome(azimuth, altitude), visible);
        const isLight = body === 'Sun' || body === 'Moon';
        return (
          <circle
            key={body}
            data-body={body}
            class={`dome-body dome-${body.toLowerCase()}`}
            cx={cx}
            cy={cy}
            r={isLight ? 8 : 5}
          >
            <title>{body}</title>
          </circle>
        );
      })}
    </>
  );
}

function Grid() {
  return (
    <>
      {[30, 60].map((altitude) => (
        <circle
          key={altitude}
          class="dome-grid"
          cx={MIDDLE}
          cy={MIDDLE}
          r={(RADIUS * (90 - altitude)) / 90}
          vector-effect="non-scaling-stroke"
        />
      ))}
      {words.compass.map((name, i) => {
        const [x, y] = onDome(i * 45, 0);
        return (
          <path key={name} class="dome-grid" d={`M${MIDDLE} ${MIDDLE}L${x} ${y}`} vector-effect="non-scaling-stroke" />
        );
      })}
    </>
  );
}

function Compass({ visible, size }: { visible: Window; size: number }) {
  return (
    <>
      {words.compass.map((name, i) => {
        const [x, y] = placed(onDome(i * 45, -6), visible);
        return (
          <text key={name} class="dome-compass" x={x} y={y + size / 3} font-size={size}>
            {name}
          </text>
        );
      })}
    </>
  );
}

const TYPE_PX = 12,
  SMALLEST_TYPE = 12.5;

/** The font size in units of the picture, readable also on a small screen. */
function useTypeSize(frame: { readonly current: HTMLDivElement | null }): number {
  const width = useSignal(SIZE.width);
  useEffect(() => {
    if (frame.current === null) return undefined;
    const observer = new ResizeObserver(([{ contentRect }]) => {
      if (contentRect.width > 0) width.value = Math.min(contentRect.width, contentRect.height);
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return Math.max(SMALLEST_TYPE, (TYPE_PX * SIZE.width) / width.value);
}

/** The visible part of the sky: it changes at once during a gesture, and the address follows at its end. */
function useDomeWindow(svg: { readonly current: SVGSVGElement | null }, projection: ReturnType<typeof skyProjection>) {
  const address = param('sw');
  const sheet = sheetOfDome(projection);
  const moving = useSignal<Window | null>(null),
    timer = useRef(0);
  useEffect(() => {
    moving.value = null;
  }, [address]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const visible = kept(moving.value ?? windowOfText(address), sheet, SIZE);
  const look = (next: Window): boolean => {
    if (next.scale === visible.scale && next.x === visible.x && next.y === visible.y) return false;
    moving.value = next;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setParams({ sw: windowText(next) }, true), REST_MS);
    return true;
  };
  const pan = (dx: number, dy: number): boolean =>
    look(kept({ ...visible, x: visible.x + dx, y: visible.y + dy }, sheet, SIZE));
  const zoom = (factor: number, at: Point2 = { x: MIDDLE, y: MIDDLE }): boolean =>
    look(factor < 1e-6 ? WHOLE : zoomed(visible, factor, at, sheet, SIZE));
  /** Converts pixels of the element to units of the picture, which is centred in it. */
  const unitsOf = (): { readonly unit: number; readonly left: number; readonly top: number } => {
    const box = svg.current?.getBoundingClientRect() ?? { width: SIZE.width, height: SIZE.height };
    const unit = Math.min(box.width / SIZE.width, box.height / SIZE.height);
    return { unit, left: (box.width - SIZE.width * unit) / 2, top: (box.height - SIZE.height * unit) / 2 };
  };
  useGestures(svg, {
    pan: (dx, dy) => {
      const { unit } = unitsOf();
      pan(dx / unit, dy / unit);
    },
    zoom: (factor, { x, y }) => {
      const { unit, left, top } = unitsOf();
      return zoom(factor, { x: (x - left) / unit, y: (y - top) / unit });
    },
    click: () => undefined,
  });
  return { visible, pan, zoom };
}
