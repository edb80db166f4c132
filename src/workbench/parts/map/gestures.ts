import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Point2 } from './window.js';

/** The gestures on the map. */
export interface Gestures {
  readonly pan: (dx: number, dy: number) => void;
  /** Returns whether anything changed. If nothing changed, the wheel scrolls the page. */
  readonly zoom: (factor: number, at: Point2) => boolean;
  readonly click: (at: Point2) => void;
}

/** A pointer that moved less than this, pixels, is a click. */
const STILL_PX = 5;
const WHEEL_STEP = 0.0016;

/** Drag, pinch, wheel and click on an element. */
export function useGestures(element: RefObject<SVGSVGElement | null>, gestures: Gestures): void {
  const latest = useRef(gestures);
  latest.current = gestures;
  useEffect(() => {
    const target = element.current;
    return target === null ? undefined : listen(target, () => latest.current);
  }, []);
}

function listen(target: SVGSVGElement, gestures: () => Gestures): () => void {
  const control = new AbortController(),
    pointers = new Map<number, Point2>();
  let moved = 0;
  const at = (event: MouseEvent): Point2 => {
    const box = target.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const on = <K extends keyof SVGSVGElementEventMap>(name: K, act: (event: SVGSVGElementEventMap[K]) => void): void =>
    target.addEventListener(name, act, { signal: control.signal, passive: false });
  on('pointerdown', (event) => {
    if (event.button !== 0) return;
    if (pointers.size === 0) moved = 0;
    pointers.set(event.pointerId, at(event));
    target.setPointerCapture(event.pointerId);
  });
  on('pointermove', (event) => {
    const last = pointers.get(event.pointerId);
    if (last === undefined) return;
    const now = at(event),
      other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    moved += Math.hypot(now.x - last.x, now.y - last.y);
    if (other !== undefined) {
      const before = Math.hypot(last.x - other.x, last.y - other.y),
        after = Math.hypot(now.x - other.x, now.y - other.y);
      if (before > 0) gestures().zoom(after / before, other);
    } else if (moved >= STILL_PX) gestures().pan(now.x - last.x, now.y - last.y);
  });
  on('pointerup', (event) => {
    if (pointers.delete(event.pointerId) && pointers.size === 0 && moved < STILL_PX) gestures().click(at(event));
  });
  on('pointercancel', (event) => void pointers.delete(event.pointerId));
  on('wheel', (event) => {
    const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 30 : 1) * WHEEL_STEP);
    if (gestures().zoom(factor, at(event))) event.preventDefault();
  });
  return () => control.abort();
}
