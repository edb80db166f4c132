import type { Ref } from 'preact';
import { signs } from '../../text/en/names.js';
import { text } from '../../text/text.js';
import { CELLS, cellOfSign, placed } from './square-cells.js';
import type { Style } from './square-cells.js';
import { firstSign, signIndex } from './varga-points.js';
import type { VargaPoint } from './varga-points.js';

const words = text.vedic;

interface SquareProps {
  readonly points: Readonly<Record<string, VargaPoint>>;
  readonly style: Style;
  readonly title: string;
  readonly svg: Ref<SVGSVGElement>;
}

/** The drawing: the fields, their signs, and the bodies in them with their degrees. */
export function Square({ points, style, title, svg }: SquareProps) {
  const first = firstSign(points);
  const bySign = signs.map((_, sign) => Object.entries(points).filter(([, point]) => signIndex(point.sign) === sign));
  return (
    <svg ref={svg} class="square" viewBox="-2 -2 404 404" role="img" aria-label={title}>
      {signs.map(({ glyph, word }, sign) => {
        const cell = CELLS[style][cellOfSign(style, sign, first)],
          here = bySign[sign];
        const { size, spots } = placed(cell, here.length);
        return (
          <g key={word} data-sign={word}>
            <polygon
              class={sign === first ? 'field first' : 'field'}
              points={cell.outline.map((p) => p.join()).join(' ')}
            />
            <text class="sign-mark" x={cell.mark[0]} y={cell.mark[1]} font-size="11">
              {style === 'north' ? sign + 1 : glyph}
            </text>
            {here.map(([body, point], i) => (
              <text
                key={body}
                class={body === 'Lagna' ? 'graha lagna' : 'graha'}
                x={spots[i][0]}
                y={spots[i][1]}
                font-size={size}
              >
                {`${words.short[body as keyof typeof words.short]} ${Math.floor(point.sign_degree)}°`}
              </text>
            ))}
          </g>
        );
      })}
    </svg>
  );
}
