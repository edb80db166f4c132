import type { ComponentChildren } from 'preact';
import { text } from '../../text/text.js';

const words = text.map;
const KEY_PAN_PX = 60,
  KEY_ZOOM = 1.5;

interface MapButtonsProps {
  readonly zoomBy: (factor: number) => unknown;
  readonly showAll: () => unknown;
  /** Further buttons below the zoom buttons. */
  readonly children?: ComponentChildren;
}

/** The buttons that zoom in, zoom out, and show the entire map. */
export function MapButtons({ zoomBy, showAll, children }: MapButtonsProps) {
  const buttons = [
    { sign: '+', say: words.zoomIn, act: () => zoomBy(KEY_ZOOM) },
    { sign: '−', say: words.zoomOut, act: () => zoomBy(1 / KEY_ZOOM) },
    { sign: '⤢', say: words.whole, act: showAll },
  ];
  return (
    <div class="map-buttons">
      {buttons.map(({ sign, say, act }) => (
        <button key={say} type="button" aria-label={say} title={say} onClick={() => void act()}>
          {sign}
        </button>
      ))}
      {children}
    </div>
  );
}

interface KeyActs {
  readonly pan: (dx: number, dy: number) => boolean;
  readonly zoomBy: (factor: number) => boolean;
  readonly pick?: () => void;
}

/** Arrow keys move, plus and minus zoom, Enter picks. Returns true if the key was used. */
export function moveByKey(key: string, { pan, zoomBy, pick }: KeyActs): boolean {
  const acts: Readonly<Record<string, (() => unknown) | undefined>> = {
    ArrowLeft: () => pan(KEY_PAN_PX, 0),
    ArrowRight: () => pan(-KEY_PAN_PX, 0),
    ArrowUp: () => pan(0, KEY_PAN_PX),
    ArrowDown: () => pan(0, -KEY_PAN_PX),
    '+': () => zoomBy(KEY_ZOOM),
    '=': () => zoomBy(KEY_ZOOM),
    '-': () => zoomBy(1 / KEY_ZOOM),
    Enter: pick,
  };
  const act = Object.hasOwn(acts, key) ? acts[key] : undefined;
  act?.();
  return act !== undefined;
}
