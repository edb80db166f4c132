import type { Ref } from 'preact';
import { useRef } from 'preact/hooks';
import { callOf, useCall } from '../../api/client.js';
import type { AnswerOf } from '../../api/operations.js';
import { Answered } from '../../parts/answer.js';
import { csvText } from '../../../forms/csv.js';
import { saveFile } from '../../parts/export.js';
import { bodyLabel } from '../../parts/format.js';
import { Panel } from '../../parts/panel.js';
import { pictureExports } from '../../parts/picture-exports.js';
import { Table } from '../../parts/table.js';
import { settings } from '../../state/settings.js';
import { text } from '../../text/text.js';
import { observerOf } from './birth.js';
import type { Birth } from './birth.js';

const words = text.vedic;
const BALAS = ['sthana', 'dig', 'kala', 'chesta', 'naisargika', 'drig'] as const;
type Bala = (typeof BALAS)[number];
const SHASHTIAMSAS_A_RUPA = 60;

type Strength = AnswerOf<'shadbala'>['planets'][string];

const balaOf = (strength: Strength, bala: Bala): number => {
  const value = strength[`${bala}_bala`];
  return typeof value === 'number' ? value : value.total;
};

/** The six strengths of the seven planets as stacked bars, with the required strength of each planet. */
export function Shadbala({ birth }: { birth: Birth }) {
  const call = birth.knowsTime
    ? callOf('shadbala', { dt: birth.dt, ...observerOf(birth), ...birth.zodiac }, { basis: false })
    : null;
  const answer = useCall(call);
  const picture = useRef<SVGSVGElement>(null);
  const planets = Object.values(answer.value.data?.planets ?? {});
  const exports = [
    ...pictureExports(picture, 'shadbala'),
    { form: 'CSV', save: () => saveFile('shadbala.csv', 'text/csv', csvOf(planets)) },
  ];
  return (
    <Panel title={words.shadbala} calls={[call]} exports={planets.length > 0 ? exports : []} class="strengths">
      {!birth.knowsTime && <p class="note">{words.noTime}</p>}
      {birth.knowsTime && (
        <Answered answer={answer}>
          {() => (
            <>
              <Bars planets={planets} svg={picture} />
              <Legend />
              <Figures planets={planets} />
            </>
          )}
        </Answered>
      )}
    </Panel>
  );
}

const ROW = 30,
  LEFT = 28,
  WIDTH = 420,
  FIGURE = 52;

/** Positive strengths are drawn to the right of zero, a negative drig bala to the left. */
function Bars({ planets, svg }: { planets: readonly Strength[]; svg: Ref<SVGSVGElement> }) {
  const sums = planets.map((planet) => BALAS.reduce((sum, bala) => sum + Math.max(0, balaOf(planet, bala)), 0));
  const least = Math.min(0, ...planets.flatMap((planet) => BALAS.map((bala) => balaOf(planet, bala))));
  const most = Math.max(...sums, ...planets.map(({ required_rupas: rupas }) => rupas * SHASHTIAMSAS_A_RUPA), 1);
  const unit = (WIDTH - LEFT - FIGURE) / (most - least);
  const x = (value: number): number => LEFT + (value - least) * unit;
  return (
    <svg
      ref={svg}
      class="bars"
      viewBox={`0 0 ${WIDTH} ${planets.length * ROW + 4}`}
      role="img"
      aria-label={words.shadbalaPicture}
    >
      {planets.map((planet, i) => {
        let end = 0;
        const need = x(planet.required_rupas * SHASHTIAMSAS_A_RUPA);
        return (
          <g key={planet.planet} data-planet={planet.planet}>
            <text class="label" x="0" y={i * ROW + 20}>
              {words.short[planet.planet as keyof typeof words.short]}
            </text>
            {BALAS.map((bala) => {
              const value = balaOf(planet, bala);
              const from = value < 0 ? value : end;
              if (value > 0) end += value;
              return (
                <rect
                  key={bala}
                  class={`bala ${bala}`}
                  x={x(from)}
                  y={i * ROW + 6}
                  width={Math.abs(value) * unit}
                  height="18"
                >
                  <title>{`${planet.planet} ${words.balas[bala]} ${value.toFixed(1)}`}</title>
                </rect>
              );
            })}
            <line class="need" x1={need} x2={need} y1={i * ROW + 2} y2={i * ROW + 28} />
            <text class={planet.is_sufficient ? 'figure' : 'figure weak'} x={WIDTH} y={i * ROW + 20}>
              {planet.total_rupas.toFixed(2)}
            </text>
          </g>
        );
      })}
      <line class="nought" x1={x(0)} x2={x(0)} y1="0" y2={planets.length * ROW + 4} />
    </svg>
  );
}

function Legend() {
  return (
    <ul class="legend">
      {BALAS.map((bala) => (
        <li key={bala}>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <rect class={`bala ${bala}`} width="12" height="12" />
          </svg>
          {words.balas[bala]}
        </li>
      ))}
      <li>
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <line class="need" x1="6" x2="6" y1="0" y2="12" />
        </svg>
        {words.required}
      </li>
    </ul>
  );
}

function Figures({ planets }: { planets: readonly Strength[] }) {
  const plain = settings.value.names === 'words';
  return (
    <Table
      caption={words.shadbalaFigures}
      rows={planets}
      rowKey={({ planet }) => planet}
      columns={[
        { head: words.body, cell: ({ planet }) => bodyLabel(planet, plain) },
        ...BALAS.map((bala) => ({
          head: words.balas[bala],
          numeric: true,
          cell: (planet: Strength) => balaOf(planet, bala).toFixed(1),
        })),
        { head: words.total, numeric: true, cell: ({ total_rupas: rupas }) => rupas.toFixed(2) },
        { head: words.required, numeric: true, cell: ({ required_rupas: rupas }) => rupas.toFixed(1) },
        { head: words.ratio, numeric: true, cell: ({ strength_ratio: ratio }) => ratio.toFixed(2) },
      ]}
    />
  );
}

const csvOf = (planets: readonly Strength[]): string =>
  csvText([
    ['planet', ...BALAS.map((bala) => `${bala}_shashtiamsas`), 'total_rupas', 'required_rupas', 'ratio'],
    ...planets.map((planet) => [
      planet.planet,
      ...BALAS.map((bala) => balaOf(planet, bala)),
      planet.total_rupas,
      planet.required_rupas,
      planet.strength_ratio,
    ]),
  ]);
