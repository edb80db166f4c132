import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { param, setParams } from '../../state/url.js';
import { text } from '../../text/text.js';
import '../../style/map.css';
import { atlas, loadCoarse, loadFine } from './atlas.js';
import { Base } from './base.js';
import { CloseBase } from './close-base.js';
import { MapButtons, moveByKey } from './controls.js';
import { useGestures } from './gestures.js';
import type { MapArea } from './layers.js';
import { Areas, Labels, Lines } from './lines.js';
import { markLabels, Marks } from './marks.js';
import type { Mark } from './marks.js';
import { placeAt } from './projections.js';
import { ScaleBar } from './scale-bar.js';
import { isFineBox, visibleBox } from './visible-box.js';
import { placedTowns } from './town-names.js';
import { Towns, useTowns } from './towns.js';
import type { GeoPlace, Sheet } from './projections.js';
import { piecesOf } from './shapes.js';
import type { DrawnLine } from './shapes.js';
import { kept, showsHeight, fullScale, fullWindow, windowAbout, windowOf, windowText, zoomed } from './window.js';
import type { Point2, Size, Window } from './window.js';

const words = text.map;

interface EarthMapProps {
  readonly name: string;
  readonly sheet: Sheet;
  /** The initial middle if the map does not fit into the window. */
  readonly about: GeoPlace;
  readonly lines: readonly DrawnLine[];
  readonly marks: readonly Mark[];
  readonly areas?: readonly MapArea[];
  /** The highlighted line; '' for none. */
  readonly highlight: string;
  readonly onPick: (place: GeoPlace) => void;
  readonly onPicture: (svg: SVGSVGElement | null) => void;
  /** Turns the Earth by units of the sheet, if the sheet can turn. */
  readonly turn?: (dx: number, dy: number) => void;
  /** The target of the first zoom by a button or a key while the entire map is visible. */
  readonly focus?: GeoPlace;
  /** Called with each window before it is shown; returns true if the map changes its sheet instead. */
  readonly onWindow?: (next: Window, size: Size) => boolean;
  /** Buttons next to the zoom buttons. */
  readonly children?: ComponentChildren;
}

/** From this zoom on the fine coasts are loaded. */
const FINE_FROM = 2.5;
/** Up to this zoom the map shows nearly the entire Earth. */
const NEAR_WHOLE = 1.4;
const NONE: readonly never[] = [];

/** A map that people drag, zoom and click, by pointer or by keys. The address stores the visible part. */
export function EarthMap(props: EarthMapProps) {
  const { name, sheet, about, lines, marks, areas = NONE, highlight, onPick, onPicture, turn, focus, children } = props;
  const frame = useRef<HTMLDivElement>(null),
    picture = useRef<SVGSVGElement>(null);
  const size = useSize(frame);
  const { visible, look } = useWindow(sheet, size, about, props.onWindow);
  const zoom = visible.scale / fullScale(sheet, size);
  const zoomBy = (factor: number, at: Point2 = { x: size.width / 2, y: size.height / 2 }): boolean =>
    look(zoomed(visible, factor, at, sheet, size));
  const needsFine =
    zoom >= FINE_FROM && (sheet.closeAbout === undefined || !isFineBox(visibleBox(visible, sheet, size)));
  const zoomByButton = (factor: number): boolean =>
    focus !== undefined && factor > 1 && zoom < NEAR_WHOLE
      ? look(windowAbout(focus, visible.scale * factor, sheet, size))
      : zoomBy(factor);
  const towns = useTowns(sheet, visible, size);
  const named = placedTowns(towns, { sheet, visible, size }, markLabels(marks, sheet, visible));
  const pan = (dx: number, dy: number): boolean => {
    if (turn === undefined || (sheet.turns !== 'globe' && !showsHeight(visible, sheet, size)))
      return look(kept({ scale: visible.scale, x: visible.x + dx, y: visible.y + dy }, sheet, size));
    turn(dx / visible.scale, dy / visible.scale);
    return true;
  };
  const pick = (at: Point2): void => {
    const place = placeAt(sheet, (at.x - visible.x) / visible.scale, (at.y - visible.y) / visible.scale);
    if (place !== null) onPick(place);
  };
  // Pointer movements are in pixels of the screen; on a zoomed page they differ from units of the map.
  const unit = (): number => size.width / (picture.current?.getBoundingClientRect().width || size.width);
  const inMap = ({ x, y }: Point2): Point2 => ({ x: x * unit(), y: y * unit() });
  useGestures(picture, {
    pan: (dx, dy) => pan(dx * unit(), dy * unit()),
    zoom: (factor, at) => zoomBy(factor, inMap(at)),
    click: (at) => pick(inMap(at)),
  });
  useEffect(() => {
    onPicture(picture.current);
    void loadCoarse();
  }, []);
  useEffect(() => {
    if (needsFine) void loadFine();
  }, [needsFine]);
  const laid = useMemo(
    () => lines.map((line) => ({ ...line, pieces: piecesOf(sheet, line.geometry, line.isArc) })),
    [lines, sheet],
  );
  const base = useMemo(() => <Base sheet={sheet} />, [sheet, atlas.value]);
  const ground = useMemo(() => <Areas areas={areas} sheet={sheet} />, [areas, sheet]);
  const middle = { x: size.width / 2, y: size.height / 2 };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target === frame.current && moveByKey(event.key, { pan, zoomBy: zoomByButton, pick: () => pick(middle) }))
      event.preventDefault();
  };
  return (
    <div
      ref={frame}
      class={showsHeight(visible, sheet, size) ? 'earth-map entire' : 'earth-map'}
      style={{ '--aspect': sheet.frame ?? sheet.width / sheet.height }}
      role="group"
      aria-label={`${name}. ${words.keys}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <svg ref={picture} class="earth-svg" width={size.width} height={size.height} role="img" aria-label={name}>
        <g transform={`translate(${visible.x} ${visible.y}) scale(${visible.scale})`}>{base}</g>
        {sheet.closeAbout !== undefined && <CloseBase sheet={sheet} visible={visible} size={size} />}
        <g transform={`translate(${visible.x} ${visible.y}) scale(${visible.scale})`}>{ground}</g>
        <Towns shown={named.shown} />
        <Lines lines={laid} highlight={highlight} visible={visible} size={size} />
        <Marks marks={marks} sheet={sheet} visible={visible} size={size} />
        <Labels lines={laid} taken={named.rooms} highlight={highlight} visible={visible} size={size} />
        {sheet.closeAbout !== undefined && <ScaleBar sheet={sheet} visible={visible} size={size} />}
        <path class="crosshair" d={`M${middle.x - 9},${middle.y}h18M${middle.x},${middle.y - 9}v18`} />
      </svg>
      <MapButtons zoomBy={zoomByButton} showAll={() => look(fullWindow(sheet, size))}>
        {children}
      </MapButtons>
    </div>
  );
}

/** The size of the map in pixels; it follows the page. */
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

const isSameSheet = (one: Sheet | undefined, other: Sheet): boolean =>
  one === other || (one?.turns !== undefined && one.turns === other.turns);

/**
 * The visible part of the sheet: it changes at once during a gesture, and the address follows at its end. `look` returns whether anything
 * changed.
 */
function useWindow(
  sheet: Sheet,
  size: Size,
  about: GeoPlace,
  onWindow: EarthMapProps['onWindow'],
): { visible: Window; look: (next: Window) => boolean } {
  const address = param('map');
  const own = useSignal<{ readonly visible: Window; readonly sheet: Sheet; readonly size: Size } | null>(null);
  const written = useRef(address),
    timer = useRef(0);
  const isOwn = written.current === address && isSameSheet(own.value?.sheet, sheet) && own.value?.size === size;
  written.current = address;
  const visible = isOwn && own.value !== null ? own.value.visible : windowOf(address, sheet, size, about);
  const look = (next: Window): boolean => {
    if (next.scale === visible.scale && next.x === visible.x && next.y === visible.y) return false;
    if (onWindow?.(next, size)) {
      clearTimeout(timer.current);
      return true;
    }
    own.value = { visible: next, sheet, size };
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      written.current = windowText(next, sheet, size, about);
      setParams({ map: written.current }, true);
    }, REST_MS);
    return true;
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { visible, look };
}
