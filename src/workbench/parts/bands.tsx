import type { HeldSpan } from '../state/span.js';
import { AXIS, TimeFrame } from './time-frame.js';
import type { Frame } from './time-frame.js';

/** An instant on a band. */
export interface BandMark {
  readonly at: number;
  /** The motion is retrograde at this instant. */
  readonly back?: boolean;
}
/** A period of time with its label. */
export interface Band {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  readonly label?: string;
  /** Short label for narrow bands. */
  readonly short?: string;
  /** The style class of the colour. */
  readonly tone: string;
  /** The complete description of the band. */
  readonly title: string;
  readonly marks?: readonly BandMark[];
  /** Highlighted: a peak period, or retrograde motion. */
  readonly strong?: boolean;
}
export interface Track {
  readonly key: string;
  readonly label: string;
  readonly bands: readonly Band[];
}

interface BandsProps {
  readonly label: string;
  readonly tracks: readonly Track[];
  readonly span: HeldSpan;
  readonly rowHeight?: number;
  /** Width before the axis; by default the width of the longest label. */
  readonly before?: number;
  readonly onPicture?: (svg: SVGSVGElement | null) => void;
  readonly onBand?: (band: Band) => void;
}

const LETTER = 7;

/** Rows of bands over an axis of time. */
export function Bands({ label, tracks, span, rowHeight = 24, before, onPicture, onBand }: BandsProps) {
  const longest = Math.max(...tracks.map((track) => [...track.label].length), 4);
  return (
    <TimeFrame
      label={label}
      span={span}
      height={tracks.length * rowHeight}
      before={before ?? Math.min(longest * LETTER + 14, 150)}
      onPicture={onPicture}
    >
      {(frame) =>
        tracks.map((track, row) => (
          <g key={track.key} class="track">
            <line
              x1={frame.left}
              x2={frame.right}
              y1={AXIS + (row + 1) * rowHeight}
              y2={AXIS + (row + 1) * rowHeight}
              class="rule"
            />
            <text x={frame.left - 8} y={AXIS + (row + 0.5) * rowHeight} text-anchor="end" dominant-baseline="central">
              {track.label}
            </text>
            {track.bands.map((band) => (
              <BandShape
                key={band.key}
                band={band}
                frame={frame}
                top={AXIS + row * rowHeight + 3}
                height={rowHeight - 6}
                onBand={onBand}
              />
            ))}
          </g>
        ))
      }
    </TimeFrame>
  );
}

interface BandShapeProps {
  readonly band: Band;
  readonly frame: Frame;
  readonly top: number;
  readonly height: number;
  readonly onBand?: (band: Band) => void;
}

function BandShape({ band, frame, top, height, onBand }: BandShapeProps) {
  if (band.to <= frame.span.from || band.from >= frame.span.to) return null;
  const start = Math.max(frame.x(band.from), frame.left),
    end = Math.min(frame.x(band.to), frame.right);
  const room = end - start;
  const words = band.label ?? '';
  const shown = room > [...words].length * LETTER + 6 ? words : room > 18 ? (band.short ?? '') : '';
  return (
    <g class={`band ${band.tone} ${band.strong ? 'strong' : ''}`} onDblClick={onBand && (() => onBand(band))}>
      <title>{band.title}</title>
      <rect x={start} y={top} width={Math.max(room - 1, 1.5)} height={height} rx={Math.min(4, room / 2)} />
      {shown && (
        <text x={(start + end) / 2} y={top + height / 2} text-anchor="middle" dominant-baseline="central">
          {shown}
        </text>
      )}
      {band.marks
        ?.filter(({ at }) => at >= frame.span.from && at <= frame.span.to)
        .map(({ at, back }) => (
          <circle key={at} class={back ? 'mark back' : 'mark'} cx={frame.x(at)} cy={top + height / 2} r={4} />
        ))}
    </g>
  );
}
