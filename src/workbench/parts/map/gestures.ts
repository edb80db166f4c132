import type { Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { HEIGHT, panned, WIDTH, zoomed } from './camera.js';
import type { Camera } from './camera.js';

/** A pointer that moved less than this, in pixels, has clicked. */
const STILL_PX = 4;
const KEY_STEP = 40;

/** Handlers of a map's frame: drag and keys move the camera, a click or Enter picks a point of the picture. */
export function useGestures(camera: Signal<Camera>, pick: (x: number, y: number) => void) {
  const held = useRef<{ x: number; y: number; moved: number } | null>(null);
  const unitOf = (frame: HTMLElement): number => WIDTH / frame.getBoundingClientRect().width;
  return {
    onPointerDown: (event: PointerEvent & { currentTarget: HTMLElement }): void => {
      if (event.button !== 0) return;
      held.current = { x: event.clientX, y: event.clientY, moved: 0 };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent & { currentTarget: HTMLElement }): void => {
      const from = held.current;
      if (from === null) return;
      const dx = event.clientX - from.x,
        dy = event.clientY - from.y;
      const moved = from.moved + Math.hypot(dx, dy);
      held.current = { x: event.clientX, y: event.clientY, moved };
      const unit = unitOf(event.currentTarget);
      if (moved > STILL_PX) camera.value = panned(camera.value, dx * unit, dy * unit);
    },
    onPointerCancel: (): void => {
      held.current = null;
    },
    onPointerUp: (event: PointerEvent & { currentTarget: HTMLElement }): void => {
      const from = held.current;
      held.current = null;
      if (from === null || from.moved > STILL_PX) return;
      const { left, top } = event.currentTarget.getBoundingClientRect(),
        unit = unitOf(event.currentTarget);
      pick((event.clientX - left) * unit, (event.clientY - top) * unit);
    },
    onWheel: (event: WheelEvent & { currentTarget: HTMLElement }): void => {
      // A page that is scrolled past a map goes on scrolling.
      if (!event.ctrlKey && document.activeElement !== event.currentTarget) return;
      event.preventDefault();
      camera.value = zoomed(camera.value, Math.exp(-event.deltaY / 400));
    },
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const step = event.shiftKey ? KEY_STEP * 4 : KEY_STEP;
      const moves: Readonly<Record<string, () => void>> = {
        ArrowLeft: () => (camera.value = panned(camera.value, step, 0)),
        ArrowRight: () => (camera.value = panned(camera.value, -step, 0)),
        ArrowUp: () => (camera.value = panned(camera.value, 0, step)),
        ArrowDown: () => (camera.value = panned(camera.value, 0, -step)),
        '+': () => (camera.value = zoomed(camera.value, 1.6)),
        '-': () => (camera.value = zoomed(camera.value, 1 / 1.6)),
        Enter: () => pick(WIDTH / 2, HEIGHT / 2),
      };
      const move = moves[event.key];
      if (move === undefined) return;
      event.preventDefault();
      move();
    },
  };
}
