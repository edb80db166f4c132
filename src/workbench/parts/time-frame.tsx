import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import '../style/bands.css';
import { shifted, zoomed } from '../state/span.js';
import type { HeldSpan, Span } from '../state/span.js';
import { text } from '../text/text.js';
import { dayOf, ticks, timeOf } from './dates.js';
import type { Tick } from './dates.js';
import { DraftInput } from './draft-input.js';

/** The positions in the picture: x of an instant, and the edges of the plot. */
export interface Frame {
  readonly x: (ms: number) => number;
  readonly left: number;
  readonly right: number;
  readonly width: number;
  readonly span: Span;
  /** The name of the clip path that keeps curves inside the plot. */
  readonly clip: string;
}

interface TimeFrameProps {
  readonly label: string;
  readonly span: HeldSpan;
  /** Height of the plot below the axis. */
  readonly height: number;
  /** Width for labels before and after the plot. */
  readonly before: number;
  readonly after?: number;
  readonly onPicture?: (svg: SVGSVGElement | null) => void;
  readonly children: (frame: Frame) => ComponentChildren;
}

export const AXIS = 26;
const words = text.time;

const tickLabel = ({ unit, value }: Tick): string =>
  unit === 'month' ? words.months[value] : unit === 'year' && value < 0 ? `−${-value}` : String(value);

/** A time axis with a picture below it, moved by dragging, Ctrl and wheel, pinching, or arrow keys, plus and minus. */
export function TimeFrame({ label, span, height, before, after = 8, onPicture, children }: TimeFrameProps) {
  const holder = useRef<HTMLDivElement>(null);
  const width = useSignal(0);
  const clip = useId();
  useLayoutEffect(() => {
    const element = holder.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([{ contentRect }]) => (width.value = Math.floor(contentRect.width)));
    observer.observe(element);
    width.value = Math.floor(element.clientWidth);
    return () => observer.disconnect();
  }, []);
  const { from, to } = span.live;
  const right = Math.max(width.value - after, before + 40);
  const x = (ms: number): number => before + ((ms - from) / (to - from)) * (right - before);
  useGestures(holder, span, before, right - before);
  const now = Date.now();
  return (
    <div
      class="time-frame"
      ref={holder}
      role="group"
      aria-label={`${label}: ${dayOf(from)} – ${dayOf(to)}. ${words.frameKeys}`}
      tabIndex={0}
    >
      {width.value > 0 && (
        <svg width={width.value} height={height + AXIS + 10} ref={onPicture} aria-hidden="true">
          <clipPath id={clip}>
            <rect x={before} y={AXIS} width={right - before} height={height} />
          </clipPath>
          {ticks(from, to, Math.max(2, Math.floor((right - before) / 62))).map((tick) => (
            <g key={tick.at} class={`tick ${tick.unit}`}>
              <line x1={x(tick.at)} x2={x(tick.at)} y1={AXIS - 6} y2={AXIS + height} />
              <text x={x(tick.at)} y={AXIS - 10} text-anchor={right + after - x(tick.at) < 18 ? 'end' : 'middle'}>
                {tickLabel(tick)}
              </text>
            </g>
          ))}
          {now > from && now < to && (
            <line class="now" x1={x(now)} x2={x(now)} y1={AXIS - 4} y2={AXIS + height}>
              <title>{words.today}</title>
            </line>
          )}
          {children({ x, left: before, right, width: width.value, span: { from, to }, clip: `url(#${clip})` })}
        </svg>
      )}
    </div>
  );
}

/**
 * Drag, wheel and keys. The listeners are attached to the element itself, because a wheel that zooms must prevent scrolling of the page.
 */
function useGestures(holder: { current: HTMLDivElement | null }, span: HeldSpan, left: number, width: number): void {
  const state = useRef({ span, left, width });
  state.current = { span, left, width };
  useEffect(() => {
    const element = holder.current;
    if (element === null) return undefined;
    // Pixels of the screen differ from units of the picture on a zoomed page.
    const unit = (): number => element.clientWidth / element.getBoundingClientRect().width;
    let dragged: { readonly x: number; readonly span: Span } | null = null;
    const onWheel = (event: WheelEvent): void => {
      const { span: held, left: start, width: size } = state.current;
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const part = ((event.clientX - element.getBoundingClientRect().left) * unit() - start) / size;
      const about = held.live.from + (held.live.to - held.live.from) * Math.min(Math.max(part, 0), 1);
      held.set(zoomed(held.live, Math.exp(event.deltaY * 0.002), about));
    };
    const onDown = (event: PointerEvent): void => {
      if (event.button === 0) dragged = { x: event.clientX, span: state.current.span.live };
    };
    const onMove = (event: PointerEvent): void => {
      if (dragged === null) return;
      const part = ((dragged.x - event.clientX) * unit()) / state.current.width;
      if (Math.abs(dragged.x - event.clientX) > 3) state.current.span.set(shifted(dragged.span, part));
    };
    const onUp = (): void => void (dragged = null);
    const onKey = (event: KeyboardEvent): void => {
      const { span: held } = state.current;
      const change = KEYS[event.key];
      if (change === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      held.set(change(held.live));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('keydown', onKey);
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onUp);
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('keydown', onKey);
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onUp);
    };
  }, []);
}

const KEYS: Readonly<Record<string, (span: Span) => Span>> = {
  ArrowLeft: (span) => shifted(span, -0.1),
  ArrowRight: (span) => shifted(span, 0.1),
  '+': (span) => zoomed(span, 0.7),
  '=': (span) => zoomed(span, 0.7),
  '-': (span) => zoomed(span, 1 / 0.7),
};

/** The span in two fields, with buttons for the gestures. */
export function SpanBar({ span }: { span: HeldSpan }) {
  const { live, set } = span;
  const isRefused = useSignal(false);
  const id = useId();
  const take = (changes: Partial<Span>): boolean => {
    const next = { ...live, ...changes };
    isRefused.value = !(next.to > next.from);
    if (!isRefused.value) set(next);
    return !isRefused.value;
  };
  const here = { from: Date.now(), to: Date.now() + (live.to - live.from) };
  const buttons: readonly (readonly [sign: string, name: string, next: Span])[] = [
    ['◀', words.earlier, shifted(live, -0.5)],
    ['▶', words.later, shifted(live, 0.5)],
    ['−', words.wider, zoomed(live, 2)],
    ['+', words.closer, zoomed(live, 0.5)],
  ];
  return (
    <div class="span-bar" role="group" aria-label={words.span}>
      {(['from', 'to'] as const).map((edge) => (
        <label key={edge}>
          <span>{words[edge]}</span>
          <DraftInput
            type="text"
            pattern="[+\-]?\d{4,6}-\d\d-\d\d"
            value={dayOf(live[edge])}
            aria-invalid={isRefused.value}
            aria-describedby={isRefused.value ? id : undefined}
            onCommit={(typed) => take({ [edge]: timeOf(typed) })}
          />
        </label>
      ))}
      <div class="steps">
        {buttons.map(([sign, name, next]) => (
          <button key={name} type="button" title={name} aria-label={name} onClick={() => set(next)}>
            {sign}
          </button>
        ))}
      </div>
      <button type="button" onClick={() => set(here)}>
        {words.today}
      </button>
      {isRefused.value && (
        <p class="fault" id={id} role="alert">
          {words.badSpan}
        </p>
      )}
    </div>
  );
}
