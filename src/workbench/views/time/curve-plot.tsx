import { AXIS, TimeFrame } from '../../parts/time-frame.js';
import type { Frame } from '../../parts/time-frame.js';
import type { HeldSpan } from '../../state/span.js';
import { settings } from '../../state/settings.js';
import { text } from '../../text/text.js';
import { pieces, spread, unwrapped } from './curves.js';
import type { Curve, Sampled, Scale } from './curves.js';

const HEIGHT = 520;
const BEFORE = 44,
  AFTER = 62,
  APART = 16;
/** The range of declinations: the Moon reaches 28.7 degrees, Mercury, Venus and Pluto nearly as much. */
const DECLINATION_LIMIT = 30;

interface CurvePlotProps {
  readonly sampled: Sampled;
  readonly scale: Scale;
  readonly showsNatal: boolean;
  readonly span: HeldSpan;
  /** The instant under the pointer. */
  readonly pointed: number | null;
  readonly onPoint: (ms: number | null) => void;
  readonly onPicture: (svg: SVGSVGElement | null) => void;
}

/** The height of a value: longitudes increase down the page as in printed graphic ephemerides; for declinations north is up. */
const heightOf = (scale: Scale, degrees: number): number =>
  AXIS +
  HEIGHT *
    (scale === 'declination'
      ? (DECLINATION_LIMIT - degrees) / (2 * DECLINATION_LIMIT)
      : (degrees - Number(scale) * Math.floor(degrees / Number(scale))) / Number(scale));

const GRID: Readonly<Record<Scale, number>> = { '360': 30, '90': 10, '45': 5, declination: 10 };

export function CurvePlot({ sampled, scale, showsNatal, span, pointed, onPoint, onPicture }: CurvePlotProps) {
  return (
    <TimeFrame
      label={text.time.tabs.ephemeris}
      span={span}
      height={HEIGHT}
      before={BEFORE}
      after={AFTER}
      onPicture={onPicture}
    >
      {(frame) => (
        <g
          class="curves"
          onPointerMove={(event) => {
            const box = (event.currentTarget.ownerSVGElement as SVGSVGElement).getBoundingClientRect();
            const x = ((event.clientX - box.left) * frame.width) / box.width;
            const part = (x - frame.left) / (frame.right - frame.left);
            onPoint(frame.span.from + part * (frame.span.to - frame.span.from));
          }}
          onPointerLeave={() => onPoint(null)}
        >
          <rect class="ground" x={frame.left} y={AXIS} width={frame.right - frame.left} height={HEIGHT} />
          <Grid scale={scale} frame={frame} />
          {showsNatal && <NatalLines sampled={sampled} scale={scale} frame={frame} />}
          <g clip-path={frame.clip}>
            {sampled.curves.map((curve) => (
              <CurveLine key={curve.name} curve={curve} scale={scale} frame={frame} />
            ))}
          </g>
          <EndLabels curves={sampled.curves} scale={scale} frame={frame} />
          {pointed !== null && pointed >= frame.span.from && pointed <= frame.span.to && (
            <line class="pointed" x1={frame.x(pointed)} x2={frame.x(pointed)} y1={AXIS} y2={AXIS + HEIGHT} />
          )}
        </g>
      )}
    </TimeFrame>
  );
}

function Grid({ scale, frame }: { scale: Scale; frame: Frame }) {
  const isDeclination = scale === 'declination';
  const first = isDeclination ? -DECLINATION_LIMIT : 0,
    last = isDeclination ? DECLINATION_LIMIT : Number(scale);
  const step = GRID[scale];
  const lines = Array.from({ length: (last - first) / step + 1 }, (_, i) => first + i * step);
  return (
    <>
      {lines.map((degrees) => {
        const isLast = !isDeclination && degrees === last;
        const y = isLast ? AXIS + HEIGHT : heightOf(scale, degrees);
        return (
          <g key={degrees}>
            <line class={degrees % 30 === 0 ? 'rule main' : 'rule'} x1={frame.left} x2={frame.right} y1={y} y2={y} />
            <text x={frame.left - 8} y={y} text-anchor="end" dominant-baseline="central">
              {scale === '360' && !isLast ? signMark(degrees / 30) : `${degrees < 0 ? '−' : ''}${Math.abs(degrees)}°`}
            </text>
          </g>
        );
      })}
    </>
  );
}

const signMark = (index: number): string =>
  settings.value.names === 'words' ? text.signs[index].word.slice(0, 3) : text.signs[index].glyph;

const mark = (name: string): string => {
  const known = text.bodies[name];
  return settings.value.names === 'words' ? name.slice(0, 3) : `${known?.glyph ?? name}\uFE0E`;
};

/** The curve of a body. On a modulus scale it is drawn in pieces; the plot clips them. */
function CurveLine({ curve, scale, frame }: { curve: Curve; scale: Scale; frame: Frame }) {
  const isDeclination = scale === 'declination';
  const degrees = isDeclination ? curve.degrees : unwrapped(curve.degrees);
  const whole = [{ scale: 0, first: 0, last: degrees.length - 1 }];
  const size = Number(scale);
  const y = (value: number, lowered: number): number =>
    isDeclination ? heightOf(scale, value) : AXIS + (HEIGHT * (value - lowered * size)) / size;
  const point = (i: number, lowered: number): string =>
    `${frame.x(curve.at[i]).toFixed(1)},${y(degrees[i], lowered).toFixed(1)}`;
  return (
    <g class={`curve tone-${curve.name}`}>
      <title>{curve.name}</title>
      {(isDeclination ? whole : pieces(degrees, size)).map(({ scale: lowered, first, last }) => (
        <polyline
          key={`${lowered}-${first}`}
          points={Array.from({ length: last - first + 1 }, (_, k) => point(first + k, lowered)).join(' ')}
        />
      ))}
    </g>
  );
}

/** The natal position of each body as a line across the plot. */
function NatalLines({ sampled, scale, frame }: { sampled: Sampled; scale: Scale; frame: Frame }) {
  const lines = Object.entries(sampled.natal).map(([name, degrees]) => ({ name, y: heightOf(scale, degrees) }));
  const heights = spread(
    lines.map(({ y }) => y),
    APART,
    AXIS + HEIGHT,
  );
  return (
    <>
      {lines.map(({ name, y }, i) => (
        <g key={name} class={`natal-line tone-${name}`}>
          <line x1={frame.left} x2={frame.right} y1={y} y2={y} />
          <text x={frame.right + 28} y={heights[i]} dominant-baseline="central">
            {mark(name)} n
          </text>
        </g>
      ))}
    </>
  );
}

/** The symbol of each body at the end of its curve. */
function EndLabels({ curves, scale, frame }: { curves: readonly Curve[]; scale: Scale; frame: Frame }) {
  const ends = curves.map(({ name, degrees }) => ({ name, y: heightOf(scale, degrees[degrees.length - 1]) }));
  const heights = spread(
    ends.map(({ y }) => y),
    APART,
    AXIS + HEIGHT,
  );
  return (
    <>
      {ends.map(({ name }, i) => (
        <text key={name} class={`end tone-${name}`} x={frame.right + 6} y={heights[i]} dominant-baseline="central">
          {mark(name)}
        </text>
      ))}
    </>
  );
}
