import type { Ref } from 'preact';
import { useRef } from 'preact/hooks';
import { callOf, useCall } from '../../api/client.js';
import type { AnswerOf } from '../../api/operations.js';
import { Answered } from '../../parts/answer.js';
import { csvText } from '../../../forms/csv.js';
import { saveFile } from '../../parts/export.js';
import { Panel } from '../../parts/panel.js';
import { pictureExports } from '../../parts/picture-exports.js';
import { param, setParams } from '../../state/url.js';
import { signs } from '../../text/en/names.js';
import { text } from '../../text/text.js';
import { observerOf } from './birth.js';
import type { Birth } from './birth.js';

const words = text.vedic;

type Rekhas = AnswerOf<'ashtakavarga'>;

/** The rekhas of each sign, for all planets together or for one. */
export function Ashtakavarga({ birth }: { birth: Birth }) {
  const call = birth.knowsTime
    ? callOf('ashtakavarga', { dt: birth.dt, ...observerOf(birth), ...birth.zodiac }, { basis: false })
    : null;
  const answer = useCall(call);
  const picture = useRef<SVGSVGElement>(null);
  const { data } = answer.value;
  const exports = [
    ...pictureExports(picture, 'ashtakavarga'),
    { form: 'CSV', save: () => void (data && saveFile('ashtakavarga.csv', 'text/csv', csvOf(data))) },
  ];
  return (
    <Panel title={words.ashtakavarga} calls={[call]} exports={data ? exports : []} class="strengths">
      {!birth.knowsTime && <p class="note">{words.noTime}</p>}
      {birth.knowsTime && (
        <Answered answer={answer}>
          {({ result }) => {
            const planets = Object.keys(result.bhinnashtakavarga);
            const planet = planets.includes(param('vp')) ? param('vp') : '';
            const rekhas = planet === '' ? result.sarvashtakavarga : result.bhinnashtakavarga[planet].rekhas;
            return (
              <>
                <PlanetChoice planet={planet} planets={planets} />
                <SignBars rekhas={rekhas} name={planet === '' ? words.sarva : planet} svg={picture} />
                <Grid result={result} />
              </>
            );
          }}
        </Answered>
      )}
    </Panel>
  );
}

function PlanetChoice({ planet, planets }: { planet: string; planets: readonly string[] }) {
  return (
    <div class="controls">
      <label>
        <span>{words.of}</span>
        <select value={planet} onChange={(event) => setParams({ vp: event.currentTarget.value })}>
          <option value="">{words.sarva}</option>
          {planets.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

const HEIGHT = 170,
  COLUMN = 32;

function SignBars({ rekhas, name, svg }: { rekhas: readonly number[]; name: string; svg: Ref<SVGSVGElement> }) {
  const most = Math.max(...rekhas, 1),
    mean = rekhas.reduce((sum, count) => sum + count, 0) / rekhas.length;
  const high = (count: number): number => (count / most) * (HEIGHT - 44);
  return (
    <svg
      ref={svg}
      class="bars"
      viewBox={`0 0 ${rekhas.length * COLUMN} ${HEIGHT}`}
      role="img"
      aria-label={words.ashtakavargaPicture(name)}
    >
      {rekhas.map((count, i) => (
        <g key={signs[i].word} data-sign={signs[i].word}>
          <rect
            class={count >= mean ? 'rekhas strong' : 'rekhas'}
            x={i * COLUMN + 5}
            y={HEIGHT - 24 - high(count)}
            width={COLUMN - 10}
            height={high(count)}
          >
            <title>{`${signs[i].word} ${count}`}</title>
          </rect>
          <text class="count" x={i * COLUMN + COLUMN / 2} y={HEIGHT - 29 - high(count)}>
            {count}
          </text>
          <text class="count" x={i * COLUMN + COLUMN / 2} y={HEIGHT - 6}>
            {signs[i].glyph}
          </text>
        </g>
      ))}
      <line class="nought" x1="0" x2={rekhas.length * COLUMN} y1={HEIGHT - 24} y2={HEIGHT - 24} />
    </svg>
  );
}

const rowsOf = (result: Rekhas['result']): [string, readonly number[]][] => [
  ...Object.entries(result.bhinnashtakavarga).map(([planet, { rekhas }]): [string, readonly number[]] => [
    planet,
    rekhas,
  ]),
  ['Sarva', result.sarvashtakavarga],
];

function Grid({ result }: { result: Rekhas['result'] }) {
  return (
    <div class="table" role="region" aria-label={words.rekhas} tabIndex={0}>
      <table class="rekha-grid">
        <thead>
          <tr>
            <th scope="col">{words.rekhas}</th>
            {signs.map(({ glyph, word }) => (
              <th key={word} scope="col" class="numeric">
                <span aria-hidden="true">{glyph}</span>
                <span class="visually-hidden">{word}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(result).map(([name, rekhas]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {rekhas.map((count, i) => (
                <td key={signs[i].word} class="numeric">
                  {count}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const csvOf = ({ result }: Rekhas): string =>
  csvText([['planet', ...signs.map(({ word }) => word)], ...rowsOf(result).map(([name, rekhas]) => [name, ...rekhas])]);
