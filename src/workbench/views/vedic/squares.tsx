import { useRef } from 'preact/hooks';
import { ask, callOf, useTask } from '../../api/client.js';
import type { AnswerOf } from '../../api/operations.js';
import { Answered } from '../../parts/answer.js';
import { csvText } from '../../../forms/csv.js';
import { saveFile } from '../../parts/export.js';
import { dms, zodiacal } from '../../parts/format.js';
import { Panel } from '../../parts/panel.js';
import { pictureExports } from '../../parts/picture-exports.js';
import { Table } from '../../parts/table.js';
import { settings } from '../../state/settings.js';
import { param, setParams } from '../../state/url.js';
import { text } from '../../text/text.js';
import { observerOf } from './birth.js';
import type { Birth } from './birth.js';
import { Square } from './square.js';
import { STYLES } from './square-cells.js';
import type { Style } from './square-cells.js';
import { houseOf } from './varga-points.js';
import type { VargaPoint } from './varga-points.js';

const words = text.vedic;
const GRAHAS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];
/** The named vargas by their divisor. */
const NAMED: Readonly<Record<number, string>> = {
  1: 'rasi',
  2: 'hora',
  3: 'drekkana',
  4: 'chaturthamsha',
  6: 'shashthamsha',
  7: 'saptamsa',
  8: 'ashtamsha',
  9: 'navamsa',
  10: 'dashamansa',
  12: 'dwadashamsa',
  16: 'shodashamsha',
  20: 'vimshamsha',
  24: 'chaturvimshamsha',
  27: 'saptavimshamsha',
  30: 'trimshamsa',
  40: 'khavedamsha',
  45: 'akshavedamsha',
  60: 'shashtiamsha',
};
const MOST_PARTS = 60;

type VargaAnswer = AnswerOf<'vargas'>;
interface Figure {
  readonly divisor: number;
  readonly points: Readonly<Record<string, VargaPoint>>;
  readonly provenance: VargaAnswer['provenance'];
}

const bodiesOf = ({ knowsTime }: Birth): readonly string[] => (knowsTime ? ['Lagna', ...GRAHAS] : GRAHAS);

const vargasCall = (birth: Birth) =>
  callOf('vargas', { dt: birth.dt, ...observerOf(birth), ...birth.zodiac, bodies: bodiesOf(birth) }, { basis: false });
const plainCall = (longitude: number, divisor: number) => callOf('varga', { sidereal_longitude: longitude, divisor });

/** The positions in one varga. The named vargas need one request; other divisions need one for each body. */
async function figureOf(birth: Birth, divisor: number, signal: AbortSignal): Promise<Figure> {
  const { results, provenance } = await ask(vargasCall(birth), signal);
  const name = NAMED[divisor];
  const entries = await Promise.all(
    bodiesOf(birth).map(async (body) => {
      const point = name ? results[body][name] : await ask(plainCall(results[body]['rasi'].longitude, divisor), signal);
      return [body, point] as const;
    }),
  );
  return { divisor, points: Object.fromEntries(entries), provenance };
}

/** The birth chart in any varga, drawn in the style of the north, south or east of India. */
export function Squares({ birth }: { birth: Birth }) {
  const requested = Number(param('vv') || 1),
    divisor = Number.isInteger(requested) && requested >= 1 && requested <= MOST_PARTS ? requested : 1;
  const style = (STYLES as readonly string[]).includes(param('vs')) ? (param('vs') as Style) : 'north';
  const call = vargasCall(birth);
  const answer = useTask<Figure>(`${JSON.stringify(call.body)} ${divisor}`, (signal) =>
    figureOf(birth, divisor, signal),
  );
  const picture = useRef<SVGSVGElement>(null);
  const { data } = answer.value;
  const exports = [
    ...pictureExports(picture, 'square'),
    { form: 'CSV', save: () => void (data && saveFile(`d${divisor}.csv`, 'text/csv', csvOf(data))) },
  ];
  return (
    <Panel title={words.squares} calls={[call]} exports={data ? exports : []} class="squares">
      <div class="controls">
        <StyleChoice style={style} />
        <VargaChoice divisor={divisor} />
      </div>
      {!birth.knowsTime && <p class="note">{words.fromMoon}</p>}
      <Answered answer={answer}>
        {({ divisor: drawn, points, provenance }) => (
          <>
            <Square
              points={points}
              style={style}
              title={words.picture(words.styles[style], titleOf(drawn))}
              svg={picture}
            />
            <p class="note">{words.ayanamsa(provenance.ayanamsa_system, dms(provenance.ayanamsa_offset))}</p>
            <Places points={points} />
          </>
        )}
      </Answered>
    </Panel>
  );
}

const titleOf = (divisor: number): string => {
  const name = NAMED[divisor];
  return name ? `D${divisor} ${name[0].toUpperCase()}${name.slice(1)}` : words.otherVarga(divisor);
};

function StyleChoice({ style }: { style: Style }) {
  return (
    <label>
      <span>{words.style}</span>
      <select value={style} onChange={(event) => setParams({ vs: event.currentTarget.value })}>
        {STYLES.map((name) => (
          <option key={name} value={name}>
            {words.styles[name]}
          </option>
        ))}
      </select>
    </label>
  );
}

function VargaChoice({ divisor }: { divisor: number }) {
  const all = Array.from({ length: MOST_PARTS }, (_, i) => i + 1);
  return (
    <label>
      <span>{words.varga}</span>
      <select value={String(divisor)} onChange={(event) => setParams({ vv: event.currentTarget.value })}>
        {[...all.filter((n) => n in NAMED), ...all.filter((n) => !(n in NAMED))].map((n) => (
          <option key={n} value={String(n)}>
            {titleOf(n)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Places({ points }: { points: Readonly<Record<string, VargaPoint>> }) {
  const plain = settings.value.names === 'words';
  return (
    <Table
      caption={words.place}
      rows={Object.entries(points)}
      rowKey={([body]) => body}
      columns={[
        { head: words.body, cell: ([body]) => body },
        { head: words.place, numeric: true, cell: ([, point]) => zodiacal(point.varga_longitude, plain) },
        { head: words.house, numeric: true, cell: ([, point]) => houseOf(points, point) },
      ]}
    />
  );
}

const csvOf = ({ points }: Figure): string =>
  csvText([
    ['body', 'sidereal_longitude_deg', 'varga_sign', 'degree_in_sign', 'house'],
    ...Object.entries(points).map(([body, point]) => [
      body,
      point.longitude,
      point.sign,
      point.sign_degree,
      houseOf(points, point),
    ]),
  ]);
