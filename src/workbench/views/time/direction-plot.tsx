import { AXIS, TimeFrame } from '../../parts/time-frame.js';
import type { Frame } from '../../parts/time-frame.js';
import type { HeldSpan } from '../../state/span.js';
import { settings } from '../../state/settings.js';
import { text } from '../../text/text.js';
import { agesIn } from './directions.js';
import type { Direction } from './directions.js';
import { ASPECTS } from './passages.js';

const words = text.time;
const ROW = 34,
  AGES = 24;
const LETTER = 9,
  AGE_WIDTH = 58;

interface DirectionPlotProps {
  readonly directions: readonly Direction[];
  readonly significators: readonly string[];
  readonly birth: number;
  readonly span: HeldSpan;
  readonly onPicture: (svg: SVGSVGElement | null) => void;
}

const plainNames = (): boolean => settings.value.names === 'words';
const mark = (name: string): string => {
  const known = text.bodies[name];
  if (known === undefined || known.glyph.length > 2) return name;
  return plainNames() ? known.word : `${known.glyph}\uFE0E`;
};
/** `☽ □`, or shortened names. */
function shortName({ promissor, aspect }: Direction): string {
  if (aspect === 'conjunction') return mark(promissor);
  const glyph = ASPECTS.find(({ name }) => name === aspect)?.glyph ?? '';
  return plainNames() ? `${promissor.slice(0, 3)} ${aspect.slice(0, 3)}` : `${mark(promissor)}${glyph}\uFE0E`;
}

/** One row for each significator and one point for each direction to it (open: converse), over dates and ages. */
export function DirectionPlot({ directions, significators, birth, span, onPicture }: DirectionPlotProps) {
  const height = significators.length * ROW + AGES;
  return (
    <TimeFrame
      label={words.tabs.directions}
      span={span}
      height={height}
      before={plainNames() ? 92 : 56}
      onPicture={onPicture}
    >
      {(frame) => (
        <>
          {significators.map((name, row) => (
            <g key={name} class="track">
              <line
                class="rule"
                x1={frame.left}
                x2={frame.right}
                y1={AXIS + (row + 1) * ROW}
                y2={AXIS + (row + 1) * ROW}
              />
              <text x={frame.left - 8} y={AXIS + (row + 0.5) * ROW} text-anchor="end" dominant-baseline="central">
                {mark(name)}
              </text>
              <Points
                directions={directions.filter(({ significator }) => significator === name)}
                frame={frame}
                y={AXIS + (row + 0.5) * ROW}
              />
            </g>
          ))}
          <Ages birth={birth} frame={frame} y={AXIS + height - AGES / 2} />
        </>
      )}
    </TimeFrame>
  );
}

/** The points of a row, labelled if there is room. */
function Points({ directions, frame, y }: { directions: readonly Direction[]; frame: Frame; y: number }) {
  return (
    <>
      {directions.map((direction, i) => {
        const x = frame.x(direction.at);
        const next = i + 1 < directions.length ? frame.x(directions[i + 1].at) - 8 : frame.right;
        const name = shortName(direction);
        return (
          <g key={direction.key} class={`band tone-${direction.aspect}`} data-direction={direction.key}>
            <title>{sentenceOf(direction)}</title>
            <circle class={direction.converse ? 'mark back' : 'mark'} cx={x} cy={y} r={5} />
            {next - x > [...name.replaceAll('\uFE0E', '')].length * LETTER + 10 && (
              <text x={x + 9} y={y} dominant-baseline="central">
                {name}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

/** The sentence for a direction. */
export const sentenceOf = ({ promissor, aspect, side, significator, converse, age, iso }: Direction): string =>
  words.direction(
    [promissor, side ?? '', words.aspectNames[aspect]].filter(Boolean).join(' '),
    significator,
    converse ? words.converse : words.direct,
    age.toFixed(2),
    iso.slice(0, 10),
  );

function Ages({ birth, frame, y }: { birth: number; frame: Frame; y: number }) {
  const most = Math.max(2, Math.floor((frame.right - frame.left) / AGE_WIDTH));
  return (
    <g class="ages">
      {agesIn(frame.span, birth, most).map(({ age, at }) => (
        <text key={age} x={frame.x(at)} y={y} text-anchor="middle" dominant-baseline="central">
          {words.ageMark(age)}
        </text>
      ))}
    </g>
  );
}
