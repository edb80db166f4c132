import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { param, setParams } from '../../../state/url.js';
import { text } from '../../../text/text.js';
import { atlas, loadCoarse, loadFine } from './atlas.js';
import { Base } from './base.js';
import { useGestures } from './gestures.js';
import { placedLabels } from './labels.js';
import { Marks } from './marks.js';
import type { Mark } from './marks.js';
import { placeAt } from './projections.js';
import type { GeoPlace, Sheet } from './projections.js';
import { piecesOf, seenPath } from './shapes.js';
import type { GeoLine, Pieces } from './shapes.js';
import { kept, wholeScale, windowOf, windowText, zoomed } from './window.js';
import type { Point2, Size, Window } from './window.js';

const words = text.earth;

/** A line of the map: `class` says how it is drawn, `label` is written on it. */
export interface DrawnLine {
  readonly key: string;
  readonly geometry: GeoLine;
  readonly class: string;
  readonly label: string;
  readonly from: 'top' | 'bottom' | 'middle';
}

interface LaidLine extends DrawnLine {
  readonly pieces: Pieces;
}

interface EarthMapProps {
  readonly name: string;
  readonly sheet: Sheet;
  readonly lines: readonly DrawnLine[];
  readonly marks: readonly Mark[];
  /** The line that stands out; '' is none. */
  readonly highlight: string;
  readonly onPick: (place: GeoPlace) => void;
  readonly onPicture: (svg: SVGSVGElement | null) => void;
}

/** Enlarged so far, the fine coasts are worth their bytes. */
const FINE_FROM = 2.5;
/** On so narrow a map a line bears its body alone; its stroke says the angle. */
const NARROW_PX = 560;
const KEY_PAN_PX = 60,
  KEY_ZOOM = 1.5;

/** A map to drag, enlarge and click, by hand or by keys. What it shows of the Earth stands in the address. */
export function EarthMap({ name, sheet, lines, marks, highlight, onPick, onPicture }: EarthMapProps) {
  const frame = useRef<HTMLDivElement>(null),
    picture = useRef<SVGSVGElement>(null);
  const size = useSize(frame);
  const { seen, look } = useWindow(sheet, size);
  const zoom = seen.scale / wholeScale(sheet, size);
  const zoomBy = (factor: number, at: Point2 = { x: size.width / 2, y: size.height / 2 }): boolean =>
    look(zoomed(seen, factor, at, sheet, size));
  const pan = (dx: number, dy: number): boolean =>
    look(kept({ scale: seen.scale, x: seen.x + dx, y: seen.y + dy }, sheet, size));
  const pick = (at: Point2): void => {
    const place = placeAt(sheet, (at.x - seen.x) / seen.scale, (at.y - seen.y) / seen.scale);
    if (place !== null) onPick(place);
  };
  useGestures(picture, { pan, zoom: zoomBy, click: pick });
  useEffect(() => {
    onPicture(picture.current);
    void loadCoarse();
  }, []);
  useEffect(() => {
    if (zoom >= FINE_FROM) void loadFine();
  }, [zoom >= FINE_FROM]);
  const laid = useMemo(
    () => lines.map((line) => ({ ...line, pieces: piecesOf(sheet, line.geometry) })),
    [lines, sheet],
  );
  const base = useMemo(() => <Base sheet={sheet} />, [sheet, atlas.value]);
  const middle = { x: size.width / 2, y: size.height / 2 };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target === frame.current && byKey(event.key, { pan, zoomBy, pick: () => pick(middle) }))
      event.preventDefault();
  };
  return (
    <div
      ref={frame}
      class={zoom < 1.01 ? 'earth-map whole' : 'earth-map'}
      style={{ aspectRatio: `${sheet.width} / ${sheet.height}` }}
      role="group"
      aria-label={`${name}. ${words.keys}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <svg ref={picture} class="earth-svg" width={size.width} height={size.height} role="img" aria-label={name}>
        <g transform={`translate(${seen.x} ${seen.y}) scale(${seen.scale})`}>{base}</g>
        <Lines lines={laid} highlight={highlight} seen={seen} size={size} />
        <Marks marks={marks} sheet={sheet} seen={seen} size={size} />
        <Labels lines={laid} highlight={highlight} seen={seen} size={size} />
        <path class="crosshair" d={`M${middle.x - 9},${middle.y}h18M${middle.x},${middle.y - 9}v18`} />
      </svg>
      <Buttons zoomBy={zoomBy} whole={() => look(windowOf('', sheet, size))} />
    </div>
  );
}

interface LinesProps {
  readonly lines: readonly LaidLine[];
  readonly highlight: string;
  readonly seen: Window;
  readonly size: Size;
}

/** The names on the lines. */
function Labels({ lines, highlight, seen, size }: LinesProps) {
  const named = lines
    .filter(({ label }) => label !== '')
    .map(({ label, ...line }) => ({
      ...line,
      text: size.width < NARROW_PX ? label.split(' ')[0] : label,
    }));
  const classes = new Map(lines.map((line) => [line.key, line.class]));
  return (
    <g>
      {placedLabels(named, seen, size).map(({ key, text: label, x, y }) => (
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

function Buttons({ zoomBy, whole }: { zoomBy: (factor: number) => unknown; whole: () => unknown }) {
  const buttons = [
    { sign: '+', say: words.zoomIn, act: () => zoomBy(KEY_ZOOM) },
    { sign: '−', say: words.zoomOut, act: () => zoomBy(1 / KEY_ZOOM) },
    { sign: '⤢', say: words.whole, act: whole },
  ];
  return (
    <div class="map-buttons">
      {buttons.map(({ sign, say, act }) => (
        <button key={say} type="button" aria-label={say} title={say} onClick={() => void act()}>
          {sign}
        </button>
      ))}
    </div>
  );
}

interface KeyActs {
  readonly pan: (dx: number, dy: number) => boolean;
  readonly zoomBy: (factor: number) => boolean;
  readonly pick: () => void;
}

/** True when the key means something to the map. */
function byKey(key: string, { pan, zoomBy, pick }: KeyActs): boolean {
  const acts: Readonly<Record<string, () => unknown>> = {
    ArrowLeft: () => pan(KEY_PAN_PX, 0),
    ArrowRight: () => pan(-KEY_PAN_PX, 0),
    ArrowUp: () => pan(0, KEY_PAN_PX),
    ArrowDown: () => pan(0, -KEY_PAN_PX),
    '+': () => zoomBy(KEY_ZOOM),
    '=': () => zoomBy(KEY_ZOOM),
    '-': () => zoomBy(1 / KEY_ZOOM),
    Enter: pick,
  };
  if (!Object.hasOwn(acts, key)) return false;
  acts[key]();
  return true;
}

function Lines({ lines, highlight, seen, size }: LinesProps) {
  return (
    <g fill="none">
      {lines.map(({ key, class: name, pieces }) => {
        const { d, before } = seenPath(pieces, seen, size);
        return (
          d !== '' && (
            <path
              key={key}
              class={`map-line ${name}${highlight === '' ? '' : highlight === key ? ' lit' : ' dim'}`}
              data-line={key}
              d={d}
              stroke-dashoffset={before.toFixed(1)}
            />
          )
        );
      })}
    </g>
  );
}

/** Room that the map has, pixels; it follows the page. */
function useSize(frame: { readonly current: HTMLDivElement | null }): Size {
  const size = useSignal<Size>({ width: 800, height: 400 });
  useEffect(() => {
    if (frame.current === null) return undefined;
    const observer = new ResizeObserver(([{ contentRect }]) => {
      const { width, height } = contentRect;
      if (width > 0 && height > 0) size.value = { width, height };
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return size.value;
}

const REST_MS = 250;

/** What is seen of the sheet: at once while a hand moves, in the address when it rests. `look` answers whether anything changed. */
function useWindow(sheet: Sheet, size: Size): { seen: Window; look: (next: Window) => boolean } {
  const address = param('map');
  const own = useSignal<{ readonly seen: Window; readonly sheet: Sheet; readonly size: Size } | null>(null);
  const written = useRef(address),
    timer = useRef(0);
  const isOwn = written.current === address && own.value?.sheet === sheet && own.value.size === size;
  written.current = address;
  const seen = isOwn && own.value !== null ? own.value.seen : windowOf(address, sheet, size);
  const look = (next: Window): boolean => {
    if (next.scale === seen.scale && next.x === seen.x && next.y === seen.y) return false;
    own.value = { seen: next, sheet, size };
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      written.current = windowText(next, sheet, size);
      setParams({ map: written.current }, true);
    }, REST_MS);
    return true;
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { seen, look };
}
